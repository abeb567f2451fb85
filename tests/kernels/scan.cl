// Work-group prefix sums, work-efficient (Blelloch), two elements for each work-item,
// with padding against bank conflicts. The work-group's size must be a power of two.
#include "common.h"

#define MAX_GROUP 256
#define PADDED(i) ((i) + ((i) >> 5))

kernel void scan(global const int *in, global int *exclusive, global int *totals, uint n) {
  local int tree[PADDED(2 * MAX_GROUP)];
  uint me = local_x(), size = group_size_x();
  uint base = group_x() * size * 2;
  tree[PADDED(me)] = base + me < n ? in[base + me] : 0;
  tree[PADDED(me + size)] = base + me + size < n ? in[base + me + size] : 0;

  uint gap = 1;
  for (uint active = size; active > 0; active >>= 1, gap <<= 1) {
    local_barrier();
    if (me < active) {
      uint left = gap * (2 * me + 1) - 1, right = gap * (2 * me + 2) - 1;
      tree[PADDED(right)] += tree[PADDED(left)];
    }
  }
  local_barrier();
  if (me == 0) {
    totals[group_x()] = tree[PADDED(2 * size - 1)];
    tree[PADDED(2 * size - 1)] = 0;
  }
  for (uint active = 1; active <= size; active <<= 1) {
    gap >>= 1;
    local_barrier();
    if (me < active) {
      uint left = gap * (2 * me + 1) - 1, right = gap * (2 * me + 2) - 1;
      int sum = tree[PADDED(left)];
      tree[PADDED(left)] = tree[PADDED(right)];
      tree[PADDED(right)] += sum;
    }
  }
  local_barrier();
  if (base + me < n)
    exclusive[base + me] = tree[PADDED(me)];
  if (base + me + size < n)
    exclusive[base + me + size] = tree[PADDED(me + size)];
}
