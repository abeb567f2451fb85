// CRC-32 of blocks of words: four table look-ups for each word.
#include "opencl.h"

kernel void crc32(global const uint *data, global const uint *tables, global uint *sums,
                  uint words, uint blocks) {
  uint id = get_global_id(0);
  if (id >= blocks)
    return;
  uint crc = ~0u;
  for (uint i = 0; i < words; i++) {
    crc ^= data[i * blocks + id];
    crc = tables[768 + (crc & 255)] ^ tables[512 + (crc >> 8 & 255)] ^
          tables[256 + (crc >> 16 & 255)] ^ tables[crc >> 24];
  }
  sums[id] = ~crc;
}
