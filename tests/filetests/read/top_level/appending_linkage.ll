; test read
; target gfx906
@x = appending global [0 x ptr] zeroinitializer
; errors gfx906
;> appending_linkage.ll:3:6: error: appending linkage is not supported
;> @x = appending global [0 x ptr] zeroinitializer
;>      ^
