//! Operations of the IR as rules see them.

use ir::{BinaryOp, DataLayout, Function, Inst, InstData, Type, Value};
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
    /// What rules do not name.
    Other,
}

impl Node {
    /// The operation of an instruction.
    pub fn of(func: &Function, inst: Inst) -> Node {
        match func.inst(inst) {
            InstData::Binary { op, args, .. } => Node::Binary {
                op: *op,
                a: args[0],
                b: args[1],
            },
            _ => Node::Other,
        }
    }

    /// The operation of an instruction that is selected for its own sake. Inside of others an address stays
    /// one, because accesses of memory want to see it.
    pub fn root(func: &Function, inst: Inst) -> Node {
        match func.inst(inst) {
            InstData::Gep { args, .. } => {
                let args = args.as_slice(&func.lists);
                Node::Binary {
                    op: BinaryOp::Add,
                    a: args[0],
                    b: args[1],
                }
            }
            _ => Node::of(func, inst),
        }
    }
}

/// Where a result goes, and how wide it is: each class has its own rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// 32 bits in an SGPR.
    S32,
    /// 32 bits in a VGPR.
    V32,
}

impl Class {
    /// The register file of its results.
    pub fn bank(self) -> Bank {
        match self {
            Class::S32 => Bank::Sgpr,
            Class::V32 => Bank::Vgpr,
        }
    }

    /// The class of a type's values in a register file; `None` for what rules do not compute.
    pub fn of(layout: DataLayout<'_>, ty: Type, bank: Bank) -> Option<Class> {
        match (layout.bits(ty), bank) {
            (32, Bank::Sgpr) => Some(Class::S32),
            (32, Bank::Vgpr) => Some(Class::V32),
            _ => None,
        }
    }
}
