; test compile
; target gfx906
; assembly of the module
module asm ".globl x"
; errors gfx906
;> unsupported_module_assembly.ll:4:1: error: module-level inline assembly is not supported
;> module asm ".globl x"
;> ^
