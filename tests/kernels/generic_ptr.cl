// Pointers whose address space is known only at run time: each lane reads through a
// generic pointer to global, local or private memory and adds through another one.
#include "common.h"

NOINLINE int sum_run(const int *p, int n) {
  int sum = 0;
  for (int k = 0; k < n; k++)
    sum += p[k];
  return sum;
}

kernel void generic_ptr(global int *data, global int *out, uint n) {
  local int shared[64];
  int own[4];
  uint i = global_x(), me = local_x();
  for (uint k = me; k < 64; k += group_size_x())
    shared[k] = (int)(k * k) - 100;
  for (int k = 0; k < 4; k++)
    own[k] = (int)i * (k + 1);
  group_barrier();
  if (i >= n)
    return;
  int v = data[i];
  int *source;
  switch (v & 3) {
  case 0:
    source = data + (i & ~3u);
    break;
  case 1:
    source = shared + (me & 60);
    break;
  default:
    source = own;
  }
  int count = 1 + ((uint)v >> 2 & 3);
  int r = sum_run(source, count) * 2;
  int *sink = out + i;
  if (v < 0)
    sink = own + 1;
  *sink = r;
  if (v < 0)
    out[i] = own[1] ^ own[0];
  // Which segment it was: a comparison of the address's upper half with the apertures.
  if (__builtin_amdgcn_is_shared(source))
    out[i] += 1000000;
  if (__builtin_amdgcn_is_private(source))
    out[i] += 2000000;
}
