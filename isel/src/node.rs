//! Operations of the IR as rules see them.

use ir::module::FnFlags;
use ir::{
    ArithFlags, BinaryOp, CastOp, DataLayout, FloatCC, Function, Inst, InstData, IntCC, Intrinsic,
    Type, UnaryOp, Value,
};
use mir::Bank;

/// An operation with its operands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Node {
    /// Two operands of the result's type. The root of an address is an addition.
    Binary {
        /// Operation.
        op: BinaryOp,
        /// First operand.
        a: Value,
        /// Second operand.
        b: Value,
    },
    /// The same of floats.
    Float {
        /// Operation.
        op: BinaryOp,
        /// May it be part of a fused one?
        fusion: Fusion,
        /// First operand.
        a: Value,
        /// Second operand.
        b: Value,
    },
    /// A float with the other sign.
    Negate {
        /// The float.
        x: Value,
    },
    /// A cast.
    Cast {
        /// Operation.
        op: CastOp,
        /// Width of the operand.
        from: Bits,
        /// Operand.
        x: Value,
    },
    /// A comparison of integers.
    ICmp {
        /// Width of the operands.
        bits: Bits,
        /// Predicate.
        cc: IntCC,
        /// First operand.
        a: Value,
        /// Second operand.
        b: Value,
    },
    /// A comparison of floats.
    FCmp {
        /// Width of the operands.
        bits: Bits,
        /// Predicate.
        cc: FloatCC,
        /// First operand.
        a: Value,
        /// Second operand.
        b: Value,
    },
    /// One of two values.
    Select {
        /// Which one.
        c: Value,
        /// If true.
        x: Value,
        /// If false.
        y: Value,
    },
    /// An intrinsic without operands.
    Intrinsic0 {
        /// Which one.
        id: Intrinsic,
    },
    /// An intrinsic of one operand.
    Intrinsic1 {
        /// Which one.
        id: Intrinsic,
        /// Width of the first operand.
        bits: Bits,
        /// Operand.
        a: Value,
    },
    /// An intrinsic of two.
    Intrinsic2 {
        /// Which one.
        id: Intrinsic,
        /// Width of the first operand.
        bits: Bits,
        /// First operand.
        a: Value,
        /// Second operand.
        b: Value,
    },
    /// An intrinsic of three.
    Intrinsic3 {
        /// Which one.
        id: Intrinsic,
        /// Width of the first operand.
        bits: Bits,
        /// First operand.
        a: Value,
        /// Second operand.
        b: Value,
        /// Third operand.
        c: Value,
    },
    /// An intrinsic of four.
    Intrinsic4 {
        /// Which one.
        id: Intrinsic,
        /// Width of the first operand.
        bits: Bits,
        /// First operand.
        a: Value,
        /// Second operand.
        b: Value,
        /// Third operand.
        c: Value,
        /// Fourth operand.
        d: Value,
    },
    /// What rules do not name.
    Other,
}

/// May an operation be fused with another, so that what is between them is not rounded?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fusion {
    /// Yes.
    Allowed,
    /// No.
    Forbidden,
}

/// The width of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names are the widths")]
pub enum Bits {
    B1,
    B8,
    B16,
    B32,
    B64,
    Other,
}

impl Bits {
    /// The width of a value.
    pub fn of(layout: DataLayout<'_>, func: &Function, value: Value) -> Bits {
        match layout.bits(func.value_type(value)) {
            1 => Bits::B1,
            8 => Bits::B8,
            16 => Bits::B16,
            32 => Bits::B32,
            64 => Bits::B64,
            _ => Bits::Other,
        }
    }
}

impl Node {
    /// The operation of an instruction.
    pub fn of(layout: DataLayout<'_>, func: &Function, inst: Inst) -> Node {
        let bits = |value| Bits::of(layout, func, value);
        match func.inst(inst) {
            InstData::Binary { op, flags, args } if op.is_float() => Node::Float {
                op: *op,
                // Between them the mode may change where a function says that it does.
                fusion: match flags.contains(ArithFlags::CONTRACT)
                    && !func.attrs.flags.contains(FnFlags::STRICT_FP)
                {
                    true => Fusion::Allowed,
                    false => Fusion::Forbidden,
                },
                a: args[0],
                b: args[1],
            },
            InstData::Binary { op, args, .. } => Node::Binary {
                op: *op,
                a: args[0],
                b: args[1],
            },
            InstData::Unary {
                op: UnaryOp::FNeg,
                arg,
                ..
            } => Node::Negate { x: *arg },
            InstData::Cast { op, arg, .. } => Node::Cast {
                op: *op,
                from: bits(*arg),
                x: *arg,
            },
            InstData::ICmp { cond, args, .. } => Node::ICmp {
                bits: bits(args[0]),
                cc: *cond,
                a: args[0],
                b: args[1],
            },
            InstData::FCmp { cond, args, .. } => Node::FCmp {
                bits: bits(args[0]),
                cc: *cond,
                a: args[0],
                b: args[1],
            },
            InstData::Select { args, .. } => Node::Select {
                c: args[0],
                x: args[1],
                y: args[2],
            },
            InstData::Intrinsic { id, args, .. } => {
                Node::intrinsic(*id, args.as_slice(&func.lists), bits)
            }
            _ => Node::Other,
        }
    }

    fn intrinsic(id: Intrinsic, args: &[Value], bits: impl Fn(Value) -> Bits) -> Node {
        let bits = args.first().map_or(Bits::Other, |&a| bits(a));
        match *args {
            [] => Node::Intrinsic0 { id },
            [a] => Node::Intrinsic1 { id, bits, a },
            [a, b] => Node::Intrinsic2 { id, bits, a, b },
            [a, b, c] => Node::Intrinsic3 { id, bits, a, b, c },
            [a, b, c, d] => Node::Intrinsic4 {
                id,
                bits,
                a,
                b,
                c,
                d,
            },
            _ => Node::Other,
        }
    }

    /// The operation of an instruction that is selected for its own sake. Inside of others an
    /// address stays one, because accesses of memory want to see it.
    pub fn root(layout: DataLayout<'_>, func: &Function, inst: Inst) -> Node {
        match func.inst(inst) {
            InstData::Gep { args, .. } => {
                let args = args.as_slice(&func.lists);
                Node::Binary {
                    op: BinaryOp::Add,
                    a: args[0],
                    b: args[1],
                }
            }
            _ => Node::of(layout, func, inst),
        }
    }
}

/// Where a result goes, and how wide it is: each class has its own rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// An `i1` in an SGPR.
    Bool,
    /// An `i1` in SCC.
    Scc,
    /// An `i1` of each lane.
    Mask,
    /// 16 bits in a VGPR.
    V16,
    /// 32 bits in an SGPR.
    S32,
    /// 64 bits in SGPRs.
    S64,
    /// 32 bits in a VGPR.
    V32,
    /// 64 bits in VGPRs.
    V64,
}

impl Class {
    /// The register file of its results.
    pub fn bank(self) -> Bank {
        match self {
            Class::Bool | Class::Scc | Class::S32 | Class::S64 => Bank::Sgpr,
            Class::Mask | Class::V16 | Class::V32 | Class::V64 => Bank::Vgpr,
        }
    }

    /// The class of a type's values in a register file; `None` for what rules do not compute.
    pub fn of(layout: DataLayout<'_>, ty: Type, bank: Bank) -> Option<Class> {
        match (layout.bits(ty), bank) {
            (1, Bank::Sgpr) => Some(Class::Bool),
            (1, Bank::Vgpr) => Some(Class::Mask),
            (16, Bank::Vgpr) => Some(Class::V16),
            (16 | 32, Bank::Sgpr) => Some(Class::S32),
            (32, Bank::Vgpr) => Some(Class::V32),
            (64, Bank::Sgpr) => Some(Class::S64),
            (64, Bank::Vgpr) => Some(Class::V64),
            _ => None,
        }
    }
}
