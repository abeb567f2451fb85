//! Constructors and destructors: functions that are called before and after all kernels.
//!
//! As LLVM has it (`amdgpu-lower-ctor-dtor`), their addresses stand in sections `.init_array` and
//! `.fini_array`, which the linker puts together and bounds by symbols, and two kernels call what
//! stands there: `amdgcn.device.init` from the first to the last, `amdgcn.device.fini` from the
//! last to the first. The runtime launches them with one work-item.

use ir::builder::FunctionBuilder;
use ir::module::Visibility;
use ir::{
    AddrSpace, CastOp, ConstData, GlobalRef, GlobalVar, IntCC, Linkage, Module, Structor,
    StructorKind, Type, TypeData, Value,
};

/// What there is of a kind.
struct Names {
    kernel: &'static str,
    attribute: &'static str,
    section: &'static str,
    start: &'static str,
    end: &'static str,
}

const fn names(kind: StructorKind) -> Names {
    match kind {
        StructorKind::Constructor => Names {
            kernel: "amdgcn.device.init",
            attribute: "device-init",
            section: ".init_array",
            start: "__init_array_start",
            end: "__init_array_end",
        },
        StructorKind::Destructor => Names {
            kernel: "amdgcn.device.fini",
            attribute: "device-fini",
            section: ".fini_array",
            start: "__fini_array_start",
            end: "__fini_array_end",
        },
    }
}

/// The priority of what says none: it is called last, and its section has no number.
const DEFAULT_PRIORITY: u32 = 65535;

/// What the metadata calls a kernel with the attributes of one that is made here.
pub fn kind_of(attribute: impl Fn(&str) -> bool) -> Option<&'static str> {
    match () {
        () if attribute("device-init") => Some("init"),
        () if attribute("device-fini") => Some("fini"),
        () => None,
    }
}

/// Defines the lists and the kernels, if the module has constructors or destructors.
pub fn define(module: &mut Module) {
    let mut all = std::mem::take(&mut module.structors);
    all.sort_by_key(|s| s.priority);
    for kind in [StructorKind::Constructor, StructorKind::Destructor] {
        let mut any = false;
        for structor in all.iter().filter(|s| s.kind == kind) {
            entry(module, structor);
            any = true;
        }
        if any && module.function_by_name(names(kind).kernel).is_none() {
            kernel(module, kind);
        }
    }
}

/// The function's address in the section of its priority.
fn entry(module: &mut Module, structor: &Structor) {
    let section = names(structor.kind).section;
    let (section, name) = match structor.priority {
        DEFAULT_PRIORITY => (section.to_string(), format!("{section}.object")),
        n => (format!("{section}.{n}"), format!("{section}.object.{n}")),
    };
    let pointer = Type::ptr(AddrSpace::Generic);
    let address = module.ctx.consts.intern(ConstData::Address {
        ty: pointer,
        base: GlobalRef::Func(structor.function),
        offset: 0,
    });
    let name = format!("__{}.{}", &name[1..], module.globals.len());
    let global = module.add_global(&name, pointer, AddrSpace::Global, Some(address));
    let data = &mut module.globals[global];
    data.section = Some(section);
    data.linkage = Linkage::Internal;
    data.is_constant = true;
}

/// A symbol of the linker's.
fn bound(module: &mut Module, name: &str) -> GlobalVar {
    if let Some(found) = module.global_by_name(name) {
        return found;
    }
    let none = module.ctx.types.array(Type::ptr(AddrSpace::Generic), 0);
    let global = module.add_global(name, none, AddrSpace::Global, None);
    module.globals[global].is_constant = true;
    module.globals[global].visibility = Visibility::Hidden;
    global
}

fn kernel(module: &mut Module, kind: StructorKind) {
    let names = names(kind);
    let bounds = [names.start, names.end].map(|name| GlobalRef::Var(bound(module, name)));
    let kernel = module.add_kernel(names.kernel, &[]);
    let func = &mut module.functions[kernel];
    func.linkage = Linkage::Odr;
    func.attrs.strings = vec![
        ("amdgpu-flat-work-group-size".into(), "1,1".into()),
        (names.attribute.into(), "".into()),
    ];
    let ty = module.ctx.types.intern(TypeData::Func {
        ret: Type::VOID,
        params: Box::default(),
        vararg: false,
    });
    let mut b = module.build(kernel);
    let entry = b.create_entry();
    b.switch_to(entry);
    let [start, end] = bounds.map(|base| {
        let address = b.global_address(base, AddrSpace::Global, 0);
        b.cast(CastOp::PtrToInt, address, Type::I64)
    });
    call_all(&mut b, kind, ty, [start, end]);
}

/// Calls what stands between two addresses; `ty` is the type of the functions.
fn call_all(b: &mut FunctionBuilder<'_>, kind: StructorKind, ty: Type, [start, end]: [Value; 2]) {
    let exit = b.create_block();
    let head = b.create_block_with(&[Type::I64]);
    let empty = b.icmp(IntCC::Eq, start, end);
    let eight = b.iconst(Type::I64, 8);
    let (first, last) = match kind {
        StructorKind::Constructor => (start, end),
        StructorKind::Destructor => (end, start),
    };
    b.branch(empty, (exit, &[]), (head, &[first]));

    b.switch_to(head);
    let at = b.params(head)[0];
    let (place, next) = match kind {
        StructorKind::Constructor => (at, b.add(at, eight)),
        StructorKind::Destructor => {
            let before = b.sub(at, eight);
            (before, before)
        }
    };
    let place = b.cast(CastOp::IntToPtr, place, Type::ptr(AddrSpace::Global));
    let function = b.load(Type::ptr(AddrSpace::Generic), place, 8);
    b.call_indirect(ty, function, &[]);
    let done = b.icmp(IntCC::Eq, next, last);
    b.branch(done, (exit, &[]), (head, &[next]));

    b.switch_to(exit);
    b.ret_void();
}
