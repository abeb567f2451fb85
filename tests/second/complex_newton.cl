// Newton's method in the complex plane for z^3 = 1: which root, after how many steps.
#include "opencl.h"

INLINE float2 times(float2 a, float2 b) {
  return (float2)(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}

INLINE float2 divided(float2 a, float2 b) {
  float d = 1 / (b.x * b.x + b.y * b.y);
  return (float2)((a.x * b.x + a.y * b.y) * d, (a.y * b.x - a.x * b.y) * d);
}

kernel void complex_newton(global uchar2 *out, uint width, uint height, float2 low, float2 step,
                           uint limit) {
  uint px = get_global_id(0), py = get_global_id(1);
  if (px >= width || py >= height)
    return;
  float2 z = low + step * (float2)(px, py);
  uint n = 0;
  for (; n < limit; n++) {
    float2 z2 = times(z, z);
    float2 f = times(z2, z) - (float2)(1, 0);
    if (f.x * f.x + f.y * f.y < 1e-6f)
      break;
    z -= divided(f, 3.0f * z2);
  }
  uchar root = z.x > 0 ? 0 : z.y > 0 ? 1 : 2;
  out[py * width + px] = (uchar2)(root, (uchar)n);
}
