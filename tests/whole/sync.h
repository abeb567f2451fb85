// How the kernels of this folder hand things on: by atomics that release and acquire ("orders"),
// or by relaxed ones and fences ("fences"); in the agent, or in the system.

#ifndef AMDGPUC_TESTS_SYNC_H
#define AMDGPUC_TESTS_SYNC_H

#include "../kernels/common.h"

#define SCOPE_agent DEVICE
#define SCOPE_system ALL_DEVICES
#define FENCE_agent "agent"
#define FENCE_system ""

// Work-items of a work-group: two waves.
#define SIZE 128u

// Stores a flag; who sees it sees what was before.
#define PUBLISH_orders(p, v, scope) store_atomic(p, v, RELEASE, SCOPE_##scope)
#define PUBLISH_fences(p, v, scope)                                                        \
  do {                                                                                     \
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, FENCE_##scope);                               \
    store_atomic(p, v, RELAXED, SCOPE_##scope);                                            \
  } while (0)

// Waits until a counter has come so far.
#define AWAIT_orders(p, v, scope)                                                          \
  while (load_atomic(p, ACQUIRE, SCOPE_##scope) < (v))                                     \
    __builtin_amdgcn_s_sleep(1)
#define AWAIT_fences(p, v, scope)                                                          \
  do {                                                                                     \
    while (load_atomic(p, RELAXED, SCOPE_##scope) < (v))                                   \
      __builtin_amdgcn_s_sleep(1);                                                         \
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, FENCE_##scope);                               \
  } while (0)

// Counts on; both releases and acquires.
#define COUNT_orders(p, scope) fetch_add(p, 1, ACQ_REL, SCOPE_##scope)
#define COUNT_fences(p, scope)                                                             \
  ({                                                                                       \
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, FENCE_##scope);                               \
    uint before = fetch_add(p, 1, RELAXED, SCOPE_##scope);                                 \
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, FENCE_##scope);                               \
    before;                                                                                \
  })

#endif
