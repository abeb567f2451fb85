// Persistent work-groups, which take tasks from a queue and put new ones into it: the nodes of a
// binary tree, each computed from its parent by all work-items of a group.
#include "sync.h"

#define QUEUE(how, scope)                                                                  \
  kernel void queue_##how##_##scope(global uint *tasks, global atomic_uint *ready,         \
                                    global atomic_uint *ends, global uint *nodes,          \
                                    uint count) {                                          \
    local uint task[1];                                                                    \
    uint me = local_x();                                                                   \
    for (;;) {                                                                             \
      if (me == 0) {                                                                       \
        uint ticket = fetch_add(&ends[0], 1, RELAXED, SCOPE_##scope);                      \
        task[0] = 0;                                                                       \
        if (ticket < count) {                                                              \
          AWAIT_##how(&ready[ticket], 1, scope);                                           \
          task[0] = tasks[ticket];                                                         \
        }                                                                                  \
      }                                                                                    \
      group_barrier();                                                                     \
      uint node = task[0];                                                                 \
      if (node == 0)                                                                       \
        return;                                                                            \
      uint above = nodes[node / 2 * SIZE + SIZE - 1 - me];                                 \
      nodes[node * SIZE + me] = above * 3 + node;                                          \
      group_barrier();                                                                     \
      if (me == 0 && 2 * node <= count)                                                    \
        for (uint child = 2 * node; child <= 2 * node + 1; child++) {                      \
          uint place = fetch_add(&ends[1], 1, RELAXED, SCOPE_##scope);                     \
          tasks[place] = child;                                                            \
          PUBLISH_##how(&ready[place], 1, scope);                                          \
        }                                                                                  \
      group_barrier();                                                                     \
    }                                                                                      \
  }

QUEUE(orders, agent)
QUEUE(fences, agent)
