; test asm
; target gfx1100
UC_VERSION_GFX10 = 4
.set .amdgcn.gfx_generation_minor, 4
.equiv x, 1
.set x, 2
s_version 0x12345
s_version UC_VERSION_GFX13
; errors gfx1100
;> fixed.s:3:20: error: redefinition of 'UC_VERSION_GFX10'
;> UC_VERSION_GFX10 = 4
;>                    ^
;> fixed.s:4:36: error: redefinition of '.amdgcn.gfx_generation_minor'
;> .set .amdgcn.gfx_generation_minor, 4
;>                                    ^
;> fixed.s:6:9: error: redefinition of 'x'
;> .set x, 2
;>         ^
;> fixed.s:7:11: error: invalid operand for instruction
;> s_version 0x12345
;>           ^
;> fixed.s:8:11: error: expected absolute expression
;> s_version UC_VERSION_GFX13
;>           ^
