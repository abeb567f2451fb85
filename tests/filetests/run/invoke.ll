; test run
; target gfx906 gfx90a
; run --kernel k --grid 8 --workgroup 8 --arg buf:32
; Nothing unwinds: the other way is never taken.
define internal i32 @twice(i32 %x) noinline {
  %r = shl i32 %x, 1
  ret i32 %r
}
declare i32 @__gxx_personality_v0(...)
define amdgpu_kernel void @k(ptr addrspace(1) %o) personality ptr @__gxx_personality_v0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %id
  %c = icmp ult i32 %id, 5
  br i1 %c, label %call, label %end
call:
  %r = invoke i32 @twice(i32 %id) to label %end unwind label %away
end:
  %v = phi i32 [ %r, %call ], [ 77, %entry ]
  store i32 %v, ptr addrspace(1) %p
  ret void
away:
  %l = landingpad { ptr, i32 }
    cleanup
    catch ptr null
    filter [0 x ptr] zeroinitializer
  resume { ptr, i32 } %l
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906 gfx90a
;> buf:32: 00000000 00000002 00000004 00000006 00000008 0000004d 0000004d 0000004d
