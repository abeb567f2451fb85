; test isel
; target gfx900 gfx906
; Sums of products of bytes: four of two words with a sum before, three by constants, and two of
; four places, where the other bytes are masked out.
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr <2 x i32>, ptr addrspace(1) %p, i32 %i
  %v = load <2 x i32>, ptr addrspace(1) %q
  %a = extractelement <2 x i32> %v, i32 0
  %b = extractelement <2 x i32> %v, i32 1
  %a4 = bitcast i32 %a to <4 x i8>
  %b4 = bitcast i32 %b to <4 x i8>
  %as = sext <4 x i8> %a4 to <4 x i32>
  %bs = sext <4 x i8> %b4 to <4 x i32>
  %m = mul <4 x i32> %as, %bs
  %m0 = extractelement <4 x i32> %m, i32 0
  %m1 = extractelement <4 x i32> %m, i32 1
  %m2 = extractelement <4 x i32> %m, i32 2
  %m3 = extractelement <4 x i32> %m, i32 3
  %s1 = add i32 %m0, %m1
  %s2 = add i32 %m2, %m3
  %s3 = add i32 %s1, %s2
  %s4 = add i32 %s3, %n
  store i32 %s4, ptr addrspace(1) %q
  %az = zext <4 x i8> %a4 to <4 x i32>
  %bz = zext <4 x i8> %b4 to <4 x i32>
  %a0 = extractelement <4 x i32> %az, i32 0
  %a1 = extractelement <4 x i32> %az, i32 1
  %a2 = extractelement <4 x i32> %az, i32 2
  %w0 = mul i32 %a0, 66
  %w1 = mul i32 %a1, 129
  %w2 = mul i32 %a2, 25
  %t1 = add i32 %w0, %w1
  %t2 = add i32 %t1, %w2
  %t3 = add i32 %t2, 128
  %r = getelementptr i32, ptr addrspace(1) %q, i32 100
  store i32 %t3, ptr addrspace(1) %r
  %b0 = extractelement <4 x i32> %bz, i32 0
  %b2 = extractelement <4 x i32> %bz, i32 2
  %u0 = mul i32 %a0, %b0
  %u2 = mul i32 %a2, %b2
  %u = add i32 %u0, %u2
  %o = getelementptr i32, ptr addrspace(1) %q, i32 200
  store i32 %u, ptr addrspace(1) %o
  ret void
}
; expect gfx900
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v38, v0
;>   p_copy {%s41,%s42}, s[4:5]
;>   p_copy {%s39,%s40}, {%s41,%s42}
;>   s_load_dwordx2 {%s2,%s3}, {%s39,%s40}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s23, {%s39,%s40}, #8 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v37, %v38
;>   v_lshlrev_b32_e64 %v1, 3, %v37
;>   global_load_dwordx2 {%v16,%v17}, %v1, {%s2,%s3} mem(load,global,not_atomic,system)
;>   v_lshrrev_b32_e64 %v19, 8, %v16
;>   v_lshrrev_b32_e64 %v18, 16, %v16
;>   v_lshrrev_b32_e64 %v36, 24, %v16
;>   v_lshrrev_b32_e64 %v35, 8, %v17
;>   v_lshrrev_b32_e64 %v15, 16, %v17
;>   v_lshrrev_b32_e64 %v34, 24, %v17
;>   v_bfe_i32 %v27, %v16, 0, 8
;>   v_bfe_i32 %v32, %v19, 0, 8
;>   v_bfe_i32 %v24, %v18, 0, 8
;>   v_bfe_i32 %v30, %v36, 0, 8
;>   v_bfe_i32 %v28, %v17, 0, 8
;>   v_bfe_i32 %v33, %v35, 0, 8
;>   v_bfe_i32 %v25, %v15, 0, 8
;>   v_bfe_i32 %v31, %v34, 0, 8
;>   v_mul_i32_i24_e64 %v29, %v32, %v33
;>   v_mul_i32_i24_e64 %v26, %v30, %v31
;>   v_mad_i32_i24 %v21, %v27, %v28, %v29
;>   v_mad_i32_i24 %v22, %v24, %v25, %v26
;>   v_add3_u32 %v20, %v21, %v22, %s23
;>   global_store_dword %v1, %v20, {%s2,%s3} mem(store,global,not_atomic,system)
;>   v_and_b32_e32 %v4, 0xff, %v16
;>   v_and_b32_e32 %v14, 0xff, %v19
;>   v_and_b32_e32 %v7, 0xff, %v18
;>   v_and_b32_e32 %v5, 0xff, %v17
;>   v_and_b32_e32 %v8, 0xff, %v15
;>   v_mul_u32_u24_e32 %v12, 0x81, %v14
;>   s_mov_b32 %s13, 0x42
;>   v_mad_u32_u24 %v11, %v4, %s13, %v12
;>   v_mad_u32_u24 %v10, %v7, 25, %v11
;>   v_add_u32_e32 %v9, 0x80, %v10
;>   global_store_dword %v1, %v9, {%s2,%s3} offset:400 mem(store,global,not_atomic,system)
;>   v_mul_u32_u24_e64 %v6, %v7, %v8
;>   v_mad_u32_u24 %v0, %v4, %v5, %v6
;>   global_store_dword %v1, %v0, {%s2,%s3} offset:800 mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
; expect gfx906
;> func @k id=0 stage=thread wave=64 kernel
;>   user_sgprs private_segment_buffer kernarg_segment_ptr
;> {
;> bb0:
;>   p_prolog
;>   p_copy %v13, v0
;>   p_copy {%s16,%s17}, s[4:5]
;>   p_copy {%s14,%s15}, {%s16,%s17}
;>   s_load_dwordx2 {%s2,%s3}, {%s14,%s15}, #0 mem(load,global,not_atomic,system,invariant)
;>   s_load_dword %s11, {%s14,%s15}, #8 mem(load,global,not_atomic,system,invariant)
;>   p_copy %v12, %v13
;>   v_lshlrev_b32_e64 %v1, 3, %v12
;>   global_load_dwordx2 {%v5,%v6}, %v1, {%s2,%s3} mem(load,global,not_atomic,system)
;>   v_dot4_i32_i8 %v10, %v5, %v6, %s11
;>   global_store_dword %v1, %v10, {%s2,%s3} mem(store,global,not_atomic,system)
;>   s_mov_b32 %s8, 0x198142
;>   v_mov_b32_e32 %v9, 0x80
;>   v_dot4_u32_u8 %v7, %v5, %s8, %v9
;>   global_store_dword %v1, %v7, {%s2,%s3} offset:400 mem(store,global,not_atomic,system)
;>   v_and_b32_e32 %v4, 0xff00ff, %v5
;>   v_dot4_u32_u8 %v0, %v4, %v6, 0
;>   global_store_dword %v1, %v0, {%s2,%s3} offset:800 mem(store,global,not_atomic,system)
;>   p_endpgm
;> }
