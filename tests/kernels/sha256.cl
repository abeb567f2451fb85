// SHA-256 (FIPS 180-4): each work-item hashes a message of `blocks` padded 64-byte
// blocks, stored as big-endian words. All 64 rounds are unrolled.
#include "common.h"

constant uint ROUND[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

INLINE uint rotr(uint x, uint n) { return x >> n | x << (32 - n); }
INLINE uint big_sigma0(uint x) { return rotr(x, 2) ^ rotr(x, 13) ^ rotr(x, 22); }
INLINE uint big_sigma1(uint x) { return rotr(x, 6) ^ rotr(x, 11) ^ rotr(x, 25); }
INLINE uint small_sigma0(uint x) { return rotr(x, 7) ^ rotr(x, 18) ^ x >> 3; }
INLINE uint small_sigma1(uint x) { return rotr(x, 17) ^ rotr(x, 19) ^ x >> 10; }
INLINE uint choose(uint x, uint y, uint z) { return (x & y) ^ (~x & z); }
INLINE uint majority(uint x, uint y, uint z) { return (x & y) ^ (x & z) ^ (y & z); }
INLINE uint big_endian(uint x) { return __builtin_bswap32(x); }

kernel void sha256(global const uint *messages, global uint *digests, uint count, uint blocks) {
  uint id = global_x();
  if (id >= count)
    return;
  uint h[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
               0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  global const uint *block = messages + (ulong)id * blocks * 16;
  for (uint n = 0; n < blocks; n++, block += 16) {
    uint w[16];
#pragma unroll
    for (int t = 0; t < 16; t++)
      w[t] = big_endian(block[t]);
    uint s[8];
#pragma unroll
    for (int i = 0; i < 8; i++)
      s[i] = h[i];
#pragma unroll
    for (int t = 0; t < 64; t++) {
      if (t >= 16)
        w[t & 15] += small_sigma1(w[(t + 14) & 15]) + w[(t + 9) & 15] + small_sigma0(w[(t + 1) & 15]);
      uint t1 = s[7] + big_sigma1(s[4]) + choose(s[4], s[5], s[6]) + ROUND[t] + w[t & 15];
      uint t2 = big_sigma0(s[0]) + majority(s[0], s[1], s[2]);
#pragma unroll
      for (int i = 7; i > 0; i--)
        s[i] = s[i - 1];
      s[4] += t1;
      s[0] = t1 + t2;
    }
#pragma unroll
    for (int i = 0; i < 8; i++)
      h[i] += s[i];
  }
  for (int i = 0; i < 8; i++)
    digests[id * 8 + i] = big_endian(h[i]);
}
