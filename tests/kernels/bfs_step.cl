// One step of breadth-first search over a graph in compressed rows: every vertex of
// level `current` claims its unreached neighbours with a compare-and-exchange.
#include "common.h"

kernel void bfs_step(global const uint *row, global const uint *neighbour, global atomic_int *level,
                     global atomic_uint *reached, int current, uint vertices) {
  uint v = global_x();
  if (v >= vertices)
    return;
  if (load_atomic(&level[v], RELAXED, DEVICE) != current)
    return;
  uint claimed = 0;
  for (uint e = row[v]; e < row[v + 1]; e++) {
    uint w = neighbour[e];
    int unreached = -1;
    if (compare_exchange(&level[w], &unreached, current + 1, RELAXED, RELAXED, DEVICE))
      claimed++;
  }
  if (claimed)
    fetch_add(reached, claimed, RELAXED, DEVICE);
}
