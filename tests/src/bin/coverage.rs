//! Writes `docs/coverage.md`: `cargo run -p amdgpuc-tests --bin coverage [-- --full] [--only TEXT]
//! [--print]`
//!
//! What llc did is kept in `tests/coverage/results`: it is asked again only about programs that
//! have changed, or with `--full`. What this compiler does is tried for all cells, or with `--only`
//! for those with the text in their names; `--print` shows their programs and what came of them.

use amdgpuc_tests::coverage::attempt::{Llc, attempt};
use amdgpuc_tests::coverage::results::Results;
use amdgpuc_tests::coverage::{Cell, PROCESSORS, also, cells, page, reasons, results};
use std::process::ExitCode;

/// What the command line says.
struct Settings {
    llc: Llc,
    show: Show,
    only: String,
}

/// Are programs and results shown?
#[derive(PartialEq)]
enum Show {
    Nothing,
    Programs,
}

fn settings() -> Result<Settings, String> {
    let mut settings = Settings {
        llc: Llc::Kept,
        show: Show::Nothing,
        only: String::new(),
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--full" => settings.llc = Llc::Again,
            "--print" => settings.show = Show::Programs,
            "--only" => settings.only = arguments.next().ok_or("--only needs a text")?,
            other => return Err(format!("unknown argument '{other}'")),
        }
    }
    Ok(settings)
}

fn show(cells: &[&Cell], all: &Results) {
    for cell in cells {
        if let Some(outcome) = all.get(&cell.name()) {
            println!("; {}", cell.name());
            for (at, processor) in PROCESSORS.iter().enumerate() {
                let (ours, theirs) = (&outcome.ours[at], &outcome.theirs[at]);
                println!("; {processor}: ours {ours:?}; llc {theirs:?}");
            }
            println!("{}", cell.programs[outcome.program]);
        }
    }
}

fn work() -> Result<bool, String> {
    let settings = settings()?;
    let (cells, reasons) = (cells(), reasons::read());
    let wanted: Vec<&Cell> = cells
        .iter()
        .filter(|c| c.name().contains(&settings.only))
        .collect();
    let all = attempt(&wanted, &results::read(), settings.llc)?;
    if settings.show == Show::Programs {
        show(&wanted, &all);
    }
    results::write(&cells, &all)?;
    also::write(&cells, &all)?;
    page::write(&cells, &all, &reasons)?;
    let unexplained = page::unexplained(&cells, &all, &reasons);
    for line in &unexplained {
        eprintln!("{line}");
    }
    for row in page::unused(&cells, &all, &reasons) {
        eprintln!("reasons: nothing is explained by '{row}'");
    }
    eprintln!("{} cells, {} unexplained", cells.len(), unexplained.len());
    Ok(unexplained.is_empty())
}

fn main() -> ExitCode {
    // Panics of the compiler are results here, and are told as such.
    std::panic::set_hook(Box::new(|_| {}));
    match work() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("coverage: {why}");
            ExitCode::FAILURE
        }
    }
}
