//! Accumulators of matrix instructions that stay in AccVGPRs, where these are a file of their own
//! (gfx908; CDNA1 manual, section 12.11 "VOP3P-MAI").
//!
//! Instruction selection brings C of each matrix instruction from VGPRs to the first AccVGPRs, and
//! D back. Here, on the thread graph before instructions are scheduled, what goes from one to the
//! next stays where it is:
//!
//! 1. `forward`: values get one name; `find`: the instructions with their moves;
//! 2. `values`: what is in AccVGPRs, each D and those parameters of blocks that are C of an
//!    instruction and that the loop's last D comes back to; who reads them; and where they come to
//!    VGPRs for others, outside of the loops that they are computed in;
//! 3. `webs`: values that one place suits, by their live ranges; and the places, no two of which
//!    overlap that live at once;
//! 4. `rewrite`: places for moves. Parameters of blocks go: all that reaches one is in its place.
//!
//! No value is in two places, so no edge needs a permutation: what is not in the place of the
//! parameter that it comes to is moved there by way of VGPRs. Where there is not room for all, the
//! instructions whose place was sought last keep their moves, and everything is tried again.
//!
//! # Lanes
//! Matrix instructions write all lanes, whatever EXEC says. Those in blocks that lanes may wait
//! beside ([`crate::partial`]) keep their moves and the first AccVGPRs, which are given to nothing
//! else then. In other blocks no lane is elsewhere with a value; what is written by moves is
//! written for active lanes. So liveness on the thread graph is right.
//!
//! Linear in instructions and what is live across blocks, and webs × webs.

mod find;
mod forward;
mod rewrite;
mod values;
mod webs;

use crate::constraint::File;
use crate::live::Live;
use crate::{AllocOptions, Clobbers, constraint, partial};
use cranelift_entity::SecondaryMap;
use isa::{Machine, Opcode, RegKind, VgprFile};
use mir::abi::standard;
use mir::{Bank, Block, Function, Inst, Operand, Pseudo};

/// Tries with fewer and fewer instructions that go without moves.
const TRIES: usize = 8;

/// Matrix instructions of a function for which it is tried.
const MOST: usize = 4096;

/// May there be something for [`keep_accumulators`] to do?
pub fn may_keep_accumulators(func: &Function, machine: &Machine) -> bool {
    let separate = machine.facts().vgpr_file == VgprFile::Separate;
    if !separate || !machine.has(Opcode::VAccvgprWriteB32) || func.has_calls() {
        return false;
    }
    let insts = || func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    let matrices = insts().filter(|i| constraint::is_matrix(i)).count();
    (1..=MOST).contains(&matrices) && !insts().any(|i| i.is_pseudo(Pseudo::Asm))
}

/// Keeps accumulators in AccVGPRs below a limit, which is that of the kernel's VGPRs. Copies must
/// be gone already. Tells whether something may have changed.
pub fn keep_accumulators(func: &mut Function, machine: &Machine, limit: u16) -> bool {
    if !may_keep_accumulators(func, machine) {
        return false;
    }
    let limit = match func.kernel {
        Some(_) => limit,
        None => standard::FIRST_AGPR,
    };
    forward::forward(func);
    let partial = partial_blocks(func, machine);
    let mut products = find::products(func, |block| partial[block]);
    for _ in 0..TRIES {
        if products.is_empty() {
            break;
        }
        let shape = values::Shape::new(func);
        let values = values::Values::new(func, &shape, &products);
        let own = find::own(&products);
        let free = free_registers(func, limit, |block, at| own.contains(&(block, at)));
        match webs::place(func, &products, &values, &free) {
            Ok(places) => {
                rewrite::rewrite(func, &products, &values, &places);
                break;
            }
            Err(without) => {
                let mut number = 0..;
                products.retain(|_| number.next().is_some_and(|n| !without.contains(&n)));
            }
        }
    }
    true
}

/// In which blocks may the wave be while lanes wait elsewhere?
fn partial_blocks(func: &Function, machine: &Machine) -> SecondaryMap<Block, bool> {
    let clobbers = |_| Clobbers::standard(func.frame.access);
    let options = AllocOptions::new(machine, &clobbers);
    let file = File::new(func, Bank::Vgpr, &options);
    let mut live = Live::default();
    live.compute(func, &file);
    partial::partial_blocks(func, &file, &live)
}

/// Which AccVGPRs below a limit no instruction names, but for those that are left out by their
/// places.
pub(crate) fn free_registers(
    func: &Function,
    limit: u16,
    is_left_out: impl Fn(Block, usize) -> bool,
) -> Vec<bool> {
    let mut free = vec![true; usize::from(limit)];
    for &block in &func.layout {
        for (at, inst) in func.blocks[block].insts.iter().enumerate() {
            if !is_left_out(block, at) {
                names(inst, |n| {
                    free.get_mut(n).into_iter().for_each(|f| *f = false)
                });
            }
        }
    }
    free
}

/// Calls `f` with the numbers of the AccVGPRs that an instruction names.
fn names(inst: &Inst, mut f: impl FnMut(usize)) {
    for operand in &inst.operands {
        if let Operand::Phys(span) = operand
            && span.base.kind() == RegKind::Agpr
        {
            let first = usize::from(span.base.index());
            (first..first + usize::from(span.count)).for_each(&mut f);
        }
    }
}
