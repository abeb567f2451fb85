; as the interpreter: llc jumps out of divergent branches, and the lanes that wait are lost.
target triple = "amdgcn-amd-amdhsa"

; Guaranteed tail calls: of a function itself, by turns, through a table of pointers, of functions
; that are in no circle, with results in memory and arguments on the stack.

declare i32 @llvm.amdgcn.workitem.id.x()

define internal i32 @even(i32 %n, i32 %x) noinline {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %more

more:
  %m = sub i32 %n, 1
  %y = mul i32 %x, 3
  %r = musttail call i32 @odd(i32 %m, i32 %y)
  ret i32 %r

done:
  ret i32 %x
}

define internal i32 @odd(i32 %n, i32 %x) noinline {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %more

more:
  %m = sub i32 %n, 1
  %y = add i32 %x, 5
  %r = musttail call i32 @even(i32 %m, i32 %y)
  ret i32 %r

done:
  %z = xor i32 %x, -1
  ret i32 %z
}

define amdgpu_kernel void @by_turns(ptr addrspace(1) %out, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %i, 15
  %m = add i32 %low, %n
  %a = call i32 @even(i32 %m, i32 %i)
  %b = call i32 @odd(i32 %n, i32 %a)
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %b, ptr addrspace(1) %o
  ret void
}

define i32 @gcd(i32 %a, i32 %b) noinline {
  %c = icmp eq i32 %b, 0
  br i1 %c, label %done, label %more

more:
  %r = urem i32 %a, %b
  %g = musttail call i32 @gcd(i32 %b, i32 %r)
  ret i32 %g

done:
  ret i32 %a
}

define amdgpu_kernel void @itself(ptr addrspace(1) %out, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %a = mul i32 %i, 12
  %b = add i32 %n, 30
  %g = call i32 @gcd(i32 %a, i32 %b)
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %g, ptr addrspace(1) %o
  ret void
}

; A machine with a table of operations, each of which goes on with the next one.
@operations = internal addrspace(4) constant [4 x ptr] [ptr @plus, ptr @times, ptr @flip, ptr @stop]

define internal i32 @plus(i32 %code, i32 %x, i32 %left) {
  %y = add i32 %x, %left
  %less = sub i32 %left, 1
  %rest = lshr i32 %code, 2
  %out = icmp eq i32 %less, 0
  %op = and i32 %rest, 3
  %k = select i1 %out, i32 3, i32 %op
  %p = getelementptr ptr, ptr addrspace(4) @operations, i32 %k
  %f = load ptr, ptr addrspace(4) %p
  %r = musttail call i32 %f(i32 %rest, i32 %y, i32 %less)
  ret i32 %r
}

define internal i32 @times(i32 %code, i32 %x, i32 %left) {
  %room = alloca i32, i32 %left, addrspace(5)
  %y = mul i32 %x, 7
  store volatile i32 %y, ptr addrspace(5) %room
  %z = load volatile i32, ptr addrspace(5) %room
  %less = sub i32 %left, 1
  %rest = lshr i32 %code, 2
  %out = icmp eq i32 %less, 0
  %op = and i32 %rest, 3
  %k = select i1 %out, i32 3, i32 %op
  %p = getelementptr ptr, ptr addrspace(4) @operations, i32 %k
  %f = load ptr, ptr addrspace(4) %p
  %r = musttail call i32 %f(i32 %rest, i32 %z, i32 %less)
  ret i32 %r
}

define internal i32 @flip(i32 %code, i32 %x, i32 %left) {
  %y = xor i32 %x, %code
  %less = sub i32 %left, 1
  %rest = lshr i32 %code, 2
  %out = icmp eq i32 %less, 0
  br i1 %out, label %end, label %go

go:
  %r = musttail call i32 @plus(i32 %rest, i32 %y, i32 %less)
  ret i32 %r

end:
  %s = musttail call i32 @stop(i32 %rest, i32 %y, i32 %less)
  ret i32 %s
}

define internal i32 @stop(i32 %code, i32 %x, i32 %left) {
  %y = add i32 %x, %code
  ret i32 %y
}

define amdgpu_kernel void @threaded(ptr addrspace(1) %out, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %code = mul i32 %i, 1103515245
  %code1 = add i32 %code, 12345
  %op = and i32 %i, 3
  %p = getelementptr ptr, ptr addrspace(4) @operations, i32 %op
  %f = load ptr, ptr addrspace(4) %p
  %r = call i32 %f(i32 %code1, i32 %i, i32 %n)
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %r, ptr addrspace(1) %o
  ret void
}

; Results in memory and arguments on the stack.
define internal void @large(ptr addrspace(5) sret([2 x i32]) %to, i32 %n, [34 x i32] %x) noinline {
  %first = extractvalue [34 x i32] %x, 0
  %last = extractvalue [34 x i32] %x, 33
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %more

more:
  %m = sub i32 %n, 1
  %sum = add i32 %first, %last
  %y = insertvalue [34 x i32] %x, i32 %sum, 33
  %z = insertvalue [34 x i32] %y, i32 %last, 0
  musttail call void @larger(ptr addrspace(5) sret([2 x i32]) %to, i32 %m, [34 x i32] %z)
  ret void

done:
  %second = getelementptr i32, ptr addrspace(5) %to, i32 1
  store i32 %first, ptr addrspace(5) %to
  store i32 %last, ptr addrspace(5) %second
  ret void
}

define internal void @larger(ptr addrspace(5) sret([2 x i32]) %to, i32 %n, [34 x i32] %x) noinline {
  %m = lshr i32 %n, 1
  %v = extractvalue [34 x i32] %x, 17
  %w = add i32 %v, %n
  %y = insertvalue [34 x i32] %x, i32 %w, 17
  musttail call void @large(ptr addrspace(5) sret([2 x i32]) %to, i32 %m, [34 x i32] %y)
  ret void
}

define amdgpu_kernel void @in_memory(ptr addrspace(1) %out, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %to = alloca [2 x i32], addrspace(5)
  %x = insertvalue [34 x i32] zeroinitializer, i32 %i, 33
  %m = mul i32 %n, %i
  call void @large(ptr addrspace(5) sret([2 x i32]) %to, i32 %m, [34 x i32] %x)
  %a = load i32, ptr addrspace(5) %to
  %second = getelementptr i32, ptr addrspace(5) %to, i32 1
  %b = load i32, ptr addrspace(5) %second
  %c = mul i32 %a, 1000
  %d = add i32 %b, %c
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %d, ptr addrspace(1) %o
  ret void
}

; In no circle.
define internal i32 @third(i32 %x) noinline {
  %y = mul i32 %x, %x
  ret i32 %y
}

define internal i32 @second(i32 %x) noinline {
  %y = add i32 %x, 1
  %r = musttail call i32 @third(i32 %y)
  ret i32 %r
}

define internal i32 @first(i32 %x) noinline {
  %c = icmp ult i32 %x, 20
  br i1 %c, label %a, label %b

a:
  %r = musttail call i32 @second(i32 %x)
  ret i32 %r

b:
  %y = sub i32 %x, 20
  %s = musttail call i32 @third(i32 %y)
  ret i32 %s
}

define amdgpu_kernel void @chain(ptr addrspace(1) %out, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %x = add i32 %i, %n
  %r = call i32 @first(i32 %x)
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %r, ptr addrspace(1) %o
  ret void
}
