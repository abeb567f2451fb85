// Histograms of the three colours of an image, each of 64 steps, in local memory and then in
// global memory.
#include "opencl.h"

kernel __attribute__((reqd_work_group_size(128, 1, 1))) void
histogram_colours(global const uint *pixels, global uint *counts, uint n, uint per_item) {
  local uint bins[3 * 64];
  for (uint i = get_local_id(0); i < 3 * 64; i += 128)
    bins[i] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint begin = get_group_id(0) * 128 * per_item + get_local_id(0);
  for (uint k = 0; k < per_item; k++) {
    uint at = begin + k * 128;
    if (at < n) {
      uint p = pixels[at];
      local_atomic_add(&bins[p >> 2 & 63], 1u);
      local_atomic_add(&bins[64 + (p >> 10 & 63)], 1u);
      local_atomic_add(&bins[128 + (p >> 18 & 63)], 1u);
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = get_local_id(0); i < 3 * 64; i += 128)
    global_atomic_add(&counts[i], bins[i]);
}
