; test asm
; target gfx906
; A section's name means its start.
.long .debug_abbrev
.quad .data+4
.long .text
.section .debug_abbrev,"",@progbits
.long 1
.data
.long .debug_abbrev+1
.long .debug_other
.long .debug_abbrev-.
; expect gfx906
;> 	.long	.debug_abbrev
;> 	.quad	.data+4
;> 	.long	.text
;> 	.section	.debug_abbrev,"",@progbits
;> 	.long	1
;> 	.data
;> 	.long	.debug_abbrev+1
;> 	.long	.debug_other
;> 	.long	.debug_abbrev-.
