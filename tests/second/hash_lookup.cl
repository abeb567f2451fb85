// Looks keys of 64 bits up in a table with open addressing.
#include "opencl.h"

INLINE ulong mixed(ulong h) {
  h ^= h >> 33;
  h *= 0xff51afd7ed558ccdUL;
  h ^= h >> 33;
  h *= 0xc4ceb9fe1a85ec53UL;
  return h ^ h >> 33;
}

kernel void hash_lookup(global const ulong *table, global const uint *values,
                        global const ulong *keys, global uint *found, uint log_size, uint n) {
  uint i = get_global_id(0);
  if (i >= n)
    return;
  uint mask = (1u << log_size) - 1;
  ulong key = keys[i];
  uint result = ~0u;
  for (uint at = mixed(key) & mask;; at = (at + 1) & mask) {
    ulong entry = table[at];
    if (entry == key)
      result = values[at];
    if (entry == key || entry == 0)
      break;
  }
  found[i] = result;
}
