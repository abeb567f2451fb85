//! Which rows of the table an instruction is a producer or a consumer of.

use bitflags::bitflags;
use isa::hazards::{Consumer, Producer};
use isa::{
    Family, Field, Form, HazardClass, Hwreg, ImplicitRegs, InstDesc, InstFlags, MatrixUnit,
    ModFlags, Opcode, Reg, RegKind, RegSpan, SdwaSel,
};
use mir::{Inst, Op, Operand};

// welded: a hazard of VCC is one of either half, whatever the wave size.
pub(super) const VCC: RegSpan = RegSpan::VCC;
// welded: the same for EXEC.
const EXEC: RegSpan = RegSpan::EXEC;

/// What a producer leaves behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Resource {
    /// Registers.
    Regs(RegSpan),
    /// Registers that a dot product of a kind has written.
    Dot(Opcode, RegSpan),
    /// A hardware register by its number.
    Hwreg(u8),
    /// Whatever the consumer looks at.
    Any,
}

bitflags! {
    /// Roles of instructions in hazards.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(super) struct Roles: u32 {
        const VALU = 1 << 0;
        const DPP = 1 << 1;
        const VMEM = 1 << 2;
        const STORE = 1 << 3;
        const SALU = 1 << 4;
        const SMEM = 1 << 5;
        const OTHER_VECTOR = 1 << 6;
        const SETS_REG = 1 << 7;
        const GETS_REG = 1 << 8;
        const MESSAGE_OR_GDS = 1 << 9;
        const USES_M0 = 1 << 10;
        const DIV_FMAS = 1 << 11;
        const LANES = 1 << 12;
        const RFE = 1 << 13;
        const ZERO_FLAGS = 1 << 14;
        /// Names EXEC, or writes it.
        const EXEC = 1 << 15;
        /// Names M0.
        const M0 = 1 << 16;
        const DOT = 1 << 17;
        const ACC_MOVE = 1 << 18;
        const DOUBLE_FMA = 1 << 19;
        /// `v_permlane16_swap`, `v_permlane32_swap`.
        const SWAP = 1 << 20;
        /// The kinds of matrix instructions, one bit each.
        const MATRIX = 0x1ff << 21;
        const CALL = 1 << 30;
        /// A vector instruction that writes a scalar register, or VCC.
        const WRITES_SCALAR = 1 << 31;
    }
}

/// May what a callee leaves behind matter to its caller? Dot products, matrix instructions and
/// writes of MODE.VSKIP are rare: functions that have some wait before they return, and all callers
/// are spared.
pub(super) const fn reaches_across_calls(producer: Producer) -> bool {
    !matches!(
        producer,
        Producer::DotWritesVgpr
            | Producer::MatrixWrites(_)
            | Producer::MatrixReadsC(_)
            | Producer::WritesAcc
            | Producer::MovesAcc
            | Producer::DoubleMatrix
            | Producer::SetVskip
    )
}

impl Roles {
    /// Matrix instructions of a kind.
    fn of_unit(unit: MatrixUnit) -> Roles {
        Roles::from_bits_truncate(1 << (21 + unit as u32))
    }

    /// Matrix instructions on doubles.
    fn of_doubles() -> Roles {
        Roles::of_unit(MatrixUnit::Double4) | Roles::of_unit(MatrixUnit::Double8)
    }

    /// May there be producers of a kind in a function whose instructions have these roles, or among
    /// instructions that have them?
    pub(super) fn may_produce(self, producer: Producer) -> bool {
        let doubles = || self.intersects(Roles::of_doubles());
        self.contains(Roles::least_of(producer))
            && (producer != Producer::DoubleMatrix || doubles())
    }

    /// The roles that all producers of a kind have.
    pub(super) fn least_of(producer: Producer) -> Roles {
        match producer {
            Producer::ValuWritesScalar | Producer::ValuWritesVcc => {
                Roles::VALU | Roles::WRITES_SCALAR
            }
            Producer::ValuWritesVgpr | Producer::ValuMovesPart | Producer::TransWritesVgpr => {
                Roles::VALU
            }
            Producer::ValuWritesExec | Producer::CmpxWritesExec => Roles::VALU | Roles::EXEC,
            Producer::DotWritesVgpr => Roles::DOT,
            Producer::SaluWritesScalar => Roles::SALU,
            Producer::SaluWritesM0 => Roles::SALU | Roles::M0,
            Producer::SetReg | Producer::SetVskip => Roles::SETS_REG,
            Producer::WideStore => Roles::STORE,
            Producer::MatrixWrites(unit) | Producer::MatrixReadsC(unit) => Roles::of_unit(unit),
            Producer::OtherWritesVgpr => Roles::VALU,
            Producer::WritesAcc | Producer::MovesAcc => Roles::ACC_MOVE,
            Producer::DoubleMatrix => Roles::empty(),
        }
    }

    /// The one of several roles that the fewest instructions have; of others all.
    pub(super) fn rarest(self) -> Roles {
        let rare = self & (Roles::WRITES_SCALAR | Roles::EXEC | Roles::M0);
        match rare.is_empty() {
            true => self,
            false => rare,
        }
    }

    /// May there be consumers of a kind in a function whose instructions have these roles?
    pub(super) fn may_suffer(self, consumer: Consumer) -> bool {
        self.intersects(Roles::one_of(consumer))
    }

    /// Each consumer of a kind has one of these roles.
    pub(super) fn one_of(consumer: Consumer) -> Roles {
        match consumer {
            Consumer::VmemReadsScalar => Roles::VMEM,
            Consumer::LaneSelect => Roles::LANES,
            Consumer::DivFmas => Roles::DIV_FMAS,
            Consumer::DppReads | Consumer::Dpp => Roles::DPP,
            Consumer::ReadsZeroFlags => Roles::ZERO_FLAGS,
            Consumer::GetReg => Roles::GETS_REG,
            Consumer::SetReg => Roles::SETS_REG,
            Consumer::Vector | Consumer::ReadsBehindDot | Consumer::WritesBehindDot => {
                Roles::VALU | Roles::VMEM | Roles::OTHER_VECTOR
            }
            Consumer::MessageOrGds => Roles::MESSAGE_OR_GDS,
            Consumer::M0Users => Roles::USES_M0,
            Consumer::SmemReads | Consumer::SmemBufferReads => Roles::SMEM,
            Consumer::ValuWrites
            | Consumer::ValuReadsScalar
            | Consumer::ValuReads
            | Consumer::ValuTouches
            | Consumer::NonTransReads
            | Consumer::ReadsExecValue => Roles::VALU,
            Consumer::Lanes | Consumer::LaneReads => Roles::LANES,
            Consumer::RowsSwap | Consumer::RowsSwapReads => Roles::SWAP,
            Consumer::Rfe => Roles::RFE,
            Consumer::MatrixReadsAb
            | Consumer::MatrixReads
            | Consumer::MatrixReadsC
            | Consumer::SingleReadsOtherC
            | Consumer::CoreReadsOtherC
            | Consumer::MatrixReadsSameC
            | Consumer::Matrix => Roles::MATRIX,
            Consumer::DoubleReadsOtherC | Consumer::DoubleReadsSameC => Roles::of_doubles(),
            Consumer::MatrixOrWritesAcc => Roles::MATRIX | Roles::ACC_MOVE,
            Consumer::ReadForAcc | Consumer::ReadsAcc | Consumer::OverwritesAcc => Roles::ACC_MOVE,
            Consumer::OtherTouches | Consumer::OtherOverwrites => Roles::VALU,
            Consumer::MemoryReads
            | Consumer::MemoryOverwrites
            | Consumer::MemoryTouches
            | Consumer::Memory => Roles::VMEM | Roles::OTHER_VECTOR,
            Consumer::DoubleFma => Roles::DOUBLE_FMA,
        }
    }
}

/// MODE.VSKIP's bit (manual, section 3.5).
const VSKIP_BIT: u8 = 28;

/// An instruction of the machine with its row.
#[derive(Clone, Copy)]
pub(super) struct Facts<'a> {
    inst: &'a Inst,
    desc: &'static InstDesc,
}

impl<'a> Facts<'a> {
    /// `None` for pseudo-instructions.
    pub(super) fn of(inst: &'a Inst) -> Option<Facts<'a>> {
        match inst.op {
            Op::Isa(opcode) => Some(Facts {
                inst,
                desc: opcode.desc(),
            }),
            Op::Pseudo(_) => None,
        }
    }

    pub(super) fn desc(&self) -> &'static InstDesc {
        self.desc
    }

    /// Wait states that the instruction itself is.
    pub(super) fn wait_states(&self) -> u8 {
        match (self.desc.opcode, self.inst.operands.first()) {
            (Opcode::SNop, Some(Operand::Imm(n))) => (*n & 0xf) as u8 + 1,
            _ => 1,
        }
    }

    fn is_valu(&self) -> bool {
        self.desc.family.is_valu() || self.desc.family == Family::Vintrp
    }

    fn unit(&self) -> Option<MatrixUnit> {
        self.desc.matrix_unit()
    }

    fn is_double(&self) -> bool {
        self.unit().is_some_and(MatrixUnit::is_double)
    }

    fn is_double_fma(&self) -> bool {
        matches!(self.desc.opcode, Opcode::VFmaF64 | Opcode::VFmacF64)
    }

    /// A vector instruction, but no matrix instruction.
    fn is_other_valu(&self) -> bool {
        self.is_valu() && self.unit().is_none()
    }

    fn swaps_rows(&self) -> bool {
        self.desc.flags.contains(InstFlags::SWAPS_ROWS)
    }

    /// The field of what a matrix instruction adds to: a sparse one's is its destination.
    fn is_c(&self, field: Option<Field>) -> bool {
        match self.desc.operands.first() {
            Some(row) if row.role.reads() => field.is_none(),
            _ => field == Some(Field::Src2),
        }
    }

    fn is_memory(&self) -> bool {
        self.desc.family.is_vmem() || self.desc.family == Family::Ds
    }

    fn is_vector(&self) -> bool {
        let memory = matches!(self.desc.family, Family::Ds | Family::Exp);
        self.is_valu() || self.desc.family.is_vmem() || memory
    }

    /// Does it name what a linker puts in?
    pub(super) fn names_symbol(&self) -> bool {
        let is_symbol = |o: &Operand| matches!(o, Operand::Symbol { .. });
        self.inst.operands.iter().any(is_symbol)
    }

    /// Registers written.
    pub(super) fn defs(&self) -> impl Iterator<Item = RegSpan> + use<'a> {
        let operands = &self.inst.operands;
        let written = self.inst.written().indices();
        written.filter_map(|i| operands.get(i).and_then(phys))
    }

    /// Registers read, and the fields where.
    fn uses_at(&self) -> impl Iterator<Item = (Option<Field>, RegSpan)> + use<'a> {
        let rows = self.desc.operands;
        let written = self.inst.written();
        let operands = self.inst.operands.iter().enumerate();
        operands
            .filter(move |(i, _)| !written.contains(*i))
            .filter_map(move |(i, operand)| {
                phys(operand).map(|span| (rows.get(i).map(|row| row.field), span))
            })
    }

    /// Registers read.
    pub(super) fn uses(&self) -> impl Iterator<Item = RegSpan> + use<'a> {
        self.uses_at().map(|(_, span)| span)
    }

    fn writes_implicitly(&self, which: ImplicitRegs) -> bool {
        self.desc.implicit_writes.contains(which)
    }

    /// Scalar registers written, VCC among them.
    fn scalar_defs(&self) -> impl Iterator<Item = RegSpan> + use<'a> {
        let implicit = self.writes_implicitly(ImplicitRegs::VCC).then_some(VCC);
        let explicit = self.defs().filter(|s| !s.base.is_vector());
        explicit.chain(implicit)
    }

    /// Is there one of [`Facts::scalar_defs`]?
    fn writes_scalar(&self) -> bool {
        self.writes_implicitly(ImplicitRegs::VCC) || self.defs().any(|s| !s.base.is_vector())
    }

    fn writes_exec(&self) -> bool {
        self.writes_implicitly(ImplicitRegs::EXEC) || self.defs().any(|s| s.overlaps(EXEC))
    }

    fn hwreg(&self) -> Option<Hwreg> {
        let is_hwreg = matches!(self.desc.hazard, HazardClass::SetReg | HazardClass::GetReg);
        let imm = self.inst.operands.iter().find_map(|o| match o {
            Operand::Imm(imm) => Some(Hwreg::decode(*imm as u16)),
            _ => None,
        });
        imm.filter(|_| is_hwreg)
    }

    /// The data of a store of more than 64 bits. Buffer stores with an SGPR as offset take longer
    /// to issue and are safe.
    fn wide_data(&self) -> Option<RegSpan> {
        let flags = InstFlags::STORES | InstFlags::ATOMIC;
        if !self.desc.family.is_vmem() || !self.desc.flags.intersects(flags) {
            return None;
        }
        let mut soffset = self.uses_at().filter(|(f, _)| *f == Some(Field::Soffset));
        let buffer = matches!(self.desc.family, Family::Mubuf | Family::Mtbuf);
        if buffer && soffset.any(|(_, span)| span.base.is_sgpr()) {
            return None;
        }
        // An image's resource of 256 bits makes it safe.
        let wide_resource =
            |(f, s): (Option<Field>, RegSpan)| f == Some(Field::Srsrc) && s.count >= 8;
        if self.desc.family == Family::Mimg && self.uses_at().any(wide_resource) {
            return None;
        }
        let rows = self.desc.operands.iter().zip(&self.inst.operands);
        let mut data = rows
            .filter(|(row, _)| row.field == Field::Vdata && row.role.reads())
            .filter_map(|(_, operand)| phys(operand));
        data.find(|span| span.count > 2)
    }

    /// Does SDWA or `op_sel` put the result at another place of the register?
    fn moves_part(&self) -> bool {
        let sdwa = self.inst.form == Form::Sdwa && self.inst.mods.sdwa.dst_sel != SdwaSel::Dword;
        let op_sel = self.inst.mods.op_sel & 0b1000 != 0;
        sdwa || op_sel || self.converts_part()
    }

    /// Is it a conversion whose result is a half or a byte of a register that keeps the rest?
    ///
    /// CDNA 3 and CDNA 4 manuals, "BF8 and FP8 Formats and Conversions": behind them nothing is
    /// forwarded to the next that writes another part of the register, whichever part they write.
    /// (LLVM asks for it where the part is not the lowest, and for any part of 4-bit numbers.)
    fn converts_part(&self) -> bool {
        let result = self.desc.operands.first();
        let keeps = result.is_some_and(|row| row.role.reads() && row.role.writes());
        keeps && self.desc.flags.contains(InstFlags::DST_OP_SEL)
    }

    /// May lanes of a DPP instruction have no source, so that they keep what their destination
    /// holds?
    fn dpp_keeps_lanes(&self) -> bool {
        let dpp = self.inst.mods.dpp;
        dpp.row_mask != 0xf || dpp.bank_mask != 0xf || !dpp.bound_ctrl
    }

    /// Which roles the instruction may play, quickly told and rather too many than too few: what is
    /// missing here is never asked for.
    pub(super) fn roles(&self) -> Roles {
        let desc = self.desc;
        let mut roles = Roles::empty();
        match desc.hazard {
            HazardClass::SetReg => roles |= Roles::SETS_REG,
            HazardClass::GetReg => roles |= Roles::GETS_REG,
            HazardClass::MessageM0 => roles |= Roles::MESSAGE_OR_GDS,
            HazardClass::MoveRelM0 | HazardClass::VMoveRelM0 | HazardClass::Interp => {
                roles |= Roles::USES_M0;
            }
            HazardClass::DivFmas => roles |= Roles::DIV_FMAS,
            HazardClass::LaneSelect | HazardClass::ReadFirstLane => roles |= Roles::LANES,
            HazardClass::Rfe => roles |= Roles::RFE,
            HazardClass::Dot => roles |= Roles::DOT,
            HazardClass::AccMove => roles |= Roles::ACC_MOVE,
            HazardClass::Mfma => roles |= desc.matrix_unit().map_or(Roles::empty(), Roles::of_unit),
            _ => {}
        }
        let family = desc.family;
        if self.is_valu() {
            roles |= Roles::VALU;
            roles.set(Roles::DPP, self.inst.form == Form::Dpp);
            roles.set(Roles::DOUBLE_FMA, self.is_double_fma());
            roles.set(Roles::SWAP, self.swaps_rows());
            roles.set(Roles::WRITES_SCALAR, self.writes_scalar());
        } else if family.is_vmem() {
            let flags = InstFlags::STORES | InstFlags::ATOMIC;
            roles |= Roles::VMEM;
            roles.set(Roles::STORE, desc.flags.intersects(flags));
            roles.set(Roles::USES_M0, self.loads_to_lds());
        } else if family.is_salu() {
            roles |= Roles::SALU;
        } else if family == Family::Smem {
            roles |= Roles::SMEM;
        } else if matches!(family, Family::Ds | Family::Exp) {
            roles |= Roles::OTHER_VECTOR;
            roles.set(Roles::MESSAGE_OR_GDS, self.is_gds());
        }
        if self.writes_implicitly(ImplicitRegs::EXEC) {
            roles |= Roles::EXEC;
        }
        roles.set(Roles::CALL, desc.flags.contains(InstFlags::CALL));
        for operand in &self.inst.operands {
            let Operand::Phys(span) = operand else {
                continue;
            };
            if span.base.is_vector() || span.base.is_sgpr() {
                continue;
            }
            roles |= match span.base.kind() {
                RegKind::Vccz | RegKind::Execz => Roles::ZERO_FLAGS,
                RegKind::Exec => Roles::EXEC,
                RegKind::M0 => Roles::M0,
                RegKind::LdsDirect => Roles::USES_M0,
                _ => Roles::empty(),
            };
        }
        roles
    }

    /// Calls `f` with what the instruction leaves behind as a producer.
    pub(super) fn produces(&self, producer: Producer, mut f: impl FnMut(Resource)) {
        let valu = self.is_valu();
        let salu = self.desc.family.is_salu();
        let mut regs = |spans: &mut dyn Iterator<Item = RegSpan>| {
            spans.for_each(|span| f(Resource::Regs(span)));
        };
        let vgprs = |facts: &Facts<'a>| facts.defs().filter(|s| s.base.is_vector());
        match producer {
            Producer::ValuWritesScalar if valu => regs(&mut self.scalar_defs()),
            Producer::ValuWritesVcc if valu => {
                regs(&mut self.scalar_defs().filter(|s| s.overlaps(VCC)));
            }
            Producer::ValuWritesExec if valu && self.writes_exec() => f(Resource::Any),
            Producer::CmpxWritesExec if valu && self.writes_exec() => f(Resource::Any),
            Producer::ValuWritesVgpr if valu => regs(&mut vgprs(self)),
            Producer::ValuMovesPart if valu && self.moves_part() => regs(&mut vgprs(self)),
            Producer::TransWritesVgpr if valu && self.desc.flags.contains(InstFlags::TRANS) => {
                regs(&mut vgprs(self));
            }
            Producer::DotWritesVgpr if self.desc.hazard == HazardClass::Dot => {
                vgprs(self).for_each(|span| f(Resource::Dot(self.desc.opcode, span)));
            }
            Producer::SaluWritesScalar if salu => regs(&mut self.scalar_defs()),
            Producer::SaluWritesM0 if salu => {
                regs(&mut self.defs().filter(|s| s.contains(Reg::M0)));
            }
            Producer::WideStore => regs(&mut self.wide_data().into_iter()),
            Producer::SetReg if self.desc.hazard == HazardClass::SetReg => {
                self.hwreg().iter().for_each(|h| f(Resource::Hwreg(h.id)));
            }
            Producer::SetVskip if self.desc.hazard == HazardClass::SetReg => {
                let covers = |h: Hwreg| {
                    let bits = h.offset..h.offset + h.size;
                    h.id == Hwreg::MODE && bits.contains(&VSKIP_BIT)
                };
                if self.hwreg().is_some_and(covers) {
                    f(Resource::Any);
                }
            }
            Producer::MatrixWrites(unit) if self.unit() == Some(unit) => regs(&mut self.defs()),
            Producer::MatrixReadsC(unit) if self.unit() == Some(unit) => {
                let c = self.uses_at().filter(|(f, _)| self.is_c(*f));
                regs(&mut c.map(|(_, span)| span));
            }
            Producer::OtherWritesVgpr if self.is_other_valu() => regs(&mut vgprs(self)),
            Producer::WritesAcc if self.desc.opcode == Opcode::VAccvgprWriteB32 => {
                regs(&mut self.defs());
            }
            Producer::MovesAcc if self.desc.hazard == HazardClass::AccMove => f(Resource::Any),
            Producer::DoubleMatrix if self.is_double() => f(Resource::Any),
            _ => {}
        }
    }

    /// Does the instruction suffer from what a producer has left behind?
    pub(super) fn suffers(&self, consumer: Consumer, resource: Resource) -> bool {
        let hit = |span: RegSpan| match resource {
            Resource::Regs(other) | Resource::Dot(_, other) => span.overlaps(other),
            Resource::Hwreg(_) => false,
            Resource::Any => true,
        };
        let hwreg_hit = |h: Hwreg| match resource {
            Resource::Hwreg(n) => h.id == n,
            Resource::Regs(_) | Resource::Dot(..) => false,
            Resource::Any => true,
        };
        let same_dot = match resource {
            Resource::Dot(opcode, _) => opcode == self.desc.opcode,
            _ => false,
        };
        let reads = || self.uses().any(hit);
        let at = |field| self.uses_at().any(|(f, s)| f == Some(field) && hit(s));
        let zero_flag = |s: RegSpan| matches!(s.base.kind(), RegKind::Vccz | RegKind::Execz);
        let flags = self.desc.flags;
        match consumer {
            Consumer::VmemReadsScalar => self.desc.family.is_vmem() && reads(),
            Consumer::LaneSelect => self.desc.hazard == HazardClass::LaneSelect && at(Field::Src1),
            Consumer::DivFmas => self.desc.hazard == HazardClass::DivFmas,
            Consumer::DppReads => {
                let kept = self.dpp_keeps_lanes() && self.defs().any(hit);
                self.inst.form == Form::Dpp && (reads() || kept)
            }
            Consumer::Dpp => self.inst.form == Form::Dpp,
            Consumer::ReadsZeroFlags => self.is_valu() && self.uses().any(zero_flag),
            Consumer::GetReg => {
                self.desc.hazard == HazardClass::GetReg && self.hwreg().is_some_and(hwreg_hit)
            }
            Consumer::SetReg => {
                self.desc.hazard == HazardClass::SetReg && self.hwreg().is_some_and(hwreg_hit)
            }
            Consumer::Vector => self.is_vector(),
            Consumer::MessageOrGds => self.desc.hazard == HazardClass::MessageM0 || self.is_gds(),
            Consumer::M0Users => self.uses_m0(),
            Consumer::SmemReads => self.desc.family == Family::Smem && reads(),
            Consumer::SmemBufferReads => {
                let buffer =
                    |(f, s): (Option<Field>, RegSpan)| f == Some(Field::Sbase) && s.count == 4;
                self.desc.family == Family::Smem && self.uses_at().any(buffer) && reads()
            }
            Consumer::ValuWrites => self.is_valu() && self.defs().any(hit),
            Consumer::ValuReadsScalar => {
                let unsaid = self.desc.implicit_reads.contains(ImplicitRegs::VCC) && hit(VCC);
                let named = || self.uses().any(|s| !s.base.is_vector() && hit(s));
                self.is_valu() && (unsaid || named())
            }
            Consumer::ValuReads => self.is_valu() && reads(),
            Consumer::ValuTouches => self.is_valu() && (reads() || self.defs().any(hit)),
            Consumer::Lanes => self.is_lane_access(),
            Consumer::LaneReads => {
                self.is_lane_access()
                    && at(Field::Src0)
                    && self.desc.opcode != Opcode::VWritelaneB32
            }
            Consumer::RowsSwap => self.swaps_rows(),
            Consumer::RowsSwapReads => self.swaps_rows() && reads(),
            Consumer::NonTransReads => {
                self.is_valu() && !flags.contains(InstFlags::TRANS) && reads()
            }
            Consumer::ReadsBehindDot => {
                let adds = |f| same_dot && f == Some(Field::Src2);
                self.is_vector() && self.uses_at().any(|(f, s)| !adds(f) && hit(s))
            }
            Consumer::WritesBehindDot => self.is_vector() && !same_dot && self.defs().any(hit),
            Consumer::ReadsExecValue => self.is_valu() && self.uses().any(|s| s.overlaps(EXEC)),
            Consumer::Rfe => self.desc.hazard == HazardClass::Rfe,
            _ => self.suffers_behind_matrix(consumer, resource),
        }
    }

    /// `v_readlane`, `v_readfirstlane`, `v_writelane`.
    fn is_lane_access(&self) -> bool {
        matches!(
            self.desc.hazard,
            HazardClass::LaneSelect | HazardClass::ReadFirstLane
        )
    }

    /// The same for what has to do with matrix instructions.
    fn suffers_behind_matrix(&self, consumer: Consumer, resource: Resource) -> bool {
        let hit = |span: RegSpan| match resource {
            Resource::Regs(other) => span.overlaps(other),
            _ => true,
        };
        let same = |span: RegSpan| resource == Resource::Regs(span);
        let c = |f: Option<Field>| self.is_c(f);
        let (reads, writes) = (|| self.uses().any(hit), || self.defs().any(hit));
        let reads_c = |test: &dyn Fn(RegSpan) -> bool| self.uses_at().any(|(f, s)| c(f) && test(s));
        let other_c = || reads_c(&|s| hit(s) && !same(s));
        let (matrix, double) = (self.unit().is_some(), self.is_double());
        let core = self.unit().is_some_and(MatrixUnit::is_core);
        let moves = |opcode| self.desc.opcode == opcode;
        match consumer {
            Consumer::MatrixReadsAb => matrix && self.uses_at().any(|(f, s)| !c(f) && hit(s)),
            Consumer::MatrixReads => matrix && reads(),
            Consumer::MatrixReadsC => matrix && reads_c(&hit),
            Consumer::SingleReadsOtherC => matrix && !double && !core && other_c(),
            Consumer::CoreReadsOtherC => core && other_c(),
            Consumer::MatrixReadsSameC => matrix && reads_c(&same),
            Consumer::DoubleReadsOtherC => double && other_c(),
            Consumer::DoubleReadsSameC => double && reads_c(&same),
            Consumer::Matrix => matrix,
            Consumer::MatrixOrWritesAcc => matrix || moves(Opcode::VAccvgprWriteB32),
            Consumer::ReadForAcc | Consumer::OverwritesAcc if !moves(Opcode::VAccvgprWriteB32) => {
                false
            }
            Consumer::ReadForAcc => reads(),
            Consumer::OverwritesAcc => writes(),
            Consumer::ReadsAcc => moves(Opcode::VAccvgprReadB32) && reads(),
            Consumer::OtherTouches => self.is_other_valu() && (reads() || writes()),
            Consumer::OtherOverwrites => self.is_other_valu() && writes(),
            Consumer::MemoryReads => self.is_memory() && reads(),
            Consumer::MemoryOverwrites => self.is_memory() && writes(),
            Consumer::MemoryTouches => self.is_memory() && (reads() || writes()),
            Consumer::Memory => self.is_memory(),
            Consumer::DoubleFma => self.is_double_fma(),
            _ => false,
        }
    }

    fn is_gds(&self) -> bool {
        let gds = self.inst.mods.has(ModFlags::GDS);
        gds || self.desc.flags.contains(InstFlags::GDS_ONLY)
    }

    fn uses_m0(&self) -> bool {
        let direct = self.uses().any(|s| s.base.kind() == RegKind::LdsDirect);
        let class = matches!(
            self.desc.hazard,
            HazardClass::MoveRelM0 | HazardClass::VMoveRelM0 | HazardClass::Interp
        );
        class || direct || self.desc.family.is_vmem() && self.loads_to_lds()
    }

    /// Does a vector-memory instruction's data go to LDS?
    fn loads_to_lds(&self) -> bool {
        self.desc.flags.contains(InstFlags::LDS_DMA) || self.inst.mods.has(ModFlags::LDS)
    }
}

fn phys(operand: &Operand) -> Option<RegSpan> {
    match operand {
        Operand::Phys(span) => Some(*span),
        _ => None,
    }
}
