use super::*;
use crate::constant::ConstData;
use crate::function::Indirect;
use crate::inst::{AtomicOp, IntCC};
use crate::intrinsic::Intrinsic;
use crate::memory::{Ordering, SyncScope};

/// Stores a value to private memory and loads it back as another type.
#[track_caller]
fn through_memory(build: impl FnOnce(&mut FunctionBuilder) -> Value, as_type: Type) -> u128 {
    value(|b| {
        let x = build(b);
        let p = b.alloca(b.ty(x));
        b.store(x, p, 1);
        b.load(as_type, p, 1)
    })
}

#[test]
fn objects_are_laid_out_little_endian() {
    assert_eq!(
        through_memory(|b| b.iconst(Type::I32, 0x0403_0201), Type::I16),
        0x0201
    );
    let vector = |b: &mut FunctionBuilder| {
        let parts = [1, 2, 3].map(|i| b.iconst(Type::I8, i));
        b.build_vector(&parts)
    };
    assert_eq!(through_memory(vector, Type::I16), 0x0201);
    // Elements that are no whole bytes are packed: 1, 0, 1 from the lowest bit.
    let bits = |b: &mut FunctionBuilder| {
        let parts = [1, 0, 1].map(|i| b.iconst(Type::I1, i));
        b.build_vector(&parts)
    };
    assert_eq!(through_memory(bits, Type::I8), 0b101);
    let odd = value(|b| {
        let (i33, array) = (b.ctx.types.int(33), b.ctx.types.array(Type::I8, 8));
        let p = b.alloca(array);
        let x = b.iconst(i33, -1);
        b.store(x, p, 1);
        let fifth = b.gep_const(p, 4);
        b.load(Type::I8, fifth, 1)
    });
    assert_eq!(odd, 1);
    let nibbles = |b: &mut FunctionBuilder| {
        let i12 = b.ctx.types.int(12);
        let parts = [0xabc, 0xdef].map(|i| b.iconst(i12, i));
        b.build_vector(&parts)
    };
    assert_eq!(through_memory(nibbles, Type::I16), 0xfabc);
}

#[test]
fn structures_have_padding_that_stays_undefined() {
    let build = |offset: i64| {
        eval(move |b| {
            let ty = b.ctx.types.structure(&[Type::I8, Type::I32]);
            let p = b.alloca(ty);
            let x = b.zero(ty);
            b.store(x, p, 4);
            let at = b.gep_const(p, offset);
            b.load(Type::I8, at, 1)
        })
        .unwrap()
    };
    assert_eq!(build(0), Some(0));
    assert_eq!(build(1), None);
    assert_eq!(build(7), Some(0));
}

#[test]
fn memory_is_undefined_until_it_is_written() {
    is_poison(|b| {
        let p = b.alloca(Type::I32);
        b.load(Type::I32, p, 4)
    });
    // Copies carry it along, byte by byte.
    let copied = |size: i128, as_type| {
        eval(move |b| {
            let (p, q) = (b.alloca(Type::I32), b.alloca(Type::I32));
            let x = b.iconst(Type::I16, 7);
            b.store(x, p, 2);
            let args = [q, p, b.iconst(Type::I64, size), b.bconst(false)];
            b.intrinsic_void(Intrinsic::Memcpy, &args);
            b.load(as_type, q, 1)
        })
        .unwrap()
    };
    assert_eq!(copied(4, Type::I16), Some(7));
    assert_eq!(copied(4, Type::I32), None);
    assert_eq!(copied(1, Type::I16), None);
}

#[test]
fn overlapping_moves_and_fills() {
    let moved = value(|b| {
        let p = b.alloca(Type::I32);
        let x = b.iconst(Type::I32, 0x0403_0201);
        b.store(x, p, 4);
        let q = b.gep_const(p, 1);
        let args = [q, p, b.iconst(Type::I32, 3), b.bconst(false)];
        b.intrinsic_void(Intrinsic::Memmove, &args);
        b.load(Type::I32, p, 4)
    });
    assert_eq!(moved, 0x0302_0101);
    let filled = value(|b| {
        let p = b.alloca(Type::I64);
        let args = [
            p,
            b.iconst(Type::I8, 0xab),
            b.iconst(Type::I32, 8),
            b.bconst(false),
        ];
        b.intrinsic_void(Intrinsic::Memset, &args);
        b.load(Type::I64, p, 8)
    });
    assert_eq!(filled, 0xabab_abab_abab_abab);
}

#[test]
fn bad_accesses_are_errors() {
    fails(FaultKind::OutOfBounds, |b| {
        let p = b.alloca(Type::I32);
        let q = b.gep_const(p, 1);
        b.load(Type::I32, q, 1)
    });
    fails(FaultKind::OutOfBounds, |b| {
        let null = b.zero(GLOBAL);
        b.load(Type::I32, null, 1)
    });
    fails(FaultKind::Misaligned, |b| {
        let p = b.alloca(Type::I64);
        let q = b.gep_const(p, 2);
        b.load(Type::I32, q, 4)
    });
    fails(FaultKind::Undefined, |b| {
        let p = b.poison(GLOBAL);
        b.load(Type::I32, p, 4)
    });
    fails(FaultKind::ReadOnly, |b| {
        let packet = b.intrinsic(Intrinsic::DispatchPtr, Type::ptr(AddrSpace::Constant), &[]);
        let p = b.addrspacecast(packet, Type::ptr(AddrSpace::Generic));
        let x = b.iconst(Type::I32, 0);
        b.store(x, p, 4);
        x
    });
}

#[test]
fn addresses_of_members() {
    let offset = value(|b| {
        let inner = b.ctx.types.structure(&[Type::I8, Type::I16]);
        let array = b.ctx.types.array(inner, 4);
        let ty = b.ctx.types.structure(&[Type::I64, array]);
        let base = b.zero(GLOBAL);
        let (one, two) = (b.iconst(Type::I32, 1), b.iconst(Type::I64, -1));
        let p = b.gep(ty, base, &[one, one, two, one]);
        b.ptrtoint(p, Type::I64)
    });
    // One object of 24 bytes, the array at 8, one element back, the field at 2.
    assert_eq!(offset, 24 + 8 - 4 + 2);
    let wraps = value(|b| {
        let local = Type::ptr(AddrSpace::Local);
        let p = b.zero(local);
        let p = b.gep_const(p, -4);
        b.ptrtoint(p, Type::I64)
    });
    assert_eq!(wraps, 0xffff_fffc);
}

#[test]
fn generic_pointers_go_through_the_apertures() {
    let generic = Type::ptr(AddrSpace::Generic);
    let read_back = value(|b| {
        let p = b.alloca(Type::I32);
        let x = b.iconst(Type::I32, 42);
        b.store(x, p, 4);
        let g = b.addrspacecast(p, generic);
        b.load(Type::I32, g, 4)
    });
    assert_eq!(read_back, 42);
    let kinds = value(|b| {
        let p = b.alloca(Type::I32);
        let g = b.addrspacecast(p, generic);
        let parts = [
            b.intrinsic(Intrinsic::IsShared, Type::I1, &[g]),
            b.intrinsic(Intrinsic::IsPrivate, Type::I1, &[g]),
        ];
        b.build_vector(&parts)
    });
    assert_eq!(kinds, 0b10);
    // Null is all ones in local memory, zero in flat.
    let null = value(|b| {
        let n = b.zero(generic);
        let l = b.addrspacecast(n, Type::ptr(AddrSpace::Local));
        b.ptrtoint(l, Type::I32)
    });
    assert_eq!(null, 0xffff_ffff);
    let back = value(|b| {
        let bits = b.iconst(Type::I32, -1);
        let l = b.inttoptr(bits, Type::ptr(AddrSpace::Local));
        let g = b.addrspacecast(l, generic);
        b.ptrtoint(g, Type::I64)
    });
    assert_eq!(back, 0);
}

fn rmw(op: AtomicOp, ty: Type, old: i128, arg: i128) -> u128 {
    value(|b| {
        let p = b.alloca(ty);
        let (x, y) = (b.iconst(ty, old), b.iconst(ty, arg));
        b.store(x, p, 1);
        let mem = b.atomic_access(ty, Ordering::SeqCst, SyncScope::default());
        let got = b.atomic_rmw(op, p, y, mem);
        let same = b.icmp(IntCC::Eq, got, x);
        b.intrinsic_void(Intrinsic::Assume, &[same]);
        b.load(ty, p, 1)
    })
}

#[test]
fn atomic_operations() {
    use AtomicOp::*;
    let table = [
        (Xchg, 1, 2, 2),
        (Add, 0xff, 2, 1),
        (Sub, 1, 2, 0xff),
        (And, 6, 3, 2),
        (Nand, 6, 3, 0xfd),
        (Or, 6, 3, 7),
        (Xor, 6, 3, 5),
        (Max, 0xff, 1, 1),
        (Min, 0xff, 1, 0xff),
        (UMax, 0xff, 1, 0xff),
        (UMin, 0xff, 1, 1),
        (UIncWrap, 5, 6, 6),
        (UIncWrap, 6, 6, 0),
        (UDecWrap, 0, 6, 6),
        (UDecWrap, 7, 6, 6),
        (UDecWrap, 5, 6, 4),
        (USubCond, 5, 6, 5),
        (USubCond, 6, 6, 0),
        (USubSat, 5, 6, 0),
    ];
    for (op, old, arg, new) in table {
        assert_eq!(rmw(op, Type::I8, old, arg), new, "{op:?} {old} {arg}");
    }
    let sum = value(|b| {
        let p = b.alloca(Type::F32);
        let x = b.fconst(Type::F32, 1.5);
        b.store(x, p, 4);
        let mem = b.atomic_access(Type::F32, Ordering::Monotonic, SyncScope::default());
        b.atomic_rmw(FAdd, p, x, mem);
        b.load(Type::F32, p, 4)
    });
    assert_eq!(sum, u128::from(3.0f32.to_bits()));
}

#[test]
fn compare_and_exchange() {
    let run = |expected| {
        value(|b| {
            let p = b.alloca(Type::I32);
            let x = b.iconst(Type::I32, 5);
            b.store(x, p, 4);
            let mem = b.atomic_access(Type::I32, Ordering::SeqCst, SyncScope::default());
            let (e, n) = (b.iconst(Type::I32, expected), b.iconst(Type::I32, 9));
            let pair = b.cmpxchg(p, e, n, mem, Ordering::Monotonic);
            let done = b.extract_value(pair, &[1]);
            let done = b.zext(done, Type::I32);
            let hundred = b.iconst(Type::I32, 100);
            let done = b.mul(done, hundred);
            let now = b.load(Type::I32, p, 4);
            b.add(now, done)
        })
    };
    assert_eq!(run(5), 109);
    assert_eq!(run(6), 5);
}

#[test]
fn module_variables_keep_their_contents_between_launches() {
    let mut m = Module::new();
    let nine = m.ctx.int_const(Type::I32, 9);
    let pair = m.ctx.types.array(Type::I32, 2);
    let init = m
        .ctx
        .consts
        .intern(ConstData::Aggregate(pair, Box::new([nine, nine])));
    let var = m.add_global("counter", pair, AddrSpace::Global, Some(init));
    let kernel = m.add_kernel("k", &[]);
    let mut b = m.build(kernel);
    b.create_entry();
    let p = b.global_address(crate::GlobalRef::Var(var), AddrSpace::Global, 4);
    let x = b.load(Type::I32, p, 4);
    let y = b.add(x, x);
    b.store(y, p, 4);
    b.ret_void();
    let mut memory = Memory::new();
    let mut interp = Interp::new(&m);
    for _ in 0..2 {
        interp
            .launch(kernel, &LaunchConfig::linear(1, 1), &[], &mut memory)
            .unwrap();
    }
    let address = interp.address_of(var).unwrap();
    assert_eq!(memory.read(address, 8).unwrap(), [9, 0, 0, 0, 36, 0, 0, 0]);
}

#[test]
fn arguments_by_reference_and_in_local_memory() {
    let mut m = Module::new();
    let ty = m.ctx.types.structure(&[Type::I32, Type::I16]);
    let params = [
        GLOBAL,
        Type::ptr(AddrSpace::Constant),
        Type::ptr(AddrSpace::Local),
    ];
    let kernel = m.add_kernel("k", &params);
    m.functions[kernel].params[1].attrs.indirect = Some(Indirect::ByRef(ty));
    let mut b = m.build(kernel);
    let entry = b.create_entry();
    let args = b.params(entry);
    let field = b.gep_const(args[1], 4);
    let x = b.load(Type::I16, field, 2);
    let last = b.gep_const(args[2], 62);
    b.store(x, last, 2);
    let y = b.load(Type::I16, last, 2);
    b.store(y, args[0], 2);
    b.ret_void();
    let mut memory = Memory::new();
    let buffer = memory.alloc_zeroed(2);
    let args = [
        ArgValue::ptr(buffer),
        ArgValue::Bytes(vec![1, 2, 3, 4, 5, 6, 0, 0]),
        ArgValue::Local { size: 64 },
    ];
    Interp::new(&m)
        .launch(kernel, &LaunchConfig::linear(1, 1), &args, &mut memory)
        .unwrap();
    assert_eq!(memory.read(buffer, 2).unwrap(), [5, 6]);
}

#[test]
fn by_value_arguments_are_copies() {
    let mut m = Module::new();
    let private = Type::ptr(AddrSpace::Private);
    let callee = m.add_function("callee", Type::VOID, &[private]);
    m.functions[callee].params[0].attrs.indirect = Some(Indirect::ByVal(Type::I32));
    let mut b = m.build(callee);
    let entry = b.create_entry();
    let p = b.params(entry)[0];
    let seven = b.iconst(Type::I32, 7);
    b.store(seven, p, 4);
    b.ret_void();
    let kernel = m.add_kernel("k", &[GLOBAL]);
    let mut b = m.build(kernel);
    let entry = b.create_entry();
    let out = b.params(entry)[0];
    let x = b.alloca(Type::I32);
    let one = b.iconst(Type::I32, 1);
    b.store(one, x, 4);
    b.call(callee, Type::VOID, &[x]);
    let after = b.load(Type::I32, x, 4);
    b.store(after, out, 4);
    b.ret_void();
    let words = run_module(&m, kernel, &LaunchConfig::linear(1, 1), 1).unwrap();
    assert_eq!(words, [1]);
}

#[test]
fn ranges_of_loads_are_promises() {
    is_poison(|b| {
        let p = b.alloca(Type::I32);
        let x = b.iconst(Type::I32, 5);
        b.store(x, p, 4);
        let y = b.load(Type::I32, p, 4);
        let inst = b.func.def_inst(y).unwrap();
        let range = crate::function::ValueRange { lo: 0, hi: 5 };
        b.func.ranges.insert(inst, range);
        y
    });
}

#[test]
fn what_a_variable_had_is_undefined_when_its_lifetime_begins_or_ends() {
    for marker in [Intrinsic::LifetimeStart, Intrinsic::LifetimeEnd] {
        is_poison(|b| {
            let p = b.alloca(Type::I32);
            let x = b.iconst(Type::I32, 7);
            b.store(x, p, 4);
            b.intrinsic_void(marker, &[p]);
            b.load(Type::I32, p, 4)
        });
    }
    // The marker of a part of it says nothing.
    let kept = value(|b| {
        let array = b.ctx.types.array(Type::I32, 2);
        let p = b.alloca(array);
        let second = b.gep_const(p, 4);
        let x = b.iconst(Type::I32, 7);
        b.store(x, second, 4);
        b.intrinsic_void(Intrinsic::LifetimeEnd, &[second]);
        b.load(Type::I32, second, 4)
    });
    assert_eq!(kept, 7);
}
