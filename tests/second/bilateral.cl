// Bilateral filter: neighbours weigh less with their distance and with the difference of
// their brightness.
#include "opencl.h"

kernel void bilateral(global const float *in, global float *out, int width, int height,
                      int radius, float space, float range) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= width || y >= height)
    return;
  float centre = in[y * width + x], sum = 0, weights = 0;
  for (int dy = -radius; dy <= radius; dy++) {
    int sy = clamp(y + dy, 0, height - 1);
    for (int dx = -radius; dx <= radius; dx++) {
      int sx = clamp(x + dx, 0, width - 1);
      float v = in[sy * width + sx];
      float difference = v - centre;
      float w = exp2(-(dx * dx + dy * dy) * space - difference * difference * range);
      sum += w * v;
      weights += w;
    }
  }
  out[y * width + x] = sum / weights;
}
