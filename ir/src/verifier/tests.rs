use super::*;
use crate::builder::FunctionBuilder;
use crate::constant::ConstData;
use crate::function::Indirect;
use crate::inst::*;
use crate::intrinsic::Intrinsic;
use crate::memory::{AddrSpace, MemAccess, Ordering};
use crate::module::Linkage;

const GLOBAL: Type = Type::ptr(AddrSpace::Global);

/// A kernel with parameters i32, i64, float, ptr addrspace(1), ptr addrspace(4), i1; returns what
/// the verifier says.
fn verify(build: impl FnOnce(&mut FunctionBuilder, &[Value])) -> Vec<String> {
    let mut m = Module::new();
    let params = [
        Type::I32,
        Type::I64,
        Type::F32,
        GLOBAL,
        Type::ptr(AddrSpace::Constant),
        Type::I1,
    ];
    let f = m.add_kernel("k", &params);
    let mut b = m.build(f);
    let entry = b.create_entry();
    let args = b.params(entry);
    build(&mut b, &args);
    messages(&m)
}

fn messages(m: &Module) -> Vec<String> {
    match verify_module(m) {
        Ok(()) => vec![],
        Err(errors) => errors.into_iter().map(|d| d.message).collect(),
    }
}

/// Exactly one error, which begins so.
#[track_caller]
fn expect(found: Vec<String>, start: &str) {
    assert!(
        found.len() == 1 && found[0].starts_with(start),
        "expected one error '{start}', found {found:#?}"
    );
}

/// Exactly one error of one instruction, appended raw to the entry block and followed by a return.
#[track_caller]
fn expect_inst(
    ty: Type,
    data: impl FnOnce(&mut FunctionBuilder, &[Value]) -> InstData,
    start: &str,
) {
    let found = verify(|b, args| {
        let data = data(b, args);
        b.push(data, ty);
        b.ret_void();
    });
    expect(found, start);
}

#[test]
fn a_loop_is_well_formed() {
    let found = verify(|b, args| {
        let header = b.create_block_with(&[Type::I32]);
        let exit = b.create_block();
        let zero = b.iconst(Type::I32, 0);
        b.jump(header, &[zero]);
        b.switch_to(header);
        let i = b.params(header)[0];
        let one = b.iconst(Type::I32, 1);
        let next = b.add(i, one);
        let more = b.icmp(IntCC::Ult, next, args[0]);
        b.branch(more, (header, &[next]), (exit, &[]));
        b.switch_to(exit);
        b.store(next, args[3], 4);
        b.ret_void();
    });
    assert_eq!(found, [""; 0]);
}

#[test]
fn uses_must_be_dominated() {
    let found = verify(|b, args| {
        let (then, join) = (b.create_block(), b.create_block());
        b.branch(args[5], (then, &[]), (join, &[]));
        b.switch_to(then);
        let x = b.add(args[0], args[0]);
        b.named(x, "x");
        b.jump(join, &[]);
        b.switch_to(join);
        b.store(x, args[3], 4);
        b.ret_void();
    });
    expect(
        found,
        "instruction does not dominate all uses: '%x' is used by: 'store'",
    );
    // In the same block: after the use.
    let found = verify(|b, args| {
        let x = b.add(args[0], args[0]);
        let y = b.add(x, x);
        b.ret_void();
        let entry = b.block();
        let inst = b.func.def_inst(y).unwrap();
        b.func.blocks[entry].insts.retain(|&i| i != inst);
        b.func.blocks[entry].insts.insert(0, inst);
    });
    expect(found, "instruction does not dominate all uses");
    // A block argument is used at the end of the predecessor; a dead block may use anything.
    let found = verify(|b, args| {
        let (next, dead) = (b.create_block_with(&[Type::I32]), b.create_block());
        let x = b.add(args[0], args[0]);
        b.jump(next, &[x]);
        b.switch_to(next);
        let y = b.add(x, b.params(next)[0]);
        b.ret_void();
        b.switch_to(dead);
        b.jump(next, &[y]);
    });
    assert_eq!(found, [""; 0]);
}

#[test]
fn blocks_end_once() {
    let found = verify(|b, args| {
        b.add(args[0], args[0]);
    });
    expect(found, "basic block unnamed block0 does not have terminator");
    let found = verify(|b, _| {
        b.ret_void();
        b.ret_void();
    });
    expect(found, "terminator found in the middle of a basic block");
}

#[test]
fn the_entry_has_no_predecessor() {
    let found = verify(|b, args| {
        let next = b.create_block();
        b.jump(next, &[]);
        b.switch_to(next);
        let entry = b.func.entry();
        b.jump(entry, args);
    });
    expect(found, "entry block to function must not have predecessors");
}

#[test]
fn branch_arguments_match_parameters() {
    let wrong = |args: Vec<usize>| {
        verify(|b, values| {
            let next = b.create_block_with(&[Type::I32]);
            let args: Vec<Value> = args.iter().map(|&i| values[i]).collect();
            let dest = b.func.block_call(next, &args);
            b.push(InstData::Jump { dest }, Type::VOID);
            b.switch_to(next);
            b.ret_void();
        })
    };
    expect(
        wrong(vec![]),
        "branch to unnamed block1 passes 0 arguments for 1 parameters",
    );
    expect(
        wrong(vec![1]),
        "phi node operands are not the same type as the result",
    );
    assert!(wrong(vec![0]).is_empty());
}

#[test]
fn targets_are_in_the_layout() {
    let found = verify(|b, _| {
        let orphan = b.func.make_block();
        b.jump(orphan, &[]);
    });
    expect(found, "branch target block1 is not in the function");
}

#[test]
fn operands_of_arithmetic_are_checked() {
    let binary = |op, i: usize, j: usize| {
        move |_: &mut FunctionBuilder, a: &[Value]| InstData::Binary {
            op,
            flags: ArithFlags::empty(),
            args: [a[i], a[j]],
        }
    };
    expect_inst(
        Type::I32,
        binary(BinaryOp::Add, 0, 1),
        "both operands to a binary operator are not of the same type ('i32' and 'i64')",
    );
    expect_inst(
        Type::F32,
        binary(BinaryOp::Mul, 2, 2),
        "integer arithmetic operators only work with integral types",
    );
    expect_inst(
        Type::I32,
        binary(BinaryOp::FMul, 0, 0),
        "floating-point arithmetic operators only work",
    );
    expect_inst(
        Type::I64,
        binary(BinaryOp::Add, 0, 0),
        "result type is 'i64', expected 'i32'",
    );
}

#[test]
fn casts_are_legal() {
    let mut m = Module::new();
    let v2i32 = m.ctx.types.vector(Type::I32, 2);
    let v4i16 = m.ctx.types.vector(Type::I16, 4);
    let cast = |op, from: Type, to: Type| {
        let mut m = Module::new();
        assert_eq!(m.ctx.types.vector(Type::I32, 2), v2i32);
        assert_eq!(m.ctx.types.vector(Type::I16, 4), v4i16);
        let f = m.add_function("f", Type::VOID, &[from]);
        let mut b = m.build(f);
        let entry = b.create_entry();
        let arg = b.params(entry)[0];
        let flags = ArithFlags::empty();
        b.push(InstData::Cast { op, flags, arg }, to);
        b.ret_void();
        messages(&m).is_empty()
    };
    let generic = Type::ptr(AddrSpace::Generic);
    let table = [
        (CastOp::Trunc, Type::I64, Type::I32, true),
        (CastOp::Trunc, Type::I32, Type::I32, false),
        (CastOp::ZExt, Type::I1, Type::I128, true),
        (CastOp::SExt, Type::I64, Type::I32, false),
        (CastOp::ZExt, v2i32, Type::I64, false),
        (CastOp::FpExt, Type::F16, Type::F64, true),
        (CastOp::FpExt, Type::F16, Type::BF16, false),
        (CastOp::FpTrunc, Type::F32, Type::F16, true),
        (CastOp::FpToSi, Type::F32, Type::I128, true),
        (CastOp::UiToFp, Type::F32, Type::I32, false),
        (CastOp::PtrToInt, GLOBAL, Type::I32, true),
        (CastOp::IntToPtr, Type::I64, GLOBAL, true),
        (CastOp::AddrSpaceCast, GLOBAL, generic, true),
        (CastOp::AddrSpaceCast, GLOBAL, GLOBAL, false),
        (CastOp::Bitcast, v2i32, v4i16, true),
        (CastOp::Bitcast, v2i32, Type::F64, true),
        (CastOp::Bitcast, GLOBAL, Type::I64, false),
        (CastOp::Bitcast, GLOBAL, generic, false),
        (CastOp::Bitcast, Type::I32, Type::F64, false),
    ];
    for (op, from, to, legal) in table {
        assert_eq!(cast(op, from, to), legal, "{op:?} {from} {to}");
    }
}

#[test]
fn indices_of_aggregates_are_in_range() {
    let found = verify(|b, _| {
        let pair = b.ctx.types.structure(&[Type::I32, Type::F32]);
        let arg = b.poison(pair);
        b.extract_value(arg, &[1]);
        let indices = Box::new([2]);
        b.push(InstData::ExtractValue { arg, indices }, Type::F32);
        b.ret_void();
    });
    expect(found, "invalid indices for extractvalue");
    let found = verify(|b, _| {
        let v = b.ctx.types.vector(Type::I32, 2);
        let x = b.zero(v);
        b.shuffle(x, x, &[3, -1]);
        let data = InstData::ShuffleVector {
            args: [x, x],
            mask: Box::new([4, 0]),
        };
        b.push(data, v);
        b.ret_void();
    });
    expect(found, "invalid shufflevector operands");
    let found = verify(|b, a| {
        let pair = b.ctx.types.structure(&[Type::I32, Type::F32]);
        b.gep(pair, a[3], &[a[1], a[0]]);
        b.ret_void();
    });
    expect(found, "invalid getelementptr indices");
}

#[test]
fn constant_memory_is_not_written() {
    let found = verify(|b, a| {
        b.store(a[0], a[4], 4);
        b.ret_void();
    });
    expect(found, "cannot store to constant address space");
}

#[test]
fn atomics_are_those_that_exist() {
    let atomic = |ordering| MemAccess {
        ordering,
        ..MemAccess::aligned(4)
    };
    let load = |ordering| {
        move |_: &mut FunctionBuilder, a: &[Value]| InstData::Load {
            ptr: a[3],
            mem: atomic(ordering),
        }
    };
    expect_inst(
        Type::I32,
        load(Ordering::Release),
        "load cannot have release ordering",
    );
    expect_inst(
        Type::I1,
        load(Ordering::Acquire),
        "atomic memory access' operand must have a power-of-two size",
    );
    let store = |_: &mut FunctionBuilder, a: &[Value]| InstData::Store {
        args: [a[0], a[3]],
        mem: atomic(Ordering::Acquire),
    };
    expect_inst(Type::VOID, store, "store cannot have acquire ordering");
    let rmw = |op, i: usize, ordering| {
        move |_: &mut FunctionBuilder, a: &[Value]| InstData::AtomicRmw {
            op,
            args: [a[3], a[i]],
            mem: atomic(ordering),
        }
    };
    expect_inst(
        Type::F32,
        rmw(AtomicOp::Add, 2, Ordering::Monotonic),
        "atomicrmw add operand must have integer type",
    );
    expect_inst(
        Type::I32,
        rmw(AtomicOp::FAdd, 0, Ordering::Monotonic),
        "atomicrmw fadd operand must have floating-point",
    );
    expect_inst(
        Type::I32,
        rmw(AtomicOp::Add, 0, Ordering::Unordered),
        "atomicrmw and cmpxchg instructions cannot be unordered",
    );
    let fence = |_: &mut FunctionBuilder, _: &[Value]| InstData::Fence {
        ordering: Ordering::Monotonic,
        scope: Default::default(),
        spaces: Default::default(),
    };
    expect_inst(
        Type::VOID,
        fence,
        "fence instructions may only have acquire",
    );
    let found = verify(|b, a| {
        b.cmpxchg(a[3], a[0], a[0], atomic(Ordering::AcqRel), Ordering::AcqRel);
        b.ret_void();
    });
    expect(
        found,
        "cmpxchg failure ordering cannot include release semantics",
    );
}

#[test]
fn variables_are_private() {
    let alloca = |_: &mut FunctionBuilder, _: &[Value]| InstData::Alloca {
        ty: Type::I32,
        count: None,
        align_log2: 2,
    };
    expect_inst(
        Type::ptr(AddrSpace::Generic),
        alloca,
        "alloca on amdgpu must be in addrspace(5)",
    );
    let huge = |_: &mut FunctionBuilder, _: &[Value]| InstData::Alloca {
        ty: Type::I32,
        count: None,
        align_log2: 33,
    };
    expect_inst(
        Type::ptr(AddrSpace::Private),
        huge,
        "huge alignment values are unsupported",
    );
}

#[test]
fn switch_cases_differ() {
    let switch = |values: &'static [u128]| {
        verify(|b, a| {
            let exit = b.create_block();
            let cases: Vec<_> = values.iter().map(|&v| (v, exit, &[][..])).collect();
            b.switch(a[0], (exit, &[]), &cases);
            b.switch_to(exit);
            b.ret_void();
        })
    };
    assert!(switch(&[1, 2, 0]).is_empty());
    expect(switch(&[7, 2, 7]), "duplicate integer as switch case");
}

#[test]
fn calls_match_signatures() {
    let call = |ret: Type, args: &[Type], kernel: bool| {
        let mut m = Module::new();
        let callee = m.add_function("callee", Type::I32, &[Type::I32]);
        if kernel {
            m.functions[callee].call_conv = CallConv::Kernel;
            m.functions[callee].ret = Type::VOID;
        }
        let f = m.add_function("f", Type::VOID, args);
        let mut b = m.build(f);
        let entry = b.create_entry();
        let args = b.params(entry);
        b.call(callee, ret, &args);
        b.ret_void();
        messages(&m)
    };
    assert!(call(Type::I32, &[Type::I32], false).is_empty());
    expect(
        call(Type::I32, &[], false),
        "incorrect number of arguments passed",
    );
    expect(
        call(Type::I32, &[Type::F32], false),
        "call parameter type does not match function signature: argument 1 is 'float', the parameter 'i32'",
    );
    expect(
        call(Type::F32, &[Type::I32], false),
        "result type is 'float'",
    );
    expect(
        call(Type::VOID, &[Type::I32], true),
        "calling convention does not permit calls",
    );
}

#[test]
fn kernels_keep_their_convention() {
    let mut m = Module::new();
    let f = m.add_kernel("k", &[GLOBAL]);
    m.functions[f].ret = Type::I32;
    m.functions[f].vararg = true;
    m.functions[f].params[0].attrs.indirect = Some(Indirect::ByVal(Type::I32));
    let found = messages(&m);
    let starts = [
        "calling convention requires void return type",
        "calling convention does not support varargs",
        "calling convention disallows byval",
    ];
    assert_eq!(found.len(), starts.len(), "{found:#?}");
    for (message, start) in found.iter().zip(starts) {
        assert!(message.starts_with(start), "{message}");
    }
}

#[test]
fn returns_match() {
    let found = verify(|b, a| {
        b.push(InstData::Ret { value: Some(a[0]) }, Type::VOID);
    });
    expect(found, "found return instr that returns non-void");
    let mut m = Module::new();
    let f = m.add_function("f", Type::I32, &[]);
    let mut b = m.build(f);
    b.create_entry();
    b.ret_void();
    expect(
        messages(&m),
        "function return type does not match operand type",
    );
}

#[test]
fn intrinsics_match_their_rows() {
    let intrinsic = |id, ret, args: &'static [usize]| {
        verify(|b, a| {
            let args: Vec<Value> = args.iter().map(|&i| a[i]).collect();
            let list = b.func.list(&args);
            let flags = ArithFlags::empty();
            b.push(
                InstData::Intrinsic {
                    id,
                    flags,
                    args: list,
                },
                ret,
            );
            b.ret_void();
        })
    };
    assert!(intrinsic(Intrinsic::SMax, Type::I32, &[0, 0]).is_empty());
    expect(
        intrinsic(Intrinsic::SMax, Type::I32, &[0, 1]),
        "intrinsic has incorrect argument type: argument 2 is 'i64', expected 'i32'",
    );
    expect(
        intrinsic(Intrinsic::SMax, Type::I64, &[0, 0]),
        "intrinsic has incorrect return type: 'i64', expected 'i32'",
    );
    expect(
        intrinsic(Intrinsic::Ctlz, Type::I32, &[0, 5]),
        "immarg operand has non-immediate parameter: argument 2",
    );
    expect(
        intrinsic(Intrinsic::Fma, Type::F32, &[2, 2]),
        "intrinsic has incorrect number of arguments: 2, expected 3",
    );
}

#[test]
fn globals_are_checked() {
    let mut m = Module::new();
    let seven = m.ctx.int_const(Type::I32, 7);
    m.add_local("lds", Type::I32);
    m.add_global("table", Type::I32, AddrSpace::Constant, Some(seven));
    assert_eq!(messages(&m), [""; 0]);
    m.add_global("bad_lds", Type::I32, AddrSpace::Local, Some(seven));
    m.add_global("private", Type::I32, AddrSpace::Private, None);
    let odd = m.add_global("odd", Type::I64, AddrSpace::Global, Some(seven));
    m.globals[odd].align = 3;
    m.globals[odd].linkage = Linkage::Internal;
    m.add_function("odd", Type::VOID, &[]);
    let found = messages(&m);
    let starts = [
        "unsupported initializer for address space in '@bad_lds'",
        "global '@private' is in the private address space",
        "alignment of global '@odd' is not a power of two",
        "global variable initializer type does not match",
        "redefinition of global '@odd'",
    ];
    assert_eq!(found.len(), starts.len(), "{found:#?}");
    for (message, start) in found.iter().zip(starts) {
        assert!(message.starts_with(start), "{message}");
    }
}

#[test]
fn constants_fit_their_types() {
    let mut m = Module::new();
    m.ctx.consts.intern(ConstData::Int(Type::I8, 0x100));
    expect(
        messages(&m),
        "constant of type 'i8' does not match its type",
    );
}

#[test]
fn errors_are_limited() {
    let found = verify(|b, a| {
        for _ in 0..100 {
            let data = InstData::Unary {
                op: UnaryOp::FNeg,
                flags: ArithFlags::empty(),
                arg: a[0],
            };
            b.push(data, Type::I32);
        }
        b.ret_void();
    });
    assert_eq!(found.len(), MAX_ERRORS);
}
