//! Functions prepared for execution: where each value's scalars stand in a frame, constants
//! evaluated, and the module's variables with their addresses.

use super::error::{Fault, FaultKind};
use super::float::DenormalMode;
use super::memory::{PRIVATE_APERTURE_HI, SHARED_APERTURE_HI};
use super::order::WaveOrder;
use super::value::{Leaf, Leaves, Scalar, Slot, scalar_of};
use crate::constant::{Const, ConstData};
use crate::entities::{FuncRef, GlobalRef, GlobalVar, Value};
use crate::function::{Function, ValueDef};
use crate::inst::{CastOp, InstData};
use crate::layout::{DataLayout, round_up};
use crate::memory::AddrSpace;
use crate::module::Module;
use crate::types::{FloatKind, Type, TypeData, TypeTable};
use cranelift_entity::{EntityRef, SecondaryMap};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// Address of the first of the module's variables in global memory.
pub const GLOBALS_BASE: u64 = 0x5000_0000_0000;
/// Address of function 0; others follow at a distance of [`FUNCTION_STRIDE`].
pub const FUNCTIONS_BASE: u64 = 0x4000_0000_0000;
/// See [`FUNCTIONS_BASE`].
pub const FUNCTION_STRIDE: u64 = 256;

/// Scalars of a value: so many from `start` on, in the frame or among the constants.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    start: u32,
    len: u32,
}

const CONSTANT: u32 = 1 << 31;

impl Span {
    /// Number of scalars.
    pub fn len(self) -> usize {
        self.len as usize
    }

    /// Index of the first scalar among the constants, or in the frame.
    pub fn place(self) -> Result<usize, usize> {
        let index = (self.start & !CONSTANT) as usize;
        if self.start & CONSTANT != 0 {
            Ok(index)
        } else {
            Err(index)
        }
    }
}

/// A function prepared for execution.
#[derive(Debug)]
pub struct Code {
    /// By value.
    spans: Vec<Span>,
    /// Scalars of a frame.
    pub frame_len: usize,
    /// Scalars of all constants.
    pub constants: Vec<Slot>,
    /// Scalar type of a value (its elements' for a vector); `None` for aggregates.
    scalars: Vec<Option<Scalar>>,
    f32_mode: DenormalMode,
    other_mode: DenormalMode,
    /// Order in which lanes that wait for each other go on.
    pub order: WaveOrder,
}

impl Code {
    /// Where a value's scalars are.
    pub fn span(&self, value: Value) -> Span {
        self.spans[value.index()]
    }

    /// Scalar type of a value or of a vector's elements.
    pub fn scalar(&self, value: Value) -> Option<Scalar> {
        self.scalars[value.index()]
    }

    /// How a format's subnormal numbers are treated.
    pub fn denormals(&self, kind: FloatKind) -> DenormalMode {
        match kind {
            FloatKind::Float => self.f32_mode,
            _ => self.other_mode,
        }
    }
}

/// The module's variables: addresses and first contents.
#[derive(Debug, Default)]
pub struct Variables {
    addresses: SecondaryMap<GlobalVar, Option<u64>>,
    /// Variables in global memory: address, size, read-only.
    pub placed: Vec<(GlobalVar, u64, u64)>,
    /// Bytes of local memory that a group has before the dynamic part.
    pub lds_size: u64,
}

impl Variables {
    /// Gives addresses.
    pub fn lay_out(module: &Module) -> Variables {
        let layout = DataLayout::new(&module.ctx.types);
        let mut vars = Variables::default();
        let mut next = GLOBALS_BASE;
        for (var, data) in module.globals.iter() {
            let size = layout.alloc_size(data.ty);
            match data.space {
                AddrSpace::Local if data.init.is_some() => {
                    let at = round_up(vars.lds_size, data.align);
                    vars.addresses[var] = Some(at);
                    vars.lds_size = at + size;
                }
                AddrSpace::Generic | AddrSpace::Global | AddrSpace::Constant
                    if data.init.is_some() =>
                {
                    next = round_up(next, data.align.max(256));
                    vars.addresses[var] = Some(next);
                    vars.placed.push((var, next, size));
                    next += size + 256;
                }
                _ => {}
            }
        }
        // Dynamic local memory: declared without contents, all of it at the end.
        let dynamic =
            |data: &crate::GlobalData| data.space == AddrSpace::Local && data.init.is_none();
        for (var, data) in module.globals.iter().filter(|(_, d)| dynamic(d)) {
            vars.lds_size = round_up(vars.lds_size, data.align);
            vars.addresses[var] = Some(vars.lds_size);
        }
        let end = vars.lds_size;
        for (var, _) in module.globals.iter().filter(|(_, d)| dynamic(d)) {
            vars.addresses[var] = Some(end);
        }
        vars
    }

    /// Address of a variable or function.
    pub fn address(&self, module: &Module, base: GlobalRef) -> Result<u64, Fault> {
        match base {
            GlobalRef::Func(f) => Ok(FUNCTIONS_BASE + f.index() as u64 * FUNCTION_STRIDE),
            GlobalRef::Var(var) => self.addresses[var].ok_or_else(|| {
                Fault::unsupported(format_args!(
                    "the address of '@{}'",
                    module.globals[var].name
                ))
            }),
        }
    }

    /// First contents of a variable.
    pub fn contents(
        &self,
        module: &Module,
        leaves: &mut Leaves,
        var: GlobalVar,
        size: u64,
    ) -> Result<super::memory::Region, Fault> {
        let mut region =
            super::memory::Region::new(0, vec![0; size as usize], super::memory::Access::ReadWrite);
        let Some(init) = module.globals[var].init else {
            return Ok(region);
        };
        let layout = DataLayout::new(&module.ctx.types);
        let mut work = vec![(init, 0u64)];
        while let Some((c, offset)) = work.pop() {
            let data = module.ctx.consts.get(c);
            match data {
                ConstData::Zero(_) => {}
                ConstData::Undef(ty) | ConstData::Poison(ty) => {
                    let start = offset as usize;
                    region.forget(start..start + layout.store_size(*ty) as usize);
                }
                ConstData::Aggregate(ty, members)
                    if module.ctx.types.vector_parts(*ty).is_none() =>
                {
                    work.extend(
                        members
                            .iter()
                            .enumerate()
                            .map(|(i, &m)| (m, offset + layout.element_offset(*ty, i as u64))),
                    );
                }
                _ => {
                    let mut slots = Vec::new();
                    evaluate(module, self, c, &mut slots)?;
                    let list = leaves.of(&module.ctx.types, data.ty())?;
                    for (leaf, &slot) in list.iter().zip(&slots) {
                        region.write_leaf(offset as usize, leaf, slot);
                    }
                }
            }
        }
        Ok(region)
    }
}

/// Deepest nesting of constants.
const MAX_CONST_DEPTH: u32 = 256;

/// Appends the scalars of a constant.
pub fn evaluate(
    module: &Module,
    vars: &Variables,
    c: Const,
    out: &mut Vec<Slot>,
) -> Result<(), Fault> {
    evaluate_nested(module, vars, c, MAX_CONST_DEPTH, out)
}

fn evaluate_nested(
    module: &Module,
    vars: &Variables,
    c: Const,
    depth: u32,
    out: &mut Vec<Slot>,
) -> Result<(), Fault> {
    if depth == 0 {
        return Err(Fault::unsupported("a deeply nested constant"));
    }
    let types = &module.ctx.types;
    match module.ctx.consts.get(c) {
        ConstData::Int(_, bits) => out.push(Slot::of(*bits)),
        ConstData::Wide(..) => return Err(Fault::unsupported("an integer of this width")),
        ConstData::Float(_, bits) => out.push(Slot::of(u128::from(*bits))),
        ConstData::Zero(ty) => fill(types, *ty, Slot::of(0), out)?,
        ConstData::Undef(ty) | ConstData::Poison(ty) => fill(types, *ty, Slot::POISON, out)?,
        ConstData::Aggregate(_, members) => {
            for &m in members {
                evaluate_nested(module, vars, m, depth - 1, out)?;
            }
        }
        ConstData::Address { ty, base, offset } => {
            let address = vars.address(module, *base)?.wrapping_add_signed(*offset);
            let bits = scalar_of(types, *ty).map_or(64, Scalar::bits);
            out.push(Slot::of(u128::from(address) & super::int::mask(bits)));
        }
        ConstData::Distance { ty, to, from } => {
            let first = out.len();
            evaluate_nested(module, vars, *to, depth - 1, out)?;
            evaluate_nested(module, vars, *from, depth - 1, out)?;
            let (Some(from), Some(to)) = (out.pop(), out.pop()) else {
                return Err(Fault::unsupported("this difference of addresses"));
            };
            let bits = scalar_of(types, *ty).map_or(64, Scalar::bits);
            let apart = to.bits.wrapping_sub(from.bits) & super::int::mask(bits);
            debug_assert_eq!(out.len(), first);
            out.push(Slot::of(apart));
        }
        ConstData::Cast { ty, op, arg } => {
            let first = out.len();
            evaluate_nested(module, vars, *arg, depth - 1, out)?;
            let from = scalar_of(types, types.scalar(module.ctx.consts.ty(*arg)));
            let to = scalar_of(types, types.scalar(*ty));
            let (Some(from), Some(to)) = (from, to) else {
                return Err(Fault::unsupported("this constant cast"));
            };
            for slot in &mut out[first..] {
                slot.bits = cast_pointer(*op, from, to, slot.bits);
            }
        }
    }
    Ok(())
}

fn fill(types: &TypeTable, ty: Type, slot: Slot, out: &mut Vec<Slot>) -> Result<(), Fault> {
    let count = Leaves::default().of(types, ty)?.len();
    out.resize(out.len() + count, slot);
    Ok(())
}

/// `ptrtoint`, `inttoptr`, `addrspacecast`, and a bitcast of one scalar.
pub fn cast_pointer(op: CastOp, from: Scalar, to: Scalar, bits: u128) -> u128 {
    match (op, from, to) {
        (CastOp::AddrSpaceCast, Scalar::Ptr(AddrSpace::BufferResource), _) => bits << u32::BITS,
        (CastOp::AddrSpaceCast, Scalar::Ptr(a), Scalar::Ptr(b)) => {
            u128::from(cast_space(a, b, bits as u64))
        }
        _ => bits & super::int::mask(to.bits()),
    }
}

/// "Address Spaces" of the AMDGPU usage guide: the null pointer of local and private memory is all
/// ones, that of the flat one is zero; between them stands the aperture.
fn cast_space(from: AddrSpace, to: AddrSpace, address: u64) -> u64 {
    let aperture = |space| match space {
        AddrSpace::Local => Some(SHARED_APERTURE_HI),
        AddrSpace::Private => Some(PRIVATE_APERTURE_HI),
        _ => None,
    };
    const NULL32: u64 = 0xffff_ffff;
    let flat = match aperture(from) {
        Some(_) if address == NULL32 => 0,
        Some(hi) => u64::from(hi) << 32 | address,
        None => address,
    };
    match aperture(to) {
        Some(_) if flat == 0 => NULL32,
        _ if to.pointer_bits() == 32 => flat & NULL32,
        _ => flat,
    }
}

/// Everything that is prepared before the first launch, and functions as they are first called.
#[derive(Debug)]
pub struct Program<'m> {
    /// The module.
    pub module: &'m Module,
    /// Its variables.
    pub variables: Variables,
    /// Members of types.
    pub leaves: Leaves,
    codes: SecondaryMap<FuncRef, Option<Rc<Code>>>,
    /// Members of the types that memory instructions access, by type.
    shapes: FxHashMap<Type, Rc<[Leaf]>>,
}

impl<'m> Program<'m> {
    /// Lays the module's variables out.
    pub fn new(module: &'m Module) -> Self {
        Program {
            module,
            variables: Variables::lay_out(module),
            leaves: Leaves::default(),
            codes: SecondaryMap::new(),
            shapes: FxHashMap::default(),
        }
    }

    /// Prepares a function and all that it calls directly or indirectly; an indirect call may lead
    /// anywhere.
    pub fn prepare(&mut self, root: FuncRef) -> Result<(), Fault> {
        let mut work = vec![root];
        while let Some(f) = work.pop() {
            let func = &self.module.functions[f];
            if self.codes[f].is_some() || !func.is_defined() {
                continue;
            }
            self.codes[f] = Some(Rc::new(self.decode(func)?));
            for &block in &func.layout {
                for &inst in &func.blocks[block].insts {
                    match func.inst(inst) {
                        InstData::Call { callee, .. } => work.push(*callee),
                        InstData::CallIndirect { .. } => work.extend(self.module.functions.keys()),
                        _ => {}
                    }
                }
            }
        }
        Ok(())
    }

    /// A prepared function.
    pub fn code(&self, f: FuncRef) -> Result<Rc<Code>, Fault> {
        self.codes[f].clone().ok_or_else(|| {
            Fault::unsupported(format_args!(
                "a call of '@{}', which has no body",
                self.module.functions[f].name
            ))
        })
    }

    /// Members of a type that a prepared function accesses in memory.
    pub fn shape(&self, ty: Type) -> Result<Rc<[Leaf]>, Fault> {
        self.shapes
            .get(&ty)
            .cloned()
            .ok_or_else(|| Fault::unsupported("access to a value of this type"))
    }

    fn decode(&mut self, func: &Function) -> Result<Code, Fault> {
        let module = self.module;
        let types = &module.ctx.types;
        let mut code = Code {
            spans: Vec::with_capacity(func.num_values()),
            frame_len: 0,
            constants: Vec::new(),
            scalars: Vec::with_capacity(func.num_values()),
            f32_mode: denormal_mode(func, &["denormal-fp-math-f32", "denormal-fp-math"]),
            other_mode: denormal_mode(func, &["denormal-fp-math"]),
            order: WaveOrder::of(func),
        };
        for i in 0..func.num_values() {
            let value = Value::new(i);
            let ty = func.value_type(value);
            code.scalars.push(scalar_of(types, types.scalar(ty)));
            let leaves = self.leaves.of(types, ty)?;
            let start = match func.value_def(value) {
                ValueDef::Const(c) => {
                    let start = code.constants.len() as u32 | CONSTANT;
                    evaluate(module, &self.variables, c, &mut code.constants)?;
                    start
                }
                _ => {
                    let start = code.frame_len as u32;
                    code.frame_len += leaves.len();
                    start
                }
            };
            code.spans.push(Span {
                start,
                len: leaves.len() as u32,
            });
            self.shapes.entry(ty).or_insert(leaves);
        }
        if code.frame_len >= CONSTANT as usize || code.constants.len() >= CONSTANT as usize {
            return Err(Fault::new(FaultKind::Unsupported, "function is too large"));
        }
        Ok(code)
    }
}

fn denormal_mode(func: &Function, keys: &[&str]) -> DenormalMode {
    keys.iter()
        .find_map(|key| func.attrs.string(key))
        .map_or(DenormalMode::IEEE, DenormalMode::parse)
}

/// Members that an index list of `extractvalue` or `insertvalue` passes over, and those that it
/// selects.
pub fn member_range(types: &TypeTable, ty: Type, indices: &[u32]) -> Result<(usize, usize), Fault> {
    let mut leaves = Leaves::default();
    let mut skipped = 0;
    let mut ty = ty;
    for &index in indices {
        match types.get(ty) {
            TypeData::Struct { fields, .. } => {
                for &field in &fields[..index as usize] {
                    skipped += leaves.of(types, field)?.len();
                }
            }
            TypeData::Array { elem, .. } => {
                skipped += leaves.of(types, *elem)?.len() * index as usize;
            }
            _ => return Err(Fault::unsupported("an index into this type")),
        }
        ty = types
            .element(ty, u64::from(index))
            .ok_or_else(|| Fault::unsupported("an index out of range"))?;
    }
    Ok((skipped, leaves.of(types, ty)?.len()))
}
