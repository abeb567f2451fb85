; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  call void @llvm.amdgcn.s.barrier.signal(i32 1)
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> intrinsic_that_only_begins_like_another.ll:4:13: error: intrinsic '@llvm.amdgcn.s.barrier.signal' is not supported
;>   call void @llvm.amdgcn.s.barrier.signal(i32 1)
;>             ^
