; test normalise
; target gfx906
; Entry two is in a cycle with a block that is no entry: then all that goes to entries is chosen.
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n, i1 %a) {
  br i1 %a, label %two, label %one
one:
  %x = load volatile i32, ptr addrspace(1) %p
  br label %head
head:
  %y = load volatile i32, ptr addrspace(1) %p
  %c = icmp ult i32 %y, %n
  br i1 %c, label %two, label %exit
two:
  %z = load volatile i32, ptr addrspace(1) %p
  %d = icmp ult i32 %z, %n
  br i1 %d, label %head, label %one
exit:
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <4 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <4 x i32> %2, i32 0
;>   %4 = extractelement <4 x i32> %2, i32 1
;>   %n = extractelement <4 x i32> %2, i32 2
;>   %5 = extractelement <4 x i32> %2, i32 3
;>   %6 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %7 = insertelement <2 x i32> %6, i32 %4, i32 1
;>   %8 = bitcast <2 x i32> %7 to i64
;>   %p = inttoptr i64 %8 to ptr addrspace(1)
;>   %9 = and i32 %5, 1
;>   %a = icmp ne i32 %9, 0
;>   br i1 %a, label %10, label %11
;>
;> 10:
;>   br label %12
;>
;> 11:
;>   br label %12
;>
;> 12:
;>   %13 = phi i32 [ 1, %10 ], [ 0, %11 ]
;>   br label %14
;>
;> 14:
;>   %15 = phi i32 [ %13, %12 ], [ %21, %20 ]
;>   %16 = icmp ult i32 %15, 1
;>   br i1 %16, label %one, label %two
;>
;> one:
;>   %x = load volatile i32, ptr addrspace(1) %p, align 4
;>   br label %head
;>
;> two:
;>   %z = load volatile i32, ptr addrspace(1) %p, align 4
;>   %d = icmp ult i32 %z, %n
;>   br i1 %d, label %17, label %19
;>
;> 17:
;>   br label %head
;>
;> head:
;>   %y = load volatile i32, ptr addrspace(1) %p, align 4
;>   %c = icmp ult i32 %y, %n
;>   br i1 %c, label %18, label %exit
;>
;> 18:
;>   br label %20
;>
;> 19:
;>   br label %20
;>
;> 20:
;>   %21 = phi i32 [ 1, %18 ], [ 0, %19 ]
;>   br label %14
;>
;> exit:
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
