// 8- and 16-bit arithmetic: wrap-around, saturation, shifts, minimum and maximum, packed
// pairs, sign and zero extension; an adaptive predictor's running state at 16 bits.
#include "common.h"

kernel void short_ops(global const short *in, global short *out, global const ushort2 *pairs,
                      global ushort2 *packed, global char *bytes, uint n, uint run) {
  uint i = global_x();
  if (i >= n)
    return;
  short state = 0;
  ushort step = 16;
  char b = (char)i;
  for (uint k = 0; k < run; k++) {
    short v = in[i * run + k];
    short error = __builtin_elementwise_sub_sat(v, state);
    short move = (short)(error >> 3);
    if (move > (short)step)
      move = (short)step;
    if (move < (short)-step)
      move = (short)-step;
    state = __builtin_elementwise_add_sat(state, (short)(move * 5));
    step = error < 0 ? (ushort)(step - (step >> 2)) : (ushort)(step + (step >> 3) + 1);
    b = (char)(b * 3 + (char)move);
    out[i * run + k] = state;
  }
  bytes[i] = b;
  ushort2 p = pairs[i];
  ushort2 q = __builtin_elementwise_max(p, (ushort2)(1000, 2000)) - (ushort2)(7, 9);
  packed[i] = q * p + __builtin_elementwise_min(p.yx << (ushort2)(3, 5), q);
}
