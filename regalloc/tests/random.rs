//! Random functions are allocated right: the proof runs on each, with waves of both sizes.

mod support;

use amdgpuc_regalloc::{AllocError, AllocResult, Method};
use isa::WaveSize;
use support::{Generator, Shape, allocate, allocate_by, allocate_with, check, to_function};

const SHAPE: Shape = Shape {
    straight: 14,
    depth: 3,
    calls: 20,
    lane_writes: 20,
};

#[test]
fn with_all_registers() {
    let mut failed = 0;
    for (seed, wave) in each_wave(0..600) {
        let mut func = Generator::function(seed, SHAPE, wave);
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

/// Each seed with each wave size.
fn each_wave(seeds: std::ops::Range<u64>) -> impl Iterator<Item = (u64, WaveSize)> {
    seeds.flat_map(|seed| WaveSize::ALL.map(|wave| (seed, wave)))
}

/// Allocates with each pair of budgets; gives how many times it worked.
fn sweep(seeds: std::ops::Range<u64>, budgets: &[[Option<u16>; 2]]) -> Vec<usize> {
    let shape = Shape {
        lane_writes: 0,
        ..SHAPE
    };
    let mut worked = vec![0; budgets.len()];
    for (seed, wave) in each_wave(seeds) {
        let original = Generator::function(seed, shape, wave);
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
    assert_eq!(worked, [200; 6]);
}

/// regalloc2 makes the code that the planner makes alone, on the thread graph and on the wave
/// graph; it is refused seldom.
#[test]
fn carried_out_by_regalloc2() {
    let [by_it, count, _] = with_both(
        SHAPE,
        seeds(1000, 100),
        &[[None, None], [Some(24), Some(48)]],
    );
    assert!(by_it * 20 > count * 19, "{by_it} of {count}");
}

/// Edges go from part to part of the file where regalloc2 has another class of registers.
#[test]
fn regalloc2_with_more_registers_than_a_class_has() {
    let shape = Shape {
        straight: 100,
        depth: 3,
        ..SHAPE
    };
    let [by_it, count, large] = with_both(shape, seeds(1200, 5), &[[None, None]]);
    assert!(
        by_it * 4 > count * 3 && large > 0,
        "{by_it} of {count}, {large} large"
    );
}

/// Compares both methods; gives how often regalloc2 was used, of how many times, and how often with
/// more than two classes of VGPRs.
fn with_both(
    shape: Shape,
    seeds: std::ops::Range<u64>,
    budgets: &[[Option<u16>; 2]],
) -> [usize; 3] {
    let [mut by_it, mut count, mut large] = [0; 3];
    for (seed, wave) in each_wave(seeds) {
        let original = Generator::function(seed, shape, wave);
        for &budgets in budgets {
            let mut func = original.clone();
            let results = allocate_by(Method::Regalloc2, &mut func, budgets)
                .unwrap_or_else(|e| panic!("seed {seed}, {budgets:?}: {e}\n{original}\n{func}"));
            count += 2;
            large +=
                usize::from(results[0].regs_used > 128 && results[0].method == Method::Regalloc2);
            by_it += results
                .iter()
                .filter(|r| r.method == Method::Regalloc2)
                .count();
            let mut alone = original.clone();
            let others = allocate_by(Method::Planner, &mut alone, budgets).unwrap();
            let moves = |results: [AllocResult; 2]| results.map(|r| (r.moves, r.regs_used));
            assert_eq!(moves(results), moves(others), "seed {seed}, {budgets:?}");
            assert_eq!(
                func.to_string(),
                alone.to_string(),
                "seed {seed}, {budgets:?}"
            );
        }
    }
    [by_it, count, large]
}

/// Spilled SGPRs go to memory where there are no lanes, or not enough, in kernels and in functions,
/// with and without calls.
#[test]
fn with_few_or_no_lanes() {
    let mut in_memory = [0; 3];
    let mut borrowed = 0;
    for (seed, wave) in each_wave(seeds(2000, 40)) {
        let shape = Shape {
            calls: 50,
            lane_writes: 0,
            ..SHAPE
        };
        let mut original = Generator::function(seed, shape, wave);
        if seed % 2 == 0 {
            to_function(&mut original);
        }
        for (lanes, count) in in_memory.iter_mut().enumerate() {
            for sgprs in [20, 28, 40] {
                let mut func = original.clone();
                let budgets = [Some(40), Some(sgprs)];
                let lanes = Some(lanes as u16);
                let results = allocate_with(Method::Planner, &mut func, budgets, lanes)
                    .unwrap_or_else(|e| {
                        panic!("seed {seed}, {budgets:?}, {lanes:?}: {e}\n{original}\n{func}")
                    });
                *count += results[1].sgprs_in_memory;
                borrowed += borrows(&func);
            }
        }
    }
    assert!(
        in_memory[0] > 600 && borrowed > 60,
        "{in_memory:?}, {borrowed}"
    );
}

/// Accesses of SGPRs in memory by way of a VGPR that is in use.
fn borrows(func: &mir::Function) -> usize {
    let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    insts
        .filter(|i| i.is_pseudo(mir::Pseudo::SpillSgpr))
        .filter(|i| matches!(i.operands[5], mir::Operand::Slot { .. }))
        .count()
}

/// Some seeds, or as many as `AMDGPUC_RANDOM` says from `AMDGPUC_SEED` on.
fn seeds(first: u64, count: u64) -> std::ops::Range<u64> {
    let number = |name| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let first = number("AMDGPUC_SEED").unwrap_or(first);
    first..first + number("AMDGPUC_RANDOM").unwrap_or(count)
}
