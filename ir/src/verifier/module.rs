//! Globals, constants and symbols of a module.

use super::memory::MAX_ALIGN_LOG2;
use super::text::type_name;
use super::types::{MAX_VECTOR_LEN, is_sized};
use crate::constant::{Const, ConstData};
use crate::diag::{Diagnostic, SourceLoc};
use crate::entities::GlobalRef;
use crate::layout::DataLayout;
use crate::memory::AddrSpace;
use crate::module::{GlobalData, Module};
use crate::types::{Type, TypeData};
use cranelift_entity::EntityRef;
use rustc_hash::FxHashSet;

/// V-GLOBAL and V-CONST.
pub(super) fn check(module: &Module) -> Vec<Diagnostic> {
    let mut errors = Vec::new();
    check_constants(module, &mut errors);
    for global in module.globals.values() {
        check_global(module, global, &mut errors);
    }
    check_symbols(module, &mut errors);
    errors
}

fn check_global(module: &Module, global: &GlobalData, errors: &mut Vec<Diagnostic>) {
    let mut fail = |message: String, hint: Option<&str>| {
        let mut d = Diagnostic::error(global.loc, message);
        d.hints.extend(hint.map(str::to_owned));
        errors.push(d);
    };
    let types = &module.ctx.types;
    let name = &global.name;
    if !is_sized(types, global.ty) {
        fail(format!("global '@{name}' does not have a sized type"), None);
    }
    if !global.align.is_power_of_two() || global.align.trailing_zeros() > MAX_ALIGN_LOG2.into() {
        fail(
            format!("alignment of global '@{name}' is not a power of two, or too large"),
            None,
        );
    }
    if let Some(init) = global.init
        && module.ctx.consts.ty(init) != global.ty
    {
        fail(
            format!(
                "global variable initializer type does not match global variable type: '@{name}' is '{}', the initializer '{}'",
                type_name(types, global.ty),
                type_name(types, module.ctx.consts.ty(init))
            ),
            None,
        );
    }
    check_space(module, global, &mut fail);
}

/// Which address spaces globals may be in, and with what contents.
fn check_space(module: &Module, global: &GlobalData, fail: &mut impl FnMut(String, Option<&str>)) {
    let name = &global.name;
    match global.space {
        AddrSpace::Generic | AddrSpace::Global | AddrSpace::Constant | AddrSpace::Constant32 => {}
        AddrSpace::Local => {
            let initialized = global.init.is_some_and(|init| {
                !matches!(
                    module.ctx.consts.get(init),
                    ConstData::Undef(_) | ConstData::Poison(_)
                )
            });
            if initialized {
                fail(
                    format!("unsupported initializer for address space in '@{name}'"),
                    Some(
                        "LDS has no contents when a kernel starts: initialize it with 'poison' and store to it in the kernel",
                    ),
                );
            }
        }
        AddrSpace::Private => fail(
            format!("global '@{name}' is in the private address space, which is not supported"),
            Some("use an alloca, or addrspace(1) or addrspace(4)"),
        ),
        space => fail(
            format!(
                "global '@{name}' is in address space {}, which is not supported",
                space.number()
            ),
            None,
        ),
    }
}

/// Aliases must be of what is defined, and lie in it; what is called when no kernel runs has no
/// parameters.
fn check_places(module: &Module, errors: &mut Vec<Diagnostic>) {
    let layout = DataLayout::new(&module.ctx.types);
    for alias in &module.aliases {
        let (defined, size) = match alias.base {
            GlobalRef::Func(f) => (module.functions[f].is_defined(), 0),
            GlobalRef::Var(v) => {
                let global = &module.globals[v];
                (global.init.is_some(), layout.alloc_size(global.ty))
            }
        };
        let inside = u64::try_from(alias.offset).is_ok_and(|offset| offset <= size);
        let message = match (defined, inside) {
            (false, _) => format!("alias '@{}' must point to a definition", alias.name),
            (_, false) => format!("alias '@{}' is outside of what it names", alias.name),
            _ => continue,
        };
        errors.push(Diagnostic::error(alias.loc, message));
    }
    for structor in &module.structors {
        let f = &module.functions[structor.function];
        if !f.params.is_empty() || f.ret != Type::VOID || f.call_conv.is_kernel() {
            let message = format!("'@{}' is no constructor or destructor", f.name);
            errors.push(Diagnostic::error(f.loc, message).hint("it must be 'void ()'"));
        }
    }
}

fn check_symbols(module: &Module, errors: &mut Vec<Diagnostic>) {
    let globals = module.globals.values().map(|g| (g.name.as_str(), g.loc));
    let functions = module.functions.values().map(|f| (f.name.as_str(), f.loc));
    let aliases = module
        .aliases
        .iter()
        .filter(|alias| alias.stand_in.is_none())
        .map(|alias| (alias.name.as_str(), alias.loc));
    check_places(module, errors);
    let mut seen = FxHashSet::default();
    for (name, loc) in globals.chain(functions).chain(aliases) {
        // Unnamed globals are no symbols.
        if !name.is_empty() && !seen.insert(name) {
            errors.push(Diagnostic::error(
                loc,
                format!("redefinition of global '@{name}'"),
            ));
        }
    }
}

/// Each constant against its own type; the members of an aggregate are constants of the table
/// themselves.
fn check_constants(module: &Module, errors: &mut Vec<Diagnostic>) {
    for i in 0..module.ctx.consts.len() {
        let c = Const::new(i);
        if !is_well_typed(module, c) {
            let message = format!(
                "constant of type '{}' does not match its type",
                type_name(&module.ctx.types, module.ctx.consts.ty(c))
            );
            errors.push(Diagnostic::error(SourceLoc::NONE, message));
        }
    }
}

fn is_well_typed(module: &Module, c: Const) -> bool {
    let types = &module.ctx.types;
    let consts = &module.ctx.consts;
    match consts.get(c) {
        ConstData::Int(ty, value) => types
            .int_bits(*ty)
            .is_some_and(|bits| bits >= 128 || value >> bits == 0),
        ConstData::Wide(ty, words) => is_wide_number(types.int_bits(*ty), words),
        ConstData::Float(ty, bits) => types
            .float_kind(*ty)
            .is_some_and(|kind| kind.bits() == 64 || bits >> kind.bits() == 0),
        ConstData::Zero(ty) | ConstData::Undef(ty) | ConstData::Poison(ty) => {
            types.is_first_class(*ty)
        }
        ConstData::Aggregate(ty, elements) => {
            let expected = match types.get(*ty) {
                TypeData::Struct { fields, .. } => fields.len() as u64,
                TypeData::Array { len, .. } => *len,
                TypeData::Vector { len, .. } if *len <= MAX_VECTOR_LEN => u64::from(*len),
                _ => return false,
            };
            elements.len() as u64 == expected
                && elements.iter().enumerate().all(|(i, &e)| {
                    e.index() < c.index() && types.element(*ty, i as u64) == Some(consts.ty(e))
                })
        }
        ConstData::Address { ty, base, .. } => is_address(module, *ty, *base),
        ConstData::Cast { ty, arg, .. } => {
            arg.index() < c.index() && DataLayout::new(types).bits(*ty) > 0
        }
        ConstData::Distance { ty, to, from } => {
            let is_address = |a: Const| {
                let space = consts.ty(a).addr_space();
                a.index() < c.index() && space.is_some_and(|s| s.pointer_bits() == 64)
            };
            matches!(*ty, Type::I32 | Type::I64) && is_address(*to) && is_address(*from)
        }
    }
}

/// As many words as the type needs, nothing above its width, and not below 2^128.
fn is_wide_number(bits: Option<u32>, words: &[u64]) -> bool {
    bits.is_some_and(|bits| {
        let last = words.last().copied().unwrap_or(0);
        words.len() as u32 == bits.div_ceil(64)
            && words.iter().skip(2).any(|&w| w != 0)
            && (bits % 64 == 0 || last >> (bits % 64) == 0)
    })
}

fn is_address(module: &Module, ty: Type, base: GlobalRef) -> bool {
    match base {
        GlobalRef::Var(g) => module
            .globals
            .get(g)
            .is_some_and(|g| ty == Type::ptr(g.space)),
        // Functions are in the generic address space, which is the program address space of the
        // data layout.
        GlobalRef::Func(f) => module.functions.get(f).is_some() && ty.is_ptr(),
    }
}
