// Speck128/128 in counter mode: the key schedule runs beside the rounds.
#include "opencl.h"

kernel void speck128(global const ulong2 *in, global ulong2 *out, ulong2 key, ulong counter,
                     uint blocks) {
  uint id = get_global_id(0);
  if (id >= blocks)
    return;
  ulong x = counter + id, y = 0;
  ulong a = key.x, b = key.y;
  for (ulong i = 0; i < 32; i++) {
    x = (rotate(x, 56ul) + y) ^ a;
    y = rotate(y, 3ul) ^ x;
    b = (rotate(b, 56ul) + a) ^ i;
    a = rotate(a, 3ul) ^ b;
  }
  out[id] = in[id] ^ (ulong2)(x, y);
}
