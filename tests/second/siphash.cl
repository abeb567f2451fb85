// SipHash-2-4 of short strings.
#include "opencl.h"

INLINE void sip_round(ulong *a, ulong *b, ulong *c, ulong *d) {
  *a += *b;
  *b = rotate(*b, 13ul) ^ *a;
  *a = rotate(*a, 32ul);
  *c += *d;
  *d = rotate(*d, 16ul) ^ *c;
  *a += *d;
  *d = rotate(*d, 21ul) ^ *a;
  *c += *b;
  *b = rotate(*b, 17ul) ^ *c;
  *c = rotate(*c, 32ul);
}

kernel void siphash(global const uchar *text, global const uint *starts, global ulong *hashes,
                    ulong k0, ulong k1, uint count) {
  uint id = get_global_id(0);
  if (id >= count)
    return;
  global const uchar *p = text + starts[id];
  uint length = starts[id + 1] - starts[id];
  ulong a = k0 ^ 0x736f6d6570736575ul, b = k1 ^ 0x646f72616e646f6dul;
  ulong c = k0 ^ 0x6c7967656e657261ul, d = k1 ^ 0x7465646279746573ul;
  for (uint i = 0; i < length / 8; i++, p += 8) {
    ulong m = 0;
    for (int k = 0; k < 8; k++)
      m |= (ulong)p[k] << 8 * k;
    d ^= m;
    sip_round(&a, &b, &c, &d);
    sip_round(&a, &b, &c, &d);
    a ^= m;
  }
  ulong m = (ulong)length << 56;
  for (uint k = 0; k < length % 8; k++)
    m |= (ulong)p[k] << 8 * k;
  d ^= m;
  sip_round(&a, &b, &c, &d);
  sip_round(&a, &b, &c, &d);
  a ^= m;
  c ^= 0xff;
  for (int i = 0; i < 4; i++)
    sip_round(&a, &b, &c, &d);
  hashes[id] = a ^ b ^ c ^ d;
}
