// 256-bin histogram: counted in local memory with atomics, then added to the global one.
#include "common.h"

kernel void histogram(global const uchar *data, global atomic_uint *bins, uint n) {
  local atomic_uint counts[256];
  uint me = local_x(), size = group_size_x();
  for (uint b = me; b < 256; b += size)
    store_atomic(&counts[b], 0, RELAXED, GROUP);
  local_barrier();
  for (uint i = global_x(); i < n; i += grid_size_x())
    fetch_add(&counts[data[i]], 1, RELAXED, GROUP);
  local_barrier();
  for (uint b = me; b < 256; b += size) {
    uint count = load_atomic(&counts[b], RELAXED, GROUP);
    if (count != 0)
      fetch_add(&bins[b], count, RELAXED, DEVICE);
  }
}
