// A lock, for which one work-item of each wave contends; what it guards is not atomic: a number of
// entries, the entries, and a sum.
#include "sync.h"

#define LOCK_orders(p, scope)                                                              \
  while (exchange(p, 1, ACQUIRE, SCOPE_##scope) != 0)                                      \
    __builtin_amdgcn_s_sleep(1)
#define LOCK_fences(p, scope)                                                              \
  do {                                                                                     \
    uint expected = 0;                                                                     \
    while (!compare_exchange(p, &expected, 1, RELAXED, RELAXED, SCOPE_##scope)) {          \
      expected = 0;                                                                        \
      __builtin_amdgcn_s_sleep(1);                                                         \
    }                                                                                      \
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, FENCE_##scope);                               \
  } while (0)

#define GUARDED(how, scope)                                                                \
  kernel void lock_##how##_##scope(global uint *guarded, global atomic_uint *lock,         \
                                   global uint *log, uint rounds) {                        \
    uint wave = global_x() / 64;                                                           \
    if (lane() != 0)                                                                       \
      return;                                                                              \
    for (uint round = 0; round < rounds; round++) {                                        \
      LOCK_##how(lock, scope);                                                             \
      uint count = guarded[0];                                                             \
      guarded[1] += (count + 1) * (wave + 1);                                              \
      log[count] = wave + 1;                                                               \
      guarded[0] = count + 1;                                                              \
      PUBLISH_##how(lock, 0, scope);                                                       \
    }                                                                                      \
  }

GUARDED(orders, agent)
GUARDED(fences, agent)
GUARDED(orders, system)
