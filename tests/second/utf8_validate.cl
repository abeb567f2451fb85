// Is each line of bytes valid UTF-8? The number of characters, or minus one.
#include "opencl.h"

kernel void utf8_validate(global const uchar *text, global const uint *starts,
                          global int *characters, uint lines) {
  uint line = get_global_id(0);
  if (line >= lines)
    return;
  uint at = starts[line], end = starts[line + 1];
  int count = 0;
  while (at < end) {
    uint c = text[at++];
    count++;
    if (c < 0x80)
      continue;
    uint more, least;
    if (c >= 0xc2 && c < 0xe0) {
      more = 1;
      least = 0x80;
      c &= 0x1f;
    } else if (c >= 0xe0 && c < 0xf0) {
      more = 2;
      least = 0x800;
      c &= 0x0f;
    } else if (c >= 0xf0 && c < 0xf5) {
      more = 3;
      least = 0x10000;
      c &= 0x07;
    } else {
      count = -1;
      break;
    }
    if (end - at < more) {
      count = -1;
      break;
    }
    bool good = true;
    for (; more > 0; more--) {
      uint next = text[at++];
      good = good && (next & 0xc0) == 0x80;
      c = c << 6 | (next & 0x3f);
    }
    if (!good || c < least || c > 0x10ffff || (c >= 0xd800 && c < 0xe000)) {
      count = -1;
      break;
    }
  }
  characters[line] = count;
}
