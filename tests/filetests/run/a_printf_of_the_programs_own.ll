; test run
; target gfx900 gfx906 gfx90a
; run --kernel k --grid 1 --workgroup 1 --arg buf:4
; It has a body: a function with variable arguments as any other.
declare void @llvm.va_start.p0(ptr)
define internal i32 @printf(ptr %format, ...) noinline {
  %list.5 = alloca ptr, addrspace(5)
  %list = addrspacecast ptr addrspace(5) %list.5 to ptr
  call void @llvm.va_start.p0(ptr %list)
  %args = load ptr, ptr %list
  %second = getelementptr i32, ptr %args, i32 1
  %x = load i32, ptr %second
  ret i32 %x
}
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %x = call i32 (ptr, ...) @printf(ptr null, i32 3, i32 4)
  store i32 %x, ptr addrspace(1) %o
  ret void
}
; expect gfx900 gfx906 gfx90a
;> buf:4: 00000004
