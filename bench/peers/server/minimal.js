// The least that a match server over ws can do: state, legality, a view for each seat as JSON after each move, all in memory.
import { WebSocketServer } from 'ws';
import * as bit from './bits.js';
import { reportToParent } from './ipc.js';

const matches = new Map();
const col = (r) => r % 7;
function create(n) {
  const d = Array.from({ length: 49 }, (_, i) => i);
  for (let i = 0; i < n * 8; i++) {
    const j = i + ((Math.random() * (49 - i)) | 0),
      t = d[i];
    d[i] = d[j];
    d[j] = t;
  }
  const G = { hands: [], palettes: [], out: new Array(n).fill(false), rule: 6, canvas: [], deck: d.slice(n * 8) };
  let hi = -1,
    f = 0;
  for (let p = 0; p < n; p++) {
    G.hands.push(d.slice(p * 8, p * 8 + 7));
    const c = d[p * 8 + 7];
    G.palettes.push([c]);
    if (c > hi) {
      hi = c;
      f = p;
    }
  }
  return { G, n, cur: (f + 1) % n, v: 0, left: n, over: undefined, socks: new Array(n).fill(null), log: [] };
}
function send(m, id, seat) {
  const s = m.socks[seat];
  if (!s || s.readyState !== 1) return;
  const G = m.G;
  s.send(
    JSON.stringify({
      m: id,
      v: m.v,
      cur: m.cur,
      over: m.over,
      G: {
        hands: G.hands.map((h, i) => (i === seat ? h : h.length)),
        palettes: G.palettes,
        out: G.out,
        rule: G.rule,
        canvas: G.canvas,
        deck: G.deck.length,
      },
    }),
  );
}
function apply(m, p, mv, a) {
  const G = m.G,
    h = G.hands[p],
    rm = (c) => h.splice(h.indexOf(c), 1);
  if (mv === 'play') {
    if (!h.includes(a[0])) return false;
    rm(a[0]);
    G.palettes[p].push(a[0]);
    if (!bit.leads(G, p, G.palettes[p], G.rule)) G.out[p] = true;
  } else if (mv === 'discard') {
    if (!h.includes(a[0]) || !bit.leads(G, p, G.palettes[p], col(a[0]))) return false;
    rm(a[0]);
    G.canvas.push(a[0]);
    G.rule = col(a[0]);
  } else if (mv === 'playDiscard') {
    const [x, y] = a;
    if (x === y || !h.includes(x) || !h.includes(y)) return false;
    if (!bit.leads(G, p, [...G.palettes[p], x], col(y))) return false;
    rm(x);
    rm(y);
    G.palettes[p].push(x);
    G.canvas.push(y);
    G.rule = col(y);
  } else if (mv === 'pass') G.out[p] = true;
  else return false;
  if (G.out[p] && --m.left === 1) {
    m.over = G.out.indexOf(false);
    return true;
  }
  let q = p;
  do q = (q + 1) % m.n;
  while (G.out[q]);
  m.cur = q;
  return true;
}
const wss = new WebSocketServer(
  { port: +process.env.PORT, host: '127.0.0.1', perMessageDeflate: false, backlog: 4096 },
  () => process.send({ ready: true }),
);
wss.on('connection', (s) =>
  s.on('message', (d) => {
    const x = JSON.parse(d.toString());
    if (x.t === 'join') {
      let m = matches.get(x.m);
      if (!m) matches.set(x.m, (m = create(x.n)));
      m.socks[x.p] = s;
      send(m, x.m, x.p);
      return;
    }
    const m = matches.get(x.m);
    if (!m || m.over !== undefined || m.cur !== x.p || m.v !== x.v || m.socks[x.p] !== s || !apply(m, x.p, x.mv, x.a)) {
      s.send('{"err":1}');
      return;
    }
    m.v++;
    m.log.push([x.p, x.mv, x.a]);
    for (let p = 0; p < m.n; p++) send(m, x.m, p);
    if (m.over !== undefined) matches.delete(x.m);
  }),
);
reportToParent();
