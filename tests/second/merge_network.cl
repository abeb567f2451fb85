// Batcher's odd-even merge sort of 256 keys with values in local memory.
#include "opencl.h"

#define N 256

kernel __attribute__((reqd_work_group_size(N / 2, 1, 1))) void
merge_network(global uint *keys, global uint *values) {
  local uint k[N], v[N];
  uint t = get_local_id(0);
  uint base = get_group_id(0) * N;
  k[t] = keys[base + t];
  v[t] = values[base + t];
  k[t + N / 2] = keys[base + t + N / 2];
  v[t + N / 2] = values[base + t + N / 2];
  for (uint size = 2; size <= N; size *= 2) {
    uint stride = size / 2;
    uint offset = t & (stride - 1);
    barrier(CLK_LOCAL_MEM_FENCE);
    uint at = 2 * t - offset;
    if (k[at] > k[at + stride]) {
      uint key = k[at], value = v[at];
      k[at] = k[at + stride];
      v[at] = v[at + stride];
      k[at + stride] = key;
      v[at + stride] = value;
    }
    for (stride /= 2; stride > 0; stride /= 2) {
      barrier(CLK_LOCAL_MEM_FENCE);
      at = 2 * t - (t & (stride - 1));
      if (offset >= stride && k[at - stride] > k[at]) {
        uint key = k[at - stride], value = v[at - stride];
        k[at - stride] = k[at];
        v[at - stride] = v[at];
        k[at] = key;
        v[at] = value;
      }
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  keys[base + t] = k[t];
  values[base + t] = v[t];
  keys[base + t + N / 2] = k[t + N / 2];
  values[base + t + N / 2] = v[t + N / 2];
}
