/** The only source of chance. A clone goes on with the same numbers. */
export interface Rng {
  /** One of 0 … n−1, each as likely as any other, n up to 2²¹. For n of 1 nothing is drawn. */
  int(n: number): number;
  /** In place, every order as likely as any other. */
  shuffle(list: number[]): void;
  clone(): Rng;
  readonly drawn: number; // numbers drawn so far: tells whether a move consumed chance
}

const TWO_32 = 4294967296;

/** xoshiro128** (Blackman and Vigna): 128 bits of state, 32 bits a draw. Frozen by test vectors: records depend on it. */
class Xoshiro implements Rng {
  drawn = 0;
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(a: number, b: number, c: number, d: number) {
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
  }

  private next(): number {
    this.drawn++;
    const b = this.b;
    const x = Math.imul(b, 5);
    const out = Math.imul((x << 7) | (x >>> 25), 9);
    const c = this.c ^ this.a;
    const d = this.d ^ b;
    this.b = b ^ c;
    this.a ^= d;
    this.c = c ^ (b << 9);
    this.d = (d << 11) | (d >>> 21);
    return out;
  }

  /** Lemire's method: the high half of a 64-bit product, redrawn where the low half would favour some results. */
  int(n: number): number {
    if (n <= 1) return 0;
    let x = this.next();
    let low = Math.imul(x, n) >>> 0;
    if (low < n) {
      const uneven = TWO_32 % n;
      while (low < uneven) {
        x = this.next();
        low = Math.imul(x, n) >>> 0;
      }
    }
    if (n <= 0xffff) return (Math.imul(x >>> 16, n) + (Math.imul(x & 0xffff, n) >>> 16)) >>> 16; // in whole numbers
    if (n > 1 << 21) throw new RangeError(`one of ${n} is too much to ask`);
    return Math.trunc(((x >>> 0) * n) / TWO_32);
  }

  shuffle(list: number[]): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const held = list[i]!;
      list[i] = list[j]!;
      list[j] = held;
    }
  }

  clone(): Rng {
    const copy = new Xoshiro(this.a, this.b, this.c, this.d);
    copy.drawn = this.drawn;
    return copy;
  }
}

/** A generator for any text: the text's UTF-16 units hashed to 128 bits (cyrb128). */
export function rngFrom(seed: string): Rng {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < seed.length; i++) {
    const unit = seed.charCodeAt(i);
    a = b ^ Math.imul(a ^ unit, 597399067);
    b = c ^ Math.imul(b ^ unit, 2869860233);
    c = d ^ Math.imul(c ^ unit, 951274213);
    d = a ^ Math.imul(d ^ unit, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  a ^= b ^ c ^ d;
  return new Xoshiro(a, b ^ a, c ^ a, d ^ a);
}
