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
//! * `latch`: on the thread graph, the ways back of loops are nested in the layout or apart, and
//!   none but one leads to a block: a loop ends with the block that leads back, so that no lanes
//!   wait in it when the wave goes back. Where no branch of the loops parts lanes, none wait.
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
//! * `indexed`: a move that names a row of registers ([`Inst::is_indexed`]) stands behind
//!   `s_set_gpr_idx_on` for that operand, with no other vector instruction before the next
//!   `s_set_gpr_idx_off`.
//! * `masks`: the registers of a lane mask are SGPRs, as many as the wave size asks for, and say
//!   which place in it they have.
//!
//! Lane masks, EXEC and VCC are as wide as the wave size of the function says.

mod operands;
mod pseudo;

use crate::function::{Bank, Block, Edge, Function, Stage, VReg, VRegKind};
use crate::graph::CurrentEdges;
use crate::inst::{Inst, Op, Operand, Pseudo};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use graphs::{Cfg, DomTree};
use isa::{GprIndexing, Opcode};
use smallvec::SmallVec;
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
        if matches!(func.stage, Stage::Thread | Stage::Wave) {
            v.latches();
        }
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
            self.index_mode(block);
            if data.insts.is_empty() {
                self.report("terminator", Some((block, None)), "empty block");
            }
            self.edges(block);
        }
        self.critical_edges();
    }

    /// Where an index chooses registers. Inline assembly may do so as it likes.
    fn index_mode(&mut self, block: Block) {
        let func = self.func;
        let mut mode: Option<GprIndexing> = None;
        let mut of_rows = false;
        for (i, inst) in func.blocks[block].insts.iter().enumerate() {
            match inst.opcode() {
                Some(Opcode::SSetGprIdxOn) => {
                    let bits = inst.operands.get(1);
                    let bits = bits.and_then(|o| match o {
                        Operand::Imm(bits) => u8::try_from(*bits).ok(),
                        _ => None,
                    });
                    (mode, of_rows) = (bits.and_then(GprIndexing::from_bits), false);
                }
                Some(Opcode::SSetGprIdxOff) => (mode, of_rows) = (None, false),
                Some(opcode) if opcode.desc().family.is_valu() => {
                    let wanted = inst.indexing();
                    of_rows |= wanted.is_some();
                    if of_rows && mode != wanted {
                        let message = "registers are indexed otherwise";
                        self.report("indexed", Some((block, Some(i))), message);
                    }
                }
                _ => {}
            }
        }
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

    /// The wave would go back without lanes that wait further on in the loop.
    fn latches(&mut self) {
        let func = self.func;
        let mut place: SecondaryMap<Block, usize> = SecondaryMap::with_default(0);
        let mut parted = vec![0];
        for (i, &block) in func.layout.iter().enumerate() {
            place[block] = i;
            let parts = func.terminator(block).is_some_and(parts_lanes);
            parted.push(parted[i] + usize::from(parts));
        }
        // The ways back so far, target and source, without those inside of others.
        let mut ways: Vec<(usize, usize)> = Vec::new();
        for (from, &block) in func.layout.iter().enumerate() {
            let targets = func.blocks[block].succs.iter().map(|e| place[e.block]);
            let mut back: SmallVec<[usize; 2]> = targets.filter(|&to| to <= from).collect();
            back.sort_unstable_by_key(|&to| std::cmp::Reverse(to));
            for to in back {
                while ways.pop_if(|way| way.0 > to).is_some() {}
                let crossed = ways.last().filter(|way| (to..from).contains(&way.1));
                if crossed.is_some_and(|way| parted[way.0] != parted[from + 1]) {
                    let message = "a loop goes on behind the block that leads back";
                    self.report("latch", Some((block, None)), message);
                }
                ways.push((to, from));
            }
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

/// May some lanes of a wave go one way and some another?
fn parts_lanes(inst: &Inst) -> bool {
    use Pseudo::{BranchExecnz, BranchExecz, BranchLanes};
    matches!(
        inst.op,
        Op::Pseudo(BranchLanes | BranchExecz | BranchExecnz)
    )
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

#[cfg(test)]
mod tests;
