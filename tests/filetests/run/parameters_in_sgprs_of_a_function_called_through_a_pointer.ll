; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 8 --workgroup 8 --arg buf:32 --arg i32:0
; @f denies inputs and @g does not: a call through a pointer, which may be to either, passes `inreg` arguments in the
; same SGPRs. 708000 + t.
declare i32 @llvm.amdgcn.workitem.id.x()
@fp = internal addrspace(4) global [2 x ptr] [ptr @f, ptr @g]
define internal i32 @f(i32 inreg %a, i32 inreg %b, i32 %c) noinline #0 {
  %x = mul i32 %a, 100
  %y = add i32 %x, %b
  %z = mul i32 %y, 1000
  %w = add i32 %z, %c
  ret i32 %w
}
define internal i32 @g(i32 inreg %a, i32 inreg %b, i32 %c) noinline {
  %x = mul i32 %a, 10000
  %y = add i32 %x, %b
  %z = mul i32 %y, 1000
  %w = add i32 %z, %c
  ret i32 %w
}
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %i) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr [2 x ptr], ptr addrspace(4) @fp, i32 0, i32 %i
  %h = load ptr, ptr addrspace(4) %q
  %r = call i32 %h(i32 inreg 7, i32 inreg 8, i32 %id)
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %id
  store i32 %r, ptr addrspace(1) %p
  ret void
}
attributes #0 = { "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr"
                  "amdgpu-no-implicitarg-ptr" "amdgpu-no-dispatch-id"
                  "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" }
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:32: 000acda0 000acda1 000acda2 000acda3 000acda4 000acda5 000acda6 000acda7
