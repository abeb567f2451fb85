// What OpenCL C's library gives, as far as the kernels of this folder use it: there is no
// library here. Dimensions are literals.

#ifndef AMDGPUC_TESTS_OPENCL_H
#define AMDGPUC_TESTS_OPENCL_H

#include "../kernels/common.h"

#define get_global_id(d) ((size_t)GLOBAL_##d())
#define get_local_id(d) ((size_t)LOCAL_##d())
#define get_group_id(d) ((size_t)GROUP_##d())
#define get_local_size(d) ((size_t)LOCAL_SIZE_##d())
#define GLOBAL_0 global_x
#define GLOBAL_1 global_y
#define GLOBAL_2 global_z
#define LOCAL_0 local_x
#define LOCAL_1 local_y
#define LOCAL_2 local_z
#define GROUP_0 group_x
#define GROUP_1 group_y
#define GROUP_2 group_z
#define LOCAL_SIZE_0 group_size_x
#define LOCAL_SIZE_1 group_size_y
#define LOCAL_SIZE_2 group_size_z

#undef barrier
#define barrier(flags) local_barrier()

#define min(a, b) __builtin_elementwise_min(a, b)
#define max(a, b) __builtin_elementwise_max(a, b)
#define clamp(x, low, high) min(max(x, low), high)
#define fmin(a, b) __builtin_elementwise_minnum(a, b)
#define fmax(a, b) __builtin_elementwise_maxnum(a, b)
#define fabs(a) __builtin_elementwise_abs(a)
#define floor(a) __builtin_elementwise_floor(a)
#define fma(a, b, c) __builtin_elementwise_fma(a, b, c)
#define sqrt(a) __builtin_elementwise_sqrt(a)
#define exp2(a) __builtin_elementwise_exp2(a)
#define log2(a) __builtin_elementwise_log2(a)
#define native_sin(a) __builtin_elementwise_sin(a)
#define native_cos(a) __builtin_elementwise_cos(a)
#define native_rsqrt(a) __builtin_amdgcn_rsqf(a)
#define popcount(a) __builtin_elementwise_popcount(a)
#define rotate(x, n) __builtin_elementwise_fshl(x, x, n)
#define mul_hi(a, b) ((uint)((ulong)(a) * (b) >> 32))

#define GROUP_SCOPE __MEMORY_SCOPE_WRKGRP
#define DEVICE_SCOPE __MEMORY_SCOPE_DEVICE
#define local_atomic_add(p, v) __scoped_atomic_fetch_add(p, v, __ATOMIC_RELAXED, GROUP_SCOPE)
#define local_atomic_or(p, v) __scoped_atomic_fetch_or(p, v, __ATOMIC_RELAXED, GROUP_SCOPE)
#define global_atomic_add(p, v) __scoped_atomic_fetch_add(p, v, __ATOMIC_RELAXED, DEVICE_SCOPE)

INLINE uint local_atomic_cmpxchg(local uint *p, uint expected, uint desired) {
  __scoped_atomic_compare_exchange_n(p, &expected, desired, false, __ATOMIC_RELAXED,
                                     __ATOMIC_RELAXED, GROUP_SCOPE);
  return expected;
}

#define dot3(a, b) ((a).x * (b).x + (a).y * (b).y + (a).z * (b).z)

#endif
