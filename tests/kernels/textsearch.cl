// Case-insensitive search for a pattern with '?' wildcards in a text, byte by byte.
// Each work-item tests a run of positions, gives the number of hits and the first one.
#include "common.h"

INLINE uchar fold(uchar c) { return c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c; }

kernel void textsearch(global const uchar *text, uint text_length, global const uchar *pattern,
                       ushort pattern_length, ushort run, global ushort *hits, global char *first) {
  uint id = global_x();
  ushort found = 0;
  char where = -1;
  for (ushort k = 0; k < run; k++) {
    uint position = id * run + k;
    if (position + pattern_length > text_length)
      break;
    ushort j = 0;
    while (j < pattern_length) {
      uchar p = pattern[j];
      if (p != '?' && fold(p) != fold(text[position + j]))
        break;
      j++;
    }
    if (j == pattern_length) {
      if (found == 0)
        where = (char)k;
      found++;
    }
  }
  hits[id] = found;
  first[id] = where;
}
