import sheet from './emblems.svg';

interface EmblemProps {
  readonly name: string; // in emblems.svg
  readonly class?: string;
  readonly at?: readonly [x: number, y: number, size: number]; // its box in the drawing around it; else it fills that
}

/** An emblem in the colours of the drawing it stands in. */
export function Emblem({ name, class: kind, at: [x, y, size] = [0, 0, 512] }: EmblemProps) {
  return <use class={kind} href={`${sheet}#${name}`} x={x} y={y} width={size} height={size} />;
}

/** An emblem in the size of the text around it. */
export function Sign({ name, class: kind = '' }: EmblemProps) {
  return (
    <svg class={`icon ${kind}`} viewBox="0 0 512 512" width="1em" height="1em" fill="currentColor" aria-hidden="true">
      <Emblem name={name} />
    </svg>
  );
}
