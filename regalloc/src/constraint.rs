//! What the hardware, the tables and the calling convention ask of places.

use crate::rooms::has;
use crate::whole::Inactive;
use crate::{AllocOptions, Clobbers};
use graphs::live::ones;
use isa::{ImplicitRegs, InstFlags, Machine, Opcode, Reg, RegKind, RegSpan};
use mir::{Bank, FuncId, Function, Inst, Lanes, Op, Operand, Pseudo, VReg};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

/// Number of units of the larger file.
pub const MAX_UNITS: usize = 256;

/// Units of the SGPR file: `s0` to `s105`, and VCC. The numbers are those of [`Reg::code`].
const SGPR_UNITS: usize = 108;

/// SGPRs that are allocated for VCC, FLAT_SCRATCH and XNACK_MASK (specification, "Kernel
/// Descriptor": at most 6).
const SPECIAL_SGPRS: u32 = 6;

/// Bytes of a lane up to which the offsets of a frame, with what spilled SGPRs add, fit in buffer
/// instructions (4096).
const SMALL_FRAME: u32 = 2048;

/// Registers for larger offsets, and for SCC while they are computed.
const FAR_FRAME_SGPRS: u16 = 2;

/// Instructions of a function none of whose branches is out of reach (2^15 dwords), with all that
/// is added later.
const SMALL_FUNCTION: usize = 2000;

/// Registers for the target of a branch that is out of reach: a pair, and one if the next is odd.
const FAR_BRANCH_SGPRS: u16 = 3;

/// Unit of the low half of VCC.
pub const VCC_UNIT: usize = 106;

/// A register file with what holds for a whole function. A *unit* is a physical register's number
/// in it.
#[derive(Clone)]
pub struct File<'a> {
    /// Which file.
    pub bank: Bank,
    /// Processor.
    pub machine: &'a Machine,
    /// Units below this may be given out, and VCC.
    pub limit: u16,
    /// Units that are never given out.
    pub reserved: Units,
    /// Results that are written in lanes that are not active.
    pub inactive: Inactive,
    /// Has the function as it was given instructions that write VGPRs in such lanes?
    writes_inactive: bool,
    /// VGPRs that functions of the module write in lanes that are not active.
    whole_wave: Clobbers,
    /// What calls write.
    clobbers: &'a dyn Fn(FuncId) -> Clobbers,
}

/// What an instruction does with a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Reads.
    Use,
    /// Reads until results are written: shares a register with none of them.
    LateUse,
    /// Writes after all reads.
    Def,
    /// Writes before the last read: shares a register with no operand that is read.
    EarlyDef,
}

impl<'a> File<'a> {
    /// The file of a bank, as a function sees it.
    pub fn new(func: &Function, bank: Bank, opts: &AllocOptions<'a>) -> File<'a> {
        let processor = opts.machine.processor();
        let most = match bank {
            Bank::Sgpr => processor.usable_sgprs(),
            // Instructions name 256 VGPRs; where the file is larger, the rest are AccVGPRs.
            Bank::Vgpr => processor.vgprs_addressable.min(MAX_UNITS as u16),
        };
        let mut file = File {
            bank,
            machine: opts.machine,
            limit: opts.budget.map_or(most, |b| b.min(most)),
            reserved: [0; _],
            inactive: Inactive::Alone,
            writes_inactive: false,
            whole_wave: opts.whole_wave,
            clobbers: opts.call_clobbers,
        };
        file.leave_some(func);
        file.look_through(func);
        file.reserve(func);
        file
    }

    /// VGPRs that instructions name, as calls do with their arguments, are used whatever the budget
    /// is. Looks for instructions that write VGPRs of inactive lanes, too.
    fn look_through(&mut self, func: &Function) {
        if self.bank == Bank::Sgpr {
            return;
        }
        for inst in func.layout.iter().flat_map(|&b| &func.blocks[b].insts) {
            self.writes_inactive |= writes_inactive(inst);
            for operand in &inst.operands {
                if let Operand::Phys(span) = operand
                    && let Some(unit) = self.unit(span.base)
                {
                    self.limit = self.limit.max(unit as u16 + u16::from(span.count));
                }
            }
        }
    }

    /// May there be values that count in lanes which are not active ([`crate::whole`]), or
    /// instructions that write such lanes? Spilling makes no other kinds of them.
    pub fn may_have_whole_values(&self) -> bool {
        self.writes_inactive || self.inactive == Inactive::Whole
    }

    /// The amount of a 64-bit shift must not be in the last VGPR of the last block that is
    /// allocated ([`isa::Bugs::SHIFT64_HIGH_VGPR`]): where it is in the last of a block, one more
    /// is counted, for which there has to be room.
    fn leave_last(&mut self, func: &Function) {
        if !self.machine.has_bug(isa::Bugs::SHIFT64_HIGH_VGPR) {
            return;
        }
        let mut insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
        let granule = self.machine.processor().vgpr_granule;
        let ends_block = self.limit.is_multiple_of(granule) && self.limit > 0;
        if ends_block && insts.any(|i| i.opcode().is_some_and(Opcode::is_shift64)) {
            self.limit -= 1;
        }
    }

    /// Expansion and layout take registers that no value is in: where they may need some, not all
    /// of the hardware's are given out.
    fn leave_some(&mut self, func: &Function) {
        if self.bank == Bank::Vgpr {
            return self.leave_last(func);
        }
        let frame: u32 = func.frame.slots.values().map(|s| s.size + s.align).sum();
        let insts: usize = func
            .layout
            .iter()
            .map(|&b| func.blocks[b].insts.len())
            .sum();
        let mut taken = 0;
        if frame > SMALL_FRAME {
            taken += FAR_FRAME_SGPRS;
        }
        if insts > SMALL_FUNCTION {
            taken += FAR_BRANCH_SGPRS;
        }
        let all = self.machine.processor().usable_sgprs();
        self.limit = self.limit.min(all - taken);
    }

    fn reserve(&mut self, func: &Function) {
        match self.bank {
            Bank::Sgpr => {
                for span in self.reserved_spans(func) {
                    self.reserve_span(span);
                }
            }
            Bank::Vgpr if func.has_calls() => self.reserve_whole_wave(func),
            Bank::Vgpr => {}
        }
    }

    /// SGPRs that the convention keeps: the callee finds the scratch resource and the stack
    /// pointer, and leaves them.
    pub fn reserved_spans(&self, func: &Function) -> SmallVec<[RegSpan; 2]> {
        let convention = func.has_stack_pointer();
        let mut spans = SmallVec::new();
        if convention || func.frame.uses_scratch {
            spans.extend(func.frame.resource());
        }
        spans.extend(func.frame_registers().map(RegSpan::one));
        spans
    }

    /// SGPRs go to memory now: what that needs is not given out any more.
    pub fn withhold(&mut self, func: &Function, exec: RegSpan) {
        self.reserve(func);
        self.reserve_span(exec);
    }

    /// Is a VGPR written in lanes that are not active by some function of the module?
    pub fn is_whole_wave(&self, vgpr: u16) -> bool {
        self.whole_wave.is_whole_wave(Reg::vgpr(vgpr))
    }

    fn reserve_span(&mut self, span: RegSpan) {
        for reg in span.regs() {
            if let Some(unit) = self.unit(reg) {
                add(&mut self.reserved, unit);
            }
        }
    }

    /// A callee's lanes for spilled SGPRs are written whatever EXEC says, so also in lanes that
    /// wait elsewhere and have a value in that register there. Liveness on the thread graph does
    /// not see that, so such registers are not used at all.
    fn reserve_whole_wave(&mut self, func: &Function) {
        let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
        let mut seen = FxHashSet::default();
        for inst in insts.filter(|i| i.is_pseudo(Pseudo::Call)) {
            if !seen.insert(inst.callee) {
                continue;
            }
            let set = self.call(inst);
            let whole = (0..MAX_UNITS).filter(|&n| set.is_whole_wave(Reg::vgpr(n as u16)));
            whole.for_each(|unit| add(&mut self.reserved, unit));
        }
    }

    /// What a call writes.
    pub fn call(&self, inst: &Inst) -> Clobbers {
        let unknown = || Clobbers::standard(self.machine.facts().scratch);
        inst.callee.map_or_else(unknown, self.clobbers)
    }

    /// The units that an instruction writes without naming them, if it is a call: the callee's
    /// registers and the return address.
    pub fn clobbered(&self, inst: &Inst) -> Option<Units> {
        if !inst.is_pseudo(Pseudo::Call) {
            return None;
        }
        let mut set = self.call(inst);
        set.add(mir::abi::call::RETURN_ADDRESS);
        Some(set.of_bank(self.bank))
    }

    /// The units that are not reserved: what is in the others is nobody's value.
    pub fn unreserved(&self) -> Units {
        let unreserved = self.reserved.map(|word| !word);
        common(&unreserved, &below(self.units()))
    }

    /// The units for which something holds.
    pub fn units_that(&self, is: impl Fn(usize) -> bool) -> Units {
        std::array::from_fn(|word| {
            let bits = (0..64).filter(|bit| is(64 * word + bit));
            bits.fold(0, |units, bit| units | 1 << bit)
        })
    }

    /// Number of units, VCC's included.
    pub fn units(&self) -> usize {
        match self.bank {
            Bank::Sgpr => SGPR_UNITS,
            Bank::Vgpr => MAX_UNITS,
        }
    }

    /// May the unit be given out?
    pub fn may_use(&self, unit: usize) -> bool {
        let vcc = self.bank == Bank::Sgpr && (VCC_UNIT..VCC_UNIT + 2).contains(&unit);
        !has(&self.reserved, unit) && (unit < usize::from(self.limit) || vcc)
    }

    /// The unit of a register, if it is of this file.
    pub fn unit(&self, reg: Reg) -> Option<usize> {
        match (self.bank, reg.kind()) {
            (Bank::Sgpr, RegKind::Sgpr | RegKind::Vcc) => Some(usize::from(reg.code())),
            (Bank::Vgpr, RegKind::Vgpr) => Some(usize::from(reg.index())),
            _ => None,
        }
    }

    /// The register of a unit.
    pub fn reg(&self, unit: usize) -> Reg {
        match self.bank {
            Bank::Sgpr if unit >= VCC_UNIT => Reg::VCC_LO.next((unit - VCC_UNIT) as u16),
            Bank::Sgpr => Reg::sgpr(unit as u16),
            Bank::Vgpr => Reg::vgpr(unit as u16),
        }
    }

    /// Number of registers up to which a SIMD holds as many waves as it can: to use fewer gains
    /// nothing (specification, "Kernel Descriptor", granulated register counts).
    pub fn free_of_cost(&self) -> u32 {
        let processor = self.machine.processor();
        let waves = u16::from(processor.max_waves_per_simd);
        let share = |total: u16, granule: u16| u32::from(total / waves / granule * granule);
        match self.bank {
            Bank::Vgpr => share(processor.vgprs_total, processor.vgpr_granule),
            Bank::Sgpr => share(processor.sgprs_total, processor.sgpr_granule) - SPECIAL_SGPRS,
        }
    }

    /// Multiple that the number of the first register of a tuple must be (manual, section 5.2:
    /// "SGPR alignment"; gfx90a: VGPR tuples are even).
    pub fn alignment(&self, width: usize) -> usize {
        match (self.bank, width) {
            (_, 0 | 1) => 1,
            (Bank::Sgpr, _) => scalar_alignment(width),
            (Bank::Vgpr, _) if self.machine.processor().has(isa::Feature::AlignedVgprs) => 2,
            (Bank::Vgpr, _) => 1,
        }
    }

    /// The same of an operand of an instruction. Of a row that is indexed, instructions name single
    /// registers.
    pub fn operand_alignment(&self, inst: &Inst, width: usize) -> usize {
        match inst.op {
            Op::Pseudo(Pseudo::IndexRead | Pseudo::IndexWrite) => 1,
            _ => self.alignment(width),
        }
    }

    /// Is it a virtual register of this bank?
    pub fn owns(&self, func: &Function, reg: VReg) -> bool {
        func.vregs[reg].bank == self.bank
    }

    /// Calls `f` with each register of this bank that an instruction names or touches implicitly:
    /// physical ones as units, virtual ones as they are. What calls write besides is said by
    /// [`File::clobbered`]. Gives the number of registers of the widest list.
    #[inline]
    pub fn visit(&self, func: &Function, inst: &Inst, mut f: impl FnMut(Place, Access)) -> usize {
        let mut widest = 0;
        let written = inst.written();
        let is_plain = !may_write_early(inst, self.machine);
        let access = |i: usize| match written.contains(i) {
            true if is_plain => Access::Def,
            false if is_plain => Access::Use,
            true if early_clobber(inst, self.machine) || inst.is_early_output(i) => {
                Access::EarlyDef
            }
            true => Access::Def,
            false if is_late_use(inst, i) => Access::LateUse,
            false => Access::Use,
        };
        for (i, &operand) in inst.operands.iter().enumerate() {
            match operand {
                Operand::Regs(list) => {
                    let regs = func.regs(list);
                    if self.owns(func, regs[0]) {
                        let access = access(i);
                        widest = widest.max(regs.len());
                        regs.iter().for_each(|&r| f(Place::Virtual(r), access));
                    }
                }
                Operand::Phys(span) => {
                    if let Some(first) = self.unit(span.base) {
                        let access = access(i);
                        let end = first + usize::from(span.count);
                        for unit in first..end.min(self.units()) {
                            f(Place::Unit(unit), access);
                        }
                    }
                }
                _ => {}
            }
        }
        self.visit_implicit(inst, f);
        widest
    }

    #[inline]
    fn visit_implicit(&self, inst: &Inst, mut f: impl FnMut(Place, Access)) {
        let mut span = |span: RegSpan, access| {
            for unit in span.regs().filter_map(|r| self.unit(r)) {
                f(Place::Unit(unit), access);
            }
        };
        let vcc = self.machine.vcc();
        match inst.op {
            Op::Isa(opcode) if self.bank == Bank::Sgpr => {
                let desc = opcode.desc();
                if desc.implicit_reads.contains(ImplicitRegs::VCC) {
                    span(vcc, Access::Use);
                }
                if desc.implicit_writes.contains(ImplicitRegs::VCC) {
                    span(vcc, Access::Def);
                }
            }
            Op::Isa(_) => {}
            Op::Pseudo(Pseudo::BranchVccnz | Pseudo::BranchVccz) => span(vcc, Access::Use),
            Op::Pseudo(Pseudo::Return) if inst.return_address().is_none() => {
                span(mir::abi::call::RETURN_ADDRESS, Access::Use);
            }
            Op::Pseudo(_) => {}
        }
    }
}

/// A set of units: a bit each.
pub type Units = [u64; MAX_UNITS / 64];

/// The first units.
pub fn below(end: usize) -> Units {
    std::array::from_fn(|word| {
        let count = end.saturating_sub(64 * word).min(64) as u32;
        u64::MAX.checked_shr(64 - count).unwrap_or(0)
    })
}

/// The units of at least one of two sets.
pub fn either(a: &Units, b: &Units) -> Units {
    std::array::from_fn(|word| a[word] | b[word])
}

/// Adds a unit to a set.
pub fn add(units: &mut Units, unit: usize) {
    units[unit / 64] |= 1 << (unit % 64);
}

/// The units of both sets.
pub fn common(a: &Units, b: &Units) -> Units {
    std::array::from_fn(|word| a[word] & b[word])
}

/// The units of a set, lowest first.
pub fn each(units: &Units) -> impl Iterator<Item = usize> {
    (0..).zip(units).flat_map(|(word, &bits)| ones(word, bits))
}

/// A register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A physical one, by its unit.
    Unit(usize),
    /// A virtual one.
    Virtual(VReg),
}

/// May an instruction write results before it has read all operands? Of others no result is early
/// ([`early_clobber`], [`Inst::is_early_output`]) and no use is late ([`is_late_use`]).
fn may_write_early(inst: &Inst, machine: &Machine) -> bool {
    match inst.op {
        Op::Isa(opcode) => {
            let desc = opcode.desc();
            let early = InstFlags::EARLY_RESULT | InstFlags::MFMA;
            desc.flags.intersects(early) || desc.family == isa::Family::Smem && machine.replays()
        }
        Op::Pseudo(pseudo) => pseudo == Pseudo::Asm,
    }
}

/// Must the results of an instruction share no register with its sources?
///
/// Besides what rows say: a scalar load of several dwords that is replayed after a page fault
/// (XNACK) reads its address again after some of its results were written (specification, "Target
/// Features", xnack).
pub fn early_clobber(inst: &Inst, machine: &Machine) -> bool {
    let Op::Isa(opcode) = inst.op else {
        return false;
    };
    let desc = opcode.desc();
    let replayed = desc.family == isa::Family::Smem
        && machine.replays()
        && desc.flags.contains(InstFlags::LOADS)
        && desc.operands.first().is_some_and(|o| o.width > 1);
    replayed || writes_early(inst) && inst.tied().is_empty()
}

/// Does an operand's list have to be consecutive registers? Copies and undefs take any.
pub fn is_tuple(inst: &Inst) -> bool {
    !matches!(inst.op, Op::Pseudo(Pseudo::Copy | Pseudo::Undef))
}

/// May the operands of an instruction ask for more than a register each: wide ones, some that are
/// in the place of others, results that share with nothing? `widest`: registers of the widest one.
#[inline]
pub fn is_shaped(inst: &Inst, widest: usize, machine: &Machine) -> bool {
    if !is_tuple(inst) || widest > 1 {
        return is_tuple(inst);
    }
    match inst.op {
        Op::Isa(opcode) => {
            let desc = opcode.desc();
            // Old values come behind the row's operands.
            let special = InstFlags::MFMA | InstFlags::EXEC_INSENSITIVE | InstFlags::GDS_ONLY;
            inst.operands.len() > desc.operands.len()
                || desc.flags.intersects(special)
                    && (is_matrix(inst) || ignores_exec(inst) || wants_even(inst, machine))
        }
        Op::Pseudo(Pseudo::Asm | Pseudo::IndexWrite) => true,
        Op::Pseudo(_) => false,
    }
}

/// [`Inst::tied`], without a look at the rows of most instructions: old values come behind the
/// row's operands.
pub fn tied(inst: &Inst) -> SmallVec<[(usize, usize); 1]> {
    match inst.op {
        Op::Isa(opcode) if inst.operands.len() <= opcode.desc().operands.len() => SmallVec::new(),
        _ => inst.tied(),
    }
}

/// Must the one VGPR that the instruction names be even: the value of the global wave sync, from
/// gfx90a on (LLVM's assembler, `validateGWS`)?
pub fn wants_even(inst: &Inst, machine: &Machine) -> bool {
    let sync = |flags: InstFlags| flags.contains(InstFlags::GDS_ONLY | InstFlags::CONVERGENT);
    let aligned = machine.processor().has(isa::Feature::AlignedVgprs);
    aligned && inst.opcode().is_some_and(|o| sync(o.desc().flags))
}

/// Operand of a matrix instruction that is C where it is not D's old value, and the one that is D.
const MATRIX_C: usize = 3;
const MATRIX_D: usize = 0;

/// The operand of a matrix instruction that is C.
fn matrix_c(inst: &Inst) -> usize {
    match inst.tied().first() {
        Some(&(_, old)) => old,
        None => MATRIX_C,
    }
}

/// Matrix arithmetic?
pub fn is_matrix(inst: &Inst) -> bool {
    inst.opcode()
        .is_some_and(|o| o.desc().flags.contains(InstFlags::MFMA))
}

/// Matrix instructions read A and B during many passes, in which parts of D are written already
/// (CDNA1 and CDNA2 manuals, chapter 7; LLVM marks D of all but the smallest as written early).
///
/// The sources of other instructions that write results early are kept until then, too, where the
/// result has its old value in its place, which ends when the new one begins.
pub fn is_late_use(inst: &Inst, operand: usize) -> bool {
    match inst.tied().first() {
        Some(&(_, old)) if writes_early(inst) => operand != old,
        _ => is_matrix(inst) && operand != matrix_c(inst),
    }
}

/// Does a row say that results are written before all sources are read?
fn writes_early(inst: &Inst) -> bool {
    let flags = inst.opcode().map(|o| o.desc().flags);
    flags.is_some_and(|f| f.contains(InstFlags::EARLY_RESULT))
}

/// Operands that must be the same registers or have none in common: D and C of a matrix
/// instruction, where they need not be the same. The written one is first.
pub fn same_or_separate(inst: &Inst) -> Option<(usize, usize)> {
    let regs = matches!(inst.operands.get(MATRIX_C), Some(Operand::Regs(_)));
    let apart = is_matrix(inst) && inst.tied().is_empty();
    (apart && regs).then_some((MATRIX_D, MATRIX_C))
}

/// May an instruction write VGPRs in lanes that are not active?
fn writes_inactive(inst: &Inst) -> bool {
    let flags = InstFlags::MFMA | InstFlags::EXEC_INSENSITIVE;
    let may = |o: Opcode| o.desc().flags.intersects(flags);
    let is_special = || is_matrix(inst) || ignores_exec(inst);
    inst.lanes != Lanes::Active || inst.opcode().is_some_and(may) && is_special()
}

/// Is the result written in lanes that EXEC switches off?
pub fn ignores_exec(inst: &Inst) -> bool {
    inst.opcode().is_some_and(|o| {
        let desc = o.desc();
        desc.family.is_valu()
            && desc.flags.contains(InstFlags::EXEC_INSENSITIVE)
            && !desc.flags.contains(InstFlags::MFMA)
    })
}

/// Of which number the first of so many SGPRs side by side is a multiple.
pub fn scalar_alignment(width: usize) -> usize {
    match width {
        0 | 1 => 1,
        2 => 2,
        _ => 4,
    }
}
