; test asm
; target gfx1010 gfx1030 gfx906
; gfx1010 cannot jump over 64 instructions: a padding makes it one more.
s_branch far
s_cbranch_scc0 far
s_call_b64 s[2:3], far
.fill 61, 4, 0xbf800000
far:
s_nop 1
.rept 2
s_cbranch_vccz 1f
.fill 63, 4, 0xbf800000
1:
.endr
s_branch alone
.fill 63, 4, 0xbf800000
alone:
; expect gfx1010 gfx1030
;> 	s_branch far                            ; encoding: [A,A,0x82,0xbf]
;>                                         ;   fixup A - offset: 0, value: far, kind: fixup_si_sopp_br
;> 	s_cbranch_scc0 far                      ; encoding: [A,A,0x84,0xbf]
;>                                         ;   fixup A - offset: 0, value: far, kind: fixup_si_sopp_br
;> 	s_call_b64 s[2:3], far                  ; encoding: [A,A,0x02,0xbb]
;>                                         ;   fixup A - offset: 0, value: far, kind: fixup_si_sopp_br
;> 	.fill	61, 4, 0xbf800000
;> far:
;> 	s_nop 1                                 ; encoding: [0x01,0x00,0x80,0xbf]
;> 	s_cbranch_vccz "1f"                     ; encoding: [A,A,0x86,0xbf]
;>                                         ;   fixup A - offset: 0, value: "1f", kind: fixup_si_sopp_br
;> 	.fill	63, 4, 0xbf800000
;> 	s_cbranch_vccz "1f"                     ; encoding: [A,A,0x86,0xbf]
;>                                         ;   fixup A - offset: 0, value: "1f", kind: fixup_si_sopp_br
;> 	.fill	63, 4, 0xbf800000
;> 	s_branch alone                          ; encoding: [A,A,0x82,0xbf]
;>                                         ;   fixup A - offset: 0, value: alone, kind: fixup_si_sopp_br
;> 	.fill	63, 4, 0xbf800000
;> alone:
; expect gfx906
;> 	s_branch far                            ; encoding: [A,A,0x82,0xbf]
;>                                         ;   fixup A - offset: 0, value: far, kind: fixup_si_sopp_br
;> 	s_cbranch_scc0 far                      ; encoding: [A,A,0x84,0xbf]
;>                                         ;   fixup A - offset: 0, value: far, kind: fixup_si_sopp_br
;> 	s_call_b64 s[2:3], far                  ; encoding: [A,A,0x82,0xba]
;>                                         ;   fixup A - offset: 0, value: far, kind: fixup_si_sopp_br
;> 	.fill	61, 4, 0xbf800000
;> far:
;> 	s_nop 1                                 ; encoding: [0x01,0x00,0x80,0xbf]
;> 	s_cbranch_vccz "1f"                     ; encoding: [A,A,0x86,0xbf]
;>                                         ;   fixup A - offset: 0, value: "1f", kind: fixup_si_sopp_br
;> 	.fill	63, 4, 0xbf800000
;> 	s_cbranch_vccz "1f"                     ; encoding: [A,A,0x86,0xbf]
;>                                         ;   fixup A - offset: 0, value: "1f", kind: fixup_si_sopp_br
;> 	.fill	63, 4, 0xbf800000
;> 	s_branch alone                          ; encoding: [A,A,0x82,0xbf]
;>                                         ;   fixup A - offset: 0, value: alone, kind: fixup_si_sopp_br
;> 	.fill	63, 4, 0xbf800000
;> alone:
