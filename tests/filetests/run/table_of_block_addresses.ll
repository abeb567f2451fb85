; test run
; target gfx900 gfx906 gfx90a
; run --kernel k --grid 4 --workgroup 4 --arg buf:48
; Tables of labels, and of their distances, as computed goto has them; and a number that is an address.
@labels = internal addrspace(4) constant [2 x ptr] [ptr blockaddress(@k, %a), ptr blockaddress(@k, %b)]
@distances = internal addrspace(1) global [2 x i32] [i32 0, i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@k, %b) to i64), i64 ptrtoint (ptr blockaddress(@k, %a) to i64)) to i32)]
@port = internal addrspace(1) global { i32, ptr } { i32 7, ptr inttoptr (i64 40960 to ptr) }
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %id
  %odd = and i32 %id, 1
  %d = getelementptr i32, ptr addrspace(1) @distances, i32 %odd
  %distance = load volatile i32, ptr addrspace(1) %d
  %far = sext i32 %distance to i64
  %there = getelementptr i8, ptr blockaddress(@k, %a), i64 %far
  %q = getelementptr i32, ptr addrspace(1) %p, i32 4
  indirectbr ptr %there, [label %a, label %b]
a:
  store i32 10, ptr addrspace(1) %p
  br label %second
b:
  store i32 20, ptr addrspace(1) %p
  br label %second
second:
  %l = getelementptr ptr, ptr addrspace(4) @labels, i32 %odd
  %label = load ptr, ptr addrspace(4) %l
  %same = icmp eq ptr %label, %there
  %yes = zext i1 %same to i32
  store i32 %yes, ptr addrspace(1) %q
  %field = getelementptr { i32, ptr }, ptr addrspace(1) @port, i32 0, i32 1
  %port = load volatile ptr, ptr addrspace(1) %field
  %number = ptrtoint ptr %port to i32
  %r = getelementptr i32, ptr addrspace(1) %q, i32 4
  store i32 %number, ptr addrspace(1) %r
  ret void
}
; expect gfx900 gfx906 gfx90a
;> buf:48: 0000000a 00000014 0000000a 00000014 00000001 00000001 00000001 00000001 0000a000 0000a000 0000a000 0000a000
