import type { Plugin } from 'vite';

const INDEX = /\/(games\/[\w-]+(\/board)?|table\/src)\/text\/index\.ts$/;
const BOOK = /import \{ (\w+) \} from '\.\/\1\.ts';/g; // import { en } from './en.ts';

/** In the page, the words of games, boards and tables are fetched in the language spoken, and in no other. */
export function textsByLanguage(): Plugin {
  return {
    name: 'hoard-texts-by-language',
    enforce: 'pre',
    transform: {
      filter: { id: INDEX },
      handler(code) {
        const books = [...code.matchAll(BOOK)].map(
          ([, language]) => `${language}: () => import('./${language}.ts').then((book) => book.${language})`,
        );
        return `import { shelve } from '/src/language.ts';\nexport const texts = await shelve({ ${books} });`;
      },
    },
  };
}

/** In a worker nobody says anything. */
export function withoutTexts(): Plugin {
  return {
    name: 'hoard-without-texts',
    enforce: 'pre',
    transform: { filter: { id: INDEX }, handler: () => 'export const texts = {};' },
  };
}
