// The best value for each capacity: a work-group fills a table in local memory, item by item.
#include "opencl.h"

#define CAPACITY 256

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void
knapsack(global const ushort2 *items, global uint *best, uint count) {
  local uint table[2][CAPACITY];
  uint t = get_local_id(0);
  items += get_group_id(0) * count;
  for (uint c = t; c < CAPACITY; c += 64)
    table[0][c] = 0;
  uint now = 0;
  for (uint i = 0; i < count; i++) {
    uint weight = items[i].x, value = items[i].y;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint c = t; c < CAPACITY; c += 64) {
      uint without = table[now][c];
      uint with = c >= weight ? table[now][c - weight] + value : 0;
      table[now ^ 1][c] = max(without, with);
    }
    now ^= 1;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint c = t; c < CAPACITY; c += 64)
    best[get_group_id(0) * CAPACITY + c] = table[now][c];
}
