const WIDTH = 30;

/** Draws how far long work has come, where somebody watches. */
export function progressBar(total: number): (done: number) => void {
  if (!process.stderr.isTTY) return () => {};
  return (done) => {
    const filled = Math.round((WIDTH * done) / total);
    process.stderr.write(`\r[${'█'.repeat(filled)}${'·'.repeat(WIDTH - filled)}] ${done}/${total}`);
    if (done === total) process.stderr.write('\r\u001b[K');
  };
}
