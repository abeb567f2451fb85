// Rays marched through a distance field: spheres in a grid, a floor, a rounded box; shaded by
// the gradient.
#include "opencl.h"

typedef struct {
  float x, y, z;
} point;

INLINE float length3(float x, float y, float z) { return sqrt(x * x + y * y + z * z); }

static float scene(point p) {
  float floor_at = p.y + 1;
  float cx = p.x - 2 * floor(0.5f * p.x + 0.5f), cz = p.z - 2 * floor(0.5f * p.z + 0.5f);
  float sphere = length3(cx, p.y, cz) - 0.4f;
  float bx = fmax(fabs(p.x) - 0.7f, 0.0f), by = fmax(fabs(p.y - 1) - 0.2f, 0.0f);
  float bz = fmax(fabs(p.z - 3) - 0.5f, 0.0f);
  float box = length3(bx, by, bz) - 0.1f;
  return fmin(fmin(floor_at, sphere), box);
}

kernel void sdf_march(global uint *pixels, uint width, uint height) {
  uint px = get_global_id(0), py = get_global_id(1);
  if (px >= width || py >= height)
    return;
  float u = (2 * (px + 0.5f) - width) / height, v = (height - 2 * (py + 0.5f)) / height;
  float scale = 1 / length3(u, v, 1.5f);
  float dx = u * scale, dy = v * scale, dz = 1.5f * scale;
  float t = 0;
  uint colour = 0xff203040;
  for (int step = 0; step < 64 && t < 20; step++) {
    point p = {dx * t, 0.5f + dy * t, dz * t - 3};
    float d = scene(p);
    if (d < 0.001f) {
      const float e = 0.01f;
      point a = {p.x + e, p.y, p.z}, b = {p.x, p.y + e, p.z}, c = {p.x, p.y, p.z + e};
      float gx = scene(a) - d, gy = scene(b) - d, gz = scene(c) - d;
      float light = (0.5f * gx + 0.7f * gy - 0.5f * gz) / length3(gx, gy, gz);
      uint grey = (uint)(255 * clamp(0.2f + 0.8f * light, 0.0f, 1.0f));
      colour = 0xff000000 | grey << 16 | grey << 8 | (uint)step;
      break;
    }
    t += d;
  }
  pixels[py * width + px] = colour;
}
