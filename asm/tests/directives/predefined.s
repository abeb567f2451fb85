.data
.byte .amdgcn.gfx_generation_number
.byte .amdgcn.gfx_generation_minor
.byte .amdgcn.gfx_generation_stepping
.byte .amdgcn.next_free_vgpr, .amdgcn.next_free_sgpr
.text
v_mov_b32 v7, s3
.data
.byte .amdgcn.next_free_vgpr, .amdgcn.next_free_sgpr
.text
s_load_dwordx4 s[8:11], s[20:21], 0x0
v_mov_b32 v2, vcc_lo
.data
.byte .amdgcn.next_free_vgpr, .amdgcn.next_free_sgpr
.set .amdgcn.next_free_vgpr, 0
.byte .amdgcn.next_free_vgpr
.text
v_mov_b32 v3, 0
.data
.byte .amdgcn.next_free_vgpr
.if .amdgcn.gfx_generation_number >= 9
.byte 99
.endif
