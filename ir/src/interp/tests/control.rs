use super::*;
use crate::inst::IntCC;
use crate::intrinsic::Intrinsic;

#[test]
fn loops_exchange_their_variables_at_once() {
    // (a, b) = (b, a + b), eight times.
    let fib = value(|b| {
        let types = [Type::I32; 3];
        let (head, exit) = (b.create_block_with(&types), b.create_block());
        let (zero, one) = (b.iconst(Type::I32, 0), b.iconst(Type::I32, 1));
        b.jump(head, &[zero, zero, one]);
        b.switch_to(head);
        let p = b.params(head);
        let next = b.add(p[0], one);
        let sum = b.add(p[1], p[2]);
        let limit = b.iconst(Type::I32, 8);
        let more = b.icmp(IntCC::Ult, next, limit);
        b.branch(more, (head, &[next, p[2], sum]), (exit, &[]));
        b.switch_to(exit);
        sum
    });
    assert_eq!(fib, 34);
}

#[test]
fn switches_and_their_default() {
    let pick = |n: i128| {
        value(move |b| {
            let join = b.create_block_with(&[Type::I8]);
            let x = b.iconst(Type::I64, n);
            let results = [1, 2, 3].map(|i| b.iconst(Type::I8, i));
            let cases: [(u128, _, &[Value]); 2] =
                [(u128::MAX, join, &results[1..2]), (7, join, &results[2..3])];
            b.switch(x, (join, &results[..1]), &cases);
            b.switch_to(join);
            b.params(join)[0]
        })
    };
    assert_eq!(pick(-1), 2);
    assert_eq!(pick(7), 3);
    assert_eq!(pick(8), 1);
}

#[test]
fn control_that_depends_on_poison_is_an_error() {
    fails(FaultKind::Undefined, |b| {
        let exit = b.create_block();
        let p = b.poison(Type::I1);
        b.branch(p, (exit, &[]), (exit, &[]));
        b.switch_to(exit);
        b.iconst(Type::I32, 0)
    });
    fails(FaultKind::UndefinedBehaviour, |b| {
        let (dead, exit) = (b.create_block(), b.create_block());
        let t = b.bconst(true);
        b.branch(t, (dead, &[]), (exit, &[]));
        b.switch_to(dead);
        b.unreachable();
        b.switch_to(exit);
        b.iconst(Type::I32, 0)
    });
    fails(FaultKind::UndefinedBehaviour, |b| {
        let f = b.bconst(false);
        b.intrinsic_void(Intrinsic::Assume, &[f]);
        f
    });
}

/// factorial(n), recursively.
fn factorial(m: &mut Module) -> FuncRef {
    let f = m.add_function("factorial", Type::I64, &[Type::I64]);
    let mut b = m.build(f);
    let entry = b.create_entry();
    let n = b.params(entry)[0];
    let (base, rest) = (b.create_block(), b.create_block());
    let one = b.iconst(Type::I64, 1);
    let small = b.icmp(IntCC::Ule, n, one);
    b.branch(small, (base, &[]), (rest, &[]));
    b.switch_to(base);
    b.ret(one);
    b.switch_to(rest);
    let less = b.sub(n, one);
    let inner = b.call(f, Type::I64, &[less]).unwrap();
    let product = b.mul(n, inner);
    b.ret(product);
    f
}

#[test]
fn functions_call_themselves_and_through_pointers() {
    for indirect in [false, true] {
        let mut m = Module::new();
        let f = factorial(&mut m);
        let kernel = m.add_kernel("k", &[GLOBAL]);
        let ty = m.ctx.types.intern(crate::TypeData::Func {
            ret: Type::I64,
            params: Box::new([Type::I64]),
            vararg: false,
        });
        let mut b = m.build(kernel);
        let entry = b.create_entry();
        let out = b.params(entry)[0];
        let five = b.iconst(Type::I64, 5);
        let r = if indirect {
            let p = b.global_address(crate::GlobalRef::Func(f), AddrSpace::Generic, 0);
            b.call_indirect(ty, p, &[five]).unwrap()
        } else {
            b.call(f, Type::I64, &[five]).unwrap()
        };
        b.store(r, out, 8);
        b.ret_void();
        crate::verifier::verify_module(&m).unwrap();
        let words = run_module(&m, kernel, &LaunchConfig::linear(1, 1), 2).unwrap();
        assert_eq!(words, [120, 0]);
    }
}

#[test]
fn endless_loops_end_at_the_step_limit() {
    let config = LaunchConfig {
        step_limit: 1000,
        ..LaunchConfig::linear(1, 1)
    };
    let error = run_words(&config, 1, |b, _| {
        let head = b.create_block();
        b.jump(head, &[]);
        b.switch_to(head);
        b.jump(head, &[]);
    })
    .unwrap_err();
    assert_eq!(error.kind, FaultKind::StepLimit);
}

#[test]
fn ids_cover_the_grid() {
    // A grid of 5 x 3 items in groups of 2 x 2: the last groups are partial.
    let config = LaunchConfig {
        grid: [5, 3, 1],
        workgroup: [2, 2, 1],
        ..LaunchConfig::linear(1, 1)
    };
    let words = run_words(&config, 15, |b, out| {
        let two = b.iconst(Type::I32, 2);
        let [gx, gy, lx, ly] = [
            Intrinsic::WorkgroupIdX,
            Intrinsic::WorkgroupIdY,
            Intrinsic::WorkitemIdX,
            Intrinsic::WorkitemIdY,
        ]
        .map(|id| b.intrinsic(id, Type::I32, &[]));
        let x = b.mul(gx, two);
        let x = b.add(x, lx);
        let y = b.mul(gy, two);
        let y = b.add(y, ly);
        let five = b.iconst(Type::I32, 5);
        let index = b.mul(y, five);
        let index = b.add(index, x);
        let hundred = b.iconst(Type::I32, 100);
        let word = b.mul(y, hundred);
        let word = b.add(word, x);
        store_word(b, out, index, word);
        b.ret_void();
    })
    .unwrap();
    let expected: Vec<u32> = (0..15).map(|i| i / 5 * 100 + i % 5).collect();
    assert_eq!(words, expected);
}

#[test]
fn packet_and_implicit_arguments() {
    let config = LaunchConfig {
        grid: [70, 6, 1],
        workgroup: [32, 2, 1],
        global_offset: [9, 0, 0],
        dynamic_lds: 48,
        ..LaunchConfig::linear(1, 1)
    };
    let words = run_words(&config, 8, |b, out| {
        let constant = Type::ptr(AddrSpace::Constant);
        let packet = b.intrinsic(Intrinsic::DispatchPtr, constant, &[]);
        let hidden = b.intrinsic(Intrinsic::ImplicitArgPtr, constant, &[]);
        let kernarg = b.intrinsic(Intrinsic::KernargSegmentPtr, constant, &[]);
        // workgroup_size_x and _y, grid_size_x; block_count_x, group_size_x and _y, remainder_x,
        // global_offset_x, grid_dims.
        let places = [
            (packet, 4),
            (packet, 12),
            (hidden, 0),
            (hidden, 12),
            (hidden, 18),
            (hidden, 40),
            (hidden, 64),
        ];
        for (i, (base, offset)) in places.into_iter().enumerate() {
            let at = b.gep_const(base, offset);
            let word = b.load(Type::I32, at, 2);
            let index = b.iconst(Type::I32, i as i128);
            store_word(b, out, index, word);
        }
        // The first argument is the buffer itself.
        let first = b.load(GLOBAL, kernarg, 8);
        let same = b.icmp(IntCC::Eq, first, out);
        let same = b.zext(same, Type::I32);
        let index = b.iconst(Type::I32, 7);
        store_word(b, out, index, same);
        b.ret_void();
    })
    .unwrap();
    assert_eq!(words, [0x0002_0020, 70, 2, 0x0002_0020, 6, 9, 2, 1]);
}

#[test]
fn wrong_launches_are_refused() {
    let mut m = Module::new();
    let kernel = m.add_kernel("k", &[Type::I32]);
    let mut b = m.build(kernel);
    b.create_entry();
    b.ret_void();
    let launch = |config: &LaunchConfig, args: &[ArgValue]| {
        Interp::new(&m)
            .launch(kernel, config, args, &mut Memory::new())
            .map_err(|e| e.kind)
    };
    let ok = LaunchConfig::linear(1, 1);
    assert!(launch(&ok, &[1u32.into()]).is_ok());
    let bad = Err(FaultKind::BadLaunch);
    assert_eq!(launch(&ok, &[]), bad);
    assert_eq!(launch(&ok, &[1u64.into()]), bad);
    assert_eq!(launch(&LaunchConfig::linear(0, 1), &[1u32.into()]), bad);
    assert_eq!(launch(&LaunchConfig::linear(1, 0), &[1u32.into()]), bad);
    assert_eq!(
        launch(&LaunchConfig::linear(2000, 2000), &[1u32.into()]),
        bad
    );
}
