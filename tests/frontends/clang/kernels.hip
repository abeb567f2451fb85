// HIP without ROCm's headers: what they would define is written here.
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
using u32 = unsigned;

static __device__ u32 id() { return __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x(); }
static __device__ void sync() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

__global__ void saxpy(u32 n, float a, const float *x, float *y) {
  u32 i = id();
  if (i < n) y[i] = a * x[i] + y[i];
}

template <typename T> static __device__ T reduce(T v) {
  __shared__ T part[64];
  u32 t = __builtin_amdgcn_workitem_id_x();
  part[t] = v;
  for (u32 s = 32; s > 0; s >>= 1) {
    sync();
    if (t < s) part[t] += part[t + s];
  }
  sync();
  return part[0];
}

__global__ void sums(u32 n, const u32 *in, u32 *out, double *means) {
  u32 i = id();
  u32 total = reduce(i < n ? in[i] : 0u);
  double wide = reduce(i < n ? (double)in[i] : 0.0);
  if (__builtin_amdgcn_workitem_id_x() == 0) {
    out[__builtin_amdgcn_workgroup_id_x()] = total;
    means[__builtin_amdgcn_workgroup_id_x()] = wide / 64;
  }
}

__device__ u32 shift = 5;
__attribute__((constant)) u32 primes[4] = {2, 3, 5, 7};

__global__ void constants(u32 n, u32 *data) {
  u32 i = id();
  if (i < n) data[i] = (data[i] << shift) % primes[i % 4] + primes[data[i] % 4];
}
