// Philox 4x32-10: random numbers by counting, four for each work-item and step, as floats.
#include "opencl.h"

kernel void philox(global float4 *out, uint2 key, uint steps, uint items) {
  uint id = get_global_id(0);
  if (id >= items)
    return;
  for (uint step = 0; step < steps; step++) {
    uint4 c = (uint4)(id, step, 0, 0x1234567);
    uint2 k = key;
    for (int round = 0; round < 10; round++) {
      uint high0 = mul_hi(c.x, 0xD2511F53u), low0 = c.x * 0xD2511F53u;
      uint high1 = mul_hi(c.z, 0xCD9E8D57u), low1 = c.z * 0xCD9E8D57u;
      c = (uint4)(high1 ^ c.y ^ k.x, low1, high0 ^ c.w ^ k.y, low0);
      k += (uint2)(0x9E3779B9u, 0xBB67AE85u);
    }
    out[step * items + id] = __builtin_convertvector(c >> 8, float4) * 0x1p-24f;
  }
}
