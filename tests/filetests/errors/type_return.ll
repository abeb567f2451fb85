; test compile
; target gfx906
; a kernel returns nothing
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  ret i32 %n
}
; errors gfx906
;> type_return.ll:5:7: error: value doesn't match function result type 'void'
;>   ret i32 %n
;>       ^
