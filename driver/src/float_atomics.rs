//! Which floating-point atomics a processor has: those whose instructions it has.

use isa::{Machine, Opcode};
use lower::target::{FloatAtomics, FloatOps};

/// An instruction, and what it is able to do.
type Row = (Opcode, FloatOps);

const LOCAL: [Row; 6] = [
    (Opcode::DsAddF32, FloatOps::ADD_F32),
    (Opcode::DsAddF64, FloatOps::ADD_F64),
    (Opcode::DsPkAddF16, FloatOps::ADD_PAIR_F16),
    (Opcode::DsPkAddBf16, FloatOps::ADD_PAIR_BF16),
    (Opcode::DsMinF32, FloatOps::LIMITS_F32),
    (Opcode::DsMinF64, FloatOps::LIMITS_F64),
];
const GLOBAL: [Row; 5] = [
    (Opcode::GlobalAtomicAddF32, FloatOps::ADD_F32),
    (Opcode::GlobalAtomicAddF64, FloatOps::ADD_F64),
    (Opcode::GlobalAtomicPkAddF16, FloatOps::ADD_PAIR_F16),
    (Opcode::GlobalAtomicPkAddBf16, FloatOps::ADD_PAIR_BF16),
    (Opcode::GlobalAtomicMinF64, FloatOps::LIMITS_F64),
];
/// gfx908 has sums that return nothing only.
const RETURNING: [Row; 5] = [
    (Opcode::GlobalAtomicAddF32Rtn, FloatOps::ADD_F32),
    (Opcode::GlobalAtomicAddF64Rtn, FloatOps::ADD_F64),
    (Opcode::GlobalAtomicPkAddF16Rtn, FloatOps::ADD_PAIR_F16),
    (Opcode::GlobalAtomicPkAddBf16Rtn, FloatOps::ADD_PAIR_BF16),
    (Opcode::GlobalAtomicMinF64Rtn, FloatOps::LIMITS_F64),
];
const FLAT: [Row; 5] = [
    (Opcode::FlatAtomicAddF32, FloatOps::ADD_F32),
    (Opcode::FlatAtomicAddF64, FloatOps::ADD_F64),
    (Opcode::FlatAtomicPkAddF16, FloatOps::ADD_PAIR_F16),
    (Opcode::FlatAtomicPkAddBf16, FloatOps::ADD_PAIR_BF16),
    (Opcode::FlatAtomicMinF64, FloatOps::LIMITS_F64),
];

/// What a processor's memory performs.
pub(crate) fn of(machine: &Machine) -> FloatAtomics {
    let all = |rows: &[Row]| {
        let here = rows.iter().filter(|(opcode, _)| machine.has(*opcode));
        here.map(|(_, ops)| *ops).collect()
    };
    FloatAtomics {
        local: all(&LOCAL),
        global: all(&GLOBAL),
        global_returning: all(&RETURNING),
        flat: all(&FLAT),
    }
}
