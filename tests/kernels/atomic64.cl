// 64-bit atomics in global and local memory, and 32-bit forms the histogram lacks. All
// operations commute, so that the outcome does not depend on the order.
#include "common.h"

kernel void atomic64(global const ulong *in, global atomic_ulong *totals, global atomic_long *extremes,
                     global atomic_uint *small, global ulong *swapped, uint n) {
  local atomic_ulong group_sum;
  local atomic_long group_max;
  uint i = global_x(), me = local_x();
  if (me == 0) {
    store_atomic(&group_sum, 0, RELAXED, GROUP);
    store_atomic(&group_max, (long)1 << 63, RELAXED, GROUP);
  }
  group_barrier();
  if (i < n) {
    ulong v = in[i];
    fetch_add(&group_sum, v, RELAXED, GROUP);
    fetch_max(&group_max, (long)v, RELAXED, GROUP);
    fetch_xor(&totals[1], v, RELAXED, DEVICE);
    fetch_or(&totals[2], v, RELAXED, DEVICE);
    fetch_and(&totals[3], v, RELAXED, DEVICE);
    fetch_min(&totals[4], v, RELAXED, DEVICE);
    fetch_min(&extremes[0], (long)v, RELAXED, DEVICE);
    fetch_sub(&small[0], (uint)v, RELAXED, DEVICE);
    fetch_min(&small[1], (uint)v, RELAXED, DEVICE);
    fetch_max(&small[2], (uint)v, RELAXED, DEVICE);
    // A slot of its own for each work-item: exchange and compare-and-exchange.
    atomic_ulong global *slot = (atomic_ulong global *)&swapped[2 * i];
    ulong before = exchange(slot, v + 1, RELAXED, DEVICE);
    ulong expected = before ^ (v & 1);
    compare_exchange(slot, &expected, v + 2, ACQ_REL, ACQUIRE, DEVICE);
    swapped[2 * i + 1] = expected;
    // A product of odd numbers modulo 2^64, by compare-and-exchange.
    ulong old = load_atomic(&totals[5], RELAXED, DEVICE);
    while (!compare_exchange(&totals[5], &old, old * (v | 1), RELAXED, RELAXED, DEVICE))
      ;
  }
  group_barrier();
  if (me == 0) {
    fetch_add(&totals[0], load_atomic(&group_sum, RELAXED, GROUP), RELAXED, DEVICE);
    fetch_max(&extremes[1], load_atomic(&group_max, RELAXED, GROUP), RELAXED, DEVICE);
  }
}
