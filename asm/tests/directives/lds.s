.amdgpu_lds lds1, 16, 8
.amdgpu_lds lds2, 4
.text
s_mov_b32 s0, lds1@abs32@lo
s_endpgm
