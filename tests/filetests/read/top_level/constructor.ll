; test read
; target gfx906
@llvm.global_ctors = appending global [0 x ptr] zeroinitializer
; errors gfx906
;> constructor.ll:3:1: error: global constructors and destructors are not supported
;> @llvm.global_ctors = appending global [0 x ptr] zeroinitializer
;> ^
;>   hint: initialise the variables in a kernel that the host launches first
