// A product of matrices of bytes with 32-bit sums, scaled back to bytes, four products at a
// time: 2 by 2 results for each work-item.
#include "opencl.h"

INLINE int dot4(char4 a, char4 b) {
  return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
}

kernel void gemm_i8(global const char4 *a, global const char4 *bt, global const int *bias,
                    global char *c, int n, int k4, int multiplier, int shift) {
  int row = 2 * get_global_id(1), column = 2 * get_global_id(0);
  global const char4 *a0 = a + row * k4, *a1 = a0 + k4;
  global const char4 *b0 = bt + column * k4, *b1 = b0 + k4;
  int sum00 = 0, sum01 = 0, sum10 = 0, sum11 = 0;
  for (int i = 0; i < k4; i++) {
    sum00 += dot4(a0[i], b0[i]);
    sum01 += dot4(a0[i], b1[i]);
    sum10 += dot4(a1[i], b0[i]);
    sum11 += dot4(a1[i], b1[i]);
  }
  int sums[2][2] = {{sum00, sum01}, {sum10, sum11}};
  for (int r = 0; r < 2; r++)
    for (int s = 0; s < 2; s++) {
      long scaled = (long)(sums[r][s] + bias[column + s]) * multiplier;
      int rounded = (int)((scaled + (1L << (shift - 1))) >> shift);
      c[(row + r) * n + column + s] = (char)clamp(rounded, -128, 127);
    }
}
