// Sums of bytes and of 16-bit numbers, saturated, and the exclusive or of all of a row.
#include "opencl.h"

kernel void reduce_bytes(global const char *a, global const short *b, global char *sums,
                         global short *saturated, global uchar *parity, uint length, uint rows) {
  uint row = get_global_id(0);
  if (row >= rows)
    return;
  char sum = 0;
  short total = 0;
  uchar bits = 0;
  for (uint i = 0; i < length; i++) {
    char x = a[row * length + i];
    sum = __builtin_elementwise_add_sat(sum, x);
    total = __builtin_elementwise_add_sat(total, b[row * length + i]);
    bits ^= x;
  }
  sums[row] = sum;
  saturated[row] = total;
  parity[row] = bits;
}
