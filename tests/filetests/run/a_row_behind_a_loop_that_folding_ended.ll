; test run
; target gfx900 gfx906 gfx90a
; options -O0 -O2
; run --kernel k --grid 16 --workgroup 16 --arg buf:64 --arg i32:0
; A branch whose condition is found to be known leaves a block of a loop behind it: there lanes that have left in
; different turns meet, and the index of the row is not the same in all of them.
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %x
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %d = icmp ugt i32 %x, %i
  br i1 %d, label %next, label %after
after:
  %v0 = insertelement <8 x i32> poison, i32 %x, i32 0
  %v1 = insertelement <8 x i32> %v0, i32 %x, i32 1
  %v2 = insertelement <8 x i32> %v1, i32 %x, i32 2
  %v3 = insertelement <8 x i32> %v2, i32 %x, i32 3
  %e = and i32 %i, 3
  %v = insertelement <8 x i32> %v3, i32 9, i32 %e
  %r = extractelement <8 x i32> %v, i32 1
  store i32 %r, ptr addrspace(1) %p
  %always = trunc i7 -1 to i1
  br i1 %always, label %end, label %next
next:
  %i1 = add i32 %i, 1
  br label %loop
end:
  ret void
}
; expect gfx900 gfx906 gfx90a
;> buf:64: 00000000 00000009 00000002 00000003 00000004 00000009 00000006 00000007 00000008 00000009 0000000a 0000000b 0000000c 00000009 0000000e 0000000f
