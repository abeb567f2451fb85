// Nested divergent loops with break, continue, goto out of two loops and early return:
// each work-item looks for the smallest (p, q), p <= q, with p*p + q*q == target.
#include "common.h"

kernel void nested_loops(global const uint *target, global uint *answer, global uint *work, uint n,
                         uint limit) {
  uint i = global_x();
  if (i >= n)
    return;
  uint t = target[i];
  uint tried = 0;
  if (t == 0) {
    answer[i] = 0;
    work[i] = 0;
    return;
  }
  uint p, q;
  for (p = 0; p * p <= t; p++) {
    // Squares are 0 or 1 modulo 4, so that some p need no search at all.
    uint rest = t - p * p;
    if ((rest & 3) >= 2)
      continue;
    for (q = p;; q++) {
      tried++;
      uint square = q * q;
      if (square > rest)
        break;
      if (square == rest)
        goto found;
      if (tried >= limit) {
        answer[i] = 0xfffffffe;
        work[i] = tried;
        return;
      }
      if ((q & 7) == 5 && (tried & 1))
        tried += 2;
    }
  }
  answer[i] = 0xffffffff;
  work[i] = tried;
  return;
found:
  answer[i] = p << 16 | q;
  work[i] = tried;
}
