// The greatest so far of 16-bit numbers, by doubling in local memory.
#include "opencl.h"

kernel __attribute__((reqd_work_group_size(256, 1, 1))) void
scan_short_max(global const short *in, global short *out, uint n) {
  local short x[256];
  uint t = get_local_id(0), i = get_global_id(0);
  short v = i < n ? in[i] : (short)-32768;
  x[t] = v;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint d = 1; d < 256; d *= 2) {
    short other = t >= d ? x[t - d] : v;
    barrier(CLK_LOCAL_MEM_FENCE);
    v = max(v, other);
    x[t] = v;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (i < n)
    out[i] = v;
}
