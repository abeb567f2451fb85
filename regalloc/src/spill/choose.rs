//! Which values are spilled.
//!
//! Positions are walked in order. Where more registers are needed than wanted, the values that live
//! there without being touched by that instruction are ranked by what a spill costs (reads and
//! writes, weighted by loop depth; half for values that can be computed again) over what it helps
//! (positions of their lives where too much is needed).
//!
//! A spill changes the pressure over the ranges of a life. Only the pressure at hand is asked for
//! on the way ([`Pressure`]), so a change costs the number of ranges, not of positions. At a
//! position with too much the values that live there are looked at: once at each place where a
//! value more is needed than wanted, and there are no more than that many left afterwards.

use super::{Spills, home};
use crate::constraint::{File, MAX_UNITS, common, each};
use crate::live::{AFTER, BEFORE, Live, READ, Range, STEP, WRITE};
use crate::rooms::has;
use cranelift_entity::EntityRef;
use graphs::Csr;
use mir::{Function, VReg};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// What one level of loops multiplies the cost by.
pub const LOOP_WEIGHT: f32 = 8.0;

/// Where a value is touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Touch {
    position: u32,
    kind: Kind,
    depth: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// An instruction reads it.
    Read,
    /// An instruction writes it.
    Write,
    /// It is a block's parameter: a spilled one is written by the edges, straight to its home.
    Param,
    /// It is an edge's argument: a spilled one needs a register only if the parameter has one.
    Arg,
}

/// An argument of an edge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Link {
    param: VReg,
    arg: VReg,
    /// The last position of the edge's source.
    position: u32,
}

/// The values to spill now, in the order of their numbers, and the pressure that then remains by
/// position.
pub fn choose(
    func: &Function,
    file: &File,
    live: &Live,
    spills: &Spills,
    wanted: u32,
) -> (Vec<VReg>, Vec<u32>) {
    let pressure = pressure(func, file, live);
    if pressure.iter().all(|&p| p <= wanted) {
        return (Vec::new(), pressure);
    }
    let helps = helps(func, live, &pressure, wanted);
    let mut chooser = Chooser::new(func, file, live, spills, (pressure, &helps));
    let candidates = chooser.candidates(&helps);
    chooser.touched.resize(func.vregs.len(), u32::MAX);
    chooser.walk(&candidates, wanted);
    let chosen = chooser.chosen;
    let regs = (0..chosen.len()).filter(|&i| chosen[i]).map(VReg::new);
    (regs.collect(), chooser.pressure.finish())
}

/// Registers needed by position, which change while the positions are walked in order.
struct Pressure {
    /// As they were.
    base: Vec<u32>,
    /// What changes at each position, for it and all behind it.
    change: Vec<i32>,
    /// The position at hand, and the sum of the changes up to it.
    at: usize,
    sum: i32,
}

impl Pressure {
    fn new(base: Vec<u32>) -> Pressure {
        Pressure {
            change: vec![0; base.len() + 1],
            base,
            at: 0,
            sum: 0,
        }
    }

    /// Goes on to the next position that needs more registers than wanted, if there is one.
    fn go_on(&mut self, wanted: u32) -> Option<()> {
        let next = self.at + 1;
        let behind = self.base[next..].iter().zip(&self.change[next..]);
        for (position, (&base, change)) in (next..).zip(behind) {
            self.sum += change;
            if base.wrapping_add_signed(self.sum) > wanted {
                self.at = position;
                return Some(());
            }
        }
        None
    }

    /// Registers needed at the position at hand.
    fn now(&self) -> u32 {
        self.base[self.at].wrapping_add_signed(self.sum)
    }

    /// Changes the positions from `start` up to `end` (exclusive).
    fn add(&mut self, start: u32, end: u32, amount: i32) {
        let last = self.base.len();
        let (start, end) = ((start as usize).min(last), (end as usize).min(last));
        for (from, amount) in [(start, amount), (end, -amount)] {
            self.change[from] += amount;
            if from <= self.at {
                self.sum += amount;
            }
        }
    }

    /// Registers needed by position, at last.
    fn finish(self) -> Vec<u32> {
        let mut sum = 0;
        let changed = self.base.iter().zip(&self.change).map(|(&base, change)| {
            sum += change;
            base.wrapping_add_signed(sum)
        });
        changed.collect()
    }
}

/// Registers needed at each position.
pub fn pressure(func: &Function, file: &File, live: &Live) -> Vec<u32> {
    let mut change = fixed_changes(file, live);
    for reg in func.vregs.keys().filter(|&r| file.owns(func, r)) {
        add(&mut change, live, live.of(reg));
    }
    sums(&change)
}

/// Registers needed at each position by name, and by calls.
pub fn fixed(file: &File, live: &Live) -> Vec<u32> {
    sums(&fixed_changes(file, live))
}

fn add(change: &mut [i32], live: &Live, ranges: &[Range]) {
    for range in ranges {
        change[range.start as usize] += 1;
        change[range.end.min(live.last) as usize] -= 1;
    }
}

fn fixed_changes(file: &File, live: &Live) -> Vec<i32> {
    let mut change = vec![0i32; live.last as usize + 1];
    for unit in each(&live.units).take_while(|&unit| unit < usize::from(file.limit)) {
        if !has(&file.reserved, unit) {
            add(&mut change, live, &live.ranges[unit]);
        }
    }
    let usable = file.units_that(|u| u < usize::from(file.limit) && !has(&file.reserved, u));
    for (position, written) in &live.calls {
        let written: u32 = common(written, &usable)
            .iter()
            .map(|w| w.count_ones())
            .sum();
        change[*position as usize] += written as i32;
        change[*position as usize + 1] -= written as i32;
    }
    change
}

fn sums(change: &[i32]) -> Vec<u32> {
    let mut sum = 0;
    let sums = change.iter().map(|c| {
        sum += c;
        sum as u32
    });
    sums.collect()
}

/// A position that needs more registers than there are to give, whatever shares a place with what:
/// each value and each fixed register needs one of its own while it lives.
pub fn too_many_at(func: &Function, file: &File, live: &Live) -> Option<u32> {
    let all = (0..file.units()).filter(|&u| file.may_use(u)).count() as u32;
    let needed = pressure(func, file, live);
    needed.iter().position(|&p| p > all).map(|at| at as u32)
}

/// At how many positions of each value's life more registers are needed than wanted.
fn helps(func: &Function, live: &Live, pressure: &[u32], wanted: u32) -> Vec<u32> {
    // By position: at how many of those before it.
    let mut over = Vec::with_capacity(pressure.len() + 1);
    let mut count = 0;
    over.push(count);
    over.extend(pressure.iter().map(|&p| {
        count += u32::from(p > wanted);
        count
    }));
    let last = over.len() - 1;
    let of = |r: &Range| over[(r.end as usize).min(last)] - over[r.start as usize];
    let regs = func.vregs.keys();
    regs.map(|reg| live.of(reg).iter().map(of).sum()).collect()
}

/// What may be spilled and how bad that is.
struct Candidates {
    regs: Vec<VReg>,
    score: Vec<f32>,
}

struct Chooser<'a> {
    func: &'a Function,
    live: &'a Live,
    spills: &'a Spills,
    /// In the order of positions, of values that may be chosen: for which a spill helps, or
    /// parameters, which go with their arguments.
    touches: Csr<VReg, Touch>,
    /// By parameter.
    links: Vec<Link>,
    /// Indices of links by argument.
    by_arg: Vec<u32>,
    /// Is a register counted for the link's argument though that is spilled?
    counted: Vec<bool>,
    pressure: Pressure,
    chosen: Vec<bool>,
    /// The last instruction that needs each register, by its base position.
    touched: Vec<u32>,
}

impl<'a> Chooser<'a> {
    fn new(
        func: &'a Function,
        file: &File,
        live: &'a Live,
        spills: &'a Spills,
        (pressure, helps): (Vec<u32>, &[u32]),
    ) -> Chooser<'a> {
        let owned = |reg: VReg| file.owns(func, reg);
        let mut wanted: Vec<bool> = helps.iter().map(|&h| h > 0).collect();
        let params = func.layout.iter().flat_map(|&b| &func.blocks[b].params);
        params.for_each(|p| wanted[p.index()] = true);
        for (reg, wanted) in func.vregs.keys().zip(&mut wanted) {
            *wanted &= owned(reg);
        }
        let mut touches = Csr::default();
        let mut links = Vec::new();
        let filler = Touch {
            position: 0,
            kind: Kind::Read,
            depth: 0,
        };
        touches.fill(func.vregs.len(), filler, |lists| {
            for &block in &func.layout {
                let data = &func.blocks[block];
                let depth = data.loop_depth;
                let mut add = |reg: VReg, position, kind| {
                    if wanted[reg.index()] {
                        let touch = Touch {
                            position,
                            kind,
                            depth,
                        };
                        lists.put(reg, touch);
                    }
                };
                for &param in &data.params {
                    add(param, live.from[block], Kind::Param);
                }
                for (i, inst) in data.insts.iter().enumerate() {
                    let base = live.inst(block, i);
                    func.for_each_use(inst, |r| add(r, base + READ, Kind::Read));
                    func.for_each_def(inst, |r| add(r, base + WRITE, Kind::Write));
                }
                let position = live.end[block] - 1;
                for edge in func.current_succs(block) {
                    let params = &func.blocks[edge.block].params;
                    let pairs = params.iter().zip(&edge.args);
                    for (&param, &arg) in pairs.filter(|(p, _)| owned(**p)) {
                        add(arg, position, Kind::Arg);
                        links.push(Link {
                            param,
                            arg,
                            position,
                        });
                    }
                }
            }
        });
        links.sort_unstable();
        let mut by_arg: Vec<u32> = (0..links.len() as u32).collect();
        by_arg.sort_unstable_by_key(|&i| (links[i as usize].arg, i));
        Chooser {
            func,
            live,
            spills,
            counted: vec![false; links.len()],
            touches,
            links,
            by_arg,
            pressure: Pressure::new(pressure),
            chosen: vec![false; func.vregs.len()],
            touched: Vec::new(),
        }
    }

    fn candidates(&self, helps: &[u32]) -> Candidates {
        let again = home::rematerializable(self.func);
        let mut regs = Vec::new();
        let mut score = vec![0.0; self.func.vregs.len()];
        for (reg, &helps) in self.func.vregs.keys().zip(helps) {
            let own = self.touches.get(reg);
            if helps == 0 || own.is_empty() || self.spills.fixed[reg] {
                continue;
            }
            let weights = own.iter().map(|t| LOOP_WEIGHT.powi(t.depth.min(8).into()));
            let cost: f32 = weights.sum();
            let cost = if again[reg] { cost * 0.5 } else { cost };
            score[reg.index()] = cost / helps as f32;
            regs.push(reg);
        }
        Candidates { regs, score }
    }

    fn walk(&mut self, candidates: &Candidates, wanted: u32) {
        let mut starts: Vec<(Range, VReg)> = Vec::new();
        for &reg in &candidates.regs {
            starts.extend(self.live.of(reg).iter().map(|&r| (r, reg)));
        }
        starts.sort_unstable_by_key(|(r, reg)| (r.start, *reg));
        let mut starts = starts.into_iter().peekable();
        let mut active: Vec<(Range, VReg)> = Vec::new();
        loop {
            if self.pressure.now() > wanted {
                let position = self.pressure.at as u32;
                let begun = || starts.next_if(|(r, _)| r.start <= position);
                active.extend(std::iter::from_fn(begun));
                self.touch(position);
                self.relieve(candidates, wanted, &mut active);
            }
            if self.pressure.go_on(wanted).is_none() {
                break;
            }
        }
    }

    /// Spills until the position at hand needs no more registers than wanted.
    fn relieve(&mut self, candidates: &Candidates, wanted: u32, active: &mut Vec<(Range, VReg)>) {
        let position = self.pressure.at as u32;
        let base = position / STEP * STEP;
        active.retain(|(r, reg)| r.end > position && !self.chosen[reg.index()]);
        let untouched = active
            .iter()
            .filter(|(_, reg)| self.touched[reg.index()] != base);
        // Scores are not negative, and such floats are in the order of their bits.
        let rank = |reg: VReg| Reverse((candidates.score[reg.index()].to_bits(), reg));
        let mut ranked: BinaryHeap<_> = untouched.map(|&(_, reg)| rank(reg)).collect();
        while self.pressure.now() > wanted
            && let Some(Reverse((_, reg))) = ranked.pop()
        {
            self.spill(reg, position / STEP);
        }
    }

    /// Notes what the instruction at a position needs.
    fn touch(&mut self, position: u32) {
        let block = self.live.block_at(self.func, position);
        let steps = (position - self.live.from[block]) / STEP;
        // The head of a block has none.
        let Some(index) = steps.checked_sub(1) else {
            return;
        };
        for entry in self.live.operands.of(block, index as usize) {
            if let Some(reg) = entry.var().checked_sub(MAX_UNITS) {
                self.touched[reg] = position / STEP * STEP;
            }
        }
    }

    /// The register is spilled: only its touches count. If that is because of an edge, so are the
    /// parameters that it is an argument for, so that it goes from home to home.
    fn spill(&mut self, reg: VReg, step: u32) {
        let mut work = vec![reg];
        while let Some(reg) = work.pop() {
            if std::mem::replace(&mut self.chosen[reg.index()], true) {
                continue;
            }
            for range in self.live.of(reg) {
                self.pressure.add(range.start, range.end, -1);
            }
            self.count_touches(reg);
            self.release_args(reg);
            let start = self
                .by_arg
                .partition_point(|&i| self.links[i as usize].arg < reg);
            for k in start..self.by_arg.len() {
                let i = self.by_arg[k] as usize;
                let link = self.links[i];
                if link.arg != reg {
                    break;
                }
                if self.chosen[link.param.index()] {
                    continue;
                }
                self.counted[i] = true;
                self.pressure.add(link.position, link.position + 1, 1);
                if link.position / STEP == step && !self.spills.fixed[link.param] {
                    work.push(link.param);
                }
            }
        }
    }

    fn count_touches(&mut self, reg: VReg) {
        for &touch in self.touches.get(reg) {
            let base = touch.position / STEP * STEP;
            let (start, end) = match touch.kind {
                Kind::Read => (base + BEFORE + 1, base + READ + 1),
                Kind::Write => (base + WRITE, base + AFTER + 1),
                Kind::Param | Kind::Arg => continue,
            };
            self.pressure.add(start, end, 1);
        }
    }

    /// Arguments of a spilled parameter that are spilled themselves need no register.
    fn release_args(&mut self, param: VReg) {
        let start = self.links.partition_point(|l| l.param < param);
        for i in start..self.links.len() {
            if self.links[i].param != param {
                break;
            }
            if std::mem::replace(&mut self.counted[i], false) {
                let position = self.links[i].position;
                self.pressure.add(position, position + 1, -1);
            }
        }
    }
}
