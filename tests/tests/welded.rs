//! No pass is welded to a generation or a wave size: outside `isa` and `emu`, nothing compares
//! generations, counts lanes by a literal, or names an instruction or a register for masks of 64
//! lanes. What is needed is asked of `isa::Machine`, and of the function's wave size.
//!
//! Run with `--nocapture` it tells how many lines there are; a line that must stay says why in a
//! comment that begins with `welded:`, on the line or before it.

use std::path::{Path, PathBuf};

/// Crates whose passes run on code for any processor.
const CRATES: [&str; 9] = [
    "lower", "isel", "mir", "sched", "wave", "regalloc", "memmodel", "emit", "driver",
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for entry in entries {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|n| n.to_str()).unwrap_or("");
        if path.is_dir() {
            if name != "tests" {
                sources(&path, found);
            }
        } else if name.ends_with(".rs") && name != "tests.rs" {
            found.push(path);
        }
    }
}

/// The words of a line of code.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !c.is_alphanumeric() && c != '_')
}

/// Does the line compare a generation with a named one, or match one?
fn compares_generation(line: &str) -> bool {
    let Some(at) = line.find("Generation::Gfx") else {
        return false;
    };
    let before = line[..at].trim_end();
    let before = before.strip_suffix("isa::").unwrap_or(before).trim_end();
    let after = line[at..].trim_start_matches(|c: char| c.is_alphanumeric() || c == ':');
    let operators = ["<", ">", "<=", ">=", "==", "!="];
    let compared = operators.iter().any(|op| before.ends_with(op));
    let matched = after.trim_start().starts_with("=>") || after.trim_start().starts_with('|');
    compared || matched || before.contains("matches!(")
}

/// Does the line count lanes by a literal? The name says that lanes are meant.
fn counts_lanes(line: &str) -> bool {
    let lower = line.to_lowercase();
    let literal = words(&lower).any(|word| ["64", "63", "32", "31"].contains(&word));
    let lanes = ["lane", "wave_size", "wavefront"];
    literal && lanes.iter().any(|w| lower.contains(w))
}

/// Does the line name what is for masks of 64 lanes: an instruction, EXEC or VCC?
fn names_wide_masks(line: &str) -> bool {
    let wide = isa::MaskOp::ALL
        .iter()
        .map(|op| format!("{:?}", op.opcode(isa::WaveSize::W64)))
        .collect::<Vec<_>>();
    let opcode = line.contains("Opcode::") && words(line).any(|w| wide.iter().any(|o| o == w));
    let saves = words(line).any(|w| w.ends_with("SaveexecB64"));
    opcode || saves || line.contains("RegSpan::EXEC") || line.contains("RegSpan::VCC")
}

fn is_welded(line: &str) -> bool {
    compares_generation(line) || counts_lanes(line) || names_wide_masks(line)
}

#[test]
fn passes_ask_the_machine() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut welded = Vec::new();
    let mut said = 0;
    for name in CRATES {
        let mut files = Vec::new();
        sources(&root.join(name).join("src"), &mut files);
        files.sort();
        for file in files {
            let text = std::fs::read_to_string(&file).expect("a readable file");
            let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or("");
            let lines: Vec<&str> = code.lines().collect();
            for (i, line) in lines.iter().enumerate() {
                if line.trim_start().starts_with("//") || !is_welded(line) {
                    continue;
                }
                let reason = |l: &str| l.contains("// welded: ");
                if reason(line) || i > 0 && reason(lines[i - 1]) {
                    said += 1;
                    continue;
                }
                let path = file.strip_prefix(&root).unwrap_or(&file);
                welded.push(format!("{}:{}: {}", path.display(), i + 1, line.trim()));
            }
        }
    }
    println!("{} lines without a reason, {said} with one", welded.len());
    assert!(welded.is_empty(), "{}", welded.join("\n"));
}

#[test]
fn what_is_welded_is_seen() {
    for line in [
        "if machine.column() >= Generation::Gfx9 {",
        "Generation::Gfx6 | Generation::Gfx7 => 1,",
        "if matches!(generation, isa::Generation::Gfx90a) {",
        "let lanes = 64;",
        "const LAST_LANE: u32 = 63;",
        "Inst::new(Opcode::SAndB64, &operands)",
        "Op::Isa(Opcode::SOrSaveexecB64) => {}",
        "let exec = Operand::Phys(RegSpan::EXEC);",
    ] {
        assert!(is_welded(line), "{line}");
    }
    for line in [
        "mask(&[Generation::Gfx9])",
        "let lanes = machine.wave().lanes();",
        "Inst::new(Opcode::SLshlB64, &operands)",
        "let bits = 64;",
    ] {
        assert!(!is_welded(line), "{line}");
    }
}
