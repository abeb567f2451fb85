; test asm
; target gfx906
; Sources in the table; some files without a checksum.
	.file	0 "/tmp/folder" "a.cl" source "kernel\nvoid"
	.file	1 "b.h" md5 0x0373fc53835b72618e6cc97bbd45a353
	.file	2 "c.h" source ""
	.file	3 "d.h"
	.loc 2 1
	.loc 3 1
; expect gfx906
;> lines_source.s:5:2: warning: inconsistent use of MD5 checksums
;> 	.file	1 "b.h" md5 0x0373fc53835b72618e6cc97bbd45a353
;> 	^
;> 	.file	0 "/tmp/folder" "a.cl" source "kernel\nvoid"
;> 	.file	1 "b.h" md5 0x0373fc53835b72618e6cc97bbd45a353
;> 	.file	2 "c.h" source ""
;> 	.file	3 "d.h"
;> 	.loc	2 1
;> 	.loc	3 1
