use super::*;
use crate::inst::{AtomicOp, IntCC};
use crate::intrinsic::Intrinsic;
use crate::memory::{Ordering, SyncScope};

fn item_id(b: &mut FunctionBuilder) -> Value {
    b.intrinsic(Intrinsic::WorkitemIdX, Type::I32, &[])
}

#[test]
fn barriers_order_a_group() {
    let mut m = Module::new();
    let array = m.ctx.types.array(Type::I32, 128);
    let lds = m.add_local("lds", array);
    let kernel = m.add_kernel("k", &[GLOBAL]);
    let mut b = m.build(kernel);
    let entry = b.create_entry();
    let out = b.params(entry)[0];
    let id = item_id(&mut b);
    let base = b.global_address(crate::GlobalRef::Var(lds), AddrSpace::Local, 0);
    let mine = b.gep(Type::I32, base, &[id]);
    b.store(id, mine, 4);
    b.intrinsic_void(Intrinsic::SBarrier, &[]);
    // The opposite item's word.
    let last = b.iconst(Type::I32, 127);
    let other = b.sub(last, id);
    let theirs = b.gep(Type::I32, base, &[other]);
    let word = b.load(Type::I32, theirs, 4);
    store_word(&mut b, out, id, word);
    b.ret_void();
    let words = run_module(&m, kernel, &LaunchConfig::linear(128, 128), 128).unwrap();
    assert!(words.iter().enumerate().all(|(i, &w)| w == 127 - i as u32));
}

#[test]
fn items_that_wait_for_each_other_make_progress() {
    // The first item spins until the last has stored.
    let words = run_words(&LaunchConfig::linear(2, 2), 2, |b, out| {
        let id = item_id(b);
        let zero = b.iconst(Type::I32, 0);
        let (spin, set, exit) = (b.create_block(), b.create_block(), b.create_block());
        let first = b.icmp(IntCC::Eq, id, zero);
        b.branch(first, (spin, &[]), (set, &[]));
        b.switch_to(set);
        let one = b.iconst(Type::I32, 1);
        let mem = b.atomic_access(Type::I32, Ordering::Release, SyncScope::default());
        b.store_with(one, out, mem);
        b.jump(exit, &[]);
        b.switch_to(spin);
        let mem = b.atomic_access(Type::I32, Ordering::Acquire, SyncScope::default());
        let seen = b.load_with(Type::I32, out, mem);
        let more = b.icmp(IntCC::Eq, seen, zero);
        b.branch(more, (spin, &[]), (exit, &[]));
        b.switch_to(exit);
        b.ret_void();
    })
    .unwrap();
    assert_eq!(words, [1, 0]);
}

#[test]
fn ballot_sees_the_active_lanes() {
    // Odd lanes vote in the branch, all after it.
    let words = run_words(&LaunchConfig::linear(64, 64), 128, |b, out| {
        let id = item_id(b);
        let one = b.iconst(Type::I32, 1);
        let odd = b.and(id, one);
        let odd = b.icmp(IntCC::Ne, odd, one);
        let (then, join) = (b.create_block(), b.create_block_with(&[Type::I64]));
        let yes = b.bconst(true);
        let zero = b.iconst(Type::I64, 0);
        b.branch(odd, (join, &[zero]), (then, &[]));
        b.switch_to(then);
        let inner = b.intrinsic(Intrinsic::Ballot, Type::I64, &[yes]);
        b.jump(join, &[inner]);
        b.switch_to(join);
        let all = b.intrinsic(Intrinsic::Ballot, Type::I64, &[yes]);
        let inner = b.params(join)[0];
        let popcount = |b: &mut FunctionBuilder, x| {
            let n = b.intrinsic(Intrinsic::Ctpop, Type::I64, &[x]);
            b.trunc(n, Type::I32)
        };
        let (inner, all) = (popcount(b, inner), popcount(b, all));
        store_word(b, out, id, inner);
        let sixty_four = b.iconst(Type::I32, 64);
        let second = b.add(id, sixty_four);
        store_word(b, out, second, all);
        b.ret_void();
    })
    .unwrap();
    for i in 0..64 {
        assert_eq!(words[i], if i % 2 == 1 { 32 } else { 0 });
        assert_eq!(words[64 + i], 64);
    }
}

#[test]
fn lanes_rejoin_after_a_loop_of_different_lengths() {
    // Lane i makes i + 1 rounds and counts the lanes that are still there in each.
    let words = run_words(&LaunchConfig::linear(4, 4), 8, |b, out| {
        let id = item_id(b);
        let types = [Type::I32, Type::I32];
        let (head, exit) = (b.create_block_with(&types), b.create_block());
        let (zero, one) = (b.iconst(Type::I32, 0), b.iconst(Type::I32, 1));
        let yes = b.bconst(true);
        b.jump(head, &[zero, zero]);
        // The exit stands before the loop in the layout, which must not matter.
        b.func.layout.swap(1, 2);
        b.switch_to(head);
        let p = b.params(head);
        let votes = b.intrinsic(Intrinsic::Ballot, Type::I32, &[yes]);
        let n = b.intrinsic(Intrinsic::Ctpop, Type::I32, &[votes]);
        let sum = b.add(p[1], n);
        let next = b.add(p[0], one);
        let more = b.icmp(IntCC::Ule, next, id);
        b.branch(more, (head, &[next, sum]), (exit, &[]));
        b.switch_to(exit);
        let votes = b.intrinsic(Intrinsic::Ballot, Type::I32, &[yes]);
        store_word(b, out, id, sum);
        let four = b.iconst(Type::I32, 4);
        let second = b.add(id, four);
        store_word(b, out, second, votes);
        b.ret_void();
    })
    .unwrap();
    assert_eq!(words, [4, 7, 9, 10, 15, 15, 15, 15]);
}

/// Applies a wave operation to `100 + lane` in all 64 lanes.
fn on_lanes(build: impl FnOnce(&mut FunctionBuilder, Value, Value) -> Value) -> Vec<u32> {
    run_words(&LaunchConfig::linear(64, 64), 64, |b, out| {
        let id = item_id(b);
        let hundred = b.iconst(Type::I32, 100);
        let x = b.add(id, hundred);
        let y = build(b, x, id);
        store_word(b, out, id, y);
        b.ret_void();
    })
    .unwrap()
}

#[test]
fn values_cross_lanes() {
    let lanes = |f: &dyn Fn(u32) -> u32| (0..64).map(f).collect::<Vec<_>>();
    let first = on_lanes(|b, x, _| b.intrinsic(Intrinsic::ReadFirstLane, Type::I32, &[x]));
    assert_eq!(first, lanes(&|_| 100));
    let fifth = on_lanes(|b, x, _| {
        let five = b.iconst(Type::I32, 5);
        b.intrinsic(Intrinsic::ReadLane, Type::I32, &[x, five])
    });
    assert_eq!(fifth, lanes(&|_| 105));
    let written = on_lanes(|b, x, _| {
        let args = [b.iconst(Type::I32, 7), b.iconst(Type::I32, 3), x];
        b.intrinsic(Intrinsic::WriteLane, Type::I32, &args)
    });
    assert_eq!(written, lanes(&|i| if i == 3 { 7 } else { 100 + i }));
    let pulled = on_lanes(|b, x, id| {
        let index = b.iconst(Type::I32, 4);
        let next = b.add(id, index);
        let bytes = b.mul(next, index);
        b.intrinsic(Intrinsic::DsBpermute, Type::I32, &[bytes, x])
    });
    assert_eq!(pulled, lanes(&|i| 100 + (i + 4) % 64));
    let pushed = on_lanes(|b, x, id| {
        let eight = b.iconst(Type::I32, 8);
        let bytes = b.mul(id, eight);
        b.intrinsic(Intrinsic::DsPermute, Type::I32, &[bytes, x])
    });
    // Lanes i and i + 32 both push to lane 2 i; the later wins.
    assert_eq!(pushed, lanes(&|i| if i % 2 == 0 { 132 + i / 2 } else { 0 }));
    let counted = on_lanes(|b, _, _| {
        let (ones, zero) = (b.iconst(Type::I32, -1), b.iconst(Type::I32, 0));
        let low = b.intrinsic(Intrinsic::MbcntLo, Type::I32, &[ones, zero]);
        b.intrinsic(Intrinsic::MbcntHi, Type::I32, &[ones, low])
    });
    assert_eq!(counted, lanes(&|i| i));
}

#[test]
fn swizzles_and_data_parallel_primitives() {
    let lanes = |f: &dyn Fn(u32) -> u32| (0..64).map(f).collect::<Vec<_>>();
    let swapped = on_lanes(|b, x, _| {
        let pattern = b.iconst(Type::I32, 0x041f);
        b.intrinsic(Intrinsic::DsSwizzle, Type::I32, &[x, pattern])
    });
    assert_eq!(swapped, lanes(&|i| 100 + (i ^ 1)));
    let dpp = |control: i128, bound: bool| {
        on_lanes(|b, x, _| {
            let old = b.iconst(Type::I32, 1);
            let [c, rows, banks] = [control, 15, 15].map(|n| b.iconst(Type::I32, n));
            let bound = b.bconst(bound);
            b.intrinsic(
                Intrinsic::UpdateDpp,
                Type::I32,
                &[old, x, c, rows, banks, bound],
            )
        })
    };
    // Quad permutation 3, 2, 1, 0; row shift right by one; row rotation; row mirror.
    assert_eq!(dpp(0x1b, false), lanes(&|i| 100 + (i ^ 3)));
    assert_eq!(
        dpp(0x111, false),
        lanes(&|i| if i % 16 == 0 { 1 } else { 99 + i })
    );
    assert_eq!(
        dpp(0x111, true),
        lanes(&|i| if i % 16 == 0 { 0 } else { 99 + i })
    );
    assert_eq!(
        dpp(0x121, false),
        lanes(&|i| 100 + i / 16 * 16 + (i % 16 + 15) % 16)
    );
    assert_eq!(
        dpp(0x140, false),
        lanes(&|i| 100 + i / 16 * 16 + 15 - i % 16)
    );
}

#[test]
fn atomics_of_all_items_add_up() {
    let words = run_words(&LaunchConfig::linear(300, 64), 1, |b, out| {
        let id = item_id(b);
        let mem = b.atomic_access(Type::I32, Ordering::Monotonic, SyncScope::default());
        b.atomic_rmw(AtomicOp::Add, out, id, mem);
        b.ret_void();
    })
    .unwrap();
    let expected: u32 = (0..300).map(|i| i % 64).sum();
    assert_eq!(words, [expected]);
}

/// Every lane writes four numbers of 16 bits, of which each says where it is.
fn transposed(size: u32) -> Result<Vec<u32>, InterpError> {
    let mut m = Module::new();
    let (array, pair) = (
        m.ctx.types.array(Type::I64, 64),
        m.ctx.types.vector(Type::I32, 2),
    );
    let lds = m.add_local("lds", array);
    let kernel = m.add_kernel("k", &[GLOBAL]);
    let mut b = m.build(kernel);
    let entry = b.create_entry();
    let out = b.params(entry)[0];
    let id = item_id(&mut b);
    let base = b.global_address(crate::GlobalRef::Var(lds), AddrSpace::Local, 0);
    let mine = b.gep(Type::I64, base, &[id]);
    for (half, numbers) in [0x0001_0000, 0x0003_0002].into_iter().enumerate() {
        let (numbers, first) = (
            b.iconst(Type::I32, numbers),
            b.iconst(Type::I32, 0x0004_0004),
        );
        let first = b.mul(id, first);
        let word = b.add(first, numbers);
        let half = b.iconst(Type::I32, half as i128);
        let place = b.gep(Type::I32, mine, &[half]);
        b.store(word, place, 4);
    }
    b.intrinsic_void(Intrinsic::SBarrier, &[]);
    let column = b.intrinsic(Intrinsic::DsReadTr16B64, pair, &[mine]);
    let to = b.gep(Type::I64, out, &[id]);
    b.store(column, to, 8);
    b.ret_void();
    run_module(&m, kernel, &LaunchConfig::linear(size, size), 128)
}

#[test]
fn transposed_reads_give_columns() {
    let words = transposed(64).unwrap();
    for (lane, words) in words.chunks(2).enumerate() {
        let (together, column) = (lane / 16, lane % 16);
        let element = |row: usize| (64 * together + 16 * row + column) as u32;
        assert_eq!(words[0], element(0) | element(1) << 16, "{lane}");
        assert_eq!(words[1], element(2) | element(3) << 16, "{lane}");
    }
}

#[test]
fn transposed_reads_want_the_whole_wave() {
    let error = transposed(48).unwrap_err();
    assert_eq!(error.kind, FaultKind::UndefinedBehaviour);
}
