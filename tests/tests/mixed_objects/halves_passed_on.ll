; halves, bfloats and pairs of shorts that nobody computes with
; launch k 64,1,1 64,1,1 0 buf:u16:1024 buf:u16:1024
target triple = "amdgcn-amd-amdhsa"

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}

declare i32 @llvm.amdgcn.workitem.id.x()

;; caller
; So that the kernel has as many registers as the callee wants: llc looks at its own module only.
define void @many() {
  call void asm sideeffect "; many registers", "~{v127},~{s95}"()
  ret void
}

declare { half, bfloat, <3 x half>, <2 x i16>, [2 x half] } @f(<2 x i16>, half, <3 x half>, bfloat, half, half)

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr [16 x i16], ptr addrspace(1) %in, i32 %i
  %to = getelementptr [16 x i16], ptr addrspace(1) %out, i32 %i
  %p1 = getelementptr i16, ptr addrspace(1) %from, i32 2
  %p2 = getelementptr i16, ptr addrspace(1) %from, i32 4
  %p3 = getelementptr i16, ptr addrspace(1) %from, i32 7
  %p4 = getelementptr i16, ptr addrspace(1) %from, i32 8
  %p5 = getelementptr i16, ptr addrspace(1) %from, i32 9
  %shorts = load <2 x i16>, ptr addrspace(1) %from, align 4
  %n1 = load i16, ptr addrspace(1) %p1, align 2
  %n2 = load <3 x i16>, ptr addrspace(1) %p2, align 8
  %n3 = load i16, ptr addrspace(1) %p3, align 2
  %n4 = load i16, ptr addrspace(1) %p4, align 2
  %n5 = load i16, ptr addrspace(1) %p5, align 2
  ; Numbers: what is not one may come back as another one.
  %m1 = and i16 %n1, 14335
  %m2 = and <3 x i16> %n2, splat (i16 14335)
  %m3 = and i16 %n3, 14335
  %m4 = and i16 %n4, 14335
  %m5 = and i16 %n5, 14335
  %a = bitcast i16 %m1 to half
  %b = bitcast <3 x i16> %m2 to <3 x half>
  %c = bitcast i16 %m3 to bfloat
  %d = bitcast i16 %m4 to half
  %e = bitcast i16 %m5 to half
  %r = call { half, bfloat, <3 x half>, <2 x i16>, [2 x half] } @f(<2 x i16> %shorts, half %a, <3 x half> %b, bfloat %c, half %d, half %e)
  %r0 = extractvalue { half, bfloat, <3 x half>, <2 x i16>, [2 x half] } %r, 0
  %r1 = extractvalue { half, bfloat, <3 x half>, <2 x i16>, [2 x half] } %r, 1
  %r2 = extractvalue { half, bfloat, <3 x half>, <2 x i16>, [2 x half] } %r, 2
  %r3 = extractvalue { half, bfloat, <3 x half>, <2 x i16>, [2 x half] } %r, 3
  %r4 = extractvalue { half, bfloat, <3 x half>, <2 x i16>, [2 x half] } %r, 4, 0
  %r5 = extractvalue { half, bfloat, <3 x half>, <2 x i16>, [2 x half] } %r, 4, 1
  %q1 = getelementptr i16, ptr addrspace(1) %to, i32 2
  %q2 = getelementptr i16, ptr addrspace(1) %to, i32 4
  %q3 = getelementptr i16, ptr addrspace(1) %to, i32 8
  %q4 = getelementptr i16, ptr addrspace(1) %to, i32 10
  %q5 = getelementptr i16, ptr addrspace(1) %to, i32 12
  store half %r0, ptr addrspace(1) %to, align 2
  store bfloat %r1, ptr addrspace(1) %q1, align 2
  store <3 x half> %r2, ptr addrspace(1) %q2, align 8
  store <2 x i16> %r3, ptr addrspace(1) %q3, align 4
  store half %r4, ptr addrspace(1) %q4, align 2
  store half %r5, ptr addrspace(1) %q5, align 2
  ret void
}

;; callee
define { half, bfloat, <3 x half>, <2 x i16>, [2 x half] } @f(<2 x i16> %shorts, half %a, <3 x half> %b, bfloat %c, half %d, half %e) {
  %other = shufflevector <3 x half> %b, <3 x half> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %swapped = shufflevector <2 x i16> %shorts, <2 x i16> poison, <2 x i32> <i32 1, i32 0>
  %r0 = insertvalue { half, bfloat, <3 x half>, <2 x i16>, [2 x half] } poison, half %e, 0
  %r1 = insertvalue { half, bfloat, <3 x half>, <2 x i16>, [2 x half] } %r0, bfloat %c, 1
  %r2 = insertvalue { half, bfloat, <3 x half>, <2 x i16>, [2 x half] } %r1, <3 x half> %other, 2
  %r3 = insertvalue { half, bfloat, <3 x half>, <2 x i16>, [2 x half] } %r2, <2 x i16> %swapped, 3
  %r4 = insertvalue { half, bfloat, <3 x half>, <2 x i16>, [2 x half] } %r3, half %a, 4, 0
  %r5 = insertvalue { half, bfloat, <3 x half>, <2 x i16>, [2 x half] } %r4, half %d, 4, 1
  ret { half, bfloat, <3 x half>, <2 x i16>, [2 x half] } %r5
}
