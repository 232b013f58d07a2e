import { useSignal } from '@preact/signals';
import { t } from '../../language.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { later } from '../../parts/later.tsx';
import type { Ask } from './ask.ts';

const Qr = later(() => import('../../parts/qr.tsx').then(({ Qr }) => Qr));

interface InviteProps {
  readonly table: string;
  readonly seat: number;
  readonly ask: Ask;
}

/** Gives a chair away. */
export function Invite({ table, seat, ask }: InviteProps) {
  const link = useSignal<string | undefined>(undefined);
  async function invite(): Promise<void> {
    const answered = await ask({ do: 'invite', seat });
    if (answered.is !== 'done' || answered.link === undefined) return;
    // What stands after "#" reaches no server and no log.
    link.value = `${location.origin}/t/${table}#seat=${answered.link}`;
  }
  return (
    <>
      <button type="button" class="button" onClick={invite}>
        {t('gather.invite')}
      </button>
      {link.value !== undefined && (
        <Invitation
          link={link.value}
          close={() => {
            link.value = undefined;
          }}
        />
      )}
    </>
  );
}

interface InvitationProps {
  readonly link: string;
  readonly close: () => void;
}

/** A chair to give away: by picture or by link. Who has it sits there. */
function Invitation({ link, close }: InvitationProps) {
  const copied = useSignal(false);
  return (
    <Dialog title={t('invite.title')} close={close}>
      <p>{t('invite.text')}</p>
      <Qr text={link} label={t('invite.qr')} />
      <input
        class="field invite-link"
        readOnly
        value={link}
        aria-label={t('invite.link')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p class="row">
        <button
          type="button"
          class="button"
          data-kind="first"
          onClick={async () => {
            await navigator.clipboard.writeText(link);
            copied.value = true;
          }}
        >
          {t(copied.value ? 'invite.copied' : 'invite.copy')}
        </button>
        {'share' in navigator && (
          <button type="button" class="button" onClick={() => navigator.share({ url: link }).catch(() => {})}>
            {t('invite.share')}
          </button>
        )}
      </p>
    </Dialog>
  );
}
