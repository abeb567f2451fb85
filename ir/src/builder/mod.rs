//! Building functions: typed helpers, one per instruction.
//!
//! A [`FunctionBuilder`] appends to a block, or inserts before an instruction. It computes the type
//! of each result from the operands. Ill-typed operands are errors of the program that uses the
//! builder: they panic in builds with debug assertions, and are left to [`crate::verifier`] in
//! others. What comes from a user's text must therefore be checked before.
//!
//! ```
//! # use amdgpuc_ir as ir;
//! use ir::{AddrSpace, Dim, Module, Type};
//!
//! // out[i] = a[i] + b[i], for the work-item i of a grid with groups of 256.
//! let mut module = Module::new();
//! let global = Type::ptr(AddrSpace::Global);
//! let kernel = module.add_kernel("vector_add", &[global, global, global]);
//! let mut b = module.build(kernel);
//! let entry = b.create_entry();
//! let args = b.params(entry);
//! let index = b.global_id_of(Dim::X, 256);
//! let pa = b.gep(Type::F32, args[0], &[index]);
//! let pb = b.gep(Type::F32, args[1], &[index]);
//! let x = b.load(Type::F32, pa, 4);
//! let y = b.load(Type::F32, pb, 4);
//! let sum = b.fadd(x, y);
//! let out = b.gep(Type::F32, args[2], &[index]);
//! b.store(sum, out, 4);
//! b.ret_void();
//! assert!(ir::verifier::verify_module(&module).is_ok());
//! ```

mod arith;
mod control;
mod ids;
mod llvm_names;
mod memory;
mod module;

pub use ids::Dim;

use crate::constant::ConstData;
use crate::diag::SourceLoc;
use crate::entities::{Block, GlobalRef, Inst, Value};
use crate::function::{Function, ValueDef};
use crate::inst::{ArithFlags, InstData};
use crate::memory::AddrSpace;
use crate::module::Context;
use crate::types::{FloatKind, Type};
use smallvec::SmallVec;

/// Where the next instruction goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InsertPoint {
    /// Nowhere yet.
    None,
    /// After the last instruction of a block.
    End(Block),
    /// Before the instruction with this index in the block; moves on with each insertion. An
    /// insertion costs time linear in the number of instructions after it.
    At(Block, usize),
}

/// Appends instructions to a function; see the [module](self).
pub struct FunctionBuilder<'a> {
    /// Types and constants of the module.
    pub ctx: &'a mut Context,
    /// The function.
    pub func: &'a mut Function,
    point: InsertPoint,
    loc: SourceLoc,
    flags: ArithFlags,
}

impl<'a> FunctionBuilder<'a> {
    /// A builder without an insertion point.
    pub fn new(ctx: &'a mut Context, func: &'a mut Function) -> Self {
        FunctionBuilder {
            ctx,
            func,
            point: InsertPoint::None,
            loc: SourceLoc::NONE,
            flags: ArithFlags::empty(),
        }
    }

    /// Where the next instruction goes.
    pub fn point(&self) -> InsertPoint {
        self.point
    }

    /// The block that the next instruction goes to. Panics if there is no insertion point.
    pub fn block(&self) -> Block {
        match self.point {
            InsertPoint::End(block) | InsertPoint::At(block, _) => block,
            InsertPoint::None => panic!("the builder has no insertion point"),
        }
    }

    /// Goes to a place.
    pub fn set_point(&mut self, point: InsertPoint) {
        self.point = point;
    }

    /// Appends to a block from now on.
    pub fn switch_to(&mut self, block: Block) {
        self.point = InsertPoint::End(block);
    }

    /// Inserts before an instruction of a block from now on, and takes over its place in the
    /// source. Takes time linear in the length of the block. Panics if the instruction is not in
    /// the block.
    pub fn insert_before(&mut self, block: Block, inst: Inst) {
        let insts = &self.func.blocks[block].insts;
        let index = insts
            .iter()
            .position(|&i| i == inst)
            .expect("the instruction is in the block");
        self.point = InsertPoint::At(block, index);
        self.loc = self.func.inst_loc(inst);
    }

    /// Sets the place in the source of the instructions to come.
    pub fn set_loc(&mut self, loc: SourceLoc) {
        self.loc = loc;
    }

    /// Gives the next instruction flags: `b.with_flags(ArithFlags::NSW).add(x, y)`.
    pub fn with_flags(&mut self, flags: ArithFlags) -> &mut Self {
        self.flags = flags;
        self
    }

    /// The flags for this instruction.
    fn take_flags(&mut self) -> ArithFlags {
        std::mem::take(&mut self.flags)
    }

    /// Inserts any instruction; `ty` is the type of its result, void for none.
    pub fn push(&mut self, data: InstData, ty: Type) -> Inst {
        self.flags = ArithFlags::empty();
        let inst = self.func.make_inst(data, ty, self.loc);
        match &mut self.point {
            InsertPoint::None => panic!("the builder has no insertion point"),
            InsertPoint::End(block) => self.func.blocks[*block].insts.push(inst),
            InsertPoint::At(block, index) => {
                self.func.blocks[*block].insts.insert(*index, inst);
                *index += 1;
            }
        }
        inst
    }

    /// Inserts an instruction that has a result.
    fn push_value(&mut self, data: InstData, ty: Type) -> Value {
        debug_assert!(ty != Type::VOID);
        let inst = self.push(data, ty);
        self.func
            .result(inst)
            .expect("an instruction whose type is not void has a result")
    }

    /// Type of a value.
    pub fn ty(&self, value: Value) -> Type {
        self.func.value_type(value)
    }

    /// A type as text, for messages.
    fn type_name(&self, ty: Type) -> String {
        crate::printer::type_name(&self.ctx.types, ty)
    }

    /// Types of values, for messages.
    fn type_names(&self, values: &[Value]) -> String {
        let names: Vec<String> = values.iter().map(|&v| self.type_name(self.ty(v))).collect();
        format!("({})", names.join(", "))
    }

    /// In builds with debug assertions, panics unless both have one type.
    #[track_caller]
    fn check_same(&self, what: &str, x: Value, y: Value) {
        debug_assert!(
            self.ty(x) == self.ty(y),
            "{what}: operands of one type, not {} and {}",
            self.type_name(self.ty(x)),
            self.type_name(self.ty(y))
        );
    }

    /// In builds with debug assertions, panics unless it is an address.
    #[track_caller]
    fn check_pointer(&self, what: &str, ptr: Value) {
        debug_assert!(
            self.ty(ptr).is_ptr(),
            "{what}: the address is a pointer, not {}",
            self.type_name(self.ty(ptr))
        );
    }

    // ---- blocks ---------------------------------------------------------------------------------

    /// Appends the entry block, with one parameter for each of the function's, and goes there.
    /// Panics if the function has blocks.
    pub fn create_entry(&mut self) -> Block {
        assert!(
            !self.func.is_defined(),
            "the function has an entry block already"
        );
        let block = self.func.append_block();
        for index in 0..self.func.params.len() {
            let ty = self.func.params[index].ty;
            self.func.append_block_param(block, ty);
        }
        self.switch_to(block);
        block
    }

    /// Appends a block without parameters; the insertion point stays.
    pub fn create_block(&mut self) -> Block {
        self.func.append_block()
    }

    /// Appends a block with parameters of these types; the insertion point stays.
    pub fn create_block_with(&mut self, params: &[Type]) -> Block {
        let block = self.func.append_block();
        for &ty in params {
            self.func.append_block_param(block, ty);
        }
        block
    }

    /// Parameters of a block.
    pub fn params(&self, block: Block) -> SmallVec<[Value; 8]> {
        SmallVec::from_slice(self.func.block_params(block))
    }

    /// Adds a parameter to a block; its callers must pass one argument more.
    pub fn append_param(&mut self, block: Block, ty: Type) -> Value {
        self.func.append_block_param(block, ty)
    }

    /// Gives a value a name for printing, and returns it.
    pub fn named(&mut self, value: Value, name: &str) -> Value {
        self.func.set_value_name(value, name);
        value
    }

    // ---- constants ------------------------------------------------------------------------------

    /// A constant.
    pub fn constant(&mut self, data: ConstData) -> Value {
        let ty = data.ty();
        let c = self.ctx.consts.intern(data);
        self.func.const_value(c, ty)
    }

    /// An integer, cut to the width of `ty`; of a vector type, the same in every element.
    pub fn iconst(&mut self, ty: Type, value: i128) -> Value {
        let scalar = self.ctx.types.scalar(ty);
        debug_assert!(
            self.ctx.types.int_bits(scalar).is_some(),
            "iconst of an integer type"
        );
        let sign = (value >> 127) as u64;
        let c = match self.ctx.types.int_bits(scalar) {
            Some(bits @ 129..) => {
                let mut words = vec![sign; bits.div_ceil(64) as usize];
                words[..2].copy_from_slice(&[value as u64, (value >> 64) as u64]);
                self.ctx.wide_const(scalar, &words)
            }
            _ => self.ctx.int_const(scalar, value as u128),
        };
        self.splat_const(ty, c)
    }

    /// `true` or `false`.
    pub fn bconst(&mut self, value: bool) -> Value {
        self.iconst(Type::I1, i128::from(value))
    }

    /// A float from its bit pattern; of a vector type, the same in every element.
    pub fn fconst_bits(&mut self, ty: Type, bits: u64) -> Value {
        let scalar = self.ctx.types.scalar(ty);
        let c = self.ctx.float_const(scalar, bits);
        self.splat_const(ty, c)
    }

    /// A float, rounded to the format of `ty` to nearest, ties to even; of a vector type, the same
    /// in every element.
    pub fn fconst(&mut self, ty: Type, value: f64) -> Value {
        let scalar = self.ctx.types.scalar(ty);
        let kind = self
            .ctx
            .types
            .float_kind(scalar)
            .expect("fconst of a float type");
        self.fconst_bits(ty, round_to_kind(value, kind))
    }

    fn splat_const(&mut self, ty: Type, element: crate::Const) -> Value {
        let c = match self.ctx.types.vector_parts(ty) {
            None => element,
            Some((_, len)) => self.ctx.aggregate_const(ty, vec![element; len as usize]),
        };
        self.func.const_value(c, ty)
    }

    /// `null` or `zeroinitializer`; 0 of an integer or float type.
    pub fn zero(&mut self, ty: Type) -> Value {
        let types = &self.ctx.types;
        if types.int_bits(ty).is_some() {
            self.iconst(ty, 0)
        } else if types.float_kind(ty).is_some() {
            self.fconst_bits(ty, 0)
        } else {
            self.constant(ConstData::Zero(ty))
        }
    }

    /// `undef`
    pub fn undef(&mut self, ty: Type) -> Value {
        self.constant(ConstData::Undef(ty))
    }

    /// `poison`
    pub fn poison(&mut self, ty: Type) -> Value {
        self.constant(ConstData::Poison(ty))
    }

    /// Address of a global variable or function in the address space that it lives in, plus bytes.
    pub fn global_address(&mut self, base: GlobalRef, space: AddrSpace, offset: i64) -> Value {
        self.constant(ConstData::Address {
            ty: Type::ptr(space),
            base,
            offset,
        })
    }

    /// The value of an integer constant (zero-extended), if `value` is one.
    pub fn as_int_const(&self, value: Value) -> Option<u128> {
        let ValueDef::Const(c) = self.func.value_def(value) else {
            return None;
        };
        match self.ctx.consts.get(c) {
            ConstData::Int(_, bits) => Some(*bits),
            _ => None,
        }
    }
}

/// The bit pattern of `value` in a format, rounded to nearest, ties to even.
fn round_to_kind(value: f64, kind: FloatKind) -> u64 {
    use rustc_apfloat::ieee::{BFloat, Double, Half};
    use rustc_apfloat::{Float, FloatConvert};
    let wide = Double::from_bits(u128::from(value.to_bits()));
    let bits = match kind {
        FloatKind::Half => FloatConvert::<Half>::convert(wide, &mut false)
            .value
            .to_bits(),
        FloatKind::BFloat => FloatConvert::<BFloat>::convert(wide, &mut false)
            .value
            .to_bits(),
        FloatKind::Float => u128::from((value as f32).to_bits()),
        FloatKind::Double => u128::from(value.to_bits()),
    };
    bits as u64
}

#[cfg(test)]
mod tests;
