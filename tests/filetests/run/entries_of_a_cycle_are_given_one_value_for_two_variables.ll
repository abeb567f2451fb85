; test run
; target gfx900 gfx906 gfx90a
; run --kernel k --grid 8 --workgroup 8 --arg buf:32
; Sum and count begin as the same number at each entry, and are two variables all the same.
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %id
  switch i32 %id, label %four [
    i32 1, label %one
    i32 2, label %two
    i32 3, label %three
    i32 5, label %late
  ]
late:
  br label %two
four:
  %v4 = phi i32 [ %id, %entry ], [ %v, %one ]
  %n4 = phi i32 [ %id, %entry ], [ %n, %one ]
  %w4 = add i32 %v4, 4000
  br label %three
three:
  %v3 = phi i32 [ %id, %entry ], [ %w4, %four ]
  %n3 = phi i32 [ %id, %entry ], [ %n4, %four ]
  %w3 = add i32 %v3, 300
  br label %two
two:
  %v2 = phi i32 [ %id, %entry ], [ 100, %late ], [ %w3, %three ]
  %n2 = phi i32 [ %id, %entry ], [ 7, %late ], [ %n3, %three ]
  %w2 = add i32 %v2, 20
  br label %one
one:
  %v1 = phi i32 [ %id, %entry ], [ %w2, %two ]
  %n1 = phi i32 [ %id, %entry ], [ %n2, %two ]
  %v = add i32 %v1, 1
  %n = sub i32 %n1, 4
  %more = icmp sgt i32 %n, 0
  br i1 %more, label %four, label %done
done:
  store i32 %v, ptr addrspace(1) %p
  ret void
}
; expect gfx900 gfx906 gfx90a
;> buf:32: 000010e1 00000002 00000017 00000144 000010e5 0000115a 000021c8 000021c9
