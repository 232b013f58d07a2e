import { language } from './language.ts';
import { settings } from './settings.ts';

/** Says something with the browser's own voice, if that is wanted. */
export function speak(text: string): void {
  if (settings.voice.value !== 'on' || !('speechSynthesis' in globalThis)) return;
  if (!navigator.userActivation.hasBeenActive) return; // nobody is addressed before they have touched the page
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language();
  const voice = speechSynthesis.getVoices().find(({ lang }) => lang.startsWith(language()));
  if (voice !== undefined) words.voice = voice;
  speechSynthesis.speak(words);
}
