import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { preloadFonts } from './build/fonts.ts';
import { icons } from './build/icons.ts';
import { textsByLanguage, withoutTexts } from './build/texts.ts';
import { installable } from './sw/installable.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [
    icons([here('src'), here('../board/src'), here('../games')]),
    textsByLanguage(),
    preloadFonts(/(fraunces|nunito).*latin-(soft|wght)/),
    installable(),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  worker: { format: 'es', plugins: () => [withoutTexts()] },
});
