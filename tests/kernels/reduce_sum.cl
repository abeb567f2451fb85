// One partial sum for each work-group: tree reduction in dynamically sized local
// memory. The work-group's size must be a power of two.
#include "common.h"

kernel void reduce_sum(global const uint *in, global uint *partial, local uint *scratch, uint n) {
  uint me = local_x();
  uint size = group_size_x();
  uint sum = 0;
  for (uint i = global_x(); i < n; i += grid_size_x())
    sum += in[i];
  scratch[me] = sum;
  group_barrier();
  for (uint reach = size >> 1; reach != 0; reach >>= 1) {
    if (me < reach)
      scratch[me] += scratch[me + reach];
    group_barrier();
  }
  if (me == 0)
    partial[group_x()] = scratch[0];
}
