use super::*;
use crate::module::Module;

fn module_with_kernel() -> (Module, crate::FuncRef) {
    let mut m = Module::new();
    let f = m.add_kernel("k", &[Type::I32]);
    (m, f)
}

#[test]
fn insertion_before_an_instruction_keeps_the_order() {
    let (mut m, f) = module_with_kernel();
    let mut b = m.build(f);
    let entry = b.create_entry();
    let x = b.params(entry)[0];
    let last = b.add(x, x);
    b.ret_void();
    let last_inst = b.func.def_inst(last).unwrap();
    b.insert_before(entry, last_inst);
    let first = b.sub(x, x);
    let second = b.mul(first, first);
    let order: Vec<_> = m.functions[f].blocks[entry]
        .insts
        .iter()
        .map(|&i| m.functions[f].result(i))
        .collect();
    assert_eq!(order, [Some(first), Some(second), Some(last), None]);
}

#[test]
fn flags_hold_for_one_instruction() {
    let (mut m, f) = module_with_kernel();
    let mut b = m.build(f);
    let entry = b.create_entry();
    let x = b.params(entry)[0];
    let one = b.with_flags(ArithFlags::NSW).add(x, x);
    let two = b.add(x, x);
    let flags = |v| match b.func.inst(b.func.def_inst(v).unwrap()) {
        InstData::Binary { flags, .. } => *flags,
        _ => unreachable!(),
    };
    assert_eq!(
        (flags(one), flags(two)),
        (ArithFlags::NSW, ArithFlags::empty())
    );
}

#[test]
fn constants_are_cut_and_rounded() {
    let (mut m, f) = module_with_kernel();
    let mut b = m.build(f);
    let minus_one = b.iconst(Type::I8, -1);
    assert_eq!(b.as_int_const(minus_one), Some(0xff));
    let third = b.fconst(Type::F16, 1.0 / 3.0);
    let bits = match b.ctx.consts.get(b.func.value_const(third).unwrap()) {
        ConstData::Float(_, bits) => *bits,
        _ => 0,
    };
    assert_eq!(bits, 0x3555);
    let v2 = b.ctx.types.vector(Type::I16, 2);
    let splat = b.iconst(v2, 3);
    assert_eq!(b.ty(splat), v2);
    assert_eq!(b.iconst(v2, 3), splat);
    assert_eq!(b.iconst(v2, 0), b.zero(v2));
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "add: operands of one type, not i32 and i64")]
fn mixed_types_panic() {
    let (mut m, f) = module_with_kernel();
    let mut b = m.build(f);
    let entry = b.create_entry();
    let x = b.params(entry)[0];
    let y = b.iconst(Type::I64, 1);
    b.add(x, y);
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "those of the parameters")]
fn missing_block_arguments_panic() {
    let (mut m, f) = module_with_kernel();
    let mut b = m.build(f);
    b.create_entry();
    let next = b.create_block_with(&[Type::I32]);
    b.jump(next, &[]);
}

#[test]
fn ids_and_sizes_verify() {
    let (mut m, f) = module_with_kernel();
    let mut b = m.build(f);
    b.create_entry();
    for dim in [Dim::X, Dim::Y, Dim::Z] {
        let id = b.global_id(dim);
        assert_eq!(b.ty(id), Type::I64);
        let id = b.global_id_of(dim, 64);
        assert_eq!(b.ty(id), Type::I64);
        for size in [b.group_size(dim), b.grid_size(dim)] {
            assert_eq!(b.ty(size), Type::I32);
        }
    }
    b.ret_void();
    crate::verifier::verify_module(&m).expect("valid");
}

#[test]
fn variables_stand_at_the_front_of_the_entry_block() {
    let (mut m, f) = module_with_kernel();
    let mut b = m.build(f);
    let entry = b.create_entry();
    let next = b.create_block();
    b.br(next);
    b.switch_to(next);
    let first = b.entry_alloca(Type::I32);
    let second = b.entry_alloca(Type::I64);
    b.store(first, second, 4);
    b.ret_void();
    let front: Vec<_> = b.func.blocks[entry].insts[..2]
        .iter()
        .map(|&i| b.func.result(i))
        .collect();
    assert_eq!(front, [Some(first), Some(second)]);
    assert_eq!(b.block(), next);
    crate::verifier::verify_module(&m).expect("valid");
}
