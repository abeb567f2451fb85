//! What a kernel gets beside its arguments. A function that is called gets those that it, or what
//! it calls, needs as extra parameters behind its own, in the order of [`ALL`].

use ir::{AddrSpace, FnAttrs, Intrinsic, Type};

/// All implicit inputs, in the order in which they are passed.
pub const ALL: [Intrinsic; 13] = [
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
    Intrinsic::LdsKernelId,
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

    /// The inputs of this set that are not in the other.
    #[must_use]
    pub fn without(self, other: InputSet) -> InputSet {
        InputSet(self.0 & !other.0)
    }

    /// Those that functions get which LLVM's convention is for.
    #[must_use]
    pub fn standard(self) -> InputSet {
        InputSet(self.0 & STANDARD.0)
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

/// Inputs that LLVM's convention has registers for, and the attributes by which a function says
/// that neither it nor what it calls needs one.
const DENIALS: [(Intrinsic, &str); 11] = [
    (Intrinsic::ImplicitArgPtr, "amdgpu-no-implicitarg-ptr"),
    (Intrinsic::DispatchPtr, "amdgpu-no-dispatch-ptr"),
    (Intrinsic::QueuePtr, "amdgpu-no-queue-ptr"),
    (Intrinsic::DispatchId, "amdgpu-no-dispatch-id"),
    (Intrinsic::WorkgroupIdX, "amdgpu-no-workgroup-id-x"),
    (Intrinsic::WorkgroupIdY, "amdgpu-no-workgroup-id-y"),
    (Intrinsic::WorkgroupIdZ, "amdgpu-no-workgroup-id-z"),
    (Intrinsic::WorkitemIdX, "amdgpu-no-workitem-id-x"),
    (Intrinsic::WorkitemIdY, "amdgpu-no-workitem-id-y"),
    (Intrinsic::WorkitemIdZ, "amdgpu-no-workitem-id-z"),
    (Intrinsic::LdsKernelId, "amdgpu-no-lds-kernel-id"),
];

/// The inputs of LLVM's convention: all but the kernel's arguments and the size of its LDS.
pub const STANDARD: InputSet = InputSet(0b1_1110_1111_1110);

/// The inputs that a function's attributes say to be needed neither by it nor by what it calls.
pub fn denied(attrs: &FnAttrs) -> InputSet {
    let mut set = InputSet::default();
    for (id, key) in DENIALS {
        if attrs.string(key).is_some() {
            set.insert(id);
        }
    }
    set
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
