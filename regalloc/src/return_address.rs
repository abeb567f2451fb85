//! The return address as a value like any other.
//!
//! Each call writes `s[30:31]`, so a function that calls must keep its own return address
//! elsewhere. Before SGPRs are allocated it gets a pair of virtual registers, copied at the
//! function's start and named by each `p_return`: then it lives in registers that no callee writes
//! if there are some, and in lanes or memory if not, as all that lives across calls. In a function
//! that calls nothing it stays where it is, unless inline assembly has something else there. The
//! entry dominates each return on the wave graph too, so the value is written before each use.
//! Linear.

use mir::{Bank, Function, Inst, Operand, Pseudo};

/// Does inline assembly have something else in its registers?
fn is_named(func: &Function) -> bool {
    let names = |operand: &Operand| match operand {
        Operand::Phys(span) => span.overlaps(mir::abi::call::RETURN_ADDRESS),
        _ => false,
    };
    let mut insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    insts.any(|i| !i.is_pseudo(Pseudo::Return) && i.operands.iter().any(names))
}

/// Makes the return address of a function that calls a pair of virtual registers.
pub fn make_virtual(func: &mut Function) {
    if func.kernel.is_some() || !func.has_calls() && !is_named(func) {
        return;
    }
    let pair = [func.vreg(Bank::Sgpr), func.vreg(Bank::Sgpr)];
    let address = func.operand(&pair);
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let insts = func.blocks[block].insts.iter_mut();
        for inst in insts.filter(|inst| inst.is_pseudo(Pseudo::Return)) {
            if inst.return_address().is_none() {
                inst.operands.insert(0, address);
            }
        }
    }
    let from = Operand::Phys(mir::abi::call::RETURN_ADDRESS);
    let copy = Inst::pseudo(Pseudo::Copy, &[address, from]);
    let entry = func.entry();
    let insts = &mut func.blocks[entry].insts;
    let prolog = insts.iter().take_while(|i| i.is_pseudo(Pseudo::Prolog));
    let at = prolog.count();
    insts.insert(at, copy);
}
