// A product of matrices in double precision without local memory: 2 by 4 results for each
// work-item, the second factor transposed.
#include "opencl.h"

kernel void gemm_f64(global const double *restrict a, global const double *restrict bt,
                     global double *restrict c, uint m, uint n, uint k) {
  uint row = 2 * get_global_id(1), column = 4 * get_global_id(0);
  if (row + 2 > m || column + 4 > n)
    return;
  double sum[2][4] = {};
  for (uint i = 0; i < k; i++) {
    double x[2], y[4];
#pragma unroll
    for (uint r = 0; r < 2; r++)
      x[r] = a[(row + r) * k + i];
#pragma unroll
    for (uint s = 0; s < 4; s++)
      y[s] = bt[(column + s) * k + i];
#pragma unroll
    for (uint r = 0; r < 2; r++)
#pragma unroll
      for (uint s = 0; s < 4; s++)
        sum[r][s] += x[r] * y[s];
  }
#pragma unroll
  for (uint r = 0; r < 2; r++)
#pragma unroll
    for (uint s = 0; s < 4; s++)
      c[(row + r) * n + column + s] = sum[r][s];
}
