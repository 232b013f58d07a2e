import { tellsAsBefore } from '../../../checks/playthrough.ts';
import { box } from '../index.ts';

const folder = new URL('playthroughs/', import.meta.url);

tellsAsBefore(box, folder, { title: 'five dragons, and a player skipped', seats: 2, options: {}, seed: 'fire 247' });
tellsAsBefore(box, folder, { title: 'five dragons, and a draw', seats: 2, options: {}, seed: 'fire 239' });
tellsAsBefore(box, folder, { title: 'no dragon', seats: 2, options: {}, seed: 'fire 154' });
