; test read
; target gfx906
@llvm.global_ctors = appending global [0 x ptr] zeroinitializer
; expect gfx906
