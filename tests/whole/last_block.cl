// A sum in one launch: each work-group adds its part in local memory and leaves the sum in global
// memory; the group that is the last to say so adds the sums.
#include "sync.h"

// The places of neighbours are of different waves, and each adds what the other wave left.
INLINE uint sum_of_group(local uint *words, uint me, uint mine) {
  uint place = me % 64 * 2 + me / 64;
  words[place] = mine;
  group_barrier();
  for (uint step = SIZE / 2; step > 0; step /= 2) {
    if (place < step)
      words[place] += words[2 * step - 1 - place];
    group_barrier();
  }
  return words[0];
}

#define LAST_BLOCK(how, scope)                                                             \
  kernel void last_block_##how##_##scope(global const uint *in, global uint *sums,         \
                                         global atomic_uint *arrived, global uint *total,  \
                                         uint groups) {                                    \
    local uint words[SIZE], ticket[1];                                                     \
    uint me = local_x();                                                                   \
    uint sum = sum_of_group(words, me, in[global_x()]);                                    \
    if (me == 0) {                                                                         \
      sums[group_x()] = sum;                                                               \
      ticket[0] = COUNT_##how(arrived, scope);                                             \
    }                                                                                      \
    group_barrier();                                                                       \
    if (ticket[0] != groups - 1)                                                           \
      return;                                                                              \
    uint index = SIZE - 1 - me;                                                            \
    uint all = sum_of_group(words, me, index < groups ? sums[index] : me + 1);                  \
    if (me == 0)                                                                           \
      *total = all;                                                                        \
  }

LAST_BLOCK(orders, agent)
LAST_BLOCK(fences, agent)
