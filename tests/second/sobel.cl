// Sobel's operator: the gradient of a grey image, its magnitude as |gx| + |gy| cut to a byte,
// and its direction as one of eight.
#include "opencl.h"

kernel void sobel(global const uchar *in, global uchar *magnitude, global uchar *direction,
                  int width, int height) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) {
    if (x < width && y < height) {
      magnitude[y * width + x] = 0;
      direction[y * width + x] = 0;
    }
    return;
  }
  global const uchar *p = in + y * width + x;
  int a = p[-width - 1], b = p[-width], c = p[-width + 1];
  int d = p[-1], f = p[1];
  int g = p[width - 1], h = p[width], i = p[width + 1];
  int gx = c + 2 * f + i - a - 2 * d - g;
  int gy = g + 2 * h + i - a - 2 * b - c;
  int ax = gx < 0 ? -gx : gx, ay = gy < 0 ? -gy : gy;
  magnitude[y * width + x] = (uchar)min(ax + ay, 255);
  direction[y * width + x] = (uchar)((gx < 0) | (gy < 0) << 1 | (ax < ay) << 2);
}
