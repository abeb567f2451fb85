; test asm
; target gfx600 gfx803 gfx906 gfx942
# a line
; another
// another
/* a block
   of lines */ .data
.byte 1 ; rest
.byte 2 // rest
.byte /* inside */ 3
  # indented
.ident "someone"
.ident "else"
.file "name.c"
.byte 4
.end
this is not read
; expect gfx600 gfx803 gfx906 gfx942
;> 	.data
;> 	.byte	1
;> 	.byte	2
;> 	.byte	3
;> 	.ident	"someone"
;> 	.ident	"else"
;> 	.file	"name.c"
;> 	.byte	4
