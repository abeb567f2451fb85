; test read
; target gfx906
module asm ".globl x"
; expect gfx906
;>
;> module asm ".globl x"
