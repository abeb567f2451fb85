; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = call i32 @llvm.read_register.i32(metadata !{!"x"})
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> metadata_argument.ll:4:50: error: register 'x' cannot be read or written by its name
;>   %y = call i32 @llvm.read_register.i32(metadata !{!"x"})
;>                                                  ^
