// Separable Gaussian filter of a float image: a tile with its border in local memory, rows
// first, then columns.
#include "opencl.h"

#define TILE 16
#define R 3
#define WIDE (TILE + 2 * R)

constant float WEIGHTS[2 * R + 1] = {0.03125f, 0.109375f, 0.21875f, 0.28125f,
                                     0.21875f, 0.109375f, 0.03125f};

kernel __attribute__((reqd_work_group_size(TILE, TILE, 1))) void
gaussian(global const float *in, global float *out, int width, int height) {
  local float tile[WIDE][WIDE];
  local float rows[WIDE][TILE];
  int lx = get_local_id(0), ly = get_local_id(1);
  int x0 = get_group_id(0) * TILE - R, y0 = get_group_id(1) * TILE - R;
  for (int y = ly; y < WIDE; y += TILE)
    for (int x = lx; x < WIDE; x += TILE) {
      int sx = clamp(x0 + x, 0, width - 1), sy = clamp(y0 + y, 0, height - 1);
      tile[y][x] = in[sy * width + sx];
    }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int y = ly; y < WIDE; y += TILE) {
    float sum = 0;
    for (int k = 0; k <= 2 * R; k++)
      sum += WEIGHTS[k] * tile[y][lx + k];
    rows[y][lx] = sum;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  int x = x0 + R + lx, y = y0 + R + ly;
  if (x >= width || y >= height)
    return;
  float sum = 0;
  for (int k = 0; k <= 2 * R; k++)
    sum += WEIGHTS[k] * rows[ly + k][lx];
  out[y * width + x] = sum;
}
