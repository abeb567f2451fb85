; test run
; target gfx906 gfx803 gfx90a
; options -O2
; run --kernel second --grid 64 --workgroup 64 --arg buf:32 --arg i32:1
; What LLVM's pass for local memory makes of variables of functions that two kernels call: a table of
; places, a row for each kernel, whose number comes with the call, also with that through a pointer.
target triple = "amdgcn-amd-amdhsa"

@first.lds = internal addrspace(3) global [64 x i32] poison, align 16, !absolute_symbol !0
@second.lds = internal addrspace(3) global { [16 x i32], [64 x i32], [64 x i32] } poison, align 16, !absolute_symbol !0
@table = internal addrspace(4) constant [2 x [2 x i32]] [
  [2 x i32] [i32 ptrtoint (ptr addrspace(3) @first.lds to i32), i32 poison],
  [2 x i32] [
    i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @second.lds, i32 64) to i32),
    i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @second.lds, i32 320) to i32)]]
@wide = internal addrspace(4) constant i64 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @second.lds, i32 8) to i64)

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.lds.kernel.id()

define internal i32 @place(i32 %i, i32 %variable) noinline {
  %row = call i32 @llvm.amdgcn.lds.kernel.id()
  %entry = getelementptr [2 x [2 x i32]], ptr addrspace(4) @table, i32 0, i32 %row, i32 %variable
  %start = load i32, ptr addrspace(4) %entry
  %offset = shl i32 %i, 2
  %at = add i32 %start, %offset
  ret i32 %at
}

define internal void @put(i32 %i, i32 %v) noinline {
  %at = call i32 @place(i32 %i, i32 0)
  %p = inttoptr i32 %at to ptr addrspace(3)
  store i32 %v, ptr addrspace(3) %p
  ret void
}

define internal void @put_other(i32 %i, i32 %v) noinline {
  %at = call i32 @place(i32 %i, i32 1)
  %p = inttoptr i32 %at to ptr addrspace(3)
  %t = mul i32 %v, 10
  store i32 %t, ptr addrspace(3) %p
  call void @put(i32 %i, i32 %v)
  ret void
}

define amdgpu_kernel void @first(ptr addrspace(1) %o) "amdgpu-lds-size"="256" !llvm.amdgcn.lds.kernel.id !1 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  call void @put(i32 %i, i32 %i)
  %q = getelementptr i32, ptr addrspace(3) @first.lds, i32 %i
  %v = load i32, ptr addrspace(3) %q
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %v, ptr addrspace(1) %p
  ret void
}

define amdgpu_kernel void @second(ptr addrspace(1) %o, i32 %which) "amdgpu-lds-size"="576" !llvm.amdgcn.lds.kernel.id !2 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %other = icmp eq i32 %which, 1
  %f = select i1 %other, ptr @put_other, ptr @put
  %v = add i32 %i, 7
  call void %f(i32 %i, i32 %v)
  %few = icmp ult i32 %i, 3
  br i1 %few, label %store, label %done
store:
  %x = getelementptr { [16 x i32], [64 x i32], [64 x i32] }, ptr addrspace(3) @second.lds, i32 0, i32 1, i32 %i
  %a = load i32, ptr addrspace(3) %x
  %y = getelementptr { [16 x i32], [64 x i32], [64 x i32] }, ptr addrspace(3) @second.lds, i32 0, i32 2, i32 %i
  %b = load i32, ptr addrspace(3) %y
  %p = getelementptr [2 x i32], ptr addrspace(1) %o, i32 %i
  store i32 %a, ptr addrspace(1) %p
  %p1 = getelementptr i32, ptr addrspace(1) %p, i32 1
  store i32 %b, ptr addrspace(1) %p1
  %n = load i64, ptr addrspace(4) @wide
  %p2 = getelementptr i8, ptr addrspace(1) %o, i32 24
  store i64 %n, ptr addrspace(1) %p2
  br label %done
done:
  ret void
}

!0 = !{i32 0, i32 1}
!1 = !{i32 0}
!2 = !{i32 1}
; expect gfx906 gfx803 gfx90a
;> buf:32: 00000007 00000046 00000008 00000050 00000009 0000005a 00000008 00000000
