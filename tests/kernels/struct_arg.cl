// A struct passed by value with nested members of all sizes, one of them an array that
// is indexed by a value known only at run time, and a pointer.
#include "common.h"

typedef struct {
  uchar kind;
  short offset;
  int scale[5];
  long bias;
  struct {
    float gain;
    double limit;
  } filter;
  global const int *table;
  uchar tail[3];
} Settings;

kernel void struct_arg(global const int *in, global double *out, Settings s, uint n) {
  uint i = global_x();
  if (i >= n)
    return;
  int v = in[i];
  long sum = (long)v * s.scale[i % 5] + s.bias + s.offset + s.kind + s.tail[v & 1] + s.tail[2];
  sum += s.table[(uint)v & 15];
  double value = (double)sum * (double)s.filter.gain;
  out[i] = value > s.filter.limit ? s.filter.limit : value;
}
