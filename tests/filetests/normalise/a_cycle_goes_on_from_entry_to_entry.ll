; test normalise
; target gfx906
; What goes on to the next entry goes there, and what goes back to the block that chooses. The count
; that each entry is given is one parameter there; the constants, at other places, are two.
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n, i1 %a, i1 %b) {
  br i1 %a, label %one, label %other
other:
  br i1 %b, label %two, label %three
one:
  %n1 = phi i32 [ %n, %0 ], [ %less, %three ]
  %x1 = phi i32 [ 0, %0 ], [ %x, %three ]
  %y1 = add i32 %x1, 5
  br label %two
two:
  %n2 = phi i32 [ %n, %other ], [ %n1, %one ]
  %x2 = phi i32 [ 0, %other ], [ %y1, %one ]
  %y2 = mul i32 %x2, 7
  store volatile i32 %y2, ptr addrspace(1) %p
  br label %three
three:
  %x3 = phi i32 [ 0, %other ], [ %y2, %two ]
  %n3 = phi i32 [ %n, %other ], [ %n2, %two ]
  %x = add i32 %x3, 3
  %less = sub i32 %n3, 1
  %more = icmp sgt i32 %less, 0
  br i1 %more, label %one, label %exit
exit:
  store i32 %x, ptr addrspace(1) %p
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
;>   %10 = lshr i32 %5, 8
;>   %11 = and i32 %10, 1
;>   %b = icmp ne i32 %11, 0
;>   br i1 %a, label %12, label %other
;>
;> 12:
;>   br label %15
;>
;> other:
;>   br i1 %b, label %13, label %14
;>
;> 13:
;>   br label %15
;>
;> 14:
;>   br label %15
;>
;> 15:
;>   %16 = phi i32 [ 1, %12 ], [ 2, %13 ], [ 0, %14 ]
;>   %17 = phi i32 [ poison, %12 ], [ poison, %13 ], [ 0, %14 ]
;>   %18 = phi i32 [ %n, %12 ], [ %n, %13 ], [ %n, %14 ]
;>   %19 = phi i32 [ 0, %12 ], [ 0, %13 ], [ poison, %14 ]
;>   br label %20
;>
;> 20:
;>   %21 = phi i32 [ %16, %15 ], [ 0, %two ]
;>   %22 = phi i32 [ %17, %15 ], [ %y2, %two ]
;>   %23 = phi i32 [ %18, %15 ], [ %35, %two ]
;>   %24 = phi i32 [ %19, %15 ], [ poison, %two ]
;>   %25 = icmp ult i32 %21, 1
;>   br i1 %25, label %three, label %29
;>
;> three:
;>   %26 = phi i32 [ %22, %20 ]
;>   %27 = phi i32 [ %23, %20 ]
;>   %x = add i32 %26, 3
;>   %less = sub i32 %27, 1
;>   %more = icmp sgt i32 %less, 0
;>   br i1 %more, label %28, label %exit
;>
;> 28:
;>   br label %one
;>
;> 29:
;>   %30 = icmp ult i32 %21, 2
;>   br i1 %30, label %31, label %34
;>
;> 31:
;>   br label %one
;>
;> one:
;>   %32 = phi i32 [ %less, %28 ], [ %23, %31 ]
;>   %33 = phi i32 [ %x, %28 ], [ %24, %31 ]
;>   %y1 = add i32 %33, 5
;>   br label %two
;>
;> 34:
;>   br label %two
;>
;> two:
;>   %35 = phi i32 [ %32, %one ], [ %23, %34 ]
;>   %36 = phi i32 [ %y1, %one ], [ %24, %34 ]
;>   %y2 = mul i32 %36, 7
;>   store volatile i32 %y2, ptr addrspace(1) %p, align 4
;>   br label %20
;>
;> exit:
;>   %37 = phi i32 [ %x, %three ]
;>   store i32 %37, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
