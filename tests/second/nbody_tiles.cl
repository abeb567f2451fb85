// A step of the n-body problem: the others come by tiles through local memory.
#include "opencl.h"

#define TILE 64

kernel __attribute__((reqd_work_group_size(TILE, 1, 1))) void
nbody_tiles(global const float4 *bodies, global float4 *moved, global float4 *velocities, uint n,
            float dt, float soft) {
  local float4 tile[TILE];
  uint id = get_global_id(0), t = get_local_id(0);
  float4 me = bodies[id];
  float ax = 0, ay = 0, az = 0;
  for (uint begin = 0; begin < n; begin += TILE) {
    tile[t] = bodies[begin + t];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint k = 0; k < TILE; k++) {
      float4 other = tile[k];
      float dx = other.x - me.x, dy = other.y - me.y, dz = other.z - me.z;
      float r = native_rsqrt(dx * dx + dy * dy + dz * dz + soft);
      float s = other.w * r * r * r;
      ax += dx * s;
      ay += dy * s;
      az += dz * s;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  float4 v = velocities[id];
  v.x += ax * dt;
  v.y += ay * dt;
  v.z += az * dt;
  velocities[id] = v;
  me.x += v.x * dt;
  me.y += v.y * dt;
  me.z += v.z * dt;
  moved[id] = me;
}
