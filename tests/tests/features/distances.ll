; Differences of addresses in initial values: tables of functions and of texts by their distance.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr @llvm.load.relative.i32(ptr, i32)

@one = internal addrspace(1) constant [2 x i32] [i32 11, i32 12]
@two = internal addrspace(1) constant i32 22
@table = internal addrspace(1) constant [3 x i32] [
  i32 trunc (i64 sub (i64 ptrtoint (ptr addrspace(1) @one to i64), i64 ptrtoint (ptr addrspace(1) @table to i64)) to i32),
  i32 trunc (i64 sub (i64 ptrtoint (ptr addrspace(1) @two to i64), i64 ptrtoint (ptr addrspace(1) @table to i64)) to i32),
  i32 trunc (i64 sub (i64 ptrtoint (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @one, i64 4) to i64), i64 ptrtoint (ptr addrspace(1) @table to i64)) to i32)]
@wide = internal addrspace(1) global i64 sub (i64 ptrtoint (ptr addrspace(1) @cells to i64), i64 ptrtoint (ptr addrspace(1) @wide to i64))
@cells = internal addrspace(1) global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@code = internal addrspace(1) global [2 x i64] [
  i64 sub (i64 ptrtoint (ptr @first to i64), i64 ptrtoint (ptr addrspace(1) @code to i64)),
  i64 add (i64 sub (i64 ptrtoint (ptr @second to i64), i64 ptrtoint (ptr addrspace(1) @code to i64)), i64 0)]

define internal i32 @first(i32 %x) noinline {
  %r = add i32 %x, 100
  ret i32 %r
}

define internal i32 @second(i32 %x) noinline {
  %r = mul i32 %x, 3
  ret i32 %r
}

define amdgpu_kernel void @texts(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %n = urem i32 %id, 3
  %entry = getelementptr i32, ptr addrspace(1) @table, i32 %n
  %by = load volatile i32, ptr addrspace(1) %entry
  %text = getelementptr i8, ptr addrspace(1) @table, i32 %by
  %v = load i32, ptr addrspace(1) %text
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %v, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @folded(ptr addrspace(1) %out) {
  %by = load i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @table, i64 8)
  %text = getelementptr i8, ptr addrspace(1) @table, i32 %by
  %v = load i32, ptr addrspace(1) %text
  store i32 %v, ptr addrspace(1) %out
  ret void
}

define amdgpu_kernel void @variables(ptr addrspace(1) %out) {
  %by = load i64, ptr addrspace(1) @wide
  %cell = getelementptr i8, ptr addrspace(1) @wide, i64 %by
  %third = getelementptr i32, ptr addrspace(1) %cell, i64 2
  %v = load i32, ptr addrspace(1) %third
  store i32 %v, ptr addrspace(1) %out
  ret void
}

define amdgpu_kernel void @functions(ptr addrspace(1) %out, i32 %which) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %entry = getelementptr i64, ptr addrspace(1) @code, i32 %which
  %by = load i64, ptr addrspace(1) %entry
  %place = getelementptr i8, ptr addrspace(1) @code, i64 %by
  %f = addrspacecast ptr addrspace(1) %place to ptr
  %r = call i32 %f(i32 %id)
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %po
  ret void
}
