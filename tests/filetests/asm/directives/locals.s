; test asm
; target gfx600 gfx803 gfx906 gfx942
.text
1: s_nop 0
s_branch 1b
s_branch 1f
2: s_nop 1
1: s_nop 2
s_cbranch_vccz 1b
s_cbranch_vccz 2b
s_branch 3f
.data
.long 1b-2b
.quad 1b
1: .byte 1
.long 1b-.
.text
3: s_endpgm
10: s_branch 10b
; expect gfx600 gfx803 gfx906 gfx942
;> 	.text
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	s_branch "1b"                           ; encoding: [A,A,0x82,0xbf]
;>                                         ;   fixup A - offset: 0, value: "1b", kind: fixup_si_sopp_br
;> 	s_branch "1f"                           ; encoding: [A,A,0x82,0xbf]
;>                                         ;   fixup A - offset: 0, value: "1f", kind: fixup_si_sopp_br
;> 	s_nop 1                                 ; encoding: [0x01,0x00,0x80,0xbf]
;> 	s_nop 2                                 ; encoding: [0x02,0x00,0x80,0xbf]
;> 	s_cbranch_vccz "1b"                     ; encoding: [A,A,0x86,0xbf]
;>                                         ;   fixup A - offset: 0, value: "1b", kind: fixup_si_sopp_br
;> 	s_cbranch_vccz "2b"                     ; encoding: [A,A,0x86,0xbf]
;>                                         ;   fixup A - offset: 0, value: "2b", kind: fixup_si_sopp_br
;> 	s_branch "3f"                           ; encoding: [A,A,0x82,0xbf]
;>                                         ;   fixup A - offset: 0, value: "3f", kind: fixup_si_sopp_br
;> 	.data
;> 	.long	1b-2b
;> 	.quad	1b
;> 	.byte	1
;> 	.long	1b-.
;> 	.text
;> 	s_endpgm                                ; encoding: [0x00,0x00,0x81,0xbf]
;> 	s_branch "10b"                          ; encoding: [A,A,0x82,0xbf]
;>                                         ;   fixup A - offset: 0, value: "10b", kind: fixup_si_sopp_br
