// Sorts one block of keys with their values per work-group in local memory. The block has
// twice the work-group's size, which must be a power of two.
#include "common.h"

#define MAX_GROUP 256

kernel void bitonic_sort(global uint *keys, global uint *values) {
  local uint key[2 * MAX_GROUP], value[2 * MAX_GROUP];
  uint me = local_x(), size = group_size_x(), base = 2 * size * group_x();
  key[me] = keys[base + me];
  value[me] = values[base + me];
  key[me + size] = keys[base + me + size];
  value[me + size] = values[base + me + size];
  for (uint width = 2; width <= 2 * size; width <<= 1) {
    for (uint gap = width >> 1; gap > 0; gap >>= 1) {
      local_barrier();
      uint a = 2 * me - (me & (gap - 1)), b = a + gap;
      bool ascending = (a & width) == 0;
      if ((key[a] > key[b]) == ascending) {
        uint k = key[a], v = value[a];
        key[a] = key[b];
        value[a] = value[b];
        key[b] = k;
        value[b] = v;
      }
    }
  }
  local_barrier();
  keys[base + me] = key[me];
  values[base + me] = value[me];
  keys[base + me + size] = key[me + size];
  values[base + me + size] = value[me + size];
}
