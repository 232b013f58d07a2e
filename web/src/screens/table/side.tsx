import type { Viewer } from '@hoard/kernel';
import type { Line, Play, Room } from '@hoard/table';
import { t } from '../../language.ts';
import type { GameSet } from '../../parts/game.ts';
import type { TableClient } from '../../tables/client.ts';
import { Doings } from './doings.tsx';
import { Log } from './log.tsx';
import { PeopleHere } from './people.tsx';
import { Talk } from './talk.tsx';

/** What the parts around the board are about. */
export interface SideProps extends GameSet {
  readonly client: TableClient;
  readonly clients: readonly TableClient[]; // of all chairs this device holds
  readonly names: readonly string[];
  readonly room: Room;
  readonly play: Play;
  readonly viewer: Viewer;
  readonly lines: readonly Line[];
}

/** Beside the board: who is here, what happened, what to say, and what else one may do. */
export function Side(props: SideProps) {
  return (
    <>
      <section>
        <h2>{t('table.people')}</h2>
        <PeopleHere {...props} />
      </section>
      <section class="side-log">
        <h2>{t('table.log')}</h2>
        <Log {...props} />
      </section>
      <Talk {...props} />
      <Doings {...props} />
    </>
  );
}
