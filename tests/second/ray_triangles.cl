// The nearest of many triangles that a ray hits, after Möller and Trumbore.
#include "opencl.h"

INLINE float3 cross3(float3 a, float3 b) { return a.yzx * b.zxy - a.zxy * b.yzx; }

kernel void ray_triangles(global const float *rays, global const float *triangles,
                          global float *distance, global int *hit, int ray_count,
                          int triangle_count) {
  int id = get_global_id(0);
  if (id >= ray_count)
    return;
  global const float *r = rays + id * 6;
  float3 origin = (float3)(r[0], r[1], r[2]), direction = (float3)(r[3], r[4], r[5]);
  float nearest = 1e30f;
  int which = -1;
  for (int i = 0; i < triangle_count; i++) {
    global const float *t = triangles + i * 9;
    float3 a = (float3)(t[0], t[1], t[2]);
    float3 e1 = (float3)(t[3], t[4], t[5]) - a, e2 = (float3)(t[6], t[7], t[8]) - a;
    float3 p = cross3(direction, e2);
    float determinant = dot3(e1, p);
    if (fabs(determinant) < 1e-7f)
      continue;
    float inverse = 1 / determinant;
    float3 s = origin - a;
    float u = dot3(s, p) * inverse;
    if (u < 0 || u > 1)
      continue;
    float3 q = cross3(s, e1);
    float v = dot3(direction, q) * inverse;
    if (v < 0 || u + v > 1)
      continue;
    float d = dot3(e2, q) * inverse;
    if (d > 1e-4f && d < nearest) {
      nearest = d;
      which = i;
    }
  }
  distance[id] = nearest;
  hit[id] = which;
}
