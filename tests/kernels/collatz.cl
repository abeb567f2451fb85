// Length of the Collatz sequence and its highest term, with 64-bit terms.
#include "common.h"

kernel void collatz(global const uint *start, global uint *steps, global ulong *peak, uint n) {
  uint i = global_x();
  if (i >= n)
    return;
  ulong x = start[i];
  ulong highest = x;
  uint count = 0;
  while (x > 1) {
    x = (x & 1) ? 3 * x + 1 : x >> 1;
    highest = x > highest ? x : highest;
    count++;
  }
  steps[i] = count;
  peak[i] = highest;
}
