; test nary-reassociate,dce
; target gfx906
; Two neighbours at a uniform distance; not those whose index may wrap before it is extended, nor at a
; distance that differs from lane to lane, nor one that is alone. An index that is not negative may be extended
; with zeros; one that may be is no root of signed ones then.
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n, i32 %m) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %i = mul i32 %id, %m
  %e = sext i32 %i to i64
  %o = shl i64 %e, 2
  %a = getelementptr i8, ptr addrspace(1) %p, i64 %o
  %up = add nsw i32 %i, %n
  %up.e = sext i32 %up to i64
  %up.o = shl i64 %up.e, 2
  %up.a = getelementptr inbounds i8, ptr addrspace(1) %p, i64 %up.o
  %down = sub nsw i32 %i, %n
  %down.e = sext i32 %down to i64
  %down.o = shl i64 %down.e, 2
  %down.a = getelementptr inbounds i8, ptr addrspace(1) %p, i64 %down.o
  %wraps = add i32 %i, %n
  %wraps.e = sext i32 %wraps to i64
  %wraps.o = shl i64 %wraps.e, 2
  %wraps.a = getelementptr i8, ptr addrspace(1) %p, i64 %wraps.o
  %twice = add nsw i32 %i, %i
  %twice.e = sext i32 %twice to i64
  %twice.o = shl i64 %twice.e, 2
  %twice.a = getelementptr i8, ptr addrspace(1) %p, i64 %twice.o
  %alone = add nsw i32 %i, %m
  %alone.e = sext i32 %alone to i64
  %alone.o = shl i64 %alone.e, 2
  %alone.a = getelementptr i8, ptr addrspace(1) %p, i64 %alone.o
  %id.e = zext i32 %id to i64
  %id.o = shl i64 %id.e, 2
  %id.a = getelementptr i8, ptr addrspace(1) %p, i64 %id.o
  %right = add nsw i32 %id, %n
  %right.e = sext i32 %right to i64
  %right.o = shl i64 %right.e, 2
  %right.a = getelementptr i8, ptr addrspace(1) %p, i64 %right.o
  %left = sub nsw i32 %id, %n
  %left.e = sext i32 %left to i64
  %left.o = shl i64 %left.e, 2
  %left.a = getelementptr i8, ptr addrspace(1) %p, i64 %left.o
  %half = and i32 %m, %i
  %half.e = zext i32 %half to i64
  %half.o = shl i64 %half.e, 2
  %half.a = getelementptr i8, ptr addrspace(1) %p, i64 %half.o
  %near = add nsw i32 %half, %n
  %near.e = sext i32 %near to i64
  %near.o = shl i64 %near.e, 2
  %near.a = getelementptr i8, ptr addrspace(1) %p, i64 %near.o
  %next = sub nsw i32 %half, %n
  %next.e = sext i32 %next to i64
  %next.o = shl i64 %next.e, 2
  %next.a = getelementptr i8, ptr addrspace(1) %p, i64 %next.o
  store i32 10, ptr addrspace(1) %half.a
  store i32 11, ptr addrspace(1) %near.a
  store i32 12, ptr addrspace(1) %next.a
  store i32 7, ptr addrspace(1) %id.a
  store i32 8, ptr addrspace(1) %right.a
  store i32 9, ptr addrspace(1) %left.a
  store i32 1, ptr addrspace(1) %a
  store i32 2, ptr addrspace(1) %up.a
  store i32 3, ptr addrspace(1) %down.a
  store i32 4, ptr addrspace(1) %wraps.a
  store i32 5, ptr addrspace(1) %twice.a
  store i32 6, ptr addrspace(1) %alone.a
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> define amdgpu_kernel void @k() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <4 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <4 x i32> %2, i32 0
;>   %4 = extractelement <4 x i32> %2, i32 1
;>   %n = extractelement <4 x i32> %2, i32 2
;>   %m = extractelement <4 x i32> %2, i32 3
;>   %5 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %6 = insertelement <2 x i32> %5, i32 %4, i32 1
;>   %7 = bitcast <2 x i32> %6 to i64
;>   %p = inttoptr i64 %7 to ptr addrspace(1)
;>   %id = call i32 @llvm.amdgcn.workitem.id.x()
;>   %i = mul i32 %id, %m
;>   %e = sext i32 %i to i64
;>   %o = shl i64 %e, 2
;>   %a = getelementptr i8, ptr addrspace(1) %p, i64 %o
;>   %8 = sext i32 %n to i64
;>   %9 = shl i64 %8, 2
;>   %up.a = getelementptr i8, ptr addrspace(1) %a, i64 %9
;>   %10 = sub i64 0, %9
;>   %down.a = getelementptr i8, ptr addrspace(1) %a, i64 %10
;>   %wraps = add i32 %i, %n
;>   %wraps.e = sext i32 %wraps to i64
;>   %wraps.o = shl i64 %wraps.e, 2
;>   %wraps.a = getelementptr i8, ptr addrspace(1) %p, i64 %wraps.o
;>   %twice = add nsw i32 %i, %i
;>   %twice.e = sext i32 %twice to i64
;>   %twice.o = shl i64 %twice.e, 2
;>   %twice.a = getelementptr i8, ptr addrspace(1) %p, i64 %twice.o
;>   %alone = add nsw i32 %i, %m
;>   %alone.e = sext i32 %alone to i64
;>   %alone.o = shl i64 %alone.e, 2
;>   %alone.a = getelementptr i8, ptr addrspace(1) %p, i64 %alone.o
;>   %id.e = zext i32 %id to i64
;>   %id.o = shl i64 %id.e, 2
;>   %id.a = getelementptr i8, ptr addrspace(1) %p, i64 %id.o
;>   %right.a = getelementptr i8, ptr addrspace(1) %id.a, i64 %9
;>   %left.a = getelementptr i8, ptr addrspace(1) %id.a, i64 %10
;>   %half = and i32 %m, %i
;>   %half.e = zext i32 %half to i64
;>   %half.o = shl i64 %half.e, 2
;>   %half.a = getelementptr i8, ptr addrspace(1) %p, i64 %half.o
;>   %near = add nsw i32 %half, %n
;>   %near.e = sext i32 %near to i64
;>   %near.o = shl i64 %near.e, 2
;>   %near.a = getelementptr i8, ptr addrspace(1) %p, i64 %near.o
;>   %next = sub nsw i32 %half, %n
;>   %next.e = sext i32 %next to i64
;>   %next.o = shl i64 %next.e, 2
;>   %next.a = getelementptr i8, ptr addrspace(1) %p, i64 %next.o
;>   store i32 10, ptr addrspace(1) %half.a, align 4
;>   store i32 11, ptr addrspace(1) %near.a, align 4
;>   store i32 12, ptr addrspace(1) %next.a, align 4
;>   store i32 7, ptr addrspace(1) %id.a, align 4
;>   store i32 8, ptr addrspace(1) %right.a, align 4
;>   store i32 9, ptr addrspace(1) %left.a, align 4
;>   store i32 1, ptr addrspace(1) %a, align 4
;>   store i32 2, ptr addrspace(1) %up.a, align 4
;>   store i32 3, ptr addrspace(1) %down.a, align 4
;>   store i32 4, ptr addrspace(1) %wraps.a, align 4
;>   store i32 5, ptr addrspace(1) %twice.a, align 4
;>   store i32 6, ptr addrspace(1) %alone.a, align 4
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare i32 @llvm.amdgcn.workitem.id.x()
