// Iteration counts of the Mandelbrot set. Contraction is off: the counts are exact.
#include "common.h"
#pragma OPENCL FP_CONTRACT OFF

kernel void mandelbrot(global uint *out, uint width, uint height, float left, float top, float step,
                       uint limit) {
  uint px = global_x(), py = global_y();
  if (px >= width || py >= height)
    return;
  float cx = left + step * (float)px;
  float cy = top - step * (float)py;
  float x = 0.0f, y = 0.0f;
  uint count = 0;
  while (count < limit) {
    float xx = x * x, yy = y * y;
    if (xx + yy > 4.0f)
      break;
    y = 2.0f * x * y + cy;
    x = xx - yy + cx;
    count++;
  }
  out[py * width + px] = count;
}
