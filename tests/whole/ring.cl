// A ring buffer: a work-group writes items into a few places, another one reads them and gives the
// places back. What is read must have been read before it is overwritten.
#include "sync.h"

#define PLACES 2u

#define RING(how, scope)                                                                   \
  kernel void ring_##how##_##scope(global uint *data, global atomic_uint *ends,            \
                                   global uint *out, uint items) {                         \
    global atomic_uint *written = &ends[0], *taken = &ends[1];                             \
    uint me = local_x();                                                                   \
    for (uint item = 0; item < items; item++) {                                            \
      global uint *place = &data[item % PLACES * SIZE];                                    \
      if (group_x() == 0) {                                                                \
        if (item >= PLACES)                                                                \
          AWAIT_##how(taken, item - PLACES + 1, scope);                                    \
        place[me] = item * 1000 + me + 1;                                                  \
        group_barrier();                                                                   \
        if (me == 0)                                                                       \
          PUBLISH_##how(written, item + 1, scope);                                         \
      } else {                                                                             \
        AWAIT_##how(written, item + 1, scope);                                             \
        out[item * SIZE + me] = place[SIZE - 1 - me];                                      \
        group_barrier();                                                                   \
        if (me == 0)                                                                       \
          PUBLISH_##how(taken, item + 1, scope);                                           \
      }                                                                                    \
    }                                                                                      \
  }

RING(orders, agent)
RING(fences, agent)
RING(orders, system)
