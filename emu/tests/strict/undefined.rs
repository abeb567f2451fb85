//! Undefined values, and what may be done with them.

use super::*;

fn undefined(violation: &Violation) -> Option<Decides> {
    match violation {
        Violation::Undefined { decides, .. } => Some(*decides),
        _ => None,
    }
}

/// Texts in which something undefined decides, and texts in which it does not.
#[test]
fn undefined_values_that_decide() {
    let rows: [(&str, &str, Decides); 11] = [
        (
            "global_load_dword v2, v9, s[2:3]",
            "v_and_b32 v9, 60, v0\nglobal_load_dword v2, v9, s[2:3]",
            Decides::Address,
        ),
        (
            "global_load_dword v2, v1, s[20:21]",
            "s_mov_b64 s[20:21], s[2:3]\nglobal_load_dword v2, v1, s[20:21]",
            Decides::Address,
        ),
        (
            "global_store_dword v1, v9, s[4:5]",
            "v_mul_u32_u24 v9, v9, 0\nglobal_store_dword v1, v9, s[4:5]",
            Decides::Memory,
        ),
        (
            "v_or_b32 v9, 1, v9\nglobal_store_dword v1, v9, s[4:5]",
            "v_or_b32 v9, -1, v9\nglobal_store_dword v1, v9, s[4:5]",
            Decides::Memory,
        ),
        (
            "v_lshlrev_b32 v9, 8, v9\nglobal_store_short v1, v9, s[4:5]",
            "v_lshlrev_b32 v9, 8, v9\nglobal_store_byte v1, v9, s[4:5]",
            Decides::Memory,
        ),
        (
            "global_atomic_add v1, v9, s[4:5]",
            "v_mov_b32 v9, v0\nglobal_atomic_add v1, v9, s[4:5]",
            Decides::Atomic,
        ),
        (
            "s_cmp_eq_u32 s20, 0\ns_cbranch_scc1 .Lx\n.Lx:",
            "s_or_b32 s20, s20, 1\ns_cmp_eq_u32 s20, 0\ns_cbranch_scc1 .Ly\n.Ly:",
            Decides::Branch,
        ),
        (
            "s_cbranch_vccz .Lx\n.Lx:",
            "s_mov_b32 vcc_lo, 1\ns_mov_b64 vcc, vcc\ns_cbranch_vccz .Ly\n.Ly:",
            Decides::Branch,
        ),
        (
            "s_and_b64 exec, exec, s[20:21]",
            "s_or_b64 exec, exec, s[20:21]\n",
            Decides::Exec,
        ),
        (
            "v_readlane_b32 s8, v0, s20",
            "s_and_b32 s20, s20, 0\nv_readlane_b32 s8, v0, s20",
            Decides::Lane,
        ),
        (
            "s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s20",
            "s_movk_i32 s20, 0xf0\ns_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s20",
            Decides::State,
        ),
    ];
    for (bad, good, decides) in rows {
        decided_by_undefined(bad, good, decides);
    }
}

/// A text in which something undefined decides, and one in which it does not.
fn decided_by_undefined(bad: &str, good: &str, decides: Decides) {
    let kernel = |text: &str| Kernel::new(format!("{BEGIN}{text}"));
    if let Some(result) = run(kernel(bad), one_wave()) {
        let violation = violation(result, bad);
        assert_eq!(undefined(&violation), Some(decides), "{bad}\n{violation}");
    }
    if let Some(result) = run(kernel(good), one_wave()) {
        assert_eq!(result, Ok(()), "{good}");
    }
}

/// What is added twice is gone, even where it is undefined: masks merged under EXEC, registers that
/// change places.
#[test]
fn undefined_values_added_twice() {
    let rows = [
        (
            "s_mov_b64 s[8:9], exec\ns_xor_b64 s[10:11], s[20:21], s[8:9]\n\
             s_and_b64 s[10:11], s[10:11], exec\n",
            "s_xor_b64 s[10:11], s[10:11], s[22:23]",
            "s_xor_b64 s[10:11], s[10:11], s[20:21]",
            "s_and_b64 exec, exec, s[10:11]",
            Decides::Exec,
        ),
        (
            "s_mov_b64 s[8:9], exec\ns_xor_b64 s[20:21], s[20:21], s[8:9]\n",
            "s_and_b64 s[20:21], s[20:21], exec",
            "s_andn2_b64 s[20:21], s[20:21], exec",
            "s_xor_b64 s[20:21], s[8:9], s[20:21]\ns_and_b64 exec, exec, s[20:21]",
            Decides::Exec,
        ),
        (
            "s_mov_b32 s8, 7\ns_xor_b32 s8, s8, s20\ns_xor_b32 s20, s8, s20\n\
             s_xor_b32 s8, s8, s20\n",
            "s_cmp_eq_u32 s8, 0",
            "s_cmp_eq_u32 s20, 0",
            "s_cbranch_scc1 .Lx\n.Lx:",
            Decides::Branch,
        ),
        (
            "s_mov_b32 s8, 7\ns_xor_b32 s9, s8, s20\n",
            "s_mov_b32 s20, s21",
            "s_mov_b32 s10, s20",
            "s_xor_b32 s9, s9, s20\ns_cmp_eq_u32 s9, 7\ns_cbranch_scc1 .Lx\n.Lx:",
            Decides::Branch,
        ),
    ];
    for (before, bad, good, after, decides) in rows {
        let text = |line: &str| format!("{before}{line}\n{after}");
        decided_by_undefined(&text(bad), &text(good), decides);
    }
}

/// Two vector registers that change places by three sums: the undefined one is the other one then.
/// Not if something else happens to them in between.
#[test]
fn undefined_values_that_change_places() {
    let sums = [
        "v_xor_b32 v10, v10, v9\n",
        "v_xor_b32 v9, v10, v9\n",
        "v_xor_b32 v10, v10, v9\n",
    ];
    let text = |between: &str, stored: &str| {
        let [a, b, c] = sums;
        format!("v_mov_b32 v10, v0\n{a}{between}{b}{c}global_store_dword v1, {stored}, s[4:5]")
    };
    decided_by_undefined(&text("", "v10"), &text("", "v9"), Decides::Memory);
    let other = "v_add_u32 v11, v0, v0\n";
    decided_by_undefined(&text(other, "v10"), &text(other, "v9"), Decides::Memory);
    let changed = text("v_mov_b32 v10, v1\n", "v9");
    decided_by_undefined(&changed, &text("", "v9"), Decides::Memory);
    let fewer = "s_mov_b64 exec, 15\n";
    decided_by_undefined(&text(fewer, "v10"), &text(fewer, "v9"), Decides::Memory);
}

/// A byte is changed atomically by exchanging the word around it, of which the rest was never
/// written and is put back. What did not come from there decides, and so does a word of which
/// nothing was written.
#[test]
fn an_exchange_that_puts_undefined_bytes_back() {
    let text = |written: &str, new: &str| {
        format!(
            "{written} v1, v0\ns_waitcnt lgkmcnt(0)\nds_read_b32 v2, v1\ns_waitcnt lgkmcnt(0)\n\
             {new}\nds_cmpst_rtn_b32 v4, v1, v2, v3\ns_waitcnt lgkmcnt(0)\n\
             v_cmp_eq_u32 vcc, v4, v2\ns_and_b64 exec, exec, vcc\n"
        )
    };
    let changed = "v_and_b32 v3, 0xffffff00, v2\nv_or_b32 v3, 1, v3";
    let good = text("ds_write_b8", changed);
    let atomic = |v: &Violation| undefined(v) == Some(Decides::Atomic);
    let elsewhere = text("ds_write_b8", "v_lshrrev_b32 v3, 4, v2");
    pair(&elsewhere, &good, one_wave(), 256, atomic);
    let nothing = text("ds_read_b32 v5, v1\n; v_mov_b32", changed);
    pair(&nothing, &good, one_wave(), 256, atomic);
}

#[test]
fn undefined_values_may_be_moved() {
    // Through a copy, LDS, scratch memory, a select and a lane; only what is used must be defined.
    let moves = "v_mov_b32 v10, v9\nds_write_b32 v1, v10\ns_waitcnt lgkmcnt(0)\nds_read_b32 v11, v1\n\
                 s_waitcnt lgkmcnt(0)\nv_cmp_eq_u32 vcc, v0, v0\nv_cndmask_b32 v12, v11, v0, vcc\n\
                 v_readlane_b32 s8, v11, 3\nv_writelane_b32 v13, s8, 0\nv_writelane_b32 v13, s0, 1\n\
                 v_readlane_b32 s9, v13, 1\nv_mov_b32 v14, s9\n";
    let bad = format!("{moves}global_store_dword v1, v11, s[4:5]");
    let good =
        format!("{moves}global_store_dword v1, v12, s[4:5]\nglobal_store_dword v1, v14, s[4:5]");
    let memory = |v: &Violation| undefined(v) == Some(Decides::Memory);
    pair(&bad, &good, one_wave(), 256, memory);
}

#[test]
fn scratch_memory_has_a_shadow() {
    let begin = "s_load_dwordx2 s[20:21], s[4:5], 0x8\ns_add_u32 flat_scratch_lo, s6, s8\n\
                 s_addc_u32 flat_scratch_hi, s7, 0\nv_mov_b32 v1, 0\nv_lshlrev_b32 v3, 2, v0\n";
    let end = "scratch_load_dword v2, v1, off\ns_waitcnt vmcnt(0) lgkmcnt(0)\n\
               global_store_dword v3, v2, s[20:21]";
    let bad = format!("{begin}scratch_store_short v1, v0, off\n{end}");
    let good = format!("{begin}scratch_store_dword v1, v0, off\n{end}");
    if let Some(result) = run(Kernel::new(bad).with_private(16), one_wave()) {
        let violation = violation(result, "half of a dword");
        assert_eq!(undefined(&violation), Some(Decides::Memory), "{violation}");
    }
    if let Some(result) = run(Kernel::new(good).with_private(16), one_wave()) {
        assert_eq!(result, Ok(()));
    }
}
