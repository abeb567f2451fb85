// Points on a grid to Morton codes of 63 bits and back to a Gray code, with their next
// permutations of bits.
#include "opencl.h"

INLINE ulong spread(ulong x) {
  x &= 0x1fffff;
  x = (x | x << 32) & 0x1f00000000ffffUL;
  x = (x | x << 16) & 0x1f0000ff0000ffUL;
  x = (x | x << 8) & 0x100f00f00f00f00fUL;
  x = (x | x << 4) & 0x10c30c30c30c30c3UL;
  return (x | x << 2) & 0x1249249249249249UL;
}

kernel void morton_codes(global const uint *x, global const uint *y, global const uint *z,
                         global ulong *codes, global uint *gray, global uint *next, uint n) {
  uint i = get_global_id(0);
  if (i >= n)
    return;
  codes[i] = spread(x[i]) | spread(y[i]) << 1 | spread(z[i]) << 2;
  uint g = x[i] ^ x[i] >> 1;
  g ^= g >> 16;
  g ^= g >> 8;
  g ^= g >> 4;
  gray[i] = __builtin_bitreverse32(g) ^ popcount(y[i]);
  uint v = z[i] | 1;
  uint t = v | (v - 1);
  next[i] = (t + 1) | (((~t & -~t) - 1) >> (__builtin_ctz(v) + 1));
}
