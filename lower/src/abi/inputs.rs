//! What a kernel gets beside its arguments. A function that is called gets those that it, or what it calls, needs as
//! extra parameters behind its own, in the order of [`ALL`].

use ir::{AddrSpace, Intrinsic, Type};

/// All implicit inputs, in the order in which they are passed.
pub const ALL: [Intrinsic; 12] = [
    Intrinsic::KernargSegmentPtr,
    Intrinsic::ImplicitArgPtr,
    Intrinsic::DispatchPtr,
    Intrinsic::QueuePtr,
    Intrinsic::DispatchId,
    Intrinsic::WorkgroupIdX,
    Intrinsic::WorkgroupIdY,
    Intrinsic::WorkgroupIdZ,
    Intrinsic::GroupStaticSize,
    Intrinsic::WorkitemIdX,
    Intrinsic::WorkitemIdY,
    Intrinsic::WorkitemIdZ,
];

/// A set of implicit inputs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct InputSet(u16);

impl InputSet {
    /// Is `id` an implicit input?
    pub fn is_input(id: Intrinsic) -> bool {
        ALL.contains(&id)
    }

    /// Adds an input; other intrinsics are ignored.
    pub fn insert(&mut self, id: Intrinsic) {
        if let Some(i) = ALL.iter().position(|&x| x == id) {
            self.0 |= 1 << i;
        }
    }

    /// Adds all of another set.
    pub fn extend(&mut self, other: InputSet) {
        self.0 |= other.0;
    }

    /// Is the input in the set?
    pub fn contains(self, id: Intrinsic) -> bool {
        self.iter().any(|x| x == id)
    }

    /// The inputs in the order in which they are passed.
    pub fn iter(self) -> impl Iterator<Item = Intrinsic> {
        ALL.into_iter()
            .enumerate()
            .filter(move |(i, _)| self.0 >> i & 1 != 0)
            .map(|(_, id)| id)
    }
}

/// Type of an implicit input.
pub fn input_type(id: Intrinsic) -> Type {
    match id {
        Intrinsic::KernargSegmentPtr
        | Intrinsic::ImplicitArgPtr
        | Intrinsic::DispatchPtr
        | Intrinsic::QueuePtr => Type::ptr(AddrSpace::Constant),
        Intrinsic::DispatchId => Type::I64,
        _ => Type::I32,
    }
}

/// Has the input the same value in all lanes of a wave?
pub fn is_uniform(id: Intrinsic) -> bool {
    !matches!(
        id,
        Intrinsic::WorkitemIdX | Intrinsic::WorkitemIdY | Intrinsic::WorkitemIdZ
    )
}
