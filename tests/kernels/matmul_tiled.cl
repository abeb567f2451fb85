// C = A * B (row major, m x k times k x n) with 16 x 16 tiles in local memory.
#include "common.h"

#define TILE 16

__attribute__((reqd_work_group_size(TILE, TILE, 1)))
kernel void matmul_tiled(global const float *a, global const float *b, global float *c, int m, int n,
                         int k) {
  local float tile_a[TILE][TILE];
  local float tile_b[TILE][TILE];
  int tx = local_x(), ty = local_y();
  int col = group_x() * TILE + tx;
  int row = group_y() * TILE + ty;
  float sum = 0.0f;
  for (int t = 0; t < k; t += TILE) {
    tile_a[ty][tx] = row < m && t + tx < k ? a[row * k + t + tx] : 0.0f;
    tile_b[ty][tx] = t + ty < k && col < n ? b[(t + ty) * n + col] : 0.0f;
    group_barrier();
    for (int i = 0; i < TILE; i++)
      sum += tile_a[ty][i] * tile_b[i][tx];
    group_barrier();
  }
  if (row < m && col < n)
    c[row * n + col] = sum;
}
