// Three bytes to four letters.
#include "opencl.h"

constant char LETTERS[64] = {
    'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P',
    'Q', 'R', 'S', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z', 'a', 'b', 'c', 'd', 'e', 'f',
    'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v',
    'w', 'x', 'y', 'z', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '+', '/'};

kernel void base64_encode(global const uchar *in, global uchar *out, uint length) {
  uint id = get_global_id(0);
  uint at = id * 3;
  if (at >= length)
    return;
  uint left = length - at;
  uint bits = in[at] << 16;
  if (left > 1)
    bits |= in[at + 1] << 8;
  if (left > 2)
    bits |= in[at + 2];
  out += id * 4;
  out[0] = LETTERS[bits >> 18];
  out[1] = LETTERS[bits >> 12 & 63];
  out[2] = left > 1 ? LETTERS[bits >> 6 & 63] : '=';
  out[3] = left > 2 ? LETTERS[bits & 63] : '=';
}
