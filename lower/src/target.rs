//! What legalisation must know of the target, as plain data: `lower` does not depend on the ISA
//! tables.

use ir::AddrSpace;

/// Layout of the implicit kernel arguments, which the version of the code object decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HiddenArgs {
    /// Seven words of 8 bytes, one after the other (version 4).
    Words,
    /// An area of 256 bytes in which each has its fixed offset (from version 5 on).
    Area,
    /// What there is outside of amdhsa, and that nothing describes: so many bytes.
    Unsaid(u64),
}

/// Which registers a kernel starts with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StartRegisters {
    /// Those that it asks for.
    Asked,
    /// Always the same user SGPRs: four for the scratch resource, the address of the arguments, the
    /// dispatch ID; there is no dispatch packet and no queue.
    Fixed,
}

/// Whether a kernel can find arguments in registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KernargPreload {
    /// All are in memory.
    No,
    /// In user SGPRs, behind those that it asks for.
    UserSgprs,
}

/// May a global, flat or LDS access have any alignment?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unaligned {
    /// Yes: unaligned access mode is on (GFX9 and later on amdhsa).
    Allowed,
    /// No: it is split into naturally aligned accesses.
    Split,
}

/// Are there operations on two halves, or two integers of 16 bits, in one word (`v_pk_fma_f16` and
/// its like)?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PackedHalves {
    /// Yes.
    Yes,
    /// No.
    No,
}

/// How private memory is accessed, and what the stack pointer counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scratch {
    /// Through a swizzled buffer, a word at a time; the stack pointer counts a wave's bytes.
    Buffer,
    /// By `scratch_*` instructions, up to four words at a time; the stack pointer counts a lane's
    /// bytes.
    Instructions,
}

/// How much of private memory a flat access takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FlatScratchWidth {
    /// One word: so do all flat accesses that may be to it.
    Word,
    /// As much as of other memory.
    Any,
}

/// What passes on the IR ask about the target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Abilities {
    /// Unaligned accesses.
    pub unaligned: Unaligned,
    /// Private memory.
    pub scratch: Scratch,
    /// Flat accesses to it.
    pub flat_scratch: FlatScratchWidth,
    /// Packed arithmetic.
    pub halves: PackedHalves,
    /// Wide accesses.
    pub widest: Widest,
    /// Lanes of a wave: 32 or 64.
    pub lanes: u32,
    /// The longest row of vector registers that may be indexed, in registers; 0 if the machine does
    /// not index, or has no registers to spare.
    pub longest_row: u8,
    /// VGPRs of a lane in functions of work-groups of up to 256, 512, 768 and 1024 work-items.
    pub vgprs: [u16; 4],
    /// The lowest offset that an access of local memory has room for, in bytes.
    pub least_local_offset: i32,
    /// What loads take.
    pub latencies: Latencies,
}

/// Cycles until a load's result is there, and of the issue of an ordinary instruction; all 0 if
/// nobody says, so that nothing is gained by not waiting.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Latencies {
    /// Through the scalar cache.
    pub scalar: u32,
    /// Of local memory.
    pub local: u32,
    /// Of memory beyond the compute unit.
    pub memory: u32,
    /// An ordinary instruction's issue.
    pub issue: u32,
}

/// From so many elements on a row of registers is indexed: of fewer one is chosen as cheaply.
const SHORTEST_ROW: usize = 4;
/// Words of the widest element of a row.
const WIDEST_ELEMENT: usize = 2;

impl Abilities {
    /// Logarithm of what the stack pointer counts for each byte of a lane.
    pub fn stack_scale_log2(&self) -> u32 {
        match self.scratch {
            Scratch::Buffer => self.lanes.trailing_zeros(),
            Scratch::Instructions => 0,
        }
    }

    /// VGPRs of a lane where work-groups have so many work-items at most.
    pub fn vgprs(&self, group: u32) -> u16 {
        let quarter = group.max(1).div_ceil(256).min(4);
        self.vgprs[quarter as usize - 1]
    }

    /// Is a row of registers indexed for a vector of so many elements of so many bits?
    pub fn indexes(&self, elements: usize, bits: u32) -> bool {
        let words = bits.div_ceil(32) as usize;
        words <= WIDEST_ELEMENT
            && (SHORTEST_ROW..=usize::from(self.longest_row)).contains(&elements)
    }

    /// Has an access no room for a constant distance from its address? Then a constant that is
    /// taken out of an index has to be added again, in vain where others need the sum as well.
    pub fn has_no_room(&self, space: AddrSpace, distance: i64) -> bool {
        space == AddrSpace::Local && distance < i64::from(self.least_local_offset)
    }

    /// What every target has.
    pub const LEAST: Abilities = Abilities {
        unaligned: Unaligned::Split,
        scratch: Scratch::Buffer,
        flat_scratch: FlatScratchWidth::Word,
        halves: PackedHalves::No,
        widest: Widest::TwoOfLds,
        // welded: the least; the driver asks the machine.
        lanes: 32,
        longest_row: 0,
        vgprs: [64; 4],
        least_local_offset: 0,
        latencies: Latencies {
            scalar: 0,
            local: 0,
            memory: 0,
            issue: 0,
        },
    };
}

/// How `fmuladd` of floats is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FusedF32 {
    /// `fma` is as fast as a multiplication (targets with `fast-fmaf`).
    Fast,
    /// Multiplication and addition.
    Slow,
}

/// Is there arithmetic on halves?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HalfArithmetic {
    /// Yes.
    Own,
    /// No: there are conversions, and arithmetic on floats (before GFX8).
    AsFloats,
}

/// The angles that the instructions for sine and cosine take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Angles {
    /// Up to 256 turns either way: the whole turns are taken off before.
    UpTo256Turns,
    /// All.
    All,
}

/// May the condition be relied on that scaling the operands of a division in double precision
/// gives?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DivScaleCondition {
    /// Yes.
    Usable,
    /// No: it is found by comparing the operands with the scaled ones.
    Compared,
}

/// How memory is accessed through flat pointers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FlatAccess {
    /// There are instructions.
    Instructions,
    /// The address says which space's instructions do it (GFX6).
    BySpace,
}

/// The widest accesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Widest {
    /// Three dwords of memory; three and four of LDS.
    All,
    /// None of them (GFX6): one of three dwords is two, one of LDS has at most two.
    TwoOfLds,
}

/// Instructions that take doubles apart: `v_floor_f64` and its kin, and `v_frexp_*` for all
/// numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DoubleParts {
    /// There are.
    Instructions,
    /// There is none of the former, and the latter are for finite numbers (GFX6).
    ByBits,
}

/// How a permutation is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Permutation {
    /// By an instruction.
    Instruction,
    /// By others.
    Expanded,
}

/// Permutations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Permutes {
    /// Of lanes (`ds_bpermute_b32`).
    pub lanes: Permutation,
    /// Of bytes (`v_perm_b32`).
    pub bytes: Permutation,
}

/// Where the bases of the LDS and scratch apertures of the flat address space are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Apertures {
    /// In constant registers.
    Registers,
    /// In the queue's structure, from code object version 5 on also among the implicit arguments.
    Memory,
}

/// What the handler of `llvm.trap` gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Traps {
    /// There is none: the wave ends.
    End,
    /// Nothing.
    Plain,
    /// The address of the queue.
    WithQueue,
}

bitflags::bitflags! {
    /// Floating-point operations that memory performs by itself.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct FloatOps: u8 {
        /// Sums of floats.
        const ADD_F32 = 1;
        /// Sums of doubles.
        const ADD_F64 = 2;
        /// Sums of two halves.
        const ADD_PAIR_F16 = 4;
        /// Sums of two bfloats.
        const ADD_PAIR_BF16 = 8;
        /// The lesser and the greater of floats.
        const LIMITS_F32 = 16;
        /// The lesser and the greater of doubles.
        const LIMITS_F64 = 32;
    }
}

/// Which floating-point atomics have instructions, by where memory is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FloatAtomics {
    /// In local memory.
    pub local: FloatOps,
    /// In global memory, where the old value is not asked for.
    pub global: FloatOps,
    /// In global memory, where it is.
    pub global_returning: FloatOps,
    /// Through flat pointers, whether it is asked for or not.
    pub flat: FloatOps,
}

/// Which atomic operations reach memory that is fine-grained or of another device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RemoteAtomics {
    /// Integer addition, exchange, compare-and-exchange.
    OfTheBus,
    /// All, whose scope is not the system; others need the promise that memory is not another
    /// device's.
    WithinAgent,
}

/// How often an atomic operation on one address is performed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WaveAtomics {
    /// Once for each lane.
    EachLane,
    /// Once for the wave.
    Combined,
}

/// How values of the lanes are combined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WaveScan {
    /// By DPP across rows of lanes, with `row_bcast` and `wave_shr` (GFX8 and GFX9).
    Dpp,
    /// Lane by lane.
    Loop,
}

/// Which functions are compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeepFunctions {
    /// Kernels, and what they call; other functions become declarations.
    Reachable,
    /// Also those that other objects can name: the output is to be linked with them.
    Exported,
}

/// Features of the target that legalisation depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LowerTarget {
    /// Where the implicit kernel arguments are.
    pub hidden_args: HiddenArgs,
    /// Bytes before the first argument of a kernel.
    pub explicit_offset: u64,
    /// Registers at a kernel's start.
    pub start: StartRegisters,
    /// Arguments in registers.
    pub preload: KernargPreload,
    /// The operating system's name, for messages.
    pub system: &'static str,
    /// What passes on the IR ask, too.
    pub abilities: Abilities,
    /// Bases of the apertures.
    pub apertures: Apertures,
    /// Traps.
    pub traps: Traps,
    /// Flat pointers.
    pub flat: FlatAccess,
    /// Permutations.
    pub permutes: Permutes,
    /// Parts of doubles.
    pub doubles: DoubleParts,
    /// Arithmetic on halves.
    pub halves: HalfArithmetic,
    /// Sine and cosine.
    pub angles: Angles,
    /// Divisions in double precision.
    pub div_scale: DivScaleCondition,
    /// Fused multiply-add of floats.
    pub fused_f32: FusedF32,
    /// Floating-point atomics.
    pub float_atomics: FloatAtomics,
    /// Atomic operations on memory that the program promises nothing of.
    pub remote_atomics: RemoteAtomics,
    /// Atomic operations whose address is the same in all lanes.
    pub atomics: WaveAtomics,
    /// How the lanes' operands of these are combined.
    pub wave_scan: WaveScan,
    /// LDS that one work-group can have, in bytes.
    pub lds_bytes: u32,
    /// Scratch that one work-item can have, in bytes.
    pub scratch_bytes: u32,
    /// More words than these are not passed in VGPRs by the private convention, if there is a
    /// choice: work-groups must find room with them.
    pub most_private_words: usize,
    /// Words of arguments that the private convention has SGPRs for.
    pub most_scalar_words: usize,
    /// Which functions to compile.
    pub keep: KeepFunctions,
}

impl LowerTarget {
    /// gfx906 on amdhsa.
    pub const GFX906: LowerTarget = LowerTarget {
        hidden_args: HiddenArgs::Area,
        explicit_offset: 0,
        start: StartRegisters::Asked,
        preload: KernargPreload::No,
        system: "amdhsa",
        abilities: Abilities {
            unaligned: Unaligned::Allowed,
            scratch: Scratch::Buffer,
            flat_scratch: FlatScratchWidth::Any,
            halves: PackedHalves::Yes,
            widest: Widest::All,
            // welded: gfx906 is the default of tests; the driver asks the machine.
            lanes: 64,
            longest_row: 32,
            vgprs: [256, 128, 84, 64],
            least_local_offset: 0,
            latencies: Latencies {
                scalar: 200,
                local: 64,
                memory: 500,
                issue: 4,
            },
        },
        apertures: Apertures::Registers,
        traps: Traps::Plain,
        flat: FlatAccess::Instructions,
        permutes: Permutes {
            lanes: Permutation::Instruction,
            bytes: Permutation::Instruction,
        },
        doubles: DoubleParts::Instructions,
        halves: HalfArithmetic::Own,
        angles: Angles::All,
        div_scale: DivScaleCondition::Usable,
        fused_f32: FusedF32::Fast,
        float_atomics: FloatAtomics {
            local: FloatOps::ADD_F32
                .union(FloatOps::LIMITS_F32)
                .union(FloatOps::LIMITS_F64),
            global: FloatOps::empty(),
            global_returning: FloatOps::empty(),
            flat: FloatOps::empty(),
        },
        remote_atomics: RemoteAtomics::OfTheBus,
        atomics: WaveAtomics::Combined,
        wave_scan: WaveScan::Dpp,
        lds_bytes: 65536,
        scratch_bytes: 131_056,
        most_private_words: 100,
        most_scalar_words: 26,
        keep: KeepFunctions::Reachable,
    };
}
