//! Reads a table.
//!
//! A line is a comment (`#`), a directive, or a row of five cells separated by `|`:
//!
//! ```text
//! name | operands | one opcode number for each generation | forms | attributes
//! ```
//!
//! * Operand: `[>|+]field:class<width>:type[:mods]`; `>` is written, `+` read and written.
//! * Opcode number: `-` (does not exist), `0x1f`, or `vop2:0x1f` where the generation encodes the
//!   instruction in another family.
//! * Attributes: a flag, or `key=value`; keys `reads`, `writes`, `count`, `hazard`, `rate`,
//!   `requires`, `mnemonic`, `addresses`, `name.<gens>`, `alias.<gens>`, `forms.<gens>`,
//!   `reads.<gens>`, `requires.<gens>`; generations are joined by `+`. An alias is a second
//!   mnemonic that is read but never printed.
//! * Directives: `family <f>`, `defaults <attributes>` (of the rows below that do not have the key
//!   themselves), `exclusive <feature> <feature>` (no processor has both).

/// Generations, in the order of the columns.
pub const GENERATIONS: [&str; 9] = [
    "gfx6", "gfx7", "gfx8", "gfx9", "gfx90a", "gfx940", "gfx10", "gfx11", "gfx12",
];

/// An operand, its parts as identifiers of the generated code.
pub struct Operand {
    pub field: String,
    pub role: &'static str,
    pub class: &'static str,
    pub width: u8,
    pub ty: String,
    pub mods: Vec<&'static str>,
}

/// A row.
#[derive(Default)]
pub struct Row {
    /// `file:line`, for messages.
    pub place: String,
    pub name: String,
    pub mnemonic: String,
    pub family: String,
    pub operands: Vec<Operand>,
    /// Number and, where it differs, family.
    pub opcodes: Vec<Option<(u16, Option<String>)>>,
    pub forms: Vec<String>,
    pub reads: Vec<String>,
    pub writes: Vec<String>,
    pub count: Vec<String>,
    pub flags: Vec<String>,
    pub hazard: String,
    pub rate: String,
    pub requires: String,
    /// Most registers of an image's address; 0 for others.
    pub addresses: u8,
    /// The row with the sources exchanged (`pairs.tbl`).
    pub reversed: Option<String>,
    /// The row that adds to its own destination (`pairs.tbl`).
    pub accumulates_as: Option<String>,
    /// The row with a 16-bit constant for a source (`pairs.tbl`).
    pub with_constant: Option<String>,
    /// The row that does the same (`pairs.tbl`).
    pub same: Option<String>,
    /// The row that does the same but for SCC (`pairs.tbl`).
    pub other_scc: Option<String>,
    /// Generation mask and mnemonic.
    pub names: Vec<(u16, String)>,
    /// Generation mask and a second mnemonic.
    pub aliases: Vec<(u16, String)>,
    /// Generation mask and forms.
    pub other_forms: Vec<(u16, Vec<String>)>,
    /// Generation mask and needed feature.
    pub other_requires: Vec<(u16, String)>,
    /// Generation mask and implicit reads.
    pub other_reads: Vec<(u16, Vec<String>)>,
}

/// A table.
#[derive(Default)]
pub struct Table {
    pub rows: Vec<Row>,
    /// Pairs of features that no processor has together.
    pub exclusive: Vec<(String, String)>,
}

/// Reads a whole table; `file` is its name in messages.
pub fn table(file: &str, text: &str) -> Result<Table, String> {
    let mut table = Table::default();
    let mut family = String::new();
    let mut defaults = String::new();
    for (number, line) in text.lines().enumerate() {
        let place = format!("{file}:{}", number + 1);
        let line = line.split('#').next().unwrap_or("").trim();
        if line.is_empty() {
            continue;
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "family" => family = rest.trim().to_string(),
            "defaults" => defaults = rest.trim().to_string(),
            "exclusive" => {
                let (a, b) = rest
                    .trim()
                    .split_once(' ')
                    .ok_or_else(|| format!("{place}: 'exclusive' wants two features"))?;
                table.exclusive.push((a.to_string(), b.trim().to_string()));
            }
            _ => {
                let row = row(&place, line, &family, &defaults)
                    .map_err(|message| format!("{place}: {message}"))?;
                table.rows.push(row);
            }
        }
    }
    Ok(table)
}

fn row(place: &str, line: &str, family: &str, defaults: &str) -> Result<Row, String> {
    let cells: Vec<&str> = line.split('|').map(str::trim).collect();
    let [name, operands, opcodes, forms, attributes] = cells[..] else {
        return Err(format!("a row has five cells, here are {}", cells.len()));
    };
    let mut row = Row {
        place: place.to_string(),
        name: name.to_string(),
        mnemonic: name.to_string(),
        family: family.to_string(),
        forms: forms.split_whitespace().map(str::to_string).collect(),
        hazard: "None".to_string(),
        rate: "Full".to_string(),
        requires: "none".to_string(),
        ..Row::default()
    };
    for token in operands.split_whitespace() {
        row.operands
            .push(operand(token).map_err(|e| format!("operand '{token}': {e}"))?);
    }
    for cell in opcodes.split_whitespace() {
        row.opcodes
            .push(opcode(cell).ok_or_else(|| format!("opcode number '{cell}'"))?);
    }
    if row.opcodes.len() != GENERATIONS.len() {
        return Err(format!(
            "{} opcode numbers instead of {}",
            row.opcodes.len(),
            GENERATIONS.len()
        ));
    }
    for token in defaults
        .split_whitespace()
        .chain(attributes.split_whitespace())
    {
        attribute(&mut row, token)?;
    }
    Ok(row)
}

fn opcode(cell: &str) -> Option<Option<(u16, Option<String>)>> {
    if cell == "-" {
        return Some(None);
    }
    let (family, number) = match cell.split_once(':') {
        Some((family, number)) => (Some(family.to_string()), number),
        None => (None, cell),
    };
    let number = u16::from_str_radix(number.strip_prefix("0x")?, 16).ok()?;
    Some(Some((number, family)))
}

fn attribute(row: &mut Row, token: &str) -> Result<(), String> {
    let Some((key, value)) = token.split_once('=') else {
        row.flags.push(token.to_string());
        return Ok(());
    };
    let list = || -> Vec<String> {
        value
            .split(',')
            .filter(|v| !v.is_empty() && *v != "none")
            .map(str::to_string)
            .collect()
    };
    match key.split_once('.') {
        None => match key {
            "reads" => row.reads = list(),
            "writes" => row.writes = list(),
            "count" => row.count = list(),
            "hazard" => row.hazard = value.to_string(),
            "rate" => row.rate = value.to_string(),
            "requires" => row.requires = value.to_string(),
            "mnemonic" => row.mnemonic = value.to_string(),
            "addresses" => {
                row.addresses = value.parse().map_err(|_| format!("number '{value}'"))?;
            }
            _ => return Err(format!("attribute '{key}'")),
        },
        Some(("name", gens)) => row.names.push((mask(gens)?, value.to_string())),
        Some(("reads", gens)) => row.other_reads.push((mask(gens)?, list())),
        Some(("requires", gens)) => row.other_requires.push((mask(gens)?, value.to_string())),
        Some(("alias", gens)) => row.aliases.push((mask(gens)?, value.to_string())),
        Some(("forms", gens)) => row.other_forms.push((mask(gens)?, list())),
        Some(_) => return Err(format!("attribute '{key}'")),
    }
    Ok(())
}

/// The mask of generations joined by `+`.
pub fn mask(gens: &str) -> Result<u16, String> {
    gens.split('+').try_fold(0, |mask, name| {
        let index = GENERATIONS
            .iter()
            .position(|g| *g == name)
            .ok_or_else(|| format!("generation '{name}'"))?;
        Ok(mask | 1 << index)
    })
}

/// Classes by their abbreviations in the tables.
const CLASSES: [(&str, &str); 36] = [
    ("v", "Vgpr"),
    ("a", "Agpr"),
    ("av", "VgprOrAgpr"),
    ("avi", "VgprOrAgprOrInline"),
    ("s", "Sgpr"),
    ("ss", "Ssrc"),
    ("si", "SgprOrInline"),
    ("vs", "Vsrc"),
    ("lm", "LaneMask"),
    ("vl", "VgprOrLdsDirect"),
    ("so", "SgprOrOff"),
    ("vo", "VgprOrOff"),
    ("smo", "SmemOffset"),
    ("simm", "Simm16"),
    ("uimm", "Uimm16"),
    ("branch", "Branch"),
    ("hwreg", "Hwreg"),
    ("sendmsg", "Sendmsg"),
    ("waitcnt", "Waitcnt"),
    ("lit", "Literal"),
    ("param", "InterpParam"),
    ("attr", "Attr"),
    ("chan", "AttrChan"),
    ("tgt", "ExpTarget"),
    ("gpridx", "GprIdx"),
    ("vsi", "VsrcNoLiteral"),
    ("himm", "HexImm16"),
    ("version", "Version"),
    ("depctr", "Depctr"),
    ("delay", "DelayAlu"),
    ("msgrtn", "SendmsgRtn"),
    ("barrier", "Barrier"),
    ("vsm", "VsrcOrM0"),
    ("sn", "SgprOrNull"),
    ("vi", "VgprOrInline"),
    ("smi", "SmemImm"),
];

/// Input modifiers by their letters in the tables.
const MODS: [(char, &str); 8] = [
    ('n', "NEG"),
    ('a', "ABS"),
    ('s', "SEXT"),
    ('o', "OP_SEL"),
    ('h', "OP_SEL_HI"),
    ('p', "NEG_LO_HI"),
    ('l', "NEG_LO"),
    ('t', "TRUE16"),
];

pub fn operand(token: &str) -> Result<Operand, String> {
    let (role, rest) = match token.as_bytes().first() {
        Some(b'>') => ("Def", &token[1..]),
        Some(b'+') => ("DefUse", &token[1..]),
        _ => ("Use", token),
    };
    let parts: Vec<&str> = rest.split(':').collect();
    let (field, class, ty, mods) = match parts[..] {
        [field, class, ty] => (field, class, ty, ""),
        [field, class, ty, mods] => (field, class, ty, mods),
        _ => return Err("want field:class:type[:mods]".to_string()),
    };
    let letters = class.trim_end_matches(|c: char| c.is_ascii_digit());
    let width = &class[letters.len()..];
    let class = CLASSES
        .iter()
        .find(|(short, _)| *short == letters)
        .ok_or_else(|| format!("class '{letters}'"))?
        .1;
    let mods = mods
        .chars()
        .map(|c| {
            MODS.iter()
                .find(|(m, _)| *m == c)
                .map(|m| m.1)
                .ok_or(format!("modifier '{c}'"))
        })
        .collect::<Result<_, _>>()?;
    Ok(Operand {
        field: camel(field),
        role,
        class,
        width: if width.is_empty() {
            0
        } else {
            width.parse().map_err(|_| "width")?
        },
        ty: type_name(ty),
        mods,
    })
}

/// `f32` → `F32`, `v2f16` → `V2F16`.
fn type_name(ty: &str) -> String {
    match ty.strip_prefix('v') {
        Some(rest) if rest.starts_with(|c: char| c.is_ascii_digit()) => {
            format!("V{}{}", &rest[..1], camel(&rest[1..]))
        }
        _ => camel(ty),
    }
}

/// `v_add_f32` → `VAddF32`.
pub fn camel(name: &str) -> String {
    name.split(['_', '-'])
        .flat_map(|part| {
            let mut chars = part.chars();
            chars
                .next()
                .map(|c| c.to_ascii_uppercase())
                .into_iter()
                .chain(chars)
        })
        .collect()
}
