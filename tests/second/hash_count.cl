// How often each word occurs: a hash table in local memory is filled by compare-and-swap, then
// each work-item looks its own word up.
#include "opencl.h"

#define SIZE 512
#define EMPTY 0xffffffffu

INLINE uint slot_of(uint word) { return word * 2654435761u >> 23; }

kernel __attribute__((reqd_work_group_size(128, 1, 1))) void
hash_count(global const uint *words, global uint *counts) {
  local uint keys[SIZE];
  local uint count[SIZE];
  uint t = get_local_id(0);
  for (uint i = t; i < SIZE; i += 128) {
    keys[i] = EMPTY;
    count[i] = 0;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  uint word = words[get_global_id(0)];
  uint at = slot_of(word);
  for (;;) {
    uint old = local_atomic_cmpxchg(&keys[at], EMPTY, word);
    if (old == EMPTY || old == word)
      break;
    at = (at + 1) & (SIZE - 1);
  }
  local_atomic_add(&count[at], 1u);
  barrier(CLK_LOCAL_MEM_FENCE);
  counts[get_global_id(0)] = count[at];
}
