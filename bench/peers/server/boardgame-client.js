// Plays at boardgame.io's server: real socket.io clients that speak its protocol.
import { io } from 'socket.io-client';

let seq = 0;
const RUN = Date.now().toString(36) + process.pid;
export class Match {
  constructor(url, players, cb) {
    this.url = url;
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
            const s = io(this.url + '/red7', { transports: ['websocket'], forceNew: true, reconnection: false });
            this.socks[seat] = s;
            s.on('connect', ok);
            s.on('connect_error', no);
            s.on('sync', (id, info) => {
              // play starts when every seat has synced
              if (id !== this.id) return;
              this.views[seat] = info.state;
              if (++this.synced === this.n) {
                const cur = +info.state.ctx.currentPlayer;
                this.recv(cur, this.views[cur]);
              }
            });
            s.on('update', (id, state) => {
              if (id === this.id) this.recv(seat, state);
            });
          }),
      ),
    );
  }
  newGame() {
    // on-demand match creation through sync, as boardgame.io clients do
    this.id = `${RUN}-${seq++}`;
    this.synced = 0;
    this.pend = [];
    this.acted = -1;
    this.overSeen = 0;
    for (let p = 0; p < this.n; p++) this.socks[p].emit('sync', this.id, String(p), undefined, this.n);
  }
  recv(seat, st) {
    const pd = this.pend[seat];
    if (pd && st._stateID > pd.id) {
      this.pend[seat] = null;
      this.cb.ack(this, seat, pd.t0);
    }
    if (st.ctx.gameover !== undefined) {
      if (++this.overSeen === this.n) this.cb.over(this);
      return;
    }
    if (+st.ctx.currentPlayer === seat && st._stateID > this.acted) {
      this.acted = this.stateID = st._stateID;
      this.cb.turn(this, seat, st.G);
    }
  }
  move(seat, m) {
    this.pend[seat] = { id: this.stateID, t0: performance.now() };
    this.socks[seat].emit(
      'update',
      { type: 'MAKE_MOVE', payload: { type: m.move, args: m.args, playerID: String(seat) } },
      this.stateID,
      this.id,
      String(seat),
    );
  }
  close() {
    for (const s of this.socks) s.close();
  }
}
