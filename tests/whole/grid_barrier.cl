// A barrier of the whole grid: in each phase every work-item reads what one of another work-group
// wrote in the phase before.
#include "sync.h"

#define GRID(how, scope)                                                                   \
  kernel void grid_barrier_##how##_##scope(global uint *words, global atomic_uint *count,  \
                                           global uint *out, uint groups, uint phases) {   \
    uint me = local_x(), all = groups * SIZE, i = global_x();                              \
    uint next = (i + SIZE + 65) % all, word = i + 1;                                       \
    for (uint phase = 0; phase < phases; phase++) {                                        \
      global uint *part = &words[phase % 2 * all];                                         \
      part[i] = word;                                                                      \
      group_barrier();                                                                     \
      if (me == 0) {                                                                       \
        COUNT_##how(count, scope);                                                         \
        AWAIT_##how(count, groups *(phase + 1), scope);                                    \
      }                                                                                    \
      group_barrier();                                                                     \
      word = word * 3 + part[next];                                                        \
    }                                                                                      \
    out[i] = word;                                                                         \
  }

GRID(orders, agent)
GRID(fences, agent)
GRID(orders, system)
