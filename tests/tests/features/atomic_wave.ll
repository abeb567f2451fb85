target triple = "amdgcn-amd-amdhsa"

; Atomic operations on addresses that are the same in all lanes: each operation and type, operands
; that are the same and others, results used or not, few lanes, and those of one work-item.
; The floats are whole numbers: their sums are exact in any order.

declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @i32_global_unused(ptr addrspace(1) %cells, ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %u, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %m = mul i32 %i, 11
  %k = and i32 %m, 63
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %k
  %v = load i32, ptr addrspace(1) %p
  %c = urem i32 %m, 7
  %some = icmp ult i32 %c, %n
  br i1 %some, label %go, label %end

go:
  %q0.0 = getelementptr i32, ptr addrspace(1) %cells, i32 0
  %r0.0 = atomicrmw add ptr addrspace(1) %q0.0, i32 %u syncscope("agent") monotonic, align 4
  %q0.1 = getelementptr i32, ptr addrspace(1) %cells, i32 1
  %r0.1 = atomicrmw add ptr addrspace(1) %q0.1, i32 %v syncscope("agent") monotonic, align 4
  %q1.0 = getelementptr i32, ptr addrspace(1) %cells, i32 2
  %r1.0 = atomicrmw sub ptr addrspace(1) %q1.0, i32 %u syncscope("agent") monotonic, align 4
  %q1.1 = getelementptr i32, ptr addrspace(1) %cells, i32 3
  %r1.1 = atomicrmw sub ptr addrspace(1) %q1.1, i32 %v syncscope("agent") monotonic, align 4
  %q2.0 = getelementptr i32, ptr addrspace(1) %cells, i32 4
  %r2.0 = atomicrmw and ptr addrspace(1) %q2.0, i32 %u syncscope("agent") monotonic, align 4
  %q2.1 = getelementptr i32, ptr addrspace(1) %cells, i32 5
  %r2.1 = atomicrmw and ptr addrspace(1) %q2.1, i32 %v syncscope("agent") monotonic, align 4
  %q3.0 = getelementptr i32, ptr addrspace(1) %cells, i32 6
  %r3.0 = atomicrmw or ptr addrspace(1) %q3.0, i32 %u syncscope("agent") monotonic, align 4
  %q3.1 = getelementptr i32, ptr addrspace(1) %cells, i32 7
  %r3.1 = atomicrmw or ptr addrspace(1) %q3.1, i32 %v syncscope("agent") monotonic, align 4
  %q4.0 = getelementptr i32, ptr addrspace(1) %cells, i32 8
  %r4.0 = atomicrmw xor ptr addrspace(1) %q4.0, i32 %u syncscope("agent") monotonic, align 4
  %q4.1 = getelementptr i32, ptr addrspace(1) %cells, i32 9
  %r4.1 = atomicrmw xor ptr addrspace(1) %q4.1, i32 %v syncscope("agent") monotonic, align 4
  %q5.0 = getelementptr i32, ptr addrspace(1) %cells, i32 10
  %r5.0 = atomicrmw max ptr addrspace(1) %q5.0, i32 %u syncscope("agent") monotonic, align 4
  %q5.1 = getelementptr i32, ptr addrspace(1) %cells, i32 11
  %r5.1 = atomicrmw max ptr addrspace(1) %q5.1, i32 %v syncscope("agent") monotonic, align 4
  %q6.0 = getelementptr i32, ptr addrspace(1) %cells, i32 12
  %r6.0 = atomicrmw min ptr addrspace(1) %q6.0, i32 %u syncscope("agent") monotonic, align 4
  %q6.1 = getelementptr i32, ptr addrspace(1) %cells, i32 13
  %r6.1 = atomicrmw min ptr addrspace(1) %q6.1, i32 %v syncscope("agent") monotonic, align 4
  %q7.0 = getelementptr i32, ptr addrspace(1) %cells, i32 14
  %r7.0 = atomicrmw umax ptr addrspace(1) %q7.0, i32 %u syncscope("agent") monotonic, align 4
  %q7.1 = getelementptr i32, ptr addrspace(1) %cells, i32 15
  %r7.1 = atomicrmw umax ptr addrspace(1) %q7.1, i32 %v syncscope("agent") monotonic, align 4
  %q8.0 = getelementptr i32, ptr addrspace(1) %cells, i32 16
  %r8.0 = atomicrmw umin ptr addrspace(1) %q8.0, i32 %u syncscope("agent") monotonic, align 4
  %q8.1 = getelementptr i32, ptr addrspace(1) %cells, i32 17
  %r8.1 = atomicrmw umin ptr addrspace(1) %q8.1, i32 %v syncscope("agent") monotonic, align 4
  br label %end

end:
  ret void
}

define amdgpu_kernel void @i32_global_used(ptr addrspace(1) %cells, ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %u, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %m = mul i32 %i, 11
  %k = and i32 %m, 63
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %k
  %v = load i32, ptr addrspace(1) %p
  %c = urem i32 %m, 7
  %some = icmp ult i32 %c, %n
  br i1 %some, label %go, label %end

go:
  %q0.0 = getelementptr i32, ptr addrspace(1) %cells, i32 0
  %r0.0 = atomicrmw add ptr addrspace(1) %q0.0, i32 %u syncscope("agent") monotonic, align 4
  %o0.0 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 0
  store i32 %r0.0, ptr addrspace(1) %o0.0
  %q0.1 = getelementptr i32, ptr addrspace(1) %cells, i32 1
  %r0.1 = atomicrmw add ptr addrspace(1) %q0.1, i32 %v syncscope("agent") monotonic, align 4
  %o0.1 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 1
  store i32 %r0.1, ptr addrspace(1) %o0.1
  %q1.0 = getelementptr i32, ptr addrspace(1) %cells, i32 2
  %r1.0 = atomicrmw sub ptr addrspace(1) %q1.0, i32 %u syncscope("agent") monotonic, align 4
  %o1.0 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 2
  store i32 %r1.0, ptr addrspace(1) %o1.0
  %q1.1 = getelementptr i32, ptr addrspace(1) %cells, i32 3
  %r1.1 = atomicrmw sub ptr addrspace(1) %q1.1, i32 %v syncscope("agent") monotonic, align 4
  %o1.1 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 3
  store i32 %r1.1, ptr addrspace(1) %o1.1
  %q2.0 = getelementptr i32, ptr addrspace(1) %cells, i32 4
  %r2.0 = atomicrmw and ptr addrspace(1) %q2.0, i32 %u syncscope("agent") monotonic, align 4
  %o2.0 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 4
  store i32 %r2.0, ptr addrspace(1) %o2.0
  %q2.1 = getelementptr i32, ptr addrspace(1) %cells, i32 5
  %r2.1 = atomicrmw and ptr addrspace(1) %q2.1, i32 %v syncscope("agent") monotonic, align 4
  %o2.1 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 5
  store i32 %r2.1, ptr addrspace(1) %o2.1
  %q3.0 = getelementptr i32, ptr addrspace(1) %cells, i32 6
  %r3.0 = atomicrmw or ptr addrspace(1) %q3.0, i32 %u syncscope("agent") monotonic, align 4
  %o3.0 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 6
  store i32 %r3.0, ptr addrspace(1) %o3.0
  %q3.1 = getelementptr i32, ptr addrspace(1) %cells, i32 7
  %r3.1 = atomicrmw or ptr addrspace(1) %q3.1, i32 %v syncscope("agent") monotonic, align 4
  %o3.1 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 7
  store i32 %r3.1, ptr addrspace(1) %o3.1
  %q4.0 = getelementptr i32, ptr addrspace(1) %cells, i32 8
  %r4.0 = atomicrmw xor ptr addrspace(1) %q4.0, i32 %u syncscope("agent") monotonic, align 4
  %o4.0 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 8
  store i32 %r4.0, ptr addrspace(1) %o4.0
  %q4.1 = getelementptr i32, ptr addrspace(1) %cells, i32 9
  %r4.1 = atomicrmw xor ptr addrspace(1) %q4.1, i32 %v syncscope("agent") monotonic, align 4
  %o4.1 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 9
  store i32 %r4.1, ptr addrspace(1) %o4.1
  %q5.0 = getelementptr i32, ptr addrspace(1) %cells, i32 10
  %r5.0 = atomicrmw max ptr addrspace(1) %q5.0, i32 %u syncscope("agent") monotonic, align 4
  %o5.0 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 10
  store i32 %r5.0, ptr addrspace(1) %o5.0
  %q5.1 = getelementptr i32, ptr addrspace(1) %cells, i32 11
  %r5.1 = atomicrmw max ptr addrspace(1) %q5.1, i32 %v syncscope("agent") monotonic, align 4
  %o5.1 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 11
  store i32 %r5.1, ptr addrspace(1) %o5.1
  %q6.0 = getelementptr i32, ptr addrspace(1) %cells, i32 12
  %r6.0 = atomicrmw min ptr addrspace(1) %q6.0, i32 %u syncscope("agent") monotonic, align 4
  %o6.0 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 12
  store i32 %r6.0, ptr addrspace(1) %o6.0
  %q6.1 = getelementptr i32, ptr addrspace(1) %cells, i32 13
  %r6.1 = atomicrmw min ptr addrspace(1) %q6.1, i32 %v syncscope("agent") monotonic, align 4
  %o6.1 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 13
  store i32 %r6.1, ptr addrspace(1) %o6.1
  %q7.0 = getelementptr i32, ptr addrspace(1) %cells, i32 14
  %r7.0 = atomicrmw umax ptr addrspace(1) %q7.0, i32 %u syncscope("agent") monotonic, align 4
  %o7.0 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 14
  store i32 %r7.0, ptr addrspace(1) %o7.0
  %q7.1 = getelementptr i32, ptr addrspace(1) %cells, i32 15
  %r7.1 = atomicrmw umax ptr addrspace(1) %q7.1, i32 %v syncscope("agent") monotonic, align 4
  %o7.1 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 15
  store i32 %r7.1, ptr addrspace(1) %o7.1
  %q8.0 = getelementptr i32, ptr addrspace(1) %cells, i32 16
  %r8.0 = atomicrmw umin ptr addrspace(1) %q8.0, i32 %u syncscope("agent") monotonic, align 4
  %o8.0 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 16
  store i32 %r8.0, ptr addrspace(1) %o8.0
  %q8.1 = getelementptr i32, ptr addrspace(1) %cells, i32 17
  %r8.1 = atomicrmw umin ptr addrspace(1) %q8.1, i32 %v syncscope("agent") monotonic, align 4
  %o8.1 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 17
  store i32 %r8.1, ptr addrspace(1) %o8.1
  br label %end

end:
  ret void
}

@lds.i32.0 = internal addrspace(3) global [18 x i32] poison, align 8
define amdgpu_kernel void @i32_lds_unused(ptr addrspace(1) %cells, ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %u, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %m = mul i32 %i, 11
  %k = and i32 %m, 63
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %k
  %v = load i32, ptr addrspace(1) %p
  %few = icmp ult i32 %i, 18
  br i1 %few, label %fill, label %filled

fill:
  %fp = getelementptr i32, ptr addrspace(1) %cells, i32 %i
  %f = load i32, ptr addrspace(1) %fp
  %fq = getelementptr i32, ptr addrspace(3) @lds.i32.0, i32 %i
  store i32 %f, ptr addrspace(3) %fq
  br label %filled

filled:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %c = urem i32 %m, 7
  %some = icmp ult i32 %c, %n
  br i1 %some, label %go, label %end

go:
  %q0.0 = getelementptr i32, ptr addrspace(3) @lds.i32.0, i32 0
  %r0.0 = atomicrmw add ptr addrspace(3) %q0.0, i32 %u syncscope("agent") monotonic, align 4
  %q0.1 = getelementptr i32, ptr addrspace(3) @lds.i32.0, i32 1
  %r0.1 = atomicrmw add ptr addrspace(3) %q0.1, i32 %v syncscope("agent") monotonic, align 4
  %q1.0 = getelementptr i32, ptr addrspace(3) @lds.i32.0, i32 2
  %r1.0 = atomicrmw sub ptr addrspace(3) %q1.0, i32 %u syncscope("agent") monotonic, align 4
  %q1.1 = getelementptr i32, ptr addrspace(3) @lds.i32.0, i32 3
  %r1.1 = atomicrmw sub ptr addrspace(3) %q1.1, i32 %v syncscope("agent") monotonic, align 4
  %q2.0 = getelementptr i32, ptr addrspace(3) @lds.i32.0, i32 4
  %r2.0 = atomicrmw and ptr addrspace(3) %q2.0, i32 %u syncscope("agent") monotonic, align 4
  %q2.1 = getelementptr i32, ptr addrspace(3) @lds.i32.0, i32 5
  %r2.1 = atomicrmw and ptr addrspace(3) %q2.1, i32 %v syncscope("agent") monotonic, align 4
  %q3.0 = getelementptr i32, ptr addrspace(3) @lds.i32.0, i32 6
  %r3.0 = atomicrmw or ptr addrspace(3) %q3.0, i32 %u syncscope("agent") monotonic, align 4
  %q3.1 = getelementptr i32, ptr addrspace(3) @lds.i32.0, i32 7
  %r3.1 = atomicrmw or ptr addrspace(3) %q3.1, i32 %v syncscope("agent") monotonic, align 4
  %q4.0 = getelementptr i32, ptr addrspace(3) @lds.i32.0, i32 8
  %r4.0 = atomicrmw xor ptr addrspace(3) %q4.0, i32 %u syncscope("agent") monotonic, align 4
  %q4.1 = getelementptr i32, ptr addrspace(3) @lds.i32.0, i32 9
  %r4.1 = atomicrmw xor ptr addrspace(3) %q4.1, i32 %v syncscope("agent") monotonic, align 4
  %q5.0 = getelementptr i32, ptr addrspace(3) @lds.i32.0, i32 10
  %r5.0 = atomicrmw max ptr addrspace(3) %q5.0, i32 %u syncscope("agent") monotonic, align 4
  %q5.1 = getelementptr i32, ptr addrspace(3) @lds.i32.0, i32 11
  %r5.1 = atomicrmw max ptr addrspace(3) %q5.1, i32 %v syncscope("agent") monotonic, align 4
  %q6.0 = getelementptr i32, ptr addrspace(3) @lds.i32.0, i32 12
  %r6.0 = atomicrmw min ptr addrspace(3) %q6.0, i32 %u syncscope("agent") monotonic, align 4
  %q6.1 = getelementptr i32, ptr addrspace(3) @lds.i32.0, i32 13
  %r6.1 = atomicrmw min ptr addrspace(3) %q6.1, i32 %v syncscope("agent") monotonic, align 4
  %q7.0 = getelementptr i32, ptr addrspace(3) @lds.i32.0, i32 14
  %r7.0 = atomicrmw umax ptr addrspace(3) %q7.0, i32 %u syncscope("agent") monotonic, align 4
  %q7.1 = getelementptr i32, ptr addrspace(3) @lds.i32.0, i32 15
  %r7.1 = atomicrmw umax ptr addrspace(3) %q7.1, i32 %v syncscope("agent") monotonic, align 4
  %q8.0 = getelementptr i32, ptr addrspace(3) @lds.i32.0, i32 16
  %r8.0 = atomicrmw umin ptr addrspace(3) %q8.0, i32 %u syncscope("agent") monotonic, align 4
  %q8.1 = getelementptr i32, ptr addrspace(3) @lds.i32.0, i32 17
  %r8.1 = atomicrmw umin ptr addrspace(3) %q8.1, i32 %v syncscope("agent") monotonic, align 4
  br label %end

end:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %few2 = icmp ult i32 %i, 18
  br i1 %few2, label %empty, label %done

empty:
  %eq = getelementptr i32, ptr addrspace(3) @lds.i32.0, i32 %i
  %e = load i32, ptr addrspace(3) %eq
  %ep = getelementptr i32, ptr addrspace(1) %cells, i32 %i
  store i32 %e, ptr addrspace(1) %ep
  br label %done

done:
  ret void
}

@lds.i32.1 = internal addrspace(3) global [18 x i32] poison, align 8
define amdgpu_kernel void @i32_lds_used(ptr addrspace(1) %cells, ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %u, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %m = mul i32 %i, 11
  %k = and i32 %m, 63
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %k
  %v = load i32, ptr addrspace(1) %p
  %few = icmp ult i32 %i, 18
  br i1 %few, label %fill, label %filled

fill:
  %fp = getelementptr i32, ptr addrspace(1) %cells, i32 %i
  %f = load i32, ptr addrspace(1) %fp
  %fq = getelementptr i32, ptr addrspace(3) @lds.i32.1, i32 %i
  store i32 %f, ptr addrspace(3) %fq
  br label %filled

filled:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %c = urem i32 %m, 7
  %some = icmp ult i32 %c, %n
  br i1 %some, label %go, label %end

go:
  %q0.0 = getelementptr i32, ptr addrspace(3) @lds.i32.1, i32 0
  %r0.0 = atomicrmw add ptr addrspace(3) %q0.0, i32 %u syncscope("agent") monotonic, align 4
  %o0.0 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 0
  store i32 %r0.0, ptr addrspace(1) %o0.0
  %q0.1 = getelementptr i32, ptr addrspace(3) @lds.i32.1, i32 1
  %r0.1 = atomicrmw add ptr addrspace(3) %q0.1, i32 %v syncscope("agent") monotonic, align 4
  %o0.1 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 1
  store i32 %r0.1, ptr addrspace(1) %o0.1
  %q1.0 = getelementptr i32, ptr addrspace(3) @lds.i32.1, i32 2
  %r1.0 = atomicrmw sub ptr addrspace(3) %q1.0, i32 %u syncscope("agent") monotonic, align 4
  %o1.0 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 2
  store i32 %r1.0, ptr addrspace(1) %o1.0
  %q1.1 = getelementptr i32, ptr addrspace(3) @lds.i32.1, i32 3
  %r1.1 = atomicrmw sub ptr addrspace(3) %q1.1, i32 %v syncscope("agent") monotonic, align 4
  %o1.1 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 3
  store i32 %r1.1, ptr addrspace(1) %o1.1
  %q2.0 = getelementptr i32, ptr addrspace(3) @lds.i32.1, i32 4
  %r2.0 = atomicrmw and ptr addrspace(3) %q2.0, i32 %u syncscope("agent") monotonic, align 4
  %o2.0 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 4
  store i32 %r2.0, ptr addrspace(1) %o2.0
  %q2.1 = getelementptr i32, ptr addrspace(3) @lds.i32.1, i32 5
  %r2.1 = atomicrmw and ptr addrspace(3) %q2.1, i32 %v syncscope("agent") monotonic, align 4
  %o2.1 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 5
  store i32 %r2.1, ptr addrspace(1) %o2.1
  %q3.0 = getelementptr i32, ptr addrspace(3) @lds.i32.1, i32 6
  %r3.0 = atomicrmw or ptr addrspace(3) %q3.0, i32 %u syncscope("agent") monotonic, align 4
  %o3.0 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 6
  store i32 %r3.0, ptr addrspace(1) %o3.0
  %q3.1 = getelementptr i32, ptr addrspace(3) @lds.i32.1, i32 7
  %r3.1 = atomicrmw or ptr addrspace(3) %q3.1, i32 %v syncscope("agent") monotonic, align 4
  %o3.1 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 7
  store i32 %r3.1, ptr addrspace(1) %o3.1
  %q4.0 = getelementptr i32, ptr addrspace(3) @lds.i32.1, i32 8
  %r4.0 = atomicrmw xor ptr addrspace(3) %q4.0, i32 %u syncscope("agent") monotonic, align 4
  %o4.0 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 8
  store i32 %r4.0, ptr addrspace(1) %o4.0
  %q4.1 = getelementptr i32, ptr addrspace(3) @lds.i32.1, i32 9
  %r4.1 = atomicrmw xor ptr addrspace(3) %q4.1, i32 %v syncscope("agent") monotonic, align 4
  %o4.1 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 9
  store i32 %r4.1, ptr addrspace(1) %o4.1
  %q5.0 = getelementptr i32, ptr addrspace(3) @lds.i32.1, i32 10
  %r5.0 = atomicrmw max ptr addrspace(3) %q5.0, i32 %u syncscope("agent") monotonic, align 4
  %o5.0 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 10
  store i32 %r5.0, ptr addrspace(1) %o5.0
  %q5.1 = getelementptr i32, ptr addrspace(3) @lds.i32.1, i32 11
  %r5.1 = atomicrmw max ptr addrspace(3) %q5.1, i32 %v syncscope("agent") monotonic, align 4
  %o5.1 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 11
  store i32 %r5.1, ptr addrspace(1) %o5.1
  %q6.0 = getelementptr i32, ptr addrspace(3) @lds.i32.1, i32 12
  %r6.0 = atomicrmw min ptr addrspace(3) %q6.0, i32 %u syncscope("agent") monotonic, align 4
  %o6.0 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 12
  store i32 %r6.0, ptr addrspace(1) %o6.0
  %q6.1 = getelementptr i32, ptr addrspace(3) @lds.i32.1, i32 13
  %r6.1 = atomicrmw min ptr addrspace(3) %q6.1, i32 %v syncscope("agent") monotonic, align 4
  %o6.1 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 13
  store i32 %r6.1, ptr addrspace(1) %o6.1
  %q7.0 = getelementptr i32, ptr addrspace(3) @lds.i32.1, i32 14
  %r7.0 = atomicrmw umax ptr addrspace(3) %q7.0, i32 %u syncscope("agent") monotonic, align 4
  %o7.0 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 14
  store i32 %r7.0, ptr addrspace(1) %o7.0
  %q7.1 = getelementptr i32, ptr addrspace(3) @lds.i32.1, i32 15
  %r7.1 = atomicrmw umax ptr addrspace(3) %q7.1, i32 %v syncscope("agent") monotonic, align 4
  %o7.1 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 15
  store i32 %r7.1, ptr addrspace(1) %o7.1
  %q8.0 = getelementptr i32, ptr addrspace(3) @lds.i32.1, i32 16
  %r8.0 = atomicrmw umin ptr addrspace(3) %q8.0, i32 %u syncscope("agent") monotonic, align 4
  %o8.0 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 16
  store i32 %r8.0, ptr addrspace(1) %o8.0
  %q8.1 = getelementptr i32, ptr addrspace(3) @lds.i32.1, i32 17
  %r8.1 = atomicrmw umin ptr addrspace(3) %q8.1, i32 %v syncscope("agent") monotonic, align 4
  %o8.1 = getelementptr [18 x i32], ptr addrspace(1) %out, i32 %i, i32 17
  store i32 %r8.1, ptr addrspace(1) %o8.1
  br label %end

end:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %few2 = icmp ult i32 %i, 18
  br i1 %few2, label %empty, label %done

empty:
  %eq = getelementptr i32, ptr addrspace(3) @lds.i32.1, i32 %i
  %e = load i32, ptr addrspace(3) %eq
  %ep = getelementptr i32, ptr addrspace(1) %cells, i32 %i
  store i32 %e, ptr addrspace(1) %ep
  br label %done

done:
  ret void
}

define amdgpu_kernel void @i64_global_unused(ptr addrspace(1) %cells, ptr addrspace(1) %in, ptr addrspace(1) %out, i64 %u, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %m = mul i32 %i, 11
  %k = and i32 %m, 63
  %p = getelementptr i64, ptr addrspace(1) %in, i32 %k
  %v = load i64, ptr addrspace(1) %p
  %c = urem i32 %m, 7
  %some = icmp ult i32 %c, %n
  br i1 %some, label %go, label %end

go:
  %q0.0 = getelementptr i64, ptr addrspace(1) %cells, i32 0
  %r0.0 = atomicrmw add ptr addrspace(1) %q0.0, i64 %u syncscope("agent") monotonic, align 8
  %q0.1 = getelementptr i64, ptr addrspace(1) %cells, i32 1
  %r0.1 = atomicrmw add ptr addrspace(1) %q0.1, i64 %v syncscope("agent") monotonic, align 8
  %q1.0 = getelementptr i64, ptr addrspace(1) %cells, i32 2
  %r1.0 = atomicrmw sub ptr addrspace(1) %q1.0, i64 %u syncscope("agent") monotonic, align 8
  %q1.1 = getelementptr i64, ptr addrspace(1) %cells, i32 3
  %r1.1 = atomicrmw sub ptr addrspace(1) %q1.1, i64 %v syncscope("agent") monotonic, align 8
  %q2.0 = getelementptr i64, ptr addrspace(1) %cells, i32 4
  %r2.0 = atomicrmw and ptr addrspace(1) %q2.0, i64 %u syncscope("agent") monotonic, align 8
  %q2.1 = getelementptr i64, ptr addrspace(1) %cells, i32 5
  %r2.1 = atomicrmw and ptr addrspace(1) %q2.1, i64 %v syncscope("agent") monotonic, align 8
  %q3.0 = getelementptr i64, ptr addrspace(1) %cells, i32 6
  %r3.0 = atomicrmw or ptr addrspace(1) %q3.0, i64 %u syncscope("agent") monotonic, align 8
  %q3.1 = getelementptr i64, ptr addrspace(1) %cells, i32 7
  %r3.1 = atomicrmw or ptr addrspace(1) %q3.1, i64 %v syncscope("agent") monotonic, align 8
  %q4.0 = getelementptr i64, ptr addrspace(1) %cells, i32 8
  %r4.0 = atomicrmw xor ptr addrspace(1) %q4.0, i64 %u syncscope("agent") monotonic, align 8
  %q4.1 = getelementptr i64, ptr addrspace(1) %cells, i32 9
  %r4.1 = atomicrmw xor ptr addrspace(1) %q4.1, i64 %v syncscope("agent") monotonic, align 8
  %q5.0 = getelementptr i64, ptr addrspace(1) %cells, i32 10
  %r5.0 = atomicrmw max ptr addrspace(1) %q5.0, i64 %u syncscope("agent") monotonic, align 8
  %q5.1 = getelementptr i64, ptr addrspace(1) %cells, i32 11
  %r5.1 = atomicrmw max ptr addrspace(1) %q5.1, i64 %v syncscope("agent") monotonic, align 8
  %q6.0 = getelementptr i64, ptr addrspace(1) %cells, i32 12
  %r6.0 = atomicrmw min ptr addrspace(1) %q6.0, i64 %u syncscope("agent") monotonic, align 8
  %q6.1 = getelementptr i64, ptr addrspace(1) %cells, i32 13
  %r6.1 = atomicrmw min ptr addrspace(1) %q6.1, i64 %v syncscope("agent") monotonic, align 8
  %q7.0 = getelementptr i64, ptr addrspace(1) %cells, i32 14
  %r7.0 = atomicrmw umax ptr addrspace(1) %q7.0, i64 %u syncscope("agent") monotonic, align 8
  %q7.1 = getelementptr i64, ptr addrspace(1) %cells, i32 15
  %r7.1 = atomicrmw umax ptr addrspace(1) %q7.1, i64 %v syncscope("agent") monotonic, align 8
  %q8.0 = getelementptr i64, ptr addrspace(1) %cells, i32 16
  %r8.0 = atomicrmw umin ptr addrspace(1) %q8.0, i64 %u syncscope("agent") monotonic, align 8
  %q8.1 = getelementptr i64, ptr addrspace(1) %cells, i32 17
  %r8.1 = atomicrmw umin ptr addrspace(1) %q8.1, i64 %v syncscope("agent") monotonic, align 8
  br label %end

end:
  ret void
}

define amdgpu_kernel void @i64_global_used(ptr addrspace(1) %cells, ptr addrspace(1) %in, ptr addrspace(1) %out, i64 %u, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %m = mul i32 %i, 11
  %k = and i32 %m, 63
  %p = getelementptr i64, ptr addrspace(1) %in, i32 %k
  %v = load i64, ptr addrspace(1) %p
  %c = urem i32 %m, 7
  %some = icmp ult i32 %c, %n
  br i1 %some, label %go, label %end

go:
  %q0.0 = getelementptr i64, ptr addrspace(1) %cells, i32 0
  %r0.0 = atomicrmw add ptr addrspace(1) %q0.0, i64 %u syncscope("agent") monotonic, align 8
  %o0.0 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 0
  store i64 %r0.0, ptr addrspace(1) %o0.0
  %q0.1 = getelementptr i64, ptr addrspace(1) %cells, i32 1
  %r0.1 = atomicrmw add ptr addrspace(1) %q0.1, i64 %v syncscope("agent") monotonic, align 8
  %o0.1 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 1
  store i64 %r0.1, ptr addrspace(1) %o0.1
  %q1.0 = getelementptr i64, ptr addrspace(1) %cells, i32 2
  %r1.0 = atomicrmw sub ptr addrspace(1) %q1.0, i64 %u syncscope("agent") monotonic, align 8
  %o1.0 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 2
  store i64 %r1.0, ptr addrspace(1) %o1.0
  %q1.1 = getelementptr i64, ptr addrspace(1) %cells, i32 3
  %r1.1 = atomicrmw sub ptr addrspace(1) %q1.1, i64 %v syncscope("agent") monotonic, align 8
  %o1.1 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 3
  store i64 %r1.1, ptr addrspace(1) %o1.1
  %q2.0 = getelementptr i64, ptr addrspace(1) %cells, i32 4
  %r2.0 = atomicrmw and ptr addrspace(1) %q2.0, i64 %u syncscope("agent") monotonic, align 8
  %o2.0 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 4
  store i64 %r2.0, ptr addrspace(1) %o2.0
  %q2.1 = getelementptr i64, ptr addrspace(1) %cells, i32 5
  %r2.1 = atomicrmw and ptr addrspace(1) %q2.1, i64 %v syncscope("agent") monotonic, align 8
  %o2.1 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 5
  store i64 %r2.1, ptr addrspace(1) %o2.1
  %q3.0 = getelementptr i64, ptr addrspace(1) %cells, i32 6
  %r3.0 = atomicrmw or ptr addrspace(1) %q3.0, i64 %u syncscope("agent") monotonic, align 8
  %o3.0 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 6
  store i64 %r3.0, ptr addrspace(1) %o3.0
  %q3.1 = getelementptr i64, ptr addrspace(1) %cells, i32 7
  %r3.1 = atomicrmw or ptr addrspace(1) %q3.1, i64 %v syncscope("agent") monotonic, align 8
  %o3.1 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 7
  store i64 %r3.1, ptr addrspace(1) %o3.1
  %q4.0 = getelementptr i64, ptr addrspace(1) %cells, i32 8
  %r4.0 = atomicrmw xor ptr addrspace(1) %q4.0, i64 %u syncscope("agent") monotonic, align 8
  %o4.0 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 8
  store i64 %r4.0, ptr addrspace(1) %o4.0
  %q4.1 = getelementptr i64, ptr addrspace(1) %cells, i32 9
  %r4.1 = atomicrmw xor ptr addrspace(1) %q4.1, i64 %v syncscope("agent") monotonic, align 8
  %o4.1 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 9
  store i64 %r4.1, ptr addrspace(1) %o4.1
  %q5.0 = getelementptr i64, ptr addrspace(1) %cells, i32 10
  %r5.0 = atomicrmw max ptr addrspace(1) %q5.0, i64 %u syncscope("agent") monotonic, align 8
  %o5.0 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 10
  store i64 %r5.0, ptr addrspace(1) %o5.0
  %q5.1 = getelementptr i64, ptr addrspace(1) %cells, i32 11
  %r5.1 = atomicrmw max ptr addrspace(1) %q5.1, i64 %v syncscope("agent") monotonic, align 8
  %o5.1 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 11
  store i64 %r5.1, ptr addrspace(1) %o5.1
  %q6.0 = getelementptr i64, ptr addrspace(1) %cells, i32 12
  %r6.0 = atomicrmw min ptr addrspace(1) %q6.0, i64 %u syncscope("agent") monotonic, align 8
  %o6.0 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 12
  store i64 %r6.0, ptr addrspace(1) %o6.0
  %q6.1 = getelementptr i64, ptr addrspace(1) %cells, i32 13
  %r6.1 = atomicrmw min ptr addrspace(1) %q6.1, i64 %v syncscope("agent") monotonic, align 8
  %o6.1 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 13
  store i64 %r6.1, ptr addrspace(1) %o6.1
  %q7.0 = getelementptr i64, ptr addrspace(1) %cells, i32 14
  %r7.0 = atomicrmw umax ptr addrspace(1) %q7.0, i64 %u syncscope("agent") monotonic, align 8
  %o7.0 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 14
  store i64 %r7.0, ptr addrspace(1) %o7.0
  %q7.1 = getelementptr i64, ptr addrspace(1) %cells, i32 15
  %r7.1 = atomicrmw umax ptr addrspace(1) %q7.1, i64 %v syncscope("agent") monotonic, align 8
  %o7.1 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 15
  store i64 %r7.1, ptr addrspace(1) %o7.1
  %q8.0 = getelementptr i64, ptr addrspace(1) %cells, i32 16
  %r8.0 = atomicrmw umin ptr addrspace(1) %q8.0, i64 %u syncscope("agent") monotonic, align 8
  %o8.0 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 16
  store i64 %r8.0, ptr addrspace(1) %o8.0
  %q8.1 = getelementptr i64, ptr addrspace(1) %cells, i32 17
  %r8.1 = atomicrmw umin ptr addrspace(1) %q8.1, i64 %v syncscope("agent") monotonic, align 8
  %o8.1 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 17
  store i64 %r8.1, ptr addrspace(1) %o8.1
  br label %end

end:
  ret void
}

@lds.i64.0 = internal addrspace(3) global [18 x i64] poison, align 8
define amdgpu_kernel void @i64_lds_unused(ptr addrspace(1) %cells, ptr addrspace(1) %in, ptr addrspace(1) %out, i64 %u, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %m = mul i32 %i, 11
  %k = and i32 %m, 63
  %p = getelementptr i64, ptr addrspace(1) %in, i32 %k
  %v = load i64, ptr addrspace(1) %p
  %few = icmp ult i32 %i, 18
  br i1 %few, label %fill, label %filled

fill:
  %fp = getelementptr i64, ptr addrspace(1) %cells, i32 %i
  %f = load i64, ptr addrspace(1) %fp
  %fq = getelementptr i64, ptr addrspace(3) @lds.i64.0, i32 %i
  store i64 %f, ptr addrspace(3) %fq
  br label %filled

filled:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %c = urem i32 %m, 7
  %some = icmp ult i32 %c, %n
  br i1 %some, label %go, label %end

go:
  %q0.0 = getelementptr i64, ptr addrspace(3) @lds.i64.0, i32 0
  %r0.0 = atomicrmw add ptr addrspace(3) %q0.0, i64 %u syncscope("agent") monotonic, align 8
  %q0.1 = getelementptr i64, ptr addrspace(3) @lds.i64.0, i32 1
  %r0.1 = atomicrmw add ptr addrspace(3) %q0.1, i64 %v syncscope("agent") monotonic, align 8
  %q1.0 = getelementptr i64, ptr addrspace(3) @lds.i64.0, i32 2
  %r1.0 = atomicrmw sub ptr addrspace(3) %q1.0, i64 %u syncscope("agent") monotonic, align 8
  %q1.1 = getelementptr i64, ptr addrspace(3) @lds.i64.0, i32 3
  %r1.1 = atomicrmw sub ptr addrspace(3) %q1.1, i64 %v syncscope("agent") monotonic, align 8
  %q2.0 = getelementptr i64, ptr addrspace(3) @lds.i64.0, i32 4
  %r2.0 = atomicrmw and ptr addrspace(3) %q2.0, i64 %u syncscope("agent") monotonic, align 8
  %q2.1 = getelementptr i64, ptr addrspace(3) @lds.i64.0, i32 5
  %r2.1 = atomicrmw and ptr addrspace(3) %q2.1, i64 %v syncscope("agent") monotonic, align 8
  %q3.0 = getelementptr i64, ptr addrspace(3) @lds.i64.0, i32 6
  %r3.0 = atomicrmw or ptr addrspace(3) %q3.0, i64 %u syncscope("agent") monotonic, align 8
  %q3.1 = getelementptr i64, ptr addrspace(3) @lds.i64.0, i32 7
  %r3.1 = atomicrmw or ptr addrspace(3) %q3.1, i64 %v syncscope("agent") monotonic, align 8
  %q4.0 = getelementptr i64, ptr addrspace(3) @lds.i64.0, i32 8
  %r4.0 = atomicrmw xor ptr addrspace(3) %q4.0, i64 %u syncscope("agent") monotonic, align 8
  %q4.1 = getelementptr i64, ptr addrspace(3) @lds.i64.0, i32 9
  %r4.1 = atomicrmw xor ptr addrspace(3) %q4.1, i64 %v syncscope("agent") monotonic, align 8
  %q5.0 = getelementptr i64, ptr addrspace(3) @lds.i64.0, i32 10
  %r5.0 = atomicrmw max ptr addrspace(3) %q5.0, i64 %u syncscope("agent") monotonic, align 8
  %q5.1 = getelementptr i64, ptr addrspace(3) @lds.i64.0, i32 11
  %r5.1 = atomicrmw max ptr addrspace(3) %q5.1, i64 %v syncscope("agent") monotonic, align 8
  %q6.0 = getelementptr i64, ptr addrspace(3) @lds.i64.0, i32 12
  %r6.0 = atomicrmw min ptr addrspace(3) %q6.0, i64 %u syncscope("agent") monotonic, align 8
  %q6.1 = getelementptr i64, ptr addrspace(3) @lds.i64.0, i32 13
  %r6.1 = atomicrmw min ptr addrspace(3) %q6.1, i64 %v syncscope("agent") monotonic, align 8
  %q7.0 = getelementptr i64, ptr addrspace(3) @lds.i64.0, i32 14
  %r7.0 = atomicrmw umax ptr addrspace(3) %q7.0, i64 %u syncscope("agent") monotonic, align 8
  %q7.1 = getelementptr i64, ptr addrspace(3) @lds.i64.0, i32 15
  %r7.1 = atomicrmw umax ptr addrspace(3) %q7.1, i64 %v syncscope("agent") monotonic, align 8
  %q8.0 = getelementptr i64, ptr addrspace(3) @lds.i64.0, i32 16
  %r8.0 = atomicrmw umin ptr addrspace(3) %q8.0, i64 %u syncscope("agent") monotonic, align 8
  %q8.1 = getelementptr i64, ptr addrspace(3) @lds.i64.0, i32 17
  %r8.1 = atomicrmw umin ptr addrspace(3) %q8.1, i64 %v syncscope("agent") monotonic, align 8
  br label %end

end:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %few2 = icmp ult i32 %i, 18
  br i1 %few2, label %empty, label %done

empty:
  %eq = getelementptr i64, ptr addrspace(3) @lds.i64.0, i32 %i
  %e = load i64, ptr addrspace(3) %eq
  %ep = getelementptr i64, ptr addrspace(1) %cells, i32 %i
  store i64 %e, ptr addrspace(1) %ep
  br label %done

done:
  ret void
}

@lds.i64.1 = internal addrspace(3) global [18 x i64] poison, align 8
define amdgpu_kernel void @i64_lds_used(ptr addrspace(1) %cells, ptr addrspace(1) %in, ptr addrspace(1) %out, i64 %u, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %m = mul i32 %i, 11
  %k = and i32 %m, 63
  %p = getelementptr i64, ptr addrspace(1) %in, i32 %k
  %v = load i64, ptr addrspace(1) %p
  %few = icmp ult i32 %i, 18
  br i1 %few, label %fill, label %filled

fill:
  %fp = getelementptr i64, ptr addrspace(1) %cells, i32 %i
  %f = load i64, ptr addrspace(1) %fp
  %fq = getelementptr i64, ptr addrspace(3) @lds.i64.1, i32 %i
  store i64 %f, ptr addrspace(3) %fq
  br label %filled

filled:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %c = urem i32 %m, 7
  %some = icmp ult i32 %c, %n
  br i1 %some, label %go, label %end

go:
  %q0.0 = getelementptr i64, ptr addrspace(3) @lds.i64.1, i32 0
  %r0.0 = atomicrmw add ptr addrspace(3) %q0.0, i64 %u syncscope("agent") monotonic, align 8
  %o0.0 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 0
  store i64 %r0.0, ptr addrspace(1) %o0.0
  %q0.1 = getelementptr i64, ptr addrspace(3) @lds.i64.1, i32 1
  %r0.1 = atomicrmw add ptr addrspace(3) %q0.1, i64 %v syncscope("agent") monotonic, align 8
  %o0.1 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 1
  store i64 %r0.1, ptr addrspace(1) %o0.1
  %q1.0 = getelementptr i64, ptr addrspace(3) @lds.i64.1, i32 2
  %r1.0 = atomicrmw sub ptr addrspace(3) %q1.0, i64 %u syncscope("agent") monotonic, align 8
  %o1.0 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 2
  store i64 %r1.0, ptr addrspace(1) %o1.0
  %q1.1 = getelementptr i64, ptr addrspace(3) @lds.i64.1, i32 3
  %r1.1 = atomicrmw sub ptr addrspace(3) %q1.1, i64 %v syncscope("agent") monotonic, align 8
  %o1.1 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 3
  store i64 %r1.1, ptr addrspace(1) %o1.1
  %q2.0 = getelementptr i64, ptr addrspace(3) @lds.i64.1, i32 4
  %r2.0 = atomicrmw and ptr addrspace(3) %q2.0, i64 %u syncscope("agent") monotonic, align 8
  %o2.0 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 4
  store i64 %r2.0, ptr addrspace(1) %o2.0
  %q2.1 = getelementptr i64, ptr addrspace(3) @lds.i64.1, i32 5
  %r2.1 = atomicrmw and ptr addrspace(3) %q2.1, i64 %v syncscope("agent") monotonic, align 8
  %o2.1 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 5
  store i64 %r2.1, ptr addrspace(1) %o2.1
  %q3.0 = getelementptr i64, ptr addrspace(3) @lds.i64.1, i32 6
  %r3.0 = atomicrmw or ptr addrspace(3) %q3.0, i64 %u syncscope("agent") monotonic, align 8
  %o3.0 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 6
  store i64 %r3.0, ptr addrspace(1) %o3.0
  %q3.1 = getelementptr i64, ptr addrspace(3) @lds.i64.1, i32 7
  %r3.1 = atomicrmw or ptr addrspace(3) %q3.1, i64 %v syncscope("agent") monotonic, align 8
  %o3.1 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 7
  store i64 %r3.1, ptr addrspace(1) %o3.1
  %q4.0 = getelementptr i64, ptr addrspace(3) @lds.i64.1, i32 8
  %r4.0 = atomicrmw xor ptr addrspace(3) %q4.0, i64 %u syncscope("agent") monotonic, align 8
  %o4.0 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 8
  store i64 %r4.0, ptr addrspace(1) %o4.0
  %q4.1 = getelementptr i64, ptr addrspace(3) @lds.i64.1, i32 9
  %r4.1 = atomicrmw xor ptr addrspace(3) %q4.1, i64 %v syncscope("agent") monotonic, align 8
  %o4.1 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 9
  store i64 %r4.1, ptr addrspace(1) %o4.1
  %q5.0 = getelementptr i64, ptr addrspace(3) @lds.i64.1, i32 10
  %r5.0 = atomicrmw max ptr addrspace(3) %q5.0, i64 %u syncscope("agent") monotonic, align 8
  %o5.0 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 10
  store i64 %r5.0, ptr addrspace(1) %o5.0
  %q5.1 = getelementptr i64, ptr addrspace(3) @lds.i64.1, i32 11
  %r5.1 = atomicrmw max ptr addrspace(3) %q5.1, i64 %v syncscope("agent") monotonic, align 8
  %o5.1 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 11
  store i64 %r5.1, ptr addrspace(1) %o5.1
  %q6.0 = getelementptr i64, ptr addrspace(3) @lds.i64.1, i32 12
  %r6.0 = atomicrmw min ptr addrspace(3) %q6.0, i64 %u syncscope("agent") monotonic, align 8
  %o6.0 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 12
  store i64 %r6.0, ptr addrspace(1) %o6.0
  %q6.1 = getelementptr i64, ptr addrspace(3) @lds.i64.1, i32 13
  %r6.1 = atomicrmw min ptr addrspace(3) %q6.1, i64 %v syncscope("agent") monotonic, align 8
  %o6.1 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 13
  store i64 %r6.1, ptr addrspace(1) %o6.1
  %q7.0 = getelementptr i64, ptr addrspace(3) @lds.i64.1, i32 14
  %r7.0 = atomicrmw umax ptr addrspace(3) %q7.0, i64 %u syncscope("agent") monotonic, align 8
  %o7.0 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 14
  store i64 %r7.0, ptr addrspace(1) %o7.0
  %q7.1 = getelementptr i64, ptr addrspace(3) @lds.i64.1, i32 15
  %r7.1 = atomicrmw umax ptr addrspace(3) %q7.1, i64 %v syncscope("agent") monotonic, align 8
  %o7.1 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 15
  store i64 %r7.1, ptr addrspace(1) %o7.1
  %q8.0 = getelementptr i64, ptr addrspace(3) @lds.i64.1, i32 16
  %r8.0 = atomicrmw umin ptr addrspace(3) %q8.0, i64 %u syncscope("agent") monotonic, align 8
  %o8.0 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 16
  store i64 %r8.0, ptr addrspace(1) %o8.0
  %q8.1 = getelementptr i64, ptr addrspace(3) @lds.i64.1, i32 17
  %r8.1 = atomicrmw umin ptr addrspace(3) %q8.1, i64 %v syncscope("agent") monotonic, align 8
  %o8.1 = getelementptr [18 x i64], ptr addrspace(1) %out, i32 %i, i32 17
  store i64 %r8.1, ptr addrspace(1) %o8.1
  br label %end

end:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %few2 = icmp ult i32 %i, 18
  br i1 %few2, label %empty, label %done

empty:
  %eq = getelementptr i64, ptr addrspace(3) @lds.i64.1, i32 %i
  %e = load i64, ptr addrspace(3) %eq
  %ep = getelementptr i64, ptr addrspace(1) %cells, i32 %i
  store i64 %e, ptr addrspace(1) %ep
  br label %done

done:
  ret void
}

define amdgpu_kernel void @float_global_unused(ptr addrspace(1) %cells, ptr addrspace(1) %in, ptr addrspace(1) %out, float %u, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %m = mul i32 %i, 11
  %k = and i32 %m, 63
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %k
  %b = load i32, ptr addrspace(1) %p
  %a = and i32 %b, 1023
  %v = uitofp i32 %a to float
  %c = urem i32 %m, 7
  %some = icmp ult i32 %c, %n
  br i1 %some, label %go, label %end

go:
  %q0.0 = getelementptr float, ptr addrspace(1) %cells, i32 0
  %r0.0 = atomicrmw fadd ptr addrspace(1) %q0.0, float %u syncscope("agent") monotonic, align 4
  %q0.1 = getelementptr float, ptr addrspace(1) %cells, i32 1
  %r0.1 = atomicrmw fadd ptr addrspace(1) %q0.1, float %v syncscope("agent") monotonic, align 4
  %q1.0 = getelementptr float, ptr addrspace(1) %cells, i32 2
  %r1.0 = atomicrmw fsub ptr addrspace(1) %q1.0, float %u syncscope("agent") monotonic, align 4
  %q1.1 = getelementptr float, ptr addrspace(1) %cells, i32 3
  %r1.1 = atomicrmw fsub ptr addrspace(1) %q1.1, float %v syncscope("agent") monotonic, align 4
  %q2.0 = getelementptr float, ptr addrspace(1) %cells, i32 4
  %r2.0 = atomicrmw fmax ptr addrspace(1) %q2.0, float %u syncscope("agent") monotonic, align 4
  %q2.1 = getelementptr float, ptr addrspace(1) %cells, i32 5
  %r2.1 = atomicrmw fmax ptr addrspace(1) %q2.1, float %v syncscope("agent") monotonic, align 4
  %q3.0 = getelementptr float, ptr addrspace(1) %cells, i32 6
  %r3.0 = atomicrmw fmin ptr addrspace(1) %q3.0, float %u syncscope("agent") monotonic, align 4
  %q3.1 = getelementptr float, ptr addrspace(1) %cells, i32 7
  %r3.1 = atomicrmw fmin ptr addrspace(1) %q3.1, float %v syncscope("agent") monotonic, align 4
  br label %end

end:
  ret void
}

define amdgpu_kernel void @float_global_used(ptr addrspace(1) %cells, ptr addrspace(1) %in, ptr addrspace(1) %out, float %u, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %m = mul i32 %i, 11
  %k = and i32 %m, 63
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %k
  %b = load i32, ptr addrspace(1) %p
  %a = and i32 %b, 1023
  %v = uitofp i32 %a to float
  %c = urem i32 %m, 7
  %some = icmp ult i32 %c, %n
  br i1 %some, label %go, label %end

go:
  %q0.0 = getelementptr float, ptr addrspace(1) %cells, i32 0
  %r0.0 = atomicrmw fadd ptr addrspace(1) %q0.0, float %u syncscope("agent") monotonic, align 4
  %o0.0 = getelementptr [8 x float], ptr addrspace(1) %out, i32 %i, i32 0
  store float %r0.0, ptr addrspace(1) %o0.0
  %q0.1 = getelementptr float, ptr addrspace(1) %cells, i32 1
  %r0.1 = atomicrmw fadd ptr addrspace(1) %q0.1, float %v syncscope("agent") monotonic, align 4
  %o0.1 = getelementptr [8 x float], ptr addrspace(1) %out, i32 %i, i32 1
  store float %r0.1, ptr addrspace(1) %o0.1
  %q1.0 = getelementptr float, ptr addrspace(1) %cells, i32 2
  %r1.0 = atomicrmw fsub ptr addrspace(1) %q1.0, float %u syncscope("agent") monotonic, align 4
  %o1.0 = getelementptr [8 x float], ptr addrspace(1) %out, i32 %i, i32 2
  store float %r1.0, ptr addrspace(1) %o1.0
  %q1.1 = getelementptr float, ptr addrspace(1) %cells, i32 3
  %r1.1 = atomicrmw fsub ptr addrspace(1) %q1.1, float %v syncscope("agent") monotonic, align 4
  %o1.1 = getelementptr [8 x float], ptr addrspace(1) %out, i32 %i, i32 3
  store float %r1.1, ptr addrspace(1) %o1.1
  %q2.0 = getelementptr float, ptr addrspace(1) %cells, i32 4
  %r2.0 = atomicrmw fmax ptr addrspace(1) %q2.0, float %u syncscope("agent") monotonic, align 4
  %o2.0 = getelementptr [8 x float], ptr addrspace(1) %out, i32 %i, i32 4
  store float %r2.0, ptr addrspace(1) %o2.0
  %q2.1 = getelementptr float, ptr addrspace(1) %cells, i32 5
  %r2.1 = atomicrmw fmax ptr addrspace(1) %q2.1, float %v syncscope("agent") monotonic, align 4
  %o2.1 = getelementptr [8 x float], ptr addrspace(1) %out, i32 %i, i32 5
  store float %r2.1, ptr addrspace(1) %o2.1
  %q3.0 = getelementptr float, ptr addrspace(1) %cells, i32 6
  %r3.0 = atomicrmw fmin ptr addrspace(1) %q3.0, float %u syncscope("agent") monotonic, align 4
  %o3.0 = getelementptr [8 x float], ptr addrspace(1) %out, i32 %i, i32 6
  store float %r3.0, ptr addrspace(1) %o3.0
  %q3.1 = getelementptr float, ptr addrspace(1) %cells, i32 7
  %r3.1 = atomicrmw fmin ptr addrspace(1) %q3.1, float %v syncscope("agent") monotonic, align 4
  %o3.1 = getelementptr [8 x float], ptr addrspace(1) %out, i32 %i, i32 7
  store float %r3.1, ptr addrspace(1) %o3.1
  br label %end

end:
  ret void
}

@lds.float.0 = internal addrspace(3) global [8 x float] poison, align 8
define amdgpu_kernel void @float_lds_unused(ptr addrspace(1) %cells, ptr addrspace(1) %in, ptr addrspace(1) %out, float %u, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %m = mul i32 %i, 11
  %k = and i32 %m, 63
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %k
  %b = load i32, ptr addrspace(1) %p
  %a = and i32 %b, 1023
  %v = uitofp i32 %a to float
  %few = icmp ult i32 %i, 8
  br i1 %few, label %fill, label %filled

fill:
  %fp = getelementptr float, ptr addrspace(1) %cells, i32 %i
  %f = load float, ptr addrspace(1) %fp
  %fq = getelementptr float, ptr addrspace(3) @lds.float.0, i32 %i
  store float %f, ptr addrspace(3) %fq
  br label %filled

filled:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %c = urem i32 %m, 7
  %some = icmp ult i32 %c, %n
  br i1 %some, label %go, label %end

go:
  %q0.0 = getelementptr float, ptr addrspace(3) @lds.float.0, i32 0
  %r0.0 = atomicrmw fadd ptr addrspace(3) %q0.0, float %u syncscope("agent") monotonic, align 4
  %q0.1 = getelementptr float, ptr addrspace(3) @lds.float.0, i32 1
  %r0.1 = atomicrmw fadd ptr addrspace(3) %q0.1, float %v syncscope("agent") monotonic, align 4
  %q1.0 = getelementptr float, ptr addrspace(3) @lds.float.0, i32 2
  %r1.0 = atomicrmw fsub ptr addrspace(3) %q1.0, float %u syncscope("agent") monotonic, align 4
  %q1.1 = getelementptr float, ptr addrspace(3) @lds.float.0, i32 3
  %r1.1 = atomicrmw fsub ptr addrspace(3) %q1.1, float %v syncscope("agent") monotonic, align 4
  %q2.0 = getelementptr float, ptr addrspace(3) @lds.float.0, i32 4
  %r2.0 = atomicrmw fmax ptr addrspace(3) %q2.0, float %u syncscope("agent") monotonic, align 4
  %q2.1 = getelementptr float, ptr addrspace(3) @lds.float.0, i32 5
  %r2.1 = atomicrmw fmax ptr addrspace(3) %q2.1, float %v syncscope("agent") monotonic, align 4
  %q3.0 = getelementptr float, ptr addrspace(3) @lds.float.0, i32 6
  %r3.0 = atomicrmw fmin ptr addrspace(3) %q3.0, float %u syncscope("agent") monotonic, align 4
  %q3.1 = getelementptr float, ptr addrspace(3) @lds.float.0, i32 7
  %r3.1 = atomicrmw fmin ptr addrspace(3) %q3.1, float %v syncscope("agent") monotonic, align 4
  br label %end

end:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %few2 = icmp ult i32 %i, 8
  br i1 %few2, label %empty, label %done

empty:
  %eq = getelementptr float, ptr addrspace(3) @lds.float.0, i32 %i
  %e = load float, ptr addrspace(3) %eq
  %ep = getelementptr float, ptr addrspace(1) %cells, i32 %i
  store float %e, ptr addrspace(1) %ep
  br label %done

done:
  ret void
}

@lds.float.1 = internal addrspace(3) global [8 x float] poison, align 8
define amdgpu_kernel void @float_lds_used(ptr addrspace(1) %cells, ptr addrspace(1) %in, ptr addrspace(1) %out, float %u, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %m = mul i32 %i, 11
  %k = and i32 %m, 63
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %k
  %b = load i32, ptr addrspace(1) %p
  %a = and i32 %b, 1023
  %v = uitofp i32 %a to float
  %few = icmp ult i32 %i, 8
  br i1 %few, label %fill, label %filled

fill:
  %fp = getelementptr float, ptr addrspace(1) %cells, i32 %i
  %f = load float, ptr addrspace(1) %fp
  %fq = getelementptr float, ptr addrspace(3) @lds.float.1, i32 %i
  store float %f, ptr addrspace(3) %fq
  br label %filled

filled:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %c = urem i32 %m, 7
  %some = icmp ult i32 %c, %n
  br i1 %some, label %go, label %end

go:
  %q0.0 = getelementptr float, ptr addrspace(3) @lds.float.1, i32 0
  %r0.0 = atomicrmw fadd ptr addrspace(3) %q0.0, float %u syncscope("agent") monotonic, align 4
  %o0.0 = getelementptr [8 x float], ptr addrspace(1) %out, i32 %i, i32 0
  store float %r0.0, ptr addrspace(1) %o0.0
  %q0.1 = getelementptr float, ptr addrspace(3) @lds.float.1, i32 1
  %r0.1 = atomicrmw fadd ptr addrspace(3) %q0.1, float %v syncscope("agent") monotonic, align 4
  %o0.1 = getelementptr [8 x float], ptr addrspace(1) %out, i32 %i, i32 1
  store float %r0.1, ptr addrspace(1) %o0.1
  %q1.0 = getelementptr float, ptr addrspace(3) @lds.float.1, i32 2
  %r1.0 = atomicrmw fsub ptr addrspace(3) %q1.0, float %u syncscope("agent") monotonic, align 4
  %o1.0 = getelementptr [8 x float], ptr addrspace(1) %out, i32 %i, i32 2
  store float %r1.0, ptr addrspace(1) %o1.0
  %q1.1 = getelementptr float, ptr addrspace(3) @lds.float.1, i32 3
  %r1.1 = atomicrmw fsub ptr addrspace(3) %q1.1, float %v syncscope("agent") monotonic, align 4
  %o1.1 = getelementptr [8 x float], ptr addrspace(1) %out, i32 %i, i32 3
  store float %r1.1, ptr addrspace(1) %o1.1
  %q2.0 = getelementptr float, ptr addrspace(3) @lds.float.1, i32 4
  %r2.0 = atomicrmw fmax ptr addrspace(3) %q2.0, float %u syncscope("agent") monotonic, align 4
  %o2.0 = getelementptr [8 x float], ptr addrspace(1) %out, i32 %i, i32 4
  store float %r2.0, ptr addrspace(1) %o2.0
  %q2.1 = getelementptr float, ptr addrspace(3) @lds.float.1, i32 5
  %r2.1 = atomicrmw fmax ptr addrspace(3) %q2.1, float %v syncscope("agent") monotonic, align 4
  %o2.1 = getelementptr [8 x float], ptr addrspace(1) %out, i32 %i, i32 5
  store float %r2.1, ptr addrspace(1) %o2.1
  %q3.0 = getelementptr float, ptr addrspace(3) @lds.float.1, i32 6
  %r3.0 = atomicrmw fmin ptr addrspace(3) %q3.0, float %u syncscope("agent") monotonic, align 4
  %o3.0 = getelementptr [8 x float], ptr addrspace(1) %out, i32 %i, i32 6
  store float %r3.0, ptr addrspace(1) %o3.0
  %q3.1 = getelementptr float, ptr addrspace(3) @lds.float.1, i32 7
  %r3.1 = atomicrmw fmin ptr addrspace(3) %q3.1, float %v syncscope("agent") monotonic, align 4
  %o3.1 = getelementptr [8 x float], ptr addrspace(1) %out, i32 %i, i32 7
  store float %r3.1, ptr addrspace(1) %o3.1
  br label %end

end:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %few2 = icmp ult i32 %i, 8
  br i1 %few2, label %empty, label %done

empty:
  %eq = getelementptr float, ptr addrspace(3) @lds.float.1, i32 %i
  %e = load float, ptr addrspace(3) %eq
  %ep = getelementptr float, ptr addrspace(1) %cells, i32 %i
  store float %e, ptr addrspace(1) %ep
  br label %done

done:
  ret void
}

define amdgpu_kernel void @double_global_unused(ptr addrspace(1) %cells, ptr addrspace(1) %in, ptr addrspace(1) %out, double %u, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %m = mul i32 %i, 11
  %k = and i32 %m, 63
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %k
  %b = load i32, ptr addrspace(1) %p
  %a = and i32 %b, 1023
  %v = uitofp i32 %a to double
  %c = urem i32 %m, 7
  %some = icmp ult i32 %c, %n
  br i1 %some, label %go, label %end

go:
  %q0.0 = getelementptr double, ptr addrspace(1) %cells, i32 0
  %r0.0 = atomicrmw fadd ptr addrspace(1) %q0.0, double %u syncscope("agent") monotonic, align 8
  %q0.1 = getelementptr double, ptr addrspace(1) %cells, i32 1
  %r0.1 = atomicrmw fadd ptr addrspace(1) %q0.1, double %v syncscope("agent") monotonic, align 8
  %q1.0 = getelementptr double, ptr addrspace(1) %cells, i32 2
  %r1.0 = atomicrmw fsub ptr addrspace(1) %q1.0, double %u syncscope("agent") monotonic, align 8
  %q1.1 = getelementptr double, ptr addrspace(1) %cells, i32 3
  %r1.1 = atomicrmw fsub ptr addrspace(1) %q1.1, double %v syncscope("agent") monotonic, align 8
  %q2.0 = getelementptr double, ptr addrspace(1) %cells, i32 4
  %r2.0 = atomicrmw fmax ptr addrspace(1) %q2.0, double %u syncscope("agent") monotonic, align 8
  %q2.1 = getelementptr double, ptr addrspace(1) %cells, i32 5
  %r2.1 = atomicrmw fmax ptr addrspace(1) %q2.1, double %v syncscope("agent") monotonic, align 8
  %q3.0 = getelementptr double, ptr addrspace(1) %cells, i32 6
  %r3.0 = atomicrmw fmin ptr addrspace(1) %q3.0, double %u syncscope("agent") monotonic, align 8
  %q3.1 = getelementptr double, ptr addrspace(1) %cells, i32 7
  %r3.1 = atomicrmw fmin ptr addrspace(1) %q3.1, double %v syncscope("agent") monotonic, align 8
  br label %end

end:
  ret void
}

define amdgpu_kernel void @double_global_used(ptr addrspace(1) %cells, ptr addrspace(1) %in, ptr addrspace(1) %out, double %u, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %m = mul i32 %i, 11
  %k = and i32 %m, 63
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %k
  %b = load i32, ptr addrspace(1) %p
  %a = and i32 %b, 1023
  %v = uitofp i32 %a to double
  %c = urem i32 %m, 7
  %some = icmp ult i32 %c, %n
  br i1 %some, label %go, label %end

go:
  %q0.0 = getelementptr double, ptr addrspace(1) %cells, i32 0
  %r0.0 = atomicrmw fadd ptr addrspace(1) %q0.0, double %u syncscope("agent") monotonic, align 8
  %o0.0 = getelementptr [8 x double], ptr addrspace(1) %out, i32 %i, i32 0
  store double %r0.0, ptr addrspace(1) %o0.0
  %q0.1 = getelementptr double, ptr addrspace(1) %cells, i32 1
  %r0.1 = atomicrmw fadd ptr addrspace(1) %q0.1, double %v syncscope("agent") monotonic, align 8
  %o0.1 = getelementptr [8 x double], ptr addrspace(1) %out, i32 %i, i32 1
  store double %r0.1, ptr addrspace(1) %o0.1
  %q1.0 = getelementptr double, ptr addrspace(1) %cells, i32 2
  %r1.0 = atomicrmw fsub ptr addrspace(1) %q1.0, double %u syncscope("agent") monotonic, align 8
  %o1.0 = getelementptr [8 x double], ptr addrspace(1) %out, i32 %i, i32 2
  store double %r1.0, ptr addrspace(1) %o1.0
  %q1.1 = getelementptr double, ptr addrspace(1) %cells, i32 3
  %r1.1 = atomicrmw fsub ptr addrspace(1) %q1.1, double %v syncscope("agent") monotonic, align 8
  %o1.1 = getelementptr [8 x double], ptr addrspace(1) %out, i32 %i, i32 3
  store double %r1.1, ptr addrspace(1) %o1.1
  %q2.0 = getelementptr double, ptr addrspace(1) %cells, i32 4
  %r2.0 = atomicrmw fmax ptr addrspace(1) %q2.0, double %u syncscope("agent") monotonic, align 8
  %o2.0 = getelementptr [8 x double], ptr addrspace(1) %out, i32 %i, i32 4
  store double %r2.0, ptr addrspace(1) %o2.0
  %q2.1 = getelementptr double, ptr addrspace(1) %cells, i32 5
  %r2.1 = atomicrmw fmax ptr addrspace(1) %q2.1, double %v syncscope("agent") monotonic, align 8
  %o2.1 = getelementptr [8 x double], ptr addrspace(1) %out, i32 %i, i32 5
  store double %r2.1, ptr addrspace(1) %o2.1
  %q3.0 = getelementptr double, ptr addrspace(1) %cells, i32 6
  %r3.0 = atomicrmw fmin ptr addrspace(1) %q3.0, double %u syncscope("agent") monotonic, align 8
  %o3.0 = getelementptr [8 x double], ptr addrspace(1) %out, i32 %i, i32 6
  store double %r3.0, ptr addrspace(1) %o3.0
  %q3.1 = getelementptr double, ptr addrspace(1) %cells, i32 7
  %r3.1 = atomicrmw fmin ptr addrspace(1) %q3.1, double %v syncscope("agent") monotonic, align 8
  %o3.1 = getelementptr [8 x double], ptr addrspace(1) %out, i32 %i, i32 7
  store double %r3.1, ptr addrspace(1) %o3.1
  br label %end

end:
  ret void
}

@lds.double.0 = internal addrspace(3) global [8 x double] poison, align 8
define amdgpu_kernel void @double_lds_unused(ptr addrspace(1) %cells, ptr addrspace(1) %in, ptr addrspace(1) %out, double %u, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %m = mul i32 %i, 11
  %k = and i32 %m, 63
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %k
  %b = load i32, ptr addrspace(1) %p
  %a = and i32 %b, 1023
  %v = uitofp i32 %a to double
  %few = icmp ult i32 %i, 8
  br i1 %few, label %fill, label %filled

fill:
  %fp = getelementptr double, ptr addrspace(1) %cells, i32 %i
  %f = load double, ptr addrspace(1) %fp
  %fq = getelementptr double, ptr addrspace(3) @lds.double.0, i32 %i
  store double %f, ptr addrspace(3) %fq
  br label %filled

filled:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %c = urem i32 %m, 7
  %some = icmp ult i32 %c, %n
  br i1 %some, label %go, label %end

go:
  %q0.0 = getelementptr double, ptr addrspace(3) @lds.double.0, i32 0
  %r0.0 = atomicrmw fadd ptr addrspace(3) %q0.0, double %u syncscope("agent") monotonic, align 8
  %q0.1 = getelementptr double, ptr addrspace(3) @lds.double.0, i32 1
  %r0.1 = atomicrmw fadd ptr addrspace(3) %q0.1, double %v syncscope("agent") monotonic, align 8
  %q1.0 = getelementptr double, ptr addrspace(3) @lds.double.0, i32 2
  %r1.0 = atomicrmw fsub ptr addrspace(3) %q1.0, double %u syncscope("agent") monotonic, align 8
  %q1.1 = getelementptr double, ptr addrspace(3) @lds.double.0, i32 3
  %r1.1 = atomicrmw fsub ptr addrspace(3) %q1.1, double %v syncscope("agent") monotonic, align 8
  %q2.0 = getelementptr double, ptr addrspace(3) @lds.double.0, i32 4
  %r2.0 = atomicrmw fmax ptr addrspace(3) %q2.0, double %u syncscope("agent") monotonic, align 8
  %q2.1 = getelementptr double, ptr addrspace(3) @lds.double.0, i32 5
  %r2.1 = atomicrmw fmax ptr addrspace(3) %q2.1, double %v syncscope("agent") monotonic, align 8
  %q3.0 = getelementptr double, ptr addrspace(3) @lds.double.0, i32 6
  %r3.0 = atomicrmw fmin ptr addrspace(3) %q3.0, double %u syncscope("agent") monotonic, align 8
  %q3.1 = getelementptr double, ptr addrspace(3) @lds.double.0, i32 7
  %r3.1 = atomicrmw fmin ptr addrspace(3) %q3.1, double %v syncscope("agent") monotonic, align 8
  br label %end

end:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %few2 = icmp ult i32 %i, 8
  br i1 %few2, label %empty, label %done

empty:
  %eq = getelementptr double, ptr addrspace(3) @lds.double.0, i32 %i
  %e = load double, ptr addrspace(3) %eq
  %ep = getelementptr double, ptr addrspace(1) %cells, i32 %i
  store double %e, ptr addrspace(1) %ep
  br label %done

done:
  ret void
}

@lds.double.1 = internal addrspace(3) global [8 x double] poison, align 8
define amdgpu_kernel void @double_lds_used(ptr addrspace(1) %cells, ptr addrspace(1) %in, ptr addrspace(1) %out, double %u, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %m = mul i32 %i, 11
  %k = and i32 %m, 63
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %k
  %b = load i32, ptr addrspace(1) %p
  %a = and i32 %b, 1023
  %v = uitofp i32 %a to double
  %few = icmp ult i32 %i, 8
  br i1 %few, label %fill, label %filled

fill:
  %fp = getelementptr double, ptr addrspace(1) %cells, i32 %i
  %f = load double, ptr addrspace(1) %fp
  %fq = getelementptr double, ptr addrspace(3) @lds.double.1, i32 %i
  store double %f, ptr addrspace(3) %fq
  br label %filled

filled:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %c = urem i32 %m, 7
  %some = icmp ult i32 %c, %n
  br i1 %some, label %go, label %end

go:
  %q0.0 = getelementptr double, ptr addrspace(3) @lds.double.1, i32 0
  %r0.0 = atomicrmw fadd ptr addrspace(3) %q0.0, double %u syncscope("agent") monotonic, align 8
  %o0.0 = getelementptr [8 x double], ptr addrspace(1) %out, i32 %i, i32 0
  store double %r0.0, ptr addrspace(1) %o0.0
  %q0.1 = getelementptr double, ptr addrspace(3) @lds.double.1, i32 1
  %r0.1 = atomicrmw fadd ptr addrspace(3) %q0.1, double %v syncscope("agent") monotonic, align 8
  %o0.1 = getelementptr [8 x double], ptr addrspace(1) %out, i32 %i, i32 1
  store double %r0.1, ptr addrspace(1) %o0.1
  %q1.0 = getelementptr double, ptr addrspace(3) @lds.double.1, i32 2
  %r1.0 = atomicrmw fsub ptr addrspace(3) %q1.0, double %u syncscope("agent") monotonic, align 8
  %o1.0 = getelementptr [8 x double], ptr addrspace(1) %out, i32 %i, i32 2
  store double %r1.0, ptr addrspace(1) %o1.0
  %q1.1 = getelementptr double, ptr addrspace(3) @lds.double.1, i32 3
  %r1.1 = atomicrmw fsub ptr addrspace(3) %q1.1, double %v syncscope("agent") monotonic, align 8
  %o1.1 = getelementptr [8 x double], ptr addrspace(1) %out, i32 %i, i32 3
  store double %r1.1, ptr addrspace(1) %o1.1
  %q2.0 = getelementptr double, ptr addrspace(3) @lds.double.1, i32 4
  %r2.0 = atomicrmw fmax ptr addrspace(3) %q2.0, double %u syncscope("agent") monotonic, align 8
  %o2.0 = getelementptr [8 x double], ptr addrspace(1) %out, i32 %i, i32 4
  store double %r2.0, ptr addrspace(1) %o2.0
  %q2.1 = getelementptr double, ptr addrspace(3) @lds.double.1, i32 5
  %r2.1 = atomicrmw fmax ptr addrspace(3) %q2.1, double %v syncscope("agent") monotonic, align 8
  %o2.1 = getelementptr [8 x double], ptr addrspace(1) %out, i32 %i, i32 5
  store double %r2.1, ptr addrspace(1) %o2.1
  %q3.0 = getelementptr double, ptr addrspace(3) @lds.double.1, i32 6
  %r3.0 = atomicrmw fmin ptr addrspace(3) %q3.0, double %u syncscope("agent") monotonic, align 8
  %o3.0 = getelementptr [8 x double], ptr addrspace(1) %out, i32 %i, i32 6
  store double %r3.0, ptr addrspace(1) %o3.0
  %q3.1 = getelementptr double, ptr addrspace(3) @lds.double.1, i32 7
  %r3.1 = atomicrmw fmin ptr addrspace(3) %q3.1, double %v syncscope("agent") monotonic, align 8
  %o3.1 = getelementptr [8 x double], ptr addrspace(1) %out, i32 %i, i32 7
  store double %r3.1, ptr addrspace(1) %o3.1
  br label %end

end:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %few2 = icmp ult i32 %i, 8
  br i1 %few2, label %empty, label %done

empty:
  %eq = getelementptr double, ptr addrspace(3) @lds.double.1, i32 %i
  %e = load double, ptr addrspace(3) %eq
  %ep = getelementptr double, ptr addrspace(1) %cells, i32 %i
  store double %e, ptr addrspace(1) %ep
  br label %done

done:
  ret void
}

declare void @llvm.amdgcn.s.barrier()

; One work-item alone, and in a loop that lanes leave in different turns.
define amdgpu_kernel void @alone(ptr addrspace(1) %cells, ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %first = icmp eq i32 %i, 5
  br i1 %first, label %one, label %head

one:
  %r = atomicrmw add ptr addrspace(1) %cells, i32 %n monotonic, align 4
  store i32 %r, ptr addrspace(1) %out
  br label %head

head:
  %t = phi i32 [ 0, %entry ], [ 0, %one ], [ %t1, %head ]
  %s = phi i32 [ 0, %entry ], [ 0, %one ], [ %s1, %head ]
  %q = getelementptr i32, ptr addrspace(1) %cells, i32 %t
  %x = mul i32 %i, %t
  %old = atomicrmw add ptr addrspace(1) %q, i32 %x acq_rel, align 4
  %s1 = add i32 %s, %old
  %t1 = add i32 %t, 1
  %c = and i32 %i, 15
  %more = icmp ult i32 %t, %c
  br i1 %more, label %head, label %end

end:
  %at = getelementptr i32, ptr addrspace(1) %cells, i32 %t1
  %z = atomicrmw umax ptr addrspace(1) %at, i32 %i release, align 4
  %i1 = add i32 %i, 1
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i1
  store i32 %s1, ptr addrspace(1) %o
  ret void
}
