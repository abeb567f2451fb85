; test compile
; target gfx906
; a variable of each thread
@g = thread_local addrspace(1) global i32 0
; errors gfx906
;> unsupported_thread_local.ll:4:6: error: thread-local variables are not supported
;> @g = thread_local addrspace(1) global i32 0
;>      ^
