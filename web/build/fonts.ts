import type { Plugin } from 'vite';

/** Lets the browser fetch these fonts together with the page, so that no text is drawn twice. */
export function preloadFonts(names: RegExp): Plugin {
  return {
    name: 'hoard-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => names.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head-prepend',
          })),
    },
  };
}
