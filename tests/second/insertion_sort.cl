// Each work-item sorts a short row of its own by insertion, in private memory.
#include "opencl.h"

#define LENGTH 24

kernel void insertion_sort(global const float *in, global float *out, uint rows) {
  uint row = get_global_id(0);
  if (row >= rows)
    return;
  float v[LENGTH];
  for (int i = 0; i < LENGTH; i++) {
    float x = in[i * rows + row];
    int j = i;
    while (j > 0 && v[j - 1] > x) {
      v[j] = v[j - 1];
      j--;
    }
    v[j] = x;
  }
  for (int i = 0; i < LENGTH; i++)
    out[i * rows + row] = v[i];
}
