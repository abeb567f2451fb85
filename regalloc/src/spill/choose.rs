//! Which values are spilled.
//!
//! Positions are walked in order. Where more registers are needed than wanted, the values that live there without being touched by that
//! instruction are ranked by what a spill costs (reads and writes, weighted by loop depth; half for
//! values that can be computed again) over what it helps (positions of their lives where too much is needed).

use super::{Spills, home};
use crate::constraint::{File, MAX_UNITS};
use crate::live::{AFTER, BEFORE, Live, READ, Range, STEP, WRITE};
use cranelift_entity::EntityRef;
use mir::{Function, VReg};

/// What one level of loops multiplies the cost by.
const LOOP_WEIGHT: f32 = 8.0;

/// Where a value is touched.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Touch {
    reg: VReg,
    position: u32,
    kind: Kind,
    depth: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    Read,
    Write,
}

/// The values to spill now, in the order of their numbers, and the pressure that then remains by position.
pub fn choose(
    func: &Function,
    file: &File,
    live: &Live,
    spills: &Spills,
    wanted: u32,
) -> (Vec<VReg>, Vec<u32>) {
    let mut pressure = pressure(func, file, live);
    if pressure.iter().all(|&p| p <= wanted) {
        return (Vec::new(), pressure);
    }
    let touches = touches(func, file, live);
    let candidates = Candidates::new(func, live, spills, &touches, &pressure, wanted);
    let mut starts: Vec<(Range, VReg)> = Vec::new();
    for &reg in &candidates.regs {
        starts.extend(live.of(reg).iter().map(|&r| (r, reg)));
    }
    starts.sort_unstable_by_key(|(r, reg)| (r.start, *reg));
    let mut starts = starts.into_iter().peekable();
    let mut active: Vec<(Range, VReg)> = Vec::new();
    let mut chosen = vec![false; func.vregs.len()];
    for position in 0..live.last {
        while let Some(next) = starts.next_if(|(r, _)| r.start <= position) {
            active.push(next);
        }
        if pressure[position as usize] <= wanted {
            continue;
        }
        active.retain(|(r, reg)| r.end > position && !chosen[reg.index()]);
        let mut ranked: Vec<(f32, VReg)> = active
            .iter()
            .filter(|(_, reg)| !touched(&touches, *reg, position / STEP))
            .map(|&(_, reg)| (candidates.score[reg.index()], reg))
            .collect();
        ranked.sort_unstable_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        for (_, reg) in ranked {
            if pressure[position as usize] <= wanted {
                break;
            }
            chosen[reg.index()] = true;
            shorten(live, &touches, reg, &mut pressure);
        }
    }
    let regs = (0..chosen.len()).filter(|&i| chosen[i]).map(VReg::new);
    (regs.collect(), pressure)
}

/// Registers needed at each position.
fn pressure(func: &Function, file: &File, live: &Live) -> Vec<u32> {
    let mut change = vec![0i32; live.last as usize + 1];
    let mut add = |ranges: &[Range]| {
        for range in ranges {
            change[range.start as usize] += 1;
            change[range.end.min(live.last) as usize] -= 1;
        }
    };
    for reg in func.vregs.keys().filter(|&r| file.owns(func, r)) {
        add(live.of(reg));
    }
    for unit in 0..usize::from(file.limit).min(MAX_UNITS) {
        if !file.reserved[unit] {
            add(&live.ranges[unit]);
        }
    }
    let mut sum = 0;
    change
        .iter()
        .map(|c| {
            sum += c;
            sum as u32
        })
        .collect()
}

/// All touches, in the order of registers and positions.
fn touches(func: &Function, file: &File, live: &Live) -> Vec<Touch> {
    let mut list = Vec::new();
    for &block in &func.layout {
        let data = &func.blocks[block];
        let depth = data.loop_depth;
        let mut add = |reg, position, kind| {
            if file.owns(func, reg) {
                list.push(Touch {
                    reg,
                    position,
                    kind,
                    depth,
                });
            }
        };
        for &param in &data.params {
            add(param, live.from[block], Kind::Write);
        }
        for (i, inst) in data.insts.iter().enumerate() {
            let base = live.inst(block, i);
            func.for_each_use(inst, |r| add(r, base + READ, Kind::Read));
            func.for_each_def(inst, |r| add(r, base + WRITE, Kind::Write));
        }
        for edge in func.current_succs(block) {
            for &arg in &edge.args {
                add(arg, live.end[block] - 1, Kind::Read);
            }
        }
    }
    list.sort_unstable();
    list
}

fn of_reg(touches: &[Touch], reg: VReg) -> &[Touch] {
    let start = touches.partition_point(|t| t.reg < reg);
    let len = touches[start..].partition_point(|t| t.reg == reg);
    &touches[start..start + len]
}

/// Does an instruction (or block head) touch the register?
fn touched(touches: &[Touch], reg: VReg, step: u32) -> bool {
    let own = of_reg(touches, reg);
    let at = own.partition_point(|t| t.position / STEP < step);
    own.get(at).is_some_and(|t| t.position / STEP == step)
}

/// What may be spilled and how bad that is.
struct Candidates {
    regs: Vec<VReg>,
    score: Vec<f32>,
}

impl Candidates {
    fn new(
        func: &Function,
        live: &Live,
        spills: &Spills,
        touches: &[Touch],
        pressure: &[u32],
        wanted: u32,
    ) -> Candidates {
        let mut over = vec![0u32; pressure.len() + 1];
        for (i, &p) in pressure.iter().enumerate() {
            over[i + 1] = over[i] + u32::from(p > wanted);
        }
        let again = home::rematerializable(func);
        let mut regs = Vec::new();
        let mut score = vec![0.0; func.vregs.len()];
        for own in touches.chunk_by(|a, b| a.reg == b.reg) {
            let reg = own[0].reg;
            if spills.fixed[reg] {
                continue;
            }
            let cost: f32 = own
                .iter()
                .map(|t| LOOP_WEIGHT.powi(t.depth.min(8).into()))
                .sum();
            let cost = if again[reg] { cost * 0.5 } else { cost };
            let ranges = live.of(reg).iter();
            let helps: u32 = ranges
                .map(|r| over[(r.end as usize).min(over.len() - 1)] - over[r.start as usize])
                .sum();
            if helps > 0 {
                score[reg.index()] = cost / helps as f32;
                regs.push(reg);
            }
        }
        Candidates { regs, score }
    }
}

/// The register is spilled: only its touches count.
fn shorten(live: &Live, touches: &[Touch], reg: VReg, pressure: &mut [u32]) {
    for range in live.of(reg) {
        for position in range.start..range.end.min(live.last) {
            pressure[position as usize] -= 1;
        }
    }
    for touch in of_reg(touches, reg) {
        let base = touch.position / STEP * STEP;
        let (start, end) = match touch.kind {
            Kind::Read => (base + BEFORE + 1, base + READ + 1),
            Kind::Write => (base + WRITE, base + AFTER + 1),
        };
        for position in start..end {
            pressure[position as usize] += 1;
        }
    }
}
