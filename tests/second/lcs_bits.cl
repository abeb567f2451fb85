// Longest common subsequence of pairs of strings, bit-parallel, 64 letters of the first.
#include "opencl.h"

kernel void lcs_bits(global const uchar *a, global const uchar *b, global uint *lengths, uint m,
                     uint pairs) {
  uint id = get_global_id(0);
  if (id >= pairs)
    return;
  ulong masks[4] = {0, 0, 0, 0};
  for (uint i = 0; i < 64; i++)
    masks[a[id * 64 + i] & 3] |= 1ul << i;
  ulong s = ~0ul;
  for (uint j = 0; j < m; j++) {
    ulong match = masks[b[id * m + j] & 3];
    ulong u = s & match;
    s = (s + u) | (s - u);
  }
  lengths[id] = 64 - popcount(s);
}
