//! Instructions in the place of `s_nop`.
//!
//! What an instruction has to wait for is made earlier, before others that it does not need; and
//! before the instruction stands what comes behind it and may as well come before. It is done where
//! it pays: on processors on which a vector instruction has to wait for a mask, and in functions
//! with matrix instructions or `v_div_fmas`. Elsewhere a wait is left in some four hundred
//! instructions, most of them at the ends of clauses.
//!
//! Registers are placed, and waits for counters are there. So what moves is arithmetic that
//! passes neither a wait, nor an effect, nor a change of EXEC or MODE, and of all that it passes
//! none writes what it reads or writes, or reads what it writes. No wait lies in between: whatever
//! its operands had to be waited for was waited for before. Registers that instructions select
//! while they run are not known here; blocks with such instructions stay as they are.
//!
//! The new order is taken only if the block waits for fewer states in it. (What moves was a state
//! itself where it was.) States of the blocks before are left out of it: [`super::insert_nops`]
//! runs afterwards and finds what is still missing. Each wait looks at a bounded number of
//! instructions: linear.

use super::facts::{self, Facts, Roles};
use super::{Pass, State};
use isa::hazards::Consumer;
use isa::{Family, HazardClass, ImplicitRegs, InstFlags, Machine, Opcode, RegSpan};
use mir::{Function, Inst};
use smallvec::SmallVec;

/// How far behind a wait an instruction may stand.
const MAX_DISTANCE: usize = 24;

/// Puts instructions ahead of others that would have to wait.
pub fn fill_nops(func: &mut Function, machine: &Machine) {
    let mut roles = super::roles_of_all(func);
    if !pays(&roles, machine) {
        return;
    }
    let mut pass = Pass::new(machine.hazards(), &roles, func, machine);
    let mut rest = &mut roles[..];
    for index in 0..func.layout.len() {
        let block = func.layout[index];
        let insts = &mut func.blocks[block].insts;
        let (own, behind) = rest.split_at_mut(insts.len());
        rest = behind;
        if own.iter().any(|roles| roles.intersects(pass.producers)) {
            pass.fill(insts, own, machine);
        }
    }
}

/// Are there more waits than a few?
fn pays(roles: &[Roles], machine: &Machine) -> bool {
    let of_masks = |consumer| consumer == Consumer::ValuReadsScalar;
    machine.hazards().any(|row| of_masks(row.consumer))
        || roles
            .iter()
            .any(|roles| roles.intersects(Roles::MATRIX | Roles::DIV_FMAS))
}

impl Pass {
    /// Reorders a block.
    fn fill(&mut self, insts: &mut Vec<Inst>, own: &[Roles], machine: &Machine) {
        let before = self.states_missing(insts, own);
        if before == 0 || insts.iter().any(selects_registers) {
            return;
        }
        let (mut filled, mut roles) = (insts.clone(), own.to_vec());
        self.advance(&mut filled, &mut roles, machine);
        if self.states_missing(&filled, &roles) < before {
            *insts = filled;
        }
    }

    /// States that a block waits for, if nothing is left behind by others.
    fn states_missing(&mut self, insts: &[Inst], roles: &[Roles]) -> usize {
        self.state = State::default();
        let mut missing = 0;
        for (inst, &roles) in insts.iter().zip(roles) {
            let (needed, _) = self.needed(inst, roles);
            missing += usize::from(needed);
            self.state.pass(needed, &self.rows);
            self.step(inst, roles, &[]);
        }
        missing
    }

    /// Makes earlier what has to be waited for, and puts what may go ahead before what waits.
    fn advance(&mut self, insts: &mut [Inst], roles: &mut [Roles], machine: &Machine) {
        self.state = State::default();
        for at in 0..insts.len() {
            let (mut needed, _) = self.needed(&insts[at], roles[at]);
            if needed > 0
                && let Some(producer) = self.producer(&insts[..at], &insts[at])
            {
                let to = highest(&insts[..=producer], needed, machine);
                insts[to..=producer].rotate_right(1);
                roles[to..=producer].rotate_right(1);
                self.replay(insts, roles, to, at);
                (needed, _) = self.needed(&insts[at], roles[at]);
            }
            if needed > 0 {
                match self.found(&insts[at..], &roles[at..], machine) {
                    Some(found) => {
                        insts[at..=at + found].rotate_right(1);
                        roles[at..=at + found].rotate_right(1);
                    }
                    None => self.state.pass(needed, &self.rows),
                }
            }
            self.step(&insts[at], roles[at], &[]);
        }
    }

    /// The nearest instruction before one that it has to wait for.
    fn producer(&self, before: &[Inst], inst: &Inst) -> Option<usize> {
        let consumer = Facts::of(inst)?;
        let is_waited_for = |facts: Facts<'_>| {
            let mut hit = false;
            for row in &self.rows {
                facts.produces(row.producer, |r| hit |= consumer.suffers(row.consumer, r));
            }
            hit
        };
        let near = before.len().saturating_sub(self.longest.into());
        let found = before[near..]
            .iter()
            .rposition(|i| Facts::of(i).is_some_and(is_waited_for));
        found.map(|index| near + index)
    }

    /// The state before an instruction, with what is behind `from` and shortly before it.
    fn replay(&mut self, insts: &[Inst], roles: &[Roles], from: usize, to: usize) {
        let first = from.saturating_sub(self.longest.into());
        self.state = State::default();
        for (inst, &roles) in insts[first..to].iter().zip(&roles[first..to]) {
            let (needed, _) = self.needed(inst, roles);
            self.state.pass(needed, &self.rows);
            self.step(inst, roles, &[]);
        }
    }

    /// Which of the instructions behind the first one may go before it, without a wait.
    fn found(&self, insts: &[Inst], roles: &[Roles], machine: &Machine) -> Option<usize> {
        let mut passed = Touched::default();
        for (index, inst) in insts.iter().enumerate().take(MAX_DISTANCE) {
            let facts = Facts::of(inst).filter(may_be_passed)?;
            let own = Touched::of(inst, &facts, machine);
            if index > 0
                && is_plain(&facts, &own)
                && !own.meets(&passed)
                && self.needed(inst, roles[index]).0 == 0
                && !self.is_between_accesses(insts, index)
            {
                return Some(index);
            }
            passed.add(&own);
        }
        None
    }

    /// Does an instruction keep two accesses apart that would be one clause without it?
    fn is_between_accesses(&self, insts: &[Inst], index: usize) -> bool {
        let clause = |inst: &Inst| inst.opcode().and_then(|o| o.desc().family.clause());
        let around = [insts.get(index - 1), insts.get(index + 1)];
        self.clauses == super::Clauses::Replayed
            && around
                .iter()
                .all(|inst| inst.is_some_and(|i| clause(i).is_some()))
    }
}

/// How far up the last instruction may go, at most over so many.
fn highest(insts: &[Inst], most: u8, machine: &Machine) -> usize {
    let place = insts.len() - 1;
    let own = Facts::of(&insts[place]).filter(may_be_passed);
    let own = own.map(|facts| (Touched::of(&insts[place], &facts, machine), facts));
    let Some((touched, _)) = own.filter(|(touched, facts)| is_plain(facts, touched)) else {
        return place;
    };
    let stops = |inst: &Inst| {
        let facts = Facts::of(inst).filter(may_be_passed);
        facts.is_none_or(|facts| touched.meets(&Touched::of(inst, &facts, machine)))
    };
    let over = insts[..place].iter().rev().take(most.into());
    place - over.take_while(|inst| !stops(inst)).count()
}

/// May an instruction read or write registers that it does not name?
fn selects_registers(inst: &Inst) -> bool {
    let class = inst.opcode().map(|o| o.desc().hazard);
    class.is_some_and(|class| {
        matches!(
            class,
            HazardClass::GprIndex | HazardClass::MoveRelM0 | HazardClass::VMoveRelM0
        )
    })
}

/// May others change places with an instruction, if their registers allow? Not where the distance
/// to the next one counts: between `s_getpc_b64` and what adds a symbol's distance.
fn may_be_passed(facts: &Facts<'_>) -> bool {
    let desc = facts.desc();
    let stays = InstFlags::BRANCH
        | InstFlags::TERMINATOR
        | InstFlags::CALL
        | InstFlags::BARRIER
        | InstFlags::SIDE_EFFECTS
        | InstFlags::END
        | InstFlags::CACHE_CONTROL
        | InstFlags::LDS_DMA
        | InstFlags::GDS_ONLY;
    let state = ImplicitRegs::EXEC | ImplicitRegs::MODE | ImplicitRegs::FLAT_SCR;
    let sets = matches!(desc.hazard, HazardClass::SetReg | HazardClass::GetReg);
    let known = desc.family.is_valu() || desc.family.is_salu() || desc.family.is_memory();
    known
        && !sets
        && !desc.flags.intersects(stays)
        && !desc.implicit_writes.intersects(state)
        && desc.opcode != Opcode::SGetpcB64
        && facts.defs().all(is_register)
        && !facts.names_symbol()
}

/// Vector registers, scalar ones, VCC, SCC and M0: all else is state.
fn is_register(span: RegSpan) -> bool {
    let single = [facts::VCC, SCC, M0].iter().any(|s| s.overlaps(span));
    span.base.is_vector() || span.base.is_sgpr() || single
}

/// Is it arithmetic of which nothing else is known?
fn is_plain(facts: &Facts<'_>, touched: &Touched) -> bool {
    let desc = facts.desc();
    let family = desc.family;
    let plain = matches!(
        desc.hazard,
        HazardClass::None | HazardClass::Salu | HazardClass::Valu | HazardClass::Trans
    );
    let arithmetic = family.is_valu() || family.is_salu() && family != Family::Sopp;
    plain && arithmetic && !touched.writes.contains(&M0)
}

const SCC: RegSpan = RegSpan::one(isa::Reg::SCC);
const M0: RegSpan = RegSpan::one(isa::Reg::M0);

/// Registers that instructions read and write, named or not.
#[derive(Default)]
struct Touched {
    reads: SmallVec<[RegSpan; 16]>,
    writes: SmallVec<[RegSpan; 8]>,
}

impl Touched {
    fn of(inst: &Inst, facts: &Facts<'_>, machine: &Machine) -> Touched {
        let mut touched = Touched::default();
        touched.reads.extend(facts.uses());
        touched
            .reads
            .extend(unsaid(inst.implicit_reads(machine.column())));
        touched.writes.extend(facts.defs());
        touched.writes.extend(unsaid(inst.implicit_writes()));
        touched
    }

    fn add(&mut self, other: &Touched) {
        self.reads.extend_from_slice(&other.reads);
        self.writes.extend_from_slice(&other.writes);
    }

    /// Does the order of this one and others matter?
    fn meets(&self, others: &Touched) -> bool {
        let meet = |some: &[RegSpan], others: &[RegSpan]| {
            some.iter().any(|a| others.iter().any(|b| a.overlaps(*b)))
        };
        meet(&self.reads, &others.writes)
            || meet(&self.writes, &others.writes)
            || meet(&self.writes, &others.reads)
    }
}

/// The registers that instructions have without naming them. (EXEC and MODE do not change where
/// anything moves.)
fn unsaid(regs: ImplicitRegs) -> impl Iterator<Item = RegSpan> {
    let all = [
        (ImplicitRegs::VCC, facts::VCC),
        (ImplicitRegs::SCC, SCC),
        (ImplicitRegs::M0, M0),
    ];
    all.into_iter()
        .filter(move |(one, _)| regs.contains(*one))
        .map(|(_, span)| span)
}
