//! `s_waitcnt`: registers that are being loaded, and what the memory model asks for.
//!
//! A data-flow pass over the wave graph: what is outstanding at a block's start is what may be on
//! any way there. Blocks are visited in layout order until nothing changes; a block that has
//! changed [`WIDEN_AFTER`] times takes the strongest waits for what changes again, so that the
//! number of visits is bounded. Linear in the number of instructions times the (small) number of
//! visits.
//!
//! A register is waited for where it is read or written next (loads write when they like), except
//! where vector-memory loads follow one another, which write in order. A `p_wait` of the memory
//! model is put off until the next instruction that the wait could matter to; it counts only
//! operations that the model orders, which scratch accesses that are not volatile and scalar loads
//! of memory that nobody writes are not. What a loop would wait for in each iteration is waited for
//! before it ([`loops`]).
//!
//! Scalar loads complete in any order, and the memory that they read may be written later: by
//! others, whom a `p_wait` before a release keeps from it, or by the function's own vector stores,
//! which go another way to memory: they wait for such loads.
//!
//! Facts of the hardware: manual, section 4.4 "Data Dependency Resolution"; specification, "Memory
//! Model", the list for GFX6–GFX9; what LLVM's code does where they are silent (barriers, calls,
//! VCCZ).

mod edits;
mod events;
mod loops;
mod registers;
mod state;

use crate::cache::table::ScalarLoads;
use crate::error::MemModelError;
use cranelift_entity::SecondaryMap;
use edits::{Edit, apply};
use events::{Events, Issue, ScalarLoad};
use isa::{
    Barrier, Bugs, Counter, Family, Generation, ImplicitRegs, InstDesc, InstFlags, Machine, MaskOp,
    Opcode, Reg, RegSpan, WaitSet, Waitcnt, WaitedBy,
};
use loops::{Loaded, Loops};
use mir::{Block, Explain, Function, Inst, Op, Operand, Pseudo, Spaces, SrcLoc, Stage, Why};
use state::{Entry, State, Vccz, Widening};

/// What the pass needs besides the function.
#[derive(Clone, Copy, Debug)]
pub struct WaitOptions<'a> {
    /// The processor.
    pub machine: &'a Machine,
}

/// What the pass did.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct WaitReport {
    /// Number of `s_waitcnt` inserted.
    pub inserted: usize,
}

/// Visits of a block after which its state is widened.
const WIDEN_AFTER: u8 = 8;

/// Inserts `s_waitcnt` where they are needed, in place of `p_wait`.
///
/// # Errors
///
/// If registers are not allocated, or a fence is left.
pub fn insert_waits(
    func: &mut Function,
    options: &WaitOptions,
) -> Result<WaitReport, MemModelError> {
    let branches_on_vccz = check(func)?;
    let mut pass = Pass {
        generation: options.machine.column(),
        machine: options.machine,
        own_waits: has_own_waits(options.machine),
        scalar_counter: options.machine.scalar_counter(),
        read_vccz_bug: options.machine.has_bug(Bugs::VCCZ.union(Bugs::SMRD_VCCZ)),
        branches_on_vccz,
        is_kernel: func.kernel.is_some(),
        state: State::new(options.machine),
        requested: Requested::NONE,
        edits: Vec::new(),
        explain: func.explain,
        asked: Why::NONE,
        why: Why::NONE,
        origins: match func.explain {
            Explain::On => vec![None; Reg::COUNT],
            Explain::Off => Vec::new(),
        },
        loops: Loops::of(func),
        fence: None,
    };
    let mut visits = pass.solve(func);
    check_fences(func, pass.fence)?;
    let mut report = WaitReport::default();
    for index in 0..func.layout.len() {
        let block = func.layout[index];
        let visit = &mut visits[block];
        let Some(entry) = &visit.entry else {
            // Control does not get there.
            func.blocks[block]
                .insts
                .retain(|i| !i.is_pseudo(Pseudo::Wait));
            continue;
        };
        if pass.explain == Explain::On {
            pass.edits = std::mem::take(&mut visit.edits);
            pass.state.load(entry);
            pass.origins.fill(None);
            pass.walk(func, block);
            visit.edits = std::mem::take(&mut pass.edits);
        }
        let insts = &mut func.blocks[block].insts;
        report.inserted += apply(&mut visit.edits, pass.machine, insts);
    }
    Ok(report)
}

/// Is it a branch that reads VCCZ?
fn branches_on_vccz(pseudo: Pseudo) -> bool {
    matches!(pseudo, Pseudo::BranchVccz | Pseudo::BranchVccnz)
}

/// Checks what the pass relies on. Tells whether there are branches that read VCCZ.
fn check(func: &Function) -> Result<bool, MemModelError> {
    if func.stage != Stage::Allocated {
        let message = "registers have not been allocated";
        return Err(error(func, None, SrcLoc::NONE, message));
    }
    let mut ends = func.layout.iter().filter_map(|&b| func.terminator(b));
    Ok(ends.any(|end| matches!(end.op, Op::Pseudo(pseudo) if branches_on_vccz(pseudo))))
}

fn error(func: &Function, block: Option<Block>, loc: SrcLoc, message: &str) -> MemModelError {
    MemModelError {
        function: func.name.clone(),
        block,
        loc,
        message: message.to_string(),
    }
}

/// Checks that no fence was found where cache policy should have been.
fn check_fences(func: &Function, left: Option<(Block, SrcLoc)>) -> Result<(), MemModelError> {
    match left {
        Some((block, loc)) => {
            let message = "a fence is left: cache policy comes first";
            Err(error(func, Some(block), loc, message))
        }
        None => Ok(()),
    }
}

/// What is known of a block while the data flow is solved.
#[derive(Clone, Default)]
struct Visit {
    /// What holds at its start, if control gets there.
    entry: Option<Entry>,
    /// Must it be gone through again?
    is_dirty: bool,
    /// How often its entry changed.
    changes: u8,
    /// What the last walk found: of the entry that holds in the end, since a change of the entry
    /// is followed by another walk.
    edits: Vec<Edit>,
}

/// A counter in a set of them.
const fn bit(counter: Counter) -> u8 {
    1 << counter as u8
}

/// Counters of what writes registers, in order where it is vector memory of one kind.
const IN_ORDER: u8 = bit(Counter::Vm) | bit(Counter::Sample) | bit(Counter::Bvh);

/// Counters that tell when a register can be read: not that of stores, which have read their data
/// when they are issued, and as little that of data which is read late.
const READ_BEHIND: u8 = IN_ORDER | bit(Counter::Lgkm) | bit(Counter::Km);

/// Counters that tell when a register can be written.
const WRITTEN_BEHIND: u8 = READ_BEHIND | bit(Counter::Exp);

/// What the memory model asks for.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Requested {
    counts: WaitSet,
    scalar: ScalarLoads,
}

impl Requested {
    const NONE: Requested = Requested {
        counts: WaitSet::NONE,
        scalar: ScalarLoads::Outstanding,
    };
}

/// When an instruction writes its results.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WriteOrder {
    /// After all vector memory before it: a later load need not wait for an earlier one into the
    /// same register.
    BehindEarlier,
    /// Any time.
    Any,
}

struct Pass<'a> {
    machine: &'a Machine,
    generation: Generation,
    /// Some counters have waits of their own.
    own_waits: bool,
    /// The counter of scalar memory.
    scalar_counter: Counter,
    /// Scalar loads may make VCCZ wrong.
    read_vccz_bug: bool,
    /// Whether VCCZ can be relied on matters somewhere.
    branches_on_vccz: bool,
    is_kernel: bool,
    state: State,
    /// What the memory model has asked for and what has been put off.
    requested: Requested,
    edits: Vec<Edit>,
    explain: Explain,
    /// Why the memory model asks.
    asked: Why,
    /// The reasons of the wait in work.
    why: Why,
    /// The last instruction of the block that a register waits for.
    origins: Vec<Option<Opcode>>,
    loops: Loops,
    /// A fence that should not be there any more.
    fence: Option<(Block, SrcLoc)>,
}

impl Visit {
    /// Joins what holds on a way to the block; tells whether that is new.
    fn join(&mut self, exit: &Entry) -> bool {
        let widening = match self.changes {
            WIDEN_AFTER.. => Widening::On,
            _ => Widening::Off,
        };
        let moved = match &mut self.entry {
            Some(entry) => entry.join(exit, widening),
            place => {
                *place = Some(exit.clone());
                true
            }
        };
        self.changes = self.changes.saturating_add(u8::from(moved));
        self.is_dirty |= moved;
        moved
    }
}

impl Pass<'_> {
    /// The state at the start of each block that control gets to, and the edits there.
    fn solve(&mut self, func: &Function) -> SecondaryMap<Block, Visit> {
        let mut visits: SecondaryMap<Block, Visit> = SecondaryMap::new();
        visits.resize(func.blocks.len());
        let first = &mut visits[func.entry()];
        first.entry = Some(Entry::empty());
        first.is_dirty = true;
        let mut exit = Entry::empty();
        let explain = std::mem::take(&mut self.explain);
        loop {
            let mut changed = false;
            for &block in &func.layout {
                let visit = &mut visits[block];
                let Some(entry) = visit.entry.as_ref().filter(|_| visit.is_dirty) else {
                    continue;
                };
                visit.is_dirty = false;
                self.state.load(entry);
                self.edits = std::mem::take(&mut visit.edits);
                self.walk(func, block);
                visit.edits = std::mem::take(&mut self.edits);
                let edges = func.current_succs(block);
                if !edges.is_empty() {
                    self.state.save(&mut exit);
                }
                for edge in edges {
                    changed |= visits[edge.block].join(&exit);
                }
            }
            if !changed {
                break;
            }
        }
        self.explain = explain;
        visits
    }

    /// Walks through a block and collects the edits.
    fn walk(&mut self, func: &Function, block: Block) {
        self.edits.clear();
        self.requested = Requested::NONE;
        self.asked = Why::NONE;
        if block == func.entry() && !self.is_kernel {
            // The caller may have left anything outstanding, in arguments too.
            self.because(|| "function entry".to_string());
            self.insert_wait(0, SrcLoc::NONE, WaitSet::ALL);
        }
        for (index, inst) in func.blocks[block].insts.iter().enumerate() {
            match inst.op {
                Op::Pseudo(pseudo) if pseudo.is_terminator() => {
                    self.before_loop(index, inst, func, block);
                    self.pseudo(index, inst, pseudo);
                }
                Op::Pseudo(Pseudo::Fence) => self.fence = Some((block, inst.loc)),
                Op::Pseudo(pseudo) => self.pseudo(index, inst, pseudo),
                Op::Isa(opcode) => self.machine(index, inst, opcode),
            }
        }
    }

    /// What a loop behind the block would wait for again and again is waited for at its end.
    fn before_loop(&mut self, index: usize, inst: &Inst, func: &Function, block: Block) {
        let counters = [
            (Counter::Vm, Loaded::Vector),
            (self.scalar_counter, Loaded::Scalar),
        ];
        let pending = self.state.pending();
        if pending == 0 {
            return;
        }
        let is_pending = |counter: Counter| pending & bit(counter) != 0;
        let mut loops = std::mem::take(&mut self.loops);
        let mut need = WaitSet::NONE;
        for (counter, of) in counters.into_iter().filter(|&(c, _)| is_pending(c)) {
            for &reg in loops.read_behind(block, of, func, self.machine) {
                self.need_span(&mut need, counter, RegSpan::one(reg));
            }
        }
        self.loops = loops;
        if !need.is_none() {
            self.because(|| "before a loop".to_string());
            self.insert_wait(index, inst.loc, need);
        }
    }

    fn because(&mut self, reason: impl FnOnce() -> String) {
        if self.explain == Explain::Off {
            return;
        }
        self.why.extend(&Why::of(reason(), SrcLoc::NONE));
    }

    fn pseudo(&mut self, index: usize, inst: &Inst, pseudo: Pseudo) {
        let mut need = WaitSet::NONE;
        match pseudo {
            Pseudo::Wait => {
                if let Some(Operand::Waits(wanted)) = inst.operands.first() {
                    let counts = &mut self.requested.counts;
                    wanted
                        .iter()
                        .for_each(|(counter, n)| counts.add(counter, n));
                }
                if let Some(Operand::Imm(0)) = inst.operands.get(1) {
                    self.requested.scalar = ScalarLoads::Complete;
                }
                if self.explain == Explain::On {
                    self.asked.extend(&inst.why);
                }
                self.edits.push(Edit::Remove(index));
                return;
            }
            Pseudo::Return => {
                self.state.need_all(&mut need);
                if !need.is_none() {
                    self.because(|| "return".to_string());
                }
            }
            _ => {
                let pending = self.state.pending();
                self.registers(inst, None, WriteOrder::Any, pending, &mut need);
            }
        }
        if pseudo.is_terminator() {
            self.flush(&mut need);
        }
        let on_vccz = branches_on_vccz(pseudo);
        if on_vccz {
            self.need_span(&mut need, self.scalar_counter, self.machine.vcc());
        }
        self.finish(index, inst, need);
        if on_vccz && self.state.vccz == Vccz::Stale {
            self.restore_vccz(index, inst);
        }
    }

    fn machine(&mut self, index: usize, inst: &Inst, opcode: Opcode) {
        let desc = opcode.desc();
        if opcode == Opcode::SWaitcnt || self.own_waits && is_wait(self.machine, opcode) {
            self.own_wait(self.waits_of(inst, opcode));
            return;
        }
        if is_plain(desc) {
            self.plain(index, inst, desc);
            return;
        }
        let issue = Issue::of(inst, opcode, self.generation);
        let mut need = WaitSet::NONE;
        let pending = self.state.pending();
        if pending != 0 {
            let order = self.order(desc, &issue);
            self.registers(inst, Some(desc), order, pending, &mut need);
            self.special(inst, desc, &mut need);
            if may_matter(desc, &issue) {
                self.flush(&mut need);
            }
        } else if may_matter(desc, &issue) {
            self.requested = Requested::NONE;
        }
        self.finish(index, inst, need);
        if !issue.is_none() {
            self.state.issue(inst, &issue);
            self.remember(inst, opcode);
        }
        if desc.flags.contains(InstFlags::CALL) {
            // The callee waits for everything at its entry and before it returns.
            self.state.wait(WaitSet::ALL);
        }
        if self.branches_on_vccz {
            self.track_vccz(inst, desc);
        }
    }

    /// An instruction that only reads and writes registers, as most do.
    fn plain(&mut self, index: usize, inst: &Inst, desc: &InstDesc) {
        let pending = self.state.pending();
        if pending != 0 {
            let mut need = WaitSet::NONE;
            self.registers(inst, Some(desc), WriteOrder::Any, pending, &mut need);
            self.finish(index, inst, need);
        }
        if self.branches_on_vccz {
            self.track_vccz(inst, desc);
        }
    }

    /// What a wait that stood there before waits for.
    fn waits_of(&self, inst: &Inst, opcode: Opcode) -> WaitSet {
        let by = match opcode {
            Opcode::SWaitcnt => WaitedBy::Waitcnt,
            other => WaitedBy::Own(other),
        };
        let mut waits = WaitSet::NONE;
        if let Some(Operand::Imm(imm)) = inst.operands.last() {
            let counts = Waitcnt::decode(*imm as u16, self.generation);
            for row in self.machine.counters().iter().filter(|row| row.by == by) {
                let count = match row.counter {
                    Counter::Vm => counts.vm,
                    Counter::Lgkm => counts.lgkm,
                    Counter::Exp => counts.exp,
                    _ => (*imm).clamp(0, row.limit.into()) as u8,
                };
                if count < row.limit {
                    waits.add(row.counter, count);
                }
            }
        }
        waits
    }

    /// A wait that stood there before.
    fn own_wait(&mut self, waits: WaitSet) {
        self.state.wait(waits);
    }

    /// What the operands and implicit registers must wait for. `desc`: the machine's row;
    /// `pending`: the counters that may have something outstanding.
    fn registers(
        &mut self,
        inst: &Inst,
        desc: Option<&InstDesc>,
        order: WriteOrder,
        pending: u8,
        need: &mut WaitSet,
    ) {
        if pending == 0 {
            return;
        }
        let of_reads = pending & READ_BEHIND;
        let of_writes = match order {
            WriteOrder::BehindEarlier => pending & WRITTEN_BEHIND & !IN_ORDER,
            WriteOrder::Any => pending & WRITTEN_BEHIND,
        };
        let written = inst.written();
        for (i, operand) in inst.operands.iter().enumerate() {
            let Operand::Phys(span) = *operand else {
                continue;
            };
            if !self.state.may_be_waited_for(span) {
                continue;
            }
            // Most of the time one counter has something outstanding, if any.
            let mut counters = match written.contains(i) {
                true => of_writes,
                false => of_reads,
            };
            while counters != 0 {
                let counter = Counter::ALL[counters.trailing_zeros() as usize];
                counters &= counters - 1;
                self.need_span(need, counter, span);
            }
        }
        let Some(desc) = desc else { return };
        // Where nothing is outstanding, nothing is waited for.
        if pending & bit(self.scalar_counter) == 0 {
            return;
        }
        let implicit = inst.implicit_reads(self.generation) | desc.implicit_writes;
        let spans = [
            (ImplicitRegs::VCC, self.machine.vcc()),
            (ImplicitRegs::EXEC, self.machine.exec()),
            (ImplicitRegs::M0, RegSpan::one(Reg::M0)),
            (ImplicitRegs::FLAT_SCR, RegSpan::FLAT_SCR),
        ];
        for (which, span) in spans {
            if implicit.contains(which) {
                self.need_span(need, self.scalar_counter, span);
            }
        }
    }

    /// Vector memory writes registers after all vector memory before it has. Images go another way,
    /// and so may flat accesses.
    fn order(&self, desc: &InstDesc, issue: &Issue) -> WriteOrder {
        let plain = desc.family.is_vmem() && desc.family != Family::Mimg;
        let mine = issue.events[Counter::Vm as usize];
        let pending = self.state.events(Counter::Vm);
        match plain && !(mine | pending).intersects(Events::IMAGE | Events::FLAT) {
            true => WriteOrder::BehindEarlier,
            false => WriteOrder::Any,
        }
    }

    #[inline]
    fn need_span(&mut self, need: &mut WaitSet, counter: Counter, span: RegSpan) {
        if self.state.is_waited_for(counter, span) {
            self.need_waited_for(need, counter, span);
        }
    }

    /// The same where there is something: rarely, so that the question alone stands in the loops.
    #[cold]
    fn need_waited_for(&mut self, need: &mut WaitSet, counter: Counter, span: RegSpan) {
        if self.explain == Explain::Off {
            self.state.need_span(need, counter, span);
            return;
        }
        for reg in span.regs() {
            if self.state.need_span(need, counter, RegSpan::one(reg)) {
                let origin = self.origins.get(usize::from(reg.code())).copied().flatten();
                self.because(|| match origin {
                    Some(opcode) => format!("{reg} from {}", opcode.mnemonic()),
                    None => format!("{reg} from an earlier block"),
                });
            }
        }
    }

    fn remember(&mut self, inst: &Inst, opcode: Opcode) {
        if self.explain == Explain::Off {
            return;
        }
        for operand in &inst.operands {
            if let Operand::Phys(span) = operand {
                for reg in span.regs() {
                    if let Some(place) = self.origins.get_mut(usize::from(reg.code())) {
                        *place = Some(opcode);
                    }
                }
            }
        }
    }

    /// What an instruction waits for besides its registers.
    fn special(&mut self, inst: &Inst, desc: &InstDesc, need: &mut WaitSet) {
        if writes_memory(inst, desc) && self.state.need_scalar(need, ScalarLoad::Overwritten) {
            self.because(|| "scalar load of memory that is written".to_string());
        }
        let waits = self.machine.facts().barrier == Barrier::WaitsForAll;
        if desc.flags.contains(InstFlags::BARRIER) && waits {
            self.state.need_all(need);
            if !need.is_none() {
                self.because(|| "barrier".to_string());
            }
        }
        // Data on its way to LDS is counted by VM_CNT.
        let lds_dma = self.state.events(Counter::Vm).contains(Events::LDS_DMA);
        if lds_dma && matches!(desc.family, Family::Ds | Family::Flat) {
            need.add(Counter::Vm, 0);
            self.because(|| "data on its way to LDS".to_string());
        }
    }

    /// What the memory model asked for falls due.
    fn flush(&mut self, need: &mut WaitSet) {
        if self.requested == Requested::NONE {
            self.asked = Why::NONE;
            return;
        }
        let requested = std::mem::replace(&mut self.requested, Requested::NONE);
        let asked = std::mem::take(&mut self.asked);
        let before = *need;
        for (counter, count) in requested.counts.iter() {
            self.state.need_shared(need, counter, count);
        }
        if requested.scalar == ScalarLoads::Complete {
            self.state.need_scalar(need, ScalarLoad::Shared);
        }
        if *need != before {
            self.why.extend(&asked);
        }
    }

    fn finish(&mut self, index: usize, inst: &Inst, need: WaitSet) {
        if !need.is_none() {
            self.insert_wait(index, inst.loc, need);
        }
    }

    fn insert_wait(&mut self, index: usize, loc: SrcLoc, need: WaitSet) {
        let mut counts = Waitcnt::limits(self.generation);
        let mut packed = false;
        for row in self.machine.counters() {
            let Some(count) = need.get(row.counter) else {
                continue;
            };
            match (row.by, row.counter) {
                (WaitedBy::Own(opcode), _) => self.insert_own_wait(index, loc, opcode, count),
                (_, Counter::Vm) => (counts.vm, packed) = (count, true),
                (_, Counter::Lgkm) => (counts.lgkm, packed) = (count, true),
                _ => (counts.exp, packed) = (count, true),
            }
        }
        if packed {
            let imm = Operand::Imm(counts.encode(self.generation).into());
            self.insert(index, loc, Inst::new(Opcode::SWaitcnt, &[imm]));
        }
        self.state.wait(need);
        self.why = Why::NONE;
    }

    /// A wait for one counter: the count, after a register that is ignored where there is one.
    fn insert_own_wait(&mut self, index: usize, loc: SrcLoc, opcode: Opcode, count: u8) {
        let operands = [Operand::phys(Reg::NULL), Operand::Imm(count.into())];
        let first = operands.len() - opcode.desc().operands.len();
        self.insert(index, loc, Inst::new(opcode, &operands[first..]));
    }

    fn insert(&mut self, index: usize, loc: SrcLoc, mut wait: Inst) {
        wait.loc = loc;
        wait.why = self.why.clone();
        self.edits.push(Edit::Insert(index, wait));
    }

    /// Keeps track of whether VCCZ can be relied on. Writing one half of VCC does not update it,
    /// nor does a scalar load into VCC; on GFX6 and GFX7 the completion of any scalar load may set
    /// it wrong.
    fn track_vccz(&mut self, inst: &Inst, desc: &InstDesc) {
        let is_smem = desc.family == Family::Smem;
        for i in inst.written().indices() {
            let Some(&Operand::Phys(span)) = inst.operands.get(i) else {
                continue;
            };
            if span.overlaps(self.machine.vcc()) {
                let whole = span.count >= self.machine.wave().mask_registers() && !is_smem;
                self.state.vccz = self.vccz_after(whole);
            }
        }
        if desc.implicit_writes.contains(ImplicitRegs::VCC) {
            self.state.vccz = self.vccz_after(true);
        }
        if desc.flags.contains(InstFlags::CALL) || (is_smem && self.read_vccz_bug) {
            self.state.vccz = Vccz::Stale;
        }
    }

    /// May scalar loads be outstanding?
    fn has_scalar_loads(&self) -> bool {
        let events = self.state.events(self.scalar_counter);
        events.contains(Events::SMEM)
    }

    fn vccz_after(&self, whole: bool) -> Vccz {
        let disturbed = self.read_vccz_bug && self.has_scalar_loads();
        if whole && !disturbed {
            Vccz::Right
        } else {
            Vccz::Stale
        }
    }

    /// Writing VCC to itself makes VCCZ right; with the bug, once no scalar load is outstanding.
    fn restore_vccz(&mut self, index: usize, inst: &Inst) {
        let smem = self.has_scalar_loads();
        if self.read_vccz_bug && smem {
            let mut need = WaitSet::NONE;
            need.add(self.scalar_counter, 0);
            self.because(|| "vccz".to_string());
            self.insert_wait(index, inst.loc, need);
        }
        let vcc = Operand::Phys(self.machine.vcc());
        let mut copy = Inst::new(self.machine.mask_op(MaskOp::Mov), &[vcc, vcc]);
        copy.loc = inst.loc;
        self.edits.push(Edit::Insert(index, copy));
        self.state.vccz = Vccz::Right;
    }
}

/// Has the machine counters with waits of their own?
fn has_own_waits(machine: &Machine) -> bool {
    let mut rows = machine.counters().iter();
    rows.any(|row| matches!(row.by, WaitedBy::Own(_)))
}

/// Does the instruction wait for counters?
fn is_wait(machine: &Machine, opcode: Opcode) -> bool {
    let own = WaitedBy::Own(opcode);
    opcode == Opcode::SWaitcnt || machine.counters().iter().any(|row| row.by == own)
}

/// May the instruction write memory that scalar loads read?
fn writes_memory(inst: &Inst, desc: &InstDesc) -> bool {
    let spaces = inst.mem.map_or(Spaces::FLAT, |m| m.spaces);
    let memory = desc.family.is_vmem() || desc.family == Family::Smem;
    let writes = desc.flags.intersects(InstFlags::STORES | InstFlags::ATOMIC);
    memory && writes && spaces.contains(Spaces::GLOBAL)
}

/// Flags of those to which a wait of the memory model may be of importance.
const MATTERS: InstFlags = InstFlags::LOADS
    .union(InstFlags::STORES)
    .union(InstFlags::ATOMIC)
    .union(InstFlags::BARRIER)
    .union(InstFlags::CALL)
    .union(InstFlags::BRANCH)
    .union(InstFlags::TERMINATOR)
    .union(InstFlags::END)
    .union(InstFlags::SIDE_EFFECTS)
    .union(InstFlags::CACHE_CONTROL);

/// May a wait of the memory model be of importance to this instruction, so that it must be done
/// before? What neither accesses memory nor leaves the block nor is seen from outside does not
/// care.
fn may_matter(desc: &InstDesc, issue: &Issue) -> bool {
    !issue.is_none() || desc.flags.intersects(MATTERS)
}

/// Does an instruction issue nothing, and does no wait but those for its registers matter to it?
fn is_plain(desc: &InstDesc) -> bool {
    let computes = desc.family.is_valu() || desc.family.is_salu();
    computes && desc.counters.is_empty() && !desc.flags.intersects(MATTERS)
}
