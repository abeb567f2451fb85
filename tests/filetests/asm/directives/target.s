; test asm
; target gfx906
.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
s_endpgm
; expect gfx906
;> 	.amdgcn_target	"amdgcn-amd-amdhsa--gfx906"
;> 	s_endpgm                                ; encoding: [0x00,0x00,0x81,0xbf]
