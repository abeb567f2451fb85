// A step of Jacobi's method for Poisson's equation on a square grid, with the square of the
// change for each work-item.
#include "opencl.h"

kernel void jacobi2d(global const float *u, global const float *f, global float *next,
                     global float *change, int n, float h2) {
  int x = get_global_id(0) + 1, y = get_global_id(1) + 1;
  if (x >= n - 1 || y >= n - 1)
    return;
  int at = y * n + x;
  float v = 0.25f * (u[at - 1] + u[at + 1] + u[at - n] + u[at + n] - h2 * f[at]);
  float d = v - u[at];
  next[at] = v;
  change[at] = d * d;
}
