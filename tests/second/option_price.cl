// Monte Carlo price of an option: normal random numbers by Box and Muller.
#include "opencl.h"

INLINE uint lcg(uint *s) {
  *s = *s * 1664525u + 1013904223u;
  return *s;
}

kernel void option_price(global const float4 *options, global float2 *prices, uint paths,
                         uint count) {
  uint id = get_global_id(0);
  if (id >= count)
    return;
  float4 o = options[id]; // price now, strike, drift of log2, volatility of log2
  uint s = id * 747796405u + 1;
  float sum = 0, squares = 0;
  for (uint i = 0; i < paths; i++) {
    float u = ((lcg(&s) >> 9) + 1) * 0x1p-23f, v = (lcg(&s) >> 9) * 0x1p-23f;
    float r = sqrt(-1.38629436f * log2(u));
    float angle = 6.28318531f * v;
    float up = o.x * exp2(o.z + o.w * r * native_cos(angle)) - o.y;
    float down = o.x * exp2(o.z - o.w * r * native_cos(angle)) - o.y;
    float payoff = 0.5f * (fmax(up, 0.0f) + fmax(down, 0.0f));
    sum += payoff;
    squares += payoff * payoff;
  }
  prices[id] = (float2)(sum / paths, squares / paths);
}
