; test asm
; target gfx906
.loc 1 1
.file 1 "d" "c.c"
.loc 1 2 3 is_stmt 2
.loc 1 2 3 is_stmt x
.loc 1 2 3 foo
.loc 1 -1
.loc 1 1 -1
.loc 1 1 1 isa -1
.loc 1 1 1 isa x
.loc 1 1 1 discriminator x
.loc 3 1
.loc 0 1
.loc x 1
.loc 1 1, 2
.loc 1 0x10000000000000000
.file 1 "e.c"
.file "q.c" "e.c"
.file 2
.file 0x100000000 "a.c"
.file "a" md5 1
.file "a" source "b"
.file 8 "a" md5 0x1234567890123456789012345678901234
.file 9 "a" sourc "x"
.file 9 "a" source
.file 9 "a" md5
.line x
.loc_label
.loc_label twice
s_nop 0
.loc_label twice

.file 12 "a"
; errors gfx906
;> lines.s:3:6: error: unassigned file number in '.loc' directive
;> .loc 1 1
;>      ^
;> lines.s:5:20: error: is_stmt value not 0 or 1
;> .loc 1 2 3 is_stmt 2
;>                    ^
;> lines.s:6:20: error: is_stmt value not the constant value of 0 or 1
;> .loc 1 2 3 is_stmt x
;>                    ^
;> lines.s:7:12: error: unknown sub-directive in '.loc' directive
;> .loc 1 2 3 foo
;>            ^
;> lines.s:8:8: error: unexpected token in '.loc' directive
;> .loc 1 -1
;>        ^
;> lines.s:9:10: error: unexpected token in '.loc' directive
;> .loc 1 1 -1
;>          ^
;> lines.s:10:16: error: isa number less than zero
;> .loc 1 1 1 isa -1
;>                ^
;> lines.s:11:16: error: isa number not a constant value
;> .loc 1 1 1 isa x
;>                ^
;> lines.s:12:26: error: expected absolute expression
;> .loc 1 1 1 discriminator x
;>                          ^
;> lines.s:13:6: error: unassigned file number in '.loc' directive
;> .loc 3 1
;>      ^
;> lines.s:14:6: error: file number less than one in '.loc' directive
;> .loc 0 1
;>      ^
;> lines.s:15:6: error: expected integer
;> .loc x 1
;>      ^
;> lines.s:16:9: error: unexpected token in '.loc' directive
;> .loc 1 1, 2
;>         ^
;> lines.s:17:8: error: out of range literal value
;> .loc 1 0x10000000000000000
;>        ^
;> lines.s:18:1: error: file number already allocated
;> .file 1 "e.c"
;> ^
;> lines.s:19:13: error: explicit path specified, but no file number
;> .file "q.c" "e.c"
;>             ^
;> lines.s:20:8: error: expected string
;> .file 2
;>        ^
;> lines.s:21:7: error: the file number is too large
;> .file 0x100000000 "a.c"
;>       ^
;> lines.s:22:15: error: MD5 checksum specified, but no file number
;> .file "a" md5 1
;>               ^
;> lines.s:23:18: error: source specified, but no file number
;> .file "a" source "b"
;>                  ^
;> lines.s:24:17: error: out of range literal value
;> .file 8 "a" md5 0x1234567890123456789012345678901234
;>                 ^
;> lines.s:25:13: error: unexpected token in '.file' directive
;> .file 9 "a" sourc "x"
;>             ^
;> lines.s:26:19: error: unexpected token in '.file' directive
;> .file 9 "a" source
;>                   ^
;> lines.s:27:16: error: unknown token in expression
;> .file 9 "a" md5
;>                ^
;> lines.s:28:7: error: expected newline
;> .line x
;>       ^
;> lines.s:29:11: error: expected identifier
;> .loc_label
;>           ^
;> lines.s:32:12: error: symbol 'twice' is already defined
;> .loc_label twice
;>            ^
;> lines.s:34:1: error: unassigned file number: 2 for .file directives
;> .file 12 "a"
;> ^
