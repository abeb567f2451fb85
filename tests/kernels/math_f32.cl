// f32 functions that have an LLVM intrinsic, and comparisons with NaN and infinity.
#include "common.h"

kernel void math_f32(global const float *in, global float *out, global uint *flags, uint n) {
  uint i = global_x();
  if (i >= n)
    return;
  float x = in[2 * i], y = in[2 * i + 1];
  global float *o = out + 16 * i;
  o[0] = __builtin_floorf(x);
  o[1] = __builtin_ceilf(x);
  o[2] = __builtin_truncf(x);
  o[3] = __builtin_rintf(x);
  o[4] = __builtin_fminf(x, y);
  o[5] = __builtin_fmaxf(x, y);
  o[6] = __builtin_copysignf(x, y);
  o[7] = __builtin_sqrtf(__builtin_fabsf(x));
  o[8] = x / y;
  o[9] = 1.0f / x;
  o[10] = __builtin_exp2f(y * 0.01f);
  o[11] = __builtin_log2f(__builtin_fabsf(x) + 1.0f);
  o[12] = __builtin_ldexpf(x, (int)i % 9 - 4);
  o[13] = __builtin_fmaf(x, y, -1.0f);
  o[14] = __builtin_roundf(y);
  o[15] = __builtin_amdgcn_fmed3f(x, y, 1.0f);
  uint f = 0;
  f |= (x < y) << 0;
  f |= (x <= y) << 1;
  f |= (x > y) << 2;
  f |= (x >= y) << 3;
  f |= (x == y) << 4;
  f |= (x != y) << 5;
  f |= (!(x < y)) << 6;
  f |= __builtin_isnan(x) << 7;
  f |= __builtin_isinf(y) << 8;
  f |= (__builtin_isunordered(x, y)) << 9;
  f |= (__builtin_islessgreater(x, y)) << 10;
  flags[i] = f;
}
