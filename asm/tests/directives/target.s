; mcpu: gfx906
.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
s_endpgm
