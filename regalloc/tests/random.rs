//! Random functions are allocated right: the proof runs on each.

mod support;

use amdgpuc_regalloc::{AllocError, Method};
use support::{Generator, Shape, allocate, allocate_by, check};

const SHAPE: Shape = Shape {
    straight: 14,
    depth: 3,
    calls: 20,
    lane_writes: 20,
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

/// Allocates with each pair of budgets; gives how many times it worked.
fn sweep(seeds: std::ops::Range<u64>, budgets: &[[Option<u16>; 2]]) -> Vec<usize> {
    let shape = Shape {
        lane_writes: 0,
        ..SHAPE
    };
    let mut worked = vec![0; budgets.len()];
    for seed in seeds {
        let original = Generator::function(seed, shape);
        for (i, &pair) in budgets.iter().enumerate() {
            let mut func = original.clone();
            match allocate(&mut func, pair) {
                Ok(_) => worked[i] += 1,
                Err(AllocError::TooFewRegisters { .. }) => {}
                Err(error) => panic!("seed {seed}, {pair:?}: {error}\n{original}\n{func}"),
            }
        }
    }
    worked
}

#[test]
fn with_fewer_and_fewer_registers() {
    let some = |n| Some(n);
    let budgets = [
        [None, some(64)],
        [some(40), some(48)],
        [some(24), some(40)],
        [some(16), some(32)],
        [some(13), some(28)],
        [some(8), some(20)],
    ];
    let worked = sweep(0..100, &budgets);
    assert_eq!(worked, [100; 6]);
}

#[test]
fn carried_out_by_regalloc2() {
    let mut by_it = 0;
    let mut count = 0;
    for seed in 1000..1150 {
        let original = Generator::function(seed, SHAPE);
        for budgets in [[None, None], [Some(24), Some(48)]] {
            let mut func = original.clone();
            let results = allocate_by(Method::Regalloc2, &mut func, budgets)
                .unwrap_or_else(|e| panic!("seed {seed}, {budgets:?}: {e}\n{original}\n{func}"));
            count += 2;
            by_it += results
                .iter()
                .filter(|r| r.method == Method::Regalloc2)
                .count();
        }
    }
    assert!(by_it * 10 > count * 7, "{by_it} of {count}");
}
