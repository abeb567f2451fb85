; test compile
; target gfx906
; assembly of the module
module asm ".globl x"
module asm "x:\0A  v_frob_b32 v0, v1"
; errors gfx906
;> module_assembly.ll:5:12: error: <module asm>:3:3: invalid instruction
;> module asm "x:\0A  v_frob_b32 v0, v1"
;>            ^
