; test nary-reassociate
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %u, i32 %v, i64 %w, i64 %x) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %id
  %d = load i32, ptr addrspace(1) %q
  ; Two terms of the wave.
  %a1 = add nuw nsw i32 %d, %u
  %a2 = add nuw nsw i32 %a1, %id
  %a3 = add nuw nsw i32 %a2, %v
  store volatile i32 %a3, ptr addrspace(1) %p
  ; A constant stays outside.
  %b1 = add i32 %d, %u
  %b2 = add i32 %b1, 7
  %b3 = add i32 %b2, %v
  store volatile i32 %b3, ptr addrspace(1) %p
  ; They are together already.
  %c1 = xor i32 %u, %v
  %c2 = xor i32 %d, %c1
  store volatile i32 %c2, ptr addrspace(1) %p
  ; Somebody else needs a part.
  %e1 = mul i32 %d, %u
  %e2 = mul i32 %e1, %v
  store volatile i32 %e1, ptr addrspace(1) %p
  store volatile i32 %e2, ptr addrspace(1) %p
  ; A product takes what is added to it.
  %wide = zext i32 %d to i64
  %f0 = zext i32 %id to i64
  %f1 = mul i64 %wide, %f0
  %f2 = add i64 %w, %wide
  %f3 = add i64 %f2, %f1
  %f4 = add i64 %f3, %x
  store volatile i64 %f4, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> define amdgpu_kernel void @k() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <8 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <8 x i32> %2, i32 0
;>   %4 = extractelement <8 x i32> %2, i32 1
;>   %u = extractelement <8 x i32> %2, i32 2
;>   %v = extractelement <8 x i32> %2, i32 3
;>   %5 = extractelement <8 x i32> %2, i32 4
;>   %6 = extractelement <8 x i32> %2, i32 5
;>   %7 = extractelement <8 x i32> %2, i32 6
;>   %8 = extractelement <8 x i32> %2, i32 7
;>   %9 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %10 = insertelement <2 x i32> %9, i32 %4, i32 1
;>   %11 = bitcast <2 x i32> %10 to i64
;>   %p = inttoptr i64 %11 to ptr addrspace(1)
;>   %12 = insertelement <2 x i32> poison, i32 %5, i32 0
;>   %13 = insertelement <2 x i32> %12, i32 %6, i32 1
;>   %w = bitcast <2 x i32> %13 to i64
;>   %14 = insertelement <2 x i32> poison, i32 %7, i32 0
;>   %15 = insertelement <2 x i32> %14, i32 %8, i32 1
;>   %x = bitcast <2 x i32> %15 to i64
;>   %id = call i32 @llvm.amdgcn.workitem.id.x()
;>   %16 = zext i32 %id to i64
;>   %17 = shl i32 %id, 2
;>   %18 = zext i32 %17 to i64
;>   %q = getelementptr i8, ptr addrspace(1) %p, i64 %18
;>   %d = load i32, ptr addrspace(1) %q, align 4
;>   %a1 = add nuw nsw i32 %d, %u
;>   %a2 = add nuw nsw i32 %a1, %id
;>   %19 = add nuw i32 %u, %v
;>   %20 = add nuw i32 %d, %19
;>   %a3 = add nuw i32 %20, %id
;>   store volatile i32 %a3, ptr addrspace(1) %p, align 4
;>   %b1 = add i32 %d, %u
;>   %b2 = add i32 %b1, 7
;>   %21 = add i32 %u, %v
;>   %22 = add i32 %d, %21
;>   %b3 = add i32 %22, 7
;>   store volatile i32 %b3, ptr addrspace(1) %p, align 4
;>   %c1 = xor i32 %u, %v
;>   %c2 = xor i32 %d, %c1
;>   store volatile i32 %c2, ptr addrspace(1) %p, align 4
;>   %e1 = mul i32 %d, %u
;>   %e2 = mul i32 %e1, %v
;>   store volatile i32 %e1, ptr addrspace(1) %p, align 4
;>   store volatile i32 %e2, ptr addrspace(1) %p, align 4
;>   %wide = zext i32 %d to i64
;>   %f0 = zext i32 %id to i64
;>   %f1 = mul i64 %wide, %f0
;>   %f2 = add i64 %w, %wide
;>   %f3 = add i64 %f2, %f1
;>   %23 = add i64 %w, %x
;>   %24 = add i64 %f1, %23
;>   %f4 = add i64 %24, %wide
;>   store volatile i64 %f4, ptr addrspace(1) %p, align 8
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare i32 @llvm.amdgcn.workitem.id.x()
