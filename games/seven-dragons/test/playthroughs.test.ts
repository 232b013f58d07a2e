import { tellsAsBefore } from '../../../checks/playthrough.ts';
import { box } from '../index.ts';

const folder = new URL('playthroughs/', import.meta.url);

tellsAsBefore(box, folder, {
  title: 'two players',
  seats: 2,
  options: { moveBonus: false },
  seed: 'two 167',
});
tellsAsBefore(box, folder, {
  title: 'five players, move bonus',
  seats: 5,
  options: { moveBonus: true },
  seed: 'five 293',
});
