// Second part of a pass of radix sort: each key goes to its place, which is where its block's
// digits begin and its rank among those of its block.
#include "opencl.h"

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void
radix_scatter(global const uint *keys, global const uint *starts, global uint *sorted,
              uint shift) {
  local ushort ranks[64][16];
  local uint begin[16];
  uint t = get_local_id(0);
  uint key = keys[get_group_id(0) * 64 + t];
  uint digit = key >> shift & 15;
  if (t < 16)
    begin[t] = starts[get_group_id(0) * 16 + t];
  for (uint d = 0; d < 16; d++)
    ranks[t][d] = d == digit;
  for (uint distance = 1; distance < 64; distance *= 2) {
    ushort add[16];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint d = 0; d < 16; d++)
      add[d] = t >= distance ? ranks[t - distance][d] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint d = 0; d < 16; d++)
      ranks[t][d] += add[d];
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  sorted[begin[digit] + ranks[t][digit] - 1] = key;
}
