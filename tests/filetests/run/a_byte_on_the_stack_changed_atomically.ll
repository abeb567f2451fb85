; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; options -O0
; run --kernel k --grid 1 --workgroup 1 --arg buf:4 --arg i8:3
; A byte on the stack is changed atomically through a flat pointer: the word around it is exchanged, of which the other
; bytes were never written. They are put back as they are; strict mode called them undefined operands.
define amdgpu_kernel void @k(ptr addrspace(1) %out, i8 %v) {
  %p = alloca i8, align 1, addrspace(5)
  store i8 7, ptr addrspace(5) %p
  %f = addrspacecast ptr addrspace(5) %p to ptr
  %o = atomicrmw add ptr %f, i8 %v monotonic
  %n = load i8, ptr addrspace(5) %p
  %a = zext i8 %o to i32
  %b = zext i8 %n to i32
  %c = shl i32 %b, 8
  %r = or i32 %a, %c
  store i32 %r, ptr addrspace(1) %out
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:4: 00000a07
