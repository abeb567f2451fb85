// Each work-item sorts eight numbers of 16 bits by a network of 19 exchanges.
#include "opencl.h"

#define ORDER(a, b)                                                                        \
  {                                                                                        \
    short low = min(v[a], v[b]);                                                           \
    v[b] = max(v[a], v[b]);                                                                \
    v[a] = low;                                                                            \
  }

kernel void sort_eight(global short *data, uint rows) {
  uint row = get_global_id(0);
  if (row >= rows)
    return;
  global short *p = data + row * 8;
  short v[8];
  for (int i = 0; i < 8; i++)
    v[i] = p[i];
  ORDER(0, 2) ORDER(1, 3) ORDER(4, 6) ORDER(5, 7)
  ORDER(0, 4) ORDER(1, 5) ORDER(2, 6) ORDER(3, 7)
  ORDER(0, 1) ORDER(2, 3) ORDER(4, 5) ORDER(6, 7)
  ORDER(2, 4) ORDER(3, 5)
  ORDER(1, 4) ORDER(3, 6)
  ORDER(1, 2) ORDER(3, 4) ORDER(5, 6)
  for (int i = 0; i < 8; i++)
    p[i] = v[i];
}
