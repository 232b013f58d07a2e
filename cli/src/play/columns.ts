const WIDTH = 100;

/** A numbered list, in as many columns as fit, read from top to bottom. */
export function numbered(items: readonly string[]): string {
  const lines = items.map((item, i) => `${String(i + 1).padStart(4)}  ${item}`);
  const widest = Math.max(...lines.map((line) => line.length)) + 2;
  const columns = items.length > 12 ? Math.max(1, Math.floor(WIDTH / widest)) : 1;
  const rows = Math.ceil(lines.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => (lines[column * rows + row] ?? '').padEnd(widest))
      .join('')
      .trimEnd(),
  ).join('\n');
}
