import type { Journey } from '@hoard/board';
import type { Happening, Viewer } from '@hoard/kernel';

/** Where eggs come from, where broken ones go, and how a dragon without a place flies away. */
export function journeys(happenings: readonly Happening[], viewer: Viewer): Journey[] {
  return happenings.flatMap(({ what, args: { seat, cell, dragon } }, beat): Journey[] => {
    switch (what) {
      case 'eggPut':
        return [{ piece: `egg ${cell}`, beat, from: seat === viewer ? 'nest' : `seat ${seat}` }];
      case 'broke':
        return [{ piece: `egg ${cell}`, beat, to: `seat ${seat}` }];
      case 'summoned':
      case 'burned':
        return [{ piece: `dragon ${dragon}`, beat }];
      case 'discarded':
        return [{ piece: `dragon ${dragon}`, beat, to: 'sky' }];
      default:
        return [];
    }
  });
}
