; test load-store-vectorizer
; target gfx906
; Assembly may write memory, but no constants; a call may not come back, and other loads stay behind it.
@c = internal addrspace(4) constant [8 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8], align 16
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) noalias %q, i32 %i) {
  %at = getelementptr i8, ptr addrspace(4) @c, i32 %i
  %a = load i32, ptr addrspace(4) %at, align 4
  %x = call i32 asm sideeffect "v_mov_b32 $0, $1", "=v,s"(i32 %a)
  %at4 = getelementptr i8, ptr addrspace(4) %at, i64 4
  %b = load i32, ptr addrspace(4) %at4, align 4
  %q0 = load i32, ptr addrspace(1) %q, align 4
  fence syncscope("agent") acquire
  %q4 = getelementptr i8, ptr addrspace(1) %q, i64 4
  %q1 = load i32, ptr addrspace(1) %q4, align 4
  call void @other()
  %at8 = getelementptr i8, ptr addrspace(4) %at, i64 8
  %d = load i32, ptr addrspace(4) %at8, align 4
  %s1 = add i32 %b, %x
  %s2 = add i32 %q0, %q1
  %s3 = add i32 %s1, %s2
  %s4 = add i32 %s3, %d
  store i32 %s4, ptr addrspace(1) %p, align 4
  ret void
}
define void @other() noinline {
  call void @llvm.amdgcn.s.sleep(i32 1)
  ret void
}
; expect gfx906
;>
;> @c = internal addrspace(4) constant [8 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8], align 16
;>
;> define amdgpu_kernel void @k() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <4 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <4 x i32> %2, i32 0
;>   %4 = extractelement <4 x i32> %2, i32 1
;>   %5 = extractelement <4 x i32> %2, i32 2
;>   %6 = extractelement <4 x i32> %2, i32 3
;>   %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 16
;>   %i = load i32, ptr addrspace(4) %7, align 16, !invariant.load !{}, !noundef !{}
;>   %8 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %9 = insertelement <2 x i32> %8, i32 %4, i32 1
;>   %10 = bitcast <2 x i32> %9 to i64
;>   %p = inttoptr i64 %10 to ptr addrspace(1)
;>   %11 = insertelement <2 x i32> poison, i32 %5, i32 0
;>   %12 = insertelement <2 x i32> %11, i32 %6, i32 1
;>   %13 = bitcast <2 x i32> %12 to i64
;>   %q = inttoptr i64 %13 to ptr addrspace(1)
;>   %14 = sext i32 %i to i64
;>   %at = getelementptr i8, ptr addrspace(4) @c, i64 %14
;>   %15 = load <2 x i32>, ptr addrspace(4) %at, align 4
;>   %a = extractelement <2 x i32> %15, i32 0
;>   %x = call i32 asm sideeffect "v_mov_b32 $0, $1", "=v,s"(i32 %a, i32 1)
;>   %at4 = getelementptr i8, ptr addrspace(4) %at, i64 4
;>   %b = extractelement <2 x i32> %15, i32 1
;>   %q0 = load i32, ptr addrspace(1) %q, align 4
;>   fence syncscope("agent") acquire
;>   %q4 = getelementptr i8, ptr addrspace(1) %q, i64 4
;>   %q1 = load i32, ptr addrspace(1) %q4, align 4
;>   call void @other()
;>   %at8 = getelementptr i8, ptr addrspace(4) %at, i64 8
;>   %d = load i32, ptr addrspace(4) %at8, align 4
;>   %s1 = add i32 %b, %x
;>   %s2 = add i32 %q0, %q1
;>   %s3 = add i32 %s1, %s2
;>   %s4 = add i32 %s3, %d
;>   store i32 %s4, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> define void @other() #0 {
;>   call void @llvm.amdgcn.s.sleep(i32 1)
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare void @llvm.amdgcn.s.sleep(i32)
;>
;> attributes #0 = { noinline }
