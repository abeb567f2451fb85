//! Reads the code sequences out of AMDGPUUsage: its tables, row by row, each cell of machine code
//! as numbered steps with the conditions that stand below them.

/// A step of a cell: an instruction, or a reference to another row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What stands behind the number.
    pub text: String,
    /// Sentences that say when it is left out: "If …, omit …", "Use …".
    pub conditions: Vec<String>,
}

/// The steps of a cell for accesses with some flags.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variant {
    /// `!volatile & !nontemporal`, `!volatile & nontemporal`, `volatile`; empty where the cell does
    /// not tell them apart.
    pub flags: String,
    /// The steps.
    pub steps: Vec<Step>,
}

/// A row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its line in the document.
    pub line: usize,
    /// The heading above it: `Release Atomic`.
    pub section: String,
    /// `load`, `load atomic`, `store`, `store atomic`, `atomicrmw`, `fence`
    pub instr: String,
    /// `acquire`; `*none*`
    pub ordering: String,
    /// `workgroup`; `*none*`, `*any*`
    pub scopes: Vec<String>,
    /// `global`; `*none*`, `*any*`
    pub spaces: Vec<String>,
    /// Sentences that are no step: "Same as …", "If TgSplit execution mode, … cannot be used."
    pub remarks: Vec<String>,
    /// The steps.
    pub variants: Vec<Variant>,
}

/// How the sentences begin that say why a step is there, and ask for none.
const REASONS: [&str; 7] = [
    "Could be split into separate s_waitcnt",
    "Ensures ",
    "However, since LLVM currently has no address space on the fence",
    "Must happen ",
    "Performs L2 writeback to ensure",
    "See :ref:`amdgpu-fence-as`",
    "s_waitcnt ",
];

/// The rows of a table: `GFX6-GFX9`.
///
/// # Errors
///
/// If the document has no such table, or something stands in it that is not understood.
pub fn rows(document: &str, table: &str) -> Result<Vec<Row>, String> {
    let title = format!(".. table:: AMDHSA Memory Model Code Sequences {table}");
    let mut lines = document.lines().enumerate();
    lines
        .find(|(_, l)| l.trim() == title)
        .ok_or_else(|| format!("no table of {table}"))?;
    let is_rule = |line: &str| line.trim_start().starts_with("====");
    let (_, rule) = lines.find(|(_, l)| is_rule(l)).ok_or("no columns")?;
    let columns = columns(rule);
    // The heading's end, and the table's.
    lines.find(|(_, l)| is_rule(l)).ok_or("no heading")?;
    let body: Vec<(usize, &str)> = lines.take_while(|(_, l)| !is_rule(l)).collect();
    let (mut rows, mut section) = (Vec::new(), String::new());
    let mut cells: Option<(usize, Cells)> = None;
    for (number, line) in body {
        let text = line.trim();
        if text.starts_with("**") || text.starts_with("----") {
            if let Some((line, cells)) = cells.take() {
                rows.push(row(line, &section, &cells)?);
            }
            if let Some(name) = text.strip_prefix("**") {
                section = name.trim_end_matches('*').to_string();
            }
            continue;
        }
        let parts = split(line, &columns);
        if !parts[0].trim().is_empty() {
            let begun = cells.replace((number + 1, Cells::default()));
            if let Some((line, cells)) = begun {
                rows.push(row(line, &section, &cells)?);
            }
        }
        match &mut cells {
            Some((_, cells)) => cells.add(parts),
            None if text.is_empty() => {}
            None => return Err(format!("line {}: of no row: {text}", number + 1)),
        }
    }
    if let Some((line, cells)) = cells {
        rows.push(row(line, &section, &cells)?);
    }
    Ok(rows)
}

/// Where the columns begin.
fn columns(rule: &str) -> [usize; 5] {
    let bytes = rule.as_bytes();
    let begins = |i: &usize| bytes[*i] == b'=' && (*i == 0 || bytes[*i - 1] == b' ');
    let begins: Vec<usize> = (0..bytes.len()).filter(begins).collect();
    begins.try_into().expect("five columns")
}

fn split<'a>(line: &'a str, columns: &[usize; 5]) -> [&'a str; 5] {
    std::array::from_fn(|i| {
        let begin = columns[i].min(line.len());
        let end = columns.get(i + 1).map_or(line.len(), |c| *c);
        &line[begin..end.min(line.len())]
    })
}

/// The lines of a row's cells.
#[derive(Default)]
struct Cells {
    keys: [Vec<String>; 4],
    code: Vec<String>,
}

impl Cells {
    fn add(&mut self, parts: [&str; 5]) {
        for (cell, part) in self.keys.iter_mut().zip(parts) {
            if !part.trim().is_empty() {
                cell.push(part.trim().trim_start_matches("- ").to_string());
            }
        }
        self.code.push(parts[4].trim().to_string());
    }
}

fn row(line: usize, section: &str, cells: &Cells) -> Result<Row, String> {
    let mut row = Row {
        line,
        section: section.to_string(),
        instr: cells.keys[0].join(" "),
        ordering: cells.keys[1].join(" "),
        scopes: cells.keys[2].clone(),
        spaces: cells.keys[3].clone(),
        remarks: Vec::new(),
        variants: Vec::new(),
    };
    for paragraph in paragraphs(&cells.code) {
        row.take(paragraph)
            .map_err(|what| format!("line {line}: {what}"))?;
    }
    Ok(row)
}

/// A piece of a cell.
enum Paragraph {
    /// Behind a number.
    Step(String),
    /// Behind a dash.
    Point(String),
    /// Other text.
    Text(String),
}

fn paragraphs(lines: &[String]) -> Vec<Paragraph> {
    let mut all: Vec<Paragraph> = Vec::new();
    let mut goes_on = false;
    for line in lines {
        let numbered = line
            .split_once(". ")
            .filter(|(n, _)| n.bytes().all(|b| b.is_ascii_digit()));
        if let Some((_, step)) = numbered {
            all.push(Paragraph::Step(step.trim().to_string()));
        } else if let Some(point) = line.strip_prefix("- ") {
            all.push(Paragraph::Point(point.to_string()));
        } else if let Some(last) = all.last_mut().filter(|_| goes_on && !line.is_empty()) {
            let (Paragraph::Step(text) | Paragraph::Point(text) | Paragraph::Text(text)) = last;
            *text += " ";
            *text += line;
        } else if !line.is_empty() {
            all.push(Paragraph::Text(line.clone()));
        }
        goes_on = !line.is_empty();
    }
    all
}

impl Row {
    fn take(&mut self, paragraph: Paragraph) -> Result<(), String> {
        match paragraph {
            Paragraph::Step(text) => {
                let conditions = Vec::new();
                if self.variants.is_empty() {
                    self.begin(String::new());
                }
                let steps = self.variants.last_mut().map(|v| &mut v.steps);
                steps.expect("a variant").push(Step { text, conditions });
            }
            Paragraph::Point(text) if is_flags(&text) => self.begin(text),
            Paragraph::Point(text) if text.starts_with("If ") || text.starts_with("Use ") => {
                let step = self.variants.last_mut().and_then(|v| v.steps.last_mut());
                step.ok_or("a condition of no step")?.conditions.push(text);
            }
            Paragraph::Point(text) if REASONS.iter().any(|r| text.starts_with(r)) => {}
            Paragraph::Text(text) if text == "*none*" => self.begin(String::new()),
            Paragraph::Text(text) => {
                let sentences = text.split('*').map(|s| s.trim().trim_end_matches('.'));
                let sentences = sentences.filter(|s| !s.is_empty());
                self.remarks.extend(sentences.map(str::to_string));
            }
            Paragraph::Point(text) => return Err(format!("not understood: {text}")),
        }
        Ok(())
    }

    fn begin(&mut self, flags: String) {
        let steps = Vec::new();
        self.variants.push(Variant { flags, steps });
    }
}

fn is_flags(text: &str) -> bool {
    matches!(
        text,
        "volatile" | "!volatile & nontemporal" | "!volatile & !nontemporal"
    )
}
