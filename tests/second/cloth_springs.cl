// A cloth of masses and springs: each mass is drawn by its up to eight neighbours, and moved by
// Verlet's method; the first row is fixed.
#include "opencl.h"

kernel void cloth_springs(global const float4 *now, global const float4 *before,
                          global float4 *next, int width, int height, float rest,
                          float stiffness, float dt) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= width || y >= height)
    return;
  int at = y * width + x;
  float4 p = now[at];
  if (y == 0) {
    next[at] = p;
    return;
  }
  float fx = 0, fy = -9.81f, fz = 0;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++) {
      int nx = x + dx, ny = y + dy;
      if ((dx == 0 && dy == 0) || nx < 0 || ny < 0 || nx >= width || ny >= height)
        continue;
      float4 q = now[ny * width + nx];
      float ex = q.x - p.x, ey = q.y - p.y, ez = q.z - p.z;
      float length = sqrt(ex * ex + ey * ey + ez * ez);
      float wanted = dx != 0 && dy != 0 ? rest * 1.41421356f : rest;
      float force = stiffness * (length - wanted) / length;
      fx += ex * force;
      fy += ey * force;
      fz += ez * force;
    }
  float4 old = before[at];
  float s = dt * dt / p.w;
  next[at] = (float4)(p.x + 0.99f * (p.x - old.x) + fx * s, p.y + 0.99f * (p.y - old.y) + fy * s,
                      p.z + 0.99f * (p.z - old.z) + fz * s, p.w);
}
