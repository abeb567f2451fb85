; Inline assembly: every constraint of registers and constants, ties, early outputs, named registers,
; clobbers, labels.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @vector(ptr addrspace(1) %o, i32 %a) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %v = call i32 asm "v_add_u32 $0, $1, $2", "=v,v,v"(i32 %a, i32 %i)
  %t = call i32 asm "v_add_u32 $0, $0, $2", "=v,0,v"(i32 %v, i32 %i)
  %u = call i32 asm "v_mul_lo_u32 $0, $1, 3\0Av_add_u32 $0, $0, $2", "=&v,v,v"(i32 %t, i32 %t)
  %w = call i32 asm "v_mov_b32 $0, 1\0Av_add_u32 $0, $0, $2", "=&v,0,v"(i32 %u, i32 %u)
  %s1 = add i32 %t, %w
  %s2 = xor i32 %s1, %u
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %s2, ptr addrspace(1) %p
  ret void
}

define amdgpu_kernel void @scalar(ptr addrspace(1) %o, i32 %a, i64 %b) {
  %s = call i32 asm "s_mul_i32 $0, $1, $2", "=s,s,s"(i32 %a, i32 77)
  %d = call i64 asm "s_lshl_b64 $0, $1, 3", "=s,r,~{scc}"(i64 %b)
  %n = call i32 asm "s_add_u32 s20, $1, s21", "={s20},s,{s21},~{scc}"(i32 %s, i32 %a)
  %dl = trunc i64 %d to i32
  %x = add i32 %dl, %n
  %c = icmp sgt i32 %x, 0
  br i1 %c, label %positive, label %done
positive:
  %more = call i32 asm "s_sub_u32 $0, $1, $2", "=s,s,s"(i32 %x, i32 1)
  br label %done
done:
  %r = phi i32 [ %x, %0 ], [ %more, %positive ]
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %y = add i32 %r, %i
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %y, ptr addrspace(1) %p
  ret void
}

define amdgpu_kernel void @several_results(ptr addrspace(1) %o, i64 %q, i32 %b) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %d = call { i32, i64, i32 } asm sideeffect "v_mov_b32 $0, $3\0A\09v_lshlrev_b64 $1, $3, $4 ; a comment\0As_mov_b32 $2, $5", "=&v,=&v,=s,v,v,s"(i32 %i, i64 %q, i32 %b)
  %d0 = extractvalue { i32, i64, i32 } %d, 0
  %d1 = extractvalue { i32, i64, i32 } %d, 1
  %d2 = extractvalue { i32, i64, i32 } %d, 2
  %e0 = zext i32 %d0 to i64
  %e2 = zext i32 %d2 to i64
  %x = add i64 %d1, %e0
  %y = add i64 %x, %e2
  %p = getelementptr i64, ptr addrspace(1) %o, i32 %i
  store i64 %y, ptr addrspace(1) %p
  ret void
}

define amdgpu_kernel void @constants(ptr addrspace(1) %o) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %a = call i32 asm "v_add_u32 $0, $2, $1", "=v,v,I"(i32 %i, i32 -16)
  %b = call i32 asm "s_movk_i32 $0, $1", "=s,J"(i16 -32768)
  %c = call float asm "v_mul_f32 $0, $2, $1", "=v,v,A"(i32 %a, float -4.0)
  %d = call i32 asm "v_xor_b32 $0, $2, $1", "=v,v,B"(i32 %b, i32 -123456)
  %e = call i32 asm "v_xor_b32 $0, $2, $1", "=v,v,C"(i32 %d, i32 305419896)
  %f = call i32 asm "v_add_u32 $0, ${2:n}, $1", "=v,v,n"(i32 %e, i32 -5)
  %g = bitcast float %c to i32
  %h = xor i32 %g, %f
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %h, ptr addrspace(1) %p
  ret void
}

define amdgpu_kernel void @types(ptr addrspace(1) %o, i64 %dbits, i32 %hbits, ptr addrspace(1) %q) {
  %d = bitcast i64 %dbits to double
  %hlow = trunc i32 %hbits to i16
  %h = bitcast i16 %hlow to half
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %a = call double asm "v_add_f64 $0, $1, $1", "=v,v"(double %d)
  %b = call half asm "v_add_f16 $0, $1, $1", "=v,v"(half %h)
  %c = call <2 x half> asm "v_pk_mul_f16 $0, $1, $1", "=v,v"(<2 x half> <half 1.5, half 3.0>)
  %e = call i16 asm "v_lshlrev_b16 $0, 1, $1", "=v,v"(i16 -3)
  %f = call <4 x i32> asm "global_load_dwordx4 $0, $1, off\0As_waitcnt vmcnt(0)", "=v,v"(ptr addrspace(1) %q)
  %g = call ptr addrspace(1) asm "v_mov_b32 v20, v20", "={v[20:21]},{v[20:21]}"(ptr addrspace(1) %q)
  %a1 = fptosi double %a to i32
  %b1 = fptosi half %b to i32
  %c1 = bitcast <2 x half> %c to i32
  %e1 = sext i16 %e to i32
  %f1 = extractelement <4 x i32> %f, i32 3
  %g1 = load i32, ptr addrspace(1) %g
  %s1 = add i32 %a1, %b1
  %s2 = add i32 %s1, %c1
  %s3 = add i32 %s2, %e1
  %s4 = add i32 %s3, %f1
  %s5 = xor i32 %s4, %g1
  %s6 = add i32 %s5, %i
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %s6, ptr addrspace(1) %p
  ret void
}

define amdgpu_kernel void @labels(ptr addrspace(1) %o, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %l = call i32 asm "s_mov_b32 s20, $1\0Av_mov_b32 $0, 0\0Aloop${:uid}:\0Av_add_u32 $0, $0, $2\0As_sub_u32 s20, s20, 1\0As_cmp_lg_u32 s20, 0\0As_cbranch_scc1 loop${:uid}", "=&v,s,v,~{s20},~{scc}"(i32 %n, i32 %i)
  %m = call i32 asm "s_cmp_eq_u32 $1, 4\0As_cbranch_scc1 L${:uid}\0Av_mov_b32 $0, 5\0As_branch E${:uid}\0AL${:uid}: v_mov_b32 $0, 7\0AE${:uid}:", "=&v,s"(i32 %n)
  %odd = and i32 %i, 1
  %c = icmp eq i32 %odd, 0
  br i1 %c, label %even, label %done
even:
  %k = call i32 asm "s_cmp_lt_u32 $1, 3\0As_cbranch_scc0 L${:uid}\0Av_mov_b32 $0, 100\0AL${:uid}:", "=v,s,0"(i32 %n, i32 %m)
  br label %done
done:
  %r = phi i32 [ %m, %0 ], [ %k, %even ]
  %s = add i32 %l, %r
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %s, ptr addrspace(1) %p
  ret void
}

; An arm that no lane enters: scalar instructions of its text are not executed.
define amdgpu_kernel void @not_entered(ptr addrspace(1) %o, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ugt i32 %i, %n
  br i1 %c, label %arm, label %done
arm:
  call void asm sideeffect "s_trap 2", ""()
  br label %done
done:
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %i, ptr addrspace(1) %p
  ret void
}

; Values live across text that writes many registers.
define amdgpu_kernel void @clobbers(ptr addrspace(1) %o, i32 %a) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %x = mul i32 %i, 7
  %y = mul i32 %a, 9
  call void asm sideeffect "v_mov_b32 v0, 0\0Av_mov_b32 v1, 0\0Av_mov_b32 v2, 0\0As_mov_b32 s6, 0\0As_mov_b32 s7, 0\0As_mov_b64 vcc, 0\0As_mov_b32 m0, 3", "~{v[0:2]},~{s[6:7]},~{s8},~{vcc},~{m0},~{memory}"()
  %z = add i32 %x, %y
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %z, ptr addrspace(1) %p
  ret void
}
