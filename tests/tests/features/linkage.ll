; Linkage and places of symbols: weak references that nobody defines, other names of variables and
; of places in them, sections of their own.
target triple = "amdgcn-amd-amdhsa"

@absent = extern_weak addrspace(1) global i32
@also_absent = extern_weak addrspace(4) constant [4 x i32]
@table = addrspace(1) global [4 x i32] [i32 11, i32 22, i32 33, i32 44]
@whole = alias [4 x i32], ptr addrspace(1) @table
@third = alias i32, getelementptr ([4 x i32], ptr addrspace(1) @table, i32 0, i32 2)
@also_third = internal alias i32, ptr addrspace(1) @third
@in_section = addrspace(1) global i32 55, section ".own_data"
@constant_in_section = addrspace(4) constant [2 x i32] [i32 66, i32 77], section ".own_constants"
@zero_in_section = addrspace(1) global [2 x i32] zeroinitializer, section ".own_data"
@pointer_in_section = addrspace(1) global ptr addrspace(1) @third, section ".own_data"
@weak_pointer = addrspace(4) constant [2 x ptr addrspace(1)] [ptr addrspace(1) @absent, ptr addrspace(1) @whole]

declare extern_weak void @nobody()
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @weak(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [4 x i32], ptr addrspace(1) %out, i32 %id
  %a = icmp eq ptr addrspace(1) @absent, null
  %b = icmp eq ptr addrspace(4) @also_absent, null
  %c = icmp eq ptr @nobody, null
  %va = select i1 %a, i32 1, i32 2
  %vb = select i1 %b, i32 3, i32 4
  store i32 %va, ptr addrspace(1) %p
  %p1 = getelementptr i32, ptr addrspace(1) %p, i32 1
  store i32 %vb, ptr addrspace(1) %p1
  %t = getelementptr [2 x ptr addrspace(1)], ptr addrspace(4) @weak_pointer, i32 0, i32 0
  %w = load ptr addrspace(1), ptr addrspace(4) %t
  %n = ptrtoint ptr addrspace(1) %w to i64
  %m = trunc i64 %n to i32
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 3
  store i32 %m, ptr addrspace(1) %p3
  br i1 %c, label %no, label %yes
yes:
  call void @nobody()
  ret void
no:
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 2
  store i32 5, ptr addrspace(1) %p2
  ret void
}

define amdgpu_kernel void @aliases(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %w = getelementptr [4 x i32], ptr addrspace(1) @whole, i32 0, i32 %id
  %a = load i32, ptr addrspace(1) %w
  %b = load i32, ptr addrspace(1) @also_third
  %next = getelementptr i32, ptr addrspace(1) @third, i32 1
  %c = load i32, ptr addrspace(1) %next
  %ab = add i32 %a, %b
  %sum = add i32 %ab, %c
  store i32 %sum, ptr addrspace(1) %p
  ret void
}

define amdgpu_kernel void @sections(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %a = load i32, ptr addrspace(1) @in_section
  %q = getelementptr [2 x i32], ptr addrspace(4) @constant_in_section, i32 0, i32 1
  %b = load i32, ptr addrspace(4) %q
  %c = load i32, ptr addrspace(1) @zero_in_section
  %s = load ptr addrspace(1), ptr addrspace(1) @pointer_in_section
  %d = load i32, ptr addrspace(1) %s
  %ab = add i32 %a, %b
  %cd = add i32 %c, %d
  %e = call i32 @function_in_section(i32 %id)
  %abe = add i32 %ab, %e
  %sum = add i32 %abe, %cd
  store i32 %sum, ptr addrspace(1) %p
  ret void
}

define internal i32 @function_in_section(i32 %x) noinline section ".text.own" {
  %r = mul i32 %x, 1000
  ret i32 %r
}
