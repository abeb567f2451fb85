//! The tables' check of themselves: no encoding belongs to two rows.

use crate::parse::{GENERATIONS, Row};
use std::collections::BTreeMap;

/// Where the VOP3 encoding puts the numbers of VOPC, VOP2 and VOP1: manual, section 13.3
/// "VOP3a"; GFX6 and GFX7 have VOP1 at 0x180.
fn vop3_base(family: &str, generation: usize) -> Option<u16> {
    match family {
        "vopc" | "vop3" => Some(0),
        "vop2" => Some(0x100),
        "vop1" if generation < 2 => Some(0x180),
        "vop1" => Some(0x140),
        _ => None,
    }
}

/// Checks all rows together.
pub fn all(rows: &[Row], exclusive: &[(String, String)]) -> Result<(), String> {
    let mut names = BTreeMap::new();
    let mut taken: BTreeMap<(usize, String, u16, bool), Vec<&Row>> = BTreeMap::new();
    for row in rows {
        if let Some(other) = names.insert(&row.name, &row.place) {
            return Err(format!(
                "{}: '{}' is already in {other}",
                row.place, row.name
            ));
        }
        for (generation, cell) in row.opcodes.iter().enumerate() {
            let Some((number, family)) = cell else {
                continue;
            };
            let family = family.as_ref().unwrap_or(&row.family);
            for space in spaces(row, family, generation) {
                let number = number + space.1;
                let returns = row.flags.iter().any(|f| f == "RETURNS");
                let here = taken
                    .entry((generation, space.0, number, returns))
                    .or_default();
                for other in here.iter() {
                    if !are_exclusive(row, other, exclusive) {
                        return Err(format!(
                            "{}: '{}' has opcode {number:#x} of {} on {} like '{}' ({})",
                            row.place,
                            row.name,
                            family,
                            GENERATIONS[generation],
                            other.name,
                            other.place
                        ));
                    }
                }
                here.push(row);
            }
        }
    }
    Ok(())
}

/// The spaces of opcode numbers that a row takes part in, and what is added to its number there.
fn spaces(row: &Row, family: &str, generation: usize) -> Vec<(String, u16)> {
    let mut spaces = Vec::new();
    let native = family != "vop3";
    if native {
        spaces.push((family.to_string(), 0));
    }
    let e64 = family == "vop3" || row.forms.iter().any(|f| f == "e64");
    if let (true, Some(base)) = (e64, vop3_base(family, generation)) {
        spaces.push(("vop3".to_string(), base));
    }
    spaces
}

fn are_exclusive(a: &Row, b: &Row, exclusive: &[(String, String)]) -> bool {
    exclusive.iter().any(|(x, y)| {
        (*x == a.requires && *y == b.requires) || (*x == b.requires && *y == a.requires)
    })
}
