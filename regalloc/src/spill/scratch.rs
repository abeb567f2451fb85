//! A function that had no memory of its own gets some.

use isa::Reg;
use mir::{Function, Operand};

/// The function now has memory of its own: a kernel may need the scratch resource in its first
/// registers, which moves its other inputs. They are still named by the copies at its start only.
pub fn use_scratch(func: &mut Function) {
    func.frame.uses_scratch = true;
    let Some(abi) = &mut func.kernel else {
        return;
    };
    let old = inputs(abi);
    abi.request_scratch(func.frame.access);
    let new = inputs(abi);
    if old.iter().all(|input| new.contains(input)) {
        return;
    }
    let renamed = |reg: Reg| {
        let (input, span) = old.iter().find(|(_, span)| span.contains(reg))?;
        let (_, to) = new.iter().find(|(n, _)| n == input)?;
        to.base.checked_next(reg.code() - span.base.code())
    };
    let mut written = [false; Reg::COUNT];
    let calls = func.has_calls();
    let blocks = if calls { 1 } else { func.layout.len() };
    for &block in &func.layout[..blocks] {
        for inst in &mut func.blocks[block].insts {
            for k in 0..inst.operands.len() {
                let (writes, _) = inst.access(k);
                let Operand::Phys(span) = &mut inst.operands[k] else {
                    continue;
                };
                if writes {
                    span.regs()
                        .for_each(|r| written[usize::from(r.code())] = true);
                } else if !written[usize::from(span.base.code())] {
                    span.base = renamed(span.base).unwrap_or(span.base);
                }
            }
        }
    }
}

/// An input of a kernel.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Input {
    User(mir::UserSgpr),
    Preloaded,
    Group(usize),
}

fn inputs(abi: &mir::KernelAbi) -> Vec<(Input, isa::RegSpan)> {
    let users = mir::UserSgpr::all();
    let user = users.filter_map(|u| abi.user_sgpr(u).map(|span| (Input::User(u), span)));
    let groups =
        (0..3).filter_map(|d| abi.workgroup_id_reg(d).map(|r| (Input::Group(d), r.into())));
    let preloaded = abi.preloaded_sgprs().map(|s| (Input::Preloaded, s));
    user.chain(preloaded).chain(groups).collect()
}
