// Marsaglia's xorshift128 for each work-item: the sum and the greatest of its numbers.
#include "opencl.h"

kernel void xorshift(global const uint4 *seeds, global ulong *sums, global uint *greatest,
                     uint numbers) {
  uint id = get_global_id(0);
  uint4 s = seeds[id];
  ulong sum = 0;
  uint most = 0;
  for (uint i = 0; i < numbers; i++) {
    uint t = s.w;
    uint u = s.x;
    s.w = s.z;
    s.z = s.y;
    s.y = u;
    t ^= t << 11;
    t ^= t >> 8;
    s.x = t ^ u ^ u >> 19;
    sum += s.x;
    most = max(most, s.x);
  }
  sums[id] = sum;
  greatest[id] = most;
}
