; test run
; target gfx906 gfx90a
; run --kernel k --grid 8 --workgroup 8 --arg buf:32
; Cases that need more than 128 bits, some of which differ only there.
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %id
  %w = zext i32 %id to i192
  %places = mul i192 %w, 24
  %x = shl i192 1, %places
  switch i192 %x, label %end [
    i192 1, label %a
    i192 374144419156711147060143317175368453031918731001856, label %b
    i192 1329227995784915872903807060280344576, label %c
    i192 -1, label %a
  ]
a:
  br label %end
b:
  br label %end
c:
  br label %end
end:
  %v = phi i32 [ 9, %entry ], [ 1, %a ], [ 2, %b ], [ 3, %c ]
  store i32 %v, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906 gfx90a
;> buf:32: 00000001 00000009 00000009 00000009 00000009 00000003 00000009 00000002
