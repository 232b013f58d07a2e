import { tellsAsBefore } from '../../../checks/playthrough.ts';
import { box } from '../index.ts';

const folder = new URL('playthroughs/', import.meta.url);

tellsAsBefore(box, folder, {
  title: 'two players',
  seats: 2,
  options: { buyAfterDraw: false, colourReleased: false },
  seed: 'castles 2',
});
tellsAsBefore(box, folder, {
  title: 'buying after a draw, three players',
  seats: 3,
  options: { buyAfterDraw: true, colourReleased: false },
  seed: 'bazaar 1',
});
tellsAsBefore(box, folder, {
  title: 'colours released, four players',
  seats: 4,
  options: { buyAfterDraw: false, colourReleased: true },
  seed: 'ruins 3',
});
tellsAsBefore(box, folder, {
  title: 'both options, two players',
  seats: 2,
  options: { buyAfterDraw: true, colourReleased: true },
  seed: 'ruins 4',
});
