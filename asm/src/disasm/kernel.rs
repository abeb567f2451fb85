//! Kernel descriptors as `.amdhsa_kernel` blocks.

use crate::kernel::table::{DIRECTIVES, Directive, Meaning};
use emit::descriptor::{ENTRY_OFFSET, FIELDS, SGPR_ENCODING_GRANULE, SIZE, field_named};
use isa::{Generation, Target};
use std::fmt::Write;

/// A descriptor as directives that give an equivalent one; as bytes, with a note that says why, if it has bits that no directive sets.
///
/// The counts of registers are those of whole granules, with no SGPRs set aside for VCC and its kin.
pub(crate) fn print(name: &str, bytes: &[u8; SIZE], target: &Target, out: &mut String) {
    if let Some(bit) = stray_bit(bytes, target) {
        let _ = writeln!(
            out,
            "; error decoding {name}.kd: reserved bit {bit} of the kernel descriptor is set"
        );
        out.push_str("; decoding failed region as bytes\n");
        for byte in bytes {
            let _ = writeln!(out, "\t.byte\t 0x{byte:X}");
        }
        return;
    }
    let _ = writeln!(out, ".amdhsa_kernel {name}");
    for directive in DIRECTIVES.iter().filter(|d| d.on.has(target)) {
        if let Some(value) = value(directive, bytes, target) {
            let _ = writeln!(out, "\t.amdhsa_{} {value}", directive.name);
        }
    }
    out.push_str(".end_amdhsa_kernel\n");
}

fn get(field: &str, bytes: &[u8; SIZE]) -> u64 {
    field_named(field).map_or(0, |f| f.get(bytes))
}

/// The value to print; `None` if nothing is printed.
fn value(directive: &Directive, bytes: &[u8; SIZE], target: &Target) -> Option<u64> {
    let granules = |field, granule: u16| (get(field, bytes) + 1) * u64::from(granule);
    Some(match directive.meaning {
        Meaning::Field("kernarg_preload_offset") => {
            return Some(get("kernarg_preload_offset", bytes)).filter(|&n| n > 0);
        }
        Meaning::PreloadLength => {
            return Some(get("kernarg_preload_length", bytes)).filter(|&n| n > 0);
        }
        Meaning::Field(field) | Meaning::UserSgprs(field, _) => get(field, bytes),
        Meaning::UserSgprCount => return user_sgprs(bytes),
        Meaning::NextFreeVgpr => granules(
            "granulated_workitem_vgpr_count",
            target.processor.vgpr_granule,
        ),
        Meaning::NextFreeSgpr => granules("granulated_wavefront_sgpr_count", SGPR_ENCODING_GRANULE),
        Meaning::AccumOffset => granules("accum_offset", 4),
        Meaning::ReserveVcc | Meaning::ReserveFlatScratch => 0,
        Meaning::ReserveXnackMask => 0,
    })
}

/// The count of user SGPRs where it does not follow from those that are enabled.
fn user_sgprs(bytes: &[u8; SIZE]) -> Option<u64> {
    let implied: u64 = DIRECTIVES
        .iter()
        .map(|d| match d.meaning {
            Meaning::UserSgprs(field, sgprs) => get(field, bytes) * u64::from(sgprs),
            Meaning::PreloadLength => get("kernarg_preload_length", bytes),
            _ => 0,
        })
        .sum();
    Some(get("user_sgpr_count", bytes)).filter(|&n| n != implied)
}

/// The first bit that is set and belongs to no field of the target.
fn stray_bit(bytes: &[u8; SIZE], target: &Target) -> Option<usize> {
    let generation: Generation = target.processor.generation;
    let entry = ENTRY_OFFSET * 8..ENTRY_OFFSET * 8 + 64;
    let is_known = |bit: &usize| {
        entry.contains(bit)
            || FIELDS.iter().any(|f| {
                let first = usize::from(f.bit);
                f.is_on(generation) && (first..first + usize::from(f.width)).contains(bit)
            })
    };
    (0..SIZE * 8)
        .filter(|bit| bytes[bit / 8] >> (bit % 8) & 1 != 0)
        .find(|bit| !is_known(bit))
}
