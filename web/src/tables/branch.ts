import type { Game, Seat } from '@hoard/kernel';
import { begin } from '@hoard/kernel';
import type { Event, TableRecord } from '@hoard/table';
import { holder } from './holders.ts';

const LEVEL = 'medium';

/**
 * The events of a table where a recorded match goes on from one of its moments: `mine` is played by this device, all
 * others by bots. Chairs that gave a share of the seed give it again, so that the same match is dealt.
 */
export function branchEvents(game: Game, record: TableRecord, moves: number, mine: Seat, name: string): Event[] {
  const { secret, salts } = record.shuffle;
  const me = holder(mine, name);
  const { options, seats, version } = record;
  const terms = { game: game.id, version, seats, options, access: 'private', spectators: false } as const;
  const manners = { memoryAid: true, speech: 'phrases', pace: 0, rated: false } as const;
  const sit = (seat: Seat, salt: string): Event => ({
    is: 'sat',
    seat,
    person: seat === mine ? me : { id: `then-${seat}`, name: record.names[seat]! },
    salt,
  });
  const chairs = salts.map(
    (salt, seat): Event => (salt === null ? { is: 'hired', seat, level: LEVEL } : sit(seat, salt)),
  );
  const gone = salts.flatMap((salt, seat): Event[] =>
    salt === null || seat === mine ? [] : [{ is: 'left', seat, level: LEVEL }],
  );
  return [
    { is: 'opened', by: me, terms: { ...terms, ...manners }, secret },
    ...chairs,
    { is: 'started' },
    ...played(game, record, moves),
    ...gone,
    // Who sits down during the match adds nothing to the seed.
    ...(salts[mine] === null ? [sit(mine, '')] : []),
  ];
}

function played(game: Game, record: TableRecord, moves: number): Event[] {
  const { state, rng } = begin(game, record);
  return record.moves.slice(0, moves).map((move) => {
    const seat = game.status(state).actor!;
    game.apply(state, game.parse(move), rng);
    return { is: 'moved', seat, move };
  });
}
