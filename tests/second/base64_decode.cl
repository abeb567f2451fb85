// Four letters to three bytes, and how many letters are none; without a table.
#include "opencl.h"

INLINE int value_of(uchar c) {
  if (c >= 'A' && c <= 'Z')
    return c - 'A';
  if (c >= 'a' && c <= 'z')
    return c - 'a' + 26;
  if (c >= '0' && c <= '9')
    return c - '0' + 52;
  switch (c) {
  case '+':
  case '-':
    return 62;
  case '/':
  case '_':
    return 63;
  }
  return -1;
}

kernel void base64_decode(global const uchar4 *in, global uchar *out, global uchar *wrong,
                          uint quads) {
  uint id = get_global_id(0);
  if (id >= quads)
    return;
  uchar4 c = in[id];
  int a = value_of(c.x), b = value_of(c.y), d = value_of(c.z), e = value_of(c.w);
  wrong[id] = (a < 0) + (b < 0) + (d < 0) + (e < 0);
  uint bits = (a & 63) << 18 | (b & 63) << 12 | (d & 63) << 6 | (e & 63);
  out[id * 3] = bits >> 16;
  out[id * 3 + 1] = bits >> 8;
  out[id * 3 + 2] = bits;
}
