// Lanes of a wave talking to one another: butterfly sum by ds_bpermute, ballot, first
// lane, reading a given lane, wave barrier. Work-groups must be multiples of 64.
#include "common.h"

INLINE int shuffle_xor(int v, uint mask) {
  return __builtin_amdgcn_ds_bpermute((int)((lane() ^ mask) << 2), v);
}

kernel void wave_ops(global const int *in, global int *sum, global ulong *votes, global int *rank,
                     global int *misc) {
  uint i = global_x();
  int v = in[i];
  int total = v;
  for (uint mask = 32; mask != 0; mask >>= 1)
    total += shuffle_xor(total, mask);
  sum[i] = total;
  ulong vote = __builtin_amdgcn_ballot_w64(v > 0);
  votes[i] = vote;
  int below = 0;
  if (v > 0) {
    uint low = __builtin_amdgcn_mbcnt_lo((uint)vote, 0u);
    below = (int)__builtin_amdgcn_mbcnt_hi((uint)(vote >> 32), low);
    below += __builtin_amdgcn_readfirstlane(v) * 100;
  }
  rank[i] = below;
  __builtin_amdgcn_wave_barrier();
  int fourth = __builtin_amdgcn_readlane(v, 3);
  int moved = __builtin_amdgcn_ds_permute((int)((lane() + 1) << 2), v);
  int swizzled = __builtin_amdgcn_ds_swizzle(v, 0x041f);
  int neighbour = __builtin_amdgcn_update_dpp(-1, v, 0x111, 0xf, 0xf, 0);
  misc[4 * i] = fourth;
  misc[4 * i + 1] = moved;
  misc[4 * i + 2] = swizzled;
  misc[4 * i + 3] = neighbour;
}
