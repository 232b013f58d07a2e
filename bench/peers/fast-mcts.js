/*
 * The limit of searching in JavaScript: UCT on the hand-tuned game, all cards open. An iteration is what it is in
 * boardgame.io's MCTSBot: select, expand one random untried move, play out at random, count the winner's moves.
 */
import { addCard, deal, GLOBALS, LAYOUT, M, playout, setup } from './fast.js';

const { T_POP, T_TOP, T_RUN, T_ROW, T_COL, T_V, T_S, HAND, HN, ROWS, COLS, PM, CM, SC, W } = LAYOUT;
const { G_RNG, G_ALIVE, G_RULE, G_P, G_LEFT, G_NP } = GLOBALS;

const NODES = 1 << 17;
const parent = new Int32Array(NODES);
const first = new Int32Array(NODES); // child
const next = new Int32Array(NODES); // sibling
const code = new Int32Array(NODES);
const mover = new Int8Array(NODES);
const visits = new Float64Array(NODES);
const value = new Float64Array(NODES);
const untriedAt = new Int32Array(NODES);
const untried = new Int32Array(NODES);
const pool = new Int32Array(NODES * 24);
let nodes = 0;
let pooled = 0;

const saved = [G_ALIVE, G_RULE, G_P, G_LEFT, G_NP];
const root = new Int32Array(W - HAND + saved.length);
const rootState = root.subarray(0, W - HAND);
function saveRoot() {
  root.set(M.subarray(HAND, W));
  for (let i = 0; i < saved.length; i++) root[W - HAND + i] = M[saved[i]];
}
function loadRoot() {
  M.set(rootState, HAND);
  for (let i = 0; i < saved.length; i++) M[saved[i]] = root[W - HAND + i];
}

const PASS = 0xfff;
const NONE = 63;
const rivals = new Int32Array(8);

/** Writes the whole turns that keep the lead as play | discard << 6; answers how many. */
function enumerate(out, off) {
  const np = M[G_NP],
    p = M[G_P],
    alive = M[G_ALIVE],
    b = p << 3,
    n = M[HN + p],
    H = HAND + b,
    rule = M[G_RULE];
  rivals.fill(0);
  for (let q = 0; q < np; q++)
    if (q !== p && (alive >> q) & 1)
      for (let k = 0; k < 7; k++) {
        const t = M[SC + (q << 3) + k];
        if (t > rivals[k]) rivals[k] = t;
      }
  let w0 = 0;
  for (let k = 0; k < 7; k++) if (M[SC + b + k] > rivals[k]) w0 |= 1 << k;
  let o = off;
  for (let i = 0; i < n; i++) {
    const r = M[H + i],
      v = M[T_V + r],
      s = M[T_S + r];
    const rw = M[ROWS + b + v] | (1 << s),
      run = M[T_RUN + (M[PM + p] | (1 << v))],
      tv = run & 7,
      s6 = M[SC + b + 6],
      s3 = M[SC + b + 3],
      s0 = M[SC + b];
    let w = w0 & 112;
    if (64 + r > rivals[6]) w |= 64;
    if (M[T_ROW + rw] + v * 7 > rivals[5]) w |= 32;
    if (M[T_COL + (M[COLS + b + s] | (1 << v))] + s > rivals[4]) w |= 16;
    if (v & 1) {
      if ((s3 & ~63) + 64 + Math.max(s3 & 63, r) > rivals[3]) w |= 8;
    } else w |= w0 & 8;
    if (M[T_POP + (M[CM + p] | (1 << s))] + Math.max(s6, 64 + r) - 64 > rivals[2]) w |= 4;
    if ((run & ~63) + tv * 7 + M[T_TOP + (tv === v ? rw : M[ROWS + b + tv])] > rivals[1]) w |= 2;
    if (v < 3) {
      if ((s0 & ~63) + 64 + Math.max(s0 & 63, r) > rivals[0]) w |= 1;
    } else w |= w0 & 1;
    if ((w >> rule) & 1) out[o++] = r | (NONE << 6);
    if ((w0 >> s) & 1) out[o++] = NONE | (r << 6);
    for (let j = 0; j < n; j++) {
      const d = M[H + j];
      if (j !== i && (w >> M[T_S + d]) & 1) out[o++] = r | (d << 6);
    }
  }
  if (o === off) out[o++] = PASS;
  return o - off;
}

function drop(p, c) {
  const H = HAND + (p << 3),
    n = M[HN + p];
  let i = 0;
  while (M[H + i] !== c) i++;
  for (; i < n - 1; i++) M[H + i] = M[H + i + 1];
  M[HN + p] = n - 1;
}
function apply(c) {
  const p = M[G_P];
  if (c === PASS) {
    M[G_ALIVE] &= ~(1 << p);
    M[G_LEFT]--;
  } else {
    const a = c & 63,
      d = c >> 6;
    if (a !== NONE) {
      drop(p, a);
      addCard(M, p, a);
    }
    if (d !== NONE) {
      drop(p, d);
      M[G_RULE] = M[T_S + d];
    }
  }
  if (M[G_LEFT] > 1) {
    let q = p;
    do {
      if (++q === M[G_NP]) q = 0;
    } while (!((M[G_ALIVE] >> q) & 1));
    M[G_P] = q;
  }
}

function node(from, c, who) {
  const i = nodes++;
  parent[i] = from;
  first[i] = -1;
  code[i] = c;
  mover[i] = who;
  visits[i] = value[i] = 0;
  untriedAt[i] = pooled;
  untried[i] = M[G_LEFT] > 1 ? enumerate(pool, pooled) : 0;
  pooled += untried[i];
  next[i] = from >= 0 ? first[from] : -1;
  if (from >= 0) first[from] = i;
  return i;
}

/** Searches from the state in M, which it leaves as it was. */
function search(iterations) {
  saveRoot();
  nodes = pooled = 0;
  node(-1, 0, -1);
  for (let it = 0; it < iterations; it++) {
    loadRoot();
    let i = 0;
    while (untried[i] === 0 && first[i] >= 0) {
      const log = 2 * Math.log(visits[i]);
      let best = -1,
        chosen = -1;
      for (let c = first[i]; c >= 0; c = next[c]) {
        const u = value[c] / visits[c] + Math.sqrt(log / visits[c]);
        if (u > best) {
          best = u;
          chosen = c;
        }
      }
      i = chosen;
      apply(code[i]);
    }
    if (untried[i] > 0) {
      let x = M[G_RNG];
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      M[G_RNG] = x;
      const n = untried[i],
        k = untriedAt[i] + (((x >>> 16) * n) >>> 16),
        c = pool[k];
      pool[k] = pool[untriedAt[i] + n - 1];
      untried[i] = n - 1;
      const who = M[G_P];
      apply(c);
      i = node(i, c, who);
    }
    const winner = M[G_LEFT] > 1 ? playout(M) : 31 - Math.clz32(M[G_ALIVE]);
    for (let j = i; j >= 0; j = parent[j]) {
      visits[j]++;
      if (mover[j] === winner) value[j]++;
    }
  }
  loadRoot();
}

/** Thinks about a new deal. */
export function think(players, iterations) {
  deal(M, players);
  setup(M, players);
  search(iterations);
}
