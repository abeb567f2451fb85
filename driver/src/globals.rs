//! Global variables: the bytes of their initial values, and the addresses in them.

use crate::options::OutputKind;
use emit::{
    AliasDef, Binding, DataReloc, DeclaredSymbol, GlobalDef, GlobalKind, Reloc, Visibility,
};
use ir::{
    AddrSpace, Alias, CastOp, Const, ConstData, DataLayout, Diagnostic, GlobalData, GlobalRef,
    Linkage, Module, Type, TypeData,
};

/// The variables of a module that stand in its code object.
///
/// # Errors
/// Initial values that cannot be written.
pub fn definitions(module: &Module, output: OutputKind) -> Result<Vec<GlobalDef>, Diagnostic> {
    let memory = |g: &&GlobalData| {
        matches!(
            g.space,
            AddrSpace::Global | AddrSpace::Constant | AddrSpace::Constant32 | AddrSpace::Generic
        )
    };
    let mut stored = 0;
    module
        .globals
        .values()
        .filter(memory)
        .filter(|g| g.init.is_some())
        .map(|g| {
            check_size(module, g, &mut stored)?;
            definition(module, g, output)
        })
        .collect()
}

/// Refuses variables that no device has room for, and contents that do not fit a file; `stored`
/// counts the bytes of contents.
fn check_size(module: &Module, global: &GlobalData, stored: &mut u64) -> Result<(), Diagnostic> {
    let size = DataLayout::new(&module.ctx.types).alloc_size(global.ty);
    let limit = match in_file(module, global) {
        true => MAX_BYTES,
        false => MAX_ZERO_BYTES,
    };
    let before = if in_file(module, global) { *stored } else { 0 };
    let total = before.saturating_add(size);
    if total > limit {
        let message = format!(
            "variables of {total} bytes are not supported: more than {limit}, '@{}' included",
            global.name
        );
        return Err(Diagnostic::error(global.loc, message));
    }
    if in_file(module, global) {
        *stored = total;
    }
    Ok(())
}

/// Do the variable's contents stand in the file?
fn in_file(module: &Module, global: &GlobalData) -> bool {
    kind(global) == GlobalKind::Constant || !is_zero(module, global)
}

fn kind(global: &GlobalData) -> GlobalKind {
    match global.is_constant || global.space.is_constant() {
        true => GlobalKind::Constant,
        false => GlobalKind::Variable,
    }
}

fn is_zero(module: &Module, global: &GlobalData) -> bool {
    global.init.is_none_or(|c| {
        matches!(
            module.ctx.consts.get(c),
            ConstData::Zero(_) | ConstData::Undef(_) | ConstData::Poison(_)
        )
    })
}

fn definition(
    module: &Module,
    global: &GlobalData,
    output: OutputKind,
) -> Result<GlobalDef, Diagnostic> {
    let layout = DataLayout::new(&module.ctx.types);
    let size = layout.alloc_size(global.ty);
    let mut image = Image {
        module,
        bytes: Vec::new(),
        relocs: Vec::new(),
        global,
    };
    if !is_zero(module, global) {
        image.bytes = vec![0; size as usize];
        if let Some(init) = global.init {
            image.write(0, init)?;
        }
    }
    Ok(GlobalDef {
        name: global.name.clone(),
        kind: match is_left_to_linkers(module, global, output) {
            true => GlobalKind::Common,
            false => kind(global),
        },
        bytes: image.bytes,
        size,
        align: global.align.max(1),
        relocs: image.relocs,
        binding: binding(global.linkage),
        visibility: visibility(global.visibility),
        section: global.section.clone(),
    })
}

/// Is it a linker that finds a place for the variable? One with a section or another name needs a
/// place of its own.
fn is_left_to_linkers(module: &Module, global: &GlobalData, output: OutputKind) -> bool {
    let is_named = |alias: &Alias| match alias.base {
        GlobalRef::Var(v) => module.globals[v].name == global.name,
        GlobalRef::Func(_) => false,
    };
    global.linkage == Linkage::Common
        && is_relocatable(output)
        && global.section.is_none()
        && !module.aliases.iter().any(is_named)
}

fn is_relocatable(output: OutputKind) -> bool {
    matches!(output, OutputKind::Object | OutputKind::Assembly)
}

/// The other names of what stands in the code object.
pub fn aliases(module: &Module, output: OutputKind) -> Vec<AliasDef> {
    let relocatable = is_relocatable(output);
    let seen = |a: &&Alias| a.linkage != Linkage::Internal;
    let aliases = module.aliases.iter().filter(seen);
    let definition = |alias: &Alias| {
        let (target, function) = match alias.base {
            GlobalRef::Var(v) => (&module.globals[v].name, false),
            GlobalRef::Func(f) => (&module.functions[f].name, true),
        };
        let visibility = match function && !relocatable {
            true => Visibility::Hidden,
            false => visibility(alias.visibility),
        };
        AliasDef {
            name: alias.name.clone(),
            target: target.clone(),
            offset: alias.offset as u64,
            binding: binding(alias.linkage),
            visibility,
        }
    };
    aliases.map(definition).collect()
}

/// What the module says of symbols that other objects define, where it says anything.
pub fn declared(module: &Module) -> Vec<DeclaredSymbol> {
    let functions = module.functions.values().filter(|f| !f.is_defined());
    let functions = functions.map(|f| (f.name.to_string(), f.linkage, f.visibility));
    let variables = module.globals.values().filter(|g| g.init.is_none());
    let variables = variables.map(|g| (g.name.clone(), g.linkage, g.visibility));
    let declared = functions.chain(variables);
    declared
        .map(|(name, linkage, seen)| DeclaredSymbol {
            name,
            binding: binding(linkage),
            visibility: visibility(seen),
        })
        .filter(|d| d.binding == Binding::Weak || d.visibility != Visibility::Default)
        .collect()
}

/// Most bytes of contents in a file: beyond it offsets in the object no longer fit.
const MAX_BYTES: u64 = 1 << 30;
/// Most bytes of a variable that is zero at the start: no device has so much memory.
const MAX_ZERO_BYTES: u64 = 1 << 40;

/// Binding of a linkage's symbol.
pub fn binding(linkage: Linkage) -> Binding {
    match linkage {
        Linkage::External | Linkage::AvailableExternally | Linkage::Common => Binding::Global,
        Linkage::Internal => Binding::Local,
        Linkage::Weak | Linkage::Odr | Linkage::ExternWeak => Binding::Weak,
    }
}

/// Visibility of a symbol.
pub fn visibility(visibility: ir::module::Visibility) -> Visibility {
    match visibility {
        ir::module::Visibility::Default => Visibility::Default,
        ir::module::Visibility::Hidden => Visibility::Hidden,
        ir::module::Visibility::Protected => Visibility::Protected,
    }
}

struct Image<'a> {
    module: &'a Module,
    global: &'a GlobalData,
    bytes: Vec<u8>,
    relocs: Vec<DataReloc>,
}

impl Image<'_> {
    fn unsupported(&self, what: &str) -> Diagnostic {
        Diagnostic::error(
            self.global.loc,
            format!(
                "{what} in the initial value of '@{}' is not supported",
                self.global.name
            ),
        )
    }

    fn put(&mut self, at: u64, bytes: &[u8]) {
        let at = at as usize;
        if let Some(slot) = self.bytes.get_mut(at..at + bytes.len()) {
            slot.copy_from_slice(bytes);
        }
    }

    fn write(&mut self, at: u64, c: Const) -> Result<(), Diagnostic> {
        let ctx = &self.module.ctx;
        let layout = DataLayout::new(&ctx.types);
        match ctx.consts.get(c) {
            ConstData::Int(ty, bits) => {
                let size = layout.store_size(*ty) as usize;
                self.put(at, &bits.to_le_bytes()[..size.min(16)]);
            }
            ConstData::Wide(ty, words) => {
                let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
                let size = layout.store_size(*ty) as usize;
                self.put(at, &bytes[..size.min(bytes.len())]);
            }
            ConstData::Float(ty, bits) => {
                let size = layout.store_size(*ty) as usize;
                self.put(at, &bits.to_le_bytes()[..size.min(8)]);
            }
            ConstData::Zero(_) | ConstData::Undef(_) | ConstData::Poison(_) => {}
            ConstData::Aggregate(ty, elems) => {
                if let TypeData::Vector { elem, .. } = *ctx.types.get(*ty)
                    && layout.bits(elem) % 8 != 0
                {
                    return self.bits(at, elem, elems);
                }
                for (i, &elem) in elems.iter().enumerate() {
                    self.write(at + layout.element_offset(*ty, i as u64), elem)?;
                }
            }
            ConstData::Address { ty, base, offset } => self.address(at, *ty, *base, *offset)?,
            ConstData::Distance { ty, to, from } => self.distance(at, *ty, *to, *from)?,
            ConstData::Cast { op, arg, ty } => match (op, ctx.consts.get(*arg)) {
                (
                    CastOp::AddrSpaceCast | CastOp::PtrToInt | CastOp::Bitcast,
                    ConstData::Address { base, offset, .. },
                ) if match self.in_local_memory(*base) {
                    // The number that it is, in which it has no aperture.
                    Some(_) => *op == CastOp::PtrToInt,
                    None => layout.bits(*ty) == 64,
                } =>
                {
                    self.address(at, *ty, *base, *offset)?;
                }
                // The number that an address is, as a number of another type.
                (CastOp::Bitcast, ConstData::Cast { .. }) => self.write(at, *arg)?,
                _ => match number(&self.module.ctx, c) {
                    Some(bits) => {
                        let size = layout.store_size(*ty) as usize;
                        self.put(at, &bits.to_le_bytes()[..size.min(16)]);
                    }
                    None => return Err(self.unsupported("a constant expression")),
                },
            },
        }
        Ok(())
    }

    /// The elements of a vector of elements that are no whole bytes, which lie bit by bit.
    fn bits(&mut self, at: u64, elem: Type, elems: &[Const]) -> Result<(), Diagnostic> {
        let ctx = &self.module.ctx;
        let width = DataLayout::new(&ctx.types).bits(elem) as usize;
        let mut bytes = vec![0u8; (width * elems.len()).div_ceil(8)];
        for (i, &element) in elems.iter().enumerate() {
            let value = number(ctx, element)
                .ok_or_else(|| self.unsupported("a vector of elements that are no whole bytes"))?;
            for bit in (0..width.min(128)).filter(|bit| value >> bit & 1 != 0) {
                bytes[(i * width + bit) / 8] |= 1 << ((i * width + bit) % 8);
            }
        }
        self.put(at, &bytes);
        Ok(())
    }

    fn address(
        &mut self,
        at: u64,
        ty: Type,
        base: GlobalRef,
        offset: i64,
    ) -> Result<(), Diagnostic> {
        let layout = DataLayout::new(&self.module.ctx.types);
        if let Some(place) = self.in_local_memory(base) {
            let number = u64::from(place.wrapping_add(offset as u32)).to_le_bytes();
            let size = layout.store_size(ty) as usize;
            self.put(at, &number[..size.min(number.len())]);
            return Ok(());
        }
        if layout.bits(ty) != 64 {
            return Err(self.unsupported("a 32-bit address"));
        }
        self.relocs.push(DataReloc {
            offset: at,
            symbol: self.symbol(base),
            addend: offset,
            kind: Reloc::Abs64,
            from: None,
        });
        Ok(())
    }

    /// The address in local memory of a variable to which the source gives one: a number, which no
    /// linker has to know.
    fn in_local_memory(&self, base: GlobalRef) -> Option<u32> {
        match base {
            GlobalRef::Var(v) => self.module.globals[v].absolute,
            GlobalRef::Func(_) => None,
        }
    }

    fn symbol(&self, base: GlobalRef) -> String {
        match base {
            GlobalRef::Var(v) => self.module.globals[v].name.clone(),
            GlobalRef::Func(f) => self.module.functions[f].name.clone(),
        }
    }

    /// A difference of two addresses, of which the linker knows neither.
    fn distance(&mut self, at: u64, ty: Type, to: Const, from: Const) -> Result<(), Diagnostic> {
        let ((to, plus), (from, minus)) = (self.place(to)?, self.place(from)?);
        self.relocs.push(DataReloc {
            offset: at,
            symbol: self.symbol(to),
            addend: plus.wrapping_sub(minus),
            kind: match ty {
                Type::I32 => Reloc::Rel32,
                _ => Reloc::Rel64,
            },
            from: Some(self.symbol(from)),
        });
        Ok(())
    }

    /// The place in a symbol that an address of 64 bits is.
    fn place(&self, address: Const) -> Result<(GlobalRef, i64), Diagnostic> {
        let consts = &self.module.ctx.consts;
        let inner = match *consts.get(address) {
            ConstData::Cast {
                op: CastOp::AddrSpaceCast,
                arg,
                ..
            } => arg,
            _ => address,
        };
        let wide = |ty: Type| DataLayout::new(&self.module.ctx.types).bits(ty) == 64;
        match *consts.get(inner) {
            ConstData::Address { ty, base, offset } if wide(ty) => Ok((base, offset)),
            _ => Err(self.unsupported("a difference of such addresses")),
        }
    }
}

/// The bits of a constant of at most 128 bits that depends on no address. Null is the address 0 of
/// every space; the generic null is -1 in those whose addresses begin at 0 (AMDGPUUsage, "Address
/// Spaces"), so that a cast makes one of the other.
fn number(ctx: &ir::Context, c: Const) -> Option<u128> {
    let layout = DataLayout::new(&ctx.types);
    let (ty, op, arg) = match *ctx.consts.get(c) {
        ConstData::Int(_, bits) => return Some(bits),
        ConstData::Float(_, bits) => return Some(bits.into()),
        ConstData::Zero(_) | ConstData::Undef(_) | ConstData::Poison(_) => return Some(0),
        ConstData::Cast { ty, op, arg } => (ty, op, arg),
        _ => return None,
    };
    let value = number(ctx, arg)?;
    let width = layout.bits(ty);
    let kept = |value: u128| value & (u128::MAX >> (128 - width.clamp(1, 128)));
    match op {
        CastOp::IntToPtr | CastOp::PtrToInt | CastOp::Trunc | CastOp::ZExt => Some(kept(value)),
        CastOp::AddrSpaceCast => {
            let from = ctx.consts.ty(arg).addr_space()?;
            match ty.addr_space()? {
                _ if from.pointer_bits() != 64 => None,
                to if to.pointer_bits() == 64 => Some(value),
                AddrSpace::Local | AddrSpace::Private if value == 0 => Some(kept(u128::MAX)),
                _ => None,
            }
        }
        _ => None,
    }
}
