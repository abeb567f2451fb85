//! Checks a function of machine IR against its invariants. Linear in the function's size, but for
//! dominance (near linear).
//!
//! * `layout`: the layout has at least one block and each block at most once; the first has no
//!   parameters and no edge enters it.
//! * `terminator`: each block ends in a terminator, and only its last instruction is one. An
//!   `s_endpgm` that the program asks for may stand before it: it ends the wave, whatever lanes
//!   wait elsewhere, and what follows is not reached.
//! * `exit`: on the thread graph, lanes leave the function in the last block of the layout only; a
//!   block that ends elsewhere is one from which control never returns (`p_unreachable`).
//! * `edges`: a block has as many edges of the current graph (thread edges; from [`Stage::Wave`] on
//!   wave edges) as its terminator has targets, and they lead to blocks of the layout. Terminators
//!   that exist in only one of the graphs stand only in that stage.
//! * `args`: an edge has an argument for each parameter of its target, of the parameter's bank. A
//!   block with parameters that is entered by several edges is entered only from blocks with one
//!   edge, so that moves have a place: no critical edge has arguments.
//! * `operands`: a machine instruction has one operand for each of its row's and one for each old
//!   value, in a form that the row has, of the row's width, of a bank or constant that the row's
//!   class allows. A virtual register that a `DefUse` operand reads has the width of what it
//!   writes. Pseudo-instructions have the operands of their description.
//! * `ssa`: each virtual register is written once: by one instruction or as one block's parameter.
//! * `dominance`: each use in a reachable block is dominated by that write in the current graph; an
//!   argument's use is at the end of the edge's source.
//! * `stage`: from [`Stage::Wave`] on virtual registers are SGPRs, and thread edges have no
//!   arguments; at [`Stage::Allocated`] there are no virtual registers, block parameters, copies
//!   and undefs.
//! * `masks`: the registers of a lane mask are SGPRs, as many as the wave size asks for, and say
//!   which place in it they have.
//!
//! Lane masks, EXEC and VCC are as wide as the wave size of the function says.

use crate::function::{Bank, Block, Edge, Function, Stage, VReg, VRegKind};
use crate::graph::CurrentEdges;
use crate::inst::{Inst, Lanes, Op, Operand, Pseudo};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use graphs::{Cfg, DomTree};
use isa::{Family, Forms, InstDesc, ModFlags, OperandClass, OperandDesc, RegKind, RegSpan};
use std::fmt;

/// A broken invariant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VerifyError {
    /// Name of the invariant in the module's description.
    pub rule: &'static str,
    /// Where.
    pub block: Option<Block>,
    /// Index of the instruction in the block.
    pub inst: Option<usize>,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(block) = self.block {
            write!(f, "{block}")?;
            if let Some(inst) = self.inst {
                write!(f, ", instruction {inst}")?;
            }
            write!(f, ": ")?;
        }
        write!(f, "{} ({})", self.message, self.rule)
    }
}

impl std::error::Error for VerifyError {}

/// Checks a function; gives all that is wrong, in program order for each rule.
pub fn verify(func: &Function) -> Result<(), Vec<VerifyError>> {
    let mut v = Verifier {
        func,
        errors: Vec::new(),
        in_layout: SecondaryMap::new(),
        defs: SecondaryMap::new(),
    };
    v.layout();
    if v.errors.is_empty() {
        v.blocks();
        v.masks();
    }
    if v.errors.is_empty() {
        v.dominance();
    }
    if v.errors.is_empty() {
        Ok(())
    } else {
        Err(v.errors)
    }
}

/// Where a virtual register is written: the block, and the instruction's index plus one (0: a
/// parameter).
type Def = (PackedOption<Block>, u32);

struct Verifier<'a> {
    func: &'a Function,
    errors: Vec<VerifyError>,
    in_layout: SecondaryMap<Block, bool>,
    defs: SecondaryMap<VReg, Def>,
}

impl Verifier<'_> {
    fn report(
        &mut self,
        rule: &'static str,
        place: Option<(Block, Option<usize>)>,
        message: impl Into<String>,
    ) {
        self.errors.push(VerifyError {
            rule,
            block: place.map(|p| p.0),
            inst: place.and_then(|p| p.1),
            message: message.into(),
        });
    }

    fn layout(&mut self) {
        if self.func.layout.is_empty() {
            return self.report("layout", None, "no block");
        }
        for &block in &self.func.layout {
            if !self.func.blocks.is_valid(block) {
                return self.report("layout", None, format!("{block} does not exist"));
            }
            if std::mem::replace(&mut self.in_layout[block], true) {
                self.report("layout", Some((block, None)), "twice in the layout");
            }
        }
        let entry = self.func.entry();
        if !self.func.blocks[entry].params.is_empty() {
            self.report("layout", Some((entry, None)), "the entry has parameters");
        }
    }

    fn blocks(&mut self) {
        let func = self.func;
        for &block in &func.layout {
            let data = &func.blocks[block];
            for &param in &data.params {
                self.define(block, None, param);
            }
            for (i, inst) in data.insts.iter().enumerate() {
                let is_last = i + 1 == data.insts.len();
                if inst.is_terminator() != is_last && (is_last || !ends_wave(inst)) {
                    let what = if is_last {
                        "the last instruction is no terminator"
                    } else {
                        "a terminator before the end"
                    };
                    self.report("terminator", Some((block, Some(i))), what);
                }
                self.inst(block, i, inst);
            }
            self.exit(block);
            if data.insts.is_empty() {
                self.report("terminator", Some((block, None)), "empty block");
            }
            self.edges(block);
        }
        self.critical_edges();
    }

    /// The wave would visit what stands behind without the lanes that have left.
    fn exit(&mut self, block: Block) {
        let leaves = self
            .func
            .terminator(block)
            .is_some_and(|t| t.is_pseudo(Pseudo::Return) || t.is_pseudo(Pseudo::Endpgm));
        let is_last = self.func.layout.last() == Some(&block);
        if self.func.stage == Stage::Thread && leaves && !is_last {
            let message = "lanes leave the function before the layout's end";
            self.report("exit", Some((block, None)), message);
        }
    }

    fn define(&mut self, block: Block, inst: Option<usize>, reg: VReg) {
        if !self.func.vregs.is_valid(reg) {
            return self.report("ssa", Some((block, inst)), format!("{reg} does not exist"));
        }
        if self.defs[reg].0.is_some() {
            self.report(
                "ssa",
                Some((block, inst)),
                format!("{reg} is written twice"),
            );
        }
        self.defs[reg] = (block.into(), inst.map_or(0, |i| i as u32 + 1));
    }

    fn edges(&mut self, block: Block) {
        let func = self.func;
        let place = Some((block, None));
        let data = &func.blocks[block];
        let edges = func.current_succs(block);
        let wanted = data.insts.last().map_or(0, num_targets);
        if edges.len() != wanted {
            let message = format!("{} edges, but the terminator has {wanted}", edges.len());
            self.report("edges", place, message);
        }
        for edge in edges {
            self.edge(block, edge);
        }
        if func.stage >= Stage::Wave && data.succs.iter().any(|e| !e.args.is_empty()) {
            self.report("stage", place, "a thread edge has arguments");
        }
        if func.stage == Stage::Allocated && !data.params.is_empty() {
            self.report("stage", place, "parameters");
        }
    }

    fn edge(&mut self, block: Block, edge: &Edge) {
        let func = self.func;
        let place = Some((block, None));
        if !func.blocks.is_valid(edge.block) || !self.in_layout[edge.block] {
            let message = format!("an edge to {}, which is not in the layout", edge.block);
            return self.report("edges", place, message);
        }
        if edge.block == func.entry() {
            self.report("layout", place, "an edge to the entry");
        }
        let params = &func.blocks[edge.block].params;
        if params.len() != edge.args.len() {
            let message = format!(
                "{} arguments for {}'s {} parameters",
                edge.args.len(),
                edge.block,
                params.len()
            );
            return self.report("args", place, message);
        }
        for (&param, &arg) in params.iter().zip(&edge.args) {
            if !func.vregs.is_valid(arg) || func.vregs[arg].bank != func.vregs[param].bank {
                let message = format!("{arg} is not of {param}'s bank");
                self.report("args", place, message);
            }
        }
    }

    fn critical_edges(&mut self) {
        let func = self.func;
        let mut preds: SecondaryMap<Block, u32> = SecondaryMap::new();
        for &block in &func.layout {
            for edge in func.current_succs(block) {
                preds[edge.block] += 1;
            }
        }
        for &block in &func.layout {
            let edges = func.current_succs(block);
            for edge in edges {
                if edges.len() > 1 && preds[edge.block] > 1 && !edge.args.is_empty() {
                    let message = format!("the critical edge to {} has arguments", edge.block);
                    self.report("args", Some((block, None)), message);
                }
            }
        }
    }

    fn inst(&mut self, block: Block, index: usize, inst: &Inst) {
        let place = Some((block, Some(index)));
        let problem = match inst.op {
            Op::Isa(opcode) => self.machine_operands(inst, opcode.desc()),
            Op::Pseudo(pseudo) => self.pseudo_operands(inst, pseudo),
        };
        if let Err(message) = problem {
            let text = self.func.display_inst(inst).to_string();
            self.report("operands", place, format!("{message} in '{text}'"));
        }
        for (i, &operand) in inst.operands.iter().enumerate() {
            let (writes, _) = inst.access(i);
            for &reg in self.func.operand_regs(operand) {
                if !self.func.vregs.is_valid(reg) {
                    self.report("ssa", place, format!("{reg} does not exist"));
                    continue;
                }
                if self.func.stage >= Stage::Wave && self.func.vregs[reg].bank == Bank::Vgpr {
                    self.report("stage", place, format!("{reg} is a virtual VGPR"));
                }
                if self.func.stage == Stage::Allocated {
                    self.report("stage", place, format!("{reg} is virtual"));
                }
                if writes {
                    self.define(block, Some(index), reg);
                }
            }
        }
    }

    fn machine_operands(&self, inst: &Inst, desc: &InstDesc) -> Result<(), String> {
        let form = Forms::of(inst.form);
        // Some opcodes have another form on some generations.
        let others = desc.other_forms.iter().map(|(_, forms)| *forms);
        if !others.fold(desc.forms, |a, b| a | b).contains(form) {
            return Err(format!("no form {:?}", inst.form));
        }
        let tied = inst.tied();
        let wanted = desc.operands.len() + tied.len();
        if inst.operands.len() != wanted {
            return Err(format!(
                "{} operands instead of {wanted}",
                inst.operands.len()
            ));
        }
        for (i, (row, &operand)) in desc.operands.iter().zip(&inst.operands).enumerate() {
            // An address in the frame without a register is an offset.
            let in_frame = matches!(operand, Operand::Slot { .. });
            if in_frame && row.field == isa::Field::Vaddr && desc.family == Family::Mubuf {
                continue;
            }
            // Data on its way to LDS has no register.
            let to_lds = row.field == isa::Field::Vdata && inst.mods.has(ModFlags::LDS);
            if to_lds && operand == Operand::Off {
                continue;
            }
            self.operand(row, self.operand_width(row, inst, desc), operand)
                .map_err(|message| format!("operand {i}: {message}"))?;
        }
        for (new, old) in tied {
            let (new, old) = (inst.operands[new], inst.operands[old]);
            if self.width(new) != self.width(old) || self.bank(new) != self.bank(old) {
                return Err("the old value does not fit the new one".to_string());
            }
        }
        Ok(())
    }

    /// Number of registers of an operand.
    fn operand_width(&self, row: &OperandDesc, inst: &Inst, desc: &InstDesc) -> u8 {
        match row.class {
            OperandClass::LaneMask => self.func.wave.mask_registers(),
            _ => address_width(row, inst, desc),
        }
    }

    fn operand(&self, row: &OperandDesc, wanted: u8, operand: Operand) -> Result<(), String> {
        let allowed = allowed(row.class);
        let ok = match operand {
            Operand::Regs(list) => match self.func.vregs[self.func.regs(list)[0]].bank {
                Bank::Sgpr => allowed.sgpr,
                Bank::Vgpr => allowed.vgpr,
            },
            Operand::Phys(span) if span.base.is_vector() => allowed.vgpr,
            Operand::Phys(_) => allowed.sgpr,
            Operand::Inline(_) => allowed.inline,
            // As a buffer's address it means: no address register, the slot's offset added to the
            // immediate one.
            Operand::Slot { .. } if row.class == OperandClass::VgprOrOff => true,
            Operand::Literal(_) | Operand::Symbol { .. } | Operand::Slot { .. } => allowed.literal,
            Operand::Imm(_) => allowed.imm,
            Operand::Off => allowed.off,
            Operand::Waits(_) => false,
        };
        if !ok {
            return Err(format!("not a {:?}", row.class));
        }
        if let (Some(width), true) = (self.width(operand), wanted != 0) {
            let aperture = matches!(operand, Operand::Phys(s) if is_aperture(s));
            if width != usize::from(wanted) && !aperture {
                return Err(format!("{width} registers instead of {wanted}"));
            }
        }
        self.one_bank(operand)
    }

    /// All registers of a list are of one bank.
    fn one_bank(&self, operand: Operand) -> Result<(), String> {
        let regs = self.func.operand_regs(operand);
        let mixed = regs
            .iter()
            .any(|&r| self.func.vregs[r].bank != self.func.vregs[regs[0]].bank);
        if mixed {
            return Err("registers of both banks in one operand".to_string());
        }
        Ok(())
    }

    fn width(&self, operand: Operand) -> Option<usize> {
        match operand {
            Operand::Regs(list) => Some(list.width()),
            Operand::Phys(span) => Some(usize::from(span.count)),
            _ => None,
        }
    }

    fn bank(&self, operand: Operand) -> Option<Bank> {
        match operand {
            Operand::Regs(list) => Some(self.func.vregs[self.func.regs(list)[0]].bank),
            Operand::Phys(span) if span.base.is_vector() => Some(Bank::Vgpr),
            Operand::Phys(_) => Some(Bank::Sgpr),
            _ => None,
        }
    }

    fn pseudo_operands(&self, inst: &Inst, pseudo: Pseudo) -> Result<(), String> {
        let ops = &inst.operands;
        for &operand in ops {
            self.one_bank(operand)?;
        }
        let count = |n: usize| match ops.len() == n {
            true => Ok(()),
            false => Err(format!("{} operands instead of {n}", ops.len())),
        };
        let wide = |i: usize, n: usize| match self.width(ops[i]) {
            Some(width) if width == n => Ok(()),
            _ => Err(format!("operand {i}: {n} registers wanted")),
        };
        let mask = |i: usize| wide(i, self.func.wave.mask_registers().into());
        let slot = |i: usize| match ops[i] {
            Operand::Slot { .. } => Ok(()),
            _ => Err(format!("operand {i}: a slot wanted")),
        };
        if self.func.stage == Stage::Allocated && matches!(pseudo, Pseudo::Copy | Pseudo::Undef) {
            return Err("copies and undefs are gone at this stage".to_string());
        }
        match pseudo {
            Pseudo::Copy => {
                count(2)?;
                self.copy(ops[0], ops[1])
            }
            Pseudo::Undef => {
                count(1)?;
                self.width(ops[0])
                    .map(drop)
                    .ok_or_else(|| "not a register".to_string())
            }
            Pseudo::BranchAny | Pseudo::BranchLanes => {
                count(1)?;
                let stage_ok = pseudo == Pseudo::BranchAny || self.func.stage == Stage::Thread;
                if !stage_ok {
                    return Err("only on the thread graph".to_string());
                }
                mask(0)
            }
            Pseudo::BranchExecz
            | Pseudo::BranchExecnz
            | Pseudo::BranchVccnz
            | Pseudo::BranchVccz => match self.func.stage {
                Stage::Thread => Err("only on the wave graph".to_string()),
                _ => count(0),
            },
            Pseudo::Return => Ok(()),
            Pseudo::Call => match ops.first() {
                Some(Operand::Off) if inst.callee.is_some() => Ok(()),
                Some(Operand::Regs(_) | Operand::Phys(_)) => wide(0, 2),
                _ => Err("a target wanted".to_string()),
            },
            Pseudo::Wait => match (ops.first(), ops.get(1)) {
                (Some(Operand::Waits(_)), Some(Operand::Imm(_))) => count(2),
                _ => Err("counters and what holds for scalar loads wanted".to_string()),
            },
            Pseudo::FrameAddr | Pseudo::SpillVgpr | Pseudo::ReloadVgpr => {
                count(2)?;
                wide(0, 1)?;
                slot(1)
            }
            Pseudo::SpillSgpr | Pseudo::ReloadSgpr => {
                count(6)?;
                // The register that is spilled, and those that help.
                let (vgpr, exec, value) = match pseudo {
                    Pseudo::SpillSgpr => (0, 1, 2),
                    _ => (1, 2, 0),
                };
                wide(value, 1)?;
                wide(vgpr, 1)?;
                mask(exec)?;
                slot(3)?;
                match (ops[4], ops[5]) {
                    (Operand::Imm(_), Operand::Slot { .. } | Operand::Off) => Ok(()),
                    _ => Err("operands 4, 5: a lane and a slot wanted".to_string()),
                }
            }
            Pseudo::MaskMerge => {
                count(3)?;
                mask(0)
            }
            Pseudo::SetInactive => {
                count(3)?;
                match (inst.lanes, self.func.stage) {
                    (Lanes::Active, _) => Err("executed for more lanes than are active".into()),
                    (_, Stage::Thread) => wide(0, 1),
                    _ => Err("only on the thread graph".to_string()),
                }
            }
            Pseudo::SymbolAddr => {
                count(2)?;
                wide(0, 2)?;
                match ops[1] {
                    Operand::Symbol { .. } => Ok(()),
                    _ => Err("operand 1: a symbol wanted".to_string()),
                }
            }
            Pseudo::DenormF32 => count(1),
            Pseudo::FrameEnter => {
                count(1)?;
                wide(0, 1)
            }
            Pseudo::Asm => inst.check_asm(self.func.asms.len()),
            _ => count(0),
        }
    }

    fn copy(&self, dst: Operand, src: Operand) -> Result<(), String> {
        let (Some(width), Some(bank)) = (self.width(dst), self.bank(dst)) else {
            return Err("the destination is no register".to_string());
        };
        match (self.width(src), self.bank(src)) {
            (None, _) if src.is_constant() && width <= 2 => Ok(()),
            (Some(w), Some(from)) if w == width && (from == bank || bank == Bank::Vgpr) => Ok(()),
            _ => Err("the source does not fit".to_string()),
        }
    }

    fn masks(&mut self) {
        let func = self.func;
        let kind_of = |reg: VReg| func.vregs.get(reg).map(|d| (d.bank, d.kind));
        let mut wanted = vec![VRegKind::Plain; func.vregs.len()];
        for (mask, &list) in func.masks.iter() {
            for (&reg, part) in func.regs(list).iter().zip(0..) {
                let kind = VRegKind::Mask { mask, part };
                match kind_of(reg) == Some((Bank::Sgpr, kind)) {
                    true => wanted[reg.as_u32() as usize] = kind,
                    false => self.report("masks", None, format!("{reg} is not {mask}'s")),
                }
            }
        }
        for (reg, data) in func.vregs.iter() {
            if data.kind != wanted[reg.as_u32() as usize] {
                self.report("masks", None, format!("{reg} is part of no lane mask"));
            }
        }
    }

    fn dominance(&mut self) {
        let func = self.func;
        let graph = Cfg::new(&CurrentEdges(func));
        let tree = DomTree::new(&graph);
        let mut uses = Vec::new();
        for &block in graph.rpo() {
            let data = &func.blocks[block];
            for (i, inst) in data.insts.iter().enumerate() {
                func.for_each_use(inst, |reg| uses.push((reg, i)));
            }
            for edge in func.current_succs(block) {
                uses.extend(edge.args.iter().map(|&reg| (reg, data.insts.len())));
            }
            for (reg, i) in uses.drain(..) {
                let (def, at) = self.defs[reg];
                let ok = match def.expand() {
                    Some(def) if def == block => (at as usize) <= i,
                    Some(def) => tree.dominates(def, block),
                    None => false,
                };
                if !ok {
                    let message = format!("{reg} may be read before it is written");
                    self.report("dominance", Some((block, Some(i))), message);
                }
            }
        }
    }
}

/// Number of registers of an operand: the row's, but for addresses that depend on other parts of
/// the instruction.
fn address_width(row: &OperandDesc, inst: &Inst, desc: &InstDesc) -> u8 {
    if row.field != isa::Field::Vaddr {
        return row.width;
    }
    let flag = |f| u8::from(inst.mods.has(f));
    match desc.family {
        // An offset of 32 bits beside an SGPR base.
        Family::Global => {
            let places = desc.operands.iter().zip(&inst.operands);
            let mut base = places.filter(|(o, _)| o.field == isa::Field::Saddr);
            match base.next() {
                Some((_, operand)) if *operand != Operand::Off => 1,
                _ => row.width,
            }
        }
        Family::Mubuf | Family::Mtbuf => {
            flag(ModFlags::OFFEN) + flag(ModFlags::IDXEN) + 2 * flag(ModFlags::ADDR64)
        }
        _ => row.width,
    }
}

/// Does the instruction end the wave wherever it stands?
fn ends_wave(inst: &Inst) -> bool {
    let opcode = inst.opcode();
    opcode.is_some_and(|o| o.desc().flags.contains(isa::InstFlags::END))
}

/// Number of edges that a terminator has.
fn num_targets(inst: &Inst) -> usize {
    match inst.op {
        Op::Pseudo(Pseudo::Jump) => 1,
        Op::Pseudo(Pseudo::Return | Pseudo::Endpgm | Pseudo::Unreachable) => 0,
        Op::Pseudo(_) => 2,
        Op::Isa(opcode) => {
            let flags = opcode.desc().flags;
            if flags.contains(isa::InstFlags::CONDITIONAL) {
                2
            } else {
                usize::from(flags.contains(isa::InstFlags::BRANCH))
            }
        }
    }
}

/// A base of 64 bits that is one register in the tables.
fn is_aperture(span: RegSpan) -> bool {
    matches!(
        span.base.kind(),
        RegKind::SharedBase
            | RegKind::SharedLimit
            | RegKind::PrivateBase
            | RegKind::PrivateLimit
            | RegKind::PopsExitingWaveId
    )
}

/// What an operand class takes.
struct Allowed {
    vgpr: bool,
    sgpr: bool,
    inline: bool,
    literal: bool,
    imm: bool,
    off: bool,
}

fn allowed(class: OperandClass) -> Allowed {
    use OperandClass as C;
    let vgpr = matches!(
        class,
        C::Vgpr
            | C::Agpr
            | C::VgprOrAgpr
            | C::VgprOrAgprOrInline
            | C::Vsrc
            | C::VsrcNoLiteral
            | C::VgprOrLdsDirect
            | C::VgprOrOff
    );
    let sgpr = matches!(
        class,
        C::Sgpr
            | C::Ssrc
            | C::SgprOrInline
            | C::Vsrc
            | C::VsrcNoLiteral
            | C::LaneMask
            | C::VgprOrLdsDirect
            | C::SgprOrOff
            | C::SmemOffset
    );
    let inline = matches!(
        class,
        C::Ssrc | C::SgprOrInline | C::Vsrc | C::VsrcNoLiteral | C::VgprOrAgprOrInline
    );
    let literal = matches!(class, C::Ssrc | C::Vsrc | C::Literal | C::SmemOffset);
    Allowed {
        vgpr,
        sgpr,
        inline,
        literal,
        imm: !vgpr && (!sgpr || class == C::SmemOffset),
        off: matches!(class, C::SgprOrOff | C::VgprOrOff),
    }
}

#[cfg(test)]
mod tests;
