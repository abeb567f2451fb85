//! `docs/coverage.md` says what is so: the page is made of the results that are kept, those are of
//! the programs that there are, programs are tried again, nothing is unexplained, and nothing of
//! LLVM and of this compiler's table of intrinsics is left out.
//!
//! The everyday run tries what is not supported, and a part of what is; `AMDGPUC_FULL=1` tries all.
//! `AMDGPUC_BLESS=1` accepts what came out, for which llc is needed where programs have changed,
//! and takes reasons away for what is supported now.

use amdgpuc::ir::Intrinsic;
use amdgpuc_tests::coverage::attempt::{Llc, attempt, unlike};
use amdgpuc_tests::coverage::results::{Ours, Outcome, Results, Theirs};
use amdgpuc_tests::coverage::{
    Cell, PROCESSORS, also, cells, language, page, page_path, reasons, results,
};
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

const AGAIN: &str = "AMDGPUC_BLESS=1 cargo test -p amdgpuc-tests --test coverage accepts it";

/// Of so many programs that are supported one is tried in the everyday run.
const STRIDE: usize = 53;

fn is_set(variable: &str) -> bool {
    std::env::var(variable).is_ok_and(|v| v == "1")
}

/// Do we make code for it, that does as llc's as far as that can be seen?
fn is_supported(cell: &Cell, results: &Results) -> bool {
    let kept = results.get(&cell.name());
    kept.is_some_and(|r| {
        let mut ours = r.ours.iter();
        ours.any(|o| matches!(o, Ours::Same | Ours::Took))
    })
}

/// Do we make code for it, be it other code than llc's with a reason?
fn is_compiled(cell: &Cell, results: &Results) -> bool {
    let kept = results.get(&cell.name());
    let differs = |r: &Outcome| r.ours.iter().any(|o| matches!(o, Ours::Differs(_)));
    is_supported(cell, results) || kept.is_some_and(differs)
}

/// The cells that this run tries.
fn sample<'a>(cells: &'a [Cell], results: &Results) -> Vec<&'a Cell> {
    let full = is_set("AMDGPUC_FULL");
    let is_tried = |(at, cell): &(usize, &Cell)| {
        full || at % STRIDE == 0
            || results
                .get(&cell.name())
                .is_none_or(|r| r.ours.iter().any(|o| !matches!(o, Ours::Same | Ours::Took)))
    };
    let tried = cells.iter().enumerate().filter(is_tried);
    tried.map(|(_, cell)| cell).collect()
}

/// Makes files and page anew.
fn bless(cells: &[Cell]) {
    let old = results::read();
    let changed = |c: &&Cell| {
        let kept = old.get(&c.name());
        kept.is_none_or(|r| r.fingerprint != c.fingerprint())
    };
    let mut wanted = sample(cells, &old);
    let tried: HashSet<String> = wanted.iter().map(|c| c.name()).collect();
    let changed = cells.iter().filter(changed);
    wanted.extend(changed.filter(|c| !tried.contains(&c.name())));
    let all = attempt(&wanted, &old, Llc::Kept).expect("llc is there");
    results::write(cells, &all).expect("the file can be written");
    also::write(cells, &all).expect("the file can be written");
    let unused = page::unused(cells, &all, &reasons::read());
    reasons::remove(&unused).expect("the file can be written");
    page::write(cells, &all, &reasons::read()).expect("the page can be written");
}

/// One test: the parts share what they read, and come after the blessing.
#[test]
fn the_page_says_what_is_so() {
    let cells = cells();
    if is_set("AMDGPUC_BLESS") {
        bless(&cells);
    }
    let results = results::read();
    results_are_of_the_programs_that_there_are(&cells, &results);
    nothing_is_unexplained_and_nothing_explained_in_vain(&cells, &results);
    what_llvm_has_is_tried(&cells);
    the_compilers_intrinsics_are_supported(&cells, &results);
    tests_that_are_named_have_it(&cells);
    what_is_tried_again_comes_out_as_the_page_says(&cells, &results);
    the_page_is_that_of_the_results(&cells, &results);
}

fn the_page_is_that_of_the_results(cells: &[Cell], results: &Results) {
    let text = page::render(cells, results, &reasons::read(), &also::read());
    let page = std::fs::read_to_string(page_path()).expect("the page is there");
    assert!(text == page, "docs/coverage.md is out of date: {AGAIN}");
}

fn results_are_of_the_programs_that_there_are(cells: &[Cell], results: &Results) {
    let mut names = HashSet::new();
    for cell in cells {
        let name = cell.name();
        let kept = results.get(&name).map(|r| r.fingerprint);
        assert!(kept == Some(cell.fingerprint()), "{name}: {AGAIN}");
        assert!(names.insert(name.clone()), "{name}: there are two");
    }
}

fn nothing_is_unexplained_and_nothing_explained_in_vain(cells: &[Cell], results: &Results) {
    let reasons = reasons::read();
    let open = page::unexplained(cells, results, &reasons);
    let (n, open) = (open.len(), open.join("\n"));
    assert!(n == 0, "{n} need a row in tests/coverage/reasons:\n{open}");
    let unused = page::unused(cells, results, &reasons).join("\n");
    assert!(
        unused.is_empty(),
        "tests/coverage/reasons explains what is supported or does not exist:\n{unused}"
    );
}

/// Every instruction is in a program, every attribute has a row. (Of intrinsics there is a row for
/// each of the list by construction.)
fn what_llvm_has_is_tried(cells: &[Cell]) {
    let word = |c: char| !(c.is_ascii_alphanumeric() || c == '_');
    let programs = cells.iter().flat_map(|c| &c.programs);
    let words: HashSet<&str> = programs.flat_map(|p| p.split(word)).collect();
    let has_row = |section: &str, name: &str| {
        let mut rows = cells.iter().filter(|c| c.section == section);
        rows.any(|c| {
            let rest = c.row.strip_prefix(name);
            rest.is_some_and(|r| r.is_empty() || r.starts_with(['(', '=', ' ']))
        })
    };
    for (kind, name) in language() {
        let found = match kind.as_str() {
            "instruction" => words.contains(name.as_str()),
            "attribute function" => has_row("Function attributes", &name),
            "attribute value" => has_row("Parameter and return attributes", &name),
            other => panic!("unknown kind '{other}'"),
        };
        assert!(found, "{kind} {name}: tests/coverage/names has no row");
    }
}

/// What the compiler's table has is in LLVM's list, and a program with it is compiled.
fn the_compilers_intrinsics_are_supported(cells: &[Cell], results: &Results) {
    let mut supported: HashMap<&str, bool> = HashMap::new();
    let known = also::names(cells);
    for cell in cells.iter().filter(|c| known.contains(c.row.as_str())) {
        *supported.entry(&cell.row).or_default() |= is_compiled(cell, results);
    }
    let older = amdgpuc_tests::coverage::older_intrinsics();
    // An access to an image stands for hundreds of names.
    let single = Intrinsic::ALL.iter().filter(|id| !id.is_image());
    let names = single.map(|id| id.name());
    let later = programs_of_later_processors();
    // Those of this project's own are not of the language that is read.
    for name in names.filter(|name| !name.starts_with("llvm.amdgpuc.")) {
        match supported.get(name) {
            Some(supported) => assert!(
                *supported || is_of_later_processors(name, cells, results, &later),
                "{name}: no program with it is compiled"
            ),
            None => assert!(
                older.iter().any(|o| o == name),
                "{name}: LLVM 22 has no such intrinsic; if it is one of other versions, \
                 'intrinsics of other versions' in tests/coverage/names is the place for it"
            ),
        }
    }
}

/// Whether neither processor of the page has an intrinsic, for llc has no code for it either, and
/// programs of processors that have it call it.
fn is_of_later_processors(name: &str, cells: &[Cell], results: &Results, later: &str) -> bool {
    let mut tried = cells
        .iter()
        .filter(|c| c.row == name)
        .filter_map(|c| results.get(&c.name()));
    // (Of some llc makes code that the processor does not have.)
    let no_code = |t: &Theirs| match t {
        Theirs::Refused(_) | Theirs::Meaningless(_) => true,
        Theirs::Fault(why) => why.starts_with("illegal instruction"),
        _ => false,
    };
    let refused = tried.all(|r| r.theirs.iter().all(no_code));
    let is_called = [format!("@{name}("), format!("@{name}.")];
    refused && is_called.iter().any(|call| later.contains(call))
}

/// The programs whose results are compared on processors that the page does not have
/// (`--test features`).
fn programs_of_later_processors() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/features");
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let paths = entries.filter_map(|e| Some(e.ok()?.path()));
    let is_later = |p: &PathBuf| {
        let name = p.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("gfx94") || name.starts_with("gfx95")
    };
    let texts = paths
        .filter(is_later)
        .map(|p| std::fs::read_to_string(p).expect("a text"));
    texts.collect()
}

fn tests_that_are_named_have_it(cells: &[Cell]) {
    let known = also::names(cells);
    for (name, file) in also::read() {
        assert!(also::has(&file, &name, &known), "{name}: {file}: {AGAIN}");
    }
}

fn what_is_tried_again_comes_out_as_the_page_says(cells: &[Cell], results: &Results) {
    let tried = sample(cells, results);
    println!("{} programs", tried.len());
    let different = unlike(&tried, results);
    let lines = different.iter().map(|(name, at, ours)| {
        let was = results.get(name).map(|r| &r.ours[*at]);
        format!("{name} [{}]: {ours:?}; was {was:?}", PROCESSORS[*at])
    });
    let lines: Vec<String> = lines.collect();
    assert!(lines.is_empty(), "{AGAIN}:\n{}", lines.join("\n"));
}
