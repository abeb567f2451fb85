// BLAKE2s of messages of two blocks, the message schedule in a table.
#include "opencl.h"

constant uint IV[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                       0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

constant uchar SIGMA[10][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
    {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
    {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
    {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
    {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
    {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};

INLINE void mix(uint *v, int a, int b, int c, int d, uint x, uint y) {
  v[a] += v[b] + x;
  v[d] = rotate(v[d] ^ v[a], 16u);
  v[c] += v[d];
  v[b] = rotate(v[b] ^ v[c], 20u);
  v[a] += v[b] + y;
  v[d] = rotate(v[d] ^ v[a], 24u);
  v[c] += v[d];
  v[b] = rotate(v[b] ^ v[c], 25u);
}

kernel void blake2s(global const uint *messages, global uint *digests, uint length, uint count) {
  uint id = get_global_id(0);
  if (id >= count)
    return;
  uint h[8];
  for (int i = 0; i < 8; i++)
    h[i] = IV[i];
  h[0] ^= 0x01010020;
  for (int block = 0; block < 2; block++) {
    uint m[16];
    for (int i = 0; i < 16; i++)
      m[i] = messages[(id * 2 + block) * 16 + i];
    uint v[16];
    for (int i = 0; i < 8; i++) {
      v[i] = h[i];
      v[i + 8] = IV[i];
    }
    v[12] ^= block ? length : 64;
    v[14] ^= block ? ~0u : 0;
    for (int r = 0; r < 10; r++) {
      constant uchar *s = SIGMA[r];
      mix(v, 0, 4, 8, 12, m[s[0]], m[s[1]]);
      mix(v, 1, 5, 9, 13, m[s[2]], m[s[3]]);
      mix(v, 2, 6, 10, 14, m[s[4]], m[s[5]]);
      mix(v, 3, 7, 11, 15, m[s[6]], m[s[7]]);
      mix(v, 0, 5, 10, 15, m[s[8]], m[s[9]]);
      mix(v, 1, 6, 11, 12, m[s[10]], m[s[11]]);
      mix(v, 2, 7, 8, 13, m[s[12]], m[s[13]]);
      mix(v, 3, 4, 9, 14, m[s[14]], m[s[15]]);
    }
    for (int i = 0; i < 8; i++)
      h[i] ^= v[i] ^ v[i + 8];
  }
  for (int i = 0; i < 8; i++)
    digests[id * 8 + i] = h[i];
}
