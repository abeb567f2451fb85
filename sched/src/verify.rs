//! Proof that an order keeps what the source's order says. Shares nothing with the scheduler.
//!
//! Both functions are gone through block by block. They must have the same instructions, and
//!
//! - each register that is read has been written;
//! - each physical register that is read, named or not, was last written by the same instruction;
//! - calls, barriers, waits, accesses that are volatile or order others, and whatever else has
//!   effects stand in the same order, with the same instructions between two of them; but what
//!   computes registers of registers may go before waits, barriers and cache control;
//! - of two accesses of which one writes the earlier one is still the earlier one, unless both are
//!   at different offsets from one address, in different memory, or in memory that nobody writes;
//!   or their addresses are different ones and the function says that their classes are apart; or
//!   the later one is a load of what the kernel has not written yet.
//!
//! Linear, but for the accesses of a block: writes times accesses.

use isa::{Family, Field, ImplicitRegs, InstDesc, InstFlags, Machine, ModFlags, Reg, RegSpan};
use mir::{AccessKind, Function, Inst, MemFlags, MemInfo, Op, Operand, Ordering, Pseudo};
use std::collections::{HashMap, HashSet};

/// Is the second function the first one in another order that means the same?
///
/// # Errors
///
/// What is not kept, and where.
pub fn verify(before: &Function, after: &Function, machine: &Machine) -> Result<(), String> {
    for &block in &before.layout {
        let (old, new) = (&before.blocks[block].insts, &after.blocks[block].insts);
        if old == new {
            continue;
        }
        let case = Case {
            func: before,
            old,
            new,
            machine,
        };
        case.check()
            .map_err(|e| format!("schedule: {}, {block}: {e}", before.name))?;
    }
    Ok(())
}

struct Case<'a> {
    func: &'a Function,
    old: &'a [Inst],
    new: &'a [Inst],
    machine: &'a Machine,
}

impl Case<'_> {
    fn check(&self) -> Result<(), String> {
        let place = self.places()?;
        self.check_values()?;
        self.check_physical(&place)?;
        self.check_effects(&place)?;
        self.check_memory(&place)
    }

    fn error(&self, inst: &Inst, what: &str) -> String {
        format!("{}: {what}", self.func.display_inst(inst))
    }

    /// Where each instruction of the old order stands in the new one.
    fn places(&self) -> Result<Vec<usize>, String> {
        let mut place = vec![usize::MAX; self.old.len()];
        let mut first = 0;
        for (at, inst) in self.new.iter().enumerate() {
            while place.get(first).is_some_and(|&p| p != usize::MAX) {
                first += 1;
            }
            let mut rest = (first..self.old.len()).filter(|&i| place[i] == usize::MAX);
            match rest.find(|&i| self.old[i] == *inst) {
                Some(i) => place[i] = at,
                None => return Err(self.error(inst, "was not there before")),
            }
        }
        match place.iter().position(|&p| p == usize::MAX) {
            Some(i) => Err(self.error(&self.old[i], "is not there any more")),
            None => Ok(place),
        }
    }

    fn check_values(&self) -> Result<(), String> {
        let mut here = HashSet::new();
        for inst in self.old {
            self.func.for_each_def(inst, |r| {
                here.insert(r);
            });
        }
        for inst in self.new {
            let mut early = None;
            self.func.for_each_use(inst, |r| {
                if here.contains(&r) {
                    early = Some(r);
                }
            });
            if let Some(r) = early {
                return Err(self.error(inst, &format!("reads {r} before it is written")));
            }
            self.func.for_each_def(inst, |r| {
                here.remove(&r);
            });
        }
        Ok(())
    }

    /// For each instruction, what it reads was written by the same one in both orders; `place` says
    /// which is the same.
    fn check_physical(&self, place: &[usize]) -> Result<(), String> {
        let mut last: HashMap<Reg, usize> = HashMap::new();
        let mut old: Vec<Vec<(Reg, Option<usize>)>> = vec![Vec::new(); self.new.len()];
        for (i, inst) in self.old.iter().enumerate() {
            let (reads, writes) = self.physical(inst);
            let seen = reads.into_iter().map(|r| (r, last.get(&r).copied()));
            old[place[i]] = seen.collect();
            last.extend(writes.into_iter().map(|r| (r, place[i])));
        }
        let end = last;
        let mut last: HashMap<Reg, usize> = HashMap::new();
        for (at, inst) in self.new.iter().enumerate() {
            for &(reg, writer) in &old[at] {
                if last.get(&reg).copied() != writer {
                    return Err(self.error(inst, "reads a register that another one wrote"));
                }
            }
            last.extend(self.physical(inst).1.into_iter().map(|r| (r, at)));
        }
        // These do not outlive the block.
        let local = [Reg::SCC, Reg::VCC_LO, Reg::VCC_HI, Reg::M0];
        let differs = |(r, at): (&Reg, &usize)| !local.contains(r) && last.get(r) != Some(at);
        match end.iter().any(differs) {
            true => Err("a register has another value at the end".to_string()),
            false => Ok(()),
        }
    }

    /// Physical registers that an instruction reads and writes.
    fn physical(&self, inst: &Inst) -> (Vec<Reg>, Vec<Reg>) {
        let (mut reads, mut writes) = (Vec::new(), Vec::new());
        for (i, operand) in inst.operands.iter().enumerate() {
            let Operand::Phys(span) = *operand else {
                continue;
            };
            let (write, read) = inst.access(i);
            reads.extend(span.regs().filter(|_| read));
            writes.extend(span.regs().filter(|_| write));
        }
        match inst.op {
            Op::Isa(opcode) => {
                let desc = opcode.desc();
                reads.extend(registers(inst.implicit_reads(self.machine.column())));
                writes.extend(registers(desc.implicit_writes));
            }
            Op::Pseudo(Pseudo::SymbolAddr | Pseudo::MaskMerge) => writes.push(Reg::SCC),
            Op::Pseudo(Pseudo::BranchScc0 | Pseudo::BranchScc1) => reads.push(Reg::SCC),
            Op::Pseudo(Pseudo::IndexRead | Pseudo::IndexWrite) => writes.push(Reg::M0),
            Op::Pseudo(_) => {}
        }
        (reads, writes)
    }

    fn check_effects(&self, place: &[usize]) -> Result<(), String> {
        let mut order = Vec::new();
        // Of the effects so far, those that more than waiting comes of.
        let mut strong = vec![0];
        let mut section = vec![0; self.new.len()];
        for (i, inst) in self.old.iter().enumerate() {
            if self.has_effects(inst) {
                order.push(place[i]);
                strong.push(strong[order.len() - 1] + usize::from(!only_waits(inst)));
            }
            section[place[i]] = order.len();
        }
        let mut count = 0;
        for (at, inst) in self.new.iter().enumerate() {
            if self.has_effects(inst) {
                if order.get(count) != Some(&at) {
                    return Err(self.error(inst, "effects in another order"));
                }
                count += 1;
            }
            let waits_passed = section[at] > count && strong[section[at]] == strong[count];
            if section[at] != count && !(waits_passed && self.is_arithmetic(inst)) {
                return Err(self.error(inst, "has passed an instruction with effects"));
            }
        }
        Ok(())
    }

    /// Does the instruction neither access memory nor go the ways of those that do?
    fn is_arithmetic(&self, inst: &Inst) -> bool {
        let family = inst
            .opcode()
            .map(|o| o.desc().family_on(self.machine.column()));
        inst.mem.is_none() && !family.is_some_and(Family::is_memory)
    }

    fn has_effects(&self, inst: &Inst) -> bool {
        let opcode = match inst.op {
            Op::Isa(opcode) => opcode,
            Op::Pseudo(p) => {
                let pure = [
                    Pseudo::Copy,
                    Pseudo::Undef,
                    Pseudo::SymbolAddr,
                    Pseudo::FrameAddr,
                    Pseudo::IndexRead,
                    Pseudo::IndexWrite,
                ];
                return !pure.contains(&p);
            }
        };
        let desc = opcode.desc();
        let orders =
            |m: &MemInfo| m.ordering > Ordering::Monotonic || m.flags.contains(MemFlags::VOLATILE);
        let family = desc.family_on(self.machine.column());
        let memory = InstFlags::LOADS | InstFlags::STORES | InstFlags::ATOMIC;
        let unknown = match family {
            Family::Smem => true,
            f => f.is_vmem() || f == Family::Ds && desc.flags.intersects(memory),
        };
        let effects = InstFlags::SIDE_EFFECTS
            | InstFlags::BARRIER
            | InstFlags::CALL
            | InstFlags::BRANCH
            | InstFlags::TERMINATOR
            | InstFlags::CACHE_CONTROL
            | InstFlags::LDS_DMA
            | InstFlags::GDS_ONLY;
        let state = ImplicitRegs::EXEC | ImplicitRegs::MODE;
        let to_lds = inst.mods.has(ModFlags::LDS);
        to_lds
            || desc.flags.intersects(effects)
            || desc.implicit_writes.intersects(state)
            || inst.mem.as_ref().map_or(unknown, orders)
    }

    fn check_memory(&self, place: &[usize]) -> Result<(), String> {
        let all = self.old.iter().enumerate();
        let accesses: Vec<(usize, &Inst, &MemInfo)> = all
            .filter_map(|(i, inst)| Some((place[i], inst, inst.mem.as_ref()?)))
            .collect();
        let writes = |m: &MemInfo| m.kind != AccessKind::Load;
        let coherent = |m: &MemInfo| m.ordering >= mir::Ordering::Monotonic;
        for (k, &(late, inst, mem)) in accesses.iter().enumerate() {
            for &(early, other, other_mem) in &accesses[..k] {
                let atomic = coherent(mem) && coherent(other_mem);
                let ordered = writes(mem) || writes(other_mem) || atomic;
                if early > late && ordered && !self.commute((inst, mem), (other, other_mem)) {
                    let other = self.func.display_inst(other);
                    return Err(self.error(inst, &format!("has passed {other}")));
                }
            }
        }
        Ok(())
    }

    /// May two accesses change places, of which one writes, or both are atomic? In the old order
    /// `a` is the later one.
    fn commute(&self, a: (&Inst, &MemInfo), b: (&Inst, &MemInfo)) -> bool {
        let plain =
            |m: &MemInfo| m.kind == AccessKind::Load && m.ordering < mir::Ordering::Monotonic;
        if plain(a.1) && a.1.flags.contains(MemFlags::NO_CLOBBER) {
            return true;
        }
        let quiet = MemFlags::INVARIANT | MemFlags::UNWRITTEN;
        let constant = |m: &MemInfo| plain(m) && m.flags.intersects(quiet);
        if !a.1.spaces.intersects(b.1.spaces) || constant(a.1) || constant(b.1) {
            return true;
        }
        let told = !self.func.alias.may_alias(a.1.class, b.1.class);
        let (Some(bytes), Some(others)) = (self.bytes(a.0), self.bytes(b.0)) else {
            return told;
        };
        let apart = |a: &(i64, i64), b: &(i64, i64)| a.1 <= b.0 || b.1 <= a.0;
        let meaning =
            |inst: &Inst| inst.mods.flags & (ModFlags::OFFEN | ModFlags::IDXEN | ModFlags::ADDR64);
        match self.base(a.0) == self.base(b.0) && meaning(a.0) == meaning(b.0) {
            true => bytes.iter().all(|a| others.iter().all(|b| apart(a, b))),
            false => told,
        }
    }

    /// The bytes of an access from its base; perhaps too many.
    fn bytes(&self, inst: &Inst) -> Option<Vec<(i64, i64)>> {
        let desc = inst.opcode()?.desc();
        if desc.flags.contains(InstFlags::TWO_OFFSETS) {
            return Some(self.two_places(inst, desc));
        }
        let mut from = i64::from(inst.mods.offset);
        let mut registers = 1;
        for (operand, row) in inst.operands.iter().zip(desc.operands) {
            if is_data(row.field) {
                registers = registers.max(self.func.operand_regs(*operand).len());
            }
            if let (Field::SmemOffset, Operand::Imm(offset)) = (row.field, operand) {
                from += i64::from(*offset);
            }
        }
        // A format may have elements of four words, whatever registers hold of them.
        let name = inst.opcode()?.mnemonic();
        if name.starts_with("tbuffer") || name.contains("_format_") {
            registers = registers.max(4);
        }
        Some(vec![(from, from + 4 * registers as i64)])
    }

    /// The same of an instruction with two offsets, which count elements or strides of these.
    fn two_places(&self, inst: &Inst, desc: &InstDesc) -> Vec<(i64, i64)> {
        let width = |field: Field| {
            let mut rows = inst.operands.iter().zip(desc.operands);
            let found = rows.find(|(_, row)| row.field == field);
            found.map_or(0, |(operand, _)| {
                self.func.operand_regs(*operand).len() as i64
            })
        };
        let element = 4 * width(Field::Vdata).max(width(Field::Vdst) / 2);
        let offsets = [i64::from(inst.mods.offset), i64::from(inst.mods.offset1)];
        let starts = offsets.map(|n| n * element * i64::from(desc.elements_per_offset()));
        starts.map(|start| (start, start + element)).to_vec()
    }

    /// What an address is computed from.
    fn base(&self, inst: &Inst) -> Vec<(Field, String)> {
        let rows = inst.opcode().map_or(&[][..], |o| o.desc().operands);
        let operands = inst.operands.iter().zip(rows);
        let base = operands.filter(|(operand, row)| {
            let offset = row.field == Field::SmemOffset && matches!(operand, Operand::Imm(_));
            !is_data(row.field) && !offset
        });
        base.map(|(operand, row)| {
            let regs = self.func.operand_regs(*operand);
            (
                row.field,
                format!("{regs:?} {:?}", regs.is_empty().then_some(operand)),
            )
        })
        .collect()
    }
}

fn is_data(field: Field) -> bool {
    matches!(
        field,
        Field::Vdata | Field::Vdata1 | Field::Vdst | Field::Sdst | Field::Sdata
    )
}

fn registers(implicit: ImplicitRegs) -> impl Iterator<Item = Reg> {
    let all = [
        (ImplicitRegs::VCC, RegSpan::new(Reg::VCC_LO, 2)),
        (ImplicitRegs::EXEC, RegSpan::new(Reg::EXEC_LO, 2)),
        (ImplicitRegs::SCC, RegSpan::one(Reg::SCC)),
        (ImplicitRegs::M0, RegSpan::one(Reg::M0)),
        (ImplicitRegs::FLAT_SCR, RegSpan::new(Reg::FLAT_SCR_LO, 2)),
    ];
    let named = all
        .into_iter()
        .filter(move |(flag, _)| implicit.contains(*flag));
    named.flat_map(|(_, span)| span.regs())
}

/// Does nothing but waiting come of an instruction, for memory or for others?
fn only_waits(inst: &Inst) -> bool {
    match inst.op {
        Op::Isa(opcode) => {
            let flags = opcode.desc().flags;
            flags.intersects(InstFlags::BARRIER | InstFlags::CACHE_CONTROL)
        }
        Op::Pseudo(pseudo) => pseudo == Pseudo::Wait,
    }
}
