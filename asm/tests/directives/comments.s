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
