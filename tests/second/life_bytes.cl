// The game of life with a byte for each cell, eight generations in local memory.
#include "opencl.h"

#define SIZE 16

kernel __attribute__((reqd_work_group_size(SIZE, SIZE, 1))) void
life_bytes(global const uchar *in, global uchar *out, int steps) {
  local uchar cells[2][SIZE][SIZE];
  int x = get_local_id(0), y = get_local_id(1);
  int board = get_group_id(0) * SIZE * SIZE;
  cells[0][y][x] = in[board + y * SIZE + x];
  int now = 0;
  for (int s = 0; s < steps; s++) {
    barrier(CLK_LOCAL_MEM_FENCE);
    int count = 0;
    for (int dy = -1; dy <= 1; dy++)
      for (int dx = -1; dx <= 1; dx++)
        if (dx != 0 || dy != 0)
          count += cells[now][(y + dy) & (SIZE - 1)][(x + dx) & (SIZE - 1)];
    uchar alive = cells[now][y][x];
    cells[1 - now][y][x] = count == 3 || (alive && count == 2);
    now = 1 - now;
  }
  out[board + y * SIZE + x] = cells[now][y][x];
}
