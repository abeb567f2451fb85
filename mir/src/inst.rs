//! Instructions and operands.

use crate::function::{FuncId, Slot, SymbolId};
use crate::memory::MemInfo;
use crate::why::Why;
use isa::{
    Form, Generation, GprIndexing, ImplicitRegs, ModFlags, Modifiers, Opcode, Reg, RegSpan, WaitSet,
};
use smallvec::SmallVec;

/// A list of virtual registers in a function's pool ([`crate::Function::list`]): one operand,
/// lowest register first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RegList {
    /// Index of the first in the pool.
    pub(crate) start: u32,
    /// Number of 32-bit registers, at least one.
    pub(crate) len: u8,
}

impl RegList {
    /// Number of 32-bit registers.
    pub fn width(self) -> usize {
        usize::from(self.len)
    }
}

/// How an operand refers to a symbol's address. The offsets of relative relocations are from the
/// end of the `s_getpc_b64` that comes before: the addend says how far the literal is behind it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reloc {
    /// Low half of the distance (`R_AMDGPU_REL32_LO`, `@rel32@lo`).
    Rel32Lo,
    /// High half of the distance (`R_AMDGPU_REL32_HI`, `@rel32@hi`).
    Rel32Hi,
    /// Low half of the distance to the symbol's slot in the global offset table (`@gotpcrel32@lo`).
    GotPcRel32Lo,
    /// High half (`@gotpcrel32@hi`).
    GotPcRel32Hi,
    /// Low half of the address (`R_AMDGPU_ABS32_LO`).
    Abs32Lo,
    /// High half of the address (`R_AMDGPU_ABS32_HI`).
    Abs32Hi,
}

/// An operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// Virtual registers, consecutive if several.
    Regs(RegList),
    /// Physical registers.
    Phys(RegSpan),
    /// Inline constant by its source code ([`isa::inline_constant`]).
    Inline(u8),
    /// 32-bit literal.
    Literal(u32),
    /// Any other immediate (as in [`isa::Operand::Imm`]).
    Imm(i32),
    /// Counters to wait for.
    Waits(WaitSet),
    /// Absent address or base.
    Off,
    /// Literal that the linker fills in.
    Symbol {
        /// The symbol.
        symbol: SymbolId,
        /// Which part of its address.
        reloc: Reloc,
        /// Added to the address.
        addend: i32,
    },
    /// Byte offset of a place in the frame, from the frame's start; a literal after frame layout.
    Slot {
        /// The slot.
        slot: Slot,
        /// Bytes from the slot's start.
        offset: i32,
    },
}

impl Operand {
    /// The inline constant 0.
    pub const ZERO: Operand = Operand::Inline(isa::INLINE_ZERO);
    /// The inline constant -1.
    pub const MINUS_ONE: Operand = Operand::Inline(isa::INLINE_MINUS_ONE);

    /// An inline constant from 0 to 64.
    pub const fn number(number: u8) -> Operand {
        assert!(number <= 64, "no inline constant");
        Operand::Inline(isa::INLINE_ZERO + number)
    }

    /// One physical register.
    pub fn phys(reg: Reg) -> Operand {
        Operand::Phys(RegSpan::one(reg))
    }

    /// The virtual registers, if the operand is some.
    pub fn regs(self) -> Option<RegList> {
        match self {
            Operand::Regs(list) => Some(list),
            _ => None,
        }
    }

    /// An immediate from 0 to below a limit: a lane, say.
    pub fn is_immediate_below(self, limit: i32) -> bool {
        matches!(self, Operand::Imm(n) if (0..limit).contains(&n))
    }

    /// Constant of any kind that fits in an instruction?
    pub fn is_constant(self) -> bool {
        matches!(
            self,
            Operand::Inline(_)
                | Operand::Literal(_)
                | Operand::Symbol { .. }
                | Operand::Slot { .. }
        )
    }
}

/// Instructions that are not the machine's: they are gone before encoding. Operands in brackets,
/// results first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pseudo {
    /// `p_copy [dst, src]`: copies as many registers as both lists have. `src` may be virtual,
    /// physical or one constant. SGPR to SGPR, SGPR to VGPR (under EXEC), VGPR to VGPR (under
    /// EXEC); never VGPR to SGPR (that is `v_readfirstlane_b32`).
    Copy,
    /// `p_undef [dst]`: any value.
    Undef,
    /// `p_prolog []`: first instruction of each function: sets up scratch as [`crate::Frame`] asks.
    Prolog,
    /// `p_jump []`: to `succs[0]`.
    Jump,
    /// `p_branch_scc1 []`: the whole wave to `succs[0]` if SCC is 1, else to `succs[1]`. Nothing
    /// between the instruction that sets SCC and this one may write SCC.
    BranchScc1,
    /// `p_branch_scc0 []`: the same if SCC is 0.
    BranchScc0,
    /// `p_branch_any [mask]`: the whole wave to `succs[0]` if an active lane's bit is set, else to
    /// `succs[1]`; the condition is the same for all active lanes, and bits of inactive lanes are
    /// 0.
    BranchAny,
    /// `p_branch_lanes [mask]`: active lanes whose bit is set to `succs[0]`, the other active ones
    /// to `succs[1]`. Only on the thread graph.
    BranchLanes,
    /// `p_branch_execz []`: to `succs[0]` if no lane is active, else to `succs[1]`. Only on the
    /// wave graph.
    BranchExecz,
    /// `p_branch_execnz []`: to `succs[0]` if a lane is active, else to `succs[1]`. Only on the
    /// wave graph.
    BranchExecnz,
    /// `p_branch_vccnz []`: to `succs[0]` if VCC is not zero. Only on the wave graph.
    BranchVccnz,
    /// `p_branch_vccz []`: to `succs[0]` if VCC is zero. Only on the wave graph.
    BranchVccz,
    /// `p_return [phys uses…]`: back to the caller, whose address is in the first operand if that
    /// is a pair of SGPRs, else in `s[30:31]`.
    Return,
    /// `p_endpgm []`: end of the kernel.
    Endpgm,
    /// `p_unreachable []`: control does not get here.
    Unreachable,
    /// `p_call [target: sgpr pair or Off for direct, phys uses…]`: direct calls name
    /// [`Inst::callee`]. Clobbers what the callee's summary says.
    Call,
    /// `p_fence []`: see [`Inst::mem`].
    Fence,
    /// `p_wait [Waits, Imm(scalar)]`: at most that many operations outstanding, asked for by the
    /// memory model. The last is about scalar loads of memory that others may write, which complete
    /// in any order: 0 (they must be complete) or -1. One that waits for nothing is there for its
    /// place alone: no access may pass it ([`Inst::keep_order`]).
    Wait,
    /// `p_frame_addr [dst, Slot]`: private address (per lane, in bytes) of a place in the frame.
    FrameAddr,
    /// `p_frame_enter [frame pointer]`: from here on the frame begins where the frame pointer
    /// points, and the stack ends behind the frame; before, the stack pointer is where it begins.
    /// Clobbers SCC.
    FrameEnter,
    /// `p_frame_leave []`: the stack pointer is again what it was at the function's start.
    FrameLeave,
    /// `p_spill_vgpr [src, Slot]`: VGPR to scratch, under EXEC.
    SpillVgpr,
    /// `p_reload_vgpr [dst, Slot]`: scratch to VGPR, under EXEC.
    ReloadVgpr,
    /// `p_spill_sgpr [vgpr, exec, src, Slot, Imm(lane), keep]`: SGPR to scratch, to the memory of
    /// that lane whatever EXEC says, by way of a physical VGPR; a physical pair holds EXEC
    /// meanwhile. `keep` is a slot where the VGPR's own value waits, or `Off` if it has none.
    SpillSgpr,
    /// `p_reload_sgpr [dst, vgpr, exec, Slot, Imm(lane), keep]`: back again.
    ReloadSgpr,
    /// `p_mask_merge [dst, old, new]`: pairs; `(old & ~exec) | (new & exec)`. `old` may be
    /// `p_undef`. Clobbers SCC.
    MaskMerge,
    /// `p_symbol_addr [dst, Symbol]`: address of a symbol plus addend in an SGPR pair, by
    /// `s_getpc_b64`, `s_add_u32`, `s_addc_u32`. Clobbers SCC.
    SymbolAddr,
    /// `p_set_inactive [dst, inactive, active]`: `active` in the lanes that the program has active,
    /// `inactive` in the others; not of [`Lanes::Active`]. Gone with the wave graph.
    SetInactive,
    /// `p_index_read [dst, row, index]`: the VGPR of a row of them that an SGPR says, counted from
    /// the first one. The index is within the row, unless no lane is active. Clobbers M0.
    IndexRead,
    /// `p_index_write [row, old row, index, src]`: the row with another value in the VGPR that an
    /// SGPR says; `src` is a register or constant. Clobbers M0.
    IndexWrite,
    /// `p_asm [Imm(text), Imm(outputs), Imm(tied), Imm(early), outputs…, tied inputs…, inputs…]`:
    /// inline assembly ([`crate::asm`]). Clobbers SCC.
    Asm,
    /// `p_trap [queue]`: `s_trap` for the trap handler that wants the queue's address in s0 and s1;
    /// it does not come back.
    Trap,
}

impl Pseudo {
    /// All of them.
    pub const ALL: &'static [Pseudo] = &[
        Pseudo::Copy,
        Pseudo::Undef,
        Pseudo::Prolog,
        Pseudo::Jump,
        Pseudo::BranchScc1,
        Pseudo::BranchScc0,
        Pseudo::BranchAny,
        Pseudo::BranchLanes,
        Pseudo::BranchExecz,
        Pseudo::BranchExecnz,
        Pseudo::BranchVccnz,
        Pseudo::BranchVccz,
        Pseudo::Return,
        Pseudo::Endpgm,
        Pseudo::Unreachable,
        Pseudo::Call,
        Pseudo::Fence,
        Pseudo::Wait,
        Pseudo::FrameAddr,
        Pseudo::FrameEnter,
        Pseudo::FrameLeave,
        Pseudo::SpillVgpr,
        Pseudo::ReloadVgpr,
        Pseudo::SpillSgpr,
        Pseudo::ReloadSgpr,
        Pseudo::MaskMerge,
        Pseudo::SymbolAddr,
        Pseudo::SetInactive,
        Pseudo::IndexRead,
        Pseudo::IndexWrite,
        Pseudo::Asm,
        Pseudo::Trap,
    ];

    /// The name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Pseudo::Copy => "p_copy",
            Pseudo::Undef => "p_undef",
            Pseudo::Prolog => "p_prolog",
            Pseudo::Jump => "p_jump",
            Pseudo::BranchScc1 => "p_branch_scc1",
            Pseudo::BranchScc0 => "p_branch_scc0",
            Pseudo::BranchAny => "p_branch_any",
            Pseudo::BranchLanes => "p_branch_lanes",
            Pseudo::BranchExecz => "p_branch_execz",
            Pseudo::BranchExecnz => "p_branch_execnz",
            Pseudo::BranchVccnz => "p_branch_vccnz",
            Pseudo::BranchVccz => "p_branch_vccz",
            Pseudo::Return => "p_return",
            Pseudo::Endpgm => "p_endpgm",
            Pseudo::Unreachable => "p_unreachable",
            Pseudo::Call => "p_call",
            Pseudo::Fence => "p_fence",
            Pseudo::Wait => "p_wait",
            Pseudo::FrameAddr => "p_frame_addr",
            Pseudo::FrameEnter => "p_frame_enter",
            Pseudo::FrameLeave => "p_frame_leave",
            Pseudo::SpillVgpr => "p_spill_vgpr",
            Pseudo::ReloadVgpr => "p_reload_vgpr",
            Pseudo::SpillSgpr => "p_spill_sgpr",
            Pseudo::ReloadSgpr => "p_reload_sgpr",
            Pseudo::MaskMerge => "p_mask_merge",
            Pseudo::SymbolAddr => "p_symbol_addr",
            Pseudo::SetInactive => "p_set_inactive",
            Pseudo::IndexRead => "p_index_read",
            Pseudo::IndexWrite => "p_index_write",
            Pseudo::Asm => "p_asm",
            Pseudo::Trap => "p_trap",
        }
    }

    /// Ends a block?
    pub const fn is_terminator(self) -> bool {
        matches!(
            self,
            Pseudo::Jump
                | Pseudo::BranchScc1
                | Pseudo::BranchScc0
                | Pseudo::BranchAny
                | Pseudo::BranchLanes
                | Pseudo::BranchExecz
                | Pseudo::BranchExecnz
                | Pseudo::BranchVccnz
                | Pseudo::BranchVccz
                | Pseudo::Return
                | Pseudo::Endpgm
                | Pseudo::Unreachable
        )
    }

    /// Does it write M0 without saying what?
    pub const fn clobbers_m0(self) -> bool {
        matches!(self, Pseudo::IndexRead | Pseudo::IndexWrite)
    }

    /// Number of results: the first operands.
    pub const fn num_defs(self) -> usize {
        match self {
            Pseudo::Copy
            | Pseudo::Undef
            | Pseudo::FrameAddr
            | Pseudo::FrameEnter
            | Pseudo::ReloadVgpr
            | Pseudo::MaskMerge
            | Pseudo::SetInactive
            | Pseudo::IndexRead
            | Pseudo::IndexWrite
            | Pseudo::SymbolAddr => 1,
            Pseudo::SpillSgpr => 2,
            Pseudo::ReloadSgpr => 3,
            _ => 0,
        }
    }
}

/// An instruction's operation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// The machine's.
    Isa(Opcode),
    /// Not the machine's.
    Pseudo(Pseudo),
}

/// A place in the source text: a byte offset; `u32::MAX` if unknown (the same numbers as
/// `ir::SourceLoc`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SrcLoc(pub u32);

impl SrcLoc {
    /// Unknown.
    pub const NONE: SrcLoc = SrcLoc(u32::MAX);
}

/// For which lanes an instruction is executed.
///
/// What is executed for more lanes than the program has active writes registers that hold nothing
/// else in any lane: `regalloc` sees to that. `wave` sets EXEC around such instructions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lanes {
    /// Those that the program has active.
    #[default]
    Active,
    /// All of each four neighbours of which one is active.
    Quads,
    /// All lanes of the wave.
    All,
}

/// A set of operands of an instruction: those that it writes ([`Inst::written`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Written(u64);

impl Written {
    /// Is the operand written? Those behind the first 64 are not: only inline assembly has so many,
    /// and its outputs come first.
    #[inline]
    pub fn contains(self, index: usize) -> bool {
        index < 64 && self.0 >> index & 1 != 0
    }

    /// Is the first operand written? The next one is the first from now on.
    #[inline]
    pub(crate) fn take_first(&mut self) -> bool {
        let first = self.0 & 1 != 0;
        self.0 >>= 1;
        first
    }

    /// The places of the operands in it, in order.
    #[inline]
    pub fn indices(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let index = (rest != 0).then_some(rest.trailing_zeros() as usize);
            rest &= rest.wrapping_sub(1);
            index
        })
    }
}

/// An instruction.
#[derive(PartialEq, Debug)]
pub struct Inst {
    /// What it does.
    pub op: Op,
    /// Encoding wanted; register allocation may shrink E64 to E32 later.
    pub form: Form,
    /// One operand for each of the row's ([`isa::InstDesc::operands`]), then the old values of
    /// `DefUse` operands.
    pub operands: SmallVec<[Operand; 5]>,
    /// Modifiers.
    pub mods: Modifiers,
    /// The access of memory instructions and fences.
    pub mem: Option<MemInfo>,
    /// The function called directly.
    pub callee: Option<FuncId>,
    /// For which lanes it is executed.
    pub lanes: Lanes,
    /// Place in the source.
    pub loc: SrcLoc,
    /// Why it is there, or has its cache bits.
    pub why: Why,
}

impl Clone for Inst {
    fn clone(&self) -> Inst {
        Inst {
            op: self.op,
            form: self.form,
            // Copied at once, and not one by one.
            operands: SmallVec::from_slice(&self.operands),
            mods: self.mods,
            mem: self.mem,
            callee: self.callee,
            lanes: self.lanes,
            loc: self.loc,
            why: self.why.clone(),
        }
    }
}

impl Inst {
    /// A machine instruction with default modifiers in its widest form that is not SDWA or DPP.
    pub fn new(opcode: Opcode, operands: &[Operand]) -> Inst {
        let forms = opcode.desc().forms;
        let form = if forms.contains(isa::Forms::E64) {
            Form::E64
        } else if forms.contains(isa::Forms::E32) {
            Form::E32
        } else {
            Form::Native
        };
        Inst {
            op: Op::Isa(opcode),
            form,
            operands: SmallVec::from_slice(operands),
            mods: opcode.default_mods(),
            mem: None,
            callee: None,
            lanes: Lanes::Active,
            loc: SrcLoc::NONE,
            why: Why::NONE,
        }
    }

    /// Takes the form that the opcode has on a generation, where it has not this one, but one of
    /// the same operands (`v_mul_legacy_f32` is VOP3 only on GFX90A, `v_readlane_b32` is VOP2 on
    /// GFX6 and GFX7).
    #[inline]
    pub fn adapt_form(&mut self, column: Generation) {
        use isa::{Form, Forms};
        let Op::Isa(opcode) = self.op else {
            return;
        };
        let desc = opcode.desc();
        if desc.others.forms.is_empty() {
            return;
        }
        let forms = desc.forms_on(column);
        let has = |form| forms.contains(form);
        self.form = match self.form {
            Form::E64 if !has(Forms::E64) && has(Forms::NATIVE) => Form::Native,
            Form::Native if has(Forms::NATIVE) => Form::Native,
            Form::Native if has(Forms::E64) => Form::E64,
            Form::Native if has(Forms::E32) => Form::E32,
            form => form,
        };
    }

    /// A pseudo-instruction.
    pub fn pseudo(pseudo: Pseudo, operands: &[Operand]) -> Inst {
        Inst {
            op: Op::Pseudo(pseudo),
            form: Form::Native,
            operands: SmallVec::from_slice(operands),
            mods: Modifiers::default(),
            mem: None,
            callee: None,
            lanes: Lanes::Active,
            loc: SrcLoc::NONE,
            why: Why::NONE,
        }
    }

    /// What no memory access may pass, and nothing else.
    pub fn keep_order() -> Inst {
        let nothing = [Operand::Waits(WaitSet::NONE), Operand::Imm(-1)];
        Inst::pseudo(Pseudo::Wait, &nothing)
    }

    /// The machine opcode.
    pub fn opcode(&self) -> Option<Opcode> {
        match self.op {
            Op::Isa(opcode) => Some(opcode),
            Op::Pseudo(_) => None,
        }
    }

    /// Is it this pseudo-instruction?
    pub fn is_pseudo(&self, pseudo: Pseudo) -> bool {
        self.op == Op::Pseudo(pseudo)
    }

    /// Does it read or write one VGPR of a row, by the index that `s_set_gpr_idx_on` has set before
    /// it? One operand of such a `v_mov_b32` is the whole row.
    #[inline]
    pub fn is_indexed(&self) -> bool {
        self.indexing().is_some()
    }

    /// Which operand of such a move is the row.
    #[inline]
    pub fn indexing(&self) -> Option<GprIndexing> {
        let is_row =
            |o: &Operand| matches!(o, Operand::Phys(s) if s.base.is_vector() && s.count > 1);
        if self.op != Op::Isa(Opcode::VMovB32) {
            return None;
        }
        let which = [GprIndexing::DST, GprIndexing::SRC0];
        let row = self.operands.iter().position(is_row)?;
        which.get(row).copied()
    }

    /// Ends a block?
    pub fn is_terminator(&self) -> bool {
        match self.op {
            Op::Isa(opcode) => opcode.desc().flags.contains(isa::InstFlags::TERMINATOR),
            Op::Pseudo(pseudo) => pseudo.is_terminator(),
        }
    }

    /// What the instruction does with operand `index`: `(writes, reads)`. The extra operands of
    /// `DefUse` places read; those places themselves only write.
    #[inline]
    pub fn access(&self, index: usize) -> (bool, bool) {
        let written = self.written().contains(index);
        (written, !written)
    }

    /// What the instruction reads without naming it, by its row or by a modifier.
    #[inline]
    pub fn implicit_reads(&self, column: Generation) -> ImplicitRegs {
        let of_row = match self.op {
            Op::Isa(opcode) => opcode.desc().implicit_reads_on(column),
            Op::Pseudo(_) => ImplicitRegs::empty(),
        };
        // A load to LDS has the address there in M0 (manuals, "MUBUF", "LDS").
        match self.mods.has(ModFlags::LDS) {
            true => of_row | ImplicitRegs::M0,
            false => of_row,
        }
    }

    /// What the instruction writes without naming it, by its row or as what it stands for is known
    /// to; what inline assembly and calls do is not said here.
    #[inline]
    pub fn implicit_writes(&self) -> ImplicitRegs {
        match self.op {
            Op::Isa(opcode) => opcode.desc().implicit_writes,
            Op::Pseudo(Pseudo::SymbolAddr | Pseudo::MaskMerge) => ImplicitRegs::SCC,
            Op::Pseudo(pseudo) if pseudo.clobbers_m0() => ImplicitRegs::M0,
            Op::Pseudo(_) => ImplicitRegs::empty(),
        }
    }

    /// Which operands the instruction writes, as [`Inst::access`] says of one.
    #[inline]
    pub fn written(&self) -> Written {
        let bits = match self.op {
            Op::Isa(opcode) => opcode.desc().written.into(),
            Op::Pseudo(Pseudo::Asm) => {
                let outputs = self.asm_outputs();
                ((1 << outputs.end.min(63)) - 1) & !((1 << outputs.start) - 1)
            }
            Op::Pseudo(pseudo) => (1 << pseudo.num_defs()) - 1,
        };
        Written(bits)
    }

    /// The operand of a `p_return` that holds the address, if it names one.
    pub fn return_address(&self) -> Option<Operand> {
        let first = self.operands.first().copied();
        first.filter(|first| match first {
            Operand::Regs(list) => list.width() == 2,
            Operand::Phys(span) => span.count == 2 && !span.base.is_vector(),
            _ => false,
        })
    }

    /// Pairs of operand positions that must be the same registers: (written, old value).
    ///
    /// Besides the row's `DefUse` operands: with DPP lanes without a source keep their old value,
    /// with SDWA the unselected part of the destination may; such an instruction may name that old
    /// value as its extra operand.
    pub fn tied(&self) -> SmallVec<[(usize, usize); 1]> {
        let opcode = match self.op {
            Op::Isa(opcode) => opcode,
            Op::Pseudo(Pseudo::Asm) => return self.asm_tied(),
            Op::Pseudo(Pseudo::IndexWrite) => return smallvec::smallvec![(0, 1)],
            Op::Pseudo(_) => return SmallVec::new(),
        };
        let rows = opcode.desc().operands;
        let mut tied = SmallVec::new();
        for (i, row) in rows.iter().enumerate() {
            if row.role == isa::Role::DefUse {
                tied.push((i, rows.len() + tied.len()));
            }
        }
        let keeps = matches!(self.form, Form::Dpp | Form::Sdwa);
        if keeps && tied.is_empty() && self.operands.len() > rows.len() {
            tied.push((0, rows.len()));
        }
        tied
    }
}
