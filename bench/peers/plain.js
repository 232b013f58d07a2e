// Plain JavaScript without a framework: what "just write it" costs.
import { col, enumerate } from './naive.js';

let s = 7;
const rnd = () => {
  s ^= s << 13;
  s ^= s >>> 17;
  s ^= s << 5;
  return s >>> 16;
};
/** Plays so many games; answers with the turns made. */
export function play(np, games) {
  let moves = 0;
  const dk = Array.from({ length: 49 }, (_, i) => i);
  for (let g = 0; g < games; g++) {
    for (let i = 0; i < np * 8; i++) {
      const j = i + ((rnd() * (49 - i)) >>> 16);
      [dk[i], dk[j]] = [dk[j], dk[i]];
    }
    const G = { hands: [], palettes: [], out: new Array(np).fill(false), rule: 6 };
    for (let p = 0; p < np; p++) {
      G.hands.push(dk.slice(p * 8, p * 8 + 7));
      G.palettes.push([dk[p * 8 + 7]]);
    }
    let p = (G.palettes.map((x) => x[0]).reduce((b, c, i, a) => (c > a[b] ? i : b), 0) + 1) % np,
      left = np;
    for (;;) {
      const ms = enumerate(G, p);
      moves++;
      if (!ms.length) {
        G.out[p] = true;
        if (--left === 1) break;
      } else {
        const m = ms[(rnd() * ms.length) >>> 16],
          h = G.hands[p];
        const rm = (c) => h.splice(h.indexOf(c), 1);
        if (m.move !== 'discard') {
          rm(m.args[0]);
          G.palettes[p].push(m.args[0]);
        }
        if (m.move !== 'play') {
          const d = m.args[m.args.length - 1];
          rm(d);
          G.rule = col(d);
        }
      }
      do p = (p + 1) % np;
      while (G.out[p]);
    }
  }
  return moves;
}
