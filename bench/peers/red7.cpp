// The native limit: random games of basic Red7. Usage: red7 <players> <games> <seed>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <chrono>
#include <ctime>
typedef uint32_t u32; typedef uint64_t u64;
static uint8_t POP[128], RUN_[128], V[49], S[49]; static int8_t TOPB[128]; static int16_t ROW[128], COLT[128]; static u32 M4[128];
static void init() {
  TOPB[0] = -1;
  for (int m = 1; m < 128; m++) {
    int n = 0, t = 0; u32 m4 = 0;
    for (int b = 0; b < 7; b++) if (m >> b & 1) { n++; t = b; m4 |= 15u << (4 * b); }
    POP[m] = n; TOPB[m] = t; ROW[m] = n * 64 + t; COLT[m] = n * 64 + t * 7; M4[m] = m4;
    int bl = 0, bt = 0;
    for (int b = 0; b < 7; b++) { int l = 0; while (b - l >= 0 && (m >> (b - l) & 1)) l++; if (l >= bl && l > 0) { bl = l; bt = b; } }
    RUN_[m] = bl * 8 + bt;
  }
  for (int r = 0; r < 49; r++) { V[r] = r / 7; S[r] = r % 7; }
}
struct P { uint8_t hand[8]; int n; uint8_t row[8], col[8]; int pm, cm; int sc[8]; };
static inline int mx(int a, int b) { return a > b ? a : b; }
static inline void addCard(P& p, int r) {
  int v = V[r], s = S[r];
  int rw = p.row[v] |= 1 << s, cw = p.col[s] |= 1 << v; p.pm |= 1 << v; p.cm |= 1 << s;
  p.sc[6] = mx(p.sc[6], 64 + r); p.sc[5] = mx(p.sc[5], ROW[rw] + v * 7); p.sc[4] = mx(p.sc[4], COLT[cw] + s);
  if (v & 1) { int g = p.sc[3]; p.sc[3] = (g & ~63) + 64 + mx(g & 63, r); }
  p.sc[2] = POP[p.cm] * 64 + p.sc[6] - 64;
  int run = RUN_[p.pm], tv = run & 7; p.sc[1] = (run >> 3) * 64 + tv * 7 + TOPB[p.row[tv]];
  if (v < 3) { int g = p.sc[0]; p.sc[0] = (g & ~63) + 64 + mx(g & 63, r); }
}
// mask of rules led after adding card r; w0 = mask led by the present palette (red/orange/yellow never get worse)
static inline int leadMask(const P& p, int r, const int* ob, int w0) {
  int v = V[r], s = S[r], rw = p.row[v] | 1 << s, run = RUN_[p.pm | 1 << v], tv = run & 7;
  int rt = p.row[tv] | (tv == v ? 1 << s : 0), g = p.sc[3], vi = p.sc[0];
  int g1 = (g & ~63) + 64 + mx(g & 63, r), v1 = (vi & ~63) + 64 + mx(vi & 63, r);
  g = v & 1 ? g1 : g; vi = v < 3 ? v1 : vi;
  return (w0 & 112) | (64 + r > ob[6]) << 6 | (ROW[rw] + v * 7 > ob[5]) << 5 | (COLT[p.col[s] | 1 << v] + s > ob[4]) << 4 | (g > ob[3]) << 3 |
    (POP[p.cm | 1 << s] * 64 + mx(p.sc[6], 64 + r) - 64 > ob[2]) << 2 | ((run >> 3) * 64 + tv * 7 + TOPB[rt] > ob[1]) << 1 | (vi > ob[0]);
}
static inline int nib(u32 x) { x = (x & 0x0f0f0f0f) + (x >> 4 & 0x0f0f0f0f); return (x * 0x01010101u) >> 24; }
static inline void rem(P& p, int i) { int n = p.n; for (int k = i; k < n - 1; k++) p.hand[k] = p.hand[k + 1]; p.n = n - 1; }
static u32 x_; static uint8_t deck[49]; static u64 moves_; static u32 hash_; static u64 wins[4];
static inline u32 nx(u32& x) { x ^= x << 13; x ^= x >> 17; x ^= x << 5; return x; }
static void game(int np) {
  u32 x = x_; P pl[4];
  for (int i = 0; i < np * 8; i++) { nx(x); int j = i + (((x >> 16) * (49 - i)) >> 16); uint8_t t = deck[i]; deck[i] = deck[j]; deck[j] = t; }
  memset(pl, 0, sizeof(P) * np);
  int hi = -1, first = 0;
  for (int p = 0; p < np; p++) { memcpy(pl[p].hand, deck + p * 8, 7); pl[p].n = 7; int c = deck[p * 8 + 7]; addCard(pl[p], c); if (c > hi) { hi = c; first = p; } }
  int p = first + 1 == np ? 0 : first + 1, alive = (1 << np) - 1, left = np, rule = 6; u32 h = hash_; int W[8], ob[8]; u64 mv = 0;
  for (;;) {
    memset(ob, 0, sizeof ob);
    for (int q = 0; q < np; q++) if (q != p && (alive >> q & 1)) for (int k = 0; k < 8; k++) ob[k] = mx(ob[k], pl[q].sc[k]);
    P& me = pl[p]; int n = me.n, w0 = 0; for (int k = 0; k < 7; k++) w0 |= (me.sc[k] > ob[k]) << k;
    u32 hc = 0; for (int i = 0; i < n; i++) hc += 1u << (S[me.hand[i]] << 2);
    int nPlay = 0, total = 0;
    for (int i = 0; i < n; i++) { int c = me.hand[i], w = leadMask(me, c, ob, w0); W[i] = w; nPlay += w >> rule & 1; total += nib(hc & M4[w]) - (w >> S[c] & 1); }
    int nDisc = nib(hc & M4[w0]); total += nPlay + nDisc; mv++;
    if (total == 0) { h = (h ^ 0xfff) * 0x01000193u; alive &= ~(1 << p); if (--left == 1) break; }
    else {
      nx(x); int k = ((x >> 16) * total) >> 16, a = 63, d = 63;
      if (k < nPlay) { int i = 0; for (;; i++) if (W[i] >> rule & 1) { if (k-- == 0) break; } a = me.hand[i]; rem(me, i); addCard(me, a); }
      else if ((k -= nPlay) < nDisc) { int i = 0; for (;; i++) if (w0 >> S[me.hand[i]] & 1) { if (k-- == 0) break; } d = me.hand[i]; rem(me, i); rule = S[d]; }
      else {
        k -= nDisc; int i = 0; for (;; i++) { int w = W[i], m = nib(hc & M4[w]) - (w >> S[me.hand[i]] & 1); if (k < m) break; k -= m; }
        int j = 0, w = W[i]; for (;; j++) if (j != i && (w >> S[me.hand[j]] & 1)) { if (k-- == 0) break; }
        a = me.hand[i]; d = me.hand[j]; rem(me, i > j ? i : j); rem(me, i > j ? j : i); addCard(me, a); rule = S[d];
      }
      h = (h ^ (u32)(a | d << 6)) * 0x01000193u;
    }
    do { if (++p == np) p = 0; } while (!(alive >> p & 1));
  }
  int win = 31 - __builtin_clz(alive); hash_ = (h ^ win) * 0x01000193u; x_ = x; moves_ += mv; wins[win]++;
}
int main(int ac, char** av) {
  int np = ac > 1 ? atoi(av[1]) : 4; long games = ac > 2 ? atol(av[2]) : 1000000; x_ = ac > 3 ? (u32)atol(av[3]) : 12345; int warm = ac > 4 ? atoi(av[4]) : 0;
  init(); for (int i = 0; i < 49; i++) deck[i] = i; (void)warm;
  auto t0 = std::chrono::steady_clock::now(); clock_t c0 = clock();
  for (long i = 0; i < games; i++) game(np);
  double s = std::chrono::duration<double>(std::chrono::steady_clock::now() - t0).count(), cs = double(clock() - c0) / CLOCKS_PER_SEC;
  printf("{\"players\":%d,\"games\":%ld,\"moves\":%llu,\"hash\":%d,\"seconds\":%.6f,\"cpu_s\":%.6f,\"games_s\":%.0f,\"moves_s\":%.0f,\"wins\":[%llu,%llu,%llu,%llu]}\n", np, games, (unsigned long long)moves_, (int)hash_, s, cs, games / s, moves_ / s,
    (unsigned long long)wins[0], (unsigned long long)wins[1], (unsigned long long)wins[2], (unsigned long long)wins[3]);
}
