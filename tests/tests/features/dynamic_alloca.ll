; as the interpreter: llc 22's pointers to such variables are too large by the factor of the lanes of
; a wave (its stack pointer itself), unless nothing but the first access of an instruction uses them.
target triple = "amdgcn-amd-amdhsa"

; Variables that take room on the stack while the function runs: of variable size, in loops, in
; arms, aligned more strictly than frames; given back by stackrestore and by returning.

declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(5) @llvm.stacksave.p5()
declare void @llvm.stackrestore.p5(ptr addrspace(5))

; Fills n words and sums them up in another order.
define internal i32 @fill(ptr addrspace(5) %p, i32 %n, i32 %x) noinline {
entry:
  %none = icmp eq i32 %n, 0
  br i1 %none, label %done, label %write

write:
  %i = phi i32 [ 0, %entry ], [ %i1, %write ]
  %q = getelementptr i32, ptr addrspace(5) %p, i32 %i
  %v = add i32 %i, %x
  %w = mul i32 %v, %v
  store i32 %w, ptr addrspace(5) %q
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %write, label %read

read:
  %j = phi i32 [ %n, %write ], [ %j1, %read ]
  %s = phi i32 [ 1, %write ], [ %s1, %read ]
  %j1 = sub i32 %j, 1
  %r = getelementptr i32, ptr addrspace(5) %p, i32 %j1
  %u = load i32, ptr addrspace(5) %r
  %s3 = mul i32 %s, 3
  %s1 = add i32 %s3, %u
  %again = icmp ne i32 %j1, 0
  br i1 %again, label %read, label %done

done:
  %t = phi i32 [ %x, %entry ], [ %s1, %read ]
  ret i32 %t
}

define amdgpu_kernel void @uniform_size(ptr addrspace(1) %out, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = alloca i32, i32 %n, addrspace(5)
  %p2 = alloca i32, i32 %n, addrspace(5)
  %a = call i32 @fill(ptr addrspace(5) %p, i32 %n, i32 %i)
  %b = call i32 @fill(ptr addrspace(5) %p2, i32 %n, i32 7)
  %last = sub i32 %n, 1
  %q = getelementptr i32, ptr addrspace(5) %p, i32 %last
  %c = load i32, ptr addrspace(5) %q
  %d = add i32 %a, %b
  %e = xor i32 %d, %c
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %e, ptr addrspace(1) %o
  ret void
}

; Each lane wants another size; the second array begins behind the largest.
define amdgpu_kernel void @divergent_size(ptr addrspace(1) %out, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %k = mul i32 %i, %n
  %low = and i32 %k, 31
  %count = add i32 %low, 1
  %small = trunc i32 %count to i8
  %wide = zext i32 %count to i64
  %p = alloca i32, i32 %count, addrspace(5)
  %p2 = alloca i32, i8 %small, addrspace(5)
  %p3 = alloca [2 x i32], i64 %wide, addrspace(5)
  %a = call i32 @fill(ptr addrspace(5) %p, i32 %count, i32 %i)
  %b = call i32 @fill(ptr addrspace(5) %p2, i32 %count, i32 7)
  %double = shl i32 %count, 1
  %c = call i32 @fill(ptr addrspace(5) %p3, i32 %double, i32 9)
  %q = getelementptr i32, ptr addrspace(5) %p, i32 %low
  %d = load i32, ptr addrspace(5) %q
  %q2 = getelementptr i32, ptr addrspace(5) %p2, i32 %low
  %e = load i32, ptr addrspace(5) %q2
  %f = add i32 %a, %b
  %g = add i32 %c, %d
  %h = xor i32 %f, %g
  %r = add i32 %h, %e
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %r, ptr addrspace(1) %o
  ret void
}

; A list: all elements are alive at the end, in as many turns as the lane takes.
define amdgpu_kernel void @list_in_loop(ptr addrspace(1) %out, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %i, 7
  %turns = add i32 %low, %n
  br label %loop

loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %prev = phi ptr addrspace(5) [ null, %entry ], [ %node, %loop ]
  %node = alloca { ptr addrspace(5), i32 }, addrspace(5)
  store ptr addrspace(5) %prev, ptr addrspace(5) %node
  %value = getelementptr { ptr addrspace(5), i32 }, ptr addrspace(5) %node, i32 0, i32 1
  %x = mul i32 %k, %i
  store i32 %x, ptr addrspace(5) %value
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %turns
  br i1 %more, label %loop, label %walk

walk:
  %at = phi ptr addrspace(5) [ %node, %loop ], [ %next, %walk ]
  %left = phi i32 [ %turns, %loop ], [ %left1, %walk ]
  %sum = phi i32 [ 0, %loop ], [ %sum1, %walk ]
  %vp = getelementptr { ptr addrspace(5), i32 }, ptr addrspace(5) %at, i32 0, i32 1
  %v = load i32, ptr addrspace(5) %vp
  %sum5 = mul i32 %sum, 5
  %sum1 = add i32 %sum5, %v
  %next = load ptr addrspace(5), ptr addrspace(5) %at
  %left1 = sub i32 %left, 1
  %again = icmp ne i32 %left1, 0
  br i1 %again, label %walk, label %done

done:
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %sum1, ptr addrspace(1) %o
  ret void
}

; More turns than there is room, if it were not given back.
define amdgpu_kernel void @given_back(ptr addrspace(1) %out, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop

loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum1, %loop ]
  %saved = call ptr addrspace(5) @llvm.stacksave.p5()
  %count = add i32 %n, 900
  %p = alloca i32, i32 %count, addrspace(5)
  %a = call i32 @fill(ptr addrspace(5) %p, i32 %n, i32 %k)
  call void @llvm.stackrestore.p5(ptr addrspace(5) %saved)
  %sum1 = add i32 %sum, %a
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, 300
  br i1 %more, label %loop, label %done

done:
  %b = add i32 %sum1, %i
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %b, ptr addrspace(1) %o
  ret void
}

; The end of the stack is kept in memory, as clang -O0 does.
define amdgpu_kernel void @saved_in_memory(ptr addrspace(1) %out, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %place = alloca ptr addrspace(5), addrspace(5)
  %s = call ptr addrspace(5) @llvm.stacksave.p5()
  store volatile ptr addrspace(5) %s, ptr addrspace(5) %place
  %p = alloca i32, i32 %n, align 16, addrspace(5)
  %a = call i32 @fill(ptr addrspace(5) %p, i32 %n, i32 %i)
  %s1 = load volatile ptr addrspace(5), ptr addrspace(5) %place
  call void @llvm.stackrestore.p5(ptr addrspace(5) %s1)
  %q = alloca i32, i32 %n, align 16, addrspace(5)
  %b = call i32 @fill(ptr addrspace(5) %q, i32 %n, i32 %a)
  %same = icmp eq ptr addrspace(5) %p, %q
  %c = zext i1 %same to i32
  %d = add i32 %b, %c
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %d, ptr addrspace(1) %o
  ret void
}

; Room in one arm, a variable of constant size in the other, which lanes take by turns.
define amdgpu_kernel void @in_arms(ptr addrspace(1) %out, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %odd = and i32 %i, 1
  %first = icmp eq i32 %odd, 0
  br i1 %first, label %even, label %other

even:
  %p = alloca i32, i32 %n, addrspace(5)
  %a = call i32 @fill(ptr addrspace(5) %p, i32 %n, i32 %i)
  br label %join

other:
  %q = alloca [8 x i32], addrspace(5)
  %b = call i32 @fill(ptr addrspace(5) %q, i32 8, i32 %n)
  br label %join

join:
  %r = phi ptr addrspace(5) [ %p, %even ], [ %q, %other ]
  %s = phi i32 [ %a, %even ], [ %b, %other ]
  %t = alloca i32, i32 %n, addrspace(5)
  %c = call i32 @fill(ptr addrspace(5) %t, i32 %n, i32 %s)
  %u = load i32, ptr addrspace(5) %r
  %d = add i32 %c, %u
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %d, ptr addrspace(1) %o
  ret void
}

; No lane gets to the room, and its size would be anything.
define amdgpu_kernel void @not_reached(ptr addrspace(1) %out, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %size = load i32, ptr addrspace(1) %o
  %never = icmp ugt i32 %i, %n
  br i1 %never, label %room, label %join

room:
  %p = alloca i32, i32 %size, addrspace(5)
  store volatile i32 %n, ptr addrspace(5) %p
  %x = load volatile i32, ptr addrspace(5) %p
  br label %join

join:
  %v = phi i32 [ %x, %room ], [ 3, %entry ]
  %q = alloca i32, i32 %n, addrspace(5)
  %a = call i32 @fill(ptr addrspace(5) %q, i32 5, i32 %v)
  store i32 %a, ptr addrspace(1) %o
  ret void
}

define internal i32 @misaligned(ptr addrspace(5) %p, i32 %mask) noinline {
  store i32 %mask, ptr addrspace(5) %p
  %a = ptrtoint ptr addrspace(5) %p to i32
  %b = and i32 %a, %mask
  ret i32 %b
}

define internal i32 @strict_variables(i32 %n) noinline {
  %small = alloca i32, addrspace(5)
  %x = alloca [3 x i32], align 64, addrspace(5)
  %y = alloca i32, i32 %n, align 256, addrspace(5)
  %z = alloca i32, i32 %n, align 32, addrspace(5)
  %a = call i32 @misaligned(ptr addrspace(5) %x, i32 63)
  %b = call i32 @misaligned(ptr addrspace(5) %y, i32 255)
  %c = call i32 @misaligned(ptr addrspace(5) %z, i32 31)
  %d = call i32 @misaligned(ptr addrspace(5) %small, i32 3)
  %e = or i32 %a, %b
  %f = or i32 %c, %d
  %g = or i32 %e, %f
  %h = load i32, ptr addrspace(5) %y
  %k = add i32 %g, %h
  ret i32 %k
}

define internal i32 @strict_frame(i32 %n) noinline {
  %one = alloca i8, addrspace(5)
  store volatile i8 1, ptr addrspace(5) %one
  %x = alloca [3 x i32], align 128, addrspace(5)
  %y = alloca i32, align 32, addrspace(5)
  %a = call i32 @misaligned(ptr addrspace(5) %x, i32 127)
  %b = call i32 @misaligned(ptr addrspace(5) %y, i32 31)
  %c = or i32 %a, %b
  %d = add i32 %c, %n
  ret i32 %d
}

define amdgpu_kernel void @alignment(ptr addrspace(1) %out, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %first = alloca i32, addrspace(5)
  %x = alloca i32, i32 %n, align 512, addrspace(5)
  %a = call i32 @misaligned(ptr addrspace(5) %x, i32 511)
  %b = call i32 @strict_variables(i32 %n)
  %c = call i32 @strict_frame(i32 %i)
  %d = call i32 @misaligned(ptr addrspace(5) %first, i32 3)
  %e = or i32 %a, %d
  %f = mul i32 %b, 100
  %g = add i32 %e, %f
  %h = add i32 %g, %c
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %h, ptr addrspace(1) %o
  ret void
}

; Each level of the recursion has an array of its own size, which outlives the deeper ones.
define internal i32 @nested(i32 %n, ptr addrspace(5) %outer, i32 %x) noinline {
entry:
  %zero = icmp eq i32 %n, 0
  br i1 %zero, label %end, label %more

more:
  %p = alloca i32, i32 %n, addrspace(5)
  %a = call i32 @fill(ptr addrspace(5) %p, i32 %n, i32 %x)
  %m = sub i32 %n, 1
  %b = call i32 @nested(i32 %m, ptr addrspace(5) %p, i32 %a)
  %q = getelementptr i32, ptr addrspace(5) %p, i32 %m
  %c = load i32, ptr addrspace(5) %q
  %d = load i32, ptr addrspace(5) %outer
  %e = add i32 %b, %c
  %f = xor i32 %d, %e
  ret i32 %f

end:
  ret i32 %x
}

define amdgpu_kernel void @recursion(ptr addrspace(1) %out, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %first = alloca i32, addrspace(5)
  store i32 %i, ptr addrspace(5) %first
  %low = and i32 %i, 3
  %depth = add i32 %low, %n
  %a = call i32 @nested(i32 %depth, ptr addrspace(5) %first, i32 %i)
  %b = call i32 @nested(i32 %n, ptr addrspace(5) %first, i32 5)
  %c = add i32 %a, %b
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %c, ptr addrspace(1) %o
  ret void
}

; Arguments on the stack behind what took room there, from a kernel and from a function.
define internal i32 @many([32 x i32] %a, ptr addrspace(5) %p, i32 %x, ptr addrspace(5) byval({ i32, i32 }) %s) noinline {
  %first = extractvalue [32 x i32] %a, 0
  %last = extractvalue [32 x i32] %a, 31
  %v = load i32, ptr addrspace(5) %p
  %f = getelementptr { i32, i32 }, ptr addrspace(5) %s, i32 0, i32 1
  %w = load i32, ptr addrspace(5) %f
  store i32 %x, ptr addrspace(5) %p
  %b = add i32 %first, %last
  %c = mul i32 %b, %v
  %d = xor i32 %c, %w
  %e = add i32 %d, %x
  ret i32 %e
}

define internal i32 @passes_many(i32 %n, i32 %x, [33 x i32] %more) noinline {
  %p = alloca i32, i32 %n, addrspace(5)
  %s = alloca { i32, i32 }, addrspace(5)
  store i32 %x, ptr addrspace(5) %p
  %f = getelementptr { i32, i32 }, ptr addrspace(5) %s, i32 0, i32 1
  store i32 77, ptr addrspace(5) %f
  %a0 = insertvalue [32 x i32] zeroinitializer, i32 %x, 0
  %a1 = insertvalue [32 x i32] %a0, i32 %n, 31
  %one = or i32 %x, 1
  %q = alloca i32, i32 %one, addrspace(5)
  store i32 12, ptr addrspace(5) %q
  %c = call i32 @many([32 x i32] %a1, ptr addrspace(5) %p, i32 %x, ptr addrspace(5) byval({ i32, i32 }) %s)
  %v = load i32, ptr addrspace(5) %p
  %w = load i32, ptr addrspace(5) %q
  %d = add i32 %c, %v
  %e = add i32 %d, %w
  %last = extractvalue [33 x i32] %more, 32
  %g = add i32 %e, %last
  ret i32 %g
}

define amdgpu_kernel void @stack_arguments(ptr addrspace(1) %out, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = alloca i32, i32 %n, addrspace(5)
  %s = alloca { i32, i32 }, addrspace(5)
  store i32 %i, ptr addrspace(5) %p
  %f = getelementptr { i32, i32 }, ptr addrspace(5) %s, i32 0, i32 1
  store i32 55, ptr addrspace(5) %f
  %a0 = insertvalue [32 x i32] zeroinitializer, i32 %i, 0
  %a1 = insertvalue [32 x i32] %a0, i32 %n, 31
  %c = call i32 @many([32 x i32] %a1, ptr addrspace(5) %p, i32 11, ptr addrspace(5) byval({ i32, i32 }) %s)
  %more = insertvalue [33 x i32] zeroinitializer, i32 %i, 32
  %d = call i32 @passes_many(i32 %n, i32 %i, [33 x i32] %more)
  %v = load i32, ptr addrspace(5) %p
  %e = add i32 %c, %d
  %g = add i32 %e, %v
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %g, ptr addrspace(1) %o
  ret void
}

; Inlined in a loop, its room is given back each time.
define internal i32 @small(i32 %n, i32 %x) alwaysinline {
entry:
  %big = icmp ugt i32 %n, 2
  br i1 %big, label %yes, label %no

yes:
  %count = add i32 %n, 1000
  %p = alloca i32, i32 %count, addrspace(5)
  store volatile i32 %x, ptr addrspace(5) %p
  %v = load volatile i32, ptr addrspace(5) %p
  ret i32 %v

no:
  %q = alloca [1000 x i32], addrspace(5)
  store volatile i32 %n, ptr addrspace(5) %q
  %w = load volatile i32, ptr addrspace(5) %q
  ret i32 %w
}

define amdgpu_kernel void @inlined(ptr addrspace(1) %out, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop

loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum1, %loop ]
  %m = and i32 %k, %n
  %a = call i32 @small(i32 %m, i32 %i)
  %sum1 = add i32 %sum, %a
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, 300
  br i1 %more, label %loop, label %done

done:
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %sum1, ptr addrspace(1) %o
  ret void
}

; A large frame, a generic pointer, calls in divergent flow and a value that lives across them.
define internal i32 @by_generic(ptr %p, i32 %x) noinline {
  %v = load i32, ptr %p
  %w = add i32 %v, %x
  store i32 %w, ptr %p
  ret i32 %w
}

define internal i32 @large(i32 %n, i32 %x) noinline {
entry:
  %far = alloca [3000 x i32], addrspace(5)
  %near = alloca i32, addrspace(5)
  store i32 %x, ptr addrspace(5) %near
  %end = getelementptr i32, ptr addrspace(5) %far, i32 2999
  store volatile i32 %x, ptr addrspace(5) %end
  %p = alloca i32, i32 %n, addrspace(5)
  store i32 %n, ptr addrspace(5) %p
  %g = addrspacecast ptr addrspace(5) %p to ptr
  %odd = and i32 %x, 1
  %yes = icmp ne i32 %odd, 0
  br i1 %yes, label %then, label %join

then:
  %a = call i32 @by_generic(ptr %g, i32 %x)
  %h = addrspacecast ptr addrspace(5) %near to ptr
  %b = call i32 @by_generic(ptr %h, i32 %a)
  br label %join

join:
  %c = phi i32 [ 0, %entry ], [ %b, %then ]
  %d = load i32, ptr addrspace(5) %p
  %e = load volatile i32, ptr addrspace(5) %end
  %f = add i32 %c, %d
  %r = add i32 %f, %e
  ret i32 %r
}

define amdgpu_kernel void @large_frame(ptr addrspace(1) %out, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = alloca i32, i32 %n, addrspace(5)
  store i32 %i, ptr addrspace(5) %p
  %a = call i32 @large(i32 %n, i32 %i)
  %g = addrspacecast ptr addrspace(5) %p to ptr
  %b = call i32 @by_generic(ptr %g, i32 %a)
  %c = load i32, ptr addrspace(5) %p
  %d = add i32 %b, %c
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %d, ptr addrspace(1) %o
  ret void
}

; Through a pointer, each lane its own of two functions.
@table = internal addrspace(4) constant [2 x ptr] [ptr @first_way, ptr @second_way]

define internal i32 @first_way(i32 %n, i32 %x) {
  %p = alloca i32, i32 %n, addrspace(5)
  %a = call i32 @fill(ptr addrspace(5) %p, i32 %n, i32 %x)
  ret i32 %a
}

define internal i32 @second_way(i32 %n, i32 %x) {
  %saved = call ptr addrspace(5) @llvm.stacksave.p5()
  %p = alloca i32, i32 %x, addrspace(5)
  call void @llvm.stackrestore.p5(ptr addrspace(5) %saved)
  %q = alloca i32, i32 %n, addrspace(5)
  %a = call i32 @fill(ptr addrspace(5) %q, i32 %n, i32 %x)
  %b = add i32 %a, 1
  ret i32 %b
}

define amdgpu_kernel void @through_pointers(ptr addrspace(1) %out, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %way = and i32 %i, 1
  %t = getelementptr ptr, ptr addrspace(4) @table, i32 %way
  %f = load ptr, ptr addrspace(4) %t
  %p = alloca i32, i32 %n, addrspace(5)
  store i32 %i, ptr addrspace(5) %p
  %a = call i32 %f(i32 %n, i32 %i)
  %b = load i32, ptr addrspace(5) %p
  %c = add i32 %a, %b
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %c, ptr addrspace(1) %o
  ret void
}

; The size is the same for all lanes in each turn, but lanes leave the loop in different turns.
define amdgpu_kernel void @size_of_the_last_turn(ptr addrspace(1) %out, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %limit = and i32 %i, 15
  br label %loop

loop:
  %k = phi i32 [ 1, %entry ], [ %k1, %loop ]
  %k1 = add i32 %k, 1
  %size = mul i32 %k, %n
  %more = icmp ult i32 %k, %limit
  br i1 %more, label %loop, label %done

done:
  %p = alloca i32, i32 %size, addrspace(5)
  %p2 = alloca i32, i32 %size, addrspace(5)
  %a = call i32 @fill(ptr addrspace(5) %p, i32 %size, i32 %i)
  %b = call i32 @fill(ptr addrspace(5) %p2, i32 %size, i32 %n)
  %last = sub i32 %size, 1
  %q = getelementptr i32, ptr addrspace(5) %p, i32 %last
  %c = load i32, ptr addrspace(5) %q
  %d = add i32 %a, %b
  %e = xor i32 %d, %c
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %e, ptr addrspace(1) %o
  ret void
}
