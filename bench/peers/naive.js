// Basic Red7 as one would simply write it: arrays and objects, no masks.
// card r = (value-1)*7 + s, s = colour strength: 6 red,5 orange,4 yellow,3 green,2 blue,1 indigo,0 violet.  rule = s of canvas top.
const val = (r) => Math.floor(r / 7) + 1;
const col = (r) => r % 7;
// returns the best qualifying set as [count, highestCard]; count 0 => cannot lead.
function best(sets) {
  let n = 0,
    hi = -1;
  for (const s of sets) {
    if (s.length === 0) continue;
    const m = Math.max(...s);
    if (s.length > n || (s.length === n && m > hi)) {
      n = s.length;
      hi = m;
    }
  }
  return n === 0 ? 0 : n * 64 + hi;
}
function score(palette, rule) {
  switch (rule) {
    case 6:
      return palette.length ? 64 + Math.max(...palette) : 0; // red: highest card
    case 5: {
      const g = [[], [], [], [], [], [], [], []];
      for (const c of palette) g[val(c)].push(c);
      return best(g);
    } // orange: same number
    case 4: {
      const g = [[], [], [], [], [], [], []];
      for (const c of palette) g[col(c)].push(c);
      return best(g);
    } // yellow: same colour
    case 3:
      return best([palette.filter((c) => val(c) % 2 === 0)]); // green: even
    case 2: {
      const top = {};
      for (const c of palette) if (top[col(c)] === undefined || top[col(c)] < c) top[col(c)] = c;
      return best([Object.values(top)]);
    } // blue
    case 1: {
      // indigo: longest run
      const top = [];
      for (const c of palette) {
        const v = val(c);
        if (top[v] === undefined || top[v] < c) top[v] = c;
      }
      const runs = [];
      let cur = [];
      for (let v = 1; v <= 8; v++) {
        if (top[v] !== undefined) cur.push(top[v]);
        else {
          runs.push(cur);
          cur = [];
        }
      }
      return best(runs);
    }
    case 0:
      return best([palette.filter((c) => val(c) < 4)]); // violet: below 4
  }
  throw new Error('rule');
}
function oppBest(palettes, out, p, rule) {
  let m = 0;
  for (let q = 0; q < palettes.length; q++) if (q !== p && !out[q]) m = Math.max(m, score(palettes[q], rule));
  return m;
}
// All lead-keeping moves, in canonical order: palette i ; canvas j ; palette i + canvas j. Empty => must pass (lose).
function enumerate(G, p) {
  const hand = G.hands[p],
    pal = G.palettes[p],
    moves = [];
  const ob = []; // opponents' best per rule (lazy)
  const opp = (rule) => (ob[rule] === undefined ? (ob[rule] = oppBest(G.palettes, G.out, p, rule)) : ob[rule]);
  for (const a of hand) if (score([...pal, a], G.rule) > opp(G.rule)) moves.push({ move: 'play', args: [a] });
  for (const b of hand) if (score(pal, col(b)) > opp(col(b))) moves.push({ move: 'discard', args: [b] });
  for (const a of hand) {
    const np = [...pal, a];
    for (const b of hand)
      if (a !== b && score(np, col(b)) > opp(col(b))) moves.push({ move: 'playDiscard', args: [a, b] });
  }
  return moves;
}

export { col, enumerate, oppBest, score, val };
