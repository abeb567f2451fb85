// An image of another size, by interpolation between four pixels of four bytes.
#include "opencl.h"

INLINE float4 pixel(global const uchar4 *in, int at) {
  return __builtin_convertvector(in[at], float4);
}

kernel void resize_bilinear(global const uchar4 *in, global uchar4 *out, int in_width,
                            int in_height, int width, int height) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= width || y >= height)
    return;
  float fx = max((x + 0.5f) * ((float)in_width / width) - 0.5f, 0.0f);
  float fy = max((y + 0.5f) * ((float)in_height / height) - 0.5f, 0.0f);
  int x0 = (int)fx, y0 = (int)fy;
  int x1 = min(x0 + 1, in_width - 1), y1 = min(y0 + 1, in_height - 1);
  float ax = fx - x0, ay = fy - y0;
  float4 top = pixel(in, y0 * in_width + x0) * (1 - ax) + pixel(in, y0 * in_width + x1) * ax;
  float4 low = pixel(in, y1 * in_width + x0) * (1 - ax) + pixel(in, y1 * in_width + x1) * ax;
  float4 v = top * (1 - ay) + low * ay + 0.5f;
  out[y * width + x] = __builtin_convertvector(v, uchar4);
}
