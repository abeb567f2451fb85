// A sparse matrix of equally long rows (ELL), stored by columns, times a vector of doubles.
#include "opencl.h"

kernel void spmv_ell(global const int *columns, global const double *values,
                     global const double *x, global double *y, uint rows, uint width) {
  uint row = get_global_id(0);
  if (row >= rows)
    return;
  double sum = 0;
  for (uint k = 0; k < width; k++) {
    int column = columns[k * rows + row];
    if (column >= 0)
      sum += values[k * rows + row] * x[column];
  }
  y[row] = sum;
}
