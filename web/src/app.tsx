import { useEffect } from 'preact/hooks';
import { Announcer } from './parts/announcer.tsx';
import { Guard } from './parts/guard.tsx';
import { later } from './parts/later.tsx';
import { type Route, route } from './route.ts';
import { Home } from './screens/home/home.tsx';
import { Lost } from './screens/lost.tsx';

const New = later(() => import('./screens/new/new.tsx').then(({ New }) => New));
const Lobby = later(() => import('./screens/lobby.tsx').then(({ Lobby }) => Lobby));
const Mine = later(() => import('./screens/mine.tsx').then(({ Mine }) => Mine));
const TableScreen = later(() => import('./screens/table/table.tsx').then(({ TableScreen }) => TableScreen));
const Replay = later(() => import('./screens/replay/replay.tsx').then(({ Replay }) => Replay));
const Rules = later(() => import('./screens/rules/rules.tsx').then(({ Rules }) => Rules));
const SettingsScreen = later(() => import('./screens/settings.tsx').then(({ SettingsScreen }) => SettingsScreen));
const About = later(() => import('./screens/about.tsx').then(({ About }) => About));

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
      return <New game={here.game} />;
    case 'lobby':
      return <Lobby />;
    case 'mine':
      return <Mine />;
    case 'table':
      return <TableScreen table={here.table} />;
    case 'replay':
      return <Replay {...here} />;
    case 'rules':
      return <Rules game={here.game} section={here.section} />;
    case 'settings':
      return <SettingsScreen />;
    case 'about':
      return <About />;
    default:
      return <Lost />;
  }
}
