// Decimal numbers with sign and point in fields of 16 letters, to fixed point with four digits
// behind the point.
#include "opencl.h"

kernel void parse_numbers(global const char *text, global long *numbers, uint fields) {
  uint id = get_global_id(0);
  if (id >= fields)
    return;
  global const char *p = text + id * 16;
  global const char *end = p + 16;
  while (p < end && *p == ' ')
    p++;
  bool negative = false;
  if (p < end && (*p == '-' || *p == '+'))
    negative = *p++ == '-';
  long value = 0;
  int behind = -1;
  for (; p < end && *p != ' '; p++) {
    if (*p == '.') {
      behind = 0;
    } else if (behind < 4) {
      value = value * 10 + (*p - '0');
      if (behind >= 0)
        behind++;
    }
  }
  for (int i = max(behind, 0); i < 4; i++)
    value *= 10;
  numbers[id] = negative ? -value : value;
}
