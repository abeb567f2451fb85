// Local alignment: a work-group goes along the antidiagonals of the table of two sequences.
#include "opencl.h"

#define ROWS 64

kernel __attribute__((reqd_work_group_size(ROWS, 1, 1))) void
smith_waterman(global const uchar *queries, global const uchar *subject, global int *scores,
               int length, int match, int mismatch, int gap) {
  local int score[3][ROWS + 1];
  local int best[ROWS];
  int t = get_local_id(0);
  uchar mine = queries[get_group_id(0) * ROWS + t];
  for (int k = 0; k < 3; k++) {
    score[k][t + 1] = 0;
    if (t == 0)
      score[k][0] = 0;
  }
  int most = 0;
  for (int d = 0; d < length + ROWS - 1; d++) {
    int now = d % 3, last = (d + 2) % 3, before = (d + 1) % 3;
    barrier(CLK_LOCAL_MEM_FENCE);
    int column = d - t;
    int s = 0;
    if (column >= 0 && column < length) {
      int same = mine == subject[column] ? match : mismatch;
      s = max(score[before][t] + same, 0);
      s = max(s, max(score[last][t], score[last][t + 1]) - gap);
      most = max(most, s);
    }
    score[now][t + 1] = s;
  }
  best[t] = most;
  for (int step = ROWS / 2; step > 0; step /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < step)
      best[t] = max(best[t], best[t + step]);
  }
  if (t == 0)
    scores[get_group_id(0)] = best[0];
}
