//! Long branches, and what lane masks are merged with. What each pseudo-instruction becomes is in
//! `tests/filetests/expand`.

mod tools;

use amdgpuc_emit::*;
use isa::Machine;
use tools::compile_function;

/// The listing of a function, a line for each instruction or label.
fn listing(target: &str, text: &str) -> Vec<String> {
    try_listing(target, text).unwrap_or_else(|e| panic!("{e}"))
}

fn try_listing(target: &str, text: &str) -> Result<Vec<String>, EmitError> {
    let machine = Machine::parse(target).unwrap();
    let func = mir::parse_function(text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let callee = |id: mir::FuncId| {
        let resources = Resources {
            sgprs: 40,
            vgprs: 10,
            scratch: 64,
            ..Resources::default()
        };
        Some(Callee {
            name: format!("callee{}", id.as_u32()),
            resources,
        })
    };
    let (_, code) = compile_function(func, &machine, &callee)?;
    let lines = code.listing.lines().filter(|l| !l.starts_with(';'));
    Ok(lines.map(|l| l.trim().to_string()).collect())
}

fn kernel(body: &str) -> String {
    format!("func @k id=0 stage=allocated wave=64 kernel\n{body}")
}

/// What `p_mask_merge` becomes, bit by bit: the merge's truth table.
#[test]
fn mask_merge_formulas_agree_with_its_definition() {
    for bits in 0..8u8 {
        let (old, new, exec) = (bits & 1, bits >> 1 & 1, bits >> 2 & 1);
        let wanted = (old & !exec | new & exec) & 1;
        assert_eq!(((old ^ new) & exec) ^ old, wanted);
        assert_eq!(((old ^ new) & !exec & 1) ^ new, wanted);
    }
}

/// A function with `nops` instructions between a conditional branch and its target.
fn far(nops: usize) -> String {
    let body = "  s_nop #0\n".repeat(nops);
    kernel(&format!(
        "{{\nbb0:\n  p_branch_scc1\n  => bb2, bb1\nbb1:\n{body}  p_jump\n  => bb0x\n}}\n"
    ))
    .replace("bb0x", "bb3")
    .replace(
        "=> bb3\n}",
        "=> bb2\nbb2:\n  p_branch_scc0\n  => bb1, bb3\nbb3:\n  p_endpgm\n}",
    )
}

#[test]
fn branches_become_long_exactly_when_they_do_not_reach() {
    let nearest = listing("gfx906", &far(32767));
    assert_eq!(nearest[0], "s_cbranch_scc1 .LBB0_2");
    let forward = listing("gfx906", &far(32768));
    let shown: Vec<&str> = forward[..5].iter().map(String::as_str).collect();
    assert_eq!(shown[0], "s_cbranch_scc0 6");
    assert_eq!(shown[1], "s_getpc_b64 s[0:1]");
    assert!(shown[2].starts_with("s_add_u32 s0, s0, 0x"));
    assert!(shown[3].starts_with("s_addc_u32 s1, s1, "));
    assert_eq!(shown[4], "s_setpc_b64 s[0:1]");
    let function = far(32768).replace(" kernel", "");
    let called = listing("gfx906", &function);
    assert_eq!(
        called[1], "s_getpc_b64 s[34:35]",
        "the convention's registers are kept"
    );
}

/// Follows a long branch in the bytes.
#[test]
fn long_branches_lead_to_their_targets() {
    let machine = Machine::parse("gfx906").unwrap();
    let func = mir::parse_function(&far(40000)).unwrap();
    let (_, code) = compile_function(func, &machine, &|_| None).unwrap();
    let word = |at: usize| u32::from_le_bytes(code.code[at..at + 4].try_into().unwrap());
    // s_cbranch, s_getpc_b64, s_add_u32 and its literal, s_addc_u32 and its literal.
    let after_getpc = 8u32;
    let distance = word(12);
    let skipped = 4 * (word(0) & 0xffff) + 4;
    assert_eq!(skipped, 4 + 24, "the condition skips the whole jump");
    let target_at = after_getpc.wrapping_add(distance) as usize;
    assert_eq!(target_at, 4 + 24 + 40000 * 4);
    // The branch back is long as well and leads behind the first one.
    let back = target_at + 8;
    let distance = word(back + 4);
    let high = word(back + 12);
    assert_eq!(high, u32::MAX);
    assert_eq!((back as u32).wrapping_add(distance), 4 + 24);
}
