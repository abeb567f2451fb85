// Matrix product with an 8 x 8 block of results in each work-item's registers: high
// register pressure. Rows and columns must be multiples of 8.
#include "common.h"

#define BLOCK 8

kernel void register_blocks(global const float *restrict a, global const float *restrict b,
                            global float *restrict c, uint m, uint n, uint k) {
  uint col = global_x() * BLOCK, row = global_y() * BLOCK;
  if (row >= m || col >= n)
    return;
  float sum[BLOCK][BLOCK];
#pragma unroll
  for (int i = 0; i < BLOCK; i++)
#pragma unroll
    for (int j = 0; j < BLOCK; j++)
      sum[i][j] = 0.0f;
  for (uint t = 0; t < k; t++) {
    float left[BLOCK], right[BLOCK];
#pragma unroll
    for (int i = 0; i < BLOCK; i++) {
      left[i] = a[(row + i) * k + t];
      right[i] = b[t * n + col + i];
    }
#pragma unroll
    for (int i = 0; i < BLOCK; i++)
#pragma unroll
      for (int j = 0; j < BLOCK; j++)
        sum[i][j] = __builtin_fmaf(left[i], right[j], sum[i][j]);
  }
#pragma unroll
  for (int i = 0; i < BLOCK; i++)
#pragma unroll
    for (int j = 0; j < BLOCK; j++)
      c[(row + i) * n + col + j] = sum[i][j];
}
