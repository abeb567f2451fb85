//! Pseudo-instructions to machine instructions: prolog, frame accesses, calls, symbol addresses,
//! mask merges. Linear.
//!
//! Runs when all registers are physical ([`mir::Stage::Allocated`]) and the frame has its layout
//! ([`crate::layout_frame`]); before waits and nops are inserted, since it makes instructions that
//! need them. What is left of pseudo-instructions is `p_fence` and `p_wait`, which belong to the
//! memory model, and the terminators `p_jump`, `p_branch_scc*`, `p_branch_exec*`, `p_branch_vcc*`,
//! `p_return`, `p_endpgm`, `p_unreachable`, which [`crate::encode_function`] lays out. `p_return`
//! then has one operand: the pair that holds the return address.
//!
//! # Registers that are taken here
//! Scalar registers above all that the function uses (by LLVM's convention: that need not be
//! preserved and are used by nothing else); they hold nothing across instructions, so callees may
//! write them. The register allocator leaves room for them where they may be needed:
//! * one register for frame offsets of 4096 bytes and more, one more to keep SCC where it is live.

mod asm;
mod bound;
mod call;
mod index;
mod prolog;
mod scratch;
mod sgpr;

use crate::error::{EmitError, EmitErrorKind};
use crate::resources::{NamedSgprs, Resources};
use bitflags::bitflags;
use isa::{
    Family, Generation, ImplicitRegs, LdsBound, Machine, MaskOp, Opcode, Reg, RegSpan, ValueType,
};
use mir::abi::call as convention;
use mir::{
    ALL_LANES, AccessKind, Block, FuncId, Function, Inst, NO_LANES, Op, Operand, Pseudo, Reloc,
    Slot, Spaces, Stage,
};
use smallvec::SmallVec;

/// What a caller must know of a function that it calls.
#[derive(Clone, Debug)]
pub struct Callee {
    /// Name in the symbol table.
    pub name: String,
    /// What it and all that it calls use.
    pub resources: Resources,
}

/// What expansion needs besides the function.
pub struct ExpandInput<'a> {
    /// The processor.
    pub machine: &'a Machine,
    /// The functions that are called directly; `None` if nothing is known of one (then an error).
    pub callee: &'a dyn Fn(FuncId) -> Option<Callee>,
    /// What a call through a pointer may use.
    pub unknown_callee: Resources,
    /// Where kernels find the resource of scratch memory.
    pub scratch: ScratchSource,
}

/// Where a kernel finds the resource of scratch memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ScratchSource {
    /// The packet processor leaves it in user SGPRs.
    #[default]
    UserSgprs,
    /// Its first two words are values of symbols that the loader knows.
    Symbols,
    /// In a table in memory, the lower half of whose address is in s0; the upper half is the
    /// code's.
    Table,
}

/// Expands all pseudo-instructions of a function that are not the memory model's.
///
/// # Errors
///
/// If the function is not allocated, needs inputs that it does not ask for, or runs out of scalar
/// registers.
pub fn expand(func: &mut Function, input: &ExpandInput) -> Result<Expanded, EmitError> {
    if func.stage != Stage::Allocated {
        return Err(EmitError::new(func, EmitErrorKind::NotAllocated));
    }
    let mut expander = Expander::new(func, input)?;
    let mut blocks = expander.func.layout.clone().into_iter();
    blocks.try_for_each(|block| expander.block(block))?;
    let expanded = Expanded {
        frame: expander.func.frame.bytes(),
        callees: expander.callees,
    };
    bound::set(func, input.machine);
    // What was made since selection, too: spills to lanes.
    for block in func.layout.clone() {
        for inst in &mut func.blocks[block].insts {
            inst.adapt_form(input.machine.column());
        }
    }
    Ok(expanded)
}

/// What is known of a function's calls once they are expanded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Expanded {
    /// Bytes of the function's own frame.
    frame: u32,
    /// What all callees together use.
    callees: Resources,
}

impl Expanded {
    /// What the function and its callees use.
    pub fn total(&self, own: &Resources) -> Resources {
        let mut total = *own;
        total.add_callee(self.frame, &self.callees);
        total
    }
}

/// `llvm.trap` (AMDGPUUsage, "Trap Handler ABI").
const TRAP_ID: i32 = 2;

/// A place in scratch memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place {
    /// Register with the wave's offset that it counts from.
    base: Option<Reg>,
    /// Bytes of a lane.
    offset: u32,
}

bitflags! {
    /// What a function contains, for its prolog.
    #[derive(Clone, Copy)]
    struct Facts: u8 {
        /// Calls.
        const CALLS = 1;
        /// Accesses that may be to LDS.
        const LDS = 2;
        /// Accesses of scratch.
        const PRIVATE = 4;
        /// Where registers may be taken: instructions that name M0 or use it unsaid, or may do so.
        const M0 = 8;
        /// Accesses of places in the frame that are too far away for an instruction's offset: they
        /// want a register, and nothing else does.
        const FAR = 16;
    }
}

impl Facts {
    fn of(func: &Function, machine: &Machine) -> Facts {
        let mut facts = Facts::empty();
        let reach = scratch::reach(func, machine);
        let (slots, insts) = (has_slots(func), insts(func));
        for inst in insts.clone() {
            facts |= match inst.op {
                Op::Isa(opcode) => match opcode.desc().family {
                    Family::Ds => Facts::LDS,
                    Family::Flat if inst.mem.is_none_or(|m| m.spaces.contains(Spaces::LOCAL)) => {
                        Facts::LDS
                    }
                    _ => Facts::empty(),
                },
                Op::Pseudo(Pseudo::Call) => Facts::CALLS,
                Op::Pseudo(Pseudo::Asm) => Facts::LDS | Facts::M0,
                Op::Pseudo(p) if p.clobbers_m0() => Facts::M0,
                Op::Pseudo(_) => Facts::empty(),
            };
            if slots && scratch::accesses_beyond(func, inst, reach) {
                facts |= Facts::FAR;
            }
            if inst.mem.is_some_and(|m| m.spaces == Spaces::PRIVATE) {
                facts |= Facts::PRIVATE;
            }
        }
        if facts.contains(Facts::FAR) && insts.clone().any(|i| knows_m0(i, machine.column())) {
            facts |= Facts::M0;
        }
        facts
    }
}

/// All instructions.
fn insts(func: &Function) -> impl Iterator<Item = &Inst> + Clone {
    func.layout.iter().flat_map(|&b| &func.blocks[b].insts)
}

/// Are there places in the frame?
fn has_slots(func: &Function) -> bool {
    !func.frame.slots.is_empty()
}

/// Does an instruction name M0, or use it unsaid?
fn knows_m0(inst: &Inst, generation: Generation) -> bool {
    let named = |o: &Operand| matches!(o, Operand::Phys(span) if span.contains(Reg::M0));
    let written = inst.opcode().map(|o| o.desc().implicit_writes);
    let unsaid = inst.implicit_reads(generation) | written.unwrap_or(ImplicitRegs::empty());
    inst.operands.iter().any(named) || unsaid.contains(ImplicitRegs::M0)
}

/// Does an instruction stay as it is? So do the machine's that name no place in the frame, and
/// what others expand. `slots`: whether there is a place in the frame.
fn is_kept(inst: &Inst, slots: bool) -> bool {
    match inst.op {
        Op::Isa(_) => !(slots && inst.operands.iter().any(scratch::is_slot)),
        Op::Pseudo(pseudo) => matches!(
            pseudo,
            Pseudo::Jump
                | Pseudo::BranchScc1
                | Pseudo::BranchScc0
                | Pseudo::BranchExecz
                | Pseudo::BranchExecnz
                | Pseudo::BranchVccnz
                | Pseudo::BranchVccz
                | Pseudo::Endpgm
                | Pseudo::Unreachable
                | Pseudo::Fence
                | Pseudo::Wait
        ),
    }
}

/// Both halves of the distance to a symbol.
const RELATIVE: [Reloc; 2] = [Reloc::Rel32Lo, Reloc::Rel32Hi];
/// Both halves of the distance to its entry in the global offset table.
const IN_TABLE: [Reloc; 2] = [Reloc::GotPcRel32Lo, Reloc::GotPcRel32Hi];

struct Expander<'a> {
    func: &'a mut Function,
    input: &'a ExpandInput<'a>,
    facts: Facts,
    /// What all callees together use.
    callees: Resources,
    /// The scratch that the function uses, with its callees.
    used: Resources,
    /// What the function itself uses, and what was taken here; nothing where nothing is taken.
    own: Resources,
    /// SGPRs that instructions name, if others must be preserved and some may be taken.
    named: Option<NamedSgprs>,
    /// For frame offsets that do not fit.
    offset_reg: Option<Reg>,
    /// Keeps SCC.
    scc_reg: Option<Reg>,
    /// Holds where the frame begins, at this place of the block; `None` if that is 0.
    base: Option<Reg>,
    block: Block,
    /// The block's new instructions.
    out: Vec<Inst>,
    /// Pieces of inline assembly so far.
    asm_count: usize,
}

impl<'a> Expander<'a> {
    fn new(func: &'a mut Function, input: &'a ExpandInput) -> Result<Expander<'a>, EmitError> {
        let mut callees = Resources::default();
        let facts = Facts::of(func, input.machine);
        let calling = func.layout.iter().filter(|_| facts.contains(Facts::CALLS));
        for &block in calling {
            for inst in &func.blocks[block].insts {
                if !inst.is_pseudo(Pseudo::Call) {
                    continue;
                }
                let callee = match inst.callee {
                    None => input.unknown_callee,
                    Some(id) => match (input.callee)(id) {
                        Some(callee) => callee.resources,
                        None => {
                            let kind = EmitErrorKind::Operand(format!("call of unknown {id}"));
                            return Err(EmitError::at(func, block, inst.loc, kind));
                        }
                    },
                };
                callees.add_callee(0, &callee);
            }
        }
        let (own, named) = match facts.contains(Facts::FAR) {
            true => {
                let own = Resources::with_convention(func, input.machine);
                (own, NamedSgprs::of(func))
            }
            false => (Resources::default(), None),
        };
        let mut used = Resources::of_frame(func);
        used.add_callee(func.frame.bytes(), &callees);
        let block = func.entry();
        Ok(Expander {
            facts,
            named,
            func,
            input,
            callees,
            used,
            own,
            offset_reg: None,
            scc_reg: None,
            base: None,
            block,
            out: Vec::new(),
            asm_count: 0,
        })
    }

    /// Takes scalar registers above those in use.
    fn take(&mut self, count: u8, purpose: &'static str) -> Result<RegSpan, EmitError> {
        assert!(self.facts.contains(Facts::FAR), "what is in use is known");
        let processor = self.input.machine.processor();
        if self.facts.contains(Facts::CALLS) {
            self.own.add_span(RegSpan::one(convention::STACK_POINTER));
        }
        let span = self
            .own
            .free_sgprs(count, processor, self.named.as_ref())
            .ok_or_else(|| EmitError::new(self.func, EmitErrorKind::NoFreeSgprs { purpose }))?;
        self.own.add_span(span);
        if let Some(named) = &mut self.named {
            named.add(span);
        }
        Ok(span)
    }

    /// One register that a scalar operand can name: of those above the ones in use, or M0 where all
    /// are taken and nothing in the function has to do with it. Callees may write it, so it holds
    /// nothing across a call.
    fn take_one(&mut self, purpose: &'static str) -> Result<Reg, EmitError> {
        let taken = self.take(1, purpose);
        let is_for_lds = self.input.machine.facts().lds_bound == LdsBound::M0;
        if taken.is_ok() || is_for_lds || self.facts.contains(Facts::M0) {
            return taken.map(|span| span.base);
        }
        self.facts |= Facts::M0;
        Ok(Reg::M0)
    }

    fn generation(&self) -> Generation {
        self.input.machine.column()
    }

    fn block(&mut self, block: Block) -> Result<(), EmitError> {
        self.block = block;
        self.base = self.base_in(block);
        let slots = has_slots(self.func);
        let insts = &mut self.func.blocks[block].insts;
        // What comes before the first that is expanded stays where it is.
        let Some(first) = insts.iter().position(|inst| !is_kept(inst, slots)) else {
            return Ok(());
        };
        let rest = insts.split_off(first);
        self.out = std::mem::take(insts);
        self.out.reserve(rest.len() + 8);
        let mut rest = rest.into_iter();
        while let Some(inst) = rest.next() {
            let result = match inst.op {
                Op::Isa(_) => self.machine(inst, rest.as_slice()),
                Op::Pseudo(pseudo) => self.pseudo(pseudo, inst, rest.as_slice()),
            };
            result?;
        }
        // Inline assembly may have begun other blocks.
        self.func.blocks[self.block].insts = std::mem::take(&mut self.out);
        Ok(())
    }

    /// Where the frame begins, at a block's start.
    fn base_in(&self, block: Block) -> Option<Reg> {
        let entered = self.func.has_frame_pointer() && block != self.func.entry();
        match (&self.func.kernel, entered) {
            (Some(_), _) => None,
            (None, true) => Some(convention::FRAME_POINTER),
            (None, false) => Some(convention::STACK_POINTER),
        }
    }

    fn error(&self, inst: &Inst, kind: EmitErrorKind) -> EmitError {
        EmitError::at(self.func, self.block, inst.loc, kind)
    }

    /// Appends an instruction with the source place of the one it stands for.
    fn push(&mut self, from: &Inst, opcode: Opcode, operands: &[Operand]) {
        let mut inst = Inst::new(opcode, operands);
        inst.loc = from.loc;
        inst.lanes = from.lanes;
        self.out.push(inst);
    }

    /// Appends an operation on lane masks.
    fn push_mask(&mut self, from: &Inst, op: MaskOp, operands: &[Operand]) {
        self.push(from, self.input.machine.mask_op(op), operands);
    }

    /// Appends a vector instruction in its short form.
    fn push_e32(&mut self, from: &Inst, opcode: Opcode, operands: &[Operand]) {
        self.push(from, opcode, operands);
        if let Some(inst) = self.out.last_mut() {
            inst.form = isa::Form::E32;
        }
    }

    fn pseudo(&mut self, pseudo: Pseudo, inst: Inst, rest: &[Inst]) -> Result<(), EmitError> {
        match pseudo {
            Pseudo::Prolog => self.prolog(&inst),
            Pseudo::FrameAddr => self.frame_addr(&inst),
            Pseudo::FrameEnter => {
                self.frame_enter(&inst);
                Ok(())
            }
            Pseudo::FrameLeave => {
                self.frame_leave(&inst);
                Ok(())
            }
            Pseudo::SpillVgpr => self.spill(&inst, AccessKind::Store, rest),
            Pseudo::ReloadVgpr => self.spill(&inst, AccessKind::Load, rest),
            Pseudo::SpillSgpr => self.spill_sgpr(&inst, rest),
            Pseudo::ReloadSgpr => self.reload_sgpr(&inst, rest),
            Pseudo::Call => self.call(&inst),
            Pseudo::SymbolAddr => self.symbol_addr(&inst),
            Pseudo::MaskMerge => self.mask_merge(&inst),
            Pseudo::Asm => self.asm(&inst),
            Pseudo::Trap => self.trap(&inst),
            Pseudo::IndexRead => self.index_read(&inst),
            Pseudo::IndexWrite => self.index_write(&inst),
            Pseudo::BranchAny => self.branch_any(&inst),
            Pseudo::Return => self.return_to_caller(inst),
            Pseudo::Copy | Pseudo::Undef | Pseudo::SetInactive | Pseudo::BranchLanes => {
                Err(self.error(&inst, EmitErrorKind::Leftover(pseudo.name())))
            }
            Pseudo::Jump
            | Pseudo::BranchScc1
            | Pseudo::BranchScc0
            | Pseudo::BranchExecz
            | Pseudo::BranchExecnz
            | Pseudo::BranchVccnz
            | Pseudo::BranchVccz
            | Pseudo::Endpgm
            | Pseudo::Unreachable
            | Pseudo::Fence
            | Pseudo::Wait => {
                self.out.push(inst);
                Ok(())
            }
        }
    }

    /// What follows needs to know the return address only. Calls write `s[30:31]`.
    fn return_to_caller(&mut self, mut inst: Inst) -> Result<(), EmitError> {
        let address = match inst.return_address() {
            Some(address) => address,
            None if self.facts.contains(Facts::CALLS) => {
                let text = "a return without address in a function that calls".to_string();
                return Err(self.error(&inst, EmitErrorKind::Operand(text)));
            }
            None => Operand::Phys(convention::RETURN_ADDRESS),
        };
        inst.operands = SmallVec::from_slice(&[address]);
        self.out.push(inst);
        Ok(())
    }

    fn phys(&self, inst: &Inst, index: usize) -> Result<RegSpan, EmitError> {
        match inst.operands.get(index) {
            Some(Operand::Phys(span)) => Ok(*span),
            _ => {
                let text = self.func.display_inst(inst).to_string();
                Err(self.error(inst, EmitErrorKind::Operand(text)))
            }
        }
    }

    fn slot(&self, inst: &Inst, index: usize) -> Result<Place, EmitError> {
        match inst.operands.get(index) {
            Some(&Operand::Slot { slot, offset }) => self.slot_offset(inst, slot, offset),
            _ => {
                let text = self.func.display_inst(inst).to_string();
                Err(self.error(inst, EmitErrorKind::Operand(text)))
            }
        }
    }

    fn slot_offset(&self, inst: &Inst, slot: Slot, offset: i32) -> Result<Place, EmitError> {
        let frame = &self.func.frame;
        let offset = scratch::offset_of(frame, slot, offset).ok_or_else(|| {
            self.error(
                inst,
                EmitErrorKind::Operand("a slot without place".to_string()),
            )
        })?;
        let base = match scratch::is_moved(frame, slot) {
            true => Some(convention::STACK_POINTER),
            false => self.base,
        };
        Ok(Place { base, offset })
    }

    /// A 32-bit constant as an inline constant if there is one.
    fn constant(&self, value: u32) -> Operand {
        match isa::inline_constant(u64::from(value), ValueType::B32, self.generation()) {
            Some(code) => Operand::Inline(code),
            None => Operand::Literal(value),
        }
    }

    /// `(old & ~exec) | (new & exec)` into `dst`. With `x = old ^ new` the result is `old ^ (x &
    /// exec)`, and also `new ^ (x & ~exec)`: the first needs `old` after `dst` is written, the
    /// second `new`; one of them is another register than `dst`.
    fn mask_merge(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let exec = self.func.exec();
        let dst = inst.operands[0];
        let (old, new) = (inst.operands[1], inst.operands[2]);
        let (zero, ones) = (NO_LANES, ALL_LANES);
        if old == new {
            if dst != old {
                self.push_mask(inst, MaskOp::Mov, &[dst, old]);
            }
        } else if old == zero && new == ones {
            self.push_mask(inst, MaskOp::Mov, &[dst, exec]);
        } else if old == zero {
            self.push_mask(inst, MaskOp::And, &[dst, new, exec]);
        } else if old == ones {
            self.push_mask(inst, MaskOp::Orn2, &[dst, new, exec]);
        } else if new == zero {
            self.push_mask(inst, MaskOp::Andn2, &[dst, old, exec]);
        } else if new == ones || new == exec {
            self.push_mask(inst, MaskOp::Or, &[dst, old, exec]);
        } else if self.is_clean(new) && dst != new {
            // A comparison writes zeros for inactive lanes: the AND with EXEC is done.
            self.push_mask(inst, MaskOp::Andn2, &[dst, old, exec]);
            self.push_mask(inst, MaskOp::Or, &[dst, dst, new]);
        } else {
            self.push_mask(inst, MaskOp::Xor, &[dst, old, new]);
            if dst != old {
                self.push_mask(inst, MaskOp::And, &[dst, dst, exec]);
                self.push_mask(inst, MaskOp::Xor, &[dst, dst, old]);
            } else {
                self.push_mask(inst, MaskOp::Andn2, &[dst, dst, exec]);
                self.push_mask(inst, MaskOp::Xor, &[dst, dst, new]);
            }
        }
        Ok(())
    }

    /// Was the mask written by a vector comparison of this block, under the EXEC that still holds?
    fn is_clean(&self, mask: Operand) -> bool {
        let Operand::Phys(mask) = mask else {
            return false;
        };
        for inst in self.out.iter().rev() {
            let Op::Isa(opcode) = inst.op else {
                return false;
            };
            let desc = opcode.desc();
            let writes = |span: RegSpan| {
                let mut defs = inst.operands.iter().zip(desc.operands);
                defs.any(|(operand, row)| match operand {
                    Operand::Phys(s) => row.role.writes() && s.overlaps(span),
                    _ => false,
                })
            };
            let wave = self.func.wave;
            let writes_exec =
                writes(wave.exec()) || desc.implicit_writes.contains(isa::ImplicitRegs::EXEC);
            if writes_exec || desc.flags.contains(isa::InstFlags::CALL) {
                return false;
            }
            if writes(mask) {
                return desc.family == isa::Family::Vopc
                    && inst.operands.first() == Some(&Operand::Phys(mask));
            }
            if mask == wave.vcc() && desc.implicit_writes.contains(isa::ImplicitRegs::VCC) {
                return false;
            }
        }
        false
    }

    /// The queue's address goes where the trap handler looks for it, whatever is there: nothing
    /// follows (AMDGPUUsage, "Trap Handler ABI").
    fn trap(&mut self, inst: &Inst) -> Result<(), EmitError> {
        const QUEUE: RegSpan = RegSpan::new(Reg::sgpr(0), 2);
        let queue = self.phys(inst, 0)?;
        if queue != QUEUE {
            let operands = [Operand::Phys(QUEUE), Operand::Phys(queue)];
            // welded: an address has 64 bits.
            self.push(inst, Opcode::SMovB64, &operands);
        }
        self.push(inst, Opcode::STrap, &[Operand::Imm(TRAP_ID)]);
        Ok(())
    }

    /// The mask is clean for inactive lanes, so that "any lane" is "not zero".
    fn branch_any(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let mask = inst.operands[0];
        let branch = |this: &mut Self, pseudo| {
            let mut branch = Inst::pseudo(pseudo, &[]);
            branch.loc = inst.loc;
            this.out.push(branch);
        };
        if mask == self.func.vcc() {
            branch(self, Pseudo::BranchVccnz);
        } else if mask == self.func.exec() {
            branch(self, Pseudo::BranchExecnz);
        } else {
            let differs = self.func.wave.masks_differ();
            if self.input.machine.has(differs) {
                self.push(inst, differs, &[mask, NO_LANES]);
            } else {
                // No comparison of masks: SCC says whether the result is not zero.
                self.push_mask(inst, MaskOp::Or, &[mask, mask, mask]);
            }
            branch(self, Pseudo::BranchScc1);
        }
        Ok(())
    }

    /// Distance of the literal of `s_add_u32` from the end of the `s_getpc_b64` before it.
    const LO_LITERAL: i32 = 4;
    /// The same for the literal of the `s_addc_u32` that follows.
    const HI_LITERAL: i32 = 12;

    /// The address of a symbol. The distances in the relocations hold because nothing is ever
    /// inserted between the three instructions: they have no hazards, and all that is pending for
    /// the pair is waited for before the first.
    fn symbol_addr(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let dst = self.phys(inst, 0)?;
        match inst.operands.get(1) {
            Some(&Operand::Symbol {
                symbol,
                addend,
                reloc,
            }) => {
                let relocs = match reloc {
                    Reloc::GotPcRel32Lo | Reloc::GotPcRel32Hi => IN_TABLE,
                    _ => RELATIVE,
                };
                self.push_symbol_addr(inst, dst, symbol, addend, relocs);
                Ok(())
            }
            _ => {
                let text = self.func.display_inst(inst).to_string();
                Err(self.error(inst, EmitErrorKind::Operand(text)))
            }
        }
    }

    fn push_symbol_addr(
        &mut self,
        inst: &Inst,
        dst: RegSpan,
        symbol: mir::SymbolId,
        addend: i32,
        relocs: [Reloc; 2],
    ) {
        let (lo, hi) = (Operand::phys(dst.base), Operand::phys(dst.base.next(1)));
        let part = |reloc, distance: i32| Operand::Symbol {
            symbol,
            reloc,
            addend: addend + distance,
        };
        self.push(inst, Opcode::SGetpcB64, &[Operand::Phys(dst)]);
        let literal = part(relocs[0], Self::LO_LITERAL);
        self.push(inst, Opcode::SAddU32, &[lo, lo, literal]);
        let literal = part(relocs[1], Self::HI_LITERAL);
        self.push(inst, Opcode::SAddcU32, &[hi, hi, literal]);
    }
}
