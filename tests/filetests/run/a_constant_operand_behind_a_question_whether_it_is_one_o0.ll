; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; options -O0
; run --kernel k --grid 2 --workgroup 2 --arg buf:16
; An operand of assembly that must be a constant stands where llvm.is.constant has said yes, and only there.
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %odd = icmp eq i32 %id, 1
  %n = select i1 %odd, i32 10, i32 20
  %known = call i1 @llvm.is.constant.i32(i32 %n)
  br i1 %known, label %const, label %reg
const:
  %c = call i32 asm "v_mov_b32 $0, $1", "=v,i"(i32 %n)
  br label %next
reg:
  %r = call i32 asm "v_mov_b32 $0, $1", "=v,v"(i32 %n)
  br label %next
next:
  %v = phi i32 [ %c, %const ], [ %r, %reg ]
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %id
  store i32 %v, ptr addrspace(1) %p
  %six = call i1 @llvm.is.constant.i32(i32 6)
  br i1 %six, label %const.six, label %reg.six
const.six:
  %c6 = call i32 asm "v_mov_b32 $0, $1", "=v,i"(i32 6)
  %q = getelementptr i32, ptr addrspace(1) %p, i32 2
  store i32 %c6, ptr addrspace(1) %q
  ret void
reg.six:
  %r6 = call i32 asm "v_mov_b32 $0, $1", "=v,i"(i32 %n)
  store i32 %r6, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare i1 @llvm.is.constant.i32(i32)
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:16: 00000014 0000000a 00000006 00000006
