// Data published under a flag, at each scope: whoever sees the flag must see the data.
// Nobody waits for the flag, so that the result is 1 in every schedule.
#include "common.h"

kernel void message_passing(global uint *data, global atomic_uint *flag, global uint *ok, uint n) {
  local uint local_data[256];
  local atomic_uint local_flag[256], own[256];
  uint i = global_x(), me = local_x(), size = group_size_x();
  store_atomic(&local_flag[me], 0, RELAXED, GROUP);
  group_barrier();

  // Within the work-group, by local memory and by global memory.
  uint peer = size - 1 - me;
  local_data[me] = me + 7;
  store_atomic(&local_flag[me], 1, RELEASE, GROUP);
  uint good = 1;
  if (load_atomic(&local_flag[peer], ACQUIRE, GROUP) == 1)
    good &= local_data[peer] == peer + 7;

  // Over the device, and over the system.
  uint other = n - 1 - i;
  data[3 * i] = i * 3 + 1;
  store_atomic(&flag[3 * i], 1, RELEASE, DEVICE);
  if (load_atomic(&flag[3 * other], ACQUIRE, DEVICE) == 1)
    good &= data[3 * other] == other * 3 + 1;
  data[3 * i + 1] = i * 5 + 2;
  store_atomic(&flag[3 * i + 1], 1, SEQ_CST, ALL_DEVICES);
  if (load_atomic(&flag[3 * other + 1], SEQ_CST, ALL_DEVICES) == 1)
    good &= data[3 * other + 1] == other * 5 + 2;

  // Fences around relaxed operations, and the narrowest scopes.
  data[3 * i + 2] = i * 7 + 3;
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "agent");
  exchange(&flag[3 * i + 2], 1, RELAXED, DEVICE);
  uint seen = fetch_add(&flag[3 * other + 2], 0, RELAXED, DEVICE);
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "agent");
  if (seen == 1)
    good &= data[3 * other + 2] == other * 7 + 3;
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "");
  __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "wavefront");
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "singlethread");
  store_atomic(&own[me], good, RELEASE, __OPENCL_MEMORY_SCOPE_SUB_GROUP);
  ok[i] = load_atomic(&own[me], ACQUIRE, __OPENCL_MEMORY_SCOPE_SUB_GROUP);
}
