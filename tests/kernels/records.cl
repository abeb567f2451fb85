// Records copied to private memory, cleared, changed and sorted there by an insertion
// sort at run-time indices: memcpy, memset, arrays of structs.
#include "common.h"

typedef struct {
  uint key;
  ushort tag;
  uchar data[10];
} Record;

#define RUN 8

kernel void records(global const Record *in, global Record *out, uint n) {
  uint i = global_x();
  if (i >= n)
    return;
  Record run[RUN];
  Record spare;
  __builtin_memset(&spare, 0, sizeof spare);
  for (int k = 0; k < RUN; k++)
    run[k] = in[i * RUN + k];
  for (int k = 1; k < RUN; k++) {
    Record moving = run[k];
    int j = k;
    while (j > 0 && run[j - 1].key > moving.key) {
      run[j] = run[j - 1];
      j--;
    }
    run[j] = moving;
  }
  spare.key = run[0].key ^ run[RUN - 1].key;
  __builtin_memcpy(spare.data + 2, run[i % RUN].data, 8);
  run[run[0].tag % RUN] = spare;
  __builtin_memcpy(out + i * RUN, run, sizeof run);
}
