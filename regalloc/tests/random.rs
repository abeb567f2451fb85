//! Random functions are allocated right: the proof runs on each.

mod support;

use amdgpuc_regalloc::AllocError;
use support::{Generator, Shape, allocate, check};

const SHAPE: Shape = Shape {
    straight: 14,
    depth: 3,
    calls: 20,
};

#[test]
fn with_all_registers() {
    let mut failed = 0;
    for seed in 0..600 {
        let mut func = Generator::function(seed, SHAPE);
        check(&func);
        let before = func.to_string();
        match allocate(&mut func, [None, None]) {
            Ok(_) => {}
            Err(AllocError::TooFewRegisters { .. }) => failed += 1,
            Err(error) => panic!("seed {seed}: {error}\n{before}\n{func}"),
        }
    }
    assert_eq!(failed, 0);
}
