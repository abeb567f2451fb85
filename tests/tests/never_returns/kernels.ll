; Control that never returns, at every place where it can stand. Each kernel writes one word for each of 128 items; with a small %n some
; item goes where nothing comes back from (tests/tests/never_returns.rs says which and how).
target triple = "amdgcn-amd-amdhsa"

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.trap()
declare void @llvm.amdgcn.endpgm()
declare void @llvm.amdgcn.s.sleep(i32)
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)

define internal i32 @id() alwaysinline {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %b = mul i32 %g, 64
  %i = add i32 %b, %x
  ret i32 %i
}

define internal void @die(i32 %i) noinline noreturn {
  call void @llvm.trap()
  unreachable
}

define internal void @spin(i32 %i) noinline noreturn {
  br label %again
again:
  call void @llvm.amdgcn.s.sleep(i32 1)
  br label %again
}

define amdgpu_kernel void @trap_last(ptr addrspace(1) %o, i32 %n) {
  %i = call i32 @id()
  %ok = icmp ult i32 %i, %n
  br i1 %ok, label %good, label %bad
bad:
  call void @llvm.trap()
  unreachable
good:
  %r = mul i32 %i, 10
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %r, ptr addrspace(1) %p
  ret void
}

define amdgpu_kernel void @noreturn_call(ptr addrspace(1) %o, i32 %n) {
  %i = call i32 @id()
  %ok = icmp ult i32 %i, %n
  br i1 %ok, label %good, label %bad
bad:
  call void @die(i32 %i)
  unreachable
good:
  %r = mul i32 %i, 10
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %r, ptr addrspace(1) %p
  ret void
}

define amdgpu_kernel void @trap_in_loop(ptr addrspace(1) %o, i32 %n) {
  %i = call i32 @id()
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  br label %loop
loop:
  %j = phi i32 [ 0, %0 ], [ %j1, %cont ]
  %ok = icmp ult i32 %j, %n
  br i1 %ok, label %cont, label %bad
bad:
  call void @llvm.trap()
  unreachable
cont:
  %j1 = add i32 %j, 1
  %v = mul i32 %j, 10
  store i32 %v, ptr addrspace(1) %p
  %c = icmp ult i32 %j, %i
  br i1 %c, label %loop, label %end
end:
  ret void
}

define amdgpu_kernel void @endless_loop(ptr addrspace(1) %o, i32 %n) {
  %i = call i32 @id()
  %ok = icmp ult i32 %i, %n
  br i1 %ok, label %good, label %bad
bad:
  call void @llvm.amdgcn.s.sleep(i32 1)
  br label %bad
good:
  %r = mul i32 %i, 10
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; Nothing in the loop at all: it is a block that jumps to itself.
define amdgpu_kernel void @empty_endless_loop(ptr addrspace(1) %o, i32 %n) {
  %i = call i32 @id()
  %ok = icmp ult i32 %i, %n
  br i1 %ok, label %good, label %bad
bad:
  br label %bad
good:
  %r = mul i32 %i, 10
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; As rustc checks bounds and overflow: one block for both.
define amdgpu_kernel void @two_checks(ptr addrspace(1) %o, i32 %n) {
  %i = call i32 @id()
  %ok = icmp ult i32 %i, %n
  br i1 %ok, label %first, label %panic
first:
  %s = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %i, i32 10)
  %r = extractvalue { i32, i1 } %s, 0
  %over = extractvalue { i32, i1 } %s, 1
  br i1 %over, label %panic, label %second
second:
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %r, ptr addrspace(1) %p
  ret void
panic:
  call void @spin(i32 %i)
  unreachable
}
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)

define internal i32 @checked(i32 %x, i32 %n) noinline {
  %ok = icmp ult i32 %x, %n
  br i1 %ok, label %good, label %bad
bad:
  call void @llvm.trap()
  unreachable
good:
  %r = mul i32 %x, 10
  ret i32 %r
}
define amdgpu_kernel void @trap_in_callee(ptr addrspace(1) %o, i32 %n) {
  %i = call i32 @id()
  %r = call i32 @checked(i32 %i, i32 %n)
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %r, ptr addrspace(1) %p
  ret void
}

define internal i32 @pick(i32 %x) noinline {
  switch i32 %x, label %bad [
    i32 1, label %a
    i32 2, label %b
  ]
a:
  br label %out
b:
  br label %out
bad:
  unreachable
out:
  %r = phi i32 [ 10, %a ], [ 20, %b ]
  ret i32 %r
}
define amdgpu_kernel void @unreachable_default_in_callee(ptr addrspace(1) %o, i32 %n) {
  %i = call i32 @id()
  %l = and i32 %i, 1
  %x = add i32 %l, 1
  %q = call i32 @pick(i32 %x)
  %z = lshr i32 %q, 5
  %h = mul i32 %i, 10
  %r = add i32 %h, %z
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; As clang -O0 emits OpenCL's barrier: switches in switches, with one unreachable default for all.
define internal void @fences(i32 %flags) noinline {
  %a = and i32 %flags, 3
  switch i32 %a, label %never [
    i32 1, label %one
    i32 2, label %two
  ]
one:
  %b = and i32 %flags, 4
  switch i32 %b, label %never [
    i32 0, label %one_a
    i32 4, label %one_b
  ]
one_a:
  fence syncscope("agent") seq_cst
  br label %out
one_b:
  fence syncscope("workgroup") seq_cst
  br label %out
two:
  switch i32 %flags, label %never [
    i32 2, label %one_a
    i32 6, label %one_b
  ]
never:
  unreachable
out:
  ret void
}
define amdgpu_kernel void @barrier_by_switch(ptr addrspace(1) %o, i32 %n) {
  %i = call i32 @id()
  call void @fences(i32 1)
  call void @llvm.amdgcn.s.barrier()
  call void @fences(i32 6)
  %r = mul i32 %i, 10
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; A return under divergence, unreachable, a trap, an endless loop and calls that do not return, in one function.
define internal i32 @all_kinds(i32 %x, i32 %n) noinline {
entry:
  %big = icmp uge i32 %x, %n
  br i1 %big, label %odd, label %fine
odd:
  %k = and i32 %x, 7
  switch i32 %k, label %early [
    i32 1, label %trap
    i32 2, label %loop
    i32 3, label %call
    i32 4, label %spin
    i32 5, label %never
  ]
trap:
  call void @llvm.trap()
  unreachable
loop:
  call void @llvm.amdgcn.s.sleep(i32 1)
  br label %loop
call:
  call void @die(i32 %x)
  unreachable
spin:
  call void @spin(i32 %x)
  unreachable
never:
  unreachable
early:
  ret i32 77
fine:
  %half = icmp ult i32 %x, 64
  br i1 %half, label %low, label %high
low:
  %l = mul i32 %x, 10
  ret i32 %l
high:
  %h3 = mul i32 %x, 8
  %h2 = add i32 %h3, %x
  %h = add i32 %h2, %x
  ret i32 %h
}
define amdgpu_kernel void @all_kinds_in_callee(ptr addrspace(1) %o, i32 %n) {
  %i = call i32 @id()
  %r = call i32 @all_kinds(i32 %i, i32 %n)
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; The loop ends only by lanes that trap; nobody enters it.
define amdgpu_kernel void @endless_loop_with_a_trap(ptr addrspace(1) %o, i32 %n) {
  %i = call i32 @id()
  %ok = icmp ult i32 %i, %n
  br i1 %ok, label %good, label %loop
loop:
  %j = phi i32 [ %i, %0 ], [ %j1, %cont ]
  %c = icmp eq i32 %j, 200
  br i1 %c, label %bad, label %cont
cont:
  %j1 = add i32 %j, 1
  br label %loop
bad:
  call void @llvm.trap()
  unreachable
good:
  %r = mul i32 %i, 10
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; In the arm of a branch in a loop, while the lanes of the other arm wait at the join.
define amdgpu_kernel void @endless_loop_in_an_arm(ptr addrspace(1) %o, i32 %n) {
  %i = call i32 @id()
  br label %head
head:
  %j = phi i32 [ 0, %0 ], [ %j1, %join ]
  %s = phi i32 [ 0, %0 ], [ %s1, %join ]
  %bit = and i32 %i, 1
  %odd = icmp eq i32 %bit, 1
  br i1 %odd, label %a, label %b
a:
  %sum = add i32 %j, %n
  %x = xor i32 %sum, %n
  %bad = icmp ugt i32 %i, %n
  br i1 %bad, label %spin, label %a2
spin:
  call void @llvm.amdgcn.s.sleep(i32 1)
  br label %spin
a2:
  %va = add i32 %s, %i
  br label %join
b:
  %vb = add i32 %i, %s
  br label %join
join:
  %s1 = phi i32 [ %va, %a2 ], [ %vb, %b ]
  %j1 = add i32 %j, 1
  %more = icmp ult i32 %j1, 10
  br i1 %more, label %head, label %end
end:
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %s1, ptr addrspace(1) %p
  ret void
}

; What must not run with EXEC = 0 stands in the block: scalar memory, a barrier, a lane's value, atomics.
define amdgpu_kernel void @busy_dead_end(ptr addrspace(1) %o, i32 %n) {
  %i = call i32 @id()
  %ok = icmp ult i32 %i, %n
  br i1 %ok, label %good, label %bad
bad:
  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %i)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %f
  %v = load i32, ptr addrspace(1) %q
  %old = atomicrmw add ptr addrspace(1) %o, i32 %v monotonic
  call void @llvm.amdgcn.s.barrier()
  call void @die(i32 %old)
  unreachable
good:
  %r = mul i32 %i, 10
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; A uniform branch to the trap inside of a divergent one.
define amdgpu_kernel void @uniform_trap_in_an_arm(ptr addrspace(1) %o, i32 %n) {
  %i = call i32 @id()
  %half = icmp ult i32 %i, 37
  br i1 %half, label %a, label %b
a:
  %small = icmp ult i32 %n, 37
  br i1 %small, label %bad, label %a2
bad:
  call void @llvm.trap()
  unreachable
a2:
  %ra = mul i32 %i, 10
  br label %join
b:
  %t = mul i32 %i, 9
  %rb = add i32 %t, %i
  br label %join
join:
  %r = phi i32 [ %ra, %a2 ], [ %rb, %b ]
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; Two dead ends one behind the other, the first with all lanes of a wave.
define amdgpu_kernel void @no_return_at_all(ptr addrspace(1) %o, i32 %n) {
  %i = call i32 @id()
  %r = mul i32 %i, 10
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %r, ptr addrspace(1) %p
  %ok = icmp ult i32 %i, %n
  br i1 %ok, label %a, label %b
a:
  call void @llvm.trap()
  unreachable
b:
  call void @llvm.amdgcn.s.sleep(i32 1)
  br label %b
}

; A call in a dead end comes back, more follows.
define amdgpu_kernel void @calls_in_a_dead_end(ptr addrspace(1) %o, i32 %n) {
  %i = call i32 @id()
  %ok = icmp ult i32 %i, %n
  br i1 %ok, label %good, label %bad
bad:
  %x = call i32 @checked(i32 %i, i32 1000)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %x, ptr addrspace(1) %q
  %y = call i32 @checked(i32 %x, i32 100)
  br label %bad
good:
  %r = mul i32 %i, 10
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; The kernel goes on after calls whose callee traps in a loop; values live across it.
define internal i32 @search(i32 %x, i32 %n) noinline {
  br label %loop
loop:
  %j = phi i32 [ 0, %0 ], [ %j1, %cont ]
  %found = icmp eq i32 %j, %x
  br i1 %found, label %out, label %next
next:
  %over = icmp uge i32 %j, %n
  br i1 %over, label %bad, label %cont
cont:
  %j1 = add i32 %j, 1
  br label %loop
bad:
  call void @llvm.trap()
  unreachable
out:
  %r = mul i32 %j, 5
  ret i32 %r
}
define amdgpu_kernel void @trap_in_loop_of_callee(ptr addrspace(1) %o, i32 %n) {
  %i = call i32 @id()
  %a = call i32 @search(i32 %i, i32 %n)
  %b = call i32 @search(i32 %i, i32 %n)
  %r = add i32 %a, %b
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; The end of the program is that of the wave, at once.
define amdgpu_kernel void @end_of_program(ptr addrspace(1) %o, i32 %n) {
  %i = call i32 @id()
  %ok = icmp ult i32 %i, %n
  br i1 %ok, label %good, label %bad
bad:
  call void @llvm.amdgcn.endpgm()
  unreachable
good:
  %r = mul i32 %i, 10
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %r, ptr addrspace(1) %p
  ret void
}
