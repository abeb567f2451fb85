//! The code in front of a kernel some of whose arguments are in registers.
//!
//! Source: AMDGPUUsage, "Preloaded Kernel Arguments". Firmware that knows of preloading starts a
//! wave so many bytes behind the kernel's entry; other firmware starts it at the entry, where code
//! loads the arguments into the registers that they would be in. The loads are llc's: the widest
//! that the next register's number and the rest allow.

use crate::encode::machine_inst;
use crate::error::{EmitError, EmitErrorKind};
use isa::{Machine, Opcode, RegSpan, Waitcnt};
use mir::{Function, Inst, Operand, UserSgpr};
use std::fmt::Write;

/// Bytes from the entry to where firmware starts that preloads.
const BYTES: usize = 256;

/// Scalar loads by the registers that they write, and what the first one's number must be a
/// multiple of (manuals, "SMEM": SDATA).
const LOADS: [(u8, u16, Opcode); 4] = [
    (8, 4, Opcode::SLoadDwordx8),
    (4, 4, Opcode::SLoadDwordx4),
    (2, 2, Opcode::SLoadDwordx2),
    (1, 1, Opcode::SLoadDword),
];

/// Code and text in front of a kernel.
pub(crate) struct Preload {
    /// [`BYTES`] bytes.
    pub code: Vec<u8>,
    /// The same as assembly text.
    pub text: String,
    /// Instructions that are executed.
    pub instructions: u32,
}

impl Preload {
    /// What is needed in front of a function, if anything is.
    pub fn of(func: &Function, machine: &Machine) -> Result<Option<Preload>, EmitError> {
        let abi = func.kernel.as_ref();
        let Some(registers) = abi.and_then(|abi| abi.preloaded_sgprs()) else {
            return Ok(None);
        };
        let missing = EmitErrorKind::MissingInput("kernarg_segment_ptr");
        let segment = abi.and_then(|abi| abi.user_sgpr(UserSgpr::KernargSegmentPtr));
        let segment = segment.ok_or_else(|| EmitError::new(func, missing))?;
        let mut preload = Preload {
            code: Vec::with_capacity(BYTES),
            text: String::new(),
            instructions: 0,
        };
        for inst in loads(registers, segment) {
            preload.push(func, &inst, machine)?;
        }
        preload.push(func, &wait(machine), machine)?;
        preload.skip(func, machine)?;
        Ok(Some(preload))
    }

    fn push(&mut self, func: &Function, inst: &Inst, machine: &Machine) -> Result<(), EmitError> {
        let inst = self.encode(func, inst, machine)?;
        let _ = writeln!(self.text, "\t{}", inst.display(machine.target()));
        self.instructions += 1;
        Ok(())
    }

    /// The branch to where firmware starts that preloads, and what nobody executes.
    fn skip(&mut self, func: &Function, machine: &Machine) -> Result<(), EmitError> {
        let branch = |dwords: usize| Inst::new(Opcode::SBranch, &[Operand::Imm(dwords as i32)]);
        let behind = self.code.len() + 4;
        let dwords = BYTES.saturating_sub(behind) / 4;
        self.encode(func, &branch(dwords), machine)?;
        self.instructions += 1;
        let label = format!(".Lpreloaded{}", func.id.as_u32());
        let _ = writeln!(self.text, "\t{} {label}", Opcode::SBranch.mnemonic());
        let _ = writeln!(self.text, "\t.p2align\t{}\n{label}:", BYTES.ilog2());
        // As the assembler fills sections.
        let nop = Inst::new(Opcode::SNop, &[Operand::Imm(0)]);
        for _ in 0..dwords {
            self.encode(func, &nop, machine)?;
        }
        Ok(())
    }

    fn encode(
        &mut self,
        func: &Function,
        inst: &Inst,
        machine: &Machine,
    ) -> Result<isa::Inst, EmitError> {
        let encodable = machine_inst(func, func.entry(), inst, 0)?;
        isa::encode(&encodable, machine.target(), &mut self.code).map_err(|error| {
            let text = func.display_inst(inst).to_string();
            EmitError::new(func, EmitErrorKind::Encode { text, error })
        })?;
        Ok(encodable)
    }
}

/// Loads of the first dwords of the segment into registers.
fn loads(registers: RegSpan, segment: RegSpan) -> Vec<Inst> {
    let mut loads = Vec::new();
    let mut done = 0;
    while done < registers.count {
        let first = registers.base.next(done.into());
        let fits = |&&(count, multiple, _): &&(u8, u16, Opcode)| {
            done + count <= registers.count && first.index().is_multiple_of(multiple)
        };
        let Some(&(count, _, opcode)) = LOADS.iter().find(fits) else {
            break;
        };
        let operands = [
            Operand::Phys(RegSpan::new(first, count)),
            Operand::Phys(segment),
            Operand::Imm(4 * i32::from(done)),
        ];
        loads.push(Inst::new(opcode, &operands));
        done += count;
    }
    loads
}

/// The wait for scalar loads, which come in any order.
fn wait(machine: &Machine) -> Inst {
    let generation = machine.processor().generation;
    let counts = Waitcnt {
        lgkm: 0,
        ..Waitcnt::limits(generation)
    };
    let counts = Operand::Imm(counts.encode(generation).into());
    Inst::new(Opcode::SWaitcnt, &[counts])
}

#[cfg(test)]
mod tests {
    use super::*;
    use isa::Reg;

    fn widths(first: u16, count: u8) -> Vec<u8> {
        let registers = RegSpan::new(Reg::sgpr(first), count);
        let loads = loads(registers, RegSpan::new(Reg::sgpr(0), 2));
        let width = |inst: &Inst| match inst.operands[0] {
            Operand::Phys(span) => span.count,
            _ => 0,
        };
        loads.iter().map(width).collect()
    }

    #[test]
    fn the_widest_load_that_the_register_allows() {
        assert_eq!(widths(8, 6), [4, 2]);
        assert_eq!(widths(4, 12), [8, 4]);
        assert_eq!(widths(2, 14), [2, 8, 4]);
        assert_eq!(widths(6, 9), [2, 4, 2, 1]);
        assert_eq!(widths(5, 2), [1, 1]);
    }
}
