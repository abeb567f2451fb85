; test read
; target gfx906
define void @f() !kernel_arg_type !7 { ret void }
; errors gfx906
;> metadata_that_is_not_there.ll:3:36: error: use of undefined metadata '!7'
;> define void @f() !kernel_arg_type !7 { ret void }
;>                                    ^
