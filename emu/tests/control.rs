//! Program control, scalar instructions, hardware registers, the initial state of waves.

mod common;

use common::{Kernel, assemble, launch, one_wave, store};
use emu::LaunchConfig;

/// A body that leaves its result in s20.
fn scalar(text: &str, expected: u32) {
    let body = format!("{text}\nv_mov_b32 v8, s20\n{}", store(8, 0));
    if let Some(result) = one_wave(Kernel::new(body), &[0], 64) {
        assert_eq!(
            result[0], expected,
            "{text}: {:#x} instead of {expected:#x}",
            result[0]
        );
    }
}

#[test]
fn scalar_arithmetic() {
    let scc = "s_cselect_b32 s20, 1, 0";
    scalar("s_add_u32 s20, -1, 2", 1);
    scalar(&format!("s_add_u32 s21, -1, 2\n{scc}"), 1);
    scalar("s_add_u32 s21, -1, 2\ns_addc_u32 s20, 5, 0", 6);
    scalar(&format!("s_sub_u32 s21, 1, 2\n{scc}"), 1);
    scalar("s_sub_u32 s21, 1, 2\ns_subb_u32 s20, 5, 0", 4);
    scalar(
        &format!("s_mov_b32 s21, 0x7fffffff\ns_add_i32 s21, s21, 1\n{scc}"),
        1,
    );
    scalar(&format!("s_min_i32 s21, 2, 2\n{scc}"), 0);
    scalar("s_mul_hi_i32 s20, -1, 2", 0xffff_ffff);
    scalar("s_absdiff_i32 s20, 2, 5", 3);
    scalar("s_lshl3_add_u32 s20, 5, 2", 42);
    scalar("s_mov_b32 s21, 0xabcd\ns_bfe_u32 s20, s21, 0x80004", 0xbc);
    scalar(
        "s_mov_b32 s21, 0xabcd\ns_bfe_i32 s20, s21, 0x80004",
        0xffff_ffbc,
    );
    scalar(
        "s_mov_b64 s[22:23], -1\ns_bfe_u64 s[20:21], s[22:23], 0x280010",
        0xffff_ffff,
    );
    scalar("s_bfm_b32 s20, 4, 8", 0xf00);
    scalar("s_ashr_i64 s[20:21], -2, 1", 0xffff_ffff);
    scalar("s_flbit_i32 s20, 0xffff3333", 16);
    scalar("s_flbit_i32_b32 s20, 0", 0xffff_ffff);
    scalar("s_ff0_i32_b32 s20, 0xfffeffff", 16);
    scalar("s_bcnt1_i32_b64 s20, -1", 64);
    scalar("s_wqm_b32 s20, 0x10000100", 0xf000_0f00);
    scalar("s_quadmask_b32 s20, 0x10000100", 0x84);
    scalar("s_bitreplicate_b64_b32 s[20:21], 0x5", 0x33);
    scalar("s_mov_b32 s20, 0\ns_bitset1_b32 s20, 5", 32);
    scalar("s_pack_lh_b32_b16 s20, 0x11112222, -1", 0xffff_2222);
    scalar("s_movk_i32 s20, 0x8000", 0xffff_8000);
    scalar("s_movk_i32 s20, 5\ns_mulk_i32 s20, -3", -15i32 as u32);
    scalar(
        "s_movk_i32 s21, -3\ns_cmpk_lt_i32 s21, -2\ns_cselect_b32 s20, 1, 0",
        1,
    );
    scalar(
        "s_movk_i32 s21, 5\ns_mov_b32 m0, 1\ns_movk_i32 s22, 6\ns_movrels_b32 s20, s21",
        6,
    );
    scalar("s_mov_b32 m0, 3\ns_movreld_b32 s17, 7", 7);
    scalar(
        "s_mov_b64 s[22:23], 0x1\ns_cmp_eq_u64 s[22:23], 1\ns_cselect_b32 s20, 1, 0",
        1,
    );
    scalar(
        "s_mov_b64 s[22:23], exec\ns_andn1_wrexec_b64 s[20:21], 1\ns_mov_b64 exec, s[22:23]",
        0xffff_fffe,
    );
}

#[test]
fn branches_and_calls() {
    scalar(
        "s_mov_b32 s20, 0\n.Lloop:\ns_add_u32 s20, s20, 1\ns_cmp_lt_u32 s20, 10\ns_cbranch_scc1 .Lloop",
        10,
    );
    scalar(
        "s_mov_b32 s20, 1\ns_mov_b64 vcc, 0\ns_cbranch_vccz .Lz\ns_mov_b32 s20, 2\n.Lz:",
        1,
    );
    scalar(
        "s_mov_b32 s20, 0\ns_getpc_b64 s[22:23]\n.Lbase:\ns_add_u32 s22, s22, .Lf-.Lbase\n\
         s_addc_u32 s23, s23, 0\ns_branch .Lcall\n.Lf:\ns_add_u32 s20, s20, 5\ns_setpc_b64 s[30:31]\n\
         .Lcall:\ns_swappc_b64 s[30:31], s[22:23]\ns_swappc_b64 s[30:31], s[22:23]",
        10,
    );
    scalar(
        "s_mov_b32 s20, 0\ns_branch .Lmain\n.Lsub:\ns_add_u32 s20, s20, 3\ns_setpc_b64 s[30:31]\n.Lmain:\ns_call_b64 s[30:31], .Lsub",
        3,
    );
}

#[test]
fn hardware_registers() {
    scalar("s_getreg_b32 s20, hwreg(HW_REG_MODE, 4, 4)", 0xf);
    scalar(
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 3\ns_getreg_b32 s20, hwreg(HW_REG_MODE, 0, 4)",
        3,
    );
    scalar(
        "s_movk_i32 s21, 2\ns_setreg_b32 hwreg(HW_REG_MODE, 2, 2), s21\ns_getreg_b32 s20, hwreg(HW_REG_MODE, 0, 4)",
        8,
    );
    scalar(
        "s_memtime s[22:23]\ns_waitcnt 0\ns_memtime s[24:25]\ns_waitcnt 0\ns_sub_u32 s20, s24, s22\ns_min_u32 s20, s20, 1",
        1,
    );
}

#[test]
fn initial_state() {
    // Work-item ids and group ids in three dimensions with partial groups.
    let text = "s_load_dwordx2 s[60:61], s[0:1], 0x8\n\
        v_lshlrev_b32 v1, 8, v1\nv_lshlrev_b32 v2, 16, v2\nv_or3_b32 v8, v0, v1, v2\n\
        s_lshl_b32 s2, s2, 24\ns_lshl_b32 s3, s3, 26\ns_lshl_b32 s4, s4, 28\n\
        s_or_b32 s2, s2, s3\ns_or_b32 s2, s2, s4\nv_or_b32 v8, s2, v8\n\
        v_mov_b32 v9, 0\nv_mov_b32 v10, 1\ns_waitcnt 0\n\
        global_atomic_add v11, v9, v10, s[60:61] glc\ns_waitcnt 0\n\
        v_lshlrev_b32 v11, 2, v11\nglobal_store_dword v11, v8, s[60:61] offset:4";
    let kernel = Kernel::new(text).with_directives(
        ".amdhsa_system_sgpr_workgroup_id_y 1\n.amdhsa_system_sgpr_workgroup_id_z 1\n\
         .amdhsa_system_vgpr_workitem_id 2",
    );
    let Some(code) = assemble("gfx906", &[kernel]) else {
        return;
    };
    let grid = [5, 3, 3];
    let config = LaunchConfig::new(grid, [3, 2, 2]);
    let result = launch(&code, 0, config, &[0], 64).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(result[0], 45);
    let mut seen: Vec<u32> = result[1..46].to_vec();
    seen.sort_unstable();
    let mut expected = Vec::new();
    for z in 0..grid[2] {
        for y in 0..grid[1] {
            for x in 0..grid[0] {
                let local = (x % 3) | (y % 2) << 8 | (z % 2) << 16;
                expected.push(local | (x / 3) << 24 | (y / 2) << 26 | (z / 2) << 28);
            }
        }
    }
    expected.sort_unstable();
    assert_eq!(seen, expected);
}

#[test]
fn dispatch_packet() {
    let text = format!(
        "s_load_dword s20, s[0:1], 0x4\ns_load_dword s21, s[0:1], 0xc\ns_waitcnt 0\n\
         s_and_b32 s20, s20, 0xffff\ns_lshl_b32 s21, s21, 16\ns_or_b32 s20, s20, s21\n\
         v_mov_b32 v8, s20\ns_mov_b64 s[0:1], s[2:3]\n{}",
        store(8, 0)
    );
    let kernel = Kernel::new(text).with_directives(".amdhsa_user_sgpr_dispatch_ptr 1");
    if let Some(result) = one_wave(kernel, &[0], 64) {
        assert_eq!(result[0], 64 | 64 << 16);
    }
}

/// `HW_REG_GPR_ALLOC` and `HW_REG_XCC_ID` of gfx942 (CDNA3 manual, tables 19 and 21): 64 VGPRs
/// before the first AccVGPR, and all SGPRs; the only complex of compute units.
#[test]
fn registers_of_gfx942() {
    let processor = isa::Processor::by_name("gfx942").expect("a processor");
    if !processor.tasks.contains(isa::Tasks::EMULATE) {
        return;
    }
    let text = format!(
        "s_getreg_b32 s20, hwreg(HW_REG_GPR_ALLOC)\ns_getreg_b32 s21, hwreg(HW_REG_XCC_ID)\n\
         s_lshl_b32 s21, s21, 28\ns_or_b32 s20, s20, s21\nv_mov_b32 v8, s20\n{}",
        store(8, 0)
    );
    let kernel = Kernel::new(text).with_directives(".amdhsa_accum_offset 64");
    let Some(code) = assemble("gfx942", &[kernel]) else {
        return;
    };
    let config = LaunchConfig::linear(64, 64);
    let result = launch(&code, 0, config, &[0], 64).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(result[0], 15 << 6 | 16 << 12 | 6 << 24);
}

#[test]
fn barriers() {
    // Wave 1 writes LDS before the barrier, wave 0 reads after it; wave 2 has ended by then.
    let text = format!(
        "v_readfirstlane_b32 s10, v0\ns_lshr_b32 s10, s10, 6\ns_cmp_eq_u32 s10, 2\ns_cbranch_scc1 .Lend\n\
         s_cmp_eq_u32 s10, 0\ns_cbranch_scc1 .Lread\nv_mov_b32 v1, 0\nv_mov_b32 v2, 99\nds_write_b32 v1, v2\n\
         s_waitcnt 0\ns_barrier\ns_branch .Lend\n.Lread:\ns_barrier\nv_mov_b32 v1, 0\nds_read_b32 v8, v1\n\
         s_waitcnt 0\n{}\n.Lend:",
        store(8, 0)
    );
    let Some(code) = assemble("gfx906", &[Kernel::new(text).with_lds(64)]) else {
        return;
    };
    let config = LaunchConfig::linear(192, 192);
    let result = launch(&code, 0, config, &[0], 64).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(result[0], 99);
}

#[test]
fn waves_of_other_groups_make_progress() {
    // Group 0 waits for what the last group writes.
    let text = "s_load_dwordx2 s[60:61], s[0:1], 0x8\nv_mov_b32 v1, 0\nv_mov_b32 v2, 1\ns_waitcnt 0\n\
        s_cmp_eq_u32 s2, 0\ns_cbranch_scc0 .Lother\n\
        .Lwait:\ns_sleep 1\nglobal_load_dword v3, v1, s[60:61] glc\ns_waitcnt 0\n\
        v_readfirstlane_b32 s4, v3\ns_cmp_lt_u32 s4, 3\ns_cbranch_scc1 .Lwait\n\
        global_store_dword v1, v3, s[60:61] offset:4\ns_branch .Lend\n\
        .Lother:\ns_mov_b64 exec, 1\nglobal_atomic_add v1, v2, s[60:61]\n.Lend:";
    let Some(code) = assemble("gfx906", &[Kernel::new(text)]) else {
        return;
    };
    let config = LaunchConfig::linear(256, 64);
    let result = launch(&code, 0, config, &[0], 2).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(result, [3, 3]);
}

#[test]
fn forks_and_skipping() {
    // Lanes below 16 take the target, the others fall through; all meet at the join.
    let text = format!(
        "v_mov_b32 v8, 1\nv_cmp_gt_u32 vcc, 16, v0\ns_getreg_b32 s20, hwreg(HW_REG_MODE, 29, 3)\n\
         s_getpc_b64 s[22:23]\n.Lhere:\ns_add_u32 s22, s22, .Lpass-.Lhere\ns_addc_u32 s23, s23, 0\n\
         s_cbranch_g_fork vcc, s[22:23]\nv_mov_b32 v8, 2\ns_branch .Ljoin\n\
         .Lpass:\nv_mov_b32 v8, 3\n.Ljoin:\ns_cbranch_join s20\ns_mov_b64 exec, -1\n{}",
        store(8, 0)
    );
    // The stack of forks is in s[0:3]: the kernarg address has to be elsewhere.
    let text = text.replace("s[0:1]", "s[40:41]");
    let text = format!("s_mov_b64 s[40:41], s[0:1]\n{text}");
    if let Some(result) = one_wave(Kernel::new(text), &[0], 64) {
        for (lane, value) in result.iter().enumerate() {
            assert_eq!(*value, if lane < 16 { 3 } else { 2 }, "lane {lane}");
        }
    }
    let skipped = format!(
        "v_mov_b32 v8, 1\ns_setvskip 1, 0\nv_mov_b32 v8, 2\ns_setvskip 0, 0\n{}",
        store(8, 0)
    );
    if let Some(result) = one_wave(Kernel::new(skipped), &[0], 64) {
        assert_eq!(result[0], 1);
    }
}
