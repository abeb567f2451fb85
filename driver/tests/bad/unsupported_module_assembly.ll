; assembly of the module
module asm ".globl x"
