//! Instructions that exist, used as the manuals or LLVM say they must not be.

use isa::{Family, Inst, InstFlags, ModFlags, Operand, RegKind};

/// A use, and where it says so.
struct Rule {
    what: &'static str,
    holds: fn(&Inst, Family) -> bool,
}

const RULES: &[Rule] = &[
    Rule {
        // Without LDS, the register behind the data would be written if a part of the texture were
        // not there (manual, 8.1.2, TFE); memory is either all there or a fault.
        what: "tfe with lds (manual, 8.1.9)",
        holds: |inst, _| inst.mods.has(ModFlags::TFE | ModFlags::LDS),
    },
    Rule {
        // What it gives beside an SGPR is a page fault; LLVM avoids it beside a VGPR, too
        // (`SIInstrInfo::allowNegativeFlatOffset`). All processors that are emulated and have
        // these instructions have the defect.
        what: "a negative offset of a scratch instruction (LLVM, FeatureNegativeScratchOffsetBug)",
        holds: |inst, family| family == Family::Scratch && inst.mods.offset < 0,
    },
    Rule {
        // Hardware writes the first data only, and what it reads twice no manual says. LLVM never
        // makes a pair of one place (`SILoadStoreOptimizer`, "if (CI.Offset == Paired.Offset)").
        what: "two equal offsets (manual, 10.3.3)",
        holds: |inst, _| {
            let two = inst.opcode.desc().flags.contains(InstFlags::TWO_OFFSETS);
            two && inst.mods.offset == i32::from(inst.mods.offset1)
        },
    },
    Rule {
        // They are ignored.
        what: "a write of TTMP registers, which are the trap handler's (manual, 3.10)",
        holds: |inst, _| {
            let operands = inst.operands.iter().zip(inst.opcode.desc().operands);
            let mut written = operands.filter(|(_, desc)| desc.role.writes());
            written.any(|(operand, _)| is_ttmp(operand))
        },
    },
];

fn is_ttmp(operand: &Operand) -> bool {
    let span = operand.reg();
    span.is_some_and(|span| span.base.kind() == RegKind::Ttmp)
}

/// What is wrong with an instruction.
pub(crate) fn use_of(inst: &Inst, family: Family) -> Option<&'static str> {
    let broken = RULES.iter().find(|rule| (rule.holds)(inst, family));
    broken.map(|rule| rule.what)
}
