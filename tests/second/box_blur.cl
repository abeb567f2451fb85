// Mean of a window of pixels, four channels of a byte each, the border repeated.
#include "opencl.h"

kernel void box_blur(global const uchar4 *in, global uchar4 *out, int width, int height,
                     int radius) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= width || y >= height)
    return;
  uint4 sum = 0;
  for (int dy = -radius; dy <= radius; dy++)
    for (int dx = -radius; dx <= radius; dx++) {
      int sx = clamp(x + dx, 0, width - 1);
      int sy = clamp(y + dy, 0, height - 1);
      sum += __builtin_convertvector(in[sy * width + sx], uint4);
    }
  uint area = (2 * radius + 1) * (2 * radius + 1);
  out[y * width + x] = __builtin_convertvector((sum + area / 2) / area, uchar4);
}
