// Packed RGB pixels of 24 bits to planes of brightness and, for each square of four pixels,
// of colour.
#include "opencl.h"

INLINE int3 read_pixel(global const uchar *rgb, int at) {
  return (int3)(rgb[3 * at], rgb[3 * at + 1], rgb[3 * at + 2]);
}

INLINE uchar brightness(int3 p) { return ((66 * p.x + 129 * p.y + 25 * p.z + 128) >> 8) + 16; }

kernel void rgb_to_yuv(global const uchar *rgb, global uchar *ys, global uchar *us,
                       global uchar *vs, int width, int height) {
  int x = 2 * get_global_id(0), y = 2 * get_global_id(1);
  if (x >= width || y >= height)
    return;
  int3 sum = 0;
  for (int dy = 0; dy < 2; dy++)
    for (int dx = 0; dx < 2; dx++) {
      int at = (y + dy) * width + x + dx;
      int3 p = read_pixel(rgb, at);
      ys[at] = brightness(p);
      sum += p;
    }
  sum = (sum + 2) >> 2;
  int at = y / 2 * (width / 2) + x / 2;
  us[at] = ((-38 * sum.x - 74 * sum.y + 112 * sum.z + 128) >> 8) + 128;
  vs[at] = ((112 * sum.x - 94 * sum.y - 18 * sum.z + 128) >> 8) + 128;
}
