; test instcombine,cse,dce
; target gfx906
; Only where the product and the sum do not wrap without sign.
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(4) %t, i32 %i, i32 %j) {
  %even = shl nuw i32 %i, 1
  %m0 = mul nuw nsw i32 %even, 5
  %x0 = zext i32 %m0 to i64
  %p0 = getelementptr inbounds i32, ptr addrspace(4) %t, i64 %x0
  %v0 = load i32, ptr addrspace(4) %p0
  store volatile i32 %v0, ptr addrspace(1) %p
  %odd = or disjoint i32 %even, 1
  %m1 = mul nuw nsw i32 %odd, 5
  %x1 = zext i32 %m1 to i64
  %p1 = getelementptr inbounds i32, ptr addrspace(4) %t, i64 %x1
  %v1 = load i32, ptr addrspace(4) %p1
  store volatile i32 %v1, ptr addrspace(1) %p
  %m2 = mul nsw i32 %odd, 5
  %x2 = sext i32 %m2 to i64
  %p2 = getelementptr inbounds i32, ptr addrspace(4) %t, i64 %x2
  %v2 = load i32, ptr addrspace(4) %p2
  store volatile i32 %v2, ptr addrspace(1) %p
  %s3 = add i32 %j, 3
  %m3 = mul nuw i32 %s3, 5
  %x3 = zext i32 %m3 to i64
  %p3 = getelementptr inbounds i32, ptr addrspace(4) %t, i64 %x3
  %v3 = load i32, ptr addrspace(4) %p3
  store volatile i32 %v3, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(4) %t, i32 %i, i32 %j) {
;>   %even = shl nuw i32 %i, 1
;>   %m0 = mul nuw i32 %even, 5
;>   %x0 = zext i32 %m0 to i64
;>   %p0 = getelementptr i32, ptr addrspace(4) %t, i64 %x0
;>   %v0 = load i32, ptr addrspace(4) %p0, align 4
;>   store volatile i32 %v0, ptr addrspace(1) %p, align 4
;>   %odd = or disjoint i32 %even, 1
;>   %m1 = mul nsw i32 %odd, 5
;>   %p1 = getelementptr i8, ptr addrspace(4) %p0, i64 20
;>   %v1 = load i32, ptr addrspace(4) %p1, align 4
;>   store volatile i32 %v1, ptr addrspace(1) %p, align 4
;>   %x2 = sext i32 %m1 to i64
;>   %p2 = getelementptr inbounds i32, ptr addrspace(4) %t, i64 %x2
;>   %v2 = load i32, ptr addrspace(4) %p2, align 4
;>   store volatile i32 %v2, ptr addrspace(1) %p, align 4
;>   %s3 = add i32 %j, 3
;>   %m3 = mul nuw i32 %s3, 5
;>   %x3 = zext i32 %m3 to i64
;>   %p3 = getelementptr inbounds i32, ptr addrspace(4) %t, i64 %x3
;>   %v3 = load i32, ptr addrspace(4) %p3, align 4
;>   store volatile i32 %v3, ptr addrspace(1) %p, align 4
;>   ret void
;> }
