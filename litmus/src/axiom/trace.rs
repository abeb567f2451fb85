//! Ways through a thread's code: its events for all values that its loads may get.
//!
//! A loop that only waits is gone through once: turns that find what is waited for not there yet
//! change nothing and allow nothing that the last turn does not allow by itself.

use super::event::{Action, Actor, Event, Observed};
use crate::program::Program;
use ir::{
    AtomicOp, BinaryOp, BlockCall, CastOp, ConstData, Function, InstData, IntCC, Intrinsic,
    MemAccess, MemFlags, Module, Ordering, SourceFile, SyncScope, Value, ValueDef,
};
use std::collections::{BTreeSet, HashMap};

/// Instructions of a way after which a thread is taken not to end.
const MOST_STEPS: usize = 1000;
/// Ways of a thread after which it is too large.
const MOST_WAYS: usize = 20_000;

/// A way through a thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Trace {
    pub events: Vec<Event>,
    pub results: Vec<u32>,
}

/// A value of the code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Known {
    Number(u64),
    /// A pointer to a location.
    Pointer(usize),
    /// What a compare-and-exchange gives.
    Exchange(u32, bool),
}

/// The ways of each thread.
pub(super) fn traces(program: &Program) -> Result<Vec<Vec<Trace>>, String> {
    let text = program.bare_ir();
    let source = SourceFile {
        name: &program.name,
        text: text.as_bytes(),
    };
    let module = ir::parse_module(&source).map_err(|e| e[0].render_in(&[source]))?;
    let mut domains: Vec<BTreeSet<u32>> = program
        .locations
        .iter()
        .map(|l| BTreeSet::from([l.initial]))
        .collect();
    // What is written may depend on what is read: values are added until there is no new one, or as
    // often as there are writes that can depend on one another.
    let mut rounds = 0;
    loop {
        let mut threads = Vec::new();
        for thread in 0..program.threads.len() {
            threads.push(ways(program, &module, thread, &domains)?);
        }
        let mut grown = domains.clone();
        for event in threads.iter().flatten().flat_map(|t| &t.events) {
            if let Some(value) = event.written() {
                grown[event.location].insert(value);
            }
        }
        let writes = |t: &Trace| t.events.iter().filter(|e| e.written().is_some()).count();
        let most = threads
            .iter()
            .map(|t| t.iter().map(writes).max().unwrap_or(0));
        if grown == domains || rounds > most.sum::<usize>() {
            return Ok(threads);
        }
        rounds += 1;
        if grown.iter().any(|values| values.len() > 16) {
            return Err("a location can have more than 16 values".to_string());
        }
        domains = grown;
    }
}

/// A thread on its way.
#[derive(Clone)]
struct Walk {
    block: ir::Block,
    /// The next instruction of the block.
    at: usize,
    known: HashMap<Value, Known>,
    events: Vec<Event>,
    barriers: usize,
    steps: usize,
    /// Blocks that it came through, and how many events there were before.
    visited: Vec<(ir::Block, usize)>,
}

struct Walker<'a> {
    module: &'a Module,
    func: &'a Function,
    thread: usize,
    domains: &'a [BTreeSet<u32>],
}

fn ways(
    program: &Program,
    module: &Module,
    thread: usize,
    domains: &[BTreeSet<u32>],
) -> Result<Vec<Trace>, String> {
    let name = Program::kernel(thread);
    let func = module.function_by_name(&name).ok_or("no such kernel")?;
    let func = &module.functions[func];
    let walker = Walker {
        module,
        func,
        thread,
        domains,
    };
    let mut known = HashMap::new();
    for (i, &param) in func.block_params(func.entry()).iter().enumerate() {
        known.insert(param, Known::Pointer(i / 2));
    }
    let mut open = vec![Walk {
        block: func.entry(),
        at: 0,
        known,
        events: Vec::new(),
        barriers: 0,
        steps: 0,
        visited: vec![(func.entry(), 0)],
    }];
    let mut done = Vec::new();
    while let Some(walk) = open.pop() {
        if let Some(end) = walker.step(walk, &mut open)? {
            done.push(Trace {
                results: results(func, &end, program.threads[thread].results())?,
                events: end.events,
            });
        }
        if done.len() > MOST_WAYS {
            return Err(format!("thread {thread} has more than {MOST_WAYS} ways"));
        }
    }
    Ok(done)
}

/// The values of `%r0`, `%r1` and so on.
fn results(func: &Function, end: &Walk, count: usize) -> Result<Vec<u32>, String> {
    let named = |i: usize| {
        let name = format!("r{i}");
        let found = end
            .known
            .iter()
            .find(|(v, _)| func.value_name(**v) == Some(&name));
        match found {
            Some((_, Known::Number(n))) => Ok(*n as u32),
            _ => Err(format!("%{name} has no value at the end")),
        }
    };
    (0..count).map(named).collect()
}

impl Walker<'_> {
    /// One instruction; gives the walk back at its end.
    fn step(&self, mut walk: Walk, open: &mut Vec<Walk>) -> Result<Option<Walk>, String> {
        walk.steps += 1;
        if walk.steps > MOST_STEPS {
            return Err(format!("thread {} does not end", self.thread));
        }
        let inst = self.func.blocks[walk.block].insts[walk.at];
        walk.at += 1;
        let result = self.func.result(inst);
        match self.func.inst(inst) {
            InstData::Load { .. }
            | InstData::Store { .. }
            | InstData::AtomicRmw { .. }
            | InstData::CmpXchg { .. } => self.access(walk, self.func.inst(inst), result, open)?,
            InstData::Fence {
                ordering,
                scope,
                spaces,
            } => {
                walk.events
                    .push(self.event(Action::Fence(*spaces), 0, *ordering, *scope));
                open.push(walk);
            }
            InstData::Intrinsic {
                id: Intrinsic::SBarrier,
                ..
            } => {
                let barrier = Action::Barrier(walk.barriers);
                let none = SyncScope::default();
                walk.events
                    .push(self.event(barrier, 0, Ordering::NotAtomic, none));
                walk.barriers += 1;
                open.push(walk);
            }
            InstData::Ret { .. } => return Ok(Some(walk)),
            InstData::Jump { dest } => open.extend(self.jump(walk, dest)?),
            InstData::Branch { cond, dests } => {
                let taken = self.number(&walk, *cond)? & 1 != 0;
                open.extend(self.jump(walk, &dests[usize::from(!taken)])?);
            }
            data => {
                let value = self.compute(&walk, data)?;
                walk.set(result, value);
                open.push(walk);
            }
        }
        Ok(None)
    }

    fn event(
        &self,
        action: Action,
        location: usize,
        ordering: Ordering,
        scope: SyncScope,
    ) -> Event {
        Event {
            actor: Actor::Thread(self.thread),
            action,
            location,
            ordering,
            scope,
            observed: Observed::No,
        }
    }

    /// An event of an access.
    fn accessed(&self, action: Action, location: usize, mem: &MemAccess) -> Event {
        Event {
            observed: match mem.flags.contains(MemFlags::VOLATILE) {
                true => Observed::Volatile,
                false => Observed::No,
            },
            ..self.event(action, location, mem.ordering, mem.scope)
        }
    }

    /// An access of memory, with each value that it may read.
    fn access(
        &self,
        mut walk: Walk,
        data: &InstData,
        result: Option<Value>,
        open: &mut Vec<Walk>,
    ) -> Result<(), String> {
        let mut go_on = |walk: &Walk, known: Known, event: Event| {
            let mut next = walk.clone();
            next.set(result, known);
            next.events.push(event);
            open.push(next);
        };
        match data {
            InstData::Load { ptr, mem } => {
                let location = self.pointer(&walk, *ptr)?;
                for &value in &self.domains[location] {
                    let read = self.accessed(Action::Read(value), location, mem);
                    go_on(&walk, Known::Number(value.into()), read);
                }
            }
            InstData::Store { args, mem } => {
                let value = self.number(&walk, args[0])? as u32;
                let location = self.pointer(&walk, args[1])?;
                let write = self.accessed(Action::Write(value), location, mem);
                walk.events.push(write);
                open.push(walk);
            }
            InstData::AtomicRmw { op, args, mem } => {
                let location = self.pointer(&walk, args[0])?;
                let operand = self.number(&walk, args[1])? as u32;
                for &old in &self.domains[location] {
                    let both = Action::ReadWrite(old, modify(*op, old, operand)?);
                    let both = self.accessed(both, location, mem);
                    go_on(&walk, Known::Number(old.into()), both);
                }
            }
            InstData::CmpXchg {
                args, mem, failure, ..
            } => {
                let location = self.pointer(&walk, args[0])?;
                let expected = self.number(&walk, args[1])? as u32;
                let new = self.number(&walk, args[2])? as u32;
                for &old in &self.domains[location] {
                    let event = match old == expected {
                        true => self.accessed(Action::ReadWrite(old, new), location, mem),
                        false => self.event(Action::Read(old), location, *failure, mem.scope),
                    };
                    go_on(&walk, Known::Exchange(old, old == expected), event);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Goes on at another block; not at all for another turn of a loop that waits.
    fn jump(&self, mut walk: Walk, dest: &BlockCall) -> Result<Option<Walk>, String> {
        if let Some((_, before)) = walk.visited.iter().find(|(block, _)| *block == dest.block) {
            let writes =
                |e: &Event| e.written().is_some() || matches!(e.action, Action::Barrier(_));
            return match walk.events[*before..].iter().any(writes) {
                true => Err(format!("thread {} has a loop that writes", self.thread)),
                false => Ok(None),
            };
        }
        walk.visited.push((dest.block, walk.events.len()));
        let args = dest.args.as_slice(&self.func.lists);
        let values: Result<Vec<Known>, String> =
            args.iter().map(|&v| self.known(&walk, v)).collect();
        let params = self.func.block_params(dest.block);
        for (&param, value) in params.iter().zip(values?) {
            walk.known.insert(param, value);
        }
        (walk.block, walk.at) = (dest.block, 0);
        Ok(Some(walk))
    }

    fn known(&self, walk: &Walk, value: Value) -> Result<Known, String> {
        if let ValueDef::Const(c) = self.func.value_def(value) {
            return match self.module.ctx.consts.get(c) {
                ConstData::Int(_, n) => Ok(Known::Number(*n as u64)),
                other => Err(format!("a constant that is not understood: {other:?}")),
            };
        }
        let known = walk.known.get(&value).copied();
        known.ok_or_else(|| "a value that is not known".to_string())
    }

    fn number(&self, walk: &Walk, value: Value) -> Result<u64, String> {
        match self.known(walk, value)? {
            Known::Number(n) => Ok(n),
            _ => Err("a number is wanted".to_string()),
        }
    }

    fn pointer(&self, walk: &Walk, value: Value) -> Result<usize, String> {
        match self.known(walk, value)? {
            Known::Pointer(location) => Ok(location),
            _ => Err("a pointer is wanted".to_string()),
        }
    }

    fn compute(&self, walk: &Walk, data: &InstData) -> Result<Known, String> {
        let number = |v: Value| self.number(walk, v);
        Ok(match data {
            InstData::Binary { op, args, .. } => {
                let (a, b) = (number(args[0])?, number(args[1])?);
                let value = match op {
                    BinaryOp::Add => a.wrapping_add(b),
                    BinaryOp::Sub => a.wrapping_sub(b),
                    BinaryOp::Mul => a.wrapping_mul(b),
                    BinaryOp::And => a & b,
                    BinaryOp::Or => a | b,
                    BinaryOp::Xor => a ^ b,
                    other => return Err(format!("{other:?} is not understood")),
                };
                Known::Number(u64::from(value as u32))
            }
            InstData::ICmp { cond, args, .. } => {
                let (a, b) = (number(args[0])? as u32, number(args[1])? as u32);
                let holds = match cond {
                    IntCC::Eq => a == b,
                    IntCC::Ne => a != b,
                    IntCC::Ult => a < b,
                    IntCC::Ugt => a > b,
                    other => return Err(format!("{other:?} is not understood")),
                };
                Known::Number(holds.into())
            }
            InstData::Select { args, .. } => {
                let chosen = if number(args[0])? & 1 != 0 { 1 } else { 2 };
                self.known(walk, args[chosen])?
            }
            InstData::ExtractValue { arg, indices } => {
                match (self.known(walk, *arg)?, &**indices) {
                    (Known::Exchange(old, _), [0]) => Known::Number(old.into()),
                    (Known::Exchange(_, done), [1]) => Known::Number(done.into()),
                    _ => return Err("a part of what is not understood".to_string()),
                }
            }
            InstData::Cast {
                op: CastOp::ZExt | CastOp::Trunc | CastOp::AddrSpaceCast | CastOp::IntToPtr,
                arg,
                ..
            } => self.known(walk, *arg)?,
            other => return Err(format!("an instruction that is not understood: {other:?}")),
        })
    }
}

impl Walk {
    fn set(&mut self, value: Option<Value>, known: Known) {
        if let Some(value) = value {
            self.known.insert(value, known);
        }
    }
}

fn modify(op: AtomicOp, old: u32, operand: u32) -> Result<u32, String> {
    Ok(match op {
        AtomicOp::Xchg => operand,
        AtomicOp::Add => old.wrapping_add(operand),
        AtomicOp::Sub => old.wrapping_sub(operand),
        AtomicOp::And => old & operand,
        AtomicOp::Or => old | operand,
        AtomicOp::Xor => old ^ operand,
        AtomicOp::UMax => old.max(operand),
        AtomicOp::UMin => old.min(operand),
        other => return Err(format!("{other:?} is not understood")),
    })
}
