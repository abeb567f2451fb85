// The transpose of a matrix by tiles of 16 in local memory, with a column for the banks' sake.
#include "opencl.h"

#define TILE 16

kernel __attribute__((reqd_work_group_size(TILE, TILE / 4, 1))) void
transpose(global const float *in, global float *out, uint width, uint height) {
  local float tile[TILE][TILE + 1];
  uint lx = get_local_id(0), ly = get_local_id(1);
  uint x = get_group_id(0) * TILE + lx, y = get_group_id(1) * TILE;
  for (uint k = ly; k < TILE; k += TILE / 4)
    if (x < width && y + k < height)
      tile[k][lx] = in[(y + k) * width + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  uint tx = get_group_id(1) * TILE + lx, ty = get_group_id(0) * TILE;
  for (uint k = ly; k < TILE; k += TILE / 4)
    if (tx < height && ty + k < width)
      out[(ty + k) * height + tx] = tile[lx][k];
}
