//! Turns `tables/*.tbl` into the opcode enum and its rows.
//!
//! The build stops with a message when a row is malformed or when an opcode number is taken twice
//! in one generation and encoding space.

mod check;
mod formats;
mod generate;
mod pairs;
mod parse;
mod vopd;

use std::path::{Path, PathBuf};

/// The tables, in the order in which their rows appear in the enum.
const TABLES: [&str; 22] = [
    "sop1", "sop2", "sopc", "sopk", "sopp", "smem", "vop1", "vop2", "vopc", "vop3", "vop3p",
    "vintrp", "ds", "flat", "global", "scratch", "mubuf", "mtbuf", "mimg", "exp", "vinterp",
    "ldsdir",
];

fn main() {
    if let Err(message) = run() {
        eprintln!("isa tables: {message}");
        std::process::exit(1);
    }
}

fn run() -> Result<(), String> {
    let root = PathBuf::from(env("CARGO_MANIFEST_DIR")?);
    let mut rows = Vec::new();
    let mut exclusive = Vec::new();
    for table in TABLES {
        let path = root.join("tables").join(format!("{table}.tbl"));
        println!("cargo:rerun-if-changed={}", path.display());
        let text = read(&path)?;
        let parsed = parse::table(&format!("{table}.tbl"), &text)?;
        rows.extend(parsed.rows);
        exclusive.extend(parsed.exclusive);
    }
    let path = root.join("tables").join("vopd.tbl");
    println!("cargo:rerun-if-changed={}", path.display());
    rows.extend(vopd::table("vopd.tbl", &read(&path)?)?);
    let path = root.join("tables").join("pairs.tbl");
    println!("cargo:rerun-if-changed={}", path.display());
    pairs::apply("pairs.tbl", &read(&path)?, &mut rows)?;
    println!("cargo:rerun-if-changed=build");
    check::all(&rows, &exclusive)?;
    let path = root.join("tables").join("formats.tbl");
    println!("cargo:rerun-if-changed={}", path.display());
    let formats = formats::table("formats.tbl", &read(&path)?)?;
    let out = PathBuf::from(env("OUT_DIR")?);
    write(&out.join("opcodes.rs"), &generate::all(&rows))?;
    write(
        &out.join("formats.rs"),
        &formats::generate(&formats, &rows)?,
    )
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    std::fs::write(path, text).map_err(|e| format!("{}: {e}", path.display()))
}

fn env(name: &str) -> Result<String, String> {
    std::env::var(name).map_err(|e| format!("{name}: {e}"))
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}
