; Calls with vectors of wide integers, and results with such vectors that are returned in memory.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()

define <2 x i160> @swap(<2 x i160> %v, i32 %after, <1 x i224> %w) noinline {
  %long = zext i32 %after to i160
  %r = shufflevector <2 x i160> %v, <2 x i160> poison, <2 x i32> <i32 1, i32 0>
  %x = extractelement <1 x i224> %w, i32 0
  %low = trunc i224 %x to i160
  %y = add i160 %low, %long
  %r1 = insertelement <2 x i160> %r, i160 %y, i32 1
  ret <2 x i160> %r1
}

define amdgpu_kernel void @calls(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <4 x i256>, ptr addrspace(1) %in, i32 %id
  %o = getelementptr <4 x i256>, ptr addrspace(1) %out, i32 %id
  %v = load <2 x i160>, ptr addrspace(1) %p
  %pw = getelementptr i8, ptr addrspace(1) %p, i32 64
  %w = load <1 x i224>, ptr addrspace(1) %pw
  %r = call <2 x i160> @swap(<2 x i160> %v, i32 %id, <1 x i224> %w)
  store <2 x i160> %r, ptr addrspace(1) %o
  ret void
}

define { i32, <3 x i192>, <2 x i224>, <2 x i224> } @large({ i32, <3 x i192>, <2 x i224>, <2 x i224> } %s, ptr addrspace(5) byval({ i8, <1 x i136> }) %c) noinline {
  %v = extractvalue { i32, <3 x i192>, <2 x i224>, <2 x i224> } %s, 1
  %w = extractvalue { i32, <3 x i192>, <2 x i224>, <2 x i224> } %s, 2
  %p = getelementptr { i8, <1 x i136> }, ptr addrspace(5) %c, i32 0, i32 1
  %n = load <1 x i136>, ptr addrspace(5) %p
  %m = bitcast <1 x i136> %n to i136
  %k = zext i136 %m to i192
  %e = extractelement <3 x i192> %v, i32 2
  %f = add i192 %e, %k
  %v1 = insertelement <3 x i192> %v, i192 %f, i32 0
  %s1 = insertvalue { i32, <3 x i192>, <2 x i224>, <2 x i224> } %s, <3 x i192> %v1, 1
  %s2 = insertvalue { i32, <3 x i192>, <2 x i224>, <2 x i224> } %s1, <2 x i224> %w, 3
  ret { i32, <3 x i192>, <2 x i224>, <2 x i224> } %s2
}

@callee = addrspace(1) constant ptr @large

define amdgpu_kernel void @results_in_memory(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr { i32, <3 x i192>, <2 x i224>, <2 x i224> }, ptr addrspace(1) %in, i32 %id
  %o = getelementptr [2 x { i32, <3 x i192>, <2 x i224>, <2 x i224> }], ptr addrspace(1) %out, i32 %id
  %s = load { i32, <3 x i192>, <2 x i224>, <2 x i224> }, ptr addrspace(1) %p
  %c = alloca { i8, <1 x i136> }, addrspace(5)
  %q = getelementptr { i8, <1 x i136> }, ptr addrspace(5) %c, i32 0, i32 1
  %one = load <1 x i136>, ptr addrspace(1) %p
  store <1 x i136> %one, ptr addrspace(5) %q
  %r = call { i32, <3 x i192>, <2 x i224>, <2 x i224> } @large({ i32, <3 x i192>, <2 x i224>, <2 x i224> } %s, ptr addrspace(5) byval({ i8, <1 x i136> }) %c)
  store { i32, <3 x i192>, <2 x i224>, <2 x i224> } %r, ptr addrspace(1) %o
  %f = load volatile ptr, ptr addrspace(1) @callee
  %r1 = call { i32, <3 x i192>, <2 x i224>, <2 x i224> } %f({ i32, <3 x i192>, <2 x i224>, <2 x i224> } %r, ptr addrspace(5) byval({ i8, <1 x i136> }) %c)
  %o1 = getelementptr { i32, <3 x i192>, <2 x i224>, <2 x i224> }, ptr addrspace(1) %o, i32 1
  store { i32, <3 x i192>, <2 x i224>, <2 x i224> } %r1, ptr addrspace(1) %o1
  ret void
}
