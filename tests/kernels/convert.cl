// Conversions between integers and floats of all sizes, in both directions. Values are
// in range for their destination: out of range, the source language gives no result.
#include "common.h"

kernel void convert(global const int *ints, global const long *longs, global const float *floats,
                    global const double *doubles, global float *to_f32, global double *to_f64,
                    global int *to_i32, global long *to_i64, global half *to_f16, uint n) {
  uint i = global_x();
  if (i >= n)
    return;
  int a = ints[i];
  long b = longs[i];
  float f = floats[i];
  double d = doubles[i];
  global float *o32 = to_f32 + 7 * i;
  o32[0] = (float)a;
  o32[1] = (float)(uint)a;
  o32[2] = (float)b;
  o32[3] = (float)(ulong)b;
  o32[4] = (float)d;
  o32[5] = (float)(uchar)(a >> 8);
  o32[6] = (float)(short)a;
  global double *o64 = to_f64 + 5 * i;
  o64[0] = (double)a;
  o64[1] = (double)(uint)a;
  o64[2] = (double)b;
  o64[3] = (double)(ulong)b;
  o64[4] = (double)f;
  global int *i32 = to_i32 + 5 * i;
  i32[0] = (int)f;
  i32[1] = (int)(uint)__builtin_fabsf(f);
  i32[2] = (int)d;
  i32[3] = (int)(uint)__builtin_fabs(d);
  i32[4] = (short)(f * 0.00001f) + (uchar)(__builtin_fabsf(f) * 1e-8f);
  global long *i64 = to_i64 + 4 * i;
  i64[0] = (long)f;
  i64[1] = (long)(ulong)__builtin_fabsf(f);
  i64[2] = (long)(d * 1048576.0);
  i64[3] = (long)(ulong)__builtin_fabs(d * 1048576.0);
  to_f16[i] = (half)f;
}
