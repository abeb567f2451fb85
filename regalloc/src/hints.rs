//! Hints: where a group would rather be.
//!
//! Toward the other side of a copy or of an edge, toward fixed registers of copies, and toward
//! places that make instructions shorter: VCC for masks, a source's place for the result of an
//! accumulation. Linear, and a sort.

use crate::constraint::{File, VCC_UNIT};
use crate::group::Groups;
use cranelift_entity::EntityRef;
use mir::{Bank, Function, Operand, Pseudo, VReg};
use smallvec::SmallVec;

/// Unit of a group that has none.
pub const NOWHERE: u16 = u16::MAX;

/// A wish to be where something else is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Hint {
    /// The group.
    pub root: VReg,
    /// Loop depth of the copy that would vanish: higher first.
    pub weight: std::cmp::Reverse<u8>,
    /// Where to.
    pub toward: Toward,
}

/// See [`Hint::toward`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Toward {
    /// The first slot at this unit.
    Unit(u16),
    /// The first slot so many units after the first of another group.
    Group(VReg, i16),
}

/// All hints, by group and weight.
#[derive(Default)]
pub struct Hints {
    list: Vec<Hint>,
    /// As they were found.
    unsorted: Vec<Hint>,
}

impl Hint {
    /// The unit that it asks for, if that is known.
    pub fn unit(&self, base: &[u16]) -> Option<usize> {
        match self.toward {
            Toward::Unit(unit) => Some(usize::from(unit)),
            Toward::Group(root, _) if base[root.index()] == NOWHERE => None,
            Toward::Group(root, delta) => {
                usize::try_from(i32::from(base[root.index()]) + i32::from(delta)).ok()
            }
        }
    }
}

impl Hints {
    /// The hints of all groups, by group, of each those of the deepest loops first.
    pub fn all(&self) -> &[Hint] {
        &self.list
    }

    /// Finds all.
    pub fn collect(&mut self, func: &Function, file: &File, groups: &Groups) {
        self.list.clear();
        for &block in &func.layout {
            let data = &func.blocks[block];
            let depth = data.loop_depth;
            for inst in &data.insts {
                if inst.is_pseudo(Pseudo::Copy) {
                    self.copy(func, file, groups, inst, depth);
                } else {
                    self.accumulator(func, file, groups, inst, depth);
                    if file.bank == Bank::Sgpr {
                        self.condition(func, groups, inst, depth);
                    }
                }
            }
            for edge in func.current_succs(block) {
                let params = &func.blocks[edge.block].params;
                for (&param, &arg) in params.iter().zip(&edge.args) {
                    if file.owns(func, param) {
                        self.pair(groups, param, arg, depth);
                    }
                }
            }
        }
        for copy in &groups.copies {
            let depth = func.blocks[copy.block].loop_depth;
            self.pair(groups, copy.dst, copy.src, depth);
        }
        self.sort(groups.registers());
        self.list.dedup();
    }

    /// By group with roots among so many registers: counted, so that only hints of one are sorted.
    fn sort(&mut self, registers: usize) {
        // By root: how many are before its own, and while they are placed the place of the next.
        let mut places = vec![0u32; registers + 1];
        let list = &mut self.list;
        list.iter().for_each(|h| places[h.root.index() + 1] += 1);
        (1..places.len()).for_each(|i| places[i] += places[i - 1]);
        self.unsorted.clone_from(list);
        for &hint in &self.unsorted {
            let place = &mut places[hint.root.index()];
            list[*place as usize] = hint;
            *place += 1;
        }
        let of_roots = list.chunk_by_mut(|a, b| a.root == b.root);
        of_roots.for_each(<[Hint]>::sort_unstable);
    }

    fn add(&mut self, root: VReg, depth: u8, toward: Toward) {
        self.list.push(Hint {
            root,
            weight: std::cmp::Reverse(depth),
            toward,
        });
    }

    fn unit(&mut self, groups: &Groups, reg: VReg, unit: usize, depth: u8) {
        let (root, slot) = groups.find(reg);
        if unit >= slot {
            self.add(root, depth, Toward::Unit((unit - slot) as u16));
        }
    }

    fn pair(&mut self, groups: &Groups, a: VReg, b: VReg, depth: u8) {
        let ((ra, sa), (rb, sb)) = (groups.find(a), groups.find(b));
        if ra != rb {
            let delta = sb as i16 - sa as i16;
            self.add(ra, depth, Toward::Group(rb, delta));
            self.add(rb, depth, Toward::Group(ra, -delta));
        }
    }

    fn copy(&mut self, func: &Function, file: &File, groups: &Groups, inst: &mir::Inst, depth: u8) {
        let (regs, span) = match inst.operands[..] {
            [Operand::Regs(list), Operand::Phys(span)] => (list, span),
            [Operand::Phys(span), Operand::Regs(list)] => (list, span),
            [Operand::Regs(dst), Operand::Regs(src)] => {
                let pairs: SmallVec<[(VReg, VReg); 8]> = func
                    .regs(dst)
                    .iter()
                    .copied()
                    .zip(func.regs(src).iter().copied())
                    .collect();
                for (d, s) in pairs {
                    if file.owns(func, d) && file.owns(func, s) {
                        self.pair(groups, d, s, depth);
                    }
                }
                return;
            }
            _ => return,
        };
        for (&reg, phys) in func.regs(regs).iter().zip(span.regs()) {
            if let (true, Some(unit)) = (file.owns(func, reg), file.unit(phys)) {
                self.unit(groups, reg, unit, depth);
            }
        }
    }

    /// Some instructions are shorter when a source is in the place of the result
    /// ([`crate::shrink()`]).
    fn accumulator(
        &mut self,
        func: &Function,
        file: &File,
        groups: &Groups,
        inst: &mir::Inst,
        depth: u8,
    ) {
        let source = match (inst.opcode(), &inst.operands[..]) {
            (Some(op), &[_, _, _, c]) if op.desc().accumulates_as.is_some() => c,
            (Some(op), &[_, a, Operand::Literal(_)]) if has_constant_form(op) => a,
            _ => return,
        };
        let (dst, src) = (
            func.operand_regs(inst.operands[0]),
            func.operand_regs(source),
        );
        if let (&[d], &[s]) = (dst, src)
            && file.owns(func, d)
            && file.owns(func, s)
        {
            self.pair(groups, d, s, depth);
        }
    }

    /// Carries and conditions have a shorter encoding in VCC.
    fn condition(&mut self, func: &Function, groups: &Groups, inst: &mir::Inst, depth: u8) {
        let Some(desc) = inst.opcode().map(isa::Opcode::desc) else {
            if let (mir::Op::Pseudo(Pseudo::BranchAny), Some(Operand::Regs(list))) =
                (inst.op, inst.operands.first())
            {
                self.unit(groups, func.regs(*list)[0], VCC_UNIT, depth);
            }
            return;
        };
        if !desc.forms.contains(isa::Forms::E32) || !desc.family.is_valu() {
            return;
        }
        for (row, operand) in desc.operands.iter().zip(&inst.operands) {
            if let (isa::OperandClass::LaneMask, Operand::Regs(list)) = (row.class, operand) {
                self.unit(groups, func.regs(*list)[0], VCC_UNIT, depth);
            }
        }
    }
}

/// Is there a form with a constant that overwrites its other source?
fn has_constant_form(opcode: isa::Opcode) -> bool {
    let desc = opcode.desc();
    let other = desc.other_scc.and_then(|o| o.desc().with_constant);
    desc.with_constant.or(other).is_some()
}
