; test read
; target gfx906
module asm ".globl x"
; errors gfx906
;> module_assembly.ll:3:1: error: module-level inline assembly is not supported
;> module asm ".globl x"
;> ^
