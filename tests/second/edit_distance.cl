// The edit distance of pairs of words of at most 24 letters, a pair for each work-item.
#include "opencl.h"

#define LENGTH 24

kernel void edit_distance(global const uchar *a, global const uchar *b, global uint *distance,
                          uint pairs) {
  uint id = get_global_id(0);
  if (id >= pairs)
    return;
  a += id * LENGTH;
  b += id * LENGTH;
  uchar row[LENGTH + 1];
  uint n = 0;
  while (n < LENGTH && b[n])
    n++;
  for (uint j = 0; j <= n; j++)
    row[j] = j;
  for (uint i = 0; i < LENGTH && a[i]; i++) {
    uchar diagonal = row[0];
    row[0] = i + 1;
    for (uint j = 0; j < n; j++) {
      uchar change = diagonal + (a[i] != b[j]);
      uchar other = min(row[j], row[j + 1]) + 1;
      diagonal = row[j + 1];
      row[j + 1] = min(change, other);
    }
  }
  distance[id] = row[n];
}
