//! Inserts `s_waitcnt`.
//!
//! Memory operations finish some time after they were issued; each raises a counter at issue and lowers it when done. An instruction that
//! reads or writes a register which an outstanding operation still writes must wait until the counter says that this operation is done. The pass
//! knows, for each such register, how many operations of the same counter were issued after its own (its *age*): operations that finish in
//! order are done as far as that one when the counter is at most the age. Where they need not finish in order, only zero will do.
//!
//! Data flow: forwards over the wave graph. At joins the smallest age of a register counts, the largest number of outstanding operations, and the union of their kinds; these only
//! move one way, so the iteration ends. Waits that the memory model asks for (`p_wait`) are merged, and vanish where nothing is outstanding.
//!
//! What counts how: "Vega" 7nm ISA manual, section 4.4 "Data Dependency Resolution"; specification, "Memory Model GFX6–GFX9" for what calls
//! and barriers need.
//!
//! Linear in instructions times the number of registers outstanding at once (bounded by the counters' range), times the nesting of loops.

use bitflags::bitflags;
use cranelift_entity::SecondaryMap;
use isa::{Counters, Family, ImplicitRegs, InstFlags, Opcode, Reg, RegSpan, Target, Waitcnt};
use mir::{AccessKind, Block, Function, Inst, Op, Operand, Pseudo};
use smallvec::SmallVec;

/// A counter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Counter {
    Vm,
    Lgkm,
    Exp,
}

const COUNTERS: [Counter; 3] = [Counter::Vm, Counter::Lgkm, Counter::Exp];

bitflags! {
    /// Kinds of outstanding operations; those of one kind finish in order, but for scalar memory.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    struct Kinds: u8 {
        const VECTOR = 1;
        const LDS = 2;
        const SCALAR = 4;
        const MESSAGE = 8;
        /// FLAT: goes to LDS or to memory, so that it finishes in no order with either.
        const FLAT = 16;
        const EXPORT = 32;
    }
}

impl Kinds {
    /// Can a count other than zero say anything?
    fn in_order(self) -> bool {
        !self.intersects(Kinds::SCALAR | Kinds::FLAT) && self.bits().count_ones() <= 1
    }
}

/// A register that an outstanding operation writes (or, for the export counter, still reads).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pending {
    reg: u16,
    counter: Counter,
    age: u8,
}

/// What may be outstanding at a place.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct State {
    /// Operations of each counter, at most; up to the counter's limit.
    outstanding: [u8; 3],
    kinds: [Kinds; 3],
    /// Sorted by register and counter.
    pending: Vec<Pending>,
}

impl State {
    /// Takes in what may be outstanding on another way here. Returns whether anything changed.
    fn merge(&mut self, other: &State) -> bool {
        let mut changed = false;
        for c in 0..3 {
            let outstanding = self.outstanding[c].max(other.outstanding[c]);
            let kinds = self.kinds[c] | other.kinds[c];
            changed |= outstanding != self.outstanding[c] || kinds != self.kinds[c];
            self.outstanding[c] = outstanding;
            self.kinds[c] = kinds;
        }
        for p in &other.pending {
            changed |= self.add(*p);
        }
        changed
    }

    /// Notes a register; the smaller age stays. Returns whether anything changed.
    fn add(&mut self, new: Pending) -> bool {
        let key = |p: &Pending| (p.reg, p.counter);
        match self.pending.binary_search_by_key(&key(&new), key) {
            Ok(at) if self.pending[at].age <= new.age => false,
            Ok(at) => {
                self.pending[at].age = new.age;
                true
            }
            Err(at) => {
                self.pending.insert(at, new);
                true
            }
        }
    }

    /// An operation is issued.
    fn issue(&mut self, counter: Counter, kind: Kinds, limit: u8) {
        let c = counter as usize;
        self.outstanding[c] = self.outstanding[c].saturating_add(1).min(limit);
        self.kinds[c] |= kind;
        for p in self.pending.iter_mut().filter(|p| p.counter == counter) {
            p.age = p.age.saturating_add(1).min(limit - 1);
        }
    }

    /// At most `count` operations are outstanding from here on.
    fn waited(&mut self, counter: Counter, count: u8) {
        let c = counter as usize;
        if count == 0 {
            self.outstanding[c] = 0;
            self.kinds[c] = Kinds::empty();
            self.pending.retain(|p| p.counter != counter);
        } else if self.kinds[c].in_order() {
            self.outstanding[c] = self.outstanding[c].min(count);
            self.pending
                .retain(|p| p.counter != counter || p.age < count);
        }
    }

    /// The count to wait for so that an operation of this age is done.
    fn count_for(&self, counter: Counter, age: u8) -> u8 {
        if self.kinds[counter as usize].in_order() {
            age
        } else {
            0
        }
    }
}

/// Counts to wait for: `None` for any.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Need([Option<u8>; 3]);

impl Need {
    fn at_most(&mut self, counter: Counter, count: u8) {
        let slot = &mut self.0[counter as usize];
        *slot = Some(slot.map_or(count, |old| old.min(count)));
    }

    fn all() -> Need {
        Need([Some(0); 3])
    }
}

/// Facts about the target.
struct Machine {
    limits: [u8; 3],
    /// Stores read their data late and raise the export counter until then (GFX6).
    late_store_data: bool,
    target: Target,
}

impl Machine {
    fn new(target: &Target) -> Machine {
        let limits = Waitcnt::limits(target.processor.generation);
        Machine {
            limits: [limits.vm, limits.lgkm, limits.exp],
            late_store_data: target.processor.generation == isa::Generation::Gfx6,
            target: *target,
        }
    }
}

/// Inserts the waits into a function all of whose registers are physical; `p_wait` is gone afterwards.
pub fn run(func: &mut Function, target: &Target) {
    let machine = Machine::new(target);
    let starts = solve(func, &machine);
    for index in 0..func.layout.len() {
        let block = func.layout[index];
        let mut state = starts[block].clone().unwrap_or_default();
        let insts = std::mem::take(&mut func.blocks[block].insts);
        let mut out = Vec::with_capacity(insts.len() + insts.len() / 4);
        let mut asked = Need::default();
        for inst in insts {
            if let Some(need) = request(&inst) {
                merge_needs(&mut asked, need);
                continue;
            }
            let mut need = needs(&state, &inst);
            merge_needs(&mut need, std::mem::take(&mut asked));
            if let Some(wait) = apply(&mut state, need, &machine, inst.loc) {
                out.push(wait);
            }
            issue(&mut state, &inst, &machine);
            out.push(inst);
        }
        func.blocks[block].insts = out;
    }
}

fn merge_needs(to: &mut Need, from: Need) {
    for counter in COUNTERS {
        if let Some(count) = from.0[counter as usize] {
            to.at_most(counter, count);
        }
    }
}

/// What is outstanding at the start of each block.
fn solve(func: &Function, machine: &Machine) -> SecondaryMap<Block, Option<State>> {
    let mut starts: SecondaryMap<Block, Option<State>> = SecondaryMap::with_default(None);
    starts[func.entry()] = Some(State::default());
    let mut again = true;
    while again {
        again = false;
        let mut done: SecondaryMap<Block, bool> = SecondaryMap::with_default(false);
        for &block in &func.layout {
            done[block] = true;
            let Some(mut state) = starts[block].clone() else {
                continue;
            };
            run_block(func, block, &mut state, machine);
            for edge in &func.blocks[block].wave_succs {
                let changed = match &mut starts[edge.block] {
                    Some(start) => start.merge(&state),
                    slot => {
                        *slot = Some(state.clone());
                        true
                    }
                };
                // Blocks further on are yet to come in this round.
                again |= changed && done[edge.block];
            }
        }
    }
    starts
}

fn run_block(func: &Function, block: Block, state: &mut State, machine: &Machine) {
    let mut asked = Need::default();
    for inst in &func.blocks[block].insts {
        if let Some(need) = request(inst) {
            merge_needs(&mut asked, need);
            continue;
        }
        let mut need = needs(state, inst);
        merge_needs(&mut need, std::mem::take(&mut asked));
        apply(state, need, machine, inst.loc);
        issue(state, inst, machine);
    }
}

/// The counts that a `p_wait` asks for.
fn request(inst: &Inst) -> Option<Need> {
    if !inst.is_pseudo(Pseudo::Wait) {
        return None;
    }
    let mut need = Need::default();
    for (counter, operand) in [Counter::Vm, Counter::Lgkm].into_iter().zip(&inst.operands) {
        if let Operand::Imm(count @ 0..) = operand {
            need.at_most(counter, *count as u8);
        }
    }
    Some(need)
}

/// Takes note of a wait and makes the instruction, if anything that it waits for may be outstanding.
fn apply(state: &mut State, need: Need, machine: &Machine, loc: mir::SrcLoc) -> Option<Inst> {
    let mut counts = machine.limits;
    let mut any = false;
    for counter in COUNTERS {
        let c = counter as usize;
        let Some(count) = need.0[c] else { continue };
        if state.outstanding[c] > count {
            counts[c] = count;
            any = true;
            state.waited(counter, count);
        }
    }
    let [vm, lgkm, exp] = counts;
    any.then(|| {
        let bits = Waitcnt { vm, lgkm, exp }.encode(machine.target.processor.generation);
        let mut inst = Inst::new(Opcode::SWaitcnt, &[Operand::Imm(i32::from(bits))]);
        inst.loc = loc;
        inst
    })
}

/// What an instruction must wait for.
fn needs(state: &State, inst: &Inst) -> Need {
    let mut need = Need::default();
    if waits_for_all(inst) {
        return Need::all();
    }
    if state.pending.is_empty() {
        return need;
    }
    for_each_reg(inst, |reg, writes| {
        let start = state.pending.partition_point(|p| p.reg < reg);
        for p in state.pending[start..].iter().take_while(|p| p.reg == reg) {
            // The export counter guards registers that are still read: only writes wait.
            if p.counter == Counter::Exp && !writes {
                continue;
            }
            need.at_most(p.counter, state.count_for(p.counter, p.age));
        }
    });
    need
}

/// Calls, returns and barriers: the other side knows nothing of what is outstanding here.
fn waits_for_all(inst: &Inst) -> bool {
    match inst.op {
        Op::Pseudo(p) => matches!(p, Pseudo::Call | Pseudo::Return),
        Op::Isa(Opcode::SSetpcB64 | Opcode::SSwappcB64) => true,
        Op::Isa(opcode) => opcode
            .desc()
            .flags
            .intersects(InstFlags::BARRIER | InstFlags::CALL),
    }
}

/// Calls `f` with each register that an instruction names or implies, and whether it is written.
fn for_each_reg(inst: &Inst, mut f: impl FnMut(u16, bool)) {
    for (i, operand) in inst.operands.iter().enumerate() {
        let (writes, _) = inst.access(i);
        let regs = spans(operand).into_iter().flat_map(RegSpan::regs);
        regs.for_each(|r| f(r.code(), writes));
    }
    let Op::Isa(opcode) = inst.op else { return };
    let desc = opcode.desc();
    for (regs, writes) in [(desc.implicit_reads, false), (desc.implicit_writes, true)] {
        for (bit, span) in IMPLICIT {
            if regs.contains(bit) {
                span.regs().for_each(|r| f(r.code(), writes));
            }
        }
    }
}

fn spans(operand: &Operand) -> Option<RegSpan> {
    match operand {
        Operand::Phys(span) => Some(*span),
        _ => None,
    }
}

/// Implicit registers that loads can write. EXEC is left out: no memory operation writes it directly in code made here, and it is read by
/// nearly everything.
const IMPLICIT: [(ImplicitRegs, RegSpan); 3] = [
    (ImplicitRegs::VCC, RegSpan::VCC),
    (ImplicitRegs::M0, RegSpan::one(Reg::M0)),
    (ImplicitRegs::FLAT_SCR, RegSpan::FLAT_SCR),
];

/// Notes what an instruction leaves outstanding.
fn issue(state: &mut State, inst: &Inst, machine: &Machine) {
    if waits_for_all(inst) {
        return;
    }
    let Op::Isa(opcode) = inst.op else {
        return;
    };
    let desc = opcode.desc();
    if opcode == Opcode::SWaitcnt {
        explicit_wait(state, inst, machine);
        return;
    }
    if desc.flags.contains(InstFlags::CACHE_CONTROL) && desc.family.is_vmem() {
        // Not counted; if it were, a wait for a count would only wait for more.
        return;
    }
    for (counter, kind) in events(inst, desc.family, desc.counters, machine) {
        state.issue(counter, kind, machine.limits[counter as usize]);
        match counter {
            Counter::Exp => pend_operands(state, inst, counter, Direction::Read),
            _ => pend_operands(state, inst, counter, Direction::Written),
        }
    }
}

fn explicit_wait(state: &mut State, inst: &Inst, machine: &Machine) {
    if let Some(Operand::Imm(bits)) = inst.operands.first() {
        let wait = Waitcnt::decode(*bits as u16, machine.target.processor.generation);
        for (counter, count) in COUNTERS.into_iter().zip([wait.vm, wait.lgkm, wait.exp]) {
            if count < machine.limits[counter as usize] {
                state.waited(counter, count);
            }
        }
    }
}

/// The counters that an instruction raises, and as what.
fn events(
    inst: &Inst,
    family: Family,
    counters: Counters,
    machine: &Machine,
) -> SmallVec<[(Counter, Kinds); 2]> {
    let mut out = SmallVec::new();
    let flat = family == Family::Flat;
    if counters.contains(Counters::VM) {
        out.push((Counter::Vm, if flat { Kinds::FLAT } else { Kinds::VECTOR }));
    }
    if counters.contains(Counters::LGKM) {
        let kind = match family {
            Family::Smem => Kinds::SCALAR,
            Family::Flat => Kinds::FLAT,
            Family::Ds => Kinds::LDS,
            _ => Kinds::MESSAGE,
        };
        out.push((Counter::Lgkm, kind));
    }
    let stores = matches!(inst.mem.map(|m| m.kind), Some(AccessKind::Store));
    let late = machine.late_store_data && family.is_vmem() && stores;
    if counters.contains(Counters::EXP) || late {
        out.push((Counter::Exp, Kinds::EXPORT));
    }
    out
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    Read,
    Written,
}

fn pend_operands(state: &mut State, inst: &Inst, counter: Counter, direction: Direction) {
    for (i, operand) in inst.operands.iter().enumerate() {
        let (writes, _) = inst.access(i);
        if writes != (direction == Direction::Written) {
            continue;
        }
        for reg in spans(operand).into_iter().flat_map(RegSpan::regs) {
            let new = Pending {
                reg: reg.code(),
                counter,
                age: 0,
            };
            state
                .pending
                .retain(|p| (p.reg, p.counter) != (new.reg, new.counter));
            state.add(new);
        }
    }
}
