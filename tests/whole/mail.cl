// Message passing: work-groups in pairs, of which one writes and the other reads. All waves of the
// writer write, one publishes; each work-item of the reader looks for itself.
#include "sync.h"

#define MAIL(how, scope)                                                                   \
  kernel void mail_##how##_##scope(global uint *data, global atomic_uint *flags,           \
                                   global uint *out, uint rounds) {                        \
    uint me = local_x(), pair = group_x() / 2;                                             \
    for (uint round = 0; round < rounds; round++) {                                        \
      uint mail = pair * rounds + round;                                                   \
      if (group_x() % 2 == 0) {                                                            \
        data[mail * SIZE + me] = mail * 1000 + me + 1;                                     \
        group_barrier();                                                                   \
        if (me == 0)                                                                       \
          PUBLISH_##how(&flags[mail], 1, scope);                                           \
      } else {                                                                             \
        AWAIT_##how(&flags[mail], 1, scope);                                               \
        out[mail * SIZE + me] = data[mail * SIZE + SIZE - 1 - me];                         \
      }                                                                                    \
    }                                                                                      \
  }

MAIL(orders, agent)
MAIL(fences, agent)
MAIL(orders, system)
MAIL(fences, system)
