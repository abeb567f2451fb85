//! Reads `formats.tbl` and prints the formats, the dispatch from the first nine bits, and the
//! dispatch from opcode numbers to rows.

use crate::check::{VOP3_SPACE, spaces};
use crate::parse::{GENERATIONS, Row, camel, mask};
use std::collections::BTreeMap;
use std::fmt::Write;

/// A row of the table.
pub struct Format {
    name: String,
    gens: u16,
    bytes: u8,
    mask: u32,
    value: u32,
    fields: Vec<(String, u8, u8)>,
}

/// Reads the whole table.
pub fn table(file: &str, text: &str) -> Result<Vec<Format>, String> {
    let mut formats = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or("").trim();
        if !line.is_empty() {
            formats.push(format(line).map_err(|e| format!("{file}:{}: {e}", number + 1))?);
        }
    }
    Ok(formats)
}

fn format(line: &str) -> Result<Format, String> {
    let cells: Vec<&str> = line.split('|').map(str::trim).collect();
    let [name, gens, bytes, fixed, fields] = cells[..] else {
        return Err(format!("a format has five cells, here are {}", cells.len()));
    };
    let (mask_text, value) = fixed.split_once(' ').ok_or("mask and value")?;
    let mut format = Format {
        name: name.to_string(),
        gens: mask(gens)?,
        bytes: bytes.parse().map_err(|_| "bytes")?,
        mask: hex(mask_text)?,
        value: hex(value.trim())?,
        fields: Vec::new(),
    };
    let mut taken = 0u128;
    for token in fields.split_whitespace() {
        let field = field(token).ok_or_else(|| format!("field '{token}'"))?;
        let bits = ((1u128 << field.2) - 1) << field.1;
        if taken & bits != 0 || u128::from(format.mask) & bits != 0 {
            return Err(format!(
                "field '{token}' overlaps another or the fixed bits"
            ));
        }
        if u32::from(field.1 + field.2) > u32::from(format.bytes) * 8 {
            return Err(format!("field '{token}' is past the end"));
        }
        taken |= bits;
        format.fields.push(field);
    }
    Ok(format)
}

fn hex(text: &str) -> Result<u32, String> {
    text.strip_prefix("0x")
        .and_then(|t| u32::from_str_radix(t, 16).ok())
        .ok_or_else(|| format!("number '{text}'"))
}

fn field(token: &str) -> Option<(String, u8, u8)> {
    let (name, place) = token.split_once('@')?;
    let (low, width) = place.split_once('+')?;
    Some((name.to_string(), low.parse().ok()?, width.parse().ok()?))
}

/// The text of `formats.rs`.
pub fn generate(formats: &[Format], rows: &[Row]) -> Result<String, String> {
    let mut out = String::new();
    let kinds = kinds(&mut out, formats);
    let _ = writeln!(
        out,
        "pub(crate) static FORMATS: [Format; {}] = [",
        formats.len()
    );
    for f in formats {
        let fields: String = f
            .fields
            .iter()
            .map(|(name, low, width)| format!("(Bits::{}, {low}, {width}), ", camel(name)))
            .collect();
        let _ = writeln!(
            out,
            "    Format::new({}, {:#x}, {:#x}, &[{fields}]),",
            f.bytes, f.mask, f.value
        );
    }
    out.push_str("];\n");
    index(&mut out, formats, &kinds)?;
    dispatch(&mut out, formats, &kinds);
    opcodes(&mut out, rows);
    Ok(out)
}

/// The different names, each a variant of `FormatKind`.
fn kinds(out: &mut String, formats: &[Format]) -> Vec<String> {
    let mut kinds: Vec<String> = Vec::new();
    for f in formats {
        if !kinds.contains(&f.name) {
            kinds.push(f.name.clone());
        }
    }
    out.push_str("/// The formats' names.\n#[derive(Clone, Copy, PartialEq, Eq, Debug)]\n#[repr(u8)]\npub(crate) enum FormatKind {\n");
    for kind in &kinds {
        let _ = writeln!(out, "    {},", camel(kind));
    }
    out.push_str("}\n");
    let _ = writeln!(
        out,
        "pub(crate) static FORMAT_KINDS: [FormatKind; {}] = [",
        kinds.len()
    );
    for kind in &kinds {
        let _ = writeln!(out, "    FormatKind::{},", camel(kind));
    }
    out.push_str("];\n");
    kinds
}

/// `FORMAT_INDEX[generation][kind]` is the position in `FORMATS`, 255 where there is none.
fn index(out: &mut String, formats: &[Format], kinds: &[String]) -> Result<(), String> {
    let _ = writeln!(
        out,
        "pub(crate) static FORMAT_INDEX: [[u8; {}]; {}] = [",
        kinds.len(),
        GENERATIONS.len()
    );
    for (generation, name) in GENERATIONS.iter().enumerate() {
        let mut row = vec![255u8; kinds.len()];
        for (position, f) in formats.iter().enumerate() {
            if f.gens & 1 << generation != 0 {
                let kind = kinds.iter().position(|k| *k == f.name).unwrap_or(0);
                if row[kind] != 255 {
                    return Err(format!("format {} twice on {name}", f.name));
                }
                row[kind] = position as u8;
            }
        }
        let _ = writeln!(out, "    {row:?},");
    }
    out.push_str("];\n");
    Ok(())
}

/// `DISPATCH[generation][bits 31..23]` is the format's kind, 255 where there is none. Where
/// several match, the one with the most fixed bits, and of these the first, counts.
fn dispatch(out: &mut String, formats: &[Format], kinds: &[String]) {
    let _ = writeln!(
        out,
        "pub(crate) static DISPATCH: [[u8; 512]; {}] = [",
        GENERATIONS.len()
    );
    for generation in 0..GENERATIONS.len() {
        let mut row = Vec::with_capacity(512);
        for top in 0..512u32 {
            let word = top << 23;
            let best = formats
                .iter()
                .filter(|f| f.gens & 1 << generation != 0 && f.mask != 0)
                .filter(|f| word & f.mask == f.value)
                .rev()
                .max_by_key(|f| f.mask.count_ones());
            let kind = best.and_then(|f| kinds.iter().position(|k| *k == f.name));
            row.push(kind.map_or(255, |k| k as u8));
        }
        let _ = writeln!(out, "    {row:?},");
    }
    out.push_str("];\n");
}

/// Dispatch from numbers to rows: `OPCODES[generation][family][returns]`, 0xffff where there is
/// none. A number that two rows with exclusive features share has the second in `ALTERNATIVES`.
fn opcodes(out: &mut String, rows: &[Row]) {
    let mut tables: BTreeMap<(usize, String, bool), Vec<u16>> = BTreeMap::new();
    let mut alternatives = Vec::new();
    for (row_index, row) in rows.iter().enumerate() {
        for generation in 0..GENERATIONS.len() {
            for (space, number) in spaces(row, generation) {
                let returns = space != "ds" && row.flags.iter().any(|f| f == "RETURNS");
                let table = tables.entry((generation, space, returns)).or_default();
                if table.len() <= usize::from(number) {
                    table.resize(usize::from(number) + 1, 0xffff);
                }
                let place = &mut table[usize::from(number)];
                if *place == 0xffff {
                    *place = row_index as u16;
                } else {
                    alternatives.push((*place, row_index as u16));
                }
            }
        }
    }
    alternatives.sort_unstable();
    alternatives.dedup();
    let families = FAMILIES.len();
    let _ = writeln!(
        out,
        "pub(crate) static OPCODES: [[[&[u16]; 2]; {families}]; {}] = [",
        GENERATIONS.len()
    );
    for generation in 0..GENERATIONS.len() {
        out.push_str("    [\n");
        for family in FAMILIES {
            let part = |returns| {
                let key = (generation, family.to_string(), returns);
                tables
                    .get(&key)
                    .map_or(String::from("&[]"), |t| format!("&{t:?}"))
            };
            let _ = writeln!(out, "        [{}, {}],", part(false), part(true));
        }
        out.push_str("    ],\n");
    }
    out.push_str("];\n");
    let _ = writeln!(
        out,
        "pub(crate) static ALTERNATIVES: [(u16, u16); {}] = {alternatives:?};",
        alternatives.len()
    );
}

/// The families in the order of the enum `Family`.
const FAMILIES: [&str; 23] = [
    "sop1", "sop2", "sopc", "sopk", "sopp", "smem", "vop1", "vop2", "vopc", VOP3_SPACE, "vop3p",
    "vintrp", "ds", "flat", "global", "scratch", "mubuf", "mtbuf", "mimg", "exp", "vinterp",
    "ldsdir", "vopd",
];
