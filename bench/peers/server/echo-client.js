// Sends a message to the echo server and waits for it to come back: what a move costs at least.
import { WebSocket } from 'ws';

const VIEW = { hands: [[], []], palettes: [[0], [1]], out: [false, false], rule: 6 }; // in which one can only pass

export class Match {
  constructor(url, players, callbacks) {
    this.url = url.replace('http', 'ws');
    this.sockets = Array.from({ length: players });
    this.callbacks = callbacks;
  }

  open() {
    return Promise.all(
      [...this.sockets.keys()].map(
        (seat) =>
          new Promise((resolve, reject) => {
            const socket = new WebSocket(this.url, { perMessageDeflate: false });
            this.sockets[seat] = socket;
            socket.on('open', resolve).on('error', reject);
            socket.on('message', () => {
              this.callbacks.ack(this, seat, this.sent);
              this.callbacks.turn(this, (seat + 1) % this.sockets.length, VIEW);
            });
          }),
      ),
    );
  }

  newGame() {
    this.callbacks.turn(this, 0, VIEW);
  }

  move(seat, turn) {
    this.sent = performance.now();
    this.sockets[seat].send(JSON.stringify(turn));
  }

  close() {
    for (const socket of this.sockets) socket.close();
  }
}
