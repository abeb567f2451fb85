//! What is put into a vector register twice in a block, a scalar register's value or a constant, is
//! put there once.
//!
//! In a block all that is for the active lanes is for the same ones. The second move's register is
//! the first one's from there on, in other blocks, too, since the first stands before it; but not
//! where it is an argument of an edge, for which it has a register of its own in the end. Operands
//! of several registers want them side by side: those that are constants as a whole share all their
//! registers with each other, and none with other wholes, and what stands in one twice has two
//! registers. The value lives for longer by that: no longer than [`NEAR`] instructions from one use
//! to the next. Linear.

use crate::replace::Replaced;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};
use graphs::filled;
use isa::Opcode;
use mir::{Bank, Block, Function, Inst, Lanes, Op, Operand, Pseudo, VReg, VRegKind};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// As far as a use may be from the one before.
const NEAR: usize = 64;

/// What is moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Source {
    Sgpr(VReg),
    Inline(u8),
    Literal(u32),
}

/// What is moved, and of which whole operand it is a member; zero for any other.
type Held = (Source, u32);

/// The register that holds something, and where it was used last in the block.
struct Holder {
    reg: VReg,
    last: usize,
}

/// Shares moves in all blocks.
pub(crate) fn share(func: &mut Function) {
    let found = Found::new(func);
    if found.repeated.is_empty() {
        return;
    }
    let arguments = arguments(func);
    let wholes = wholes(func, &found.source);
    let mut replaced = Replaced::new();
    // In which block of those a register holds something.
    let mut held: SecondaryMap<VReg, PackedOption<Block>> = filled(func.vregs.len(), None.into());
    let source_of = |reg: VReg| -> Option<Held> {
        let whole = wholes.get(&reg).copied().unwrap_or(0);
        Some((found.source[reg]?, whole))
    };
    for &block in &found.repeated {
        let mut holders: FxHashMap<Held, Holder> = FxHashMap::default();
        for (at, inst) in func.blocks[block].insts.iter().enumerate() {
            func.for_each_use(inst, |reg| {
                if held[reg] == block.into()
                    && let Some(holder) = source_of(reg).and_then(|s| holders.get_mut(&s))
                {
                    holder.last = at;
                }
            });
            let reg = moved(func, inst).map(|(reg, _)| reg);
            let reg = reg.filter(|&reg| !arguments.contains(reg));
            let Some((reg, source)) = reg.and_then(|reg| Some((reg, source_of(reg)?))) else {
                continue;
            };
            held[reg] = block.into();
            match holders.get_mut(&source) {
                Some(holder) if at - holder.last <= NEAR => {
                    replaced.replace(reg, holder.reg);
                    holder.last = at;
                }
                _ => {
                    holders.insert(source, Holder { reg, last: at });
                    // One register may be read alone, too.
                    holders
                        .entry((source.0, 0))
                        .or_insert(Holder { reg, last: at });
                }
            }
        }
    }
    replaced.remove_makers(func, &found.repeated, |func, inst| {
        moved(func, inst).map(|(reg, _)| reg)
    });
    replaced.rewrite(func);
}

/// What is moved into registers.
struct Found {
    /// By register.
    source: SecondaryMap<VReg, Option<Source>>,
    /// The blocks in which one thing is moved twice: in others nothing is shared.
    repeated: Vec<Block>,
}

impl Found {
    fn new(func: &Function) -> Found {
        let mut found = Found {
            source: filled(func.vregs.len(), None),
            repeated: Vec::new(),
        };
        let mut seen = FxHashMap::default();
        for &block in &func.layout {
            let insts = func.blocks[block].insts.iter();
            for (reg, source) in insts.filter_map(|inst| moved(func, inst)) {
                found.source[reg] = Some(source);
                let is_repeated = seen.insert(source, block) == Some(block);
                if is_repeated && found.repeated.last() != Some(&block) {
                    found.repeated.push(block);
                }
            }
        }
        found
    }
}

/// The whole operands that registers are members of, if they are constants as a whole or have one
/// thing twice.
fn wholes(func: &Function, sources: &SecondaryMap<VReg, Option<Source>>) -> FxHashMap<VReg, u32> {
    let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    let mut numbers: FxHashMap<(SmallVec<[Source; 4]>, usize), u32> = FxHashMap::default();
    let mut wholes = FxHashMap::default();
    for operand in insts.flat_map(|i| &i.operands) {
        let Some(list) = operand.regs().filter(|list| list.width() > 1) else {
            continue;
        };
        let regs = func.regs(list);
        if !regs.iter().any(|&reg| sources[reg].is_some()) {
            continue;
        }
        let own: SmallVec<[Option<Source>; 4]> = regs.iter().map(|&reg| sources[reg]).collect();
        let all: Option<SmallVec<[Source; 4]>> = own.iter().copied().collect();
        for (k, reg) in regs.iter().enumerate() {
            let Some(source) = own[k] else {
                continue;
            };
            let before = own[..k].iter().filter(|&&s| s == Some(source)).count();
            let key = match &all {
                Some(all) => (all.clone(), k),
                None if before > 0 => (SmallVec::from_elem(source, 1), before),
                None => continue,
            };
            let next = numbers.len() as u32 + 1;
            let number = *numbers.entry(key).or_insert(next);
            wholes.entry(*reg).or_insert(number);
        }
    }
    wholes
}

/// Registers that are arguments of edges.
fn arguments(func: &Function) -> EntitySet<VReg> {
    let mut all = EntitySet::new();
    for block in func.blocks.values() {
        for edge in block.succs.iter().chain(&block.wave_succs) {
            edge.args.iter().for_each(|&a| _ = all.insert(a));
        }
    }
    all
}

/// The vector register that an instruction moves something into, which may be moved once for all.
#[inline]
fn moved(func: &Function, inst: &Inst) -> Option<(VReg, Source)> {
    match inst.op {
        Op::Pseudo(Pseudo::Copy) | Op::Isa(Opcode::VMovB32) => moved_by_move(func, inst),
        _ => None,
    }
}

/// The same of a move.
fn moved_by_move(func: &Function, inst: &Inst) -> Option<(VReg, Source)> {
    let (Lanes::Active, &[dst, src]) = (inst.lanes, &inst.operands[..]) else {
        return None;
    };
    let plain = |operand: Operand, bank: Bank| match func.operand_regs(operand) {
        &[reg] if func.vregs[reg].bank == bank && func.vregs[reg].kind == VRegKind::Plain => {
            Some(reg)
        }
        _ => None,
    };
    let source = match src {
        Operand::Inline(code) => Source::Inline(code),
        Operand::Literal(bits) => Source::Literal(bits),
        other => Source::Sgpr(plain(other, Bank::Sgpr)?),
    };
    inst.mods
        .is_default()
        .then_some((plain(dst, Bank::Vgpr)?, source))
}
