// The median of each pixel's neighbourhood of nine, by a network of exchanges.
#include "opencl.h"

#define ORDER(a, b)                                                                        \
  {                                                                                        \
    uchar low = min(a, b), high = max(a, b);                                               \
    a = low;                                                                               \
    b = high;                                                                              \
  }

kernel void median3x3(global const uchar *in, global uchar *out, int width, int height) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= width || y >= height)
    return;
  uchar v[9];
  for (int k = 0; k < 9; k++) {
    int sx = clamp(x + k % 3 - 1, 0, width - 1);
    int sy = clamp(y + k / 3 - 1, 0, height - 1);
    v[k] = in[sy * width + sx];
  }
  ORDER(v[1], v[2]) ORDER(v[4], v[5]) ORDER(v[7], v[8])
  ORDER(v[0], v[1]) ORDER(v[3], v[4]) ORDER(v[6], v[7])
  ORDER(v[1], v[2]) ORDER(v[4], v[5]) ORDER(v[7], v[8])
  ORDER(v[0], v[3]) ORDER(v[5], v[8]) ORDER(v[4], v[7])
  ORDER(v[3], v[6]) ORDER(v[1], v[4]) ORDER(v[2], v[5])
  ORDER(v[4], v[7]) ORDER(v[4], v[2]) ORDER(v[6], v[4])
  ORDER(v[4], v[2])
  out[y * width + x] = v[4];
}
