import { Emblem } from './emblem.tsx';
import './coin.css';

/** A coin: its value where one knows it, else the dragon's eye of its back. */
export function Coin({ value }: { readonly value: number | '?' }) {
  return (
    <svg class="drakon-coin" viewBox="0 0 40 40" data-hidden={value === '?' ? '' : undefined} aria-hidden="true">
      <circle class="drakon-rim" cx="20" cy="20" r="19" />
      <circle class="drakon-field" cx="20" cy="20" r="14.5" />
      {value === '?' ? (
        <path class="drakon-slit" d="M20 9C25 15 25 25 20 31 15 25 15 15 20 9Z" />
      ) : (
        <Emblem class="drakon-value" name={`gold-${value}`} at={[0, 0, 40]} />
      )}
    </svg>
  );
}
