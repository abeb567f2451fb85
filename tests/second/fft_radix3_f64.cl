// One pass of a Fourier transform of radix 3 in double precision, with its factors from a table.
#include "opencl.h"

INLINE double2 times(double2 a, double2 b) {
  return (double2)(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}

kernel void fft_radix3_f64(global const double2 *in, global double2 *out,
                           global const double2 *roots, uint n, uint done) {
  uint i = get_global_id(0);
  uint third = n / 3;
  if (i >= third)
    return;
  uint k = i % done;
  uint step = third / done;
  double2 a = in[i];
  double2 b = times(in[i + third], roots[k * step]);
  double2 c = times(in[i + 2 * third], roots[2 * k * step]);
  double2 sum = b + c, difference = (b - c) * 0.86602540378443864676;
  double2 middle = a - sum * 0.5;
  double2 side = (double2)(difference.y, -difference.x);
  uint at = (i - k) * 3 + k;
  out[at] = a + sum;
  out[at + done] = middle + side;
  out[at + 2 * done] = middle - side;
}
