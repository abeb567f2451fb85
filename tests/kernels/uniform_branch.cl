// Control flow that every lane takes alike: a mode argument decides the loop, values
// loaded through uniform addresses bound it; only the last test diverges.
#include "common.h"

kernel void uniform_branch(global const int *in, global int *out, constant int *programme, int mode,
                           uint n) {
  uint i = global_x();
  int steps = programme[0];
  int v = i < n ? in[i] : 0;
  switch (mode) {
  case 0:
    for (int k = 1; k <= steps; k++)
      v += programme[k];
    break;
  case 1:
    for (int k = steps; k > 0; k--) {
      if (programme[k] < 0)
        continue;
      v ^= programme[k] << (k & 15);
      if (programme[k] > 1000)
        break;
    }
    break;
  case 2:
  case 3:
    do {
      v = v * 3 + steps;
      steps /= 2;
    } while (steps > mode);
    break;
  case 100:
    v = (int)group_x();
    break;
  default:
    if (programme[1] != 0)
      v = -v;
  }
  if (i < n)
    out[i] = v;
}
