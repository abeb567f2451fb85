// Rotations by quaternions: two are blended and normalised, and turn a point.
#include "opencl.h"

INLINE float4 product(float4 a, float4 b) {
  return (float4)(a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
                  a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
                  a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
                  a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z);
}

kernel void quaternions(global const float4 *from, global const float4 *to,
                        global const float *blend, global float4 *points, uint n) {
  uint i = get_global_id(0);
  if (i >= n)
    return;
  float4 a = from[i], b = to[i];
  float t = blend[i];
  if (a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w < 0)
    b = -b;
  float4 q = a * (1 - t) + b * t;
  q *= native_rsqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
  float4 p = points[i];
  float scale = p.w;
  p.w = 0;
  float4 turned = product(product(q, p), (float4)(-q.xyz, q.w));
  turned.w = scale;
  points[i] = turned;
}
