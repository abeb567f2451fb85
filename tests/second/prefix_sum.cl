// Running sums of 32-bit numbers: four for each work-item in registers, then the work-items'
// sums in local memory.
#include "opencl.h"

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void
prefix_sum(global const uint4 *in, global uint4 *out) {
  local uint sums[64];
  uint t = get_local_id(0);
  uint4 v = in[get_global_id(0)];
  v.y += v.x;
  v.z += v.y;
  v.w += v.z;
  uint sum = v.w;
  sums[t] = sum;
  for (uint d = 1; d < 64; d <<= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    uint other = t >= d ? sums[t - d] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    sum += other;
    sums[t] = sum;
  }
  out[get_global_id(0)] = v + (sum - v.w);
}
