// Forces between particles near each other, by lists of neighbours, with a periodic box.
#include "opencl.h"

INLINE float nearest(float d, float box) {
  if (d > 0.5f * box)
    d -= box;
  if (d < -0.5f * box)
    d += box;
  return d;
}

kernel void lennard_jones(global const float *x, global const float *y, global const float *z,
                          global const int *neighbours, global const int *counts,
                          global float *fx, global float *fy, global float *fz,
                          global float *energy, int n, int stride, float box, float cut2) {
  int i = get_global_id(0);
  if (i >= n)
    return;
  float px = x[i], py = y[i], pz = z[i];
  float sx = 0, sy = 0, sz = 0, e = 0;
  for (int k = 0; k < counts[i]; k++) {
    int j = neighbours[k * stride + i];
    float dx = nearest(px - x[j], box);
    float dy = nearest(py - y[j], box);
    float dz = nearest(pz - z[j], box);
    float r2 = dx * dx + dy * dy + dz * dz;
    if (r2 < cut2) {
      float inverse = 1.0f / r2;
      float s6 = inverse * inverse * inverse;
      float f = 24 * inverse * s6 * (2 * s6 - 1);
      sx += f * dx;
      sy += f * dy;
      sz += f * dz;
      e += 2 * s6 * (s6 - 1);
    }
  }
  fx[i] = sx;
  fy[i] = sy;
  fz[i] = sz;
  energy[i] = e;
}
