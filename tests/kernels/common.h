// What every test kernel needs and a device library would give: positions in the
// grid, the work-group barrier, and short names for atomics' orders and scopes.

#ifndef AMDGPUC_TESTS_COMMON_H
#define AMDGPUC_TESTS_COMMON_H

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

#define INLINE __attribute__((always_inline)) static inline
#define NOINLINE __attribute__((noinline)) static

// Fields of the AQL kernel dispatch packet.
INLINE uint packet_u16(uint byte) {
  constant uchar *packet = (constant uchar *)__builtin_amdgcn_dispatch_ptr();
  return *(constant ushort *)(packet + byte);
}

INLINE uint packet_u32(uint byte) {
  constant uchar *packet = (constant uchar *)__builtin_amdgcn_dispatch_ptr();
  return *(constant uint *)(packet + byte);
}

// Work-group sizes as dispatched: the last group of a dimension may be smaller.
INLINE uint group_size_x(void) { return packet_u16(4); }
INLINE uint group_size_y(void) { return packet_u16(6); }
INLINE uint group_size_z(void) { return packet_u16(8); }

INLINE uint grid_size_x(void) { return packet_u32(12); }
INLINE uint grid_size_y(void) { return packet_u32(16); }
INLINE uint grid_size_z(void) { return packet_u32(20); }

INLINE uint group_x(void) { return __builtin_amdgcn_workgroup_id_x(); }
INLINE uint group_y(void) { return __builtin_amdgcn_workgroup_id_y(); }
INLINE uint group_z(void) { return __builtin_amdgcn_workgroup_id_z(); }

INLINE uint local_x(void) { return __builtin_amdgcn_workitem_id_x(); }
INLINE uint local_y(void) { return __builtin_amdgcn_workitem_id_y(); }
INLINE uint local_z(void) { return __builtin_amdgcn_workitem_id_z(); }

INLINE uint global_x(void) { return group_x() * group_size_x() + local_x(); }
INLINE uint global_y(void) { return group_y() * group_size_y() + local_y(); }
INLINE uint global_z(void) { return group_z() * group_size_z() + local_z(); }

// Position in the wave, 0 to 63.
INLINE uint lane(void) {
  return __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0u));
}

// barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)
INLINE void group_barrier(void) {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

// barrier(CLK_LOCAL_MEM_FENCE): orders local memory only.
INLINE void local_barrier(void) {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup", "local");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup", "local");
}

#define RELAXED __ATOMIC_RELAXED
#define ACQUIRE __ATOMIC_ACQUIRE
#define RELEASE __ATOMIC_RELEASE
#define ACQ_REL __ATOMIC_ACQ_REL
#define SEQ_CST __ATOMIC_SEQ_CST

#define ITEM __OPENCL_MEMORY_SCOPE_WORK_ITEM
#define GROUP __OPENCL_MEMORY_SCOPE_WORK_GROUP
#define DEVICE __OPENCL_MEMORY_SCOPE_DEVICE
#define ALL_DEVICES __OPENCL_MEMORY_SCOPE_ALL_SVM_DEVICES

#define atomic_init_to(p, v) __opencl_atomic_init(p, v)
#define load_atomic(p, order, scope) __opencl_atomic_load(p, order, scope)
#define store_atomic(p, v, order, scope) __opencl_atomic_store(p, v, order, scope)
#define fetch_add(p, v, order, scope) __opencl_atomic_fetch_add(p, v, order, scope)
#define fetch_sub(p, v, order, scope) __opencl_atomic_fetch_sub(p, v, order, scope)
#define fetch_and(p, v, order, scope) __opencl_atomic_fetch_and(p, v, order, scope)
#define fetch_or(p, v, order, scope) __opencl_atomic_fetch_or(p, v, order, scope)
#define fetch_xor(p, v, order, scope) __opencl_atomic_fetch_xor(p, v, order, scope)
#define fetch_min(p, v, order, scope) __opencl_atomic_fetch_min(p, v, order, scope)
#define fetch_max(p, v, order, scope) __opencl_atomic_fetch_max(p, v, order, scope)
#define exchange(p, v, order, scope) __opencl_atomic_exchange(p, v, order, scope)
#define compare_exchange(p, expected, desired, success, failure, scope)                    \
  __opencl_atomic_compare_exchange_strong(p, expected, desired, success, failure, scope)

#endif
