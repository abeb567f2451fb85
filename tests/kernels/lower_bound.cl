// Binary search in a sorted array of signed 64-bit keys, with pointers as bounds; then a
// walk along equal keys, and a comparison of positions as pointers.
#include "common.h"

kernel void lower_bound(global const long *sorted, uint length, global const long *wanted,
                        global uint *position, global uint *equal, uint n) {
  uint i = global_x();
  if (i >= n)
    return;
  long key = wanted[i];
  global const long *end = sorted + length;
  global const long *low = sorted, *high = end;
  while (low < high) {
    global const long *middle = low + (high - low) / 2;
    if (*middle < key)
      low = middle + 1;
    else
      high = middle;
  }
  global const long *past = low;
  while (past != end && *past == key)
    past++;
  position[i] = low == end ? ~0u : (uint)(low - sorted);
  equal[i] = (uint)(past - low);
}
