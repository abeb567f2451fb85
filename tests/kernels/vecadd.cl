// c = a + b, with the bounds check of a grid that is rounded up.
#include "common.h"

kernel void vecadd(global const float *a, global const float *b, global float *c, uint n) {
  uint i = global_x();
  if (i < n)
    c[i] = a[i] + b[i];
}
