import { signal } from '@preact/signals';
import { speak } from '../voice.ts';

const said = signal('');

/** Says something aloud: to screen readers, and by the browser's voice where it is wanted. */
export function announce(text: string): void {
  if (text === '') return;
  said.value = text;
  speak(text);
}

/** Where screen readers listen. */
export function Announcer() {
  return (
    <div class="unseen" aria-live="polite">
      {said.value}
    </div>
  );
}
