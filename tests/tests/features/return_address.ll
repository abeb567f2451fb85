; Where calls go on: behind the call, in the caller.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr @llvm.returnaddress(i32)

define internal i64 @mine() noinline {
  %p = call ptr @llvm.returnaddress(i32 0)
  %n = ptrtoint ptr %p to i64
  ret i64 %n
}

define internal i64 @nested(i64 %x) noinline {
  %other = call i64 @mine()
  %p = call ptr @llvm.returnaddress(i32 0)
  %n = ptrtoint ptr %p to i64
  %same = icmp eq i64 %n, %other
  %r = select i1 %same, i64 0, i64 %n
  ret i64 %r
}

define internal i64 @callers() noinline {
  %p = call ptr @llvm.returnaddress(i32 1)
  %n = ptrtoint ptr %p to i64
  ret i64 %n
}

; Between the kernel's start and less than 4 KiB behind it.
define internal i32 @inside(i64 %n, i64 %start) {
  %by = sub i64 %n, %start
  %in = icmp ult i64 %by, 4096
  %r = zext i1 %in to i32
  ret i32 %r
}

define amdgpu_kernel void @addresses(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %start = ptrtoint ptr @addresses to i64
  %a = call i64 @mine()
  %b = call i64 @mine()
  %c = call i64 @nested(i64 %a)
  %d = call i64 @callers()
  %later = icmp ugt i64 %b, %a
  %l = zext i1 %later to i32
  %ia = call i32 @inside(i64 %a, i64 %start)
  %ib = call i32 @inside(i64 %b, i64 %start)
  %ic = call i32 @inside(i64 %c, i64 %start)
  %none = call ptr @llvm.returnaddress(i32 0)
  %n = ptrtoint ptr %none to i64
  %nd = or i64 %n, %d
  %t = trunc i64 %nd to i32
  %iab = shl i32 %ia, 1
  %ibb = shl i32 %ib, 2
  %icb = shl i32 %ic, 3
  %s0 = or i32 %l, %iab
  %s1 = or i32 %s0, %ibb
  %s2 = or i32 %s1, %icb
  %s3 = add i32 %s2, %t
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %s3, ptr addrspace(1) %po
  ret void
}
