; test disasm
; target gfx906
.text
  s_add_u32 s0, s1, 0x40000000
  s_movk_i32 s0, 0x1234
  s_bfe_u32 s2, s3, 0x10004
  v_add_f32_e64 v0, |v1|, -v2 clamp mul:2
  v_fma_f32 v0, v1, s2, v3
  v_mov_b32_dpp v0, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
  v_add_u32_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_2 src1_sel:DWORD
  ds_read2_b32 v[0:1], v2 offset0:1 offset1:2
  buffer_load_dwordx4 v[0:3], v4, s[8:11], s12 offen offset:4092 slc
  flat_atomic_add v0, v[2:3], v4 glc
  v_pk_fma_f16 v0, v1, v2, v3 op_sel:[0,1,0] op_sel_hi:[1,0,1] neg_lo:[1,0,0]
  image_sample v[0:3], v[4:5], s[8:15], s[16:19] dmask:0xf
  exp mrt0 v0, v1, v2, v3 done vm
; expect gfx906
;>
;> formats.s:	file format elf64-amdgpu
;>
;> Disassembly of section .text:
;>
;> 0000000000000000 <.text>:
;> 	s_add_u32 s0, s1, 2.0                                      // 000000000000: 8000F401
;> 	s_movk_i32 s0, 0x1234                                      // 000000000004: B0001234
;> 	s_bfe_u32 s2, s3, 0x10004                                  // 000000000008: 9282FF03 00010004
;> 	v_add_f32_e64 v0, |v1|, -v2 clamp mul:2                    // 000000000010: D1018100 48020501
;> 	v_fma_f32 v0, v1, s2, v3                                   // 000000000018: D1CB0000 040C0501
;> 	v_mov_b32_dpp v0, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf// 000000000020: 7E0002FA FF00B101
;> 	v_add_u32_sdwa v0, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_2 src1_sel:DWORD// 000000000028: 680004F9 06020501
;> 	ds_read2_b32 v[0:1], v2 offset0:1 offset1:2                // 000000000030: D86E0201 00000002
;> 	buffer_load_dwordx4 v[0:3], v4, s[8:11], s12 offen offset:4092 slc// 000000000038: E05E1FFC 0C020004
;> 	flat_atomic_add v0, v[2:3], v4 glc                         // 000000000040: DD090000 00000402
;> 	v_pk_fma_f16 v0, v1, v2, v3 op_sel:[0,1,0] op_sel_hi:[1,0,1] neg_lo:[1,0,0]// 000000000048: D38E5000 2C0E0501
;> 	image_sample v[0:3], v4, s[8:15], s[16:19] dmask:0xf       // 000000000050: F0800F00 00820004
;> 	exp mrt0 v0, v1, v2, v3 done vm                            // 000000000058: C400180F 03020100
