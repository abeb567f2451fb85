//! Memory instructions: LDS, flat addresses and apertures, scratch, buffers, scalar memory,
//! atomics.

mod common;

use common::{Kernel, one_wave, store, store_from};

/// Results of a kernel with 1024 bytes of LDS, of which v8 is stored.
fn lds(text: &str) -> Option<Vec<u32>> {
    let body = format!(
        "v_add_u32 v1, 100, v0\nv_lshlrev_b32 v2, 2, v0\n{text}\ns_waitcnt 0\n{}",
        store(8, 0)
    );
    one_wave(Kernel::new(body).with_lds(4096), &[0], 64)
}

fn check(text: &str, result: Option<Vec<u32>>, expected: impl Fn(u32) -> u32) {
    for (lane, value) in result.into_iter().flatten().enumerate() {
        assert_eq!(value, expected(lane as u32), "{text}: lane {lane}");
    }
}

fn check_lds(text: &str, expected: impl Fn(u32) -> u32) {
    check(text, lds(text), expected);
}

#[test]
fn local_memory() {
    check_lds("ds_write_b32 v2, v1\nds_read_b32 v8, v2", |l| 100 + l);
    check_lds(
        "ds_write_b32 v2, v1 offset:8\nds_read_b32 v8, v2 offset:8",
        |l| 100 + l,
    );
    check_lds(
        "v_lshlrev_b32 v3, 3, v0\nds_write2_b32 v3, v1, v0 offset1:1\nds_read2_b32 v[8:9], v3 offset0:1 offset1:0",
        |l| l,
    );
    check_lds(
        "ds_write2st64_b32 v2, v1, v0 offset0:1 offset1:2\nds_read_b32 v8, v2 offset:512",
        |l| l,
    );
    check_lds(
        "ds_write_b32 v2, v1 offset:512\nds_read2st64_b32 v[7:8], v2 offset0:0 offset1:2",
        |l| 100 + l,
    );
    check_lds(
        "v_lshlrev_b32 v3, 4, v0\nv_mov_b32 v4, 1\nv_mov_b32 v5, 2\nv_mov_b32 v6, 3\nv_mov_b32 v7, v1\n\
         ds_write_b128 v3, v[4:7]\nds_read_b96 v[9:11], v3 offset:4\ns_waitcnt 0\nv_mov_b32 v8, v11",
        |l| 100 + l,
    );
    check_lds(
        "v_mov_b32 v3, 0x89abcdef\nds_write_b32 v2, v3\nds_read_i8 v4, v2 offset:1\nds_read_u16 v5, v2 offset:2\n\
         s_waitcnt 0\nv_add_u32 v8, v4, v5",
        |_| 0x89ab_u32.wrapping_add(0xffff_ffcd),
    );
    check_lds(
        "v_mov_b32 v3, 0x89abcdef\nds_write_b32 v2, v3\nv_mov_b32 v8, 0x11112222\nds_read_u16_d16_hi v8, v2\n",
        |_| 0xcdef_2222,
    );
    check_lds(
        "v_mov_b32 v3, 0x89abcdef\nds_write_b32 v2, v3\nds_write_b8_d16_hi v2, v3\nds_read_b32 v8, v2",
        |_| 0x89ab_cdab,
    );
}

/// LDS takes denormals as MODE says, whoever asks it: 2 is twice the smallest number.
#[test]
fn float_atomics_of_flat_addresses() {
    let add = |address: &str| {
        let text = format!(
            "v_mov_b32 v1, 1\nv_lshlrev_b32 v2, 2, v0\nds_write_b32 v2, v1\n\
             s_load_dwordx2 s[60:61], s[0:1], 0x0\ns_waitcnt lgkmcnt(0)\n{address}\n\
             flat_atomic_add_f32 v8, v[2:3], v1 sc0\ns_waitcnt vmcnt(0) lgkmcnt(0)\n\
             flat_load_dword v8, v[2:3]\ns_waitcnt vmcnt(0) lgkmcnt(0)\n\
             s_load_dwordx2 s[60:61], s[0:1], 0x8\nv_lshlrev_b32 v4, 2, v0\n\
             s_waitcnt lgkmcnt(0)\nglobal_store_dword v4, v8, s[60:61]"
        );
        let kernel = Kernel::new(text).with_lds(256);
        let kernel = kernel.with_directives(".amdhsa_accum_offset 64");
        let code = common::assemble("gfx942", &[kernel])?;
        let config = emu::LaunchConfig::linear(64, 64);
        let result = common::launch(&code, 0, config, &[1; 64], 64);
        Some(result.unwrap_or_else(|e| panic!("{e}")))
    };
    let lds = "s_mov_b64 s[8:9], src_shared_base\nv_mov_b32 v3, s9";
    check(lds, add(lds), |_| 2);
    let cache = "v_add_co_u32 v2, vcc, s60, v2\nv_mov_b32 v3, s61\n\
                 v_addc_co_u32 v3, vcc, 0, v3, vcc";
    check(cache, add(cache), |_| 0);
}

#[test]
fn local_atomics() {
    let at_zero =
        |text: &str| format!("v_mov_b32 v3, 0\nv_mov_b32 v4, 10\nds_write_b32 v3, v4\n{text}");
    let then_read = |text: &str| at_zero(&format!("{text}\nds_read_b32 v8, v3"));
    // Lanes in order: the values before form a sequence.
    check_lds(
        &at_zero("v_mov_b32 v5, 2\nds_add_rtn_u32 v8, v3, v5"),
        |l| 10 + 2 * l,
    );
    check_lds(&then_read("ds_add_u32 v3, v0"), |_| 10 + 63 * 32);
    check_lds(&then_read("ds_max_u32 v3, v0"), |_| 63);
    check_lds(&then_read("ds_min_i32 v3, v0"), |_| 0);
    check_lds(&then_read("v_mov_b32 v5, 20\nds_inc_u32 v3, v5"), |_| {
        (10 + 64) % 21
    });
    check_lds(&then_read("v_mov_b32 v5, 20\nds_dec_u32 v3, v5"), |_| {
        (10 + 21 * 4 - 64) % 21
    });
    check_lds(&then_read("ds_or_b32 v3, v0"), |_| 63);
    check_lds(
        &then_read("v_mov_b32 v5, 3\nv_mov_b32 v6, 4\nds_mskor_b32 v3, v5, v6"),
        |_| 12,
    );
    // Compare first, then the new value: the other way round than memory's.
    check_lds(
        &then_read("v_mov_b32 v5, 10\nv_mov_b32 v6, 77\nds_cmpst_b32 v3, v5, v6"),
        |_| 77,
    );
    check_lds(&at_zero("ds_wrxchg_rtn_b32 v8, v3, v0"), |l| {
        if l == 0 { 10 } else { l - 1 }
    });
    check_lds(
        &then_read("v_mov_b32 v5, 1.0\nds_write_b32 v3, v5\nds_add_f32 v3, v5"),
        |_| 65f32.to_bits(),
    );
    check_lds(
        "v_mov_b32 v3, 0\nv_mov_b32 v4, -1\nv_mov_b32 v5, 0\nds_write_b64 v3, v[4:5]\nv_mov_b32 v4, 1\n\
         ds_add_u64 v3, v[4:5]\nds_read2_b32 v[7:8], v3 offset0:0 offset1:1",
        |_| 1,
    );
    check_lds(&at_zero("s_mov_b32 m0, 0\nds_append v8"), |_| 10);
    check_lds(
        &then_read("s_mov_b32 m0, 0\nds_append v9\nds_consume v9"),
        |_| 10,
    );
    // Source 2 operations: memory with memory.
    check_lds(
        &then_read(
            "v_mov_b32 v5, 32\nds_write_b32 v3, v5 offset:8\ns_mov_b64 exec, 1\nds_add_src2_u32 v3 offset:2\ns_mov_b64 exec, -1",
        ),
        |_| 42,
    );
}

#[test]
fn global_memory() {
    let run = |text: &str| {
        let input: Vec<u32> = (0..256).map(|i| i * 0x0101_0101).collect();
        let body = format!(
            "s_load_dwordx4 s[4:7], s[0:1], 0x0\nv_lshlrev_b32 v2, 2, v0\ns_waitcnt 0\n\
             v_mov_b32 v4, s4\nv_mov_b32 v5, s5\nv_add_co_u32 v4, vcc, v4, v2\n\
             v_addc_co_u32 v5, vcc, 0, v5, vcc\n{text}\ns_waitcnt 0\n{}",
            store(8, 0)
        );
        one_wave(Kernel::new(body), &input, 64)
    };
    let word = |i: u32| i.wrapping_mul(0x0101_0101);
    let check_global = |text: &str, expected: &dyn Fn(u32) -> u32| check(text, run(text), expected);
    check_global("global_load_dword v8, v[4:5], off", &word);
    check_global("global_load_dword v8, v2, s[4:5] offset:4", &|l| {
        word(l + 1)
    });
    check_global(
        "v_mov_b32 v8, 0\ns_mov_b64 exec, -2\nglobal_load_dword v8, v[4:5], off offset:-4\ns_mov_b64 exec, -1",
        &|l| word(l.max(1) - 1),
    );
    check_global("flat_load_dword v8, v[4:5] offset:8", &|l| word(l + 2));
    check_global("global_load_dwordx3 v[6:8], v[4:5], off", &|l| word(l + 2));
    check_global("global_load_sbyte v8, v[4:5], off offset:512", &|l| {
        (128 + l).wrapping_sub(256)
    });
    check_global("global_load_ushort v8, v[4:5], off offset:1", &|l| {
        l * 0x0101
    });
    check_global(
        "v_mov_b32 v8, -1\nglobal_load_short_d16 v8, v[4:5], off",
        &|l| 0xffff_0000 | (l * 0x0101),
    );
    // Unaligned accesses are allowed.
    check_global("global_load_dword v8, v[4:5], off offset:2", &|l| {
        word(l) >> 16 | word(l + 1) << 16
    });
    let counter = "v_mov_b32 v6, s6\nv_mov_b32 v7, s7\nv_mov_b32 v9, 0\nv_mov_b32 v10, 1";
    let on_counter = |text: &str| format!("{counter}\n{text}");
    check_global(
        &on_counter("global_atomic_add v8, v[6:7], v10, off glc"),
        &|l| l,
    );
    check_global(
        &on_counter("global_atomic_swap v8, v9, v0, s[6:7] glc"),
        &|l| l.max(1) - 1,
    );
    check_global(
        &on_counter("v_mov_b32 v11, v0\nflat_atomic_cmpswap v8, v[6:7], v[10:11] glc"),
        &|l| l.min(1),
    );
    check_global(
        &on_counter(
            "global_atomic_umax v[6:7], v0, off\ns_waitcnt 0\nglobal_load_dword v8, v[6:7], off",
        ),
        &|_| 63,
    );
    check_global(
        &on_counter(
            "v_mov_b32 v11, 1\nglobal_atomic_add_x2 v[6:7], v[10:11], off\ns_waitcnt 0\nglobal_load_dword v8, v[6:7], off offset:4",
        ),
        &|_| 64,
    );
}

#[test]
fn apertures() {
    // LDS through a flat address.
    check_lds(
        "ds_write_b32 v2, v1\ns_mov_b64 s[4:5], src_shared_base\nv_mov_b32 v4, v2\nv_mov_b32 v5, s5\n\
         s_waitcnt 0\nflat_load_dword v8, v[4:5]",
        |l| 100 + l,
    );
    check_lds(
        "s_getreg_b32 s5, hwreg(HW_REG_SH_MEM_BASES, 16, 16)\ns_lshl_b32 s5, s5, 16\nv_mov_b32 v4, v2\nv_mov_b32 v5, s5\n\
         flat_store_dword v[4:5], v1\ns_waitcnt 0\nds_read_b32 v8, v2",
        |l| 100 + l,
    );
}

/// Kernel text with FLAT_SCRATCH and the scratch resource set up.
fn scratch(text: &str) -> Option<Vec<u32>> {
    let body = format!(
        "s_add_u32 flat_scratch_lo, s6, s8\ns_addc_u32 flat_scratch_hi, s7, 0\n\
         s_add_u32 s0, s0, s8\ns_addc_u32 s1, s1, 0\nv_add_u32 v1, 100, v0\n\
         s_mov_b64 s[10:11], src_private_base\nv_mov_b32 v4, 16\nv_mov_b32 v5, s11\n\
         {text}\ns_waitcnt 0\n{}",
        store_from("s[4:5]", 8, 0)
    );
    one_wave(Kernel::new(body).with_private(64), &[0], 64)
}

#[test]
fn private_memory() {
    let check_scratch =
        |text: &str, expected: &dyn Fn(u32) -> u32| check(text, scratch(text), expected);
    // All three views of the same memory.
    check_scratch(
        "buffer_store_dword v1, off, s[0:3], 0 offset:16\ns_waitcnt 0\nflat_load_dword v8, v[4:5]",
        &|l| 100 + l,
    );
    check_scratch(
        "flat_store_dword v[4:5], v1\ns_waitcnt 0\nscratch_load_dword v8, v4, off",
        &|l| 100 + l,
    );
    check_scratch(
        "scratch_store_dword v4, v1, off offset:4\ns_waitcnt 0\nbuffer_load_dword v8, off, s[0:3], 0 offset:20",
        &|l| 100 + l,
    );
    check_scratch(
        "s_mov_b32 s12, 8\nscratch_store_dword off, v1, s12\ns_waitcnt 0\nv_mov_b32 v6, 8\nbuffer_load_dword v8, v6, s[0:3], 0 offen",
        &|l| 100 + l,
    );
    // Bytes, and a dword that is not aligned: its bytes lie apart.
    check_scratch(
        "v_mov_b32 v6, 0x44332211\nv_mov_b32 v7, 0x88776655\nscratch_store_dwordx2 v4, v[6:7], off\ns_waitcnt 0\n\
         flat_load_dword v8, v[4:5] offset:3",
        &|_| 0x7766_5544,
    );
    check_scratch(
        "v_mov_b32 v8, 0\nscratch_store_dword v4, v8, off\nscratch_store_byte v4, v1, off offset:2\ns_waitcnt 0\nscratch_load_dword v8, v4, off",
        &|l| (100 + l) << 16,
    );
    check_scratch(
        "scratch_store_dword v4, v1, off\ns_waitcnt 0\nv_mov_b32 v6, 1\nflat_atomic_add v9, v[4:5], v6 glc\ns_waitcnt 0\nscratch_load_dword v8, v4, off",
        &|l| 101 + l,
    );
}

#[test]
fn buffers() {
    let run = |records: u32, word1: u32, word3: u32, text: &str| {
        let input: Vec<u32> = (0..256).map(|i| i + 1000).collect();
        let body = format!(
            "s_load_dwordx2 s[4:5], s[0:1], 0x0\ns_waitcnt 0\ns_or_b32 s5, s5, {word1:#x}\n\
             s_mov_b32 s6, {records}\ns_mov_b32 s7, {word3:#x}\nv_lshlrev_b32 v2, 2, v0\n\
             {text}\ns_waitcnt 0\n{}",
            store(8, 0)
        );
        one_wave(Kernel::new(body), &input, 64)
    };
    // Raw: the offset is checked against bytes, the scalar offset is not part of it.
    let raw = "buffer_load_dword v8, v2, s[4:7], 0 offen offset:4";
    check(
        raw,
        run(64, 0, 0, raw),
        |l| if l < 15 { 1001 + l } else { 0 },
    );
    let soffset = "s_mov_b32 s8, 400\nbuffer_load_dword v8, v2, s[4:7], s8 offen";
    check(soffset, run(64, 0, 0, soffset), |l| {
        if l < 16 { 1100 + l } else { 0 }
    });
    let pair = "buffer_load_dwordx2 v[7:8], v2, s[4:7], 0 offen";
    check(
        pair,
        run(64, 0, 0, pair),
        |l| if l < 15 { 1001 + l } else { 0 },
    );
    // Structured: the index is checked against records.
    let indexed = "buffer_load_dword v8, v0, s[4:7], 0 idxen offset:4";
    check(indexed, run(10, 8 << 16, 0, indexed), |l| {
        if l < 10 { 1001 + 2 * l } else { 0 }
    });
    let both =
        "v_mov_b32 v6, v0\nv_mov_b32 v7, 4\nbuffer_load_dword v8, v[6:7], s[4:7], 0 idxen offen";
    check(both, run(10, 8 << 16, 0, both), |l| {
        if l < 10 { 1001 + 2 * l } else { 0 }
    });
    // Swizzled, 8 indices together: element `e` of record `i` at (i / 8 * 8 * stride) + e * 32 + i
    // % 8 * 4.
    let swizzled = "buffer_load_dword v8, v0, s[4:7], 0 idxen offset:4";
    check(swizzled, run(64, 8 << 16 | 1 << 31, 0, swizzled), |l| {
        1000 + l / 8 * 16 + 8 + l % 8
    });
    // The number of the lane is the index.
    let by_lane = "buffer_load_dword v8, off, s[4:7], 0";
    check(by_lane, run(0, 8 << 16, 1 << 23, by_lane), |l| 1000 + 2 * l);
    // Stores out of range are dropped.
    let dropped = "v_mov_b32 v8, 7\nbuffer_store_dword v8, v2, s[4:7], 0 offen\ns_waitcnt 0\n\
                   s_movk_i32 s6, 0x400\nbuffer_load_dword v8, v2, s[4:7], 0 offen";
    check(dropped, run(64, 0, 0, dropped), |l| {
        if l < 16 { 7 } else { 1000 + l }
    });
    let atomic = "v_mov_b32 v8, 1\nbuffer_atomic_add v8, off, s[4:7], 0 offset:4 glc";
    check(atomic, run(64, 0, 0, atomic), |l| 1001 + l);
}

#[test]
fn scalar_memory() {
    let run = |text: &str| {
        let input: Vec<u32> = (0..64).map(|i| i + 1000).collect();
        let body = format!(
            "s_load_dwordx2 s[4:5], s[0:1], 0x0\ns_waitcnt 0\n{text}\ns_waitcnt 0\nv_mov_b32 v8, s20\n{}",
            store(8, 0)
        );
        one_wave(Kernel::new(body), &input, 64)
    };
    let check_scalar = |text: &str, expected: u32| check(text, run(text), |_| expected);
    check_scalar("s_load_dword s20, s[4:5], 0x10", 1004);
    check_scalar("s_mov_b32 s8, 12\ns_load_dword s20, s[4:5], s8", 1003);
    check_scalar(
        "s_mov_b32 s8, 16\ns_load_dword s20, s[4:5], s8 offset:-8",
        1002,
    );
    check_scalar("s_load_dwordx8 s[16:23], s[4:5], 0x4", 1005);
    // The two low bits of the address do not count.
    check_scalar("s_load_dword s20, s[4:5], 0x12", 1004);
    check_scalar(
        "s_mov_b32 s6, 20\ns_mov_b32 s7, 0\ns_buffer_load_dword s20, s[4:7], 0x10",
        1004,
    );
    check_scalar(
        "s_mov_b32 s6, 16\ns_mov_b32 s7, 0\ns_buffer_load_dword s20, s[4:7], 0x10",
        0,
    );
    check_scalar(
        "s_mov_b32 s20, 5\ns_store_dword s20, s[4:5], 0x8\ns_waitcnt 0\ns_load_dword s20, s[4:5], 0x8",
        5,
    );
    // Atomics, which give the value before when asked.
    check_scalar("s_mov_b32 s20, 7\ns_atomic_add s20, s[4:5], 0x8 glc", 1002);
    check_scalar(
        "s_mov_b32 s21, 7\ns_atomic_add s21, s[4:5], 0x8\ns_waitcnt 0\ns_load_dword s20, s[4:5], 0x8",
        1009,
    );
    check_scalar(
        "s_mov_b32 s20, 7\ns_movk_i32 s21, 1002\ns_atomic_cmpswap s[20:21], s[4:5], 0x8\ns_waitcnt 0\ns_load_dword s20, s[4:5], 0x8",
        7,
    );
}
