//! Data movements between lanes (DPP_CTRL): one row each, which assembler, printer and encoder
//! read (Vega ISA, section 13.3.9, "DPP"; CDNA2 ISA, same heading; RDNA ISA, "DPP16").
//!
//! `quad_perm`, all controls below 0x100, has four numbers and no row.

use crate::processor::Generation;
use std::fmt;
use std::ops::RangeInclusive;

/// What a movement's name is followed by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Argument {
    /// Nothing.
    None,
    /// A number out of a range.
    Number(u16, u16),
}

/// Movements of a name, whose controls follow one another.
struct Movement {
    name: &'static str,
    argument: Argument,
    /// Control of the argument's first value.
    control: u16,
    since: Generation,
    until: Generation,
}

impl Movement {
    fn exists(&self, generation: Generation) -> bool {
        (self.since..=self.until).contains(&generation)
    }

    fn controls(&self) -> RangeInclusive<u16> {
        match self.argument {
            Argument::None => self.control..=self.control,
            Argument::Number(least, most) => self.control..=self.control + (most - least),
        }
    }
}

const fn movement(
    name: &'static str,
    argument: Argument,
    control: u16,
    (since, until): (Generation, Generation),
) -> Movement {
    Movement {
        name,
        argument,
        control,
        since,
        until,
    }
}

const ALWAYS: (Generation, Generation) = (Generation::Gfx8, Generation::Gfx12);
/// GFX10 has nothing that leaves the row.
const GCN: (Generation, Generation) = (Generation::Gfx8, Generation::Gfx940);
const CDNA2: (Generation, Generation) = (Generation::Gfx90a, Generation::Gfx940);
const RDNA: (Generation, Generation) = (Generation::Gfx10, Generation::Gfx12);
const STEPS: Argument = Argument::Number(1, 15);
const LANES: Argument = Argument::Number(0, 15);
const ONE: Argument = Argument::Number(1, 1);

const MOVEMENTS: [Movement; 14] = [
    movement("row_shl", STEPS, 0x101, ALWAYS),
    movement("row_shr", STEPS, 0x111, ALWAYS),
    movement("row_ror", STEPS, 0x121, ALWAYS),
    movement("wave_shl", ONE, 0x130, GCN),
    movement("wave_rol", ONE, 0x134, GCN),
    movement("wave_shr", ONE, 0x138, GCN),
    movement("wave_ror", ONE, 0x13c, GCN),
    movement("row_mirror", Argument::None, 0x140, ALWAYS),
    movement("row_half_mirror", Argument::None, 0x141, ALWAYS),
    movement("row_bcast", Argument::Number(15, 15), 0x142, GCN),
    movement("row_bcast", Argument::Number(31, 31), 0x143, GCN),
    movement("row_newbcast", LANES, 0x150, CDNA2),
    movement("row_share", LANES, 0x150, RDNA),
    movement("row_xmask", LANES, 0x160, RDNA),
];

/// Bits of the masks of rows and of banks: there are four of each (manual, section 13.3, "DPP").
pub(crate) const MASK: u64 = 0xf;

/// The last control of `quad_perm`.
const QUAD_PERM: u16 = 0xff;

/// How wide what is moved is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moved {
    /// 32 bits at the most.
    Word,
    /// 64 bits, of which gfx90a and later can only be asked for the broadcast in a row.
    Pair,
}

/// Does the movement exist?
pub(crate) fn is_possible(control: u16, moved: Moved, generation: Generation) -> bool {
    let row = (MOVEMENTS.iter()).find(|m| m.exists(generation) && m.controls().contains(&control));
    if moved == Moved::Pair && (CDNA2.0..=CDNA2.1).contains(&generation) {
        return row.is_some_and(|row| row.name == "row_newbcast");
    }
    row.is_some() || control <= QUAD_PERM
}

/// Has the generation movements of a name? All have `quad_perm`.
pub(crate) fn has_name(name: &str, generation: Generation) -> bool {
    let mut rows = MOVEMENTS.iter().filter(|m| m.name == name);
    name == "quad_perm" || rows.any(|m| m.exists(generation))
}

/// The control of a movement that is followed by a number; `None` if it does not exist.
pub(crate) fn control(name: &str, value: i64, generation: Generation) -> Option<i64> {
    let rows = MOVEMENTS.iter();
    let mut rows = rows.filter(|m| m.name == name && m.exists(generation));
    rows.find_map(|row| match row.argument {
        Argument::Number(least, most) => {
            let inside = (i64::from(least)..=i64::from(most)).contains(&value);
            inside.then(|| i64::from(row.control) + value - i64::from(least))
        }
        Argument::None => None,
    })
}

/// The control of a movement that is followed by nothing.
pub(crate) fn control_of_name(name: &str) -> Option<(&'static str, i64)> {
    let mut rows = MOVEMENTS.iter();
    let row = rows.find(|m| m.name == name && m.argument == Argument::None)?;
    Some((row.name, row.control.into()))
}

/// The modifier as text, with a blank before it. What another generation has is shown as there.
pub(crate) fn write(
    f: &mut fmt::Formatter<'_>,
    control: u16,
    generation: Generation,
) -> fmt::Result {
    if control <= QUAD_PERM {
        let [a, b, c, d] = [0, 2, 4, 6].map(|shift| control >> shift & 3);
        return write!(f, " quad_perm:[{a},{b},{c},{d}]");
    }
    let rows = || MOVEMENTS.iter().filter(|m| m.controls().contains(&control));
    let row = rows().find(|m| m.exists(generation)).or(rows().next());
    match row {
        Some(row) => match row.argument {
            Argument::None => write!(f, " {}", row.name),
            Argument::Number(least, _) => {
                write!(f, " {}:{}", row.name, control - row.control + least)
            }
        },
        None => f.write_str(" /* Invalid dpp_ctrl value */"),
    }
}
