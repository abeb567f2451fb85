// Counting sort of a run of bytes with its counters in private memory: cleared arrays,
// overlapping moves, vector reductions, and an unreachable default.
#include "common.h"

#define RUN 24

kernel void private_counts(global const uchar *in, global uchar *sorted, global uint *summary, uint n) {
  uint i = global_x();
  if (i >= n)
    return;
  uint counts[16];
  uchar window[RUN];
  __builtin_memset(counts, 0, sizeof counts);
  __builtin_memset(window, 0xff, sizeof window);
  global const uchar *run = in + i * RUN;
  for (int k = 0; k < RUN; k++) {
    counts[run[k] & 15]++;
    // The newest byte comes first.
    __builtin_memmove(window + 1, window, RUN - 1);
    window[0] = run[k];
  }
  uint at = 0;
  for (uint b = 0; b < 16; b++)
    for (uint c = counts[b]; c != 0; c--)
      sorted[i * RUN + at++] = (uchar)b;
  uint4 lo = (uint4)(counts[0], counts[1], counts[2], counts[3]);
  uint4 hi = (uint4)(counts[4], counts[5], counts[6], counts[7]);
  uint extra;
  switch (window[i % RUN] & 3) {
  case 0:
    extra = __builtin_reduce_add(lo);
    break;
  case 1:
    extra = __builtin_reduce_max(hi);
    break;
  case 2:
    extra = __builtin_reduce_or(lo ^ hi);
    break;
  case 3:
    extra = counts[15];
    break;
  default:
    __builtin_unreachable();
  }
  summary[i] = extra << 8 | window[RUN - 1];
}
