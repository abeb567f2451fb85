// A product of matrices: tiles of 32 by 32 in local memory, 4 by 4 results for each of 64
// work-items. The sizes are multiples of the tile's.
#include "opencl.h"

#define TILE 32
#define DEPTH 8
#define BLOCK 4

kernel __attribute__((reqd_work_group_size(TILE / BLOCK, TILE / BLOCK, 1))) void
gemm_f32(global const float *a, global const float *b, global float *c, int m, int n, int k,
         float alpha, float beta) {
  local float as[DEPTH][TILE], bs[DEPTH][TILE];
  int tx = get_local_id(0), ty = get_local_id(1);
  int t = ty * (TILE / BLOCK) + tx;
  int row = get_group_id(1) * TILE, column = get_group_id(0) * TILE;
  float sum[BLOCK][BLOCK] = {};
  for (int k0 = 0; k0 < k; k0 += DEPTH) {
    for (int i = t; i < TILE * DEPTH; i += 64) {
      as[i % DEPTH][i / DEPTH] = a[(row + i / DEPTH) * k + k0 + i % DEPTH];
      bs[i / TILE][i % TILE] = b[(k0 + i / TILE) * n + column + i % TILE];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = 0; d < DEPTH; d++) {
      float x[BLOCK], y[BLOCK];
      for (int i = 0; i < BLOCK; i++) {
        x[i] = as[d][ty * BLOCK + i];
        y[i] = bs[d][tx * BLOCK + i];
      }
      for (int i = 0; i < BLOCK; i++)
        for (int j = 0; j < BLOCK; j++)
          sum[i][j] = fma(x[i], y[j], sum[i][j]);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  for (int i = 0; i < BLOCK; i++)
    for (int j = 0; j < BLOCK; j++) {
      int at = (row + ty * BLOCK + i) * n + column + tx * BLOCK + j;
      c[at] = alpha * sum[i][j] + beta * c[at];
    }
}
