import { tellsAsBefore } from '../../../checks/playthrough.ts';
import { box } from '../index.ts';

const folder = new URL('playthroughs/', import.meta.url);

tellsAsBefore(box, folder, {
  title: 'basic, two players',
  seats: 2,
  options: { advanced: false, actions: false, sevenMayMoveItself: true },
  seed: 'basic 3',
});
tellsAsBefore(box, folder, {
  title: 'actions, three players',
  seats: 3,
  options: { advanced: false, actions: true, sevenMayMoveItself: false },
  seed: 'actions 2',
});
tellsAsBefore(box, folder, {
  title: 'advanced with actions, four players',
  seats: 4,
  options: { advanced: true, actions: true, sevenMayMoveItself: true },
  seed: 'everything 1',
});
