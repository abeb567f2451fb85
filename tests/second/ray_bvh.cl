// Rays against spheres in a tree of boxes, with a stack of its own for each work-item.
#include "opencl.h"

typedef struct {
  float low[3];
  int first; // child, or sphere where count > 0
  float high[3];
  int count;
} node;

INLINE bool enters(global const node *n, const float *origin, const float *inverse, float limit) {
  float begin = 0, end = limit;
  for (int k = 0; k < 3; k++) {
    float a = (n->low[k] - origin[k]) * inverse[k];
    float b = (n->high[k] - origin[k]) * inverse[k];
    begin = fmax(begin, fmin(a, b));
    end = fmin(end, fmax(a, b));
  }
  return begin <= end;
}

kernel void ray_bvh(global const node *nodes, global const float4 *spheres,
                    global const float *rays, global float *distance, global int *steps,
                    int count) {
  int id = get_global_id(0);
  if (id >= count)
    return;
  float origin[3], direction[3], inverse[3];
  for (int k = 0; k < 3; k++) {
    origin[k] = rays[id * 6 + k];
    direction[k] = rays[id * 6 + 3 + k];
    inverse[k] = 1 / direction[k];
  }
  int stack[16];
  int top = 0, visited = 0;
  stack[top++] = 0;
  float nearest = 1e30f;
  while (top > 0) {
    global const node *n = nodes + stack[--top];
    visited++;
    if (!enters(n, origin, inverse, nearest))
      continue;
    if (n->count == 0) {
      stack[top++] = n->first + 1;
      stack[top++] = n->first;
      continue;
    }
    for (int i = 0; i < n->count; i++) {
      float4 s = spheres[n->first + i];
      float x = s.x - origin[0], y = s.y - origin[1], z = s.z - origin[2];
      float along = x * direction[0] + y * direction[1] + z * direction[2];
      float h = along * along - (x * x + y * y + z * z) + s.w * s.w;
      if (h > 0) {
        float d = along - sqrt(h);
        if (d > 0 && d < nearest)
          nearest = d;
      }
    }
  }
  distance[id] = nearest;
  steps[id] = visited;
}
