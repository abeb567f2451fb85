// MT19937: a work-group makes the next 624 words of a generator in local memory, and tempers
// them.
#include "opencl.h"

#define N 624
#define M 397

INLINE uint twisted(uint a, uint b, uint m) {
  uint y = (a & 0x80000000u) | (b & 0x7fffffffu);
  return m ^ y >> 1 ^ (y & 1 ? 0x9908b0dfu : 0);
}

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void
mersenne(global uint *states, global uint *out) {
  local uint old[N], next[N];
  uint t = get_local_id(0);
  uint base = get_group_id(0) * N;
  for (uint i = t; i < N; i += 64)
    old[i] = states[base + i];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint begin = 0; begin < N; begin += 64) {
    uint i = begin + t;
    if (i < N) {
      uint after = i + 1 < N ? old[i + 1] : next[0];
      uint m = i + M < N ? old[i + M] : next[i + M - N];
      next[i] = twisted(old[i], after, m);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  for (uint i = t; i < N; i += 64) {
    uint y = next[i];
    states[base + i] = y;
    y ^= y >> 11;
    y ^= y << 7 & 0x9d2c5680u;
    y ^= y << 15 & 0xefc60000u;
    out[base + i] = y ^ y >> 18;
  }
}
