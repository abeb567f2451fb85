//! `docs/coverage.md` says what is so: the page is made of the results that are kept, those are of the
//! programs that there are, a part of the programs is tried again, and nothing is unexplained.
//!
//! `cargo run -p amdgpuc-tests --bin coverage` makes page and results again; `AMDGPUC_FULL=1` tries
//! all programs here.

use amdgpuc_tests::coverage::results::Ours;
use amdgpuc_tests::coverage::{PROCESSORS, cells, page, page_path, reasons, results, trial};
use std::collections::HashSet;

const AGAIN: &str = "run 'cargo run -p amdgpuc-tests --bin coverage'";

/// Of so many programs one is tried in the everyday run, for one of the processors.
const STRIDE: usize = 29;

#[test]
fn the_page_is_that_of_the_results() {
    let text = page::render(&cells(), &results::read(), &reasons::read());
    let page = std::fs::read_to_string(page_path()).expect("the page is there");
    assert!(text == page, "docs/coverage.md is out of date: {AGAIN}");
}

#[test]
fn results_are_of_the_programs_that_there_are() {
    let results = results::read();
    let mut names = HashSet::new();
    for cell in cells() {
        let name = cell.name();
        if let Some(result) = results.get(&name) {
            assert!(result.fingerprint == cell.fingerprint(), "{name}: {AGAIN}");
        }
        assert!(names.insert(name.clone()), "{name}: there are two");
    }
}

#[test]
fn nothing_is_unexplained_and_nothing_explained_in_vain() {
    let (cells, results, reasons) = (cells(), results::read(), reasons::read());
    let open = page::unexplained(&cells, &results, &reasons);
    assert!(open.is_empty(), "{}: {}", open.len(), open.join("\n"));
    let unused = page::unused(&cells, &results, &reasons);
    assert!(unused.is_empty(), "{}", unused.join("\n"));
}

#[test]
fn what_is_tried_again_comes_out_as_the_page_says() {
    let full = std::env::var("AMDGPUC_FULL").is_ok_and(|v| v == "1");
    let results = results::read();
    let mut different = Vec::new();
    let mut tried = 0;
    for (at, cell) in cells().iter().enumerate() {
        let Some(kept) = results.get(&cell.name()) else {
            continue;
        };
        for (turn, processor) in PROCESSORS.iter().enumerate() {
            if !full && (at % STRIDE != 0 || at / STRIDE % PROCESSORS.len() != turn) {
                continue;
            }
            let ours = trial::ours(cell, kept.program, &kept.theirs[turn], processor);
            tried += 1;
            if !ours.is_like(&kept.ours[turn]) {
                let was: &Ours = &kept.ours[turn];
                different.push(format!(
                    "{} [{processor}]: {ours:?}; was {was:?}",
                    cell.name()
                ));
            }
        }
    }
    println!("{tried} programs");
    assert!(different.is_empty(), "{AGAIN}:\n{}", different.join("\n"));
}
