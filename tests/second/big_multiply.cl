// Products of numbers of 256 bits, word by word, and their remainder by Montgomery's method.
#include "opencl.h"

#define WORDS 8

kernel void big_multiply(global const uint *a, global const uint *b, constant uint *modulus,
                         uint inverse, global uint *out, uint n) {
  uint id = get_global_id(0);
  if (id >= n)
    return;
  uint t[WORDS + 2] = {};
  for (int i = 0; i < WORDS; i++) {
    ulong carry = 0;
    uint x = a[i * n + id];
    for (int j = 0; j < WORDS; j++) {
      carry += (ulong)x * b[j * n + id] + t[j];
      t[j] = (uint)carry;
      carry >>= 32;
    }
    carry += t[WORDS];
    t[WORDS] = (uint)carry;
    t[WORDS + 1] = carry >> 32;
    uint m = t[0] * inverse;
    carry = (ulong)m * modulus[0] + t[0];
    carry >>= 32;
    for (int j = 1; j < WORDS; j++) {
      carry += (ulong)m * modulus[j] + t[j];
      t[j - 1] = (uint)carry;
      carry >>= 32;
    }
    carry += t[WORDS];
    t[WORDS - 1] = (uint)carry;
    t[WORDS] = t[WORDS + 1] + (uint)(carry >> 32);
  }
  for (int j = 0; j < WORDS; j++)
    out[j * n + id] = t[j];
}
