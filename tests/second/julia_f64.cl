// Julia sets in double precision.
#include "opencl.h"

kernel void julia_f64(global ushort *out, int width, int height, double2 c, double scale,
                      int limit) {
  int px = get_global_id(0), py = get_global_id(1);
  if (px >= width || py >= height)
    return;
  double x = (px - width / 2) * scale, y = (py - height / 2) * scale;
  int n = 0;
  while (n < limit && x * x + y * y <= 4.0) {
    double t = x * x - y * y + c.x;
    y = 2 * x * y + c.y;
    x = t;
    n++;
  }
  out[py * width + px] = n;
}
