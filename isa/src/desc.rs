//! What a row of the instruction tables says: [`InstDesc`] and its parts, but for its encoding
//! family ([`crate::family`]) and its operands ([`crate::operand_desc`]).

pub use crate::family::{ClauseKind, Family};
pub use crate::operand_desc::{Field, InputMods, OperandClass, OperandDesc, Role};
pub use crate::value_type::ValueType;
use crate::{Feature, GenMask, Generation, Opcode};
use bitflags::bitflags;

/// The encodings of one opcode.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Form {
    /// The only encoding, of every family but VOP1, VOP2, VOPC and VINTRP.
    Native,
    /// 32 bits, and a literal perhaps.
    E32,
    /// 64 bits (VOP3).
    E64,
    /// Sub-dword access: 32 bits and an SDWA dword.
    Sdwa,
    /// Data-parallel primitives: 32 bits and a DPP dword.
    Dpp,
    /// The same with a lane selector for each of eight lanes (GFX10 and later).
    Dpp8,
    /// 64 bits and a DPP dword (GFX11 and later).
    E64Dpp,
    /// 64 bits and eight lane selectors (GFX11 and later).
    E64Dpp8,
}

impl Form {
    /// Whether a DPP dword of either kind follows.
    pub const fn is_dpp(self) -> bool {
        matches!(self, Form::Dpp | Form::Dpp8 | Form::E64Dpp | Form::E64Dpp8)
    }

    /// Whether the 64 bits of VOP3 or VOP3P come first.
    pub const fn is_long(self) -> bool {
        matches!(self, Form::E64 | Form::E64Dpp | Form::E64Dpp8)
    }
}

bitflags! {
    /// The forms an opcode has.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct Forms: u8 {
        /// [`Form::Native`].
        const NATIVE = 1 << Form::Native as u8;
        /// [`Form::E32`].
        const E32 = 1 << Form::E32 as u8;
        /// [`Form::E64`].
        const E64 = 1 << Form::E64 as u8;
        /// [`Form::Sdwa`].
        const SDWA = 1 << Form::Sdwa as u8;
        /// [`Form::Dpp`].
        const DPP = 1 << Form::Dpp as u8;
        /// [`Form::Dpp8`].
        const DPP8 = 1 << Form::Dpp8 as u8;
        /// [`Form::E64Dpp`].
        const E64DPP = 1 << Form::E64Dpp as u8;
        /// [`Form::E64Dpp8`].
        const E64DPP8 = 1 << Form::E64Dpp8 as u8;
    }

    /// Registers read or written without being operands.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct ImplicitRegs: u8 {
        /// VCC, both halves.
        const VCC = 1 << 0;
        /// EXEC, both halves.
        const EXEC = 1 << 1;
        /// The scalar condition code.
        const SCC = 1 << 2;
        /// M0.
        const M0 = 1 << 3;
        /// The mode register: rounding, denormals, exceptions, …
        const MODE = 1 << 4;
        /// FLAT_SCRATCH, both halves.
        const FLAT_SCR = 1 << 5;
    }

    /// The counters of outstanding operations that the instruction raises.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct Counters: u8 {
        /// Vector memory.
        const VM = 1 << 0;
        /// LDS, GDS, scalar memory, messages.
        const LGKM = 1 << 1;
        /// Exports, GDS; on GFX6 also vector-memory stores.
        const EXP = 1 << 2;
        /// Vector-memory stores, and atomics that return nothing (GFX10 and later).
        const VS = 1 << 3;
        /// Image samples (GFX12).
        const SAMPLE = 1 << 4;
        /// Ray intersections (GFX12).
        const BVH = 1 << 5;
        /// Scalar memory and messages (GFX12, where LGKM counts LDS alone).
        const KM = 1 << 6;
    }

    /// Properties of an instruction.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct InstFlags: u64 {
        /// The first two sources can be exchanged with the same result.
        const COMMUTES = 1 << 0;
        /// Changes the program counter to an operand.
        const BRANCH = 1 << 1;
        /// Nothing after it in the block is executed, or only if a branch is not taken.
        const TERMINATOR = 1 << 2;
        /// Stores a return address.
        const CALL = 1 << 3;
        /// Reads memory (LDS and GDS included).
        const LOADS = 1 << 4;
        /// Writes memory.
        const STORES = 1 << 5;
        /// Reads and writes memory as one step.
        const ATOMIC = 1 << 6;
        /// An atomic that gives back the value before it.
        const RETURNS = 1 << 7;
        /// `s_barrier` and what acts like it.
        const BARRIER = 1 << 8;
        /// Does not depend on EXEC: scalar instructions, `v_readlane_b32`, …
        const EXEC_INSENSITIVE = 1 << 9;
        /// Reads other lanes: must not become control-dependent on anything new.
        const CONVERGENT = 1 << 10;
        /// Has an effect beyond its operands, implicit registers and memory.
        const SIDE_EFFECTS = 1 << 11;
        /// Transcendental unit (quarter rate).
        const TRANS = 1 << 12;
        /// A conditional branch (else an unconditional one).
        const CONDITIONAL = 1 << 13;
        /// Copies its source bit for bit (`s_mov_b32`, `v_mov_b32`, …).
        const MOVE = 1 << 14;
        /// Matrix arithmetic.
        const MFMA = 1 << 15;
        /// Packed arithmetic whose `op_sel_hi` is all ones unless said otherwise.
        const PACKED = 1 << 16;
        /// Keeps the other half of the destination (d16 loads, `_mixhi_`, …): the destination
        /// operand is [`Role::DefUse`].
        const PARTIAL_WRITE = 1 << 17;
        /// Ends the program.
        const END = 1 << 18;
        /// The destination is VGPR but the source is not per lane.
        const UNIFORM_RESULT = 1 << 19;
        /// Invalidates or writes back a cache.
        const CACHE_CONTROL = 1 << 20;
        /// Works on GDS (or GWS) only: the `gds` bit is always set.
        const GDS_ONLY = 1 << 21;
        /// The loaded data goes to LDS; there is no VGPR destination.
        const LDS_DMA = 1 << 22;
        /// The clamp modifier is allowed (E64 and native; SDWA always allows it).
        const CLAMPS = 1 << 23;
        /// The output multiplier is allowed (E64 and native; SDWA if the result is a float).
        const OMODS = 1 << 24;
        /// The loaded data can go to LDS instead of VGPRs (modifier `lds`).
        const TO_LDS = 1 << 27;
        /// Image data can be 16 bits wide (modifier `d16`).
        const IMAGE_D16 = 1 << 28;
        /// The two sources are exchanged with regard to the operation that the mnemonic names
        /// (`v_subrev_f32`, `v_lshlrev_b32`, …).
        const REVERSED = 1 << 29;
        /// Bits 2 and 3 of `op_sel` select the destination's byte.
        const BYTE_OP_SEL = 1 << 30;
        /// An atomic on floating-point numbers.
        const FLOAT_ATOMIC = 1 << 31;
        /// DS: two 8-bit offsets, in units of the access.
        const TWO_OFFSETS = 1 << 26;
        /// `op_sel` can select the destination's half; on GFX9 the other half keeps its value.
        const DST_OP_SEL = 1 << 25;
        /// `v_cmpx_*` without a destination but EXEC (GFX10 and later).
        const WRITES_EXEC_ONLY = 1 << 32;
        /// Reads and writes 64 bits through a bus that takes one scalar value (64-bit shifts).
        const ONE_SCALAR = 1 << 33;
        /// Rays: addresses of several widths (`image_bvh_intersect_ray`).
        const RAY = 1 << 34;
        /// Matrix arithmetic on plain VGPRs (GFX11 and later).
        const WMMA = 1 << 35;
        /// Of 16-bit registers, and without a name where whole registers stand for them.
        const TRUE16_ONLY = 1 << 36;
        /// Keeps a ray's stack of nodes in LDS.
        const BVH_STACK = 1 << 37;
        /// Has a truth table of its three sources (`bitop3`) where others have signs.
        const TRUTH_TABLE = 1 << 38;
        /// Has DPP's `bound_ctrl` and `fi` in its 64 bits (`v_permlane16_swap_b32`).
        const SWAPS_ROWS = 1 << 39;
        /// Its data may begin at an odd register everywhere.
        const ANY_ALIGNMENT = 1 << 40;
        /// SCC is whether the result is not zero (manual, sections 12.1 and 12.3, where it says
        /// "SCC = (D != 0)").
        const SCC_NONZERO = 1 << 41;
        /// Takes several passes and writes results before its last read: its results must share no
        /// register with its sources. LLVM marks the same instructions; llc keeps their operands
        /// apart.
        const EARLY_RESULT = 1 << 42;
    }
}

/// What hazards an instruction takes part in besides those that follow from its operands
/// (manual, section 4.5 "Manually Inserted Wait States").
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HazardClass {
    /// None of its own.
    None,
    /// Scalar ALU.
    Salu,
    /// `s_setreg_*`: before `s_getreg_*`, `s_setreg_*`, and what depends on the register.
    SetReg,
    /// `s_getreg_b32`.
    GetReg,
    /// `s_sendmsg*`, `s_ttracedata`: M0 must not have been written just before.
    MessageM0,
    /// `s_movrel*`: M0 must not have been written just before.
    MoveRelM0,
    /// `s_rfe_b64` and its kin.
    Rfe,
    /// `s_set_gpr_idx_*`.
    GprIndex,
    /// Scalar memory: reads SGPRs that a VALU may have written.
    Smem,
    /// Vector ALU.
    Valu,
    /// `v_div_fmas_*`: reads VCC late.
    DivFmas,
    /// `v_readlane_b32`, `v_writelane_b32`: lane select from an SGPR.
    LaneSelect,
    /// `v_readfirstlane_b32`.
    ReadFirstLane,
    /// `v_interp_*`: reads M0 and LDS parameters.
    Interp,
    /// Transcendental unit.
    Trans,
    /// Matrix unit.
    Mfma,
    /// `v_accvgpr_read_b32`, `v_accvgpr_write_b32`.
    AccMove,
    /// Dot products: result forwarding on gfx90a and later.
    Dot,
    /// Vector memory.
    Vmem,
    /// Vector memory that stores more than 64 bits of data: the data must not be overwritten by
    /// the next instruction.
    VmemWideStore,
    /// LDS and GDS; those that read M0 say so in the implicit registers.
    Ds,
    /// Exports.
    Export,
    /// Branches, waits and other program control.
    Control,
    /// Program control that does nothing: `s_nop`.
    Nop,
    /// `v_movrel*`.
    VMoveRelM0,
}

/// How often a SIMD can issue the instruction (the rate of double precision depends on the
/// processor: [`crate::DoubleRate`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RateClass {
    /// One wave every four cycles.
    Full,
    /// Half of that.
    Half,
    /// A quarter: transcendentals, 32-bit integer multiplication.
    Quarter,
    /// Double-precision addition, multiplication, fma.
    Double,
    /// A quarter of double precision: 64-bit reciprocal, square root.
    DoubleTrans,
    /// Scalar ALU.
    Scalar,
    /// Handed to a memory or export unit.
    Memory,
    /// Program control.
    Control,
    /// 2, 4, 8 or 16 passes of the matrix unit: see the row's mnemonic.
    Matrix,
}

/// What is otherwise on some generations than a row says. Few rows have any of it.
#[derive(Debug)]
pub struct Others {
    /// Generations with another mnemonic.
    pub names: &'static [(GenMask, &'static str)],
    /// Second mnemonics, which the assembler reads and nothing prints.
    pub aliases: &'static [(GenMask, &'static str)],
    /// Generations with other forms.
    pub forms: &'static [(GenMask, Forms)],
    /// Generations with other implicit reads.
    pub reads: &'static [(GenMask, ImplicitRegs)],
    /// Generations where a processor needs another feature.
    pub requires: &'static [(GenMask, Feature)],
    /// Generations where it is encoded in another family.
    pub family: Option<(GenMask, Family)>,
}

impl Others {
    /// Nothing is otherwise.
    pub const NONE: Others = Others {
        names: &[],
        aliases: &[],
        forms: &[],
        reads: &[],
        requires: &[],
        family: None,
    };
}

/// One row of the tables.
#[derive(Debug)]
pub struct InstDesc {
    /// The row's opcode.
    pub opcode: Opcode,
    /// Mnemonic without the suffix of a form.
    pub mnemonic: &'static str,
    /// Encoding family; [`InstDesc::family_on`] where a generation differs.
    pub family: Family,
    /// Forms on some generation; [`InstDesc::forms_on`] for one.
    pub forms: Forms,
    /// Operands of the widest form (E64). The E32 form has the same list: what it fixes to VCC
    /// stands in [`crate::Inst::operands`] all the same, as the register VCC.
    pub operands: &'static [OperandDesc],
    /// Bit i: operand i is written.
    pub written: u32,
    /// Registers read besides the operands.
    pub implicit_reads: ImplicitRegs,
    /// Registers written besides the operands.
    pub implicit_writes: ImplicitRegs,
    /// Counters raised.
    pub counters: Counters,
    /// Properties.
    pub flags: InstFlags,
    /// Hazards.
    pub hazard: HazardClass,
    /// Issue rate.
    pub rate: RateClass,
    /// Opcode number in the family's encoding, by generation.
    pub opcodes: [Option<u16>; Generation::COUNT],
    /// Feature that a processor needs besides the generation.
    pub requires: Feature,
    /// What is otherwise on some generations.
    pub others: &'static Others,
    /// Images: the address has as many VGPRs at most; the width of its operand is the least. 0 for
    /// all others.
    pub addresses: u8,
    /// The row that computes the same with the first two sources exchanged; `None` also for what is
    /// its own (see [`InstDesc::reverse`]).
    pub reversed: Option<Opcode>,
    /// The row that computes the same where the addend is overwritten by the result.
    pub accumulates_as: Option<Opcode>,
    /// The row that computes the same of a 16-bit constant: in place of the only source, or of one
    /// of two, where the other is overwritten by the result.
    pub with_constant: Option<Opcode>,
    /// The row that does the same in all respects.
    pub same: Option<Opcode>,
    /// The row that computes the same, and leaves something else in SCC.
    pub other_scc: Option<Opcode>,
}

impl InstDesc {
    /// The opcode that computes the same with the first two sources exchanged.
    pub fn reverse(&self) -> Option<Opcode> {
        if self.flags.contains(InstFlags::COMMUTES) {
            return Some(self.opcode);
        }
        self.reversed
    }

    /// The mnemonic of a generation, without the suffix of a form.
    pub fn mnemonic_on(&self, generation: Generation) -> &'static str {
        self.others
            .names
            .iter()
            .find(|(mask, _)| mask.contains(generation))
            .map_or(self.mnemonic, |(_, name)| name)
    }

    /// The feature that a processor of a generation needs.
    pub fn requires_on(&self, generation: Generation) -> Feature {
        self.others
            .requires
            .iter()
            .find(|(mask, _)| mask.contains(generation))
            .map_or(self.requires, |(_, feature)| *feature)
    }

    /// Registers read besides the operands on a generation (LDS instructions read M0 before
    /// GFX9).
    #[inline]
    pub fn implicit_reads_on(&self, generation: Generation) -> ImplicitRegs {
        self.others
            .reads
            .iter()
            .find(|(mask, _)| mask.contains(generation))
            .map_or(self.implicit_reads, |(_, regs)| *regs)
    }

    /// Counters raised on a generation. On GFX6 a store from VGPRs raises EXP_CNT as well, until
    /// its data has been read (GFX6 ISA manual, section 4.4).
    pub fn counters_on(&self, generation: Generation) -> Counters {
        let writes = self.flags.intersects(InstFlags::STORES | InstFlags::ATOMIC);
        if generation == Generation::Gfx6 && writes && self.family.is_vmem() {
            return self.counters | Counters::EXP;
        }
        if generation < Generation::Gfx10 {
            return self.counters;
        }
        self.split_counters_on(generation)
    }

    /// From GFX10 on what stores has a counter of its own; GFX12 has one for each kind of load.
    fn split_counters_on(&self, generation: Generation) -> Counters {
        let writes = self.flags.intersects(InstFlags::STORES | InstFlags::ATOMIC);
        let mut counters = self.counters;
        if self.family.is_vmem() && writes && !self.flags.contains(InstFlags::RETURNS) {
            counters.remove(Counters::VM);
            counters.insert(Counters::VS);
        }
        if generation < Generation::Gfx12 {
            return counters;
        }
        if counters.contains(Counters::LGKM) && self.family != Family::Ds && !self.family.is_vmem()
        {
            counters.remove(Counters::LGKM);
            counters.insert(Counters::KM);
        }
        if self.family == Family::Mimg && counters.contains(Counters::VM) {
            let kind = match self.mnemonic {
                m if m.contains("bvh") => Counters::BVH,
                m if m.contains("sample") || m.contains("gather") || m.contains("get_lod") => {
                    Counters::SAMPLE
                }
                _ => Counters::VM,
            };
            counters.remove(Counters::VM);
            counters.insert(kind);
        }
        counters
    }

    /// The forms of a generation: SDWA and DPP came with GFX8, SDWA left with GFX11. Every DPP of
    /// GFX10 and later has its form with eight lane selectors beside it; from GFX11 on the long
    /// form can have either too.
    pub fn forms_on(&self, generation: Generation) -> Forms {
        let all = match generation {
            Generation::Gfx6 | Generation::Gfx7 => Forms::NATIVE | Forms::E32 | Forms::E64,
            Generation::Gfx11 | Generation::Gfx12 => Forms::all() - Forms::SDWA,
            _ => Forms::all(),
        };
        let mut own = self
            .others
            .forms
            .iter()
            .find(|(mask, _)| mask.contains(generation))
            .map_or(self.forms, |(_, forms)| *forms);
        if generation >= Generation::Gfx10 {
            own.set(Forms::DPP8, own.contains(Forms::DPP));
        }
        if generation >= Generation::Gfx11 {
            let long = own.contains(Forms::E64DPP) || own.contains(Forms::DPP | Forms::E64);
            own.set(Forms::E64DPP | Forms::E64DPP8, long);
        }
        own & all
    }

    /// Whether an image's address can have so many VGPRs. Longer addresses than four can stand in
    /// a tuple of eight, the next larger one that GFX6 to GFX9 know of (LLVM, MIMG's operands).
    pub fn can_have_addresses(&self, count: u8) -> bool {
        let mut operands = self.operands.iter();
        let least = operands
            .find(|o| o.field == Field::Vaddr)
            .map_or(1, |o| o.width);
        let padded = count == 8 && (5..8).contains(&self.addresses);
        (least..=self.addresses).contains(&count) || padded
    }

    /// How many elements of an access with two addresses one unit of its offsets stands for
    /// (manuals, "LDS and GDS Instructions": the forms with `st64` count in strides of 64).
    pub fn elements_per_offset(&self) -> u32 {
        match self.mnemonic.contains("st64") {
            true => 64,
            false => 1,
        }
    }

    /// The encoding family of a generation.
    pub fn family_on(&self, generation: Generation) -> Family {
        match self.others.family {
            Some((mask, family)) if mask.contains(generation) => family,
            _ => self.family,
        }
    }

    /// Positions of operands that are written.
    pub fn defs(&self) -> impl Iterator<Item = usize> + '_ {
        self.operands
            .iter()
            .enumerate()
            .filter(|(_, o)| o.role.writes())
            .map(|(i, _)| i)
    }
}
