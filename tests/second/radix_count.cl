// First part of a pass of radix sort: how often each digit of four bits is in each block.
#include "opencl.h"

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void
radix_count(global const uint *keys, global uint *counts, uint n, uint per_item, uint shift) {
  local uint count[16][64];
  uint t = get_local_id(0);
  for (uint digit = 0; digit < 16; digit++)
    count[digit][t] = 0;
  uint at = (get_group_id(0) * 64 + t) * per_item;
  for (uint i = 0; i < per_item && at + i < n; i++)
    count[keys[at + i] >> shift & 15][t]++;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t < 16) {
    uint sum = 0;
    for (uint i = 0; i < 64; i++)
      sum += count[t][i];
    counts[get_group_id(0) * 16 + t] = sum;
  }
}
