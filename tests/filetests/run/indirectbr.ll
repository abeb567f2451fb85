; test run
; target gfx906 gfx90a
; run --kernel k --grid 8 --workgroup 8 --arg buf:32
; Each lane goes its own way.
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %id
  br label %next
next:
  %n = phi i32 [ %id, %entry ], [ %less, %b ]
  %x = phi i32 [ 0, %entry ], [ %y, %b ]
  %m = urem i32 %n, 3
  %is_a = icmp eq i32 %m, 0
  %is_b = icmp eq i32 %m, 1
  %b_or_c = select i1 %is_b, ptr blockaddress(@k, %b), ptr blockaddress(@k, %c)
  %to = select i1 %is_a, ptr blockaddress(@k, %a), ptr %b_or_c
  indirectbr ptr %to, [ label %a, label %b, label %c ]
a:
  %r = add i32 %x, 100
  store i32 %r, ptr addrspace(1) %p
  ret void
b:
  %y = add i32 %x, 16
  %less = sub i32 %n, 1
  br label %next
c:
  %s = add i32 %x, 200
  store i32 %s, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906 gfx90a
;> buf:32: 00000064 00000074 000000c8 00000064 00000074 000000c8 00000064 00000074
