target triple = "amdgcn-amd-amdhsa"

; Calls of all kinds within one module: recursion, through pointers, with variable arguments.

@table = internal addrspace(4) constant [4 x ptr] [ptr @plus, ptr @times, ptr @flip, ptr @plus]

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.va_start.p5(ptr addrspace(5))
declare void @llvm.va_end.p5(ptr addrspace(5))

define internal i32 @plus(i32 %x, i32 %y) {
  %r = add i32 %x, %y
  ret i32 %r
}

define internal i32 @times(i32 %x, i32 %y) {
  %r = mul i32 %x, %y
  ret i32 %r
}

define internal i32 @flip(i32 %x, i32 %y) {
  %r = xor i32 %y, -1
  ret i32 %r
}

define internal i32 @sum_to(i32 %x) noinline {
  %zero = icmp eq i32 %x, 0
  br i1 %zero, label %end, label %more

more:
  %y = sub i32 %x, 1
  %z = call i32 @sum_to(i32 %y)
  %w = add i32 %z, %x
  ret i32 %w

end:
  ret i32 0
}

define amdgpu_kernel void @recursion(ptr addrspace(1) %out, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %a = call i32 @sum_to(i32 %n)
  %low = and i32 %i, 7
  %b = call i32 @sum_to(i32 %low)
  %c = mul i32 %a, %b
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %c, ptr addrspace(1) %q
  ret void
}

define internal i32 @even(i32 %x, i32 %way) noinline {
  %zero = icmp eq i32 %x, 0
  br i1 %zero, label %end, label %more

more:
  %y = sub i32 %x, 1
  %p = getelementptr ptr, ptr addrspace(4) @table, i32 %way
  %f = load ptr, ptr addrspace(4) %p
  %v = call i32 %f(i32 %y, i32 %x)
  %z = call i32 @odd(i32 %y, i32 %way)
  %w = add i32 %z, %v
  ret i32 %w

end:
  ret i32 %way
}

define internal i32 @odd(i32 %x, i32 %way) noinline {
  %zero = icmp eq i32 %x, 0
  br i1 %zero, label %end, label %more

more:
  %y = sub i32 %x, 1
  %next = add i32 %way, 1
  %turn = and i32 %next, 3
  %z = call i32 @even(i32 %y, i32 %turn)
  %w = mul i32 %z, 3
  ret i32 %w

end:
  ret i32 77
}

define amdgpu_kernel void @by_turns(ptr addrspace(1) %out, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %i, 7
  %way = and i32 %n, 3
  %b = call i32 @even(i32 %low, i32 %way)
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %b, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @uniform_pointer(ptr addrspace(1) %out, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp eq i32 %n, 0
  %f = select i1 %c, ptr @plus, ptr @times
  %v = call i32 %f(i32 %i, i32 %n)
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %v, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @divergent_pointer(ptr addrspace(1) %out, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %which = and i32 %i, 3
  %some = icmp ult i32 %i, 50
  br i1 %some, label %then, label %end

then:
  %p = getelementptr ptr, ptr addrspace(4) @table, i32 %which
  %f = load ptr, ptr addrspace(4) %p
  %keep = mul i32 %i, %n
  %v = call i32 %f(i32 %i, i32 %n)
  %w = add i32 %v, %keep
  store i32 %w, ptr addrspace(1) %q
  br label %end

end:
  ret void
}

define internal i32 @first(i32 %x, ...) {
  ret i32 %x
}

define internal i32 @variable(i32 %n, ...) {
  %list = alloca ptr, addrspace(5)
  call void @llvm.va_start.p5(ptr addrspace(5) %list)
  %p = load ptr, ptr addrspace(5) %list
  %a = load i32, ptr %p
  %next = getelementptr i8, ptr %p, i32 4
  %b = load i32, ptr %next
  call void @llvm.va_end.p5(ptr addrspace(5) %list)
  %s = mul i32 %a, %n
  %t = sub i32 %s, %b
  ret i32 %t
}

define amdgpu_kernel void @variable_arguments(ptr addrspace(1) %out, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %a = call i32 (i32, ...) @first(i32 %i, i32 %n)
  %b = call i32 (i32, ...) @variable(i32 %n, i32 %i, i32 %a)
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %b, ptr addrspace(1) %q
  ret void
}

define internal i32 @take(i32 %x, i32 %y, i32 %z) noinline {
  %r = mul i32 %x, %z
  ret i32 %r
}

define amdgpu_kernel void @poison_arguments(ptr addrspace(1) %out, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %a = call i32 @take(i32 %i, i32 poison, i32 %n)
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %a, ptr addrspace(1) %q
  ret void
}

; The pointer is the same for all lanes in each turn, but lanes leave the loop in different turns.
define amdgpu_kernel void @pointer_of_the_last_turn(ptr addrspace(1) %out, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %limit = and i32 %i, 3
  br label %loop

loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %p = getelementptr ptr, ptr addrspace(4) @table, i32 %k
  %f = load ptr, ptr addrspace(4) %p
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k, %limit
  br i1 %more, label %loop, label %done

done:
  %v = call i32 %f(i32 %i, i32 %n)
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %v, ptr addrspace(1) %q
  ret void
}
