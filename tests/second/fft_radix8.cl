// Fourier transforms of 64 points in pairs of radix-8 steps: eight work-items for each, eight
// points in registers, one exchange through local memory.
#include "opencl.h"

#define GROUP_ITEMS 64

INLINE float2 times(float2 a, float2 b) {
  return (float2)(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}

INLINE float2 turned(float2 a) { return (float2)(a.y, -a.x); }

INLINE void four(float2 *a, float2 *b, float2 *c, float2 *d) {
  float2 s0 = *a + *c, s1 = *a - *c, s2 = *b + *d, s3 = turned(*b - *d);
  *a = s0 + s2;
  *b = s1 + s3;
  *c = s0 - s2;
  *d = s1 - s3;
}

INLINE void eight(float2 v[8]) {
  const float h = 0.70710678f;
  four(&v[0], &v[2], &v[4], &v[6]);
  four(&v[1], &v[3], &v[5], &v[7]);
  float2 b1 = times(v[3], (float2)(h, -h));
  float2 b2 = turned(v[5]);
  float2 b3 = times(v[7], (float2)(-h, -h));
  float2 a0 = v[0], a1 = v[2], a2 = v[4], a3 = v[6], b0 = v[1];
  v[0] = a0 + b0;
  v[1] = a1 + b1;
  v[2] = a2 + b2;
  v[3] = a3 + b3;
  v[4] = a0 - b0;
  v[5] = a1 - b1;
  v[6] = a2 - b2;
  v[7] = a3 - b3;
}

kernel __attribute__((reqd_work_group_size(GROUP_ITEMS, 1, 1))) void
fft_radix8(global const float2 *in, global float2 *out, constant float2 *roots) {
  local float2 shared[GROUP_ITEMS * 9];
  uint t = get_local_id(0);
  uint lane8 = t & 7;
  uint which = get_group_id(0) * (GROUP_ITEMS / 8) + (t >> 3);
  local float2 *mine = shared + (t >> 3) * 72;
  global const float2 *source = in + which * 64;
  float2 v[8];
  for (uint k = 0; k < 8; k++)
    v[k] = source[k * 8 + lane8];
  eight(v);
  for (uint k = 0; k < 8; k++)
    mine[k * 9 + lane8] = times(v[k], roots[k * lane8]);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint k = 0; k < 8; k++)
    v[k] = mine[lane8 * 9 + k];
  eight(v);
  for (uint k = 0; k < 8; k++)
    out[which * 64 + k * 8 + lane8] = v[k];
}
