// The positive numbers of each block of 128 closed up, and how many there are.
#include "opencl.h"

kernel __attribute__((reqd_work_group_size(128, 1, 1))) void
compaction(global const int *in, global int *out, global uint *counts) {
  local uint places[128];
  uint t = get_local_id(0);
  int v = in[get_global_id(0)];
  uint keep = v > 0;
  uint sum = keep;
  places[t] = sum;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint d = 1; d < 128; d *= 2) {
    uint other = t >= d ? places[t - d] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    sum += other;
    places[t] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  uint total = places[127];
  uint base = get_group_id(0) * 128;
  if (keep)
    out[base + sum - 1] = v;
  if (t >= total)
    out[base + t] = 0;
  if (t == 0)
    counts[get_group_id(0)] = total;
}
