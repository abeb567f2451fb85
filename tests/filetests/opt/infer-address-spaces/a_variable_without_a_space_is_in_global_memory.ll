; test infer-address-spaces
; target gfx906
; Frontends that compile one source for host and device declare variables in no address space.
@table = internal global [4 x i32] zeroinitializer
define amdgpu_kernel void @k(i64 %i, i32 %v) {
  %p = getelementptr [4 x i32], ptr @table, i64 0, i64 %i
  store i32 %v, ptr %p, align 4
  store i32 %v, ptr @table, align 4
  ret void
}
; expect gfx906
;>
;> @table = internal global [4 x i32] zeroinitializer, align 4
;>
;> define amdgpu_kernel void @k(i64 %i, i32 %v) {
;>   %p = getelementptr [4 x i32], ptr @table, i64 0, i64 %i
;>   %1 = getelementptr [4 x i32], ptr addrspace(1) addrspacecast (ptr @table to ptr addrspace(1)), i64 0, i64 %i
;>   store i32 %v, ptr addrspace(1) %1, align 4
;>   store i32 %v, ptr addrspace(1) addrspacecast (ptr @table to ptr addrspace(1)), align 4
;>   ret void
;> }
