//! Reads `vopd.tbl`, whose lines are halves of pairs, and makes a row of every pair.

use crate::parse::{self, GENERATIONS, Operand, Row};

/// A half: as the first and as the second of a pair.
struct Half {
    name: String,
    renamed: Option<(u16, String)>,
    operands: String,
    first: Option<u16>,
    second: Option<u16>,
    reads_vcc: bool,
}

/// The rows of all pairs; `file` is the table's name in messages.
pub fn table(file: &str, text: &str) -> Result<Vec<Row>, String> {
    let mut halves = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or("").trim();
        if !line.is_empty() {
            halves.push(half(line).map_err(|e| format!("{file}:{}: {e}", number + 1))?);
        }
    }
    let mut rows = Vec::new();
    for x in &halves {
        for y in &halves {
            if let (Some(first), Some(second)) = (x.first, y.second) {
                rows.push(pair(file, x, y, first << 5 | second)?);
            }
        }
    }
    Ok(rows)
}

fn half(line: &str) -> Result<Half, String> {
    let cells: Vec<&str> = line.split('|').map(str::trim).collect();
    let [name, operands, first, second, attributes] = cells[..] else {
        return Err(format!("a half has five cells, here are {}", cells.len()));
    };
    let number = |cell: &str| match cell.strip_prefix("0x") {
        Some(digits) => u16::from_str_radix(digits, 16)
            .map(Some)
            .map_err(|_| format!("number '{cell}'")),
        None if cell == "-" => Ok(None),
        None => Err(format!("number '{cell}'")),
    };
    let mut half = Half {
        name: name.to_string(),
        renamed: None,
        operands: operands.to_string(),
        first: number(first)?,
        second: number(second)?,
        reads_vcc: false,
    };
    for token in attributes.split_whitespace() {
        match token.split_once('=') {
            Some(("reads", "vcc")) => half.reads_vcc = true,
            Some((key, name)) if key.starts_with("name.") => {
                half.renamed = Some((parse::mask(&key[5..])?, name.to_string()));
            }
            _ => return Err(format!("attribute '{token}'")),
        }
    }
    Ok(half)
}

fn pair(file: &str, x: &Half, y: &Half, number: u16) -> Result<Row, String> {
    let mut row = Row {
        place: format!("{file}: {} and {}", x.name, y.name),
        name: format!("v_dual_{}_{}", x.name, y.name),
        mnemonic: mnemonic(&x.name, &y.name),
        family: "vopd".to_string(),
        opcodes: GENERATIONS
            .iter()
            .map(|g| matches!(*g, "gfx11" | "gfx12").then_some((number, None)))
            .collect(),
        forms: vec!["native".to_string()],
        reads: vec!["exec".to_string(), "mode".to_string()],
        hazard: "valu".to_string(),
        rate: "full".to_string(),
        requires: "none".to_string(),
        ..Row::default()
    };
    if x.reads_vcc || y.reads_vcc {
        row.reads.push("vcc".to_string());
    }
    let gens = x
        .renamed
        .iter()
        .chain(&y.renamed)
        .fold(0, |gens, (mask, _)| gens | mask);
    if gens != 0 {
        let of = |half: &Half| match &half.renamed {
            Some((_, name)) => name.clone(),
            None => half.name.clone(),
        };
        row.names.push((gens, mnemonic(&of(x), &of(y))));
    }
    row.operands = operands(&x.operands)?;
    for mut operand in operands(&y.operands)? {
        operand.field = match operand.field.as_str() {
            "Vdst" => "VdstY",
            "Src0" => "Src0Y",
            "Src1" => "Src1Y",
            other => other,
        }
        .to_string();
        row.operands.push(operand);
    }
    Ok(row)
}

/// Both names, as one: `v_dual_mov_b32::v_dual_add_f32`.
fn mnemonic(x: &str, y: &str) -> String {
    format!("v_dual_{x}::v_dual_{y}")
}

fn operands(text: &str) -> Result<Vec<Operand>, String> {
    text.split_whitespace().map(parse::operand).collect()
}
