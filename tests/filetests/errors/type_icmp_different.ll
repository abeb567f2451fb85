; test compile
; target gfx906
; the operands have different types
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %w = zext i32 %n to i64
  %x = icmp eq i32 %n, %w
  ret void
}
; errors gfx906
;> type_icmp_different.ll:6:24: error: '%w' defined with type 'i64' but expected 'i32'
;>   %x = icmp eq i32 %n, %w
;>                        ^
