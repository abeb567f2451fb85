// Vector types: float4 rows, int3 loads (16 bytes each), packed triples, swizzles,
// element access at run time, component-wise select and conversion, wide loads.
#include "common.h"

kernel void vectors(global const float4 *matrix, global const float4 *points, global float4 *moved,
                    global const int3 *triples, global int3 *turned, global const int *loose,
                    global int *picked, global const uchar16 *wide, global ushort8 *summed, uint n) {
  uint i = global_x();
  if (i >= n)
    return;
  float4 p = points[i];
  moved[i] = matrix[0] * p.x + matrix[1] * p.y + matrix[2] * p.z + matrix[3] * p.w;
  int3 t = triples[i];
  int3 turn = t.zxy;
  turned[i] = turn > t ? turn - t : t * 2;
  int3 packed = (int3)(loose[3 * i], loose[3 * i + 1], loose[3 * i + 2]);
  int4 wider = (int4)(packed, (int)i);
  picked[i] = wider[loose[3 * i] & 3];
  uchar16 w = wide[i];
  summed[i] = __builtin_convertvector(w.lo, ushort8) + __builtin_convertvector(w.hi, ushort8);
}
