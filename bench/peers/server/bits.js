// Basic Red7 on arrays of card numbers (7 × number + colour, red 6), by masks and small tables: what the peer servers and the load
// generator share, so that they differ only in how they serve.
const table = (size) => new Int32Array(size);
const POP64 = table(128);
const TOPB = table(128);
const RUN64 = table(128); // low three bits the highest number of the longest run, length × 64
const ROW = table(128);
const COLT = table(128);
const V = Int32Array.from({ length: 49 }, (_, r) => Math.trunc(r / 7));
const S = Int32Array.from({ length: 49 }, (_, r) => r % 7);
TOPB[0] = -1;
for (let m = 1; m < 128; m++) {
  let n = 0,
    t = 0,
    longest = 0,
    end = 0;
  for (let b = 0; b < 7; b++) {
    if ((m >> b) & 1) {
      n++;
      t = b;
    }
    let l = 0;
    while (b - l >= 0 && (m >> (b - l)) & 1) l++;
    if (l > 0 && l >= longest) {
      longest = l;
      end = b;
    }
  }
  POP64[m] = n * 64;
  TOPB[m] = t;
  ROW[m] = n * 64 + t;
  COLT[m] = n * 64 + t * 7;
  RUN64[m] = longest * 64 + end;
}

const row = new Uint8Array(8),
  colm = new Uint8Array(8),
  out7 = new Int32Array(8),
  opp7 = new Int32Array(8);
function scores(pal, extra, dst) {
  row.fill(0);
  colm.fill(0);
  let pm = 0,
    cm = 0,
    top = -1,
    gn = 0,
    gt = -1,
    vn = 0,
    vt = -1;
  const n = pal.length;
  for (let i = 0; i <= n; i++) {
    const r = i < n ? pal[i] : extra;
    if (r < 0) break;
    const v = V[r],
      s = S[r];
    row[v] |= 1 << s;
    colm[s] |= 1 << v;
    pm |= 1 << v;
    cm |= 1 << s;
    if (r > top) top = r;
    if (v & 1) {
      gn++;
      if (r > gt) gt = r;
    }
    if (v < 3) {
      vn++;
      if (r > vt) vt = r;
    }
  }
  let o = 0,
    y = 0;
  for (let i = 0; i < 7; i++) {
    if (row[i]) {
      const t = ROW[row[i]] + i * 7;
      if (t > o) o = t;
    }
    if (colm[i]) {
      const t = COLT[colm[i]] + i;
      if (t > y) y = t;
    }
  }
  const run = RUN64[pm],
    tv = run & 7;
  dst[6] = top < 0 ? 0 : 64 + top;
  dst[5] = o;
  dst[4] = y;
  dst[3] = gn ? gn * 64 + gt : 0;
  dst[2] = POP64[cm] + (top < 0 ? 0 : top);
  dst[1] = top < 0 ? 0 : (run & ~63) + tv * 7 + TOPB[row[tv]];
  dst[0] = vn ? vn * 64 + vt : 0;
}
function opponents(palettes, out, p) {
  opp7.fill(0);
  for (let q = 0; q < palettes.length; q++)
    if (q !== p && !out[q]) {
      scores(palettes[q], -1, out7);
      for (let k = 0; k < 7; k++) if (out7[k] > opp7[k]) opp7[k] = out7[k];
    }
}
function leads(G, p, pal, rule) {
  // immer drafts: copy to plain first
  opponents(G.palettes, G.out, p);
  scores(pal, -1, out7);
  return out7[rule] > opp7[rule];
}
function enumerate(G, p) {
  const hand = G.hands[p],
    pal = G.palettes[p],
    n = hand.length,
    moves = [],
    both = [];
  opponents(G.palettes, G.out, p);
  for (let i = 0; i < n; i++) {
    scores(pal, hand[i], out7);
    if (out7[G.rule] > opp7[G.rule]) moves.push({ move: 'play', args: [hand[i]] });
    for (let j = 0; j < n; j++)
      if (j !== i) {
        const s = S[hand[j]];
        if (out7[s] > opp7[s]) both.push({ move: 'playDiscard', args: [hand[i], hand[j]] });
      }
  }
  scores(pal, -1, out7);
  for (let j = 0; j < n; j++) {
    const s = S[hand[j]];
    if (out7[s] > opp7[s]) moves.push({ move: 'discard', args: [hand[j]] });
  }
  for (let k = 0; k < both.length; k++) moves.push(both[k]);
  return moves;
}

export { enumerate, leads };
