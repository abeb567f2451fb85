// The wave equation in two dimensions, of fourth order in space, with a damping border.
#include "opencl.h"

INLINE float edge(int i, int n) {
  int d = min(i, n - 1 - i);
  return d < 6 ? 0.02f * (6 - d) : 0.0f;
}

kernel void wave2d(global const float *now, global float *before, global const float *speed,
                   int nx, int ny, float dt) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x < 2 || y < 2 || x >= nx - 2 || y >= ny - 2)
    return;
  int at = y * nx + x;
  float u = now[at];
  float lx = -now[at - 2] + 16 * now[at - 1] - 30 * u + 16 * now[at + 1] - now[at + 2];
  float ly = -now[at - 2 * nx] + 16 * now[at - nx] - 30 * u + 16 * now[at + nx] - now[at + 2 * nx];
  float c = speed[at] * dt;
  float damping = edge(x, nx) + edge(y, ny);
  float v = 2 * u - before[at] + c * c * (lx + ly) * (1.0f / 12);
  before[at] = v * (1 - damping) + u * damping;
}
