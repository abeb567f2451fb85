// Heat in three dimensions: each work-item goes along z with the planes before and after in
// registers.
#include "opencl.h"

kernel void heat3d(global const double *restrict t, global double *restrict next, int nx,
                   int ny, int nz, double k) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x < 1 || y < 1 || x >= nx - 1 || y >= ny - 1)
    return;
  int plane = nx * ny, at = y * nx + x;
  double below = t[at], here = t[at + plane];
  for (int z = 1; z < nz - 1; z++) {
    at += plane;
    double above = t[at + plane];
    double sum = t[at - 1] + t[at + 1] + t[at - nx] + t[at + nx] + below + above;
    next[at] = here + k * (sum - 6.0 * here);
    below = here;
    here = above;
  }
}
