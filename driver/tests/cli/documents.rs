//! What the README and the documents promise: their commands, links and lists.

use super::{Folder, repository};
use amdgpuc::isa::{PROCESSORS, Tasks};

/// The commands of a document: lines with four blanks before `cargo run --release -- `, with what a
/// backslash continues.
fn commands(document: &str) -> Vec<String> {
    let joined = document.replace("\\\n", " ");
    let lines = joined
        .lines()
        .filter_map(|l| l.strip_prefix("    cargo run --release -- "));
    lines.map(str::to_string).collect()
}

#[test]
fn commands_of_the_readme() {
    let folder = Folder::new("readme");
    let readme =
        std::fs::read_to_string(repository().join("README.md")).expect("the README is there");
    let commands = commands(&readme);
    assert!(commands.len() >= 3, "{commands:?}");
    for name in ["tests/kernels", "target"] {
        std::fs::create_dir_all(folder.0.join(name)).expect("a folder");
    }
    folder.write("tests/kernels/vecadd.O2.ll", folder.read("vecadd.ll"));
    for command in commands {
        folder.ok(&command);
    }
    assert_eq!(folder.read("target/sums.bin"), [0; 64]);
}

/// Places that documents point to.
fn links(document: &str) -> Vec<String> {
    let targets = document
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split(')').next());
    targets
        .filter(|t| !t.contains("://"))
        .map(str::to_string)
        .collect()
}

#[test]
fn documents_point_to_what_is_there() {
    for document in [
        "README.md",
        "docs/pipeline.md",
        "docs/cost-model.md",
        "docs/emulator-speed.md",
        "docs/strict.md",
    ] {
        let path = repository().join(document);
        let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{document}: {e}"));
        for link in links(&text) {
            assert!(
                path.parent().expect("a folder").join(&link).exists(),
                "{document}: {link}"
            );
        }
        // Files of the repository in backquotes.
        for name in text
            .split('`')
            .skip(1)
            .step_by(2)
            .filter(|n| n.contains('/') && !n.contains([' ', '…', '*']) && !n.contains("NAME"))
        {
            let known = [
                "graphs", "ir", "isa", "mir", "lower", "isel", "wave", "regalloc", "memmodel",
                "emit", "emu", "driver", "tests", "docs",
            ];
            if known.iter().any(|k| name.starts_with(&format!("{k}/"))) {
                assert!(repository().join(name).exists(), "{document}: {name}");
            }
        }
    }
}

/// The README's table of processors, from their rows.
fn table_of_processors() -> String {
    let headings = Tasks::COLUMNS.map(|(_, heading)| heading);
    let mut table = format!("| processor | {} |\n", headings.join(" | "));
    table += &format!("|---|{}\n", "---|".repeat(headings.len()));
    for processor in PROCESSORS {
        let cells = Tasks::COLUMNS.map(|(task, _)| match processor.tasks.contains(task) {
            true => "yes",
            false => "",
        });
        table += &format!("| {} | {} |\n", processor.name, cells.join(" | "));
    }
    table
}

/// `AMDGPUC_BLESS=1` writes the table into the README.
#[test]
fn processors_of_the_readme_are_those_of_the_table() {
    let path = repository().join("README.md");
    let readme = std::fs::read_to_string(&path).expect("the README");
    let start = readme.find("| processor | assemble").expect("the table");
    let length = readme[start..].find("\n\n").expect("its end") + 1;
    let (written, table) = (&readme[start..start + length], table_of_processors());
    if std::env::var_os("AMDGPUC_BLESS").is_some() {
        let renewed = readme.replacen(written, &table, 1);
        std::fs::write(&path, renewed).expect("the README is written");
        return;
    }
    assert_eq!(
        written, table,
        "the README's table is renewed by AMDGPUC_BLESS=1"
    );
}

#[test]
fn processors_are_listed_with_what_can_be_done_for_them() {
    let folder = Folder::new("processors");
    let listed = String::from_utf8(folder.ok("--list-processors")).expect("text");
    for processor in PROCESSORS {
        let words = Tasks::COLUMNS.map(|(task, _)| match processor.tasks.contains(task) {
            true => "yes",
            false => "-",
        });
        let row = [&[processor.name][..], &words].concat();
        let is_row = |line: &str| line.split_whitespace().take(4).eq(row.iter().copied());
        assert!(
            listed.lines().any(is_row),
            "{} in\n{listed}",
            processor.name
        );
    }
}
