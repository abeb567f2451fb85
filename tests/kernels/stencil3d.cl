// A seven-point heat step on a three-dimensional grid with a 3-D launch, and the largest
// change found by an atomic maximum on the bits of a non-negative float.
#include "common.h"

kernel void stencil3d(global const float *in, global float *out, global atomic_uint *largest, int nx,
                      int ny, int nz, float rate) {
  int x = global_x(), y = global_y(), z = global_z();
  if (x >= nx || y >= ny || z >= nz)
    return;
  int at = (z * ny + y) * nx + x;
  float centre = in[at];
  float sum = -6.0f * centre;
  sum += x > 0 ? in[at - 1] : centre;
  sum += x < nx - 1 ? in[at + 1] : centre;
  sum += y > 0 ? in[at - nx] : centre;
  sum += y < ny - 1 ? in[at + nx] : centre;
  sum += z > 0 ? in[at - nx * ny] : centre;
  sum += z < nz - 1 ? in[at + nx * ny] : centre;
  float change = rate * sum;
  out[at] = centre + change;
  fetch_max(largest, __builtin_astype(__builtin_fabsf(change), uint), RELAXED, DEVICE);
}
