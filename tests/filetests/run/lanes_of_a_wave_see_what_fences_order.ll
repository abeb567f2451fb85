; test run
; target gfx900 gfx906 gfx908 gfx90a
; run --kernel fence --grid 64 --workgroup 64 --arg buf:16
; A load at another offset from the same address is another lane's word, stored by the same
; instruction: only the fence says that it comes later.
@a = addrspace(3) global [65 x i32] poison
define amdgpu_kernel void @fence(ptr addrspace(1) %o) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %t
  %s = mul i32 %t, %t
  %v = mul i32 %s, %s
  store i32 %v, ptr addrspace(3) %p
  fence syncscope("wavefront") acq_rel
  %q = getelementptr i8, ptr addrspace(3) %p, i32 4
  %w = mul i32 %v, %s
  %x = mul i32 %w, %s
  %r = load i32, ptr addrspace(3) %q
  %z = add i32 %r, %x
  %first = icmp ult i32 %t, 4
  br i1 %first, label %store, label %end
store:
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %z, ptr addrspace(1) %g
  br label %end
end:
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx900 gfx906 gfx908 gfx90a
;> buf:16: 00000001 00000011 00000151 00001aa1
