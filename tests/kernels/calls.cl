// Functions that stay functions: called from uniform and from divergent control flow,
// from one another, with more arguments than a few registers, and with memory results.
#include "common.h"

typedef struct {
  uint quotient, remainder;
  ulong product;
} Parts;

NOINLINE uint gcd(uint a, uint b) {
  while (b != 0) {
    uint r = a % b;
    a = b;
    b = r;
  }
  return a;
}

NOINLINE ulong lcm(uint a, uint b) { return a == 0 ? 0 : (ulong)(a / gcd(a, b)) * b; }

NOINLINE Parts parts(uint a, uint b) {
  Parts p;
  p.quotient = a / b;
  p.remainder = a % b;
  p.product = (ulong)a * b;
  return p;
}

NOINLINE uint many(uint a, uchar b, ushort c, ulong d, float e, uint f, uint g, uint h, int i, uint4 j,
                   global const uint *k, private uint *l) {
  *l += j.y;
  return a + 2 * b + 3 * c + 5 * (uint)d + 7 * (uint)e + 11 * f + 13 * g + 17 * h + 19 * i + 23 * j.x +
         29 * j.w + 31 * *k + *l;
}

kernel void calls(global const uint *a, global const uint *b, global ulong *out, uint n) {
  uint i = global_x();
  if (i >= n)
    return;
  uint x = a[i], y = b[i];
  ulong r = gcd(x, y);
  if (x & 1) {
    r += lcm(x, y);
  } else if (y != 0) {
    Parts p = parts(x, y);
    r ^= p.product + p.quotient * 3 + p.remainder;
  }
  for (uint k = 0; k < (y & 3); k++) {
    uint side = k;
    r += many(x, (uchar)y, (ushort)x, r, (float)(x & 255), k, n, i, -(int)k, (uint4)(x, y, k, i), a + i,
              &side);
    r ^= side;
  }
  out[i] = r;
}
