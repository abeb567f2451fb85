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
