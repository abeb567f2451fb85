//! Functions that frontends call and leave to a device library, which here nobody links.
//!
//! `__printf_alloc(i32 bytes)` gives a place for one `printf` in the buffer that the runtime hands
//! over, or null if it is full. The buffer begins with two words, the bytes that are in use behind
//! them and their number at most; work-items of the whole device take their parts by exchanging the
//! first word.

use crate::abi::kernarg::printf_buffer_offset;
use crate::target::HiddenArgs;
use ir::builder::FunctionBuilder;
use ir::{
    AddrSpace, CastOp, Function, IntCC, Intrinsic, Linkage, Module, Ordering, ScopeLevel,
    ScopeSpaces, SyncScope, Type,
};

/// What clang calls.
pub(crate) const PRINTF_ALLOC: &str = "__printf_alloc";

/// Bytes of the two words in front.
const HEADER: i64 = 8;

/// All work-items of the device.
const DEVICE: SyncScope = SyncScope {
    level: ScopeLevel::Agent,
    spaces: ScopeSpaces::All,
};

/// Is it `__printf_alloc`, with the type that it has?
pub(crate) fn is_printf_alloc(func: &Function) -> bool {
    let types = func.params.iter().map(|p| p.ty);
    func.name == PRINTF_ALLOC && func.ret == Type::ptr(AddrSpace::Global) && types.eq([Type::I32])
}

/// Defines what the module declares and does not define.
pub fn define(module: &mut Module, layout: HiddenArgs) {
    let declared = |f: &Function| is_printf_alloc(f) && !f.is_defined();
    let wanted = module.functions.iter().find(|(_, f)| declared(f));
    let Some((func, _)) = wanted else {
        return;
    };
    module.functions[func].linkage = Linkage::Internal;
    printf_alloc(&mut module.build(func), printf_buffer_offset(layout) as i64);
}

fn printf_alloc(b: &mut FunctionBuilder<'_>, offset: i64) {
    let global = Type::ptr(AddrSpace::Global);
    let entry = b.create_entry();
    let bytes = b.params(entry)[0];
    let [take, done, full] = [(); 3].map(|()| b.create_block());
    let loop_block = b.create_block_with(&[Type::I32]);
    let implicit = b.intrinsic(
        Intrinsic::ImplicitArgPtr,
        Type::ptr(AddrSpace::Constant),
        &[],
    );
    let place = b.gep_const(implicit, offset);
    let buffer = b.load(global, place, 8);
    let size = b.gep_const(buffer, 4);
    let size = b.load(Type::I32, size, 4);
    let access = b.atomic_access(Type::I32, Ordering::Monotonic, DEVICE);
    let first = b.load_with(Type::I32, buffer, access);
    b.jump(loop_block, &[first]);

    b.switch_to(loop_block);
    let used = b.params(loop_block)[0];
    let end = b.add(used, bytes);
    // The sum must not be taken for small because it wrapped.
    let wrapped = b.icmp(IntCC::Ult, end, used);
    let beyond = b.icmp(IntCC::Ugt, end, size);
    let no_place = b.or(wrapped, beyond);
    b.branch(no_place, (full, &[]), (take, &[]));

    b.switch_to(take);
    let access = b.atomic_access(Type::I32, Ordering::Monotonic, DEVICE);
    let exchanged = b.cmpxchg(buffer, used, end, access, Ordering::Monotonic);
    let seen = b.extract_value(exchanged, &[0]);
    let ours = b.extract_value(exchanged, &[1]);
    b.branch(ours, (done, &[]), (loop_block, &[seen]));

    b.switch_to(done);
    let used = b.cast(CastOp::ZExt, used, Type::I64);
    let first = b.gep_const(buffer, HEADER);
    let place = b.gep_bytes(first, used);
    b.ret(place);

    b.switch_to(full);
    let null = b.zero(global);
    b.ret(null);
}
