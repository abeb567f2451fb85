; test short-vectors
; target gfx906
; The zero and the constant are words, too; the sum of elements is none.
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i1 %c, i1 %d) {
  br i1 %c, label %load, label %join
load:
  %x = load <8 x half>, ptr addrspace(1) %in, align 16
  br label %join
join:
  %v = phi <8 x half> [ %x, %load ], [ zeroinitializer, %0 ]
  %w = phi <2 x i16> [ <i16 1, i16 undef>, %load ], [ <i16 2, i16 3>, %0 ]
  %y = load <4 x i8>, ptr addrspace(1) %in
  %z = select i1 %d, <4 x i8> %y, <4 x i8> <i8 1, i8 2, i8 3, i8 4>
  store <8 x half> %v, ptr addrspace(1) %out
  store <2 x i16> %w, ptr addrspace(1) %out
  store <4 x i8> %z, ptr addrspace(1) %out
  ret void
}
define amdgpu_kernel void @computed(ptr addrspace(1) %in, ptr addrspace(1) %out, i1 %c) {
  %x = load <2 x i16>, ptr addrspace(1) %in
  br i1 %c, label %sum, label %join
sum:
  %y = add <2 x i16> %x, %x
  br label %join
join:
  %v = phi <2 x i16> [ %y, %sum ], [ %x, %0 ]
  store <2 x i16> %v, ptr addrspace(1) %out
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i1 %c, i1 %d) {
;>   br i1 %c, label %load, label %join
;>
;> load:
;>   %1 = load <4 x i32>, ptr addrspace(1) %in, align 16
;>   %2 = bitcast <4 x i32> %1 to <8 x half>
;>   br label %join
;>
;> join:
;>   %3 = phi <4 x i32> [ zeroinitializer, %0 ], [ %1, %load ]
;>   %4 = phi i32 [ 196610, %0 ], [ 1, %load ]
;>   %5 = bitcast <4 x i32> %3 to <8 x half>
;>   %6 = bitcast i32 %4 to <2 x i16>
;>   %7 = load i32, ptr addrspace(1) %in, align 4
;>   %8 = bitcast i32 %7 to <4 x i8>
;>   %9 = select i1 %d, i32 %7, i32 67305985
;>   %10 = bitcast i32 %9 to <4 x i8>
;>   store <8 x half> %5, ptr addrspace(1) %out, align 16
;>   store <2 x i16> %6, ptr addrspace(1) %out, align 4
;>   store <4 x i8> %10, ptr addrspace(1) %out, align 4
;>   ret void
;> }
;>
;> define amdgpu_kernel void @computed(ptr addrspace(1) %in, ptr addrspace(1) %out, i1 %c) {
;>   %x = load <2 x i16>, ptr addrspace(1) %in, align 4
;>   br i1 %c, label %sum, label %join
;>
;> sum:
;>   %y = add <2 x i16> %x, %x
;>   br label %join
;>
;> join:
;>   %v = phi <2 x i16> [ %x, %0 ], [ %y, %sum ]
;>   store <2 x i16> %v, ptr addrspace(1) %out, align 4
;>   ret void
;> }
