//! What is executed for more lanes than are active: whole-wave and whole-quad mode.
//!
//! `llvm.amdgcn.strict.wwm` and `strict.wqm` say that their operand was computed for all lanes, or
//! for all of each four. As in LLVM that is said of all instructions that the operand is made from,
//! through the registers of both files, across blocks and through block parameters, and within a
//! block through registers that are no values (SCC, say), as far as to
//! `llvm.amdgcn.set.inactive`: what the active lanes get there was computed for them alone. Nor
//! does it go beyond the parameters of blocks where lanes meet that took different ways: each way's
//! argument is that of its own lanes, and written for all of them it would be that of the others,
//! too. Such instructions are marked ([`mir::Lanes`]) here, when all of the function is selected;
//! which registers their values may share is for register allocation, and EXEC for `wave`.
//!
//! A lane mask that such an instruction writes has bits of lanes that are not active; instructions
//! that are executed for the active lanes rely on there being none, and get it without these.
//!
//! Linear but for registers that are no values: for each instruction that reads some, the block is
//! searched backwards for what wrote them, which is near by what selection makes.

use crate::ctx::{Comp, Ctx, Res};
use crate::physical;
use cranelift_entity::SecondaryMap;
use ir::{Diagnostic, Intrinsic, SourceLoc, Value};
use isa::{InstFlags, Machine, MaskOp};
use mir::{Bank, Block, Function, Inst, Lanes, Mask, Operand, Pseudo, VReg, VRegKind};
use rustc_hash::FxHashSet;

/// A register that is to be computed for more lanes, and where the program says so.
pub struct Root {
    /// The register.
    reg: VReg,
    /// For which.
    lanes: Lanes,
    loc: SourceLoc,
}

impl Ctx<'_> {
    /// Selects an intrinsic of [`crate::intrinsic::Part::Whole`].
    pub fn of_whole(&mut self, id: Intrinsic, args: &[Value], result: Value) -> Res {
        match id {
            Intrinsic::SetInactive => self.set_inactive(args, result),
            Intrinsic::StrictWwm => self.computed_for(Lanes::All, args[0], result),
            _ => self.computed_for(Lanes::Quads, args[0], result),
        }
        Ok(())
    }

    fn computed_for(&mut self, lanes: Lanes, arg: Value, result: Value) {
        let dst = self.dst(result);
        let comps = self.comps(arg);
        for (&d, &comp) in dst.iter().zip(&comps) {
            if let Comp::Reg(reg) = comp {
                let loc = self.loc;
                self.whole.push(Root { reg, lanes, loc });
            }
            self.copy_comp(d, comp);
        }
    }

    fn set_inactive(&mut self, args: &[Value], result: Value) {
        let dst = self.dst(result);
        let (active, inactive) = (self.comps(args[0]), self.comps(args[1]));
        for (k, &d) in dst.iter().enumerate() {
            let loc = self.loc;
            let inactive = self.short_operand(inactive[k]);
            let operands = [self.regs(&[d]), inactive, self.short_operand(active[k])];
            let mut inst = Inst::pseudo(Pseudo::SetInactive, &operands);
            inst.lanes = Lanes::All;
            self.push(inst);
            if let Some(&[reg]) = inactive.regs().map(|list| self.mir.regs(list)) {
                let lanes = Lanes::All;
                self.whole.push(Root { reg, lanes, loc });
            }
        }
    }

    /// A VGPR, or a constant that needs no further word.
    fn short_operand(&mut self, comp: Comp) -> Operand {
        if let Comp::Imm(bits) = comp
            && let inline @ Operand::Inline(_) = self.imm32(bits)
        {
            return inline;
        }
        let reg = self.in_vgpr(comp);
        self.regs(&[reg])
    }
}

/// Where a register is written: by an instruction, or as a parameter.
#[derive(Clone, Copy, Default)]
enum Def {
    #[default]
    Nowhere,
    Inst(Block, usize),
    Param(Block, usize),
}

/// Marks what the roots are made from; `joins` are the blocks where lanes of different ways meet.
pub fn spread(
    func: &mut Function,
    machine: &Machine,
    roots: &[Root],
    joins: &FxHashSet<Block>,
) -> Result<(), Diagnostic> {
    let marked = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    if roots.is_empty() && marked.clone().all(|i| i.lanes == Lanes::Active) {
        return Ok(());
    }
    let defs = definitions(func);
    let mut params: SecondaryMap<VReg, Lanes> = SecondaryMap::new();
    for root in roots {
        let mut work = vec![defs[root.reg]];
        while let Some(def) = work.pop() {
            match def {
                Def::Nowhere => {}
                Def::Inst(block, index) => {
                    if mark(func, block, index, root)? {
                        let inst = &func.blocks[block].insts[index];
                        func.for_each_use(inst, |r| work.push(defs[r]));
                        let writers = physical::writers(func, machine, block, index);
                        work.extend(writers.into_iter().map(|at| Def::Inst(block, at)));
                    }
                }
                Def::Param(block, index) => {
                    let param = func.blocks[block].params[index];
                    if let VRegKind::Mask { .. } = func.vregs[param].kind {
                        return Err(refused(root, "a condition that depends on the way taken"));
                    }
                    let known = stronger(params[param], root.lanes) == params[param];
                    if known || joins.contains(&block) {
                        continue;
                    }
                    params[param] = stronger(params[param], root.lanes);
                    work.extend(arguments(func, block, index).map(|arg| defs[arg]));
                }
            }
        }
    }
    begin_behind_joins(func, joins);
    masks_of_active_lanes(func);
    Ok(())
}

/// What is executed for more lanes reads a parameter of a block where lanes of different ways meet
/// through a `p_set_inactive`, which leaves the parameter one of the active lanes.
fn begin_behind_joins(func: &mut Function, joins: &FxHashSet<Block>) {
    let mut renamed: SecondaryMap<VReg, Option<VReg>> = SecondaryMap::new();
    let mut read: SecondaryMap<VReg, bool> = SecondaryMap::new();
    for inst in func.layout.iter().flat_map(|&b| &func.blocks[b].insts) {
        if inst.lanes != Lanes::Active && !inst.is_pseudo(Pseudo::SetInactive) {
            func.for_each_use(inst, |r| read[r] = true);
        }
    }
    for &block in joins {
        for param in func.blocks[block].params.clone() {
            if !read[param] || func.vregs[param].bank != Bank::Vgpr {
                continue;
            }
            let whole = func.vreg(Bank::Vgpr);
            let [to, from] = [func.operand(&[whole]), func.operand(&[param])];
            let mut inst = Inst::pseudo(Pseudo::SetInactive, &[to, Operand::ZERO, from]);
            inst.lanes = Lanes::All;
            func.blocks[block].insts.insert(0, inst);
            renamed[param] = Some(whole);
        }
    }
    for index in 0..func.layout.len() {
        let block = func.layout[index];
        let mut insts = std::mem::take(&mut func.blocks[block].insts);
        for inst in insts.iter_mut() {
            if inst.lanes != Lanes::Active && !inst.is_pseudo(Pseudo::SetInactive) {
                rename_uses(func, inst, &renamed);
            }
        }
        func.blocks[block].insts = insts;
    }
}

fn definitions(func: &Function) -> SecondaryMap<VReg, Def> {
    let mut defs = SecondaryMap::new();
    for &block in &func.layout {
        let data = &func.blocks[block];
        for (k, &param) in data.params.iter().enumerate() {
            defs[param] = Def::Param(block, k);
        }
        for (i, inst) in data.insts.iter().enumerate() {
            func.for_each_def(inst, |r| defs[r] = Def::Inst(block, i));
        }
    }
    defs
}

/// What the edges bring to a parameter.
fn arguments(func: &Function, block: Block, index: usize) -> impl Iterator<Item = VReg> {
    let edges = func.layout.iter().flat_map(|&b| &func.blocks[b].succs);
    edges
        .filter(move |e| e.block == block)
        .map(move |e| e.args[index])
}

fn stronger(a: Lanes, b: Lanes) -> Lanes {
    match (a, b) {
        (Lanes::All, _) | (_, Lanes::All) => Lanes::All,
        (Lanes::Quads, _) | (_, Lanes::Quads) => Lanes::Quads,
        (Lanes::Active, Lanes::Active) => Lanes::Active,
    }
}

/// Marks an instruction; tells whether that was news, so that its sources are to be marked, too.
fn mark(func: &mut Function, block: Block, index: usize, root: &Root) -> Result<bool, Diagnostic> {
    let inst = &func.blocks[block].insts[index];
    let lanes = stronger(inst.lanes, root.lanes);
    if inst.is_pseudo(Pseudo::SetInactive) || lanes == inst.lanes {
        return Ok(false);
    }
    let writes = InstFlags::STORES | InstFlags::ATOMIC | InstFlags::SIDE_EFFECTS;
    let opcode = inst.opcode();
    if opcode.is_some_and(|o| o.desc().flags.intersects(writes)) {
        return Err(refused(root, "the result of an atomic operation"));
    }
    let named = |access: bool| {
        let mut operands = inst.operands.iter().enumerate();
        operands.any(|(k, operand)| {
            inst.access(k).0 == access
                && matches!(operand, Operand::Phys(span) if span.base.is_vgpr())
        })
    };
    let input = block == func.entry() && func.blocks[block].insts[..index].iter().all(is_input);
    if named(true) || named(false) && !input {
        return Err(refused(
            root,
            "what assembly or a call has in registers by name",
        ));
    }
    func.blocks[block].insts[index].lanes = lanes;
    Ok(true)
}

/// Is it one of a function's first instructions, which copy what the function finds in registers?
fn is_input(inst: &Inst) -> bool {
    let copies = inst.is_pseudo(Pseudo::Copy) && matches!(inst.operands[1], Operand::Phys(_));
    copies || inst.is_pseudo(Pseudo::Prolog)
}

fn refused(root: &Root, what: &str) -> Diagnostic {
    let name = match root.lanes {
        Lanes::Quads => "llvm.amdgcn.strict.wqm",
        _ => "llvm.amdgcn.strict.wwm",
    };
    Diagnostic::error(root.loc, format!("'{name}' of {what} is not supported"))
        .hint("'llvm.amdgcn.set.inactive' begins what is computed for all lanes")
}

/// A lane mask that is written for more lanes than are active, and another without these.
struct Narrowed {
    block: Block,
    inst: usize,
    mask: Mask,
    narrow: Mask,
}

/// Lane masks that were computed for more lanes are used without these where only the active ones
/// are meant.
fn masks_of_active_lanes(func: &mut Function) {
    let mut all = Vec::new();
    for block in func.layout.clone() {
        for inst in 0..func.blocks[block].insts.len() {
            for mask in masks_of_more(func, &func.blocks[block].insts[inst]) {
                let narrow = func.mask();
                all.push(Narrowed {
                    block,
                    inst,
                    mask,
                    narrow,
                });
            }
        }
    }
    let mut renamed: SecondaryMap<VReg, Option<VReg>> = SecondaryMap::new();
    for n in &all {
        let (from, to) = (func.mask_regs(n.mask), func.mask_regs(n.narrow));
        from.iter()
            .zip(to)
            .for_each(|(&f, &t)| renamed[f] = Some(t));
    }
    if !all.is_empty() {
        rename_in_active(func, &renamed);
    }
    for n in all.iter().rev() {
        let (narrow, mask) = (func.mask_operand(n.narrow), func.mask_operand(n.mask));
        let inst = func.mask_inst(MaskOp::And, &[narrow, mask, func.exec()]);
        func.blocks[n.block].insts.insert(n.inst + 1, inst);
    }
}

/// The masks that an instruction writes for more lanes.
fn masks_of_more(func: &Function, inst: &Inst) -> Vec<Mask> {
    let mut masks = Vec::new();
    if inst.lanes != Lanes::Active {
        func.for_each_def(inst, |r| {
            if let VRegKind::Mask { mask, part: 0 } = func.vregs[r].kind {
                masks.push(mask);
            }
        });
    }
    masks
}

fn rename_in_active(func: &mut Function, renamed: &SecondaryMap<VReg, Option<VReg>>) {
    for index in 0..func.layout.len() {
        let block = func.layout[index];
        let mut insts = std::mem::take(&mut func.blocks[block].insts);
        for inst in insts.iter_mut().filter(|i| i.lanes == Lanes::Active) {
            rename_uses(func, inst, renamed);
        }
        func.blocks[block].insts = insts;
        for edge in &mut func.blocks[block].succs {
            let args = edge.args.iter_mut();
            args.for_each(|a| *a = renamed[*a].unwrap_or(*a));
        }
    }
}

fn rename_uses(func: &mut Function, inst: &mut Inst, renamed: &SecondaryMap<VReg, Option<VReg>>) {
    for k in 0..inst.operands.len() {
        let regs = func.operand_regs(inst.operands[k]);
        if inst.access(k).1 && regs.iter().any(|&r| renamed[r].is_some()) {
            let regs: Vec<VReg> = regs.iter().map(|&r| renamed[r].unwrap_or(r)).collect();
            inst.operands[k] = func.operand(&regs);
        }
    }
}
