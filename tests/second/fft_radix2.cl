// Fourier transforms of 256 points, one for each work-group of 128, radix 2 in local memory.
#include "opencl.h"

#define N 256

kernel __attribute__((reqd_work_group_size(N / 2, 1, 1))) void
fft_radix2(global const float2 *in, global float2 *out, global const float2 *roots) {
  local float2 x[N];
  uint t = get_local_id(0);
  uint base = get_group_id(0) * N;
  for (uint i = t; i < N; i += N / 2)
    x[__builtin_bitreverse32(i) >> 24] = in[base + i];
  for (uint half_size = 1; half_size < N; half_size *= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    uint k = t & (half_size - 1);
    uint at = 2 * (t - k) + k;
    float2 w = roots[k * (N / 2 / half_size)];
    float2 a = x[at], b = x[at + half_size];
    float2 c = (float2)(b.x * w.x - b.y * w.y, b.x * w.y + b.y * w.x);
    x[at] = a + c;
    x[at + half_size] = a - c;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  out[base + t] = x[t];
  out[base + t + N / 2] = x[t + N / 2];
}
