//! What one wave does beside what others do: races, barriers, atomics, scalar and vector memory,
//! loads that fill LDS.

use super::*;

#[test]
fn barriers_order_waves() {
    // Each lane writes a dword of LDS, then reads one that the other wave has written.
    let of = |wait: &str, barrier: &str| {
        format!(
            "v_xor_b32 v2, 0x100, v1\nds_write_b32 v1, v0\n{wait}\n{barrier}\nds_read_b32 v3, v2\n\
             s_waitcnt lgkmcnt(0)"
        )
    };
    let good = of("s_waitcnt lgkmcnt(0)", "s_barrier");
    pair(
        &of("s_waitcnt lgkmcnt(0)", ""),
        &good,
        two_waves(),
        512,
        race,
    );
    pair(&of("", "s_barrier"), &good, two_waves(), 512, race);
    // The same through global memory, where the work-group shares an L1.
    let of = |barrier: &str| {
        format!(
            "v_xor_b32 v2, 0x100, v1\nglobal_store_dword v1, v0, s[4:5]\n{barrier}\n\
             global_load_dword v3, v2, s[4:5]"
        )
    };
    pair(&of(""), &of("s_barrier"), two_waves(), 0, race);
}

/// A FLAT load of LDS has read it once `lgkmcnt` is down at zero, although its result is there only
/// when `vmcnt` is, too.
#[test]
fn flat_loads_of_lds_are_over_by_lgkmcnt() {
    let of = |wait: &str| {
        format!(
            "v_xor_b32 v2, 0x100, v1\nds_write_b32 v1, v0\ns_waitcnt lgkmcnt(0)\ns_barrier\n\
             s_mov_b64 s[6:7], src_shared_base\nv_mov_b32 v3, s7\nflat_load_dword v4, v[2:3]\n\
             {wait}\ns_barrier\nds_write_b32 v1, v0\ns_waitcnt vmcnt(0) lgkmcnt(0)"
        )
    };
    pair(
        &of("s_waitcnt vmcnt(0)"),
        &of("s_waitcnt lgkmcnt(0)"),
        two_waves(),
        512,
        race,
    );
}

/// The waves of a split group have no L1 in common: vector memory is waited for before a barrier,
/// and stale lines are dropped behind it.
#[test]
fn a_barrier_of_a_split_group_orders_no_vector_memory() {
    let result = |split: u32, before: &str, after: &str| {
        let text = format!(
            "{BEGIN}v_xor_b32 v2, 0x100, v1\nglobal_store_dword v1, v0, s[4:5]\n{before}\n\
             s_barrier\n{after}\nglobal_load_dword v3, v2, s[4:5]\ns_waitcnt vmcnt(0)"
        );
        let directives = format!(".amdhsa_accum_offset 8\n.amdhsa_tg_split {split}");
        let kernel = Kernel::new(text).with_directives(&directives);
        run_on("gfx90a", kernel, two_waves())
    };
    let (wait, drop) = ("s_waitcnt vmcnt(0)", "buffer_wbinvl1_vol");
    for (split, before, after) in [(0, "", ""), (1, wait, drop)] {
        if let Some(result) = result(split, before, after) {
            assert_eq!(result, Ok(()), "{split} {before} {after}");
        }
    }
    for (before, after) in [("", ""), (wait, ""), ("", drop)] {
        if let Some(result) = result(1, before, after) {
            assert!(race(&violation(result, before)), "{before} {after}");
        }
    }
}

/// Waves on several compute units have no LDS in common.
#[test]
fn a_split_group_with_lds_is_not_launched() {
    let kernel = Kernel::new(BEGIN).with_lds(64);
    let split = kernel.with_directives(".amdhsa_accum_offset 8\n.amdhsa_tg_split 1");
    let what = "64 bytes of LDS are needed, a split work-group has none";
    if let Some(result) = run_on("gfx90a", split, two_waves()) {
        assert_eq!(result, Err(LaunchError::Resources(what.to_string())));
    }
}

/// What a barrier has published to the work-group stays published, although an atomic releases what
/// is not under way any more.
#[test]
fn an_atomic_behind_a_barrier_takes_nothing_back() {
    let store = "v_mov_b32 v2, 7\nv_mov_b32 v3, 0\nglobal_store_dword v3, v2, s[4:5]\n";
    let rest = "global_atomic_add v3, v2, s[4:5] offset:64\nglobal_load_dword v4, v3, s[4:5]\n\
                s_waitcnt vmcnt(0)\ns_endpgm\n";
    pair(
        &format!("{store}{rest}"),
        &format!("{store}s_barrier\n{rest}"),
        two_waves(),
        0,
        race,
    );
}

#[test]
fn atomics_order_work_groups() {
    // Each group stores its part and counts; the last one reads both.
    let of = |release: &str, acquire: &str| {
        format!(
            "s_lshl_b32 s9, s8, 2\nv_mov_b32 v2, s9\nv_mov_b32 v3, 1\nv_mov_b32 v5, 0\n\
             s_mov_b64 exec, 1\nglobal_store_dword v2, v3, s[4:5] offset:16\n{release}\n\
             global_atomic_add v4, v5, v3, s[4:5] glc\ns_waitcnt vmcnt(0)\n{acquire}\n\
             v_cmp_eq_u32 vcc, 1, v4\ns_and_b64 exec, exec, vcc\n\
             global_load_dwordx2 v[6:7], v5, s[4:5] offset:16"
        )
    };
    let begin = "s_mov_b32 s8, s2\n";
    let kernel = |text: String| Kernel::new(format!("{begin}{BEGIN}{text}"));
    let groups = LaunchConfig::linear(128, 64);
    let (wait, invalidate) = ("s_waitcnt vmcnt(0)", "buffer_wbinvl1_vol");
    for (release, acquire) in [("", invalidate), (wait, "")] {
        if let Some(result) = run(kernel(of(release, acquire)), groups) {
            let violation = violation(result, "half a pattern");
            assert!(race(&violation), "{violation}");
        }
    }
    if let Some(result) = run(kernel(of(wait, invalidate)), groups) {
        assert_eq!(result, Ok(()));
    }
}

#[test]
fn what_is_no_race() {
    // All write the same; atomics; a loop of compare and swap that begins with a plain load.
    for good in [
        "v_mov_b32 v2, 0\nv_mov_b32 v3, 7\nglobal_store_dword v2, v3, s[4:5]",
        "v_mov_b32 v2, 0\nglobal_atomic_add v2, v0, s[4:5]",
        "v_mov_b32 v2, 0\nglobal_load_dword v4, v2, s[4:5]\ns_waitcnt vmcnt(0)\nv_add_u32 v3, 1, v4\n\
         global_atomic_cmpswap v5, v2, v[3:4], s[4:5] glc\ns_waitcnt vmcnt(0)",
    ] {
        let text = format!("{BEGIN}{good}");
        if let Some(result) = run(Kernel::new(text), two_waves()) {
            assert_eq!(result, Ok(()), "{good}");
        }
    }
    let bad = "v_mov_b32 v2, 0\nglobal_load_dword v4, v2, s[4:5]\ns_waitcnt vmcnt(0)\n\
               global_atomic_add v2, v0, s[4:5]";
    let text = format!("{BEGIN}{bad}");
    if let Some(result) = run(Kernel::new(text.clone()), two_waves()) {
        assert!(race(&violation(result, bad)));
    }
    if let Some(result) = run(Kernel::new(text), two_waves().with_races(Races::Ignore)) {
        assert_eq!(result, Ok(()));
    }
}

#[test]
fn lanes_of_one_store() {
    let bad = "v_mov_b32 v2, 0\nglobal_store_dword v2, v0, s[4:5]";
    let good = "v_mov_b32 v2, 0\nglobal_store_dword v2, v2, s[4:5]";
    pair(bad, good, one_wave(), 0, |v| {
        matches!(v, Violation::LaneConflict { .. })
    });
}

/// Each lane's element is where the buffer's format and index say, and as large.
#[test]
fn lanes_of_one_typed_store() {
    let of = |format: &str, stride: u32, index: &str| {
        format!(
            "v_mov_b32 v2, 0\ns_mov_b32 s8, s4\ns_or_b32 s9, s5, {}\ns_mov_b32 s10, 64\n\
             s_mov_b32 s11, 0x24fac\ntbuffer_store_format_x v0, {index}, s[8:11], 0 \
             format:[BUF_DATA_FORMAT_{format},BUF_NUM_FORMAT_UINT] idxen",
            stride << 16
        )
    };
    for (format, stride) in [("32", 4), ("8", 1), ("16", 2), ("32_32", 8)] {
        pair(
            &of("32", 4, "v2"),
            &of(format, stride, "v0"),
            one_wave(),
            0,
            |v| matches!(v, Violation::LaneConflict { .. }),
        );
    }
}

fn overtaken(violation: &Violation) -> bool {
    matches!(violation, Violation::Overtaken { .. })
}

fn stale(violation: &Violation) -> bool {
    matches!(violation, Violation::StaleScalar { .. })
}

#[test]
fn vector_stores_do_not_overtake_scalar_loads() {
    let of = |wait: &str, store: &str| {
        format!("s_load_dword s20, s[4:5], 0x10\nv_mov_b32 v2, 0\n{wait}\n{store}")
    };
    let wait = "s_waitcnt lgkmcnt(0)";
    for store in [
        "global_store_dword v2, v2, s[4:5] offset:16",
        "global_store_byte v2, v2, s[4:5] offset:19",
        "global_store_dwordx2 v2, v[0:1], s[4:5] offset:12",
        "global_atomic_inc v2, v2, s[4:5] offset:16",
    ] {
        let text = |wait| of(wait, &format!("s_mov_b64 exec, 1\n{store}"));
        pair(&text(""), &text(wait), one_wave(), 0, overtaken);
    }
    // Others' dwords may be written.
    let good = "s_load_dword s20, s[4:5], 0x10\ns_mov_b64 exec, 1\nv_mov_b32 v2, 0\n\
                global_store_dword v2, v2, s[4:5] offset:20\nglobal_load_dword v3, v2, s[4:5] offset:16";
    if let Some(result) = run(Kernel::new(format!("{BEGIN}{good}")), one_wave()) {
        assert_eq!(result, Ok(()), "{good}");
    }
}

#[test]
fn scalar_loads_do_not_see_vector_stores() {
    let of = |between: &str, at: u32| {
        format!(
            "s_mov_b64 exec, 1\nv_mov_b32 v2, 0\nglobal_store_dword v2, v2, s[4:5] offset:16\n\
             {between}\ns_load_dword s20, s[4:5], {at:#x}"
        )
    };
    let invalidate = "s_waitcnt vmcnt(0)\ns_dcache_inv";
    let good = of(invalidate, 0x10);
    pair(&of("", 0x10), &good, one_wave(), 0, stale);
    // The wait alone does not help, nor does the invalidation before the store is done.
    let wait = of("s_waitcnt vmcnt(0)\nbuffer_wbinvl1_vol", 0x10);
    pair(&wait, &good, one_wave(), 0, stale);
    pair(
        &of("s_dcache_inv", 0x10),
        &of("", 0x14),
        one_wave(),
        0,
        stale,
    );
    // What another wave has written, and the barrier has ordered.
    let of = |between: &str| {
        format!(
            "v_mov_b32 v2, 0\nv_readfirstlane_b32 s8, v0\ns_cmp_eq_u32 s8, 0\ns_cbranch_scc0 .Lx\n\
             s_mov_b64 exec, 1\nglobal_store_dword v2, v2, s[4:5]\ns_waitcnt vmcnt(0)\n.Lx:\n\
             s_barrier\n{between}\ns_load_dword s20, s[4:5], 0x0"
        )
    };
    let kernel = |text: String| Kernel::new(format!("{BEGIN}{text}"));
    if let Some(result) = run(kernel(of("")), two_waves()) {
        assert!(stale(&violation(result, "no invalidation")));
    }
    if let Some(result) = run(kernel(of("s_dcache_inv")), two_waves()) {
        assert_eq!(result, Ok(()));
    }
}

#[test]
fn releases_wait_for_loads_of_what_others_overwrite() {
    // Each group reads, then counts; the last one overwrites what both have read.
    let of = |load: &str, release: &str| {
        format!(
            "v_mov_b32 v3, 1\nv_mov_b32 v5, 0\ns_mov_b64 exec, 1\n{load}\n{release}\n\
             global_atomic_add v4, v5, v3, s[4:5] glc\ns_waitcnt vmcnt(0) lgkmcnt(0)\n\
             buffer_wbinvl1_vol\nv_cmp_eq_u32 vcc, 1, v4\ns_and_b64 exec, exec, vcc\n\
             global_store_dword v5, v3, s[4:5] offset:64"
        )
    };
    let kernel = |text: String| Kernel::new(format!("{BEGIN}{text}"));
    let groups = LaunchConfig::linear(128, 64);
    for (load, wait) in [
        ("s_load_dword s20, s[4:5], 0x40", "s_waitcnt lgkmcnt(0)"),
        (
            "global_load_dword v6, v5, s[4:5] offset:64",
            "s_waitcnt vmcnt(0)",
        ),
    ] {
        if let Some(result) = run(kernel(of(load, "")), groups) {
            let violation = violation(result, load);
            assert!(race(&violation), "{load}: {violation}");
        }
        if let Some(result) = run(kernel(of(load, wait)), groups) {
            assert_eq!(result, Ok(()), "{load}");
        }
    }
    // The same between the waves of a work-group, through LDS and by a barrier.
    let of = |wait: &str, release: &str| {
        format!(
            "v_mov_b32 v3, 1\nv_mov_b32 v5, 0\nv_readfirstlane_b32 s8, v0\nv_mov_b32 v4, s8\n\
             s_mov_b64 exec, 1\ns_load_dword s20, s[4:5], 0x40\n{wait}\n{release}\n\
             s_waitcnt lgkmcnt(0)\nv_cmp_lt_u32 vcc, 0, v4\ns_and_b64 exec, exec, vcc\n\
             global_store_dword v5, v3, s[4:5] offset:64"
        )
    };
    let wait = "s_waitcnt lgkmcnt(0)";
    let barrier = |wait| of(wait, "s_barrier");
    pair(&barrier(""), &barrier(wait), two_waves(), 0, race);
    let begin = "v_mov_b32 v2, 0\nds_write_b32 v2, v2\ns_waitcnt lgkmcnt(0)\ns_barrier\n";
    let count = |wait| format!("{begin}{}", of(wait, "ds_add_rtn_u32 v4, v5, v3"));
    pair(&count(""), &count(wait), two_waves(), 64, race);
}

fn waits_for_vmcnt(violation: &Violation) -> bool {
    matches!(
        violation,
        Violation::MissingWait {
            counter: "vmcnt",
            ..
        }
    )
}

/// A load that goes to LDS is done when `vmcnt` says so, not when `lgkmcnt` does.
#[test]
fn what_a_load_fills_in_lds_is_waited_for() {
    let load = "v_add_u32 v1, 4, v1\ns_mov_b32 m0, 0\ns_nop 0\n\
                buffer_load_dword v1, s[8:11], 0 offen lds\n";
    let resource = "s_mov_b64 s[8:9], s[2:3]\ns_mov_b32 s10, 1024\ns_mov_b32 s11, 0x27000\n";
    let read = "v_lshlrev_b32 v3, 2, v0\nds_read_b32 v2, v3\ns_waitcnt lgkmcnt(0)\n\
                v_lshlrev_b32 v3, 2, v0\nglobal_store_dword v3, v2, s[4:5]\ns_endpgm\n";
    pair(
        &format!("{resource}{load}s_waitcnt lgkmcnt(0)\n{read}"),
        &format!("{resource}{load}s_waitcnt vmcnt(0)\n{read}"),
        one_wave(),
        256,
        waits_for_vmcnt,
    );
}

/// The same from global memory; and another wave must not read what is under way.
#[test]
fn what_a_global_load_fills_in_lds_is_waited_for() {
    let load = "s_mov_b32 m0, 0\ns_nop 0\nv_mov_b32 v4, s2\nv_mov_b32 v5, s3\n\
                global_load_dword v[4:5], off lds\n";
    let read = "v_lshlrev_b32 v3, 2, v0\nds_read_b32 v2, v3\ns_waitcnt lgkmcnt(0)\n\
                global_store_dword v3, v2, s[4:5]\ns_endpgm\n";
    pair(
        &format!("{load}{read}"),
        &format!("{load}s_waitcnt vmcnt(0)\n{read}"),
        one_wave(),
        256,
        waits_for_vmcnt,
    );
}

#[test]
fn another_wave_reads_what_a_load_fills_after_a_wait_and_a_barrier() {
    let load = "v_readfirstlane_b32 s8, v1\ns_mov_b32 m0, s8\ns_nop 0\nv_mov_b32 v4, s2\n\
                v_mov_b32 v5, s3\nglobal_load_dword v[4:5], off lds\n";
    let read = "s_barrier\nv_xor_b32 v3, 0x100, v1\nds_read_b32 v2, v3\n\
                s_waitcnt lgkmcnt(0)\nglobal_store_dword v1, v2, s[4:5]\ns_endpgm\n";
    pair(
        &format!("{load}{read}"),
        &format!("{load}s_waitcnt vmcnt(0)\n{read}"),
        two_waves(),
        512,
        race,
    );
}
