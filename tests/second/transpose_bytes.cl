// Blocks of 4 by 4 bytes transposed in registers, and a picture turned by a quarter with them.
#include "opencl.h"

kernel void transpose_bytes(global const uchar4 *in, global uchar4 *out, uint width4,
                            uint height4) {
  uint x = get_global_id(0), y = get_global_id(1);
  if (x >= width4 || y >= height4)
    return;
  uchar4 a = in[(4 * y) * width4 + x], b = in[(4 * y + 1) * width4 + x];
  uchar4 c = in[(4 * y + 2) * width4 + x], d = in[(4 * y + 3) * width4 + x];
  out[(4 * x) * height4 + y] = (uchar4)(a.x, b.x, c.x, d.x);
  out[(4 * x + 1) * height4 + y] = (uchar4)(a.y, b.y, c.y, d.y);
  out[(4 * x + 2) * height4 + y] = (uchar4)(a.z, b.z, c.z, d.z);
  out[(4 * x + 3) * height4 + y] = (uchar4)(a.w, b.w, c.w, d.w);
}
