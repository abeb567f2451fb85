// Softmax of the rows of a matrix, a work-group for each row.
#include "opencl.h"

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void
softmax(global const float *in, global float *out, uint columns) {
  local float shared[64];
  uint t = get_local_id(0);
  global const float *row = in + get_group_id(0) * columns;
  float most = -__builtin_inff();
  for (uint i = t; i < columns; i += 64)
    most = fmax(most, row[i]);
  shared[t] = most;
  for (uint d = 32; d > 0; d /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < d)
      shared[t] = fmax(shared[t], shared[t + d]);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  most = shared[0];
  barrier(CLK_LOCAL_MEM_FENCE);
  float sum = 0;
  for (uint i = t; i < columns; i += 64)
    sum += exp2(1.44269504f * (row[i] - most));
  shared[t] = sum;
  for (uint d = 32; d > 0; d /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < d)
      shared[t] += shared[t + d];
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  float scale = 1 / shared[0];
  for (uint i = t; i < columns; i += 64)
    out[get_group_id(0) * columns + i] = exp2(1.44269504f * (row[i] - most)) * scale;
}
