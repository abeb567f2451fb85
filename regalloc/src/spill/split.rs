//! Lives are cut where values leave registers ([`mod@super::walk`]).
//!
//! Each value that leaves is saved behind its write, and each time that it is brought back it has a
//! new name ([`mod@super::naming`]).

use super::code::Code;
use super::edges::Edges;
use super::naming::{self, Names, Param};
use super::scratch::use_scratch;
use super::walk::Residence;
use super::{Home, Spills, edges, home};
use crate::constraint::File;
use crate::live::Live;
use crate::trace::Trace;
use crate::whole::whole_values_of;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};
use mir::{Bank, Block, Function, Inst, Operand, VReg};
use smallvec::SmallVec;

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
    let names = naming::name(func, &residence, &chosen, &mut whole);
    let mut now = Now::default();
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let mut code = Code::new(func, spills, &homes, &mut whole, block);
        cut(&mut code, &residence, &names, &edges, &mut now);
        code.finish(trace);
    }
    let read = names_read(func, &names);
    add_parameters(func, &names, &read);
    remove_unread(func, trace, spills, &names, &homes, &read);
    if file.bank == Bank::Vgpr && spills.stored > 0 {
        use_scratch(func);
    }
}

/// What values are called at a place of a block.
#[derive(Default)]
struct Now {
    /// None of those that are called what they were.
    names: SecondaryMap<VReg, PackedOption<VReg>>,
    /// Those that have one.
    named: Vec<VReg>,
}

impl Now {
    /// Values are called what they were.
    fn clear(&mut self) {
        self.named
            .drain(..)
            .for_each(|v| self.names[v] = None.into());
    }

    fn call(&mut self, value: VReg, name: VReg) {
        if self.names[value].is_none() {
            self.named.push(value);
        }
        self.names[value] = name.into();
    }

    fn name(&self, value: VReg) -> VReg {
        self.names[value].expand().unwrap_or(value)
    }
}

/// Writes a block with what is saved and brought back, and with the names of values.
fn cut(code: &mut Code, residence: &Residence, names: &Names, edges: &Edges, now: &mut Now) {
    let block = code.block;
    now.clear();
    for (&value, &name) in residence.heads[block].iter().zip(&names.heads[block]) {
        if let Some(name) = name.expand() {
            now.call(value, name);
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
            now.call(value, temp);
        }
        // Homes that are written may be those of values that end here.
        if i == last {
            edges::run(&edges.end[block], code);
        }
        rename_uses(code.func, &mut inst, now);
        code.copy(inst, i);
    }
    for edge in edges::succs_mut(code.func, block) {
        edge.args.iter_mut().for_each(|arg| *arg = now.name(*arg));
    }
}

/// An instruction reads what values are called where it stands.
fn rename_uses(func: &mut Function, inst: &mut Inst, now: &Now) {
    for k in 0..inst.operands.len() {
        let Operand::Regs(list) = inst.operands[k] else {
            continue;
        };
        let regs = func.regs(list);
        if inst.access(k).0 || !regs.iter().any(|&r| now.names[r].is_some()) {
            continue;
        }
        let renamed = regs.iter().map(|&r| now.name(r));
        let renamed: SmallVec<[VReg; 8]> = renamed.collect();
        inst.operands[k] = func.operand(&renamed);
    }
}

/// The names that are read, by instructions, by parameters that were there before, and by those
/// that were made and are read themselves.
fn names_read(func: &Function, names: &Names) -> EntitySet<VReg> {
    let mut read = EntitySet::with_capacity(func.vregs.len());
    let mut work = Vec::new();
    let mut made: SecondaryMap<VReg, Option<&Param>> = SecondaryMap::new();
    for &block in &func.layout {
        for param in &names.params[block] {
            made[param.name] = Some(param);
        }
    }
    for &block in &func.layout {
        let mut note = |name| {
            read.insert(name);
            work.extend(made[name].take());
        };
        for inst in &func.blocks[block].insts {
            func.for_each_use(inst, &mut note);
        }
        let args = func.current_succs(block).iter().flat_map(|e| &e.args);
        args.for_each(|&arg| note(arg));
    }
    while let Some(param) = work.pop() {
        for &arg in &param.args {
            read.insert(arg);
            work.extend(made[arg].take());
        }
    }
    read
}

/// Adds the parameters that were made and are read, and their arguments.
fn add_parameters(func: &mut Function, names: &Names, read: &EntitySet<VReg>) {
    // How many edges to each block have been seen.
    let mut seen: SecondaryMap<Block, usize> = SecondaryMap::new();
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        for edge in edges::succs_mut(func, block) {
            let made = names.params[edge.block].iter();
            let number = seen[edge.block];
            let made = made.filter(|p| read.contains(p.name));
            edge.args.extend(made.map(|p| p.args[number]));
            seen[edge.block] += 1;
        }
        let made = names.params[block].iter().map(|p| p.name);
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
    let mut temps = EntitySet::with_capacity(func.vregs.len());
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
