//! Where each variable is needed, and which are needed at the same time.
//!
//! Two answers are joined. Going forwards, a variable *may hold something* behind the first
//! instruction that uses it, until its lifetime ends or begins again. Going backwards, it *may be
//! asked for* up to the last instruction that uses it, and not before its lifetime begins. It is
//! needed where both are so, and at the instructions that use it. No marker is required: before
//! anything is written to a variable its contents are undefined.
//!
//! If the address may be anywhere (`escapes`), any instruction may use the variable, from where its
//! lifetime begins to where it ends, in each lifetime that follows on one in which the address
//! became known. Without a marker of its beginning it lasts from its first use to the end of the
//! function.

use super::{Variable, VariableData};
use crate::analysis::GraphInfo;
use crate::opt::env::Env;
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap};
use graphs::live::ones;
use ir::{Block, CastOp, Function, Inst, InstData, Intrinsic, Value};

/// What an instruction does to a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Event {
    Use,
    Start,
    End,
}

/// The events of one variable at one instruction of a block.
#[derive(Clone, Copy, Debug)]
struct At {
    index: u32,
    variable: Variable,
    event: Event,
}

/// Rows of a bit for each variable.
#[derive(Clone, Debug)]
struct Rows {
    words: usize,
    bits: Vec<u64>,
}

impl Rows {
    fn new(rows: usize, variables: usize) -> Rows {
        let words = variables.div_ceil(64);
        Rows {
            words,
            bits: vec![0; rows * words],
        }
    }

    fn row(&self, row: usize) -> &[u64] {
        &self.bits[row * self.words..][..self.words]
    }

    fn row_mut(&mut self, row: usize) -> &mut [u64] {
        &mut self.bits[row * self.words..][..self.words]
    }

    /// Adds a set to a row. Tells whether that grew.
    fn unite(&mut self, row: usize, other: &[u64]) -> bool {
        let mut grew = false;
        for (word, more) in self.row_mut(row).iter_mut().zip(other) {
            grew |= more & !*word != 0;
            *word |= more;
        }
        grew
    }
}

fn insert(set: &mut [u64], variable: Variable) {
    set[variable.index() / 64] |= 1 << (variable.index() % 64);
}

fn remove(set: &mut [u64], variable: Variable) {
    set[variable.index() / 64] &= !(1 << (variable.index() % 64));
}

fn contains(set: &[u64], variable: Variable) -> bool {
    set[variable.index() / 64] >> (variable.index() % 64) & 1 != 0
}

fn members(set: &[u64]) -> impl Iterator<Item = usize> + '_ {
    let words = set.iter().enumerate();
    words.flat_map(|(word, &bits)| ones(word as u32, bits))
}

/// Which variables are needed at the same time.
pub struct Ranges {
    /// What a pointer is computed from, if from one variable alone.
    of: SecondaryMap<Value, Option<Variable>>,
    escapes: Vec<u64>,
    has_start: Vec<u64>,
    events: SecondaryMap<Block, Vec<At>>,
    meets: Rows,
}

impl Ranges {
    /// The ranges of a function's variables.
    pub fn of(
        env: &Env<'_>,
        func: &Function,
        info: &GraphInfo,
        variables: &PrimaryMap<Variable, VariableData>,
    ) -> Ranges {
        let none = Rows::new(1, variables.len()).bits;
        let mut ranges = Ranges {
            of: SecondaryMap::new(),
            escapes: none.clone(),
            has_start: none,
            events: SecondaryMap::new(),
            meets: Rows::new(variables.len(), variables.len()),
        };
        ranges.of.resize(func.num_values());
        for (variable, data) in variables.iter() {
            if let Some(address) = func.result(data.alloca) {
                ranges.of[address] = Some(variable);
            }
        }
        for &block in info.dom.preorder() {
            for (index, &inst) in func.blocks[block].insts.iter().enumerate() {
                ranges.visit(env, func, inst, (block, index as u32));
            }
        }
        let holds = ranges.forwards(info);
        let asked = ranges.backwards(info);
        let mut sets = Sets::default();
        for &block in info.cfg.rpo() {
            ranges.meet_in(block, &holds, &asked, &mut sets);
        }
        ranges
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.meets.bits.len() / self.meets.words
    }

    /// What a pointer is computed from, if from one variable alone.
    pub fn variable(&self, pointer: Value) -> Option<Variable> {
        self.of[pointer]
    }

    /// May a variable's address be anywhere?
    pub fn escapes(&self, variable: Variable) -> bool {
        contains(&self.escapes, variable)
    }

    /// May both be needed at the same time?
    pub fn meet(&self, a: Variable, b: Variable) -> bool {
        let one = |a: Variable, b| contains(self.meets.row(a.index()), b);
        one(a, b) || one(b, a)
    }

    fn visit(&mut self, env: &Env<'_>, func: &Function, inst: Inst, at: (Block, u32)) {
        match func.inst(inst) {
            InstData::Alloca { .. } => {}
            InstData::Gep { args, .. } => {
                let args = args.as_slice(&func.lists);
                self.derive(func, inst, args[0], at);
                args[1..].iter().for_each(|&v| self.escape(v, at));
            }
            InstData::Cast {
                op: CastOp::AddrSpaceCast | CastOp::Bitcast,
                arg,
                ..
            } => self.derive(func, inst, *arg, at),
            InstData::Load { ptr, .. } => self.add(*ptr, Event::Use, at),
            InstData::Store { args, .. } => {
                self.escape(args[0], at);
                self.add(args[1], Event::Use, at);
            }
            InstData::AtomicRmw { args, .. } => {
                self.add(args[0], Event::Use, at);
                args[1..].iter().for_each(|&v| self.escape(v, at));
            }
            InstData::CmpXchg { args, .. } => {
                self.add(args[0], Event::Use, at);
                args[1..].iter().for_each(|&v| self.escape(v, at));
            }
            InstData::Call { callee, args, .. } => {
                for (i, &arg) in args.as_slice(&func.lists).iter().enumerate() {
                    match env.callees.keeps(*callee, i) {
                        true => self.escape(arg, at),
                        false => self.add(arg, Event::Use, at),
                    }
                }
            }
            InstData::Intrinsic { id, args, .. } => {
                let args = args.as_slice(&func.lists);
                self.intrinsic(func, *id, args, at);
            }
            _ => func.for_each_operand(inst, |v| self.escape(v, at)),
        }
    }

    fn intrinsic(&mut self, func: &Function, id: Intrinsic, args: &[Value], at: (Block, u32)) {
        use Intrinsic::*;
        match id {
            LifetimeStart | LifetimeEnd => {
                for &arg in args {
                    // What begins somewhere else than its variable says nothing of that.
                    let Some(variable) = self.of[arg] else {
                        continue;
                    };
                    match (is_whole(func, arg), id) {
                        (false, _) => self.escape(arg, at),
                        (true, LifetimeStart) => {
                            insert(&mut self.has_start, variable);
                            self.add(arg, Event::Start, at);
                        }
                        (true, _) => self.add(arg, Event::End, at),
                    }
                }
            }
            Memcpy | MemcpyInline | Memmove | Memset | MemsetInline => {
                args.iter().for_each(|&v| self.add(v, Event::Use, at));
            }
            _ => args.iter().for_each(|&v| self.escape(v, at)),
        }
    }

    fn derive(&mut self, func: &Function, inst: Inst, from: Value, at: (Block, u32)) {
        let Some(variable) = self.of[from] else {
            return;
        };
        match func.result(inst).filter(|&v| func.value_type(v).is_ptr()) {
            Some(result) => self.of[result] = Some(variable),
            None => self.escape(from, at),
        }
    }

    fn escape(&mut self, value: Value, at: (Block, u32)) {
        if let Some(variable) = self.of[value] {
            insert(&mut self.escapes, variable);
            self.add(value, Event::Use, at);
        }
    }

    fn add(&mut self, pointer: Value, event: Event, (block, index): (Block, u32)) {
        if let Some(variable) = self.of[pointer] {
            self.events[block].push(At {
                index,
                variable,
                event,
            });
        }
    }

    /// What holds behind an event of what held before it.
    fn hold(&self, set: &mut [u64], at: At) {
        match (at.event, self.escapes(at.variable)) {
            (Event::Use, _) | (Event::Start, true) => insert(set, at.variable),
            (Event::Start, false) | (Event::End, false) => remove(set, at.variable),
            (Event::End, true) => {
                if contains(&self.has_start, at.variable) {
                    remove(set, at.variable);
                }
            }
        }
    }

    /// What is asked for before an event of what is behind it, but for variables that escape.
    fn ask(set: &mut [u64], at: At) {
        match at.event {
            Event::Use => insert(set, at.variable),
            Event::Start => remove(set, at.variable),
            Event::End => {}
        }
    }

    /// What may hold something where each block begins.
    fn forwards(&self, info: &GraphInfo) -> Rows {
        let mut begin = Rows::new(info.cfg.num_blocks(), self.len());
        let (mut set, mut changed) = (Vec::new(), true);
        while std::mem::take(&mut changed) {
            for &block in info.cfg.rpo() {
                set.clear();
                set.extend_from_slice(begin.row(block.index()));
                for &at in &self.events[block] {
                    self.hold(&mut set, at);
                }
                for &next in info.cfg.succs(block) {
                    let grew = begin.unite(next.index(), &set);
                    changed |= grew && info.cfg.is_retreating(block, next);
                }
            }
        }
        begin
    }

    /// What may be asked for where each block ends.
    fn backwards(&self, info: &GraphInfo) -> Rows {
        let mut end = Rows::new(info.cfg.num_blocks(), self.len());
        for row in 0..info.cfg.num_blocks() {
            end.unite(row, &self.escapes);
        }
        let (mut set, mut changed) = (Vec::new(), true);
        while std::mem::take(&mut changed) {
            for &block in info.cfg.rpo().iter().rev() {
                set.clear();
                set.extend_from_slice(end.row(block.index()));
                for &at in self.events[block].iter().rev() {
                    Ranges::ask(&mut set, at);
                }
                for &before in info.cfg.preds(block) {
                    let grew = end.unite(before.index(), &set);
                    changed |= grew && info.cfg.is_retreating(before, block);
                }
            }
        }
        end
    }

    /// Notes which variables are needed together in a block.
    fn meet_in(&mut self, block: Block, holds: &Rows, asked: &Rows, sets: &mut Sets) {
        let events = std::mem::take(&mut self.events[block]);
        let groups = events.chunk_by(|a, b| a.index == b.index);
        let count = groups.clone().count();
        let words = self.meets.words;
        let Sets {
            before,
            held,
            needed,
            behind,
            during,
        } = sets;
        // What is asked for before each group, and behind the last one.
        before.clear();
        before.resize(count * words, 0);
        before.extend_from_slice(asked.row(block.index()));
        for (group, i) in groups.clone().rev().zip((0..count).rev()) {
            let (rows, behind) = before.split_at_mut((i + 1) * words);
            let row = &mut rows[i * words..];
            row.copy_from_slice(&behind[..words]);
            group.iter().rev().for_each(|&at| Ranges::ask(row, at));
        }
        held.clear();
        held.extend_from_slice(holds.row(block.index()));
        both(needed, held, &before[..words], &self.escapes);
        for member in members(needed) {
            self.meets.unite(member, needed);
        }
        for (group, asked) in groups.zip(before.chunks(words).skip(1)) {
            group.iter().for_each(|&at| self.hold(held, at));
            both(behind, held, asked, &self.escapes);
            during.clear();
            during.extend(behind.iter().zip(&*needed).map(|(now, was)| now | was));
            for at in group.iter().filter(|at| at.event == Event::Use) {
                insert(during, at.variable);
            }
            let new = during.iter().zip(&*needed).zip(0..);
            for member in new.flat_map(|((now, was), word)| ones(word, now & !was)) {
                self.meets.unite(member, during);
            }
            std::mem::swap(needed, behind);
        }
    }
}

/// Sets of variables while a block is looked at, kept for their memory.
#[derive(Default)]
struct Sets {
    /// A row for each group of events, and one more.
    before: Vec<u64>,
    held: Vec<u64>,
    needed: Vec<u64>,
    behind: Vec<u64>,
    during: Vec<u64>,
}

/// What may hold something and may be asked for, or may be anywhere.
fn both(out: &mut Vec<u64>, held: &[u64], asked: &[u64], escapes: &[u64]) {
    let words = held.iter().zip(asked).zip(escapes);
    out.clear();
    out.extend(words.map(|((h, a), e)| h & (a | e)));
}

/// Is a pointer the address of a variable as a whole?
fn is_whole(func: &Function, pointer: Value) -> bool {
    let mut at = pointer;
    while let Some(inst) = func.def_inst(at) {
        match func.inst(inst) {
            InstData::Cast { arg, .. } => at = *arg,
            InstData::Alloca { .. } => return true,
            _ => return false,
        }
    }
    false
}
