//! Reads `pairs.tbl` into the rows that it relates.

use crate::parse::Row;

/// Reads the table; `file` is its name in messages.
pub fn apply(file: &str, text: &str, rows: &mut [Row]) -> Result<(), String> {
    for (number, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or("");
        let words: Vec<&str> = line.split_whitespace().collect();
        let done = match words[..] {
            [] => Ok(()),
            [relation, a, b] => relate(relation, a, b, rows),
            _ => Err("a line is a relation and two rows".to_string()),
        };
        done.map_err(|message| format!("{file}:{}: {message}", number + 1))?;
    }
    Ok(())
}

fn relate(relation: &str, a: &str, b: &str, rows: &mut [Row]) -> Result<(), String> {
    let place = |name: &str| {
        let found = rows.iter().position(|r| r.name == name);
        found.ok_or_else(|| format!("no row '{name}'"))
    };
    let (i, j) = (place(a)?, place(b)?);
    match relation {
        "reversed" => {
            same_sources(&rows[i], &rows[j])?;
            set(&mut rows[i].reversed, b)?;
            set(&mut rows[j].reversed, a)
        }
        "constant" => set(&mut rows[i].with_constant, b),
        "same" => {
            same_sources(&rows[i], &rows[j])?;
            set(&mut rows[i].same, b)?;
            set(&mut rows[j].same, a)
        }
        "other_scc" => {
            same_sources(&rows[i], &rows[j])?;
            set(&mut rows[i].other_scc, b)
        }
        "accumulates" => set(&mut rows[i].accumulates_as, b),
        _ => Err(format!("relation '{relation}'")),
    }
}

/// Sources can be exchanged only if they take the same.
fn same_sources(a: &Row, b: &Row) -> Result<(), String> {
    let of = |row: &Row| -> Vec<(String, &'static str, u8)> {
        let operands = row.operands.iter();
        operands
            .map(|o| (o.field.clone(), o.class, o.width))
            .collect()
    };
    match of(a) == of(b) {
        true => Ok(()),
        false => Err(format!("'{}' and '{}' have other operands", a.name, b.name)),
    }
}

fn set(cell: &mut Option<String>, name: &str) -> Result<(), String> {
    match cell.replace(name.to_string()) {
        None => Ok(()),
        Some(other) => Err(format!("related to '{other}' already")),
    }
}
