//! Constants that loops put into scalar registers again and again are put there once, at the end of
//! the entry, and equal ones share a register.
//!
//! A constant of several registers (a double in two, say) is taken as a whole, since its registers
//! are consecutive: two of them share all or nothing. At most [`MOST`] registers are given to
//! constants, because they are in use from the entry on, and no more than there are without fewer
//! waves or spilled values ([`room`]). Scalar moves of constants write neither
//! SCC nor look at EXEC: they may stand anywhere. Linear.

use crate::room;
use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};
use isa::{Machine, Opcode};
use mir::{Bank, Function, Inst, Op, Operand, VReg, VRegKind};
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// Most registers that hold constants for loops.
const MOST: usize = 24;

/// The operand of a constant's move, and its place: inline code or literal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Constant {
    Inline(u8),
    Literal(u32),
}

type Registers = SmallVec<[VReg; 2]>;
type Constants = SmallVec<[Constant; 2]>;

/// Moves constants out of loops.
pub(crate) fn hoist(func: &mut Function, machine: &Machine) {
    let found = Found::new(func);
    if found.all.is_empty() {
        return;
    }
    let most = room::of_sgprs(func, machine).min(MOST);
    let mut shared: BTreeMap<Constants, Registers> = BTreeMap::new();
    let mut moves = Vec::new();
    let mut gone: EntitySet<VReg> = EntitySet::new();
    let mut replacement: SecondaryMap<VReg, VReg> = SecondaryMap::with_default(VReg::new(0));
    for regs in &found.all {
        let values: Constants = regs.iter().filter_map(|&r| found.value[r]).collect();
        if !shared.contains_key(&values) {
            if moves.len() + regs.len() > most {
                continue;
            }
            let fresh: Registers = regs.iter().map(|_| func.vreg(Bank::Sgpr)).collect();
            for (&r, &value) in fresh.iter().zip(&values) {
                let dst = func.operand(&[r]);
                let src = match value {
                    Constant::Inline(code) => Operand::Inline(code),
                    Constant::Literal(bits) => Operand::Literal(bits),
                };
                moves.push(Inst::new(Opcode::SMovB32, &[dst, src]));
            }
            shared.insert(values.clone(), fresh);
        }
        for (&old, &new) in regs.iter().zip(&shared[&values]) {
            replacement[old] = new;
            gone.insert(old);
        }
    }
    rewrite(func, &gone, &replacement);
    let entry = func.entry();
    let insts = &mut func.blocks[entry].insts;
    let end = insts.len().saturating_sub(1);
    insts.splice(end..end, moves);
}

/// Constants of loops.
struct Found {
    /// The registers of each, in the order of the program.
    all: Vec<Registers>,
    value: SecondaryMap<VReg, Option<Constant>>,
}

impl Found {
    fn new(func: &Function) -> Found {
        let mut found = Found {
            all: Vec::new(),
            value: SecondaryMap::new(),
        };
        let mut any = false;
        for &block in &func.layout {
            let data = &func.blocks[block];
            if data.loop_depth > 0 {
                for inst in &data.insts {
                    if let Some((reg, value)) = constant(func, inst) {
                        found.value[reg] = Some(value);
                        any = true;
                    }
                }
            }
        }
        if any {
            found.group(func);
        }
        found
    }

    /// Finds which registers are used together, always the same ones; others are left alone.
    fn group(&mut self, func: &Function) {
        let mut with: SecondaryMap<VReg, Option<Registers>> = SecondaryMap::new();
        let mut order = Vec::new();
        for &block in &func.layout {
            let data = &func.blocks[block];
            for inst in &data.insts {
                let written = inst.written();
                for (k, &operand) in inst.operands.iter().enumerate() {
                    let regs = func.operand_regs(operand);
                    if written.contains(k) || regs.iter().all(|&r| self.value[r].is_none()) {
                        continue;
                    }
                    let whole = regs.iter().all(|&r| self.value[r].is_some());
                    for &r in regs {
                        match &with[r] {
                            _ if !whole => self.value[r] = None,
                            None => with[r] = Some(regs.into()),
                            Some(other) if other[..] != *regs => self.value[r] = None,
                            Some(_) => {}
                        }
                    }
                    order.push(regs[0]);
                }
            }
            for edge in data.succs.iter().chain(&data.wave_succs) {
                edge.args.iter().for_each(|&a| self.value[a] = None);
            }
        }
        let mut seen: EntitySet<VReg> = EntitySet::new();
        for first in order {
            let Some(regs) = with[first].take().filter(|_| seen.insert(first)) else {
                continue;
            };
            if regs.iter().all(|&r| self.value[r].is_some()) {
                self.all.push(regs);
            }
        }
    }
}

/// The register that a scalar move gives a constant.
fn constant(func: &Function, inst: &Inst) -> Option<(VReg, Constant)> {
    let (true, &[dst, src]) = (inst.op == Op::Isa(Opcode::SMovB32), &inst.operands[..]) else {
        return None;
    };
    let value = match src {
        Operand::Inline(code) => Constant::Inline(code),
        Operand::Literal(bits) => Constant::Literal(bits),
        _ => return None,
    };
    match func.operand_regs(dst) {
        &[reg] if func.vregs[reg].kind == VRegKind::Plain => Some((reg, value)),
        _ => None,
    }
}

/// Puts the new registers in the places of the old ones, whose moves go.
fn rewrite(func: &mut Function, gone: &EntitySet<VReg>, replacement: &SecondaryMap<VReg, VReg>) {
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let mut insts = std::mem::take(&mut func.blocks[block].insts);
        insts.retain(|inst| !constant(func, inst).is_some_and(|(r, _)| gone.contains(r)));
        for inst in &mut insts {
            for k in 0..inst.operands.len() {
                let regs = func.operand_regs(inst.operands[k]);
                if regs.first().is_some_and(|&r| gone.contains(r)) {
                    let new: Registers = regs.iter().map(|&r| replacement[r]).collect();
                    inst.operands[k] = func.operand(&new);
                }
            }
        }
        func.blocks[block].insts = insts;
    }
}
