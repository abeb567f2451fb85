//! Kernel descriptors as `.amdhsa_kernel` blocks.

use codeobj::descriptor::{ENTRY_OFFSET, Field, SIZE};
use codeobj::directive::{DIRECTIVES, Directive, Meaning};
use codeobj::registers::{ACCUM_GRANULE, SGPR_ENCODING_GRANULE};
use isa::{Generation, Target, WaveSize};
use std::fmt::Write;

/// A descriptor as directives that give an equivalent one; as bytes, with a note that says why, if
/// it has bits that no directive sets.
///
/// The counts of registers are those of whole granules, with no SGPRs set aside for VCC and its
/// kin.
pub(crate) fn print(name: &str, bytes: &[u8; SIZE], target: &Target, out: &mut String) {
    let stray = stray_bit(bytes, target);
    if stray.is_some() {
        let reason = match stray {
            Some(bit) => format!("reserved bit {bit} of the kernel descriptor is set"),
            None => String::new(),
        };
        let _ = writeln!(out, "; error decoding {name}.kd: {reason}");
        out.push_str("; decoding failed region as bytes\n");
        for byte in bytes {
            let _ = writeln!(out, "\t.byte\t 0x{byte:X}");
        }
        return;
    }
    let _ = writeln!(out, ".amdhsa_kernel {name}");
    for directive in DIRECTIVES.iter().filter(|d| d.on.has(target)) {
        comments_before(directive, bytes, target, out);
        if let Some(value) = value(directive, bytes, target) {
            let _ = writeln!(out, "\t.amdhsa_{} {value}", directive.name);
        }
    }
    out.push_str(".end_amdhsa_kernel\n");
}

/// Fields of the third register that no directive sets are comments before the number of VGPRs.
fn comments_before(directive: &Directive, bytes: &[u8; SIZE], target: &Target, out: &mut String) {
    let generation = target.processor.generation;
    let names: &[&str] = match (directive.name, generation) {
        ("shared_vgpr_count", _) if wave(bytes, target) == WaveSize::W32 => &["SHARED_VGPR_COUNT"],
        ("next_free_vgpr", Generation::Gfx11) => &["TRAP_ON_START", "TRAP_ON_END", "IMAGE_OP"],
        ("next_free_vgpr", Generation::Gfx12) => &["GLG_EN", "IMAGE_OP"],
        _ => &[],
    };
    // A bit of one of them would be a reserved one.
    for name in names {
        let _ = writeln!(out, "\t; {name} 0");
    }
}

/// The wave size that the descriptor asks for.
fn wave(bytes: &[u8; SIZE], target: &Target) -> WaveSize {
    let field = Field::EnableWavefrontSize32;
    match field.is_on(target.processor.generation) && field.get(bytes) != 0 {
        true => WaveSize::W32,
        false => WaveSize::W64,
    }
}

/// The value to print; `None` if nothing is printed.
fn value(directive: &Directive, bytes: &[u8; SIZE], target: &Target) -> Option<u64> {
    let granules = |field: Field, granule: u16| (field.get(bytes) + 1) * u64::from(granule);
    Some(match directive.meaning {
        Meaning::Field(Field::KernargPreloadOffset) => {
            return Some(Field::KernargPreloadOffset.get(bytes)).filter(|&n| n > 0);
        }
        Meaning::PreloadLength => {
            return Some(Field::KernargPreloadLength.get(bytes)).filter(|&n| n > 0);
        }
        Meaning::Field(Field::SharedVgprCount) if wave(bytes, target) == WaveSize::W32 => {
            return None;
        }
        Meaning::InstPrefSize => match target.processor.generation {
            Generation::Gfx11 => Field::InstPrefSizeGfx11.get(bytes),
            _ => Field::InstPrefSizeGfx12.get(bytes),
        },
        Meaning::Field(field) | Meaning::UserSgprs(field, _) => field.get(bytes),
        Meaning::UserSgprCount => return user_sgprs(bytes),
        Meaning::NextFreeVgpr => granules(
            Field::GranulatedWorkitemVgprCount,
            target
                .processor
                .vgpr_file(wave(bytes, target))
                .encoding_granule,
        ),
        Meaning::NextFreeSgpr => {
            granules(Field::GranulatedWavefrontSgprCount, SGPR_ENCODING_GRANULE)
        }
        Meaning::AccumOffset => granules(Field::AccumOffset, ACCUM_GRANULE),
        Meaning::ReserveVcc | Meaning::ReserveFlatScratch => 0,
        Meaning::ReserveXnackMask => 0,
    })
}

/// The count of user SGPRs where it does not follow from those that are enabled.
fn user_sgprs(bytes: &[u8; SIZE]) -> Option<u64> {
    let implied: u64 = DIRECTIVES
        .iter()
        .map(|d| match d.meaning {
            Meaning::UserSgprs(field, sgprs) => field.get(bytes) * u64::from(sgprs),
            Meaning::PreloadLength => Field::KernargPreloadLength.get(bytes),
            _ => 0,
        })
        .sum();
    Some(Field::UserSgprCount.get(bytes)).filter(|&n| n != implied)
}

/// The first bit that is set and belongs to no field of the target.
fn stray_bit(bytes: &[u8; SIZE], target: &Target) -> Option<usize> {
    let generation: Generation = target.processor.generation;
    let entry = ENTRY_OFFSET * 8..ENTRY_OFFSET * 8 + 64;
    let is_known = |bit: &usize| {
        entry.contains(bit)
            || Field::ALL.iter().any(|f| {
                let first = usize::from(f.bit());
                let bits = first..first + usize::from(f.width());
                f.is_on(generation) && bits.contains(bit)
            })
    };
    (0..SIZE * 8)
        .filter(|bit| bytes[bit / 8] >> (bit % 8) & 1 != 0)
        .find(|bit| !is_known(bit))
}
