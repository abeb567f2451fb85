//! The tables' check of themselves: no encoding belongs to two rows.

use crate::parse::{GENERATIONS, Row};
use std::collections::BTreeMap;

/// The space of opcode numbers of the VOP3 encoding.
pub const VOP3_SPACE: &str = "vop3";

/// The column of GFX10.
const FIRST_RDNA: usize = 6;

/// Where the VOP3 encoding puts the numbers of VOPC, VOP2, VOP1 and VINTRP: manual, section 13.3
/// "VOP3a"; GFX6, GFX7, and GFX10 and later have VOP1 at 0x180.
fn vop3_base(family: &str, generation: usize) -> Option<u16> {
    match family {
        "vopc" | VOP3_SPACE => Some(0),
        "vop2" => Some(0x100),
        "vop1" if !(2..FIRST_RDNA).contains(&generation) => Some(0x180),
        "vop1" => Some(0x140),
        "vintrp" if generation == FIRST_RDNA => Some(0x200),
        "vintrp" if (2..FIRST_RDNA).contains(&generation) => Some(0x270),
        _ => None,
    }
}

/// Checks all rows together.
pub fn all(rows: &[Row], exclusive: &[(String, String)]) -> Result<(), String> {
    let mut names = BTreeMap::new();
    let mut taken: BTreeMap<(usize, String, u16, bool), Vec<&Row>> = BTreeMap::new();
    for row in rows {
        addresses(row)?;
        if let Some(other) = names.insert(&row.name, &row.place) {
            return Err(format!(
                "{}: '{}' is already in {other}",
                row.place, row.name
            ));
        }
        let returns = row.flags.iter().any(|f| f == "RETURNS");
        for (generation, name) in GENERATIONS.iter().enumerate() {
            for (space, number) in spaces(row, generation) {
                let here = taken
                    .entry((generation, space.clone(), number, returns))
                    .or_default();
                if let Some(other) = here
                    .iter()
                    .find(|o| !are_exclusive(row, o, generation, exclusive))
                {
                    return Err(format!(
                        "{}: '{}' has opcode {number:#x} of {space} on {} like '{}' ({})",
                        row.place, row.name, name, other.name, other.place
                    ));
                }
                here.push(row);
            }
        }
    }
    Ok(())
}

/// Images, and nothing else, say how many registers their addresses can have.
fn addresses(row: &Row) -> Result<(), String> {
    let least = row.operands.iter().find(|o| o.field == "Vaddr");
    let range = match (row.family.as_str(), least) {
        ("mimg", Some(o)) => o.width..=13,
        _ => 0..=0,
    };
    match range.contains(&row.addresses) {
        true => Ok(()),
        false => Err(format!("{}: 'addresses' is outside {range:?}", row.place)),
    }
}

/// The spaces of opcode numbers that a row takes part in on a generation, with its number there.
pub fn spaces(row: &Row, generation: usize) -> Vec<(String, u16)> {
    let Some((number, family)) = &row.opcodes[generation] else {
        return Vec::new();
    };
    let family = family.as_ref().unwrap_or(&row.family);
    let forms = row
        .other_forms
        .iter()
        .find(|(mask, _)| mask & 1 << generation != 0)
        .map_or(&row.forms, |(_, forms)| forms);
    let mut spaces = Vec::new();
    if family != VOP3_SPACE {
        spaces.push((family.clone(), *number));
    }
    let e64 = family == VOP3_SPACE || forms.iter().any(|f| f == "e64");
    if let (true, Some(base)) = (e64, vop3_base(family, generation)) {
        spaces.push((VOP3_SPACE.to_string(), base + number));
    }
    spaces
}

/// The feature that a row needs on a generation.
fn requires(row: &Row, generation: usize) -> &str {
    let mut others = row.other_requires.iter();
    let other = others.find(|(mask, _)| mask & 1 << generation != 0);
    other.map_or(&row.requires, |(_, feature)| feature)
}

fn are_exclusive(a: &Row, b: &Row, generation: usize, exclusive: &[(String, String)]) -> bool {
    let (a, b) = (requires(a, generation), requires(b, generation));
    exclusive
        .iter()
        .any(|(x, y)| (x == a && y == b) || (x == b && y == a))
}
