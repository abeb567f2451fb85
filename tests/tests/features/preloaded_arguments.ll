; processors gfx906 gfx90a gfx942 gfx950 gfx9-4-generic
; Arguments marked `inreg`, which some processors have in registers when a kernel starts.
target triple = "amdgcn-amd-amdhsa"

; Arguments of all sizes, of which some share a dword; the later ones have no room.
define amdgpu_kernel void @scalars(ptr addrspace(1) inreg %out, i8 inreg %a, i8 inreg %b, i16 inreg %c, i32 inreg %d, i64 inreg %e, half inreg %f, bfloat inreg %g, i1 inreg %h, double inreg %i, float inreg %j, i24 inreg %k) {
  %a32 = sext i8 %a to i32
  %b32 = zext i8 %b to i32
  %c32 = sext i16 %c to i32
  %sum = add i32 %a32, %b32
  %sum2 = mul i32 %sum, %c32
  %sum3 = xor i32 %sum2, %d
  store i32 %sum3, ptr addrspace(1) %out
  %p1 = getelementptr i8, ptr addrspace(1) %out, i64 8
  store i64 %e, ptr addrspace(1) %p1
  %p2 = getelementptr i8, ptr addrspace(1) %out, i64 16
  %f2 = fadd half %f, 1.0
  store half %f2, ptr addrspace(1) %p2
  %p3 = getelementptr i8, ptr addrspace(1) %out, i64 18
  store bfloat %g, ptr addrspace(1) %p3
  %p4 = getelementptr i8, ptr addrspace(1) %out, i64 20
  %h32 = select i1 %h, i32 77, i32 88
  store i32 %h32, ptr addrspace(1) %p4
  %p5 = getelementptr i8, ptr addrspace(1) %out, i64 24
  %i2 = fmul double %i, 3.0
  store double %i2, ptr addrspace(1) %p5
  %p6 = getelementptr i8, ptr addrspace(1) %out, i64 32
  store float %j, ptr addrspace(1) %p6
  %p7 = getelementptr i8, ptr addrspace(1) %out, i64 36
  %k32 = sext i24 %k to i32
  store i32 %k32, ptr addrspace(1) %p7
  ret void
}

; One that is not marked ends the run; marks behind it do nothing.
define amdgpu_kernel void @in_between(i32 inreg %a, ptr addrspace(1) inreg %out, i32 %b, i32 inreg %c, <2 x i32> inreg %d) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %ab = mul i32 %a, %b
  %abc = add i32 %ab, %c
  %d0 = extractelement <2 x i32> %d, i32 0
  %d1 = extractelement <2 x i32> %d, i32 1
  %dd = sub i32 %d0, %d1
  %sum = xor i32 %abc, %dd
  %mixed = add i32 %sum, %id
  %g64 = mul i32 %group, 64
  %at = add i32 %g64, %id
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %mixed, ptr addrspace(1) %p
  ret void
}

; Vectors, and an aggregate of which a part has room.
define amdgpu_kernel void @wholes(ptr addrspace(1) inreg %out, <3 x i32> inreg %v, <4 x i8> inreg %w, <2 x half> inreg %x, { i32, [4 x i64] } inreg %s) {
  %v1 = extractelement <3 x i32> %v, i32 1
  %v2 = extractelement <3 x i32> %v, i32 2
  %t = sub i32 %v1, %v2
  %w3 = extractelement <4 x i8> %w, i32 3
  %w32 = sext i8 %w3 to i32
  %u = add i32 %t, %w32
  store i32 %u, ptr addrspace(1) %out
  %p1 = getelementptr i8, ptr addrspace(1) %out, i64 4
  %x2 = fadd <2 x half> %x, %x
  store <2 x half> %x2, ptr addrspace(1) %p1
  %s0 = extractvalue { i32, [4 x i64] } %s, 0
  %p2 = getelementptr i8, ptr addrspace(1) %out, i64 8
  store i32 %s0, ptr addrspace(1) %p2
  %s1 = extractvalue { i32, [4 x i64] } %s, 1, 0
  %s3 = extractvalue { i32, [4 x i64] } %s, 1, 3
  %p3 = getelementptr i8, ptr addrspace(1) %out, i64 16
  store i64 %s1, ptr addrspace(1) %p3
  %p4 = getelementptr i8, ptr addrspace(1) %out, i64 24
  store i64 %s3, ptr addrspace(1) %p4
  ret void
}

; Other inputs, and implicit arguments behind the explicit ones.
define amdgpu_kernel void @with_inputs(ptr addrspace(1) inreg %out, i64 inreg %a, i64 inreg %b, i64 inreg %c, i64 inreg %d, i64 inreg %e) {
  %dispatch = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %size = getelementptr i8, ptr addrspace(4) %dispatch, i64 4
  %wg = load i16, ptr addrspace(4) %size, align 4
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %counts = load i32, ptr addrspace(4) %implicit, align 4
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %groupy = call i32 @llvm.amdgcn.workgroup.id.y()
  %wg32 = zext i16 %wg to i32
  %x = add i32 %wg32, %counts
  %x64 = zext i32 %x to i64
  %y1 = xor i64 %a, %b
  %y2 = add i64 %y1, %c
  %y3 = mul i64 %y2, %d
  %y4 = sub i64 %y3, %e
  %y5 = add i64 %y4, %x64
  %row = mul i32 %groupy, 2
  %at = add i32 %row, %group
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %at
  store i64 %y5, ptr addrspace(1) %p
  ret void
}

; Scratch, also through flat addresses in a function, which takes user SGPRs where it is a buffer.
define amdgpu_kernel void @with_scratch(ptr addrspace(1) inreg %out, i64 inreg %a, i64 inreg %b, i64 inreg %c, i64 inreg %d, i32 inreg %n) {
  %array = alloca [8 x i64], align 8, addrspace(5)
  %flat = addrspacecast ptr addrspace(5) %array to ptr
  call void @fill(ptr %flat, i64 %a)
  %q = getelementptr [8 x i64], ptr addrspace(5) %array, i32 0, i32 %n
  %x = load i64, ptr addrspace(5) %q
  %y = xor i64 %x, %b
  %z = add i64 %y, %c
  %w = mul i64 %z, %d
  store i64 %w, ptr addrspace(1) %out
  ret void
}

define internal void @fill(ptr %to, i64 %a) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr i64, ptr %to, i64 %i
  %v = add i64 %i, %a
  store i64 %v, ptr %p
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, 8
  br i1 %done, label %out, label %loop
out:
  ret void
}

; Arguments that go to a function, and one by reference that ends the run.
define amdgpu_kernel void @to_function(ptr addrspace(1) inreg %out, i32 inreg %a, ptr addrspace(4) byref({ i32, i32 }) align 4 %r, i32 inreg %b) {
  %f = getelementptr i32, ptr addrspace(4) %r, i32 1
  %x = load i32, ptr addrspace(4) %f
  %y = call i32 @both(i32 %a, i32 %b)
  %z = add i32 %x, %y
  store i32 %z, ptr addrspace(1) %out
  ret void
}

define internal i32 @both(i32 %a, i32 %b) noinline {
  %x = mul i32 %a, 3
  %y = xor i32 %x, %b
  ret i32 %y
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workgroup.id.y()
declare ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
