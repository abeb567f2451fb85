; test run
; target gfx906 gfx90a gfx803 gfx701
; run --kernel k_alloca --grid 64 --workgroup 64 --arg buf:256 --max-instructions 1000000
; The same with the flag in a variable.
@cnt = internal addrspace(3) global i32 undef
@lock = internal addrspace(3) global i32 undef

define amdgpu_kernel void @k_alloca(ptr addrspace(1) %out) {
entry:
  %d = alloca i8, addrspace(5)
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 0, ptr addrspace(3) @lock
  store i32 0, ptr addrspace(3) @cnt
  store i8 0, ptr addrspace(5) %d
  br label %loop
loop:
  %p = cmpxchg ptr addrspace(3) @lock, i32 0, i32 1 acquire monotonic
  %ok = extractvalue { i32, i1 } %p, 1
  br i1 %ok, label %crit, label %next
crit:
  %c = load i32, ptr addrspace(3) @cnt
  %c1 = add i32 %c, %id
  store i32 %c1, ptr addrspace(3) @cnt
  store atomic i32 0, ptr addrspace(3) @lock release, align 4
  store i8 1, ptr addrspace(5) %d
  br label %next
next:
  %f = load i8, ptr addrspace(5) %d
  %done = icmp ne i8 %f, 0
  br i1 %done, label %end, label %loop
end:
  fence seq_cst
  %r = load volatile i32, ptr addrspace(3) @cnt
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %q
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906 gfx90a gfx803 gfx701
;> buf:256: 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0 000007e0
