// Plays at the smallest server.
import { WebSocket } from 'ws';

let seq = 0;
export class Match {
  constructor(url, players, cb) {
    this.url = url.replace('http', 'ws');
    this.n = players;
    this.cb = cb;
    this.socks = [];
    this.views = [];
  }
  open() {
    return Promise.all(
      Array.from(
        { length: this.n },
        (_, seat) =>
          new Promise((ok, no) => {
            const s = new WebSocket(this.url, { perMessageDeflate: false });
            this.socks[seat] = s;
            s.on('open', ok);
            s.on('error', no);
            s.on('message', (d) => this.recv(seat, JSON.parse(d.toString())));
          }),
      ),
    );
  }
  newGame() {
    this.id = 'x' + seq++;
    this.pend = [];
    this.acted = -1;
    this.overSeen = 0;
    this.synced = 0;
    for (let p = 0; p < this.n; p++) this.socks[p].send(JSON.stringify({ t: 'join', m: this.id, p, n: this.n }));
  }
  recv(seat, x) {
    if (x.err) throw new Error('rejected');
    if (x.m !== this.id) return;
    if (x.v === 0) {
      this.views[seat] = x;
      if (++this.synced < this.n) return;
      if (x.cur !== seat) {
        seat = x.cur;
        x = this.views[seat];
      }
    }
    const pd = this.pend[seat];
    if (pd && x.v > pd.id) {
      this.pend[seat] = null;
      this.cb.ack(this, seat, pd.t0);
    }
    if (x.over !== undefined) {
      if (++this.overSeen === this.n) this.cb.over(this);
      return;
    }
    if (x.cur === seat && x.v > this.acted) {
      this.acted = x.v;
      this.cb.turn(this, seat, x.G);
    }
  }
  move(seat, m) {
    this.pend[seat] = { id: this.acted, t0: performance.now() };
    this.socks[seat].send(JSON.stringify({ t: 'mv', m: this.id, p: seat, v: this.acted, mv: m.move, a: m.args }));
  }
  close() {
    for (const s of this.socks) s.close();
  }
}
