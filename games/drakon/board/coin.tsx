import './coin.css';

const DIGIT: { readonly [value: number]: string } = {
  1: 'M15.5 14.5 21.5 10H24.4V30H19.8V16.4L15.5 19Z',
  2: 'M13.5 16.5C13.5 12.5 16.4 10 20.2 10 24 10 26.6 12.4 26.6 15.8 26.6 20.2 21.5 22.6 19.2 26H26.8V30H13.2V26.8C15 22.4 22.2 19.6 22.2 16.2 22.2 14.7 21.4 14 20 14 18.5 14 17.6 15 17.6 16.8Z',
  3: 'M13.8 10.4H26V14L21.6 18.1C24.8 18.6 26.9 20.7 26.9 23.8 26.9 27.5 24 30.2 19.8 30.2 16.2 30.2 13.6 28.3 13 25.2L16.8 24C17.2 25.7 18.3 26.4 19.8 26.4 21.5 26.4 22.6 25.4 22.6 23.8 22.6 22 21.2 21.1 18.4 21.3L17.6 18.7 21 14.4H13.8Z',
};

/** A coin: its value where one knows it, else the dragon's eye of its back. */
export function Coin({ value }: { readonly value: number | '?' }) {
  return (
    <svg class="drakon-coin" viewBox="0 0 40 40" data-hidden={value === '?' ? '' : undefined} aria-hidden="true">
      <circle class="drakon-rim" cx="20" cy="20" r="19" />
      <circle class="drakon-field" cx="20" cy="20" r="14.5" />
      {value === '?' ? (
        <path class="drakon-slit" d="M20 9C25 15 25 25 20 31 15 25 15 15 20 9Z" />
      ) : (
        <path class="drakon-value" d={DIGIT[value]} />
      )}
    </svg>
  );
}
