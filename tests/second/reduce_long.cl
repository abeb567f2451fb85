// Sum, least and greatest of 64-bit numbers, for each work-group.
#include "opencl.h"

kernel __attribute__((reqd_work_group_size(128, 1, 1))) void
reduce_long(global const long *in, global long *sums, global long *least, global long *most,
            uint n) {
  local long s[128], lo[128], hi[128];
  uint t = get_local_id(0);
  long sum = 0, low = 0x7fffffffffffffffL, high = -low - 1;
  for (uint i = get_global_id(0); i < n; i += 256) {
    long v = in[i];
    sum += v;
    low = min(low, v);
    high = max(high, v);
  }
  s[t] = sum;
  lo[t] = low;
  hi[t] = high;
  for (uint d = 64; d > 0; d /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < d) {
      s[t] += s[t + d];
      lo[t] = min(lo[t], lo[t + d]);
      hi[t] = max(hi[t], hi[t + d]);
    }
  }
  if (t == 0) {
    sums[get_group_id(0)] = s[0];
    least[get_group_id(0)] = lo[0];
    most[get_group_id(0)] = hi[0];
  }
}
