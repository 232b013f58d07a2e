interface IconProps {
  readonly path: string; // imported from 'icon:dragon-head'
  readonly class?: string;
}

/** An icon in the colour and size of the text around it. */
export function Icon({ path, class: name = '' }: IconProps) {
  return (
    <svg class={`icon ${name}`} viewBox="0 0 512 512" width="1em" height="1em" aria-hidden="true">
      <path fill="currentColor" d={path} />
    </svg>
  );
}
