// Horspool's search: how often a word occurs in each piece of a text, and where first.
#include "opencl.h"

kernel void find_horspool(global const uchar *text, constant uchar *word, constant uchar *skip,
                          global int *first, global uint *count, uint piece, uint length,
                          uint word_length) {
  uint id = get_global_id(0);
  uint begin = id * piece;
  if (begin >= length)
    return;
  uint end = min(begin + piece, length - word_length + 1);
  int where = -1;
  uint found = 0;
  for (uint at = begin; at < end;) {
    uint k = word_length;
    while (k > 0 && text[at + k - 1] == word[k - 1])
      k--;
    if (k == 0) {
      if (where < 0)
        where = at;
      found++;
    }
    at += skip[text[at + word_length - 1]];
  }
  first[id] = where;
  count[id] = found;
}
