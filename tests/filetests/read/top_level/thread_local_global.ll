; test read
; target gfx906
@x = thread_local global i32 0
; errors gfx906
;> thread_local_global.ll:3:6: error: thread-local variables are not supported
;> @x = thread_local global i32 0
;>      ^
