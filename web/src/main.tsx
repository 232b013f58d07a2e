import { effect } from '@preact/signals';
import { render } from 'preact';
import { App, fetchPlace } from './app.tsx';
import { speakLanguage } from './language.ts';
import './look/index.css';
import './page.css';
import { followAddress, route } from './route.ts';
import { dressPage } from './settings.ts';

/** Shows the page when its words and the code of the place are here. */
async function open(): Promise<void> {
  const spoken = new Promise<void>((resolve) => effect(() => void speakLanguage().then(resolve)));
  const place = fetchPlace(route.value).catch(() => {}); // if it did not come, the page says so
  await Promise.all([spoken, place]);
  render(<App />, document.getElementById('app')!);
}

effect(dressPage);
followAddress();
void open();
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');
