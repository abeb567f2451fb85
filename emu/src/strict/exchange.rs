//! Two vector registers that change places by three exclusive sums, where there is no
//! `v_swap_b32` (before GFX9).
//!
//! `a ^= b; b ^= a; a ^= b` gives each register what the other one held, even where that is
//! undefined. The shadow of a single sum cannot see that ([`super::sums`] has the same for scalar
//! registers, where sums occur in other ways, too). So the shadows of both are kept from the first
//! sum on, until one of the registers is written in another way or further lanes are active.

use super::footprint::{File, Footprint};
use crate::wave::Lanes;
use isa::{Field, Form, InstFlags, Opcode};

/// An exchange that has begun.
#[derive(Clone, Debug)]
struct Begun {
    /// The register that is written first and last, and its undefined bits before.
    first: (usize, Lanes),
    /// The other one.
    second: (usize, Lanes),
    exec: u64,
    sums: u8,
}

/// The exchange that may be under way.
#[derive(Clone, Debug, Default)]
pub(super) struct Exchange {
    begun: Option<Box<Begun>>,
}

/// The registers of a sum of whole registers that is put into one of them: that one, the other.
fn sum_into(print: &Footprint) -> Option<(usize, usize)> {
    let whole = matches!(print.inst.form, Form::E32 | Form::E64);
    if print.inst.opcode != Opcode::VXorB32 || !whole {
        return None;
    }
    let vector = |field: Field| {
        let regs = print.operand(field)?;
        (regs.file == File::Vector).then_some(usize::from(regs.first))
    };
    let to = print.writes.iter().find(|r| r.field == Some(Field::Vdst))?;
    let to = usize::from(to.first);
    match (vector(Field::Src0)?, vector(Field::Src1)?) {
        (a, b) if a == b => None,
        (a, b) if a == to => Some((to, b)),
        (a, b) if b == to => Some((to, a)),
        _ => None,
    }
}

impl Exchange {
    /// An instruction is about to be executed; gives the register that gets the other one's bits,
    /// and which of those are undefined.
    pub fn follow(
        &mut self,
        print: &Footprint,
        exec: u64,
        vectors: &[Lanes],
    ) -> Option<(usize, Lanes)> {
        let Some((to, other)) = sum_into(print) else {
            self.forget(print);
            return None;
        };
        if let Some(begun) = self.begun.as_mut().filter(|b| exec & !b.exec == 0) {
            let (first, second) = (begun.first.0, begun.second.0);
            if begun.sums == 1 && (to, other) == (second, first) {
                (begun.sums, begun.exec) = (2, exec);
                return Some((to, begun.first.1));
            }
            if begun.sums == 2 && (to, other) == (first, second) {
                let begun = self.begun.take()?;
                return Some((to, begun.second.1));
            }
        }
        self.begun = Some(Box::new(Begun {
            first: (to, vectors[to]),
            second: (other, vectors[other]),
            exec,
            sums: 1,
        }));
        None
    }

    /// What else is written is exchanged no more.
    fn forget(&mut self, print: &Footprint) {
        let Some(begun) = &self.begun else {
            return;
        };
        let written = |register: usize| {
            let regs = print.writes.iter().filter(|r| r.file == File::Vector);
            regs.flat_map(|r| r.each()).any(|r| r == register)
        };
        // Indexed registers may be any.
        let indexed = print.has(InstFlags::SIDE_EFFECTS);
        if indexed || written(begun.first.0) || written(begun.second.0) {
            self.begun = None;
        }
    }
}
