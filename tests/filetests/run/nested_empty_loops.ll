; test run
; target gfx900 gfx906 gfx90a
; options -O0
; run --kernel k --grid 64 --workgroup 64 --arg buf:256
; Loops in one another whose bodies are nothing but the next one: the blocks that go back are empty, and still each
; lane goes back to its own loop.
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %id
  %most = and i32 %id, 7
  br label %outer
outer:
  %more = call i1 @next(ptr addrspace(1) %p, i32 %most, i32 100)
  br i1 %more, label %to.middle, label %end
to.middle:
  br label %middle
middle:
  %more2 = call i1 @next(ptr addrspace(1) %p, i32 %most, i32 10)
  br i1 %more2, label %to.inner, label %outer.latch
to.inner:
  br label %inner
inner:
  %more3 = call i1 @next(ptr addrspace(1) %p, i32 %most, i32 1)
  br i1 %more3, label %inner.latch, label %middle.latch
inner.latch:
  br label %inner
middle.latch:
  br label %middle
outer.latch:
  br label %outer
end:
  ret void
}
; Counts in the lane's place; false when the digit is as high as it may be.
define internal i1 @next(ptr addrspace(1) %p, i32 %most, i32 %unit) alwaysinline {
  %old = load i32, ptr addrspace(1) %p
  %high = udiv i32 %old, %unit
  %digit = urem i32 %high, 10
  %more = icmp ult i32 %digit, %most
  %new = add i32 %old, %unit
  %kept = select i1 %more, i32 %new, i32 %old
  store i32 %kept, ptr addrspace(1) %p
  ret i1 %more
}
; expect gfx900 gfx906 gfx90a
;> buf:256: 00000000 0000006f 000000de 0000014d 000001bc 0000022b 0000029a 00000309 00000000 0000006f 000000de 0000014d 000001bc 0000022b 0000029a 00000309 00000000 0000006f 000000de 0000014d 000001bc 0000022b 0000029a 00000309 00000000 0000006f 000000de 0000014d 000001bc 0000022b 0000029a 00000309 00000000 0000006f 000000de 0000014d 000001bc 0000022b 0000029a 00000309 00000000 0000006f 000000de 0000014d 000001bc 0000022b 0000029a 00000309 00000000 0000006f 000000de 0000014d 000001bc 0000022b 0000029a 00000309 00000000 0000006f 000000de 0000014d 000001bc 0000022b 0000029a 00000309
