import { Emblem } from './emblem.tsx';
import { GemShape } from './gem.tsx';

/** The back all cards share: a diamond, and the signs of the four castles. */
export function BackPicture() {
  return (
    <>
      <rect width="100" height="140" fill="var(--back)" />
      <rect width="100" height="140" fill="url(#pattern-crosses)" opacity="0.14" />
      <rect x="7" y="7" width="86" height="126" rx="10" fill="none" stroke="var(--trim)" stroke-width="3" />
      <circle cx="50" cy="70" r="31" fill="var(--back-deep)" stroke="var(--trim)" stroke-width="3" />
      <g transform="translate(28 50) scale(.44)">
        <GemShape />
      </g>
      <g fill="var(--trim)">
        <Emblem colour="R" transform="translate(25 27)" />
        <Emblem colour="B" transform="translate(75 27)" />
        <Emblem colour="G" transform="translate(25 113)" />
        <Emblem colour="Y" transform="translate(75 113)" />
      </g>
    </>
  );
}
