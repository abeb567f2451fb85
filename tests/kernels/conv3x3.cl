// 3 x 3 convolution of an 8-bit image with a signed kernel from constant memory, the
// image's border repeated; the result is scaled, rounded and clamped to a byte.
#include "common.h"

INLINE int clamped(int v, int low, int high) { return v < low ? low : v > high ? high : v; }

kernel void conv3x3(global const uchar *image, global uchar *out, constant int *weights, int width,
                    int height, int shift) {
  int x = global_x(), y = global_y();
  if (x >= width || y >= height)
    return;
  int sum = shift ? 1 << (shift - 1) : 0;
  for (int dy = -1; dy <= 1; dy++) {
    int row = clamped(y + dy, 0, height - 1) * width;
    for (int dx = -1; dx <= 1; dx++)
      sum += weights[(dy + 1) * 3 + dx + 1] * image[row + clamped(x + dx, 0, width - 1)];
  }
  out[y * width + x] = (uchar)clamped(sum >> shift, 0, 255);
}
