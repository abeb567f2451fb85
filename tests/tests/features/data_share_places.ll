; as the interpreter: llc gives ds_append the address in M0[15:0], and its base is M0[31:16]
target triple = "amdgcn-amd-amdhsa"

@before = internal addrspace(3) global [7 x i32] undef, align 4
@counters = internal addrspace(3) global [16 x i32] undef, align 4

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3), i1 immarg)
declare i32 @llvm.amdgcn.ds.consume.p3(ptr addrspace(3), i1 immarg)

; Counters behind other variables, at places known when it is compiled.
define amdgpu_kernel void @known_places(ptr addrspace(1) %out, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %id, 15
  %p = getelementptr i32, ptr addrspace(3) @counters, i32 %low
  store i32 %low, ptr addrspace(3) %p
  %two = and i32 %id, 3
  %q = getelementptr i32, ptr addrspace(3) @before, i32 %two
  store i32 %n, ptr addrspace(3) %q
  %a = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) @counters, i1 false)
  %p5 = getelementptr i32, ptr addrspace(3) @counters, i32 5
  %b = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) %p5, i1 false)
  %c = call i32 @llvm.amdgcn.ds.consume.p3(ptr addrspace(3) %p5, i1 false)
  %v = load i32, ptr addrspace(3) %p
  %w = load i32, ptr addrspace(3) %q
  %s1 = mul i32 %a, 100
  %s2 = add i32 %b, %s1
  %s3 = mul i32 %s2, 100
  %s4 = add i32 %c, %s3
  %s5 = mul i32 %s4, 100
  %s6 = add i32 %v, %s5
  %s7 = xor i32 %w, %s6
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %s7, ptr addrspace(1) %o
  ret void
}

; At a place that an argument says, by some lanes, and again by all.
define amdgpu_kernel void @place_of_an_argument(ptr addrspace(1) %out, i32 %n, i32 %k) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %id, 15
  %p = getelementptr i32, ptr addrspace(3) @counters, i32 %low
  store i32 %low, ptr addrspace(3) %p
  %two = and i32 %id, 3
  %q = getelementptr i32, ptr addrspace(3) @before, i32 %two
  store i32 %n, ptr addrspace(3) %q
  %c = getelementptr i32, ptr addrspace(3) @counters, i32 %k
  %few = icmp ugt i32 %id, %n
  br i1 %few, label %some, label %all
some:
  %a = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) %c, i1 false)
  br label %all
all:
  %x = phi i32 [ 7, %entry ], [ %a, %some ]
  %unused = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) %c, i1 true)
  %b = call i32 @llvm.amdgcn.ds.consume.p3(ptr addrspace(3) %c, i1 true)
  %v = load i32, ptr addrspace(3) %p
  %s1 = mul i32 %x, 1000
  %s2 = add i32 %b, %s1
  %s3 = mul i32 %s2, 1000
  %s4 = add i32 %v, %s3
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %s4, ptr addrspace(1) %o
  ret void
}
