; test disasm
; target gfx900 gfx906
.text
.globl k
.type k,@function
k:
  s_load_dwordx2 s[0:1], s[4:5], 0x0
  v_mov_b32_e32 v1, 0x12345678
  s_waitcnt lgkmcnt(0)
  s_cbranch_execz end
  global_store_dword v0, v1, s[0:1] offset:16 glc
end:
  s_endpgm
.size k, .-k
; expect gfx900 gfx906
;>
;> kernel.s:	file format elf64-amdgpu
;>
;> Disassembly of section .text:
;>
;> 0000000000000000 <k>:
;> 	s_load_dwordx2 s[0:1], s[4:5], 0x0                         // 000000000000: C0060002 00000000
;> 	v_mov_b32_e32 v1, 0x12345678                               // 000000000008: 7E0202FF 12345678
;> 	s_waitcnt lgkmcnt(0)                                       // 000000000010: BF8CC07F
;> 	s_cbranch_execz end                                        // 000000000014: BF880002
;> 	global_store_dword v0, v1, s[0:1] offset:16 glc            // 000000000018: DC718010 00000100
;>
;> 0000000000000020 <end>:
;> 	s_endpgm                                                   // 000000000020: BF810000
