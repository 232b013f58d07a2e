/*
 * The limit in JavaScript: basic Red7 tuned by hand. One Int32Array holds tables and state, scores are kept incrementally,
 * the legality of all moves comes from a mask of seven bits a hand card, nothing is allocated.
 * M is laid out as follows (a player's stride is 8):
 */
const T_POP = 0,
  T_TOP = 128,
  T_RUN = 256,
  T_ROW = 384,
  T_COL = 512,
  T_M4 = 640,
  T_V = 768,
  T_S = 832, // tables
  DECK = 896,
  HAND = 960,
  HN = 992,
  ROWS = 1000,
  COLS = 1032,
  PM = 1064,
  CM = 1068,
  SC = 1072,
  W = 1104, // state (player stride 8)
  G_RNG = 1120,
  G_HASH = 1121,
  G_MOVES = 1122,
  G_ALIVE = 1123,
  G_RULE = 1124,
  G_P = 1125,
  G_LEFT = 1126,
  G_NP = 1127,
  G_WINS = 1128,
  SIZE = 1136;
const M = new Int32Array(SIZE);
(function init() {
  M[T_TOP] = -1;
  for (let m = 1; m < 128; m++) {
    let n = 0,
      t = 0,
      m4 = 0;
    for (let b = 0; b < 7; b++)
      if ((m >> b) & 1) {
        n++;
        t = b;
        m4 |= 15 << (4 * b);
      }
    M[T_POP + m] = n * 64;
    M[T_TOP + m] = t;
    M[T_ROW + m] = n * 64 + t;
    M[T_COL + m] = n * 64 + t * 7;
    M[T_M4 + m] = m4;
    let bl = 0,
      bt = 0;
    for (let b = 0; b < 7; b++) {
      let l = 0;
      while (b - l >= 0 && (m >> (b - l)) & 1) l++;
      if (l >= bl && l > 0) {
        bl = l;
        bt = b;
      }
    }
    M[T_RUN + m] = bl * 64 + bt; // low 3 bits top value index, bits 6.. length
  }
  for (let r = 0; r < 49; r++) {
    M[T_V + r] = (r / 7) | 0;
    M[T_S + r] = r % 7;
    M[DECK + r] = r;
  }
})();
function addCard(M, p, r) {
  const v = M[T_V + r],
    s = M[T_S + r],
    b = p << 3,
    q = SC + b;
  const rw = M[ROWS + b + v] | (1 << s),
    cw = M[COLS + b + s] | (1 << v);
  M[ROWS + b + v] = rw;
  M[COLS + b + s] = cw;
  const pm = M[PM + p] | (1 << v),
    cm = M[CM + p] | (1 << s);
  M[PM + p] = pm;
  M[CM + p] = cm;
  let red = M[q + 6];
  if (64 + r > red) {
    red = 64 + r;
    M[q + 6] = red;
  }
  const o = M[T_ROW + rw] + v * 7;
  if (o > M[q + 5]) M[q + 5] = o;
  const y = M[T_COL + cw] + s;
  if (y > M[q + 4]) M[q + 4] = y;
  if (v & 1) {
    const g = M[q + 3],
      t = g & 63;
    M[q + 3] = (g & ~63) + 64 + (r > t ? r : t);
  }
  M[q + 2] = M[T_POP + cm] + red - 64;
  const run = M[T_RUN + pm],
    tv = run & 7;
  M[q + 1] = (run & ~63) + tv * 7 + M[T_TOP + M[ROWS + b + tv]];
  if (v < 3) {
    const g = M[q],
      t = g & 63;
    M[q] = (g & ~63) + 64 + (r > t ? r : t);
  }
}
function nib(x) {
  x = ((x & 0x0f0f0f0f) + ((x >>> 4) & 0x0f0f0f0f)) | 0;
  return Math.imul(x, 0x01010101) >>> 24;
}
function removeAt(M, h, i, n) {
  for (let k = h + i; k < h + n - 1; k++) M[k] = M[k + 1];
}
function deal(M, np) {
  let x = M[G_RNG];
  for (let i = 0, need = np << 3; i < need; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    const j = i + (((x >>> 16) * (49 - i)) >>> 16);
    const t = M[DECK + i];
    M[DECK + i] = M[DECK + j];
    M[DECK + j] = t;
  }
  M[G_RNG] = x;
}
function setup(M, np) {
  for (let i = ROWS; i < W; i++) M[i] = 0;
  let hi = -1,
    first = 0;
  for (let p = 0; p < np; p++) {
    const b = p << 3;
    for (let i = 0; i < 7; i++) M[HAND + b + i] = M[DECK + b + i];
    M[HN + p] = 7;
    const c = M[DECK + b + 7];
    addCard(M, p, c);
    if (c > hi) {
      hi = c;
      first = p;
    }
  }
  M[G_P] = first + 1 === np ? 0 : first + 1;
  M[G_ALIVE] = (1 << np) - 1;
  M[G_LEFT] = np;
  M[G_RULE] = 6;
  M[G_NP] = np;
  M[G_MOVES] = 0;
}
// random playout from the state in M to the end; returns the winner
function playout(M) {
  const np = M[G_NP] | 0;
  let p = M[G_P] | 0,
    alive = M[G_ALIVE] | 0,
    left = M[G_LEFT] | 0,
    rule = M[G_RULE] | 0,
    moves = 0,
    h = M[G_HASH] | 0,
    x = M[G_RNG] | 0;
  while (left > 1) {
    // opponents' best per rule; (x - y >> 31) sign masks keep the hot path branch-free (V8 compiles ?: and if to branches)
    let o0 = 0,
      o1 = 0,
      o2 = 0,
      o3 = 0,
      o4 = 0,
      o5 = 0,
      o6 = 0;
    for (let q = 0; q < np; q++) {
      if (q === p || ((alive >> q) & 1) === 0) continue;
      const b = SC + (q << 3);
      let t;
      t = (o0 - M[b]) | 0;
      o0 = (o0 - (t & (t >> 31))) | 0;
      t = (o1 - M[b + 1]) | 0;
      o1 = (o1 - (t & (t >> 31))) | 0;
      t = (o2 - M[b + 2]) | 0;
      o2 = (o2 - (t & (t >> 31))) | 0;
      t = (o3 - M[b + 3]) | 0;
      o3 = (o3 - (t & (t >> 31))) | 0;
      t = (o4 - M[b + 4]) | 0;
      o4 = (o4 - (t & (t >> 31))) | 0;
      t = (o5 - M[b + 5]) | 0;
      o5 = (o5 - (t & (t >> 31))) | 0;
      t = (o6 - M[b + 6]) | 0;
      o6 = (o6 - (t & (t >> 31))) | 0;
    }
    const b = p << 3,
      H = HAND + b,
      n = M[HN + p],
      q = SC + b;
    const s6 = M[q + 6],
      s3 = M[q + 3],
      s0 = M[q];
    const w0 =
      (((o6 - s6) >> 31) & 64) |
      (((o5 - M[q + 5]) >> 31) & 32) |
      (((o4 - M[q + 4]) >> 31) & 16) |
      (((o3 - s3) >> 31) & 8) |
      (((o2 - M[q + 2]) >> 31) & 4) |
      (((o1 - M[q + 1]) >> 31) & 2) |
      (((o0 - s0) >> 31) & 1);
    const wk = w0 & 112,
      pm = M[PM + p],
      cm = M[CM + p],
      t3 = s3 & 63,
      c3 = (s3 & ~63) + 64,
      t0 = s0 & 63,
      c0 = (s0 & ~63) + 64;
    let hc = 0;
    for (let i = 0; i < n; i++) hc = (hc + (1 << (M[T_S + M[H + i]] << 2))) | 0;
    let nPlay = 0,
      total = 0;
    for (let i = 0; i < n; i++) {
      const r = M[H + i],
        v = M[T_V + r],
        s = M[T_S + r],
        bs = 1 << s,
        bv = 1 << v;
      const rw = M[ROWS + b + v] | bs;
      const run = M[T_RUN + (pm | bv)],
        tv = run & 7;
      // top row of the run: row[tv], plus the new card when tv === v
      const rt = M[ROWS + b + tv] | (bs & (((tv ^ v) - 1) >> 31));
      const d6 = (r + 64 - s6) | 0,
        n6 = (s6 + (d6 & ~(d6 >> 31))) | 0; // max(s6, r+64)
      const d3 = (r - t3) | 0,
        g = (c3 + t3 + (d3 & ~(d3 >> 31))) | 0; // green if even
      const d0 = (r - t0) | 0,
        vi = (c0 + t0 + (d0 & ~(d0 >> 31))) | 0; // violet if < 4
      const ev = -(v & 1),
        lo = (v - 3) >> 31; // masks
      const w =
        wk |
        (((o6 - 64 - r) >> 31) & 64) |
        (((o5 - M[T_ROW + rw] - v * 7) >> 31) & 32) |
        (((o4 - M[T_COL + (M[COLS + b + s] | bv)] - s) >> 31) & 16) |
        (((((o3 - g) >> 31) & ev) | (-((w0 >> 3) & 1) & ~ev)) & 8) |
        (((o2 - M[T_POP + (cm | bs)] - n6 + 64) >> 31) & 4) |
        (((o1 - (run & ~63) - tv * 7 - M[T_TOP + rt]) >> 31) & 2) |
        (((((o0 - vi) >> 31) & lo) | (-(w0 & 1) & ~lo)) & 1);
      M[W + i] = w;
      nPlay = (nPlay + ((w >> rule) & 1)) | 0;
      total = (total + nib(hc & M[T_M4 + w]) - ((w >> s) & 1)) | 0;
    }
    const nDisc = nib(hc & M[T_M4 + w0]);
    total = (total + nPlay + nDisc) | 0;
    moves++;
    if (total === 0) {
      h = Math.imul(h ^ 0xfff, 0x01000193);
      alive &= ~(1 << p);
      if (--left === 1) break;
    } else {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      let k = ((x >>> 16) * total) >>> 16;
      let a = 63,
        d = 63;
      if (k < nPlay) {
        let i = 0;
        for (; ; i++)
          if ((M[W + i] >> rule) & 1) {
            if (k-- === 0) break;
          }
        a = M[H + i];
        removeAt(M, H, i, n);
        M[HN + p] = n - 1;
        addCard(M, p, a);
      } else if ((k -= nPlay) < nDisc) {
        let i = 0;
        for (; ; i++)
          if ((w0 >> M[T_S + M[H + i]]) & 1) {
            if (k-- === 0) break;
          }
        d = M[H + i];
        removeAt(M, H, i, n);
        M[HN + p] = n - 1;
        rule = M[T_S + d];
      } else {
        k -= nDisc;
        let i = 0;
        for (; ; i++) {
          const w = M[W + i],
            m = nib(hc & M[T_M4 + w]) - ((w >> M[T_S + M[H + i]]) & 1);
          if (k < m) break;
          k -= m;
        }
        let j = 0;
        const w = M[W + i];
        for (; ; j++)
          if (j !== i && (w >> M[T_S + M[H + j]]) & 1) {
            if (k-- === 0) break;
          }
        a = M[H + i];
        d = M[H + j];
        removeAt(M, H, i > j ? i : j, n);
        removeAt(M, H, i > j ? j : i, n - 1);
        M[HN + p] = n - 2;
        addCard(M, p, a);
        rule = M[T_S + d];
      }
      h = Math.imul(h ^ (a | (d << 6)), 0x01000193);
    }
    do {
      if (++p === np) p = 0;
    } while (((alive >> p) & 1) === 0);
  }
  const win = 31 - Math.clz32(alive);
  M[G_RNG] = x;
  M[G_HASH] = Math.imul(h ^ win, 0x01000193);
  M[G_MOVES] = moves;
  M[G_ALIVE] = alive;
  return win;
}
M[G_RNG] = 7;

const LAYOUT = { T_POP, T_TOP, T_RUN, T_ROW, T_COL, T_V, T_S, HAND, HN, ROWS, COLS, PM, CM, SC, W };
const GLOBALS = { G_RNG, G_ALIVE, G_RULE, G_P, G_LEFT, G_NP };

export { addCard, deal, GLOBALS, LAYOUT, M, playout, setup };

/** Plays so many games; answers with the turns made. */
export function play(players, games) {
  let turns = 0;
  for (let i = 0; i < games; i++) {
    deal(M, players);
    setup(M, players);
    playout(M);
    turns += M[G_MOVES];
  }
  return turns;
}
