// Where the least number of each row of a matrix stands; of equals the first.
#include "opencl.h"

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void
argmin_float(global const float *in, global uint *where, global float *least, uint columns) {
  local float v[64];
  local uint at[64];
  uint t = get_local_id(0), row = get_group_id(0);
  float best = __builtin_inff();
  uint place = ~0u;
  for (uint i = t; i < columns; i += 64) {
    float x = in[row * columns + i];
    if (x < best) {
      best = x;
      place = i;
    }
  }
  v[t] = best;
  at[t] = place;
  for (uint d = 32; d > 0; d >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < d) {
      float other = v[t + d];
      if (other < v[t] || (other == v[t] && at[t + d] < at[t])) {
        v[t] = other;
        at[t] = at[t + d];
      }
    }
  }
  if (t == 0) {
    where[row] = at[0];
    least[row] = v[0];
  }
}
