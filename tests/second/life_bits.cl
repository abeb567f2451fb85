// The game of life on a torus, 32 cells in a word: neighbours are counted in parallel.
#include "opencl.h"

INLINE void add_bits(uint *ones, uint *twos, uint *fours, uint bits) {
  uint carry = *ones & bits;
  *ones ^= bits;
  uint carry2 = *twos & carry;
  *twos ^= carry;
  *fours |= carry2;
}

kernel void life_bits(global const uint *in, global uint *out, uint words, uint rows) {
  uint x = get_global_id(0), y = get_global_id(1);
  if (x >= words || y >= rows)
    return;
  uint left = (x + words - 1) % words, right = (x + 1) % words;
  uint ones = 0, twos = 0, fours = 0, self = 0;
  for (uint dy = 0; dy < 3; dy++) {
    global const uint *row = in + (y + rows + dy - 1) % rows * words;
    uint middle = row[x];
    uint west = middle << 1 | row[left] >> 31;
    uint east = middle >> 1 | row[right] << 31;
    add_bits(&ones, &twos, &fours, west);
    add_bits(&ones, &twos, &fours, east);
    if (dy == 1)
      self = middle;
    else
      add_bits(&ones, &twos, &fours, middle);
  }
  out[y * words + x] = twos & ~fours & (ones | self);
}
