// Half precision: scalar and packed arithmetic, comparison, conversion, and a division.
#include "common.h"
#pragma OPENCL FP_CONTRACT OFF

kernel void half_ops(global const half *a, global const half *b, global half *out,
                     global const half2 *v, global half2 *packed, global float *quotient,
                     global short *rounded, uint n) {
  uint i = global_x();
  if (i >= n)
    return;
  half x = a[i], y = b[i];
  half sum = x + y;
  half product = x * y;
  half chosen = x < y ? sum - product : __builtin_fmaf16(x, y, sum);
  out[3 * i] = sum;
  out[3 * i + 1] = product;
  out[3 * i + 2] = __builtin_fminf16(__builtin_fabsf16(chosen), (half)100.0f);
  half2 p = v[i];
  packed[i] = p * (half2)(x, y) + p.yx;
  quotient[i] = (float)(x / y);
  rounded[i] = (short)__builtin_rintf16(x);
}
