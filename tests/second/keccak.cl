// The permutation of SHA-3: a state of 25 words of 64 bits for each work-item.
#include "opencl.h"

constant ulong ROUND[24] = {
    0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000,
    0x000000000000808b, 0x0000000080000001, 0x8000000080008081, 0x8000000000008009,
    0x000000000000008a, 0x0000000000000088, 0x0000000080008009, 0x000000008000000a,
    0x000000008000808b, 0x800000000000008b, 0x8000000000008089, 0x8000000000008003,
    0x8000000000008002, 0x8000000000000080, 0x000000000000800a, 0x800000008000000a,
    0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008};

constant uchar TURN[24] = {1,  3,  6,  10, 15, 21, 28, 36, 45, 55, 2,  14,
                           27, 41, 56, 8,  25, 43, 62, 18, 39, 61, 20, 44};
constant uchar LANE[24] = {10, 7,  11, 17, 18, 3, 5,  16, 8,  21, 24, 4,
                           15, 23, 19, 13, 12, 2, 20, 14, 22, 9,  6,  1};

kernel void keccak(global ulong *states, uint count) {
  uint id = get_global_id(0);
  if (id >= count)
    return;
  ulong s[25];
#pragma unroll
  for (int i = 0; i < 25; i++)
    s[i] = states[i * count + id];
#pragma unroll 1
  for (int round = 0; round < 24; round++) {
    ulong c[5];
#pragma unroll
    for (int x = 0; x < 5; x++)
      c[x] = s[x] ^ s[x + 5] ^ s[x + 10] ^ s[x + 15] ^ s[x + 20];
#pragma unroll
    for (int x = 0; x < 5; x++) {
      ulong d = c[(x + 4) % 5] ^ rotate(c[(x + 1) % 5], 1ul);
#pragma unroll
      for (int y = 0; y < 25; y += 5)
        s[x + y] ^= d;
    }
    ulong moved = s[1];
#pragma unroll
    for (int i = 0; i < 24; i++) {
      ulong next = s[LANE[i]];
      s[LANE[i]] = rotate(moved, (ulong)TURN[i]);
      moved = next;
    }
#pragma unroll
    for (int y = 0; y < 25; y += 5) {
      ulong row[5];
#pragma unroll
      for (int x = 0; x < 5; x++)
        row[x] = s[y + x];
#pragma unroll
      for (int x = 0; x < 5; x++)
        s[y + x] = row[x] ^ (~row[(x + 1) % 5] & row[(x + 2) % 5]);
    }
    s[0] ^= ROUND[round];
  }
#pragma unroll
  for (int i = 0; i < 25; i++)
    states[i * count + id] = s[i];
}
