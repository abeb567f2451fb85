// A sparse matrix (CSR) times four dense columns: a row for each work-item.
#include "opencl.h"

kernel void spmm_csr(global const uint *starts, global const ushort *columns,
                     global const float *values, global const float4 *x, global float4 *y,
                     uint rows) {
  uint row = get_global_id(0);
  if (row >= rows)
    return;
  float4 sum = 0;
  uint end = starts[row + 1];
  for (uint i = starts[row]; i < end; i++)
    sum += values[i] * x[columns[i]];
  y[row] = sum;
}
