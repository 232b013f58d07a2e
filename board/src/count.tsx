import './count.css';

/** A number or letter beside a thing: drawn by the style sheet, since the thing's label says it already. */
export function Count({ of, class: name = '' }: { readonly of: number | string; readonly class?: string }) {
  return <b class={`count ${name}`} data-of={of} />;
}
