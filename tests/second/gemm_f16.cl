// A product of half-precision matrices, summed in half precision by pairs: 4 rows by 2 pairs
// of columns for each work-item, a tile of the second factor in local memory.
#include "opencl.h"

#define DEPTH 16

kernel __attribute__((reqd_work_group_size(8, 8, 1))) void
gemm_f16(global const half *a, global const half2 *b, global half2 *c, int n2, int k) {
  local half2 bs[DEPTH][16];
  int tx = get_local_id(0), ty = get_local_id(1);
  int row = (get_group_id(1) * 8 + ty) * 4, column = get_group_id(0) * 16 + tx * 2;
  half2 sum[4][2] = {};
  for (int k0 = 0; k0 < k; k0 += DEPTH) {
    for (int d = ty; d < DEPTH; d += 8) {
      bs[d][tx * 2] = b[(k0 + d) * n2 + column];
      bs[d][tx * 2 + 1] = b[(k0 + d) * n2 + column + 1];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = 0; d < DEPTH; d++)
      for (int i = 0; i < 4; i++) {
        half2 x = a[(row + i) * k + k0 + d];
        sum[i][0] = fma(x, bs[d][tx * 2], sum[i][0]);
        sum[i][1] = fma(x, bs[d][tx * 2 + 1], sum[i][1]);
      }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  for (int i = 0; i < 4; i++) {
    c[(row + i) * n2 + column] = sum[i][0];
    c[(row + i) * n2 + column + 1] = sum[i][1];
  }
}
