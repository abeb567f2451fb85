// Atomic additions of floats in local and global memory. The values are small whole
// numbers, so that the sums are exact in any order.
#include "common.h"

kernel void float_atomics(global const float *in, global atomic_float *total, global atomic_double *total64,
                          uint n) {
  local atomic_float sums[4];
  uint i = global_x(), me = local_x();
  if (me < 4)
    store_atomic(&sums[me], 0.0f, RELAXED, GROUP);
  group_barrier();
  if (i < n) {
    fetch_add(&sums[i & 3], in[i], RELAXED, GROUP);
    fetch_add(total64, (double)in[i], RELAXED, DEVICE);
  }
  group_barrier();
  if (me < 4)
    fetch_add(&total[me], load_atomic(&sums[me], RELAXED, GROUP), RELAXED, DEVICE);
}
