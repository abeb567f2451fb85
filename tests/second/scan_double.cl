// Running sums of doubles, each work-group its part, after Blelloch: up and down a tree in local
// memory.
#include "opencl.h"

#define N 128

kernel __attribute__((reqd_work_group_size(N / 2, 1, 1))) void
scan_double(global const double *in, global double *out, global double *totals) {
  local double x[N];
  uint t = get_local_id(0), base = get_group_id(0) * N;
  x[2 * t] = in[base + 2 * t];
  x[2 * t + 1] = in[base + 2 * t + 1];
  uint offset = 1;
  for (uint d = N / 2; d > 0; d >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < d)
      x[offset * (2 * t + 2) - 1] += x[offset * (2 * t + 1) - 1];
    offset *= 2;
  }
  if (t == 0) {
    totals[get_group_id(0)] = x[N - 1];
    x[N - 1] = 0;
  }
  for (uint d = 1; d < N; d *= 2) {
    offset /= 2;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < d) {
      uint a = offset * (2 * t + 1) - 1, b = offset * (2 * t + 2) - 1;
      double old = x[a];
      x[a] = x[b];
      x[b] += old;
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  out[base + 2 * t] = x[2 * t];
  out[base + 2 * t + 1] = x[2 * t + 1];
}
