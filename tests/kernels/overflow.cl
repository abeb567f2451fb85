// Checked arithmetic as safe languages make it: overflow flags, saturation, absolute
// values, the high half of products, and 128-bit intermediate results.
#include "common.h"

kernel void overflow(global const int *a, global const int *b, global const long *c,
                     global const long *d, global int *out, global ulong *wide, global ushort *flags,
                     uint n) {
  uint i = global_x();
  if (i >= n)
    return;
  int x = a[i], y = b[i], s, p, m;
  long u = c[i], v = d[i], t, q;
  uint us;
  ulong uq, ut;
  ushort f = 0;
  f |= __builtin_add_overflow(x, y, &s) ? 1 : 0;
  f |= __builtin_sub_overflow(x, y, &m) ? 2 : 0;
  f |= __builtin_mul_overflow(x, y, &p) ? 4 : 0;
  f |= __builtin_add_overflow((uint)x, (uint)y, &us) ? 8 : 0;
  f |= __builtin_add_overflow(u, v, &t) ? 16 : 0;
  f |= __builtin_mul_overflow(u, v, &q) ? 32 : 0;
  f |= __builtin_mul_overflow((ulong)u, (ulong)v, &uq) ? 64 : 0;
  f |= __builtin_sub_overflow((ulong)u, (ulong)v, &ut) ? 128 : 0;
  flags[i] = f;
  global int *o = out + 6 * i;
  o[0] = s ^ m ^ p ^ (int)us;
  o[1] = __builtin_elementwise_add_sat(x, y);
  o[2] = (int)__builtin_elementwise_sub_sat((uint)x, (uint)y);
  o[3] = __builtin_elementwise_abs(x);
  o[4] = (int)((long)x * y >> 32);
  o[5] = (int)((ulong)(uint)x * (uint)y >> 32);
  global ulong *w = wide + 4 * i;
  w[0] = (ulong)(t ^ q) + uq + ut;
  w[1] = (ulong)((unsigned __int128)(ulong)u * (ulong)v >> 64);
  w[2] = (ulong)((__int128)u * v >> 64);
  w[3] = (ulong)__builtin_elementwise_abs(u) + (ulong)__builtin_elementwise_min(u, v);
}
