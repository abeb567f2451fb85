// Bit counting and moving, at 32 and 64 bits, and a Morton code with its inverse.
#include "common.h"

INLINE uint spread(uint x) {
  x &= 0xffff;
  x = (x | x << 8) & 0x00ff00ff;
  x = (x | x << 4) & 0x0f0f0f0f;
  x = (x | x << 2) & 0x33333333;
  return (x | x << 1) & 0x55555555;
}

kernel void bits(global const ulong *in, global uint *out, global ulong *wide, uint n) {
  uint i = global_x();
  if (i >= n)
    return;
  ulong x = in[i];
  uint lo = (uint)x, hi = (uint)(x >> 32);
  global uint *o = out + 10 * i;
  o[0] = __builtin_popcount(lo);
  o[1] = lo ? __builtin_clz(lo) : 32;
  o[2] = hi ? __builtin_ctz(hi) : 32;
  o[3] = __builtin_popcountl(x);
  o[4] = x ? __builtin_clzl(x) : 64;
  o[5] = x ? __builtin_ctzl(x) : 64;
  o[6] = __builtin_bitreverse32(lo);
  o[7] = __builtin_bswap32(hi);
  o[8] = __builtin_rotateleft32(lo, hi & 31);
  o[9] = __builtin_amdgcn_ubfe(lo, 5, 9) + __builtin_amdgcn_alignbit(hi, lo, 13);
  ulong morton = (ulong)(spread(lo >> 16) | spread(hi >> 16) << 1) << 32 | spread(lo) | spread(hi) << 1;
  global ulong *w = wide + 4 * i;
  w[0] = morton;
  w[1] = __builtin_bswap64(x) ^ __builtin_rotateright64(x, lo & 63);
  w[2] = x << (hi & 63) | (ulong)((long)x >> (lo & 63));
  w[3] = __builtin_bitreverse64(x) + ((ulong)lo * hi);
}
