// Roots of a*x^2 + b*x + c in f64, in the form that avoids cancellation; degenerate
// equations and complex roots take other branches. Gives two values and a count.
#include "common.h"

kernel void quadratic_f64(global const double *coefficients, global double *roots, global int *count,
                          uint n) {
  uint i = global_x();
  if (i >= n)
    return;
  double a = coefficients[3 * i], b = coefficients[3 * i + 1], c = coefficients[3 * i + 2];
  double r0 = 0.0, r1 = 0.0;
  int k = 0;
  if (a == 0.0) {
    if (b != 0.0) {
      r0 = -c / b;
      k = 1;
    }
  } else {
    double d = __builtin_fma(b, b, -4.0 * a * c);
    if (d >= 0.0) {
      double q = -0.5 * (b + __builtin_copysign(__builtin_sqrt(d), b));
      r0 = q / a;
      r1 = q != 0.0 ? c / q : 0.0;
      k = 2;
    } else {
      r0 = -b / (2.0 * a);
      r1 = __builtin_sqrt(-d) / (2.0 * __builtin_fabs(a));
      k = -2;
    }
  }
  roots[2 * i] = r0;
  roots[2 * i + 1] = r1;
  count[i] = k;
}
