// Monte Carlo: how many random points of a square are inside of the circle, by PCG32.
#include "opencl.h"

INLINE uint pcg32(ulong *state, ulong stream) {
  ulong old = *state;
  *state = old * 6364136223846793005UL + stream;
  uint mixed = (uint)((old >> 18 ^ old) >> 27);
  uint turn = (uint)(old >> 59);
  return mixed >> turn | mixed << (-turn & 31);
}

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void
pcg_pi(global uint *inside, uint points, ulong seed) {
  local uint sums[64];
  uint t = get_local_id(0);
  ulong stream = get_global_id(0) * 2 + 1;
  ulong state = seed + stream;
  uint hits = 0;
  for (uint i = 0; i < points; i++) {
    float x = (pcg32(&state, stream) >> 8) * 0x1p-24f;
    float y = (pcg32(&state, stream) >> 8) * 0x1p-24f;
    if (x * x + y * y < 1)
      hits++;
  }
  sums[t] = hits;
  for (uint d = 32; d > 0; d /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < d)
      sums[t] += sums[t + d];
  }
  if (t == 0)
    inside[get_group_id(0)] = sums[0];
}
