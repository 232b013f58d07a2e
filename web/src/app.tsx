import { useEffect } from 'preact/hooks';
import { Announcer } from './parts/announcer.tsx';
import { Guard } from './parts/guard.tsx';
import { later } from './parts/later.tsx';
import { type Route, route } from './route.ts';
import { Home } from './screens/home/home.tsx';
import { Lost } from './screens/lost.tsx';

/** Screens whose code is fetched when somebody goes there. */
const LATER = {
  new: later(() => import('./screens/new/new.tsx').then(({ New }) => New)),
  lobby: later(() => import('./screens/lobby.tsx').then(({ Lobby }) => Lobby)),
  mine: later(() => import('./screens/mine.tsx').then(({ Mine }) => Mine)),
  table: later(() => import('./screens/table/table.tsx').then(({ TableScreen }) => TableScreen)),
  replay: later(() => import('./screens/replay/replay.tsx').then(({ Replay }) => Replay)),
  rules: later(() => import('./screens/rules/rules.tsx').then(({ Rules }) => Rules)),
  settings: later(() => import('./screens/settings.tsx').then(({ SettingsScreen }) => SettingsScreen)),
  about: later(() => import('./screens/about.tsx').then(({ About }) => About)),
};

/** Fetches the code of a place before it is shown. */
export async function fetchPlace({ at }: Route): Promise<void> {
  if (at in LATER) await LATER[at as keyof typeof LATER].fetch();
}

/** The whole page: one screen at a time, and what is said aloud. */
export function App() {
  const here = route.value;
  const place = placeOf(here);
  useEffect(() => {
    document.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true });
  }, [place]);
  return (
    <>
      <Guard key={place}>{screenOf(here)}</Guard>
      <Announcer />
    </>
  );
}

/** What makes it another place, and not the same with other settings. */
function placeOf(here: Route): string {
  if ('table' in here) return `${here.at} ${here.table}`;
  return 'game' in here ? `${here.at} ${here.game}` : here.at;
}

function screenOf(here: Route) {
  switch (here.at) {
    case 'home':
      return <Home />;
    case 'new':
      return <LATER.new game={here.game} />;
    case 'lobby':
      return <LATER.lobby />;
    case 'mine':
      return <LATER.mine />;
    case 'table':
      return <LATER.table table={here.table} />;
    case 'replay':
      return <LATER.replay {...here} />;
    case 'rules':
      return <LATER.rules game={here.game} section={here.section} />;
    case 'settings':
      return <LATER.settings />;
    case 'about':
      return <LATER.about />;
    default:
      return <Lost />;
  }
}
