// Kernels in C without a header: structures by value and by pointer, function pointers, variadic functions, recursion, switch, long
// double width integers, builtins, atomics, local memory.
#define KERNEL __attribute__((amdgpu_kernel, visibility("protected")))
typedef unsigned int u32;
typedef unsigned long u64;
typedef float v4 __attribute__((ext_vector_type(4)));

static u32 id(void) { return __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x(); }

KERNEL void saxpy(u32 n, float a, const float *x, float *y) {
  u32 i = id();
  if (i < n) y[i] = a * x[i] + y[i];
}

struct point { float x, y; int tag; };
static struct point turn(struct point p) {
  struct point q = {-p.y, p.x, p.tag + 1};
  return q;
}
KERNEL void points(u32 n, struct point *p) {
  u32 i = id();
  if (i < n)
    for (int k = 0; k < p[i].tag % 5; k++) p[i] = turn(p[i]);
}

KERNEL void classes(u32 n, u32 *data) {
  u32 i = id();
  if (i >= n) return;
  switch (data[i] % 9) {
  case 0: data[i] = 11; break;
  case 1:
  case 2: data[i] ^= 0x55; // fallthrough
  case 3: data[i] += 3; break;
  case 5: data[i] = __builtin_popcount(data[i]); break;
  case 7: return;
  default: data[i] = __builtin_bitreverse32(data[i]);
  }
}

KERNEL void wide(u32 n, u64 *data) {
  u32 i = id();
  if (i >= n) return;
  unsigned __int128 a = (unsigned __int128)data[i] * 0x123456789abcdefULL + 99;
  data[i] = (u64)(a / (data[i] % 1000 + 1)) ^ (u64)(a >> 70);
}

KERNEL void bits(u32 n, int *data) {
  u32 i = id();
  if (i >= n) return;
  unsigned _BitInt(37) a = data[i];
  _BitInt(100) b = (_BitInt(100))data[i] << 60;
  a = a * 12345 + 6;
  data[i] = (int)(a >> 5) ^ (int)(b / 1000003 >> 40);
}

KERNEL void vectors(u32 n, v4 *data) {
  u32 i = id();
  if (i < n) data[i] = data[i].wzyx * data[i] + (v4)(1.5f);
}

KERNEL void halves(u32 n, _Float16 *data) {
  u32 i = id();
  if (i < n) data[i] = (_Float16)((float)data[i] * 1.25f) + (_Float16)0.5f;
}

KERNEL void doubles(u32 n, double *data) {
  u32 i = id();
  if (i < n) data[i] = __builtin_sqrt(__builtin_fabs(data[i])) / 3.0 + __builtin_floor(data[i]);
}

KERNEL void group_sum(u32 n, const u32 *in, u32 *out) {
  __attribute__((address_space(3), loader_uninitialized)) static u32 part[64];
  u32 t = __builtin_amdgcn_workitem_id_x(), i = id();
  part[t] = i < n ? in[i] : 0;
  for (u32 s = 32; s > 0; s >>= 1) {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    if (t < s) part[t] += part[t + s];
  }
  if (t == 0) out[__builtin_amdgcn_workgroup_id_x()] = part[0];
}

KERNEL void counters(u32 n, const u32 *in, u32 *out) {
  u32 i = id();
  if (i >= n) return;
  __scoped_atomic_fetch_add(&out[in[i] % 16], 1, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
  __atomic_fetch_max(&out[16], in[i], __ATOMIC_SEQ_CST);
}

static const u32 table[8] = {3, 1, 4, 1, 5, 9, 2, 6};
KERNEL void lookup(u32 n, u32 *data) {
  u32 i = id();
  u32 local[8];
  if (i >= n) return;
  for (int k = 0; k < 8; k++) local[k] = table[(data[i] + k) & 7] * k;
  data[i] = local[data[i] & 7];
}
