// Sum over all work-groups in one launch: every group publishes its partial sum, the
// group that arrives last adds them up. Needs release and acquire at device scope.
#include "common.h"

kernel void last_group(global const uint *in, global uint *partial, global atomic_uint *arrived,
                       global uint *total, uint n, uint groups) {
  local atomic_uint sum;
  local uint ticket[1];
  uint i = global_x(), me = local_x();
  if (me == 0)
    store_atomic(&sum, 0, RELAXED, GROUP);
  group_barrier();
  if (i < n)
    fetch_add(&sum, in[i], RELAXED, GROUP);
  group_barrier();
  if (me == 0) {
    partial[group_x()] = load_atomic(&sum, RELAXED, GROUP);
    ticket[0] = fetch_add(arrived, 1, ACQ_REL, DEVICE);
  }
  group_barrier();
  if (ticket[0] == groups - 1) {
    if (me == 0)
      store_atomic(&sum, 0, RELAXED, GROUP);
    group_barrier();
    for (uint g = me; g < groups; g += group_size_x())
      fetch_add(&sum, partial[g], RELAXED, GROUP);
    group_barrier();
    if (me == 0)
      *total = load_atomic(&sum, SEQ_CST, GROUP);
  }
}
