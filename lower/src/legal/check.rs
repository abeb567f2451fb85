//! Verifies that a function is legal (the list is in [`crate::legal`]). Linear. Runs after
//! legalisation in tests; shares no code with it.

use crate::target::Scratch;
use ir::{
    AddrSpace, BinaryOp, CastOp, ConstData, Context, Diagnostic, FloatKind, Function, Inst,
    InstData, Intrinsic, Module, Type, TypeData, Value, ValueDef,
};

/// All violations of a module's defined functions, where private memory is accessed in this way.
pub fn check_module(module: &Module, scratch: Scratch) -> Result<(), Vec<Diagnostic>> {
    let mut errors = Vec::new();
    for (_, func) in module.functions.iter() {
        if func.is_defined() {
            if let Err(e) = check_function(&module.ctx, func, scratch) {
                errors.extend(e);
            }
        }
    }
    if errors.is_empty() {
        Ok(())
    } else {
        Err(errors)
    }
}

/// All violations of a function.
pub fn check_function(
    ctx: &Context,
    func: &Function,
    scratch: Scratch,
) -> Result<(), Vec<Diagnostic>> {
    let mut checker = Checker {
        ctx,
        scratch,
        func,
        errors: Vec::new(),
        in_entry: true,
    };
    checker.parameters();
    for &block in &func.layout {
        checker.in_entry = block == func.entry();
        for &inst in &func.blocks[block].insts {
            checker.inst(inst);
        }
    }
    if checker.errors.is_empty() {
        Ok(())
    } else {
        Err(checker.errors)
    }
}

/// What a type is to the contract.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Void,
    Bool,
    /// i8 or i16.
    Narrow,
    Word,
    Long,
    Float,
    Ptr,
    /// A place in a buffer.
    Place,
    /// `<n x i32>`
    Words(u32),
    /// `<2 x half>` or `<2 x i16>`; and `<2 x bfloat>`, on which atomic operations are
    Pair,
    /// A structure of legal scalars.
    Struct,
    /// Anything else.
    Illegal,
}

impl Kind {
    fn is_scalar(self) -> bool {
        matches!(
            self,
            Kind::Bool | Kind::Word | Kind::Long | Kind::Float | Kind::Ptr
        )
    }
}

struct Checker<'a> {
    ctx: &'a Context,
    scratch: Scratch,
    func: &'a Function,
    errors: Vec<Diagnostic>,
    /// Is the current block the entry?
    in_entry: bool,
}

impl Checker<'_> {
    fn error(&mut self, inst: Inst, rule: &str, what: &str) {
        let data = self.func.inst(inst);
        let text = format!("{data:?}");
        let name = text.split([' ', '{', '(']).next().unwrap_or("").to_owned();
        self.errors.push(Diagnostic::error(
            self.func.inst_loc(inst),
            format!("[{rule}] {name} {inst:?} in '{}': {what}", self.func.name),
        ));
    }

    fn kind_of_type(&self, ty: Type) -> Kind {
        match self.ctx.types.get(ty) {
            TypeData::Void => Kind::Void,
            TypeData::Int(1) => Kind::Bool,
            TypeData::Int(8 | 16) => Kind::Narrow,
            TypeData::Int(32) => Kind::Word,
            TypeData::Int(64) => Kind::Long,
            TypeData::Float(FloatKind::Half | FloatKind::Float | FloatKind::Double) => Kind::Float,
            TypeData::Ptr(space) if space.pointer_bits() <= 64 => Kind::Ptr,
            TypeData::Ptr(AddrSpace::BufferFat) => Kind::Place,
            TypeData::Vector { elem, len } if *elem == Type::I32 => Kind::Words(*len),
            TypeData::Vector { elem, len: 2 }
                if matches!(*elem, Type::F16 | Type::I16 | Type::BF16) =>
            {
                Kind::Pair
            }
            TypeData::Struct { fields, .. }
                if fields.iter().all(|&f| self.kind_of_type(f).is_scalar()) =>
            {
                Kind::Struct
            }
            _ => Kind::Illegal,
        }
    }

    fn kind(&self, v: Value) -> Kind {
        self.kind_of_type(self.func.value_type(v))
    }

    fn data_of(&self, v: Value) -> Option<&InstData> {
        self.func.def_inst(v).map(|i| self.func.inst(i))
    }

    fn is_undefined(&self, v: Value) -> bool {
        self.func.value_const(v).is_some_and(|c| {
            matches!(
                self.ctx.consts.get(c),
                ConstData::Poison(_) | ConstData::Undef(_)
            )
        })
    }

    /// [types] of block parameters; [calls] a kernel has none.
    fn parameters(&mut self) {
        let loc = self.func.loc;
        if self.func.call_conv.is_kernel() && !self.func.params.is_empty() {
            self.errors
                .push(Diagnostic::error(loc, "[calls] a kernel with parameters"));
        }
        for &block in &self.func.layout {
            for &v in self.func.block_params(block) {
                let kind = self.kind(v);
                let entry_bool = kind == Kind::Bool && block == self.func.entry();
                if !kind.is_scalar() || entry_bool {
                    self.errors.push(Diagnostic::error(
                        loc,
                        format!(
                            "[types] parameter {v:?} of {block:?} in '{}'",
                            self.func.name
                        ),
                    ));
                }
            }
        }
    }

    fn inst(&mut self, inst: Inst) {
        let func = self.func;
        self.operands(inst);
        let result = self.kind_of_type(func.result_type(inst));
        match func.inst(inst) {
            InstData::Unary { op, arg, .. } => {
                if *op == ir::UnaryOp::FNeg && self.kind(*arg) != Kind::Float {
                    self.error(inst, "float", "fneg of another type");
                }
            }
            InstData::Binary { op, args, .. } => self.binary(inst, *op, args[0]),
            InstData::Cast { op, arg, .. } => self.cast(inst, *op, *arg),
            InstData::ICmp { args, .. } => {
                if !matches!(self.kind(args[0]), Kind::Word | Kind::Long) {
                    self.error(inst, "i32", "comparison of another type");
                }
            }
            InstData::FCmp { cond, args, .. } => {
                let constant = matches!(cond, ir::FloatCC::False | ir::FloatCC::True);
                if self.kind(args[0]) != Kind::Float || constant {
                    self.error(inst, "float", "comparison");
                }
            }
            InstData::Select { args, .. } => {
                let kind = self.kind(args[1]);
                if !kind.is_scalar() || kind == Kind::Bool || self.kind(args[0]) != Kind::Bool {
                    self.error(inst, "select", "type");
                }
            }
            InstData::ExtractElement { args } => {
                // A variable index is of a row of registers.
                if !matches!(self.kind(args[0]), Kind::Words(_)) {
                    self.error(inst, "types", "only words");
                }
            }
            InstData::InsertElement { args } => {
                let chained = self.is_undefined(args[0])
                    || matches!(self.data_of(args[0]), Some(InstData::InsertElement { .. }));
                if !matches!(result, Kind::Words(_)) || !chained {
                    self.error(inst, "types", "only chains of words");
                }
            }
            InstData::ExtractValue { arg, indices } => {
                if indices.len() != 1 || !self.returns_structure(*arg) {
                    self.error(inst, "types", "only of what returns a structure");
                }
            }
            InstData::InsertValue { args, indices } => {
                let chained = self.is_undefined(args[0])
                    || matches!(self.data_of(args[0]), Some(InstData::InsertValue { .. }));
                if indices.len() != 1 || !chained {
                    self.error(inst, "types", "only chains for ret");
                }
            }
            InstData::Alloca { count, .. } => {
                if count.is_some() || !self.in_entry {
                    self.error(inst, "memory", "dynamic alloca");
                }
            }
            InstData::Load { ptr, mem } => {
                self.access(inst, *ptr, func.result_type(inst), *mem);
            }
            InstData::Store { args, mem } => {
                self.access(inst, args[1], func.value_type(args[0]), *mem);
            }
            InstData::AtomicRmw { args, mem, .. } => {
                self.atomic(inst, args[0], func.value_type(args[1]), *mem);
            }
            InstData::CmpXchg { args, mem, .. } => {
                self.atomic(inst, args[0], func.value_type(args[1]), *mem);
            }
            InstData::Gep { source, args, .. } => self.gep(inst, *source, args),
            InstData::ShuffleVector { .. } => self.error(inst, "types", "vector"),
            InstData::Call { .. } | InstData::CallIndirect { .. } => {
                if !(result.is_scalar() && result != Kind::Bool
                    || matches!(result, Kind::Struct | Kind::Void))
                {
                    self.error(inst, "calls", "result");
                }
            }
            InstData::Intrinsic { id, .. } => self.intrinsic(inst, *id, result),
            InstData::Switch { .. } => self.error(inst, "control", "switch"),
            InstData::Ret { value } => {
                if func.call_conv.is_kernel() && value.is_some() {
                    self.error(inst, "calls", "a kernel returns nothing");
                }
            }
            InstData::Fence { .. }
            | InstData::Jump { .. }
            | InstData::Branch { .. }
            | InstData::Unreachable => {}
        }
    }

    /// [types] and [constants] of all operands.
    fn operands(&mut self, inst: Inst) {
        let mut bad = None;
        let data = self.func.inst(inst);
        self.func.for_each_operand(inst, |v| {
            let ok = match self.kind(v) {
                Kind::Narrow => matches!(
                    data,
                    InstData::Store { .. }
                        | InstData::Cast {
                            op: CastOp::ZExt | CastOp::SExt | CastOp::Bitcast,
                            ..
                        }
                ),
                Kind::Words(_) => self.takes_words(data),
                Kind::Place => self.takes_place(data, v),
                Kind::Pair => matches!(
                    data,
                    InstData::Intrinsic {
                        id: Intrinsic::FDot2 | Intrinsic::SDot2 | Intrinsic::UDot2,
                        ..
                    } | InstData::Cast {
                        op: CastOp::Bitcast,
                        ..
                    } | InstData::AtomicRmw { .. }
                ),
                Kind::Struct => matches!(
                    data,
                    InstData::Ret { .. }
                        | InstData::ExtractValue { .. }
                        | InstData::InsertValue { .. }
                ),
                Kind::Illegal | Kind::Void => false,
                _ => self.constant_is_legal(v),
            };
            if !ok {
                bad = Some(v);
            }
        });
        if let Some(v) = bad {
            let ty = self.ctx.types.get(self.func.value_type(v)).clone();
            let rule = if self.func.value_const(v).is_some() {
                "constants"
            } else {
                "types"
            };
            self.error(inst, rule, &format!("operand {v:?} of {ty:?}"));
        }
    }

    /// Does an instruction take vectors of words?
    fn takes_words(&self, data: &InstData) -> bool {
        match data {
            InstData::Store { .. }
            | InstData::ExtractElement { .. }
            | InstData::InsertElement { .. }
            | InstData::Cast {
                op: CastOp::Bitcast,
                ..
            } => true,
            InstData::Intrinsic { id, .. } => {
                id.is_asm()
                    || id.matrix().is_some()
                    || id.is_packed()
                    || *id == Intrinsic::BufferFormatStore
            }
            _ => false,
        }
    }

    /// Is the place what an access addresses, as `llvm.amdgpuc.buffer.address` made it?
    fn takes_place(&self, data: &InstData, place: Value) -> bool {
        let made = matches!(
            self.data_of(place),
            Some(InstData::Intrinsic {
                id: Intrinsic::BufferAddress,
                ..
            })
        );
        made && match data {
            InstData::Load { .. } => true,
            InstData::Store { args, .. } => args[0] != place,
            InstData::AtomicRmw { args, .. } => args[1] != place,
            InstData::CmpXchg { args, .. } => !args[1..].contains(&place),
            InstData::Intrinsic { id, .. } => matches!(
                id,
                Intrinsic::BufferFormatLoad | Intrinsic::BufferFormatStore | Intrinsic::BufferToLds
            ),
            _ => false,
        }
    }

    fn constant_is_legal(&self, v: Value) -> bool {
        let ValueDef::Const(c) = self.func.value_def(v) else {
            return true;
        };
        match self.ctx.consts.get(c) {
            ConstData::Int(..)
            | ConstData::Float(..)
            | ConstData::Undef(_)
            | ConstData::Poison(_)
            | ConstData::Address { .. } => true,
            ConstData::Zero(ty) => ty.is_ptr(),
            ConstData::Wide(..)
            | ConstData::Aggregate(..)
            | ConstData::Cast { .. }
            | ConstData::Distance { .. } => false,
        }
    }

    fn returns_structure(&self, v: Value) -> bool {
        matches!(
            self.data_of(v),
            Some(
                InstData::Call { .. }
                    | InstData::CmpXchg { .. }
                    | InstData::Intrinsic {
                        id: Intrinsic::DivScale,
                        ..
                    }
            )
        )
    }

    fn binary(&mut self, inst: Inst, op: BinaryOp, arg: Value) {
        use BinaryOp::*;
        let ok = match self.kind(arg) {
            Kind::Bool => matches!(op, And | Or | Xor),
            Kind::Word | Kind::Long => {
                matches!(op, Add | Sub | Mul | And | Or | Xor | Shl | LShr | AShr)
            }
            Kind::Float => matches!(op, FAdd | FSub | FMul),
            _ => false,
        };
        if !ok {
            self.error(inst, "i32", &format!("{op:?}"));
        }
    }

    fn cast(&mut self, inst: Inst, op: CastOp, arg: Value) {
        let from = self.func.value_type(arg);
        let to = self.func.result_type(inst);
        let (kf, kt) = (self.kind_of_type(from), self.kind_of_type(to));
        let width = |ty: Type| ty.addr_space().map_or(0, AddrSpace::pointer_bits);
        let int_width = |ty: Type| self.ctx.types.int_bits(ty).unwrap_or(0);
        let ok = match op {
            CastOp::Trunc => matches!(
                (kf, kt),
                (Kind::Long, Kind::Word) | (Kind::Word, Kind::Narrow)
            ),
            CastOp::ZExt | CastOp::SExt => matches!(
                (kf, kt),
                (Kind::Word, Kind::Long) | (Kind::Narrow | Kind::Bool, Kind::Word)
            ),
            CastOp::FpTrunc => {
                matches!((from, to), (Type::F64, Type::F32) | (Type::F32, Type::F16))
            }
            CastOp::FpExt => matches!((from, to), (Type::F16, Type::F32) | (Type::F32, Type::F64)),
            CastOp::FpToUi | CastOp::FpToSi => {
                matches!(from, Type::F32 | Type::F64) && to == Type::I32
            }
            CastOp::UiToFp | CastOp::SiToFp => {
                matches!(to, Type::F32 | Type::F64) && from == Type::I32
            }
            CastOp::PtrToInt => kf == Kind::Ptr && width(from) == int_width(to),
            CastOp::IntToPtr => kt == Kind::Ptr && width(to) == int_width(from),
            CastOp::Bitcast => self.bitcast(arg, from, to),
            CastOp::AddrSpaceCast => width(from) == 64 && width(to) == 64,
        };
        if !ok {
            self.error(inst, "i32", &format!("{op:?} from {kf:?} to {kt:?}"));
        }
    }

    fn bitcast(&self, arg: Value, from: Type, to: Type) -> bool {
        matches!(
            (from, to),
            (Type::I32, Type::F32)
                | (Type::F32, Type::I32)
                | (Type::I64, Type::F64)
                | (Type::F64, Type::I64)
                | (Type::I16, Type::F16)
                | (Type::F16, Type::I16)
        ) || self.kind_of_type(from) == Kind::Words(2)
            && to == Type::I64
            && matches!(self.data_of(arg), Some(InstData::InsertElement { .. }))
            || self.kind_of_type(from) == Kind::Pair && to == Type::I32
            || self.kind_of_type(to) == Kind::Pair && from == Type::I32
    }

    /// [memory] of a load or store.
    fn access(&mut self, inst: Inst, ptr: Value, ty: Type, mem: ir::MemAccess) {
        let kind = self.kind_of_type(ty);
        let bytes = match kind {
            Kind::Words(n) => 4 * u64::from(n),
            Kind::Bool | Kind::Struct | Kind::Illegal | Kind::Void => {
                self.error(inst, "memory", "type");
                return;
            }
            _ => ir::DataLayout::new(&self.ctx.types).store_size(ty),
        };
        let widest = match self.func.value_type(ptr).addr_space() {
            Some(AddrSpace::Private) if self.scratch == Scratch::Buffer => 4,
            Some(AddrSpace::Constant | AddrSpace::Constant32) => 64,
            _ => 16,
        };
        let single = !mem.is_atomic()
            || bytes <= 8 && mem.align() >= bytes && !matches!(kind, Kind::Words(_));
        if bytes > widest || !single {
            self.error(inst, "memory", &format!("access of {bytes} bytes"));
        }
    }

    fn atomic(&mut self, inst: Inst, ptr: Value, ty: Type, mem: ir::MemAccess) {
        let private = self.func.value_type(ptr).addr_space() == Some(AddrSpace::Private);
        let bytes = ir::DataLayout::new(&self.ctx.types).store_size(ty);
        let typed = matches!(ty, Type::I32 | Type::I64 | Type::F32 | Type::F64)
            || self.kind_of_type(ty) == Kind::Pair;
        if private || !typed || mem.align() < bytes {
            self.error(inst, "memory", "atomic operation");
        }
    }

    fn gep(&mut self, inst: Inst, source: Type, args: &cranelift_entity::EntityList<Value>) {
        let args = args.as_slice(&self.func.lists);
        let [base, index] = args else {
            self.error(inst, "memory", "address with other than one index");
            return;
        };
        let width = self
            .func
            .value_type(*base)
            .addr_space()
            .map_or(0, AddrSpace::pointer_bits);
        let index_width = self
            .ctx
            .types
            .int_bits(self.func.value_type(*index))
            .unwrap_or(0);
        if source != Type::I8 || width != index_width {
            self.error(inst, "memory", "address");
        }
    }

    fn intrinsic(&mut self, inst: Inst, id: Intrinsic, result: Kind) {
        if id.fate() == ir::intrinsic::Fate::Lowered {
            self.error(inst, "i32", id.name());
        }
        let ok = result.is_scalar()
            || result == Kind::Void
            || result == Kind::Place && id == Intrinsic::BufferAddress
            || matches!(result, Kind::Words(_))
                && (id == Intrinsic::BufferFormatLoad || id.is_legal_image())
            || result == Kind::Pair
                && matches!(
                    id,
                    Intrinsic::CvtPkRtz
                        | Intrinsic::CvtPkI16
                        | Intrinsic::CvtPkU16
                        | Intrinsic::CvtPkNormI16
                        | Intrinsic::CvtPkNormU16
                )
            || matches!(result, Kind::Words(4)) && id == Intrinsic::MqsadU32U8
            || matches!(result, Kind::Words(_))
                && (id.is_asm() || id.matrix().is_some() || id.is_packed())
            || result == Kind::Struct && id == Intrinsic::DivScale;
        if !ok {
            self.error(inst, "types", id.name());
        }
        let integer = matches!(
            id,
            Intrinsic::SMin
                | Intrinsic::SMax
                | Intrinsic::UMin
                | Intrinsic::UMax
                | Intrinsic::Ctpop
                | Intrinsic::Bitreverse
                | Intrinsic::Bswap
                | Intrinsic::Fshr
                | Intrinsic::UAddSat
                | Intrinsic::USubSat
                | Intrinsic::SAddSat
                | Intrinsic::SSubSat
                | Intrinsic::FpToSiSat
                | Intrinsic::FpToUiSat
        );
        if integer && result != Kind::Word {
            self.error(inst, "i32", id.name());
        }
    }
}
