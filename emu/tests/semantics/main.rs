//! Every instruction of the emulator against an independent statement of what it does.
//!
//! `valu`, `salu`, `memory` and their parts state the instructions anew, from the manuals' text and
//! over plain values; nothing of the emulator's code is used. `machine` runs an instruction on the
//! emulator, from a state to a state; `generate` makes instructions with all their forms, operands
//! and modifiers, and states with corner values and random ones.
//!
//! `AMDGPUC_FULL=1` runs many more inputs.

mod access;
mod bignum;
mod compares;
mod control;
mod coverage;
mod float;
mod generate;
mod lanes;
mod lds;
mod machine;
mod matrix;
mod memory;
mod object;
mod packed;
mod salu;
mod scaled;
mod shared;
mod tiny;
mod typed;
mod valu;
mod values;
mod vop_float;
mod vop_int;

use coverage::Effort;

fn check(name: &str) {
    let report = coverage::processor(name, Effort::now());
    report.print(name);
    assert!(
        report.unknown.is_empty(),
        "{name}: instructions that nothing states"
    );
    // From GFX90A on there is neither GDS nor `lds_direct`.
    let older = !["gfx90a", "gfx942", "gfx950"].contains(&name);
    assert_eq!(report.on_gds > 0, older);
    assert_eq!(report.with_lds_direct > 0, older);
    assert!(
        report.wrong.is_empty(),
        "{name}: {} disagreements",
        report.wrong.len()
    );
}

#[test]
fn gfx900() {
    check("gfx900");
}

#[test]
fn gfx902() {
    check("gfx902");
}

#[test]
fn gfx906() {
    check("gfx906");
}

#[test]
fn gfx908() {
    check("gfx908");
}

#[test]
fn gfx90a() {
    check("gfx90a");
}

/// As [`check`], once code for the processor is executed: its row says so.
fn check_executed(name: &str) {
    let processor = isa::Processor::by_name(name).expect("a processor");
    if processor.tasks.contains(isa::Tasks::EMULATE) {
        check(name);
    }
}

#[test]
fn gfx942() {
    check_executed("gfx942");
}

#[test]
fn gfx950() {
    check_executed("gfx950");
}

#[test]
fn gfx803() {
    check("gfx803");
}

#[test]
fn gfx810() {
    check("gfx810");
}

#[test]
fn gfx701() {
    check("gfx701");
}

#[test]
fn gfx600() {
    check("gfx600");
}
