//! Puts places in the instructions, and moves where something comes or goes.

use super::find::Product;
use super::values::{Place, Values, constants};
use super::webs::Places;
use crate::spill::succs_mut;
use isa::{Opcode, Reg, RegSpan};
use mir::{Bank, Block, Function, Inst, Operand, SrcLoc, VReg};
use rustc_hash::{FxHashMap, FxHashSet};

/// Changes of the instructions of blocks.
#[derive(Default)]
struct Changes {
    gone: FxHashSet<(Block, usize)>,
    /// At the head of a block.
    heads: FxHashMap<Block, Vec<Inst>>,
    /// Before a block's last instruction: what reads, then what writes.
    ends: FxHashMap<Block, [Vec<Inst>; 2]>,
}

/// Rewrites everything for some places.
pub fn rewrite(func: &mut Function, products: &[Product], values: &Values, places: &Places) {
    let mut changes = Changes {
        gone: values.moves_that_go(products),
        ..Changes::default()
    };
    for (number, product) in products.iter().enumerate() {
        name(func, product, places.of_c[number], places.of_value[number]);
    }
    for (value, reads) in values.reads.iter().enumerate() {
        let product = products.get(value);
        for (k, to) in reads.to.iter().enumerate() {
            let old = product.and_then(|p| p.reads[k]);
            let stays = to.is_some() && reads.place == Place::Behind;
            if let (Some((at, _)), Some(product), false) = (old, product, stays) {
                changes.gone.insert((product.block, at));
            }
            let head = match (reads.place, values.phi(value)) {
                (Place::Head(block), _) => block,
                (Place::Behind, Some(phi)) => phi.block,
                (Place::Behind, None) => continue,
            };
            if let Some(reg) = *to {
                let inst = read(func, reg, places.of_value[value] + k as u16);
                changes.heads.entry(head).or_default().push(inst);
            }
        }
    }
    let first = values.len() - values.phis.len();
    let constants = constants(func);
    for &(number, k) in &in_order(places) {
        let arg = &values.phis[number].args[k];
        let to = places.of_value[first + number];
        let [reads, writes] = changes.ends.entry(arg.from).or_default();
        for (c, &reg) in arg.regs.iter().enumerate() {
            let from = match (arg.value, constants[reg]) {
                (Some(value), _) => {
                    let by = func.vreg(Bank::Vgpr);
                    reads.push(read(func, by, places.of_value[value] + c as u16));
                    func.operand(&[by])
                }
                (None, Some(constant)) => constant,
                (None, None) => func.operand(&[reg]),
            };
            let to = Operand::phys(Reg::agpr(to + c as u16));
            writes.push(Inst::new(Opcode::VAccvgprWriteB32, &[to, from]));
        }
    }
    let mut gone: FxHashMap<Block, FxHashSet<usize>> = FxHashMap::default();
    for phi in &values.phis {
        gone.entry(phi.block).or_default().extend(&phi.places);
    }
    take_parameters_out(func, &gone);
    changes.apply(func);
}

/// The arguments that must be moved, in an order that is the same each time.
fn in_order(places: &Places) -> Vec<(usize, usize)> {
    let mut moved: Vec<_> = places.moved.iter().copied().collect();
    moved.sort_unstable();
    moved
}

fn read(func: &mut Function, to: VReg, from: u16) -> Inst {
    let operands = [func.operand(&[to]), Operand::phys(Reg::agpr(from))];
    Inst::new(Opcode::VAccvgprReadB32, &operands)
}

/// Gives a product and its moves their registers.
fn name(func: &mut Function, product: &Product, c: u16, d: u16) {
    let insts = &mut func.blocks[product.block].insts;
    for (k, &at) in product.writes.iter().enumerate() {
        insts[at].operands[0] = Operand::phys(Reg::agpr(c + k as u16));
    }
    for (k, read) in product.reads.iter().enumerate() {
        if let Some((at, _)) = read {
            insts[*at].operands[1] = Operand::phys(Reg::agpr(d + k as u16));
        }
    }
    let width = product.width() as u8;
    let matrix = &mut insts[product.at];
    matrix.operands[0] = Operand::Phys(RegSpan::new(Reg::agpr(d), width));
    matrix.operands[3] = Operand::Phys(RegSpan::new(Reg::agpr(c), width));
}

/// Takes parameters, by their blocks and places, and their arguments out.
pub fn take_parameters_out(func: &mut Function, gone: &FxHashMap<Block, FxHashSet<usize>>) {
    for (&block, gone) in gone {
        let mut places = 0..;
        let params = &mut func.blocks[block].params;
        params.retain(|_| places.next().is_some_and(|k| !gone.contains(&k)));
    }
    for index in 0..func.layout.len() {
        for edge in succs_mut(func, func.layout[index]) {
            if let Some(gone) = gone.get(&edge.block) {
                let mut places = 0..;
                edge.args
                    .retain(|_| places.next().is_some_and(|k| !gone.contains(&k)));
            }
        }
    }
}

impl Changes {
    fn apply(mut self, func: &mut Function) {
        let mut blocks: FxHashSet<Block> = self.gone.iter().map(|g| g.0).collect();
        blocks.extend(self.heads.keys());
        blocks.extend(self.ends.keys());
        for block in blocks {
            let old = std::mem::take(&mut func.blocks[block].insts);
            let loc = old.last().map_or(SrcLoc::NONE, |i| i.loc);
            let mut insts = self.heads.remove(&block).unwrap_or_default();
            let last = old.len() - 1;
            for (at, inst) in old.into_iter().enumerate() {
                if at == last {
                    insts.extend(self.ends.remove(&block).into_iter().flatten().flatten());
                }
                if !self.gone.contains(&(block, at)) {
                    insts.push(inst);
                }
            }
            let added = insts.iter_mut().filter(|i| i.loc == SrcLoc::NONE);
            added.for_each(|i| i.loc = loc);
            func.blocks[block].insts = insts;
        }
    }
}
