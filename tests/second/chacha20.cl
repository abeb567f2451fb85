// ChaCha20: each work-item encrypts a block of 64 bytes.
#include "opencl.h"

#define QUARTER(a, b, c, d)                                                                \
  x[a] += x[b];                                                                            \
  x[d] = rotate(x[d] ^ x[a], 16u);                                                         \
  x[c] += x[d];                                                                            \
  x[b] = rotate(x[b] ^ x[c], 12u);                                                         \
  x[a] += x[b];                                                                            \
  x[d] = rotate(x[d] ^ x[a], 8u);                                                          \
  x[c] += x[d];                                                                            \
  x[b] = rotate(x[b] ^ x[c], 7u);

kernel void chacha20(global const uint *in, global uint *out, constant uint *key,
                     constant uint *nonce, uint counter, uint blocks) {
  uint id = get_global_id(0);
  if (id >= blocks)
    return;
  uint s[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
  for (int i = 0; i < 8; i++)
    s[4 + i] = key[i];
  s[12] = counter + id;
  for (int i = 0; i < 3; i++)
    s[13 + i] = nonce[i];
  uint x[16];
  for (int i = 0; i < 16; i++)
    x[i] = s[i];
  for (int round = 0; round < 10; round++) {
    QUARTER(0, 4, 8, 12)
    QUARTER(1, 5, 9, 13)
    QUARTER(2, 6, 10, 14)
    QUARTER(3, 7, 11, 15)
    QUARTER(0, 5, 10, 15)
    QUARTER(1, 6, 11, 12)
    QUARTER(2, 7, 8, 13)
    QUARTER(3, 4, 9, 14)
  }
  for (int i = 0; i < 16; i++)
    out[id * 16 + i] = in[id * 16 + i] ^ (x[i] + s[i]);
}
