//! The registers that a function writes, which its callers must know.

use crate::constraint::Units;
use isa::{Reg, RegKind, RegSpan, ScratchAccess};
use mir::abi::standard::is_preserved;
use mir::{Bank, FuncId, Function, Op, Operand, Pseudo};
use std::sync::OnceLock;

/// Number of registers in the set: SGPRs and VCC below 128 by [`Reg::code`], VGPRs from 256.
const WORDS: usize = 8;

/// A set of SGPRs, VCC and VGPRs that a call writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clobbers {
    /// Bit `Reg::code` is set: written for the active lanes (VGPRs) or for the wave.
    written: [u64; WORDS],
    /// VGPRs that are written in lanes whatever EXEC says: they hold spilled SGPRs, or what a
    /// matrix instruction computes.
    whole_wave: [u64; 4],
}

impl Clobbers {
    /// Nothing.
    pub const NONE: Clobbers = Clobbers {
        written: [0; WORDS],
        whole_wave: [0; 4],
    };

    /// What a function of unknown body may write: all registers, VGPRs for the active lanes only.
    pub const fn all() -> Clobbers {
        Clobbers {
            written: [u64::MAX; WORDS],
            whole_wave: [0; 4],
        }
    }

    /// What a function by LLVM's convention may write. Made once: it is asked for at each call.
    pub fn standard(access: ScratchAccess) -> Clobbers {
        static BUFFER: OnceLock<Clobbers> = OnceLock::new();
        static INSTRUCTIONS: OnceLock<Clobbers> = OnceLock::new();
        let made = match access {
            ScratchAccess::Buffer => &BUFFER,
            ScratchAccess::Instructions => &INSTRUCTIONS,
        };
        *made.get_or_init(|| Clobbers::not_preserved(access))
    }

    fn not_preserved(access: ScratchAccess) -> Clobbers {
        let mut set = Clobbers::NONE;
        let registers = (0..=105).map(Reg::sgpr).chain((0..256).map(Reg::vgpr));
        for reg in registers.filter(|&r| !is_preserved(r, access)) {
            set.add(RegSpan::one(reg));
        }
        // welded: both halves may be written, whatever the wave size.
        set.add(RegSpan::VCC);
        set
    }

    /// What callers see of a function by LLVM's convention that writes all of this.
    #[must_use]
    pub fn without_preserved(self, access: ScratchAccess) -> Clobbers {
        let mut set = Clobbers::standard(access);
        for (seen, written) in set.written.iter_mut().zip(self.written) {
            *seen &= written;
        }
        set
    }

    /// What an allocated function writes; `callees` says it of the functions that it calls.
    pub fn of(func: &Function, callees: &dyn Fn(FuncId) -> Clobbers) -> Clobbers {
        let mut set = Clobbers::NONE;
        let written = func.unsaid.written.iter();
        written.for_each(|span| set.add(*span));
        for &block in &func.layout {
            for inst in &func.blocks[block].insts {
                set.add_inst(func, inst, callees);
            }
        }
        set
    }

    fn add_inst(
        &mut self,
        func: &Function,
        inst: &mir::Inst,
        callees: &dyn Fn(FuncId) -> Clobbers,
    ) {
        // The VGPR by which SGPRs go to memory is written in one lane, whichever are active.
        let everywhere = inst.opcode() == Some(isa::Opcode::VWritelaneB32)
            || matches!(inst.op, Op::Pseudo(Pseudo::SpillSgpr | Pseudo::ReloadSgpr))
            || crate::constraint::is_matrix(inst)
            || inst.lanes != mir::Lanes::Active;
        for i in inst.written().indices() {
            if let Some(Operand::Phys(span)) = inst.operands.get(i) {
                self.add(*span);
                if everywhere {
                    span.regs().for_each(|r| self.add_whole_wave(r));
                }
            }
        }
        match inst.op {
            Op::Pseudo(Pseudo::Call) => {
                let unknown = || Clobbers::standard(func.frame.access);
                self.union(&inst.callee.map_or_else(unknown, callees));
                self.add(mir::abi::call::RETURN_ADDRESS);
            }
            Op::Isa(opcode) => {
                let writes = opcode.desc().implicit_writes;
                if writes.contains(isa::ImplicitRegs::VCC) {
                    self.add(func.wave.vcc());
                }
            }
            Op::Pseudo(_) => {}
        }
    }

    /// Adds registers.
    pub fn add(&mut self, span: RegSpan) {
        for reg in span.regs() {
            let code = usize::from(reg.code());
            if code < WORDS * 64 {
                self.written[code / 64] |= 1 << (code % 64);
            }
        }
    }

    fn add_whole_wave(&mut self, reg: Reg) {
        if reg.kind() == RegKind::Vgpr {
            let n = usize::from(reg.index());
            self.whole_wave[n / 64] |= 1 << (n % 64);
        }
    }

    /// Adds another set.
    pub fn union(&mut self, other: &Clobbers) {
        for (a, b) in self.written.iter_mut().zip(other.written) {
            *a |= b;
        }
        for (a, b) in self.whole_wave.iter_mut().zip(other.whole_wave) {
            *a |= b;
        }
    }

    /// Is a register in the set?
    pub fn contains(&self, reg: Reg) -> bool {
        let code = usize::from(reg.code());
        code < WORDS * 64 && self.written[code / 64] >> (code % 64) & 1 != 0
    }

    /// The registers of a bank in the set: SGPRs and VCC by [`Reg::code`], VGPRs by number, which
    /// are their units ([`crate::constraint::File::unit`]).
    pub fn of_bank(&self, bank: Bank) -> Units {
        let half = match bank {
            Bank::Sgpr => 0,
            Bank::Vgpr => WORDS / 2,
        };
        std::array::from_fn(|word| self.written[half + word])
    }

    /// Is a VGPR written in lanes that are not active?
    pub fn is_whole_wave(&self, reg: Reg) -> bool {
        let n = usize::from(reg.index());
        reg.kind() == RegKind::Vgpr && self.whole_wave[n / 64] >> (n % 64) & 1 != 0
    }

    /// Number of VGPRs up to the highest in the set.
    pub fn vgprs(&self) -> u16 {
        let highest = (0..256).rev().find(|&n| self.contains(Reg::vgpr(n)));
        highest.map_or(0, |n| n + 1)
    }

    /// Number of SGPRs up to the highest in the set.
    pub fn sgprs(&self) -> u16 {
        let highest = (0..=105).rev().find(|&n| self.contains(Reg::sgpr(n)));
        highest.map_or(0, |n| n + 1)
    }
}
