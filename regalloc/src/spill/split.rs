//! Lives are cut where values leave registers ([`mod@super::walk`]).
//!
//! Each value that leaves is saved behind its write, and each time that it is brought back it has a
//! new name. At the head of a block it has the name that it has at the ends of all blocks before,
//! or is a parameter if these differ: the least solution of that, found by going through the blocks
//! until nothing changes.

use super::code::Code;
use super::edges::Edges;
use super::scratch::use_scratch;
use super::walk::Residence;
use super::{Home, Spills, edges, home};
use crate::constraint::File;
use crate::live::Live;
use crate::trace::Trace;
use crate::whole::whole_values_of;
use cranelift_entity::{EntitySet, SecondaryMap};
use mir::{Bank, Block, Function, Inst, Operand, VReg};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Names of values that leave, in the blocks.
#[derive(Default)]
struct Names {
    /// At heads.
    heads: FxHashMap<(Block, VReg), VReg>,
    /// At ends, of those that a block brings back: the last name.
    ends: FxHashMap<(Block, VReg), VReg>,
    /// Of what is brought back, in the order of a block's list.
    temps: SecondaryMap<Block, Vec<VReg>>,
    /// Parameters that were made, with the values that they have.
    params: SecondaryMap<Block, Vec<(VReg, VReg)>>,
    /// The blocks before each.
    preds: SecondaryMap<Block, Vec<Block>>,
    /// The block that writes each value.
    written: SecondaryMap<VReg, Option<Block>>,
}

impl Names {
    /// At the end of a block, if it is known yet.
    fn at_end(&self, block: Block, value: VReg) -> Option<VReg> {
        if let Some(&name) = self.ends.get(&(block, value)) {
            return Some(name);
        }
        if self.written[value] == Some(block) {
            return Some(value);
        }
        self.heads.get(&(block, value)).copied()
    }
}

/// Cuts lives, and gives the homes that this takes to `spills`.
pub fn split(
    func: &mut Function,
    file: &File,
    live: &Live,
    trace: &mut Trace,
    spills: &mut Spills,
    mut residence: Residence,
) {
    let mut whole = whole_values_of(func, file);
    let chosen: Vec<VReg> = residence.leaving.iter().collect();
    let homes = home::assign(func, file, live, spills, &chosen, &whole);
    for &block in &func.layout {
        residence.reloads[block].sort_by_key(|r| r.0);
    }
    let edges = edges::take(func, &homes, file, |param| residence.passed.contains(param));
    let names = name(func, &residence, &mut whole);
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        for edge in edges::succs_mut(func, block) {
            for arg in &mut edge.args {
                *arg = names.at_end(block, *arg).unwrap_or(*arg);
            }
        }
    }
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let mut code = Code::new(func, spills, &homes, &mut whole, block);
        cut(&mut code, &residence, &names, &edges);
        code.finish(trace);
    }
    let read = names_read(func, &names);
    add_parameters(func, &names, &read);
    remove_unread(func, trace, spills, &names, &homes, &read);
    if file.bank == Bank::Vgpr && spills.stored > 0 {
        use_scratch(func);
    }
}

/// Names all that is brought back, and what values are called at the heads of blocks.
fn name(func: &mut Function, residence: &Residence, whole: &mut SecondaryMap<VReg, bool>) -> Names {
    let mut names = Names::default();
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        for &(_, value) in &residence.reloads[block] {
            let temp = named_like(func, whole, value);
            names.temps[block].push(temp);
            names.ends.insert((block, value), temp);
        }
        let data = &func.blocks[block];
        for &param in &data.params {
            names.written[param] = Some(block);
        }
        for inst in &data.insts {
            func.for_each_def(inst, |r| names.written[r] = Some(block));
        }
    }
    for &block in &func.layout {
        for edge in func.current_succs(block) {
            names.preds[edge.block].push(block);
        }
    }
    let mut changed = true;
    while changed {
        changed = false;
        for i in 0..func.layout.len() {
            let block = func.layout[i];
            let heads = &residence.heads[block];
            for &value in heads.iter().filter(|&&v| residence.leaving.contains(v)) {
                let known = names.heads.get(&(block, value)).copied();
                if known.is_some_and(|k| names.params[block].iter().any(|p| p.0 == k)) {
                    continue;
                }
                let before = names.preds[block].iter();
                let mut before = before.filter_map(|&p| names.at_end(p, value));
                let Some(first) = before.next() else { continue };
                let name = match before.all(|n| n == first) {
                    true => first,
                    false => {
                        let param = named_like(func, whole, value);
                        names.params[block].push((param, value));
                        param
                    }
                };
                changed |= names.heads.insert((block, value), name) != Some(name);
            }
        }
    }
    names
}

fn named_like(func: &mut Function, whole: &mut SecondaryMap<VReg, bool>, value: VReg) -> VReg {
    let name = func.vreg(func.vregs[value].bank);
    whole[name] = whole[value];
    name
}

/// Writes a block with what is saved and brought back, and with the names of values.
fn cut(code: &mut Code, residence: &Residence, names: &Names, edges: &Edges) {
    let block = code.block;
    let mut now: FxHashMap<VReg, VReg> = FxHashMap::default();
    for &value in &residence.heads[block] {
        if let Some(&name) = names.heads.get(&(block, value)) {
            now.insert(value, name);
        }
    }
    // Homes that parameters are saved in may be those of arguments, which end before.
    edges::run(&edges.start[block], code);
    for i in 0..code.func.blocks[block].params.len() {
        let param = code.func.blocks[block].params[i];
        code.save_at_home(param, code.lanes_of(param));
    }
    let reloads = residence.reloads[block].iter().zip(&names.temps[block]);
    let mut reloads = reloads.peekable();
    let old = std::mem::take(&mut code.func.blocks[block].insts);
    let last = old.len().saturating_sub(1);
    for (i, mut inst) in old.into_iter().enumerate() {
        while let Some((&(_, value), &temp)) = reloads.next_if(|r| r.0.0 == i as u32) {
            code.load_as(temp, value);
            now.insert(value, temp);
        }
        // Homes that are written may be those of values that end here.
        if i == last {
            edges::run(&edges.end[block], code);
        }
        rename_uses(code.func, &mut inst, &now);
        code.copy(inst, i);
    }
}

/// An instruction reads what values are called where it stands.
fn rename_uses(func: &mut Function, inst: &mut Inst, now: &FxHashMap<VReg, VReg>) {
    for k in 0..inst.operands.len() {
        let Operand::Regs(list) = inst.operands[k] else {
            continue;
        };
        let regs = func.regs(list);
        if inst.access(k).0 || !regs.iter().any(|r| now.contains_key(r)) {
            continue;
        }
        let renamed = regs.iter().map(|r| now.get(r).copied().unwrap_or(*r));
        let renamed: SmallVec<[VReg; 8]> = renamed.collect();
        inst.operands[k] = func.operand(&renamed);
    }
}

/// The names that are read, by instructions, by parameters that were there before, and by those
/// that were made and are read themselves.
fn names_read(func: &Function, names: &Names) -> EntitySet<VReg> {
    let mut read = EntitySet::new();
    let mut work = Vec::new();
    let mut made = FxHashMap::default();
    for &block in &func.layout {
        for &(param, value) in &names.params[block] {
            made.insert(param, (block, value));
        }
        let mut note = |name| {
            read.insert(name);
            work.push(name);
        };
        for inst in &func.blocks[block].insts {
            func.for_each_use(inst, &mut note);
        }
        let args = func.current_succs(block).iter().flat_map(|e| &e.args);
        args.for_each(|&arg| note(arg));
    }
    while let Some(name) = work.pop() {
        let Some((block, value)) = made.remove(&name) else {
            continue;
        };
        for arg in names.preds[block]
            .iter()
            .filter_map(|&p| names.at_end(p, value))
        {
            read.insert(arg);
            work.push(arg);
        }
    }
    read
}

/// Adds the parameters that were made and are read, and their arguments.
fn add_parameters(func: &mut Function, names: &Names, read: &EntitySet<VReg>) {
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        for edge in edges::succs_mut(func, block) {
            let made = names.params[edge.block].iter();
            for &(param, value) in made.filter(|p| read.contains(p.0)) {
                edge.args.push(names.at_end(block, value).unwrap_or(param));
            }
        }
        let made = names.params[block].iter().map(|p| p.0);
        let made = made.filter(|&p| read.contains(p));
        func.blocks[block].params.extend(made);
    }
}

/// Takes out what nobody reads: values that were brought back and left again before they were
/// used, and what is computed again wherever it is needed.
fn remove_unread(
    func: &mut Function,
    trace: &mut Trace,
    spills: &mut Spills,
    names: &Names,
    homes: &SecondaryMap<VReg, Option<Home>>,
    read: &EntitySet<VReg>,
) {
    let mut temps = EntitySet::new();
    for &block in &func.layout {
        names.temps[block].iter().for_each(|&t| _ = temps.insert(t));
    }
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let mut reloads = 0;
        let mut is_unread = |inst: &Inst| {
            let Some(&Operand::Regs(list)) = inst.operands.first() else {
                return false;
            };
            let &[reg] = func.regs(list) else {
                return false;
            };
            if !inst.access(0).0 || read.contains(reg) {
                return false;
            }
            reloads += u32::from(temps.contains(reg));
            let again = matches!(homes[reg], Some(Home::Again(_)));
            temps.contains(reg) || again && home::gives_constant(func, inst) == Some(reg)
        };
        let removed: Vec<bool> = func.blocks[block]
            .insts
            .iter()
            .map(&mut is_unread)
            .collect();
        spills.reloads -= reloads;
        if removed.contains(&true) {
            trace.remove(block, &removed);
            let mut removed = removed.iter();
            func.blocks[block]
                .insts
                .retain(|_| removed.next() == Some(&false));
        }
    }
}
