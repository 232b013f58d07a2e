import { type TextKey, t } from '../language.ts';
import { Choices } from '../parts/choices.tsx';
import { Page } from '../parts/page.tsx';
import { SETTINGS, type Setting, set, settings, type Value } from '../settings.ts';
import { callMe, identity, myName } from '../tables/device.ts';
import { introduced } from '../tables/server.ts';

const LANGUAGE_NAMES: { readonly [language: string]: string } = {
  en: 'English',
  cs: 'Čeština',
  sk: 'Slovenčina',
  pl: 'Polski',
};

/** How this device looks, sounds and speaks. */
export function SettingsScreen() {
  return (
    <Page title={t('settings.title')} class="narrow">
      <Name />
      {(Object.keys(SETTINGS) as Setting[]).map((name) => (
        <Row key={name} name={name} />
      ))}
      <p>
        <a href="/about">{t('settings.about')}</a>
      </p>
    </Page>
  );
}

function Row<S extends Setting>({ name }: { readonly name: S }) {
  return (
    <Choices<Value<S>>
      label={t(`settings.${name}` as TextKey)}
      note={t(`settings.${name}.note` as TextKey)}
      values={SETTINGS[name]}
      value={settings[name].value}
      textOf={(value) => LANGUAGE_NAMES[value] ?? t(`settings.${name}.${value}` as TextKey)}
      choose={(value) => set(name, value)}
    />
  );
}

function Name() {
  return (
    <label class="labelled">
      <span>{t('settings.name')}</span>
      <input
        class="field"
        value={myName.value}
        maxLength={24}
        autocomplete="nickname"
        onChange={(event) => {
          callMe(event.currentTarget.value);
          if (identity() !== undefined && myName.value !== '') void introduced(myName.value).catch(() => {});
        }}
      />
    </label>
  );
}
