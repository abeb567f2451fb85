// y = alpha * x + y over a grid-stride loop; sizes come from the implicit arguments.
#include "common.h"

kernel void saxpy(global float *restrict y, global const float *restrict x, float alpha, ulong n) {
  uint first = group_x() * __builtin_amdgcn_workgroup_size_x() + local_x();
  ulong stride = __builtin_amdgcn_grid_size_x();
  for (ulong i = first; i < n; i += stride)
    y[i] = __builtin_fmaf(alpha, x[i], y[i]);
}
