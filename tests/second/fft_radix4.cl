// One pass of Stockham's Fourier transform of radix 4 through global memory.
#include "opencl.h"

INLINE float2 times(float2 a, float2 b) {
  return (float2)(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}

INLINE float2 root(float turn) {
  // Arguments of sine and cosine here are small; no reduction is needed.
  return (float2)(native_cos(turn), native_sin(turn));
}

kernel void fft_radix4(global const float2 *in, global float2 *out, uint n, uint done) {
  uint i = get_global_id(0);
  uint quarter = n / 4;
  if (i >= quarter)
    return;
  uint k = i & (done - 1);
  float turn = -1.57079633f * k / done;
  float2 a = in[i];
  float2 b = times(in[i + quarter], root(turn));
  float2 c = times(in[i + 2 * quarter], root(2 * turn));
  float2 d = times(in[i + 3 * quarter], root(3 * turn));
  float2 s0 = a + c, s1 = a - c, s2 = b + d, s3 = b - d;
  s3 = (float2)(s3.y, -s3.x);
  uint at = (i - k) * 4 + k;
  out[at] = s0 + s2;
  out[at + done] = s1 + s3;
  out[at + 2 * done] = s0 - s2;
  out[at + 3 * done] = s1 - s3;
}
