// The target's own arithmetic, as a device library uses it: transcendental functions,
// reciprocals, splitting of floats, byte permutation, packing, sums of differences.
#include "common.h"

kernel void amdgcn_ops(global const float *in, global float *out, global const double *in64,
                       global double *out64, global const uint *words, global uint *ints, uint n) {
  uint i = global_x();
  if (i >= n)
    return;
  float x = in[i];
  global float *o = out + 8 * i;
  o[0] = __builtin_amdgcn_sinf(__builtin_amdgcn_fractf(x));
  o[1] = __builtin_amdgcn_cosf(__builtin_amdgcn_fractf(x));
  o[2] = __builtin_amdgcn_rcpf(x);
  o[3] = __builtin_amdgcn_exp2f(x);
  o[4] = __builtin_amdgcn_logf(x);
  o[5] = __builtin_amdgcn_frexp_mantf(x);
  o[6] = __builtin_amdgcn_ldexpf(x, 3);
  o[7] = __builtin_amdgcn_sqrtf(x);
  double d = in64[i];
  global double *o64 = out64 + 3 * i;
  o64[0] = __builtin_amdgcn_fract(d);
  o64[1] = __builtin_amdgcn_frexp_mant(d);
  o64[2] = __builtin_floor(d) + __builtin_rint(d) * 0.5 + __builtin_ldexp(d, -3);
  uint a = words[2 * i], b = words[2 * i + 1];
  global uint *w = ints + 8 * i;
  w[0] = __builtin_amdgcn_perm(a, b, 0x0c070104);
  w[1] = __builtin_amdgcn_alignbyte(a, b, 3);
  w[2] = __builtin_amdgcn_sad_u8(a, b, 100);
  w[3] = __builtin_amdgcn_lerp(a, b, 0x01010101);
  w[4] = __builtin_amdgcn_sbfe(a, 7, 11);
  w[5] = (uint)__builtin_amdgcn_frexp_expf(x) + (uint)__builtin_amdgcn_frexp_exp(d);
  w[6] = __builtin_amdgcn_classf(x, 0x3c0) | __builtin_amdgcn_class(d, 0x100) << 1;
  w[7] = __builtin_amdgcn_msad_u8(a, b, 5) + (a & 0xffffff) * (b & 0xffffff);
}
