use amdgpuc_regalloc as regalloc;
use mir::*;
#[test]
fn show() {
    let text = "func @f id=0 stage=thread kernel
  user_sgprs kernarg_segment_ptr
  masks {%s1,%s2}
{
bb0:
  p_prolog
  p_copy {%s3,%s4}, s[0:1]
  p_copy %v0, v0
  s_load_dwordx4 {%s10,%s11,%s12,%s13}, {%s3,%s4}, #0
  v_lshlrev_b32_e64 %v5, 2, %v0
  global_load_dwordx2 {%v6,%v7}, %v5, {%s10,%s11} offset:8
  global_load_dwordx2 {%v8,%v9}, %v5, {%s12,%s13}
  v_add_co_u32_e64 %v20, {%s1,%s2}, %v6, %v8
  v_addc_co_u32_e64 %v21, {%s30,%s31}, %v7, %v9, {%s1,%s2}
  v_fma_f64 {%v22,%v23}, {%v20,%v21}, {%v6,%v7}, {%v8,%v9}
  v_fmac_f32_e64 %v24, %v22, %v23, old %v9
  v_mov_b32_e32 %v25, 0
  p_jump
  -> bb1(%v24,%v25)
bb1(%v26,%v27) depth=1:
  v_add_f32_e64 %v28, %v26, %v27
  v_cmp_lt_f32_e64 {%s40,%s41}, %v28, %v9
  p_branch_any {%s40,%s41}
  -> bb2, bb3
bb2 depth=1:
  p_jump
  -> bb1(%v27,%v28)
bb3:
  global_store_dwordx2 %v5, {%v26,%v28}, {%s10,%s11}
  global_store_dword %v5, %v9, {%s10,%s11}
  p_endpgm
}
";
    let mut func = parse_function(text).unwrap();
    verify(&func).unwrap();
    let target = isa::Target::parse("gfx906").unwrap();
    let opts = regalloc::AllocOptions::new(&target, &|_| regalloc::Clobbers::all());
    let r = regalloc::allocate(&mut func, Bank::Vgpr, &opts).unwrap();
    println!("{func}{r:?}");
    func.stage = Stage::Wave;
    for &b in &func.layout.clone() {
        func.blocks[b].wave_succs = func.blocks[b].succs.clone();
    }
    verify(&func).unwrap();
    let r = regalloc::allocate(&mut func, Bank::Sgpr, &opts).unwrap();
    println!("{func}{r:?}");
    verify(&func).unwrap();
}
