// Lists of nodes in one block of memory, linked by byte offsets: pointers are made from
// integers. Chases a list, measures it, and reverses it in place.
#include "common.h"

typedef struct {
  ulong next; // bytes from the start of the block, 0 at the end of the list
  int value;
  int spare;
} Node;

kernel void linked_list(global uchar *block, global ulong *heads, global long *sum, uint lists) {
  uint i = global_x();
  if (i >= lists)
    return;
  ulong base = (ulong)block;
  ulong head = heads[i];
  ulong previous = 0;
  long total = 0;
  int position = 0;
  while (head != 0) {
    global Node *node = (global Node *)(base + head);
    total += (long)node->value * ++position;
    ulong next = node->next;
    node->next = previous;
    previous = head;
    head = next;
  }
  heads[i] = previous;
  sum[i] = total;
}
