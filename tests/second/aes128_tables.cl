// AES-128 with one table of words in local memory, rotated for the other three; a block for
// each work-item.
#include "opencl.h"

INLINE uint column(local const uint *table, uint a, uint b, uint c, uint d, uint key) {
  return table[a & 255] ^ rotate(table[b >> 8 & 255], 8u) ^
         rotate(table[c >> 16 & 255], 16u) ^ rotate(table[d >> 24], 24u) ^ key;
}

INLINE uint last(constant uchar *box, uint a, uint b, uint c, uint d, uint key) {
  return (box[a & 255] | (uint)box[b >> 8 & 255] << 8 | (uint)box[c >> 16 & 255] << 16 |
          (uint)box[d >> 24] << 24) ^ key;
}

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void
aes128_tables(global const uint4 *in, global uint4 *out, constant uint *keys,
              global const uint *words, constant uchar *box, uint blocks) {
  local uint table[256];
  for (uint i = get_local_id(0); i < 256; i += 64)
    table[i] = words[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  uint id = get_global_id(0);
  if (id >= blocks)
    return;
  uint4 s = in[id] ^ (uint4)(keys[0], keys[1], keys[2], keys[3]);
  for (uint round = 1; round < 10; round++) {
    constant uint *k = keys + 4 * round;
    uint4 t;
    t.x = column(table, s.x, s.y, s.z, s.w, k[0]);
    t.y = column(table, s.y, s.z, s.w, s.x, k[1]);
    t.z = column(table, s.z, s.w, s.x, s.y, k[2]);
    t.w = column(table, s.w, s.x, s.y, s.z, k[3]);
    s = t;
  }
  constant uint *k = keys + 40;
  out[id] = (uint4)(last(box, s.x, s.y, s.z, s.w, k[0]), last(box, s.y, s.z, s.w, s.x, k[1]),
                    last(box, s.z, s.w, s.x, s.y, k[2]), last(box, s.w, s.x, s.y, s.z, k[3]));
}
