; test loop-unroll-full
; target gfx906

; `#pragma unroll 1`: it stays, and so does what is around it.
define amdgpu_kernel void @never(ptr addrspace(1) %p, i32 %x) {
entry:
  br label %outer

outer:
  %k = phi i32 [ 0, %entry ], [ %k.next, %latch ]
  %before = phi i32 [ %x, %entry ], [ %turned, %latch ]
  br label %body

body:
  %i = phi i32 [ 0, %outer ], [ %next, %body ]
  %sum = phi i32 [ %before, %outer ], [ %turned, %body ]
  %shifted = shl i32 %sum, %i
  %turned = xor i32 %shifted, %k
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 2
  br i1 %more, label %body, label %latch, !llvm.loop !0

latch:
  %k.next = add i32 %k, 1
  %k.more = icmp ult i32 %k.next, 2
  br i1 %k.more, label %outer, label %done

done:
  store i32 %turned, ptr addrspace(1) %p
  ret void
}

; `#pragma unroll`: it may take more instructions than one of which nothing is said.
define amdgpu_kernel void @fully(ptr addrspace(1) %p, i32 %x) {
entry:
  br label %body

body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %sum = phi i32 [ %x, %entry ], [ %turned, %body ]
  %turned = mul i32 %sum, %x
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 135
  br i1 %more, label %body, label %done, !llvm.loop !2

done:
  store i32 %turned, ptr addrspace(1) %p
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !3, !4}
!3 = !{!"llvm.loop.mustprogress"}
!4 = !{!"llvm.loop.unroll.full"}
; expect gfx906
;> define amdgpu_kernel void @never(ptr addrspace(1) %p, i32 %x) {
;> entry:
;>   br label %outer
;>
;> outer:
;>   %k = phi i32 [ 0, %entry ], [ %k.next, %latch ]
;>   %before = phi i32 [ %x, %entry ], [ %turned, %latch ]
;>   br label %body
;>
;> body:
;>   %i = phi i32 [ 0, %outer ], [ %next, %body ]
;>   %sum = phi i32 [ %before, %outer ], [ %turned, %body ]
;>   %shifted = shl i32 %sum, %i
;>   %turned = xor i32 %shifted, %k
;>   %next = add i32 %i, 1
;>   %more = icmp ult i32 %next, 2
;>   br i1 %more, label %body, label %latch, !llvm.loop !0
;>
;> latch:
;>   %k.next = add i32 %k, 1
;>   %k.more = icmp ult i32 %k.next, 2
;>   br i1 %k.more, label %outer, label %done
;>
;> done:
;>   store i32 %turned, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> define amdgpu_kernel void @fully(ptr addrspace(1) %p, i32 %x) {
;> entry:
;>   %0 = mul i32 %x, %x
;>   %1 = mul i32 %0, %x
;>   %2 = mul i32 %1, %x
;>   %3 = mul i32 %2, %x
;>   %4 = mul i32 %3, %x
;>   %5 = mul i32 %4, %x
;>   %6 = mul i32 %5, %x
;>   %7 = mul i32 %6, %x
;>   %8 = mul i32 %7, %x
;>   %9 = mul i32 %8, %x
;>   %10 = mul i32 %9, %x
;>   %11 = mul i32 %10, %x
;>   %12 = mul i32 %11, %x
;>   %13 = mul i32 %12, %x
;>   %14 = mul i32 %13, %x
;>   %15 = mul i32 %14, %x
;>   %16 = mul i32 %15, %x
;>   %17 = mul i32 %16, %x
;>   %18 = mul i32 %17, %x
;>   %19 = mul i32 %18, %x
;>   %20 = mul i32 %19, %x
;>   %21 = mul i32 %20, %x
;>   %22 = mul i32 %21, %x
;>   %23 = mul i32 %22, %x
;>   %24 = mul i32 %23, %x
;>   %25 = mul i32 %24, %x
;>   %26 = mul i32 %25, %x
;>   %27 = mul i32 %26, %x
;>   %28 = mul i32 %27, %x
;>   %29 = mul i32 %28, %x
;>   %30 = mul i32 %29, %x
;>   %31 = mul i32 %30, %x
;>   %32 = mul i32 %31, %x
;>   %33 = mul i32 %32, %x
;>   %34 = mul i32 %33, %x
;>   %35 = mul i32 %34, %x
;>   %36 = mul i32 %35, %x
;>   %37 = mul i32 %36, %x
;>   %38 = mul i32 %37, %x
;>   %39 = mul i32 %38, %x
;>   %40 = mul i32 %39, %x
;>   %41 = mul i32 %40, %x
;>   %42 = mul i32 %41, %x
;>   %43 = mul i32 %42, %x
;>   %44 = mul i32 %43, %x
;>   %45 = mul i32 %44, %x
;>   %46 = mul i32 %45, %x
;>   %47 = mul i32 %46, %x
;>   %48 = mul i32 %47, %x
;>   %49 = mul i32 %48, %x
;>   %50 = mul i32 %49, %x
;>   %51 = mul i32 %50, %x
;>   %52 = mul i32 %51, %x
;>   %53 = mul i32 %52, %x
;>   %54 = mul i32 %53, %x
;>   %55 = mul i32 %54, %x
;>   %56 = mul i32 %55, %x
;>   %57 = mul i32 %56, %x
;>   %58 = mul i32 %57, %x
;>   %59 = mul i32 %58, %x
;>   %60 = mul i32 %59, %x
;>   %61 = mul i32 %60, %x
;>   %62 = mul i32 %61, %x
;>   %63 = mul i32 %62, %x
;>   %64 = mul i32 %63, %x
;>   %65 = mul i32 %64, %x
;>   %66 = mul i32 %65, %x
;>   %67 = mul i32 %66, %x
;>   %68 = mul i32 %67, %x
;>   %69 = mul i32 %68, %x
;>   %70 = mul i32 %69, %x
;>   %71 = mul i32 %70, %x
;>   %72 = mul i32 %71, %x
;>   %73 = mul i32 %72, %x
;>   %74 = mul i32 %73, %x
;>   %75 = mul i32 %74, %x
;>   %76 = mul i32 %75, %x
;>   %77 = mul i32 %76, %x
;>   %78 = mul i32 %77, %x
;>   %79 = mul i32 %78, %x
;>   %80 = mul i32 %79, %x
;>   %81 = mul i32 %80, %x
;>   %82 = mul i32 %81, %x
;>   %83 = mul i32 %82, %x
;>   %84 = mul i32 %83, %x
;>   %85 = mul i32 %84, %x
;>   %86 = mul i32 %85, %x
;>   %87 = mul i32 %86, %x
;>   %88 = mul i32 %87, %x
;>   %89 = mul i32 %88, %x
;>   %90 = mul i32 %89, %x
;>   %91 = mul i32 %90, %x
;>   %92 = mul i32 %91, %x
;>   %93 = mul i32 %92, %x
;>   %94 = mul i32 %93, %x
;>   %95 = mul i32 %94, %x
;>   %96 = mul i32 %95, %x
;>   %97 = mul i32 %96, %x
;>   %98 = mul i32 %97, %x
;>   %99 = mul i32 %98, %x
;>   %100 = mul i32 %99, %x
;>   %101 = mul i32 %100, %x
;>   %102 = mul i32 %101, %x
;>   %103 = mul i32 %102, %x
;>   %104 = mul i32 %103, %x
;>   %105 = mul i32 %104, %x
;>   %106 = mul i32 %105, %x
;>   %107 = mul i32 %106, %x
;>   %108 = mul i32 %107, %x
;>   %109 = mul i32 %108, %x
;>   %110 = mul i32 %109, %x
;>   %111 = mul i32 %110, %x
;>   %112 = mul i32 %111, %x
;>   %113 = mul i32 %112, %x
;>   %114 = mul i32 %113, %x
;>   %115 = mul i32 %114, %x
;>   %116 = mul i32 %115, %x
;>   %117 = mul i32 %116, %x
;>   %118 = mul i32 %117, %x
;>   %119 = mul i32 %118, %x
;>   %120 = mul i32 %119, %x
;>   %121 = mul i32 %120, %x
;>   %122 = mul i32 %121, %x
;>   %123 = mul i32 %122, %x
;>   %124 = mul i32 %123, %x
;>   %125 = mul i32 %124, %x
;>   %126 = mul i32 %125, %x
;>   %127 = mul i32 %126, %x
;>   %128 = mul i32 %127, %x
;>   %129 = mul i32 %128, %x
;>   %130 = mul i32 %129, %x
;>   %131 = mul i32 %130, %x
;>   %132 = mul i32 %131, %x
;>   %133 = mul i32 %132, %x
;>   %134 = mul i32 %133, %x
;>   store i32 %134, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> !0 = distinct !{!0, !{!"llvm.loop.unroll.disable"}}
