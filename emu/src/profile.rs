//! The profile: how often every instruction was executed, with how many lanes, and the cycles that
//! waves spent at it by the model of [`crate::cost`].

use crate::device::{Device, Module};
use crate::exec::{Cx, Done};
use crate::memory::Memory;
use crate::program::{Op, instruction_at};
use crate::strict::Observer;
use crate::wave::Wave;
use isa::Target;
use std::collections::BTreeMap;
use std::fmt::Write;

/// What is known of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ProfileLine {
    /// Waves that executed it, each time counted.
    pub executions: u64,
    /// Active lanes, summed over the executions.
    pub lanes: u64,
    /// Cycles that waves spent at it: its issue, and what it waited for (a barrier's waiting is not
    /// counted).
    pub cycles: u64,
}

/// Counts of the instructions of one or more launches.
#[derive(Clone, Debug, Default)]
pub struct Profile {
    /// By device address.
    lines: BTreeMap<u64, ProfileLine>,
}

impl ProfileLine {
    fn add(&mut self, other: &ProfileLine) {
        self.executions += other.executions;
        self.lanes += other.lanes;
        self.cycles += other.cycles;
    }
}

impl Profile {
    /// A profile of nothing.
    pub fn new() -> Profile {
        Profile::default()
    }

    /// Executed instructions by device address, in ascending order.
    pub fn lines(&self) -> impl Iterator<Item = (u64, &ProfileLine)> {
        self.lines.iter().map(|(pc, line)| (*pc, line))
    }

    pub(crate) fn add(&mut self, profiler: Profiler) {
        for (pc, line) in profiler.lines {
            self.lines.entry(pc).or_default().add(&line);
        }
    }

    /// A disassembly of the functions of a module that were executed, with the counts at each line:
    /// executions, mean of active lanes, share of the cycles in percent. Executed code outside any
    /// function's symbol follows at the end.
    pub fn annotate(&self, device: &Device, module: Module) -> String {
        let mut out = format!("{:>12} {:>6} {:>7}\n", "executions", "lanes", "cycles");
        let total: u64 = self.lines.values().map(|l| l.cycles).sum();
        let mut writer = Writer {
            profile: self,
            memory: &device.memory,
            target: device.target,
            base: 0,
            total: total.max(1),
            out: &mut out,
        };
        let Some(loaded) = device.modules.get(module.0) else {
            return out;
        };
        writer.base = loaded.base;
        let mut written = 0;
        let mut symbols: Vec<_> = loaded.object.symbols().iter().collect();
        symbols.sort_by_key(|s| s.address);
        for symbol in symbols {
            let start = loaded.base.wrapping_add(symbol.address);
            let end = start.saturating_add(symbol.size);
            let code = loaded
                .code()
                .any(|(at, size)| at <= start && end <= at + size);
            if code && start >= written && self.lines.range(start..end).next().is_some() {
                writer.label(&symbol.name);
                writer.range(start, end);
                written = end;
            }
        }
        writer.rest(loaded.object.symbols().iter().map(|s| {
            let start = loaded.base.wrapping_add(s.address);
            (start, start.saturating_add(s.size))
        }));
        out
    }
}

/// Writes annotated instructions.
struct Writer<'a> {
    profile: &'a Profile,
    memory: &'a Memory,
    target: Target,
    base: u64,
    /// Cycles of everything.
    total: u64,
    out: &'a mut String,
}

impl Writer<'_> {
    fn label(&mut self, name: &str) {
        let _ = writeln!(self.out, "\n{name}:");
    }

    /// All instructions of a function.
    fn range(&mut self, start: u64, end: u64) {
        let mut pc = start;
        while pc < end {
            pc += self.line(pc);
        }
    }

    /// Executed instructions that no function has.
    fn rest(&mut self, functions: impl Iterator<Item = (u64, u64)> + Clone) {
        let inside = |pc: u64| functions.clone().any(|(a, b)| a <= pc && pc < b);
        let rest: Vec<u64> = (self.profile.lines.keys().copied())
            .filter(|&pc| !inside(pc))
            .collect();
        if !rest.is_empty() {
            self.label("(no function)");
        }
        for pc in rest {
            self.line(pc);
        }
    }

    /// Writes an instruction; gives its size.
    fn line(&mut self, pc: u64) -> u64 {
        let (text, size) = match instruction_at(pc, self.memory, &self.target) {
            Ok((inst, size)) => (inst.display(&self.target).to_string(), size as u64),
            Err(_) => ("(no instruction)".to_string(), 4),
        };
        let address = pc.wrapping_sub(self.base);
        let _ = match self.profile.lines.get(&pc) {
            Some(line) => writeln!(
                self.out,
                "{:>12} {:>6.1} {:>6.2}%  {address:06x}: {text}",
                line.executions,
                line.lanes as f64 / line.executions.max(1) as f64,
                line.cycles as f64 * 100.0 / self.total as f64,
            ),
            None => writeln!(self.out, "{:>28}  {address:06x}: {text}", ""),
        };
        size
    }
}

/// Counts the instructions of a host thread.
pub(crate) struct Profiler {
    lines: BTreeMap<u64, ProfileLine>,
    /// The wave's clock and active lanes when the current instruction began.
    start: (u64, u64),
}

impl Profiler {
    pub fn new() -> Profiler {
        Profiler {
            lines: BTreeMap::new(),
            start: (0, 0),
        }
    }

    /// What two threads counted.
    pub fn merge(mut self, other: Profiler) -> Profiler {
        for (pc, line) in other.lines {
            self.lines.entry(pc).or_default().add(&line);
        }
        self
    }
}

impl Observer for Profiler {
    fn group_starts(&mut self, _: u32, _: [u32; 3], _: &[Wave], _: usize) {}

    fn before(&mut self, cx: &mut Cx<'_>, op: &Op, _: u64) -> Done {
        // The issue has been accounted for already.
        let start = cx.w.clock.now - u64::from(op.issue);
        self.start = (start, cx.w.exec().count_ones().into());
        Ok(())
    }

    fn after(&mut self, cx: &Cx<'_>, _: &Op, pc: u64) {
        let (start, lanes) = self.start;
        self.lines.entry(pc).or_default().add(&ProfileLine {
            executions: 1,
            lanes,
            cycles: cx.w.clock.now - start,
        });
    }

    fn barrier(&mut self, _: &[Wave]) {}
}
