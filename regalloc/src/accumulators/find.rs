//! Matrix instructions with the moves of C to AccVGPRs before them, and of D to VGPRs behind them.

use super::names;
use crate::constraint;
use isa::{Opcode, Reg, RegKind, RegSpan};
use mir::{Block, Function, Inst, Lanes, Op, Operand, VReg};
use rustc_hash::FxHashSet;

/// A matrix instruction with its moves.
pub struct Product {
    /// Block of all of them.
    pub block: Block,
    /// Index of the matrix instruction.
    pub at: usize,
    /// For each register of C: index of its move.
    pub writes: Vec<usize>,
    /// What they move.
    pub c: Vec<Operand>,
    /// For each register of D: index of its move and what it is moved to, if it is.
    pub reads: Vec<Option<(usize, VReg)>>,
}

impl Product {
    /// Registers of C, and of D.
    pub fn width(&self) -> usize {
        self.c.len()
    }

    /// C, if all of it is in virtual registers.
    pub fn c_regs(&self, func: &Function) -> Option<Vec<VReg>> {
        let reg = |operand: &Operand| func.operand_regs(*operand).first().copied();
        self.c.iter().map(reg).collect()
    }
}

/// The places of all instructions that belong to products.
pub fn own(products: &[Product]) -> FxHashSet<(Block, usize)> {
    let places = products.iter().flat_map(|p| {
        let reads = p.reads.iter().flatten().map(|r| r.0);
        let all = p.writes.iter().copied().chain(reads).chain([p.at]);
        all.map(|at| (p.block, at))
    });
    places.collect()
}

/// Those of a function, in the order of the layout, but those in blocks that a predicate holds for.
pub fn products(func: &Function, skip: impl Fn(Block) -> bool) -> Vec<Product> {
    let mut all = Vec::new();
    for &block in func.layout.iter().filter(|&&b| !skip(b)) {
        let insts = &func.blocks[block].insts;
        let mut moved = Moved::default();
        for (at, inst) in insts.iter().enumerate() {
            if constraint::is_matrix(inst) {
                all.extend(product(func, block, at, &moved));
            }
            moved.add(at, inst);
        }
    }
    all
}

/// The moves to AccVGPRs of a block since something else was done with any.
#[derive(Default)]
struct Moved(Vec<(Reg, usize, Operand)>);

impl Moved {
    fn add(&mut self, at: usize, inst: &Inst) {
        match moves(inst, Opcode::VAccvgprWriteB32) {
            Some((Operand::Phys(to), from)) => self.0.push((to.base, at, from)),
            _ => {
                let mut others = false;
                names(inst, |_| others = true);
                if others {
                    self.0.clear();
                }
            }
        }
    }

    /// The moves to each of these registers: the last ones, if there are no others.
    fn to(&self, span: RegSpan) -> Option<Vec<(usize, Operand)>> {
        let exact = self.0.len() == usize::from(span.count);
        let pairs = self.0.iter().zip(span.regs());
        let moves = pairs.map(|(&(to, at, from), reg)| (to == reg).then_some((at, from)));
        moves.collect::<Option<Vec<_>>>().filter(|_| exact)
    }
}

/// Destination and source of a move.
fn moves(inst: &Inst, opcode: Opcode) -> Option<(Operand, Operand)> {
    let is = inst.op == Op::Isa(opcode) && inst.lanes == Lanes::Active;
    match inst.operands[..] {
        [dst, src] if is => Some((dst, src)),
        _ => None,
    }
}

/// A matrix instruction whose C and D are the same AccVGPRs, with its moves.
fn product(func: &Function, block: Block, at: usize, moved: &Moved) -> Option<Product> {
    let insts = &func.blocks[block].insts;
    let inst = &insts[at];
    let (Operand::Phys(d), Operand::Phys(c)) = (inst.operands[0], *inst.operands.get(3)?) else {
        return None;
    };
    if d != c || d.base.kind() != RegKind::Agpr || inst.lanes != Lanes::Active {
        return None;
    }
    let (writes, c) = moved.to(d)?.into_iter().unzip();
    let mut reads = vec![None; usize::from(d.count)];
    for (index, inst) in insts.iter().enumerate().skip(at + 1) {
        let Some((dst, Operand::Phys(src))) = moves(inst, Opcode::VAccvgprReadB32) else {
            let mut others = false;
            names(inst, |_| others = true);
            if others {
                break;
            }
            continue;
        };
        let component = d.regs().position(|r| r == src.base)?;
        let reg = *func.operand_regs(dst).first()?;
        if reads[component].replace((index, reg)).is_some() {
            return None;
        }
    }
    Some(Product {
        block,
        at,
        writes,
        c,
        reads,
    })
}
