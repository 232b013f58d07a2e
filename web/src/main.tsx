import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { speakLanguage } from './language.ts';
import './look/index.css';
import './page.css';
import { followAddress } from './route.ts';
import { dressPage } from './settings.ts';

effect(dressPage);
followAddress();
await new Promise<void>((spoken) => effect(() => void speakLanguage().then(spoken)));
render(<App />, document.getElementById('app')!);
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');
