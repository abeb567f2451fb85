// Mean, variance and greatest magnitude of rows of half-precision numbers, read by eights.
#include "opencl.h"

typedef half half8_t __attribute__((ext_vector_type(8)));
typedef float float8_t __attribute__((ext_vector_type(8)));

kernel void reduce_half(global const half8_t *in, global half *means, global float *variances,
                        global half *greatest, uint eights, uint rows) {
  uint row = get_global_id(0);
  if (row >= rows)
    return;
  float sum = 0, squares = 0;
  half8_t most = 0;
  for (uint i = 0; i < eights; i++) {
    half8_t h = in[row * eights + i];
    float8_t v = __builtin_convertvector(h, float8_t);
    for (int k = 0; k < 8; k++) {
      sum += v[k];
      squares += v[k] * v[k];
    }
    most = fmax(most, fabs(h));
  }
  float mean = sum / (8 * eights);
  half m = 0;
  for (int k = 0; k < 8; k++)
    m = fmax(m, most[k]);
  means[row] = (half)mean;
  variances[row] = squares / (8 * eights) - mean * mean;
  greatest[row] = m;
}
