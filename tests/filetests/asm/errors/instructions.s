; test asm
; target gfx906
.text
 s_foo s0
 s_mov_b32 s0
 v_mov_b32 v256, v0
 s_mov_b64 s[1:2], 0
 v_add_f32 v0, 0x12345678, 0x12345679
 buffer_load_dword v0, off, s[0:3], 0 offset:5000
 v_dot2_f32_bf16 v0, v1, v2, v3
 s_nop 1 ; good
 s_nop later
later = 3
; errors gfx906
;> instructions.s:4:2: error: invalid instruction
;>  s_foo s0
;>  ^
;> instructions.s:5:2: error: too few operands for instruction
;>  s_mov_b32 s0
;>  ^
;> instructions.s:6:12: error: register index is out of range
;>  v_mov_b32 v256, v0
;>            ^
;> instructions.s:7:12: error: invalid register alignment
;>  s_mov_b64 s[1:2], 0
;>            ^
;> instructions.s:8:28: error: literal operands are not supported
;>  v_add_f32 v0, 0x12345678, 0x12345679
;>                            ^
;> instructions.s:9:39: error: expected a 12-bit unsigned offset
;>  buffer_load_dword v0, off, s[0:3], 0 offset:5000
;>                                       ^
;> instructions.s:10:2: error: instruction not supported on this GPU (gfx906): v_dot2_f32_bf16
;>  v_dot2_f32_bf16 v0, v1, v2, v3
;>  ^
;> note: v_dot2_f32_bf16 exists on gfx950, gfx1100, gfx1101, gfx1102, gfx1103, gfx1150, gfx1151, gfx1152, gfx1153, gfx11-generic, gfx1200, gfx1201, gfx12-generic
;> instructions.s:12:8: error: invalid operand for instruction
;>  s_nop later
;>        ^
