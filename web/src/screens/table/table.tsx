import type { Problem } from '@hoard/table';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { hasBoard } from '../../boards.ts';
import { t } from '../../language.ts';
import { useGame } from '../../parts/game.ts';
import { later, Waiting } from '../../parts/later.tsx';
import { Page } from '../../parts/page.tsx';
import { problemSentence } from '../../parts/problem.ts';
import { go } from '../../route.ts';
import { forgetIdentity, myName } from '../../tables/device.ts';
import { rememberLately } from '../../tables/lately.ts';
import { Lost } from '../lost.tsx';
import { Match } from './match.tsx';
import { invitation, useSitting } from './sitting.ts';
import './table.css';

const Gathering = later(() => import('./gathering.tsx').then(({ Gathering }) => Gathering));
const Welcome = later(() => import('./welcome.tsx').then(({ Welcome }) => Welcome));

/** The way to a table; who is invited and has no name yet is asked for it first. */
export function TableScreen({ table }: { readonly table: string }) {
  const link = useMemo(invitation, []);
  const named = useSignal(link === undefined || myName.value !== '');
  if (named.value) return <AtTable table={table} link={link} />;
  return (
    <Welcome
      sit={() => {
        named.value = true;
      }}
    />
  );
}

interface AtTableProps {
  readonly table: string;
  readonly link: string | undefined; // of an invitation
}

/** A table, from its first chair to its last move. */
function AtTable({ table, link }: AtTableProps) {
  const { clients, eyes, trouble } = useSitting(table, link);
  const client = eyes.value;
  const shown = client?.shown.value;
  const game = shown?.room.terms.game;
  const set = useGame(game);
  const next = shown?.room.next;
  useEffect(() => {
    if (next !== undefined) go({ at: 'table', table: next });
  }, [next]);

  const phase = shown?.room.phase;
  useEffect(() => {
    if (game !== undefined && phase !== undefined) rememberLately({ table, game }, phase);
  }, [table, game, phase]);

  const problem = trouble.value ?? (shown === undefined ? client?.trouble.value : undefined);
  if (problem !== undefined) return <NoTable problem={problem} />;
  const arrived = clients.value.every((each) => each.shown.value !== undefined);
  if (client === undefined || shown === undefined || !arrived) return <Waiting />;
  if (shown.room.phase === 'gathering') return <Gathering client={client} shown={shown} />;
  if (game !== undefined && !hasBoard(game)) return <Lost />;
  if (set === undefined) return <Waiting />;
  return <Match clients={clients.value} eyes={eyes} box={set.box} board={set.board} />;
}

function NoTable({ problem }: { readonly problem: Problem }) {
  const again = () => {
    if (problem === 'badToken') forgetIdentity(); // it introduces itself anew
    location.reload();
  };
  return (
    <Page title={t('table.none')}>
      <p class="lead">{problemSentence(problem)}</p>
      <p class="row">
        <button type="button" class="button" data-kind="first" onClick={again}>
          {t('table.again')}
        </button>
        <a class="button" href="/">
          {t('page.home')}
        </a>
      </p>
    </Page>
  );
}
