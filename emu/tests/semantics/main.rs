//! Every instruction of the emulator against an independent statement of what it does.
//!
//! `valu`, `salu`, `memory` and their parts state the instructions anew, from the manuals' text and
//! over plain values; nothing of the emulator's code is used. `machine` runs an instruction on the
//! emulator, from a state to a state; `generate` makes instructions with all their forms, operands
//! and modifiers, and states with corner values and random ones.
//!
//! `AMDGPUC_FULL=1` runs many more inputs.

mod bignum;
mod compares;
mod coverage;
mod float;
mod generate;
mod lanes;
mod machine;
mod matrix;
mod object;
mod packed;
mod salu;
mod valu;
mod values;
mod vop_float;
mod vop_int;

mod memory;

use coverage::{Effort, PROCESSORS};
use isa::Opcode;

#[test]
fn alu() {
    let effort = Effort::now();
    let mut wrong = Vec::new();
    let mut unknown = Vec::new();
    for name in PROCESSORS {
        let target = coverage::target(name);
        for &opcode in Opcode::ALL {
            if !opcode.exists_on(target.processor) || !coverage::is_alu(opcode) {
                continue;
            }
            match coverage::check_alu(&target, opcode, effort) {
                Some(w) => wrong.extend(w.into_iter().take(2)),
                None => unknown.push(format!("{name} {}", opcode.mnemonic())),
            }
        }
    }
    println!(
        "{} wrong\n{}",
        wrong.len(),
        wrong
            .iter()
            .take(60)
            .cloned()
            .collect::<Vec<_>>()
            .join("\n")
    );
    println!("not stated: {unknown:?}");
    assert!(wrong.is_empty() && unknown.is_empty());
}
