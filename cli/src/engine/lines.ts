const LIMIT = 1 << 20; // bytes of a line

/** A line of input, or why it cannot be read. */
export type Line = { readonly text: string } | { readonly fault: string };

/** Cuts a stream of bytes into lines. A line that is too long is passed over without being kept. */
export function lineCutter(): { push(bytes: Buffer): Line[]; end(): Line[] } {
  let kept: Buffer[] = [];
  let length = 0;
  const keep = (bytes: Buffer) => {
    length += bytes.length;
    if (length <= LIMIT) kept.push(bytes);
    else kept = [];
  };
  const finish = (): Line => {
    const line: Line =
      length > LIMIT ? { fault: `A line may have at most ${LIMIT} bytes.` } : decode(Buffer.concat(kept));
    kept = [];
    length = 0;
    return line;
  };
  return {
    push(bytes) {
      const lines: Line[] = [];
      let from = 0;
      for (let to = bytes.indexOf(10); to >= 0; to = bytes.indexOf(10, from)) {
        keep(bytes.subarray(from, to));
        lines.push(finish());
        from = to + 1;
      }
      keep(bytes.subarray(from));
      return lines;
    },
    end: () => (length > 0 ? [finish()] : []),
  };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Buffer): Line {
  try {
    return { text: utf8.decode(bytes) };
  } catch {
    return { fault: 'The line is not UTF-8 text.' };
  }
}
