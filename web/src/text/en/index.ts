import { books } from './books.ts';
import { games } from './games.ts';
import { match } from './match.ts';
import { page } from './page.ts';
import { settings } from './settings.ts';
import { tables } from './tables.ts';

export const en = { ...page, ...games, ...settings, ...tables, ...match, ...books };
