// A sparse matrix in rows (CSR) times a vector: eight work-items share a row and add up in
// local memory.
#include "opencl.h"

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void
spmv_csr(global const uint *starts, global const uint *columns, global const float *values,
         global const float *x, global float *y, uint rows) {
  local float partial[64];
  uint t = get_local_id(0);
  uint row = get_global_id(0) / 8, lane8 = t & 7;
  float sum = 0;
  if (row < rows)
    for (uint i = starts[row] + lane8; i < starts[row + 1]; i += 8)
      sum += values[i] * x[columns[i]];
  partial[t] = sum;
  for (uint d = 4; d > 0; d /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lane8 < d)
      partial[t] += partial[t + d];
  }
  if (lane8 == 0 && row < rows)
    y[row] = partial[t];
}
