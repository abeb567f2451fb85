// Rays against a list of spheres, with a shadow ray towards the light: structs of
// vectors, uniform loads in a divergent loop, division and square roots in f32.
#include "common.h"

typedef struct {
  float4 centre_radius;
  float4 colour;
} Sphere;

// The nearest hit beyond `near_limit`, or a negative distance.
INLINE float hit(float3 origin, float3 direction, float4 sphere, float near_limit) {
  float3 d = sphere.xyz - origin;
  float along = d.x * direction.x + d.y * direction.y + d.z * direction.z;
  float across = d.x * d.x + d.y * d.y + d.z * d.z - along * along;
  float inside = sphere.w * sphere.w - across;
  if (inside < 0.0f)
    return -1.0f;
  float half_chord = __builtin_sqrtf(inside);
  if (along - half_chord > near_limit)
    return along - half_chord;
  return along + half_chord > near_limit ? along + half_chord : -1.0f;
}

INLINE float3 normalised(float3 v) { return v / __builtin_sqrtf(v.x * v.x + v.y * v.y + v.z * v.z); }

kernel void ray_spheres(constant Sphere *spheres, uint count, global float4 *image, global int *index,
                        uint width, uint height) {
  uint px = global_x(), py = global_y();
  if (px >= width || py >= height)
    return;
  float3 origin = (float3)(0.0f, 0.0f, 0.0f);
  float3 direction = normalised((float3)(((float)px + 0.5f) / (float)width - 0.5f,
                                         0.5f - ((float)py + 0.5f) / (float)height, 1.0f));
  float nearest = 1.0e30f;
  int best = -1;
  for (uint s = 0; s < count; s++) {
    float t = hit(origin, direction, spheres[s].centre_radius, 0.001f);
    if (t > 0.0f && t < nearest) {
      nearest = t;
      best = (int)s;
    }
  }
  float4 colour = (float4)(0.0f);
  if (best >= 0) {
    float3 point = origin + direction * nearest;
    float3 normal = normalised(point - spheres[best].centre_radius.xyz);
    float3 light = normalised((float3)(1.0f, 1.5f, -1.0f));
    float lit = normal.x * light.x + normal.y * light.y + normal.z * light.z;
    for (uint s = 0; s < count && lit > 0.0f; s++)
      if ((int)s != best && hit(point, light, spheres[s].centre_radius, 0.01f) > 0.0f)
        lit = 0.0f;
    colour = spheres[best].colour * (0.1f + 0.9f * (lit > 0.0f ? lit : 0.0f));
  }
  image[py * width + px] = colour;
  index[py * width + px] = best;
}
