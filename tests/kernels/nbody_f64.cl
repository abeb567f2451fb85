// The same in f64, all pairs from global memory, with sqrt and division.
#include "common.h"

kernel void nbody_f64(global const double *x, global const double *y, global const double *z,
                      global const double *mass, global double *ax, global double *ay,
                      global double *az, uint n, double softening) {
  uint i = global_x();
  if (i >= n)
    return;
  double xi = x[i], yi = y[i], zi = z[i];
  double sx = 0.0, sy = 0.0, sz = 0.0;
  for (uint j = 0; j < n; j++) {
    double dx = x[j] - xi, dy = y[j] - yi, dz = z[j] - zi;
    double r2 = __builtin_fma(dx, dx, __builtin_fma(dy, dy, __builtin_fma(dz, dz, softening)));
    double r = __builtin_sqrt(r2);
    double s = mass[j] / (r2 * r);
    sx += dx * s;
    sy += dy * s;
    sz += dz * s;
  }
  ax[i] = sx;
  ay[i] = sy;
  az[i] = sz;
}
