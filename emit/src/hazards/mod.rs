//! `s_nop` where the hardware does not look after itself.
//!
//! The rows are facts of the machine ([`isa::hazards`]); this file is the engine: it keeps, for
//! each row, what producers have left behind and how many wait states ago, across blocks along the
//! wave graph. Only rows whose producers and consumers may occur in the function are looked at, so
//! that most functions pay for very few. Linear in instructions times those rows; what is left
//! behind grows old within a few instructions, so that states are small and the data flow ends
//! after two rounds.
//!
//! Besides the rows there is one rule of another kind: clauses ([`Clause`]).

mod facts;
mod fill;
mod words;

pub use fill::fill_nops;

use cranelift_entity::SecondaryMap;
use facts::{Facts, Resource, Roles};
use graphs::filled;
use isa::hazards::{Hazard, Producer};
use isa::{ClauseKind, InstFlags, Machine, Opcode, RegSpan};
use mir::{Block, Explain, Function, Inst, Operand, Pseudo, SrcLoc, Why};
use smallvec::SmallVec;

/// Wait states between a call and the first instruction of the callee that matters: the call
/// itself, and the wait that every function begins with.
const STATES_IN_CALL: u8 = 2;

/// Inserts `s_nop` where needed; gives the number of wait states inserted. Runs on what
/// [`crate::expand`] and the wait pass have made, after which nothing is inserted any more.
pub fn insert_nops(func: &mut Function, machine: &Machine) -> usize {
    insert_nops_by(machine.hazards(), func, machine)
}

/// The same by a table that need not be the machine's.
fn insert_nops_by<'a>(
    table: impl Iterator<Item = &'a Hazard>,
    func: &mut Function,
    machine: &Machine,
) -> usize {
    let roles = roles_of_all(func);
    let mut pass = Pass::new(table, &roles, func, machine);
    if pass.rows.is_empty() && pass.clauses == Clauses::Free {
        return 0;
    }
    let entries = pass.solve(func, &roles);
    let mut inserted = 0;
    let mut roles = &roles[..];
    for index in 0..func.layout.len() {
        let block = func.layout[index];
        let insts = &mut func.blocks[block].insts;
        let (own, rest) = roles.split_at(insts.len());
        roles = rest;
        pass.walk(insts, own, &entries[block]);
        inserted += pass.apply(insts);
    }
    inserted
}

/// What each instruction may be in hazards, in the order of the layout.
fn roles_of_all(func: &Function) -> Vec<Roles> {
    let insts = || func.layout.iter().map(|&b| &func.blocks[b].insts);
    let mut all = Vec::with_capacity(insts().map(Vec::len).sum());
    for inst in insts().flatten() {
        all.push(Facts::of(inst).map_or(Roles::empty(), |facts| facts.roles()));
    }
    all
}

/// Rows of one kind of producers.
struct Group {
    producer: Producer,
    /// The roles that all of them have.
    least: Roles,
    /// One of the roles that each of the consumers has, for which calls count.
    sufferers: Roles,
    /// The most wait states that one of the rows asks for.
    longest: u8,
    /// Indices of the rows.
    rows: SmallVec<[u8; 6]>,
}

impl Group {
    /// Is what a producer leaves behind over before anybody may suffer from it? `behind` has the
    /// roles of what is behind it in the block. Each instruction of the machine is a wait state;
    /// what has no role may be none, and what is behind the block is not known.
    fn is_over_before(&self, behind: &[Roles]) -> bool {
        let harmless = |roles: &Roles| !roles.is_empty() && !roles.intersects(self.sufferers);
        let near = behind.get(..usize::from(self.longest));
        near.is_some_and(|near| near.iter().all(harmless))
    }
}

/// The rows by their producers.
fn groups(rows: &[Hazard]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (row, index) in rows.iter().zip(0..) {
        let suffers = Roles::one_of(row.consumer);
        match groups.iter_mut().find(|g| g.producer == row.producer) {
            Some(group) => {
                group.sufferers |= suffers;
                group.longest = group.longest.max(row.wait_states);
                group.rows.push(index);
            }
            None => groups.push(Group {
                producer: row.producer,
                least: Roles::least_of(row.producer),
                sufferers: Roles::CALL | suffers,
                longest: row.wait_states,
                rows: SmallVec::from_slice(&[index]),
            }),
        }
    }
    groups
}

/// The roles one of which an instruction has that may leave something behind by a row. (Some rows'
/// producers are not of one role; they have another that is not in common.) Where a row's producers
/// have several, the rarest of them stands for all.
fn producers(groups: &[Group]) -> Roles {
    match groups.iter().any(|g| g.least.is_empty()) {
        true => Roles::all(),
        false => groups
            .iter()
            .fold(Roles::CALL, |all, g| all | g.least.rarest()),
    }
}

/// The rows of a table that may matter: those with producers and consumers in the function; where
/// it calls others, all that reach across calls.
fn active_rows<'a>(
    table: impl Iterator<Item = &'a Hazard>,
    all: &[Roles],
    func: &Function,
) -> Vec<Hazard> {
    let mut roles = all.iter().fold(Roles::empty(), |sum, &one| sum | one);
    if roles.contains(Roles::CALL) {
        roles |= Roles::all() - Roles::DOT - Roles::MATRIX - Roles::ACC_MOVE;
    }
    // What must be over before the return has to be, whoever would suffer from it.
    let returns = func.kernel.is_none();
    let settled = |h: &Hazard| returns && !facts::reaches_across_calls(h.producer);
    let suffered = |h: &Hazard| settled(h) || roles.may_suffer(h.consumer);
    let possible = |h: &&Hazard| roles.may_produce(h.producer) && suffered(h);
    table.filter(possible).copied().collect()
}

/// Must memory instructions in a row keep out of each other's registers?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Clauses {
    /// No.
    Free,
    /// Yes: they may be issued again.
    Replayed,
}

fn clauses(machine: &Machine) -> Clauses {
    if machine.replays_clauses() {
        Clauses::Replayed
    } else {
        Clauses::Free
    }
}

/// What a producer has left behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pending {
    /// Index of the row.
    row: u8,
    /// Wait states since.
    age: u8,
    resource: Resource,
}

/// All that producers have left behind.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct State {
    pending: SmallVec<[Pending; 8]>,
}

impl State {
    /// Adds what may have been left behind; the younger of equals stays. Tells whether anything
    /// changed.
    fn add(&mut self, new: Pending) -> bool {
        let same = |p: &&mut Pending| p.row == new.row && p.resource == new.resource;
        match self.pending.iter_mut().find(same) {
            Some(old) if old.age <= new.age => false,
            Some(old) => {
                old.age = new.age;
                true
            }
            None => {
                self.pending.push(new);
                true
            }
        }
    }

    /// Wait states pass.
    fn pass(&mut self, states: u8, rows: &[Hazard]) {
        if self.pending.is_empty() {
            return;
        }
        self.pending.retain(|p| {
            p.age = p.age.saturating_add(states);
            p.age < rows[usize::from(p.row)].wait_states
        });
    }
}

/// Memory instructions of one kind that directly follow one another. They may be issued again after
/// a page fault, and out of order: none may write what one of them reads.
#[derive(Default)]
struct Clause {
    kind: Option<ClauseKind>,
    defs: SmallVec<[RegSpan; 8]>,
    uses: SmallVec<[RegSpan; 16]>,
    /// One of them writes what one of them reads: so does the first one, or a load behind stores.
    overlaps: bool,
}

/// What a memory instruction does to the clause before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Join {
    /// It is part of it, or there is none.
    Fits,
    /// It must not be part of it.
    Breaks,
}

impl Clause {
    fn clear(&mut self) {
        self.kind = None;
        self.defs.clear();
        self.uses.clear();
        self.overlaps = false;
    }

    /// The next instruction.
    fn next(&mut self, facts: &Facts) -> Join {
        let kind = facts.desc().family.clause();
        if kind != self.kind {
            self.clear();
        }
        if kind.is_none() {
            return Join::Fits;
        }
        let stores = facts.desc().flags.contains(InstFlags::STORES);
        let defs: SmallVec<[RegSpan; 2]> = facts.defs().collect();
        let uses: SmallVec<[RegSpan; 4]> = facts.uses().collect();
        let meet = |some: &[RegSpan], others: &[RegSpan]| {
            let meets = |span: &RegSpan| others.iter().any(|other| other.overlaps(*span));
            some.iter().any(meets)
        };
        let overlaps = self.overlaps
            || meet(&defs, &uses)
            || meet(&defs, &self.uses)
            || meet(&uses, &self.defs);
        let join = if !self.defs.is_empty() && (stores || overlaps) {
            self.clear();
            self.overlaps = meet(&defs, &uses);
            Join::Breaks
        } else {
            self.overlaps = overlaps;
            Join::Fits
        };
        self.kind = kind;
        self.defs.extend_from_slice(&defs);
        self.uses.extend_from_slice(&uses);
        join
    }
}

struct Pass {
    rows: Vec<Hazard>,
    groups: Vec<Group>,
    /// One of the roles that each row's consumers have.
    sufferers: Vec<Roles>,
    /// One of the roles of all rows' producers is among these.
    producers: Roles,
    /// The most wait states that a row asks for.
    longest: u8,
    clauses: Clauses,
    /// Wait states of one `s_nop`.
    longest_nop: u8,
    state: State,
    clause: Clause,
    explain: Explain,
    edits: Vec<Edit>,
}

/// So many edits of a block are carried out one by one.
const FEW_EDITS: usize = 4;

/// Wait states to insert.
struct Edit {
    /// Index of the instruction that they go before.
    index: usize,
    states: u8,
    /// Its place in the source.
    loc: SrcLoc,
    why: Why,
}

impl Pass {
    fn new<'a>(
        table: impl Iterator<Item = &'a Hazard>,
        roles: &[Roles],
        func: &Function,
        machine: &Machine,
    ) -> Pass {
        let rows = active_rows(table, roles, func);
        let groups = groups(&rows);
        Pass {
            producers: producers(&groups),
            groups,
            sufferers: rows.iter().map(|r| Roles::one_of(r.consumer)).collect(),
            longest: rows.iter().map(|r| r.wait_states).max().unwrap_or(0),
            rows,
            clauses: clauses(machine),
            longest_nop: machine.facts().longest_nop,
            state: State::default(),
            clause: Clause::default(),
            explain: func.explain,
            edits: Vec::new(),
        }
    }

    /// The state at each block's start. Inserted nops are not counted on the way out of a block:
    /// what is left behind may seem younger than it is, which does no harm, and the rounds are
    /// monotone.
    fn solve(&mut self, func: &Function, roles: &[Roles]) -> SecondaryMap<Block, State> {
        let mut entries: SecondaryMap<Block, State> = SecondaryMap::new();
        let mut dirty: SecondaryMap<Block, bool> = filled(func.blocks.len(), true);
        let mut changed = !self.rows.is_empty();
        while changed {
            changed = false;
            let mut roles = roles;
            for &block in &func.layout {
                let insts = &func.blocks[block].insts;
                let (own, rest) = roles.split_at(insts.len());
                roles = rest;
                if !std::mem::replace(&mut dirty[block], false) {
                    continue;
                }
                let produces = |roles: &Roles| roles.intersects(self.producers);
                if entries[block].pending.is_empty() && !own.iter().any(produces) {
                    continue;
                }
                let first = self.first_that_matters_behind(insts);
                match first {
                    0 => self.state.clone_from(&entries[block]),
                    _ => self.state.pending.clear(),
                }
                let mut at = first;
                while let Some(index) = self.next(own, at, self.producers) {
                    at = index + 1;
                    self.step(&insts[index], own[index], &own[at..]);
                }
                for edge in func.current_succs(block) {
                    for &pending in &self.state.pending {
                        if entries[edge.block].add(pending) {
                            dirty[edge.block] = true;
                            changed = true;
                        }
                    }
                }
            }
        }
        entries
    }

    /// The next instruction from a place on that matters: while something is left behind, any;
    /// else one that has one of the `beginning` roles.
    #[inline]
    fn next(&self, roles: &[Roles], from: usize, beginning: Roles) -> Option<usize> {
        let rest = roles.get(from..)?;
        if !self.state.pending.is_empty() {
            return (!rest.is_empty()).then_some(from);
        }
        let begins = |roles: &Roles| roles.intersects(beginning);
        Some(from + rest.iter().position(begins)?)
    }

    /// The first instruction of a block that may have left something behind at its end: behind the
    /// ones before there are as many wait states as any row asks for.
    fn first_that_matters_behind(&self, insts: &[Inst]) -> usize {
        let longest = u32::from(self.longest);
        let mut behind = 0;
        for (index, inst) in insts.iter().enumerate().rev() {
            if behind >= longest {
                return index + 1;
            }
            behind += Facts::of(inst).map_or(0, |facts| u32::from(facts.wait_states()));
        }
        0
    }

    /// Walks through a block and collects the edits. Blocks come in the order of the layout: a
    /// clause goes on from one to the next where nothing stands between.
    fn walk(&mut self, insts: &[Inst], own: &[Roles], entry: &State) {
        self.edits.clear();
        self.state.clone_from(entry);
        let of_clauses = match self.clauses {
            Clauses::Free => Roles::empty(),
            Clauses::Replayed => Roles::SMEM | Roles::VMEM,
        };
        let mut next = 0;
        loop {
            // In a clause any instruction ends it, or goes on with it.
            let index = match self.clause.kind {
                Some(_) => next,
                None => match self.next(own, next, self.producers | of_clauses) {
                    Some(index) => index,
                    None => break,
                },
            };
            let Some((inst, &roles)) = insts.get(index).zip(own.get(index)) else {
                break;
            };
            next = index + 1;
            let (needed, row) = self.needed(inst, roles);
            if needed > 0 {
                let text = || row.map_or_else(String::new, |row| words::of(&self.rows[row]));
                let why = self.because(inst, text);
                self.insert(index, inst, needed, why);
                self.state.pass(needed, &self.rows);
                self.clause.clear();
            }
            if roles.intersects(of_clauses) || self.clause.kind.is_some() {
                self.join_clause(index, inst, needed);
            }
            self.step(inst, roles, &own[next..]);
        }
    }

    fn join_clause(&mut self, index: usize, inst: &Inst, inserted: u8) {
        // A terminator that is not an instruction yet may come to nothing, and the clause goes on.
        let Some(facts) = Facts::of(inst) else {
            return;
        };
        if self.clause.next(&facts) == Join::Breaks && inserted == 0 {
            let why = self.because(inst, || "ends the clause".to_string());
            self.insert(index, inst, 1, why);
            self.state.pass(1, &self.rows);
        }
    }

    fn because(&self, inst: &Inst, text: impl FnOnce() -> String) -> Why {
        match self.explain {
            Explain::Off => Why::NONE,
            Explain::On => Why::of(text(), inst.loc),
        }
    }

    fn insert(&mut self, index: usize, inst: &Inst, states: u8, why: Why) {
        self.edits.push(Edit {
            index,
            states,
            loc: inst.loc,
            why,
        });
    }

    /// Wait states that are missing before an instruction, and the row that says so.
    fn needed(&self, inst: &Inst, roles: Roles) -> (u8, Option<usize>) {
        if self.state.pending.is_empty() {
            return (0, None);
        }
        let left = |p: &Pending| {
            let row = usize::from(p.row);
            (self.rows[row].wait_states.saturating_sub(p.age), Some(row))
        };
        let none = (0, None);
        let pending = self.state.pending.iter();
        match Facts::of(inst) {
            Some(facts) if facts.desc().flags.contains(InstFlags::CALL) => {
                let (most, row) = pending.map(left).max().unwrap_or(none);
                (most.saturating_sub(STATES_IN_CALL), row)
            }
            Some(facts) => {
                let suffers = |p: &&Pending| {
                    let row = usize::from(p.row);
                    roles.intersects(self.sufferers[row])
                        && facts.suffers(self.rows[row].consumer, p.resource)
                };
                pending.filter(suffers).map(left).max().unwrap_or(none)
            }
            // What does not reach across calls is over before the return.
            None if inst.is_pseudo(Pseudo::Return) => {
                let producer = |p: &&Pending| self.rows[usize::from(p.row)].producer;
                let settled = |p: &&Pending| !facts::reaches_across_calls(producer(p));
                pending.filter(settled).map(left).max().unwrap_or(none)
            }
            None => none,
        }
    }

    /// What holds after an instruction; `behind` has the roles of what is behind it in the block.
    /// Terminators that are not instructions yet may come to nothing: no wait states.
    fn step(&mut self, inst: &Inst, roles: Roles, behind: &[Roles]) {
        let produces = roles.intersects(self.producers);
        if !produces && self.state.pending.is_empty() {
            return;
        }
        let Some(facts) = Facts::of(inst) else {
            return;
        };
        self.state.pass(facts.wait_states(), &self.rows);
        if !produces {
            return;
        }
        let is_call = roles.contains(Roles::CALL);
        let (state, rows) = (&mut self.state, &self.rows);
        for group in &self.groups {
            let mut leave = |resource, age| {
                for &row in &group.rows {
                    if age < rows[usize::from(row)].wait_states {
                        state.add(Pending { row, age, resource });
                    }
                }
            };
            if is_call {
                // The callee may have done anything just before its return, which is one wait
                // state.
                if facts::reaches_across_calls(group.producer) {
                    leave(Resource::Any, 1);
                }
            } else if roles.contains(group.least) && !group.is_over_before(behind) {
                facts.produces(group.producer, |resource| leave(resource, 0));
            }
        }
    }

    /// Carries the edits out; gives the number of wait states.
    fn apply(&mut self, insts: &mut Vec<Inst>) -> usize {
        if self.edits.is_empty() {
            return 0;
        }
        let mut states = 0;
        let longest = self.longest_nop;
        if self.edits.len() <= FEW_EDITS && self.edits.iter().all(|e| e.states <= longest) {
            // From the last to the first, so that no index changes.
            for edit in self.edits.drain(..).rev() {
                states += usize::from(edit.states);
                insts.insert(edit.index, nop(&edit, edit.states));
            }
            return states;
        }
        let mut at = self.edits[0].index;
        let rest = insts.split_off(at);
        insts.reserve_exact(rest.len() + self.edits.len());
        let mut rest = rest.into_iter();
        for edit in self.edits.drain(..) {
            insts.extend(rest.by_ref().take(edit.index - at));
            at = edit.index;
            states += usize::from(edit.states);
            push_nops(&edit, longest, insts);
        }
        insts.extend(rest);
        states
    }
}

fn push_nops(edit: &Edit, longest: u8, insts: &mut Vec<Inst>) {
    let mut count = edit.states;
    while count > 0 {
        let states = count.min(longest);
        insts.push(nop(edit, states));
        count -= states;
    }
}

/// One `s_nop` of so many wait states.
fn nop(edit: &Edit, states: u8) -> Inst {
    let mut nop = Inst::new(Opcode::SNop, &[Operand::Imm(i32::from(states) - 1)]);
    nop.loc = edit.loc;
    nop.why = edit.why.clone();
    nop
}

#[cfg(test)]
mod tests;
