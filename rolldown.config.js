/** Bundles the command line and the server, so that they start at once; threads are files of their own. */
export default {
  input: {
    hoard: 'cli/dist/main.js',
    'store-worker': 'server/dist/store/sqlite/store-worker.js',
    'bots/worker': 'server/dist/bots/worker.js',
  },
  platform: 'node',
  external: ['libsql', 'pg', 'ioredis', 'bullmq'], // native code, and what only several nodes need
  output: { dir: '.build', format: 'esm', minify: true, chunkFileNames: '[name].js' },
};
