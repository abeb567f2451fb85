//! Long branches, and what lane masks are merged with. What each pseudo-instruction becomes is in
//! `tests/filetests/expand`.

mod tools;

use amdgpuc_emit::*;
use isa::Machine;
use tools::{compile_far, compile_function};

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

/// A block that is longer than a branch reaches, where no scalar registers are free, gets islands
/// in its middle: each is jumped over, and the branches over it, one of them back, lead over them.
#[test]
fn a_block_longer_than_a_branch_reaches_has_islands_in_it() {
    let taken: String = (0..102).map(|n| format!("  s_mov_b32 s{n}, 0\n")).collect();
    let long = "  s_nop #1\n".repeat(100_000);
    let text = kernel(&format!(
        "{{\nbb0:\n{taken}  p_branch_scc1\n  => bb2, bb1\nbb1:\n{long}  p_branch_scc0\n  \
         => bb1, bb2\nbb2:\n  p_endpgm\n}}\n"
    ));
    let machine = Machine::parse("gfx906").unwrap();
    let func = mir::parse_function(&text).unwrap();
    let (_, code) = compile_function(func, &machine, &|_| None).unwrap();
    assert_eq!(code.far_branch_pair, None);
    let words: Vec<u32> = code
        .code
        .chunks(4)
        .map(|w| u32::from_le_bytes(w.try_into().unwrap()))
        .collect();
    let branch = |at: usize| (words[at] >> 16) & 0xff;
    let target = |at: usize| (at as i64 + 1 + i64::from(words[at] as u16 as i16)) as usize;
    let first = words.iter().position(|w| w >> 16 == 0xbf85).unwrap();
    // Along the block, over what is jumped over, all its instructions are met.
    let (mut at, mut nops, mut jumps) = (first + 1, 0, 0);
    while words[at] >> 16 != 0xbf84 {
        match branch(at) {
            0x82 => (at, jumps) = (target(at), jumps + 1),
            _ => (at, nops) = (at + 1, nops + usize::from(words[at] == 0xbf80_0001)),
        }
    }
    assert_eq!(nops, 100_000);
    assert!(jumps >= 3, "{jumps} places");
    let follow = |from: usize| {
        let mut to = target(from);
        while words[to] == 0xbf80_0000 && branch(to + 1) == 0x82 {
            to = target(to + 1);
        }
        to
    };
    assert_eq!(words[follow(first)], 0xbf81_0000);
    assert_eq!(follow(at), first + 1);
}

/// An address is computed from that of the instruction before: no island comes between.
#[test]
fn an_island_does_not_part_an_address_from_where_it_is_counted() {
    let address = "  p_symbol_addr s[4:5], @x@rel32@lo+0\n";
    let text = kernel(&format!(
        "{{\nbb0:\n  p_branch_scc1\n  => bb2, bb1\nbb1:\n{}  p_jump\n  => bb2\nbb2:\n  \
         p_endpgm\n}}\n",
        address.repeat(100)
    ));
    let machine = Machine::parse("gfx906").unwrap();
    let func = mir::parse_function(&text).unwrap_or_else(|e| panic!("{e}"));
    let far = FarBranches::OverIslands(512);
    let (_, code) = compile_far(func, &machine, &|_| None, far).unwrap();
    let word = |at: u32| u32::from_le_bytes(code.code[at as usize..][..4].try_into().unwrap());
    assert_eq!(code.relocs.len(), 200);
    for pair in code.relocs.chunks(2) {
        assert_eq!(word(pair[0].offset - 8) & 0xffff_ff00, 0xbe84_1c00);
        assert_eq!(pair[1].offset, pair[0].offset + 8);
    }
    let branches = code.code.chunks(4).filter(|w| w[2..] == [0x82, 0xbf]);
    assert!(branches.count() >= 6);
}

/// Where all scalar registers have a use, branches go over islands, each a `s_nop` and a branch.
#[test]
fn branches_go_over_islands_where_no_scalar_registers_are_free() {
    let taken: String = (0..102).map(|n| format!("  s_mov_b32 s{n}, 0\n")).collect();
    let middle: String = (1..=12)
        .map(|n| {
            let nops = "  s_nop #1\n".repeat(8000);
            format!("bb{n}:\n{nops}  p_branch_scc1\n  => bb{}, bb13\n", n + 1)
        })
        .collect();
    let text = kernel(&format!(
        "{{\nbb0:\n{taken}  p_branch_scc1\n  => bb13, bb1\n{middle}bb13:\n  s_nop #7\n  \
         p_branch_scc0\n  => bb1, bb14\nbb14:\n  p_endpgm\n}}\n"
    ));
    let machine = Machine::parse("gfx906").unwrap();
    let func = mir::parse_function(&text).unwrap();
    let (_, code) = compile_function(func, &machine, &|_| None).unwrap();
    assert_eq!(code.far_branch_pair, None);
    let word = |at: usize| u32::from_le_bytes(code.code[at..at + 4].try_into().unwrap());
    let target = |at: usize| (at as i64 + 4 + 4 * i64::from(word(at) as u16 as i16)) as usize;
    let (nop, branch) = (0xbf80_0000, 0xbf82);
    // Where a branch leads to in the end, and over how many islands.
    let follow = |at: usize| {
        let (mut to, mut islands) = (target(at), 0);
        while word(to) == nop && word(to + 4) >> 16 == branch {
            (to, islands) = (target(to + 4), islands + 1);
        }
        (to, islands)
    };
    let first = (0..)
        .step_by(4)
        .find(|&at| word(at) >> 16 == 0xbf85)
        .unwrap();
    let (end, islands) = follow(first);
    assert_eq!(word(end), nop | 7);
    assert!((3..=5).contains(&islands), "{islands} islands");
    let (start, islands) = follow(end + 4);
    assert_eq!(start, first + 4, "the loop's first block");
    assert!((3..=5).contains(&islands), "{islands} islands");
    // All branches to the last block lead there: of each block, the one behind its body.
    for at in (0..code.code.len()).step_by(4) {
        if at > 0 && word(at - 4) == (nop | 1) && matches!(word(at) >> 16, 0xbf84) {
            assert_eq!(follow(at).0, end, "{at:#x}");
        }
    }
}
