// What a measured server tells its parent: CPU time and memory, after collecting garbage where asked.
export function reportToParent() {
  process.on('message', ({ cmd, gc }) => {
    if (cmd === 'exit') process.exit(0);
    if (gc && globalThis.gc) for (let i = 0; i < 2; i++) globalThis.gc();
    const { user, system } = process.cpuUsage();
    const { heapUsed, rss } = process.memoryUsage();
    process.send({ cpu: (user + system) / 1000, heap: heapUsed, rss });
  });
  process.on('disconnect', () => process.exit(0));
}
