// A stack machine: every work-item runs its own program, so that the switch diverges.
// An instruction is a word: operation in the low byte, immediate in the upper 24 bits.
#include "common.h"

enum { HALT, PUSH, INPUT, ADD, SUB, MUL, DIV, DUP, SWAP, OVER, JUMP, JUMP_IF, LESS, EQUAL, DROP, SHL };

#define STACK 16
#define ERROR_UNKNOWN 0x80000001
#define ERROR_DEPTH 0x80000002
#define ERROR_DIVISION 0x80000003
#define ERROR_FUEL 0x80000004

kernel void interpreter(global const uint *code, global const uint *entry, global const int *input,
                        global int *result, uint n, uint fuel) {
  uint id = global_x();
  if (id >= n)
    return;
  int stack[STACK];
  uint depth = 0;
  uint pc = entry[id];
  for (; fuel != 0; fuel--) {
    uint word = code[pc++];
    int immediate = (int)word >> 8;
    uint op = word & 255;
    // Every operation leaves at most one element more than it found.
    if (depth + 1 > STACK) {
      result[id] = (int)ERROR_DEPTH;
      return;
    }
    switch (op) {
    case HALT:
      result[id] = depth ? stack[depth - 1] : 0;
      return;
    case PUSH:
      stack[depth++] = immediate;
      break;
    case INPUT:
      stack[depth++] = input[id];
      break;
    case DUP:
      stack[depth] = stack[depth - 1];
      depth++;
      break;
    case OVER:
      stack[depth] = stack[depth - 2];
      depth++;
      break;
    case DROP:
      depth--;
      break;
    case SWAP: {
      int top = stack[depth - 1];
      stack[depth - 1] = stack[depth - 2];
      stack[depth - 2] = top;
      break;
    }
    case JUMP:
      pc += immediate;
      break;
    case JUMP_IF:
      if (stack[--depth] != 0)
        pc += immediate;
      break;
    case ADD:
    case SUB:
    case MUL:
    case DIV:
    case LESS:
    case EQUAL:
    case SHL: {
      int b = stack[--depth], a = stack[depth - 1], r;
      switch (op) {
      case ADD:
        r = (int)((uint)a + (uint)b);
        break;
      case SUB:
        r = (int)((uint)a - (uint)b);
        break;
      case MUL:
        r = (int)((uint)a * (uint)b);
        break;
      case LESS:
        r = a < b;
        break;
      case EQUAL:
        r = a == b;
        break;
      case SHL:
        r = (int)((uint)a << (b & 31));
        break;
      default:
        if (b == 0 || b == -1) {
          result[id] = (int)ERROR_DIVISION;
          return;
        }
        r = a / b;
        break;
      }
      stack[depth - 1] = r;
      break;
    }
    default:
      result[id] = (int)ERROR_UNKNOWN;
      return;
    }
  }
  result[id] = (int)ERROR_FUEL;
}
