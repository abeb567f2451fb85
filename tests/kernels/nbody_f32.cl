// Gravitational acceleration of every body, in f32, with bodies staged through
// local memory in tiles of the work-group's size; then one step of position and speed.
#include "common.h"

#define MAX_TILE 256

kernel void nbody_f32(global const float4 *body, global const float4 *speed, global float4 *new_body,
                      global float4 *new_speed, uint n, float dt, float softening) {
  local float4 tile[MAX_TILE];
  uint i = global_x(), me = local_x(), size = group_size_x();
  float4 mine = i < n ? body[i] : (float4)(0.0f);
  float3 acc = (float3)(0.0f);
  for (uint base = 0; base < n; base += size) {
    uint j = base + me;
    tile[me] = j < n ? body[j] : (float4)(0.0f);
    local_barrier();
    for (uint k = 0; k < size; k++) {
      float4 other = tile[k];
      float3 d = other.xyz - mine.xyz;
      float r2 = d.x * d.x + d.y * d.y + d.z * d.z + softening;
      float inv = __builtin_amdgcn_rsqf(r2);
      acc += d * (other.w * inv * inv * inv);
    }
    local_barrier();
  }
  if (i >= n)
    return;
  float4 v = speed[i];
  v.xyz += acc * dt;
  // The w component keeps the step at which a body of this speed crosses its distance.
  v.w = mine.w / (v.x * v.x + v.y * v.y + v.z * v.z + softening);
  new_speed[i] = v;
  mine.xyz += v.xyz * dt;
  new_body[i] = mine;
}
