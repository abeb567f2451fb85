; test compile
; target gfx906
; too few arguments
declare i32 @llvm.umin.i32(i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = call i32 @llvm.umin.i32(i32 %n)
  ret void
}
; errors gfx906
;> type_call_arguments.ll:6:8: error: intrinsic has incorrect number of arguments: 1, expected 2: 'llvm.umin' that defines '%x' (in function '@k')
;>   %x = call i32 @llvm.umin.i32(i32 %n)
;>        ^
