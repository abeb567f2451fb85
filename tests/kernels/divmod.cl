// Integer division and remainder: signed and unsigned, 8 to 64 bits, by variables and
// by constants. Divisors are never zero; INT_MIN / -1 does not occur.
#include "common.h"

kernel void divmod(global const long *a, global const long *b, global long *out, uint n, uint stride) {
  uint i = global_x();
  if (i >= n)
    return;
  long x = a[i], y = b[i];
  ulong ux = (ulong)x, uy = (ulong)y;
  int x32 = (int)x, y32 = (int)y | 1;
  if (y32 == -1)
    y32 = 7;
  uint ux32 = (uint)x, uy32 = (uint)y | 1;
  short x16 = (short)(x >> 8), y16 = (short)y | 1;
  if (y16 == -1)
    y16 = 3;
  uchar x8 = (uchar)(x >> 24), y8 = (uchar)y | 1;
  global long *o = out + i;
  o[0 * stride] = x / y;
  o[1 * stride] = x % y;
  o[2 * stride] = (long)(ux / uy);
  o[3 * stride] = (long)(ux % uy);
  o[4 * stride] = x32 / y32;
  o[5 * stride] = x32 % y32;
  o[6 * stride] = ux32 / uy32;
  o[7 * stride] = ux32 % uy32;
  o[8 * stride] = (short)(x16 / y16);
  o[9 * stride] = (short)(x16 % y16);
  o[10 * stride] = x8 / y8;
  o[11 * stride] = x8 % y8;
  o[12 * stride] = x / 1000003;
  o[13 * stride] = (long)(ux % 1000000007);
  o[14 * stride] = x32 / 10;
  o[15 * stride] = ux32 % 641;
  o[16 * stride] = x / 4096;
  o[17 * stride] = (long)(ux / (uint)y32);
}
