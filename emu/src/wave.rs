//! The state of one wave.

use crate::error::{FaultKind, Trap};
use crate::float::{Approximations, Arithmetic, Env};
use crate::gds::Wait;
use crate::memory::Hint;
use isa::Reg;

/// Lanes of a wave.
pub(crate) const LANES: usize = 64;

/// One vector register.
pub(crate) type Lanes = [u32; LANES];

/// Two consecutive vector registers as 64-bit values.
pub(crate) type Lanes64 = [u64; LANES];

/// Scalar registers by [`Reg::code`]: SGPRs, VCC, TTMPs, M0, EXEC, FLAT_SCRATCH, XNACK_MASK, TBA,
/// TMA. Codes from here on are read-only sources.
pub(crate) const SCALARS: usize = 136;

/// What registers hold that nobody has set: a value that is conspicuous as an integer, an address
/// and a number.
pub(crate) const JUNK: u32 = 0xbad0_5eed;

/// Code of VCC's low half.
pub(crate) const VCC: u16 = Reg::VCC_LO.code();
/// Code of EXEC's low half.
pub(crate) const EXEC: u16 = Reg::EXEC_LO.code();
/// Code of M0.
pub(crate) const M0: usize = Reg::M0.code() as usize;
/// Code of FLAT_SCRATCH's low half.
pub(crate) const FLAT_SCR: u16 = Reg::FLAT_SCR_LO.code();

/// Bits of MODE (manual, table 4).
pub(crate) mod mode {
    /// VGPR indexing is on.
    pub const GPR_IDX_EN: u32 = 1 << 27;
    /// Vector instructions are skipped.
    pub const VSKIP: u32 = 1 << 28;
    /// Lowest bit of the stack pointer of forks, 3 bits.
    pub const CSP: u32 = 29;
}

/// What a wave is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Status {
    /// Executes instructions.
    Running,
    /// Gave way to others: `s_sleep`.
    Yielded,
    /// Waits at a barrier.
    Barrier,
    /// Waits for [`Wave::wait`].
    Queued,
    /// `s_sethalt 1`.
    Halted,
    /// Ended.
    Ended,
}

/// One wave.
#[derive(Clone)]
pub(crate) struct Wave {
    pub pc: u64,
    pub scalars: [u32; SCALARS],
    pub scc: bool,
    pub mode: u32,
    /// MODE, decoded; kept by [`Wave::set_mode`].
    pub env: Env,
    pub arithmetic: Arithmetic,
    pub approximations: Approximations,
    pub trap_status: u32,
    pub vgprs: Vec<Lanes>,
    pub status: Status,
    /// What a wave in a queue waits for.
    pub wait: Option<Wait>,
    /// Number within the work-group.
    pub number: u32,
    /// Number among the waves that can be resident.
    pub place: u32,
    /// Bytes of scratch memory of one lane.
    pub scratch_per_lane: u32,
    /// Where the last memory access was found.
    pub hint: Hint,
    pub clock: crate::cost::Clock,
}

impl Wave {
    /// A wave before anything is set up.
    pub fn new(
        vgprs: usize,
        number: u32,
        arithmetic: Arithmetic,
        approximations: Approximations,
    ) -> Wave {
        Wave {
            pc: 0,
            scalars: [JUNK; SCALARS],
            scc: false,
            mode: 0,
            env: Env::of(0, arithmetic, approximations),
            arithmetic,
            approximations,
            trap_status: 0,
            vgprs: vec![[JUNK; LANES]; vgprs],
            status: Status::Running,
            wait: None,
            number,
            place: 0,
            scratch_per_lane: 0,
            hint: Hint::default(),
            clock: crate::cost::Clock::default(),
        }
    }

    /// Writes MODE.
    pub fn set_mode(&mut self, mode: u32) {
        self.mode = mode;
        self.env = Env::of(mode, self.arithmetic, self.approximations);
    }

    /// A pair of scalar registers.
    #[inline(always)]
    pub fn pair(&self, code: u16) -> u64 {
        let i = usize::from(code);
        u64::from(self.scalars[i]) | u64::from(self.scalars[i + 1]) << 32
    }

    /// Writes a pair of scalar registers.
    #[inline(always)]
    pub fn set_pair(&mut self, code: u16, value: u64) {
        let i = usize::from(code);
        self.scalars[i] = value as u32;
        self.scalars[i + 1] = (value >> 32) as u32;
    }

    /// Mask of active lanes.
    #[inline(always)]
    pub fn exec(&self) -> u64 {
        self.pair(EXEC)
    }

    /// Writes EXEC.
    pub fn set_exec(&mut self, mask: u64) {
        self.set_pair(EXEC, mask);
    }

    /// VCC.
    pub fn vcc(&self) -> u64 {
        self.pair(VCC)
    }

    /// Writes a vector register in the lanes of `mask`.
    #[inline(always)]
    pub fn set_lanes(&mut self, register: usize, values: &Lanes, mask: u64) {
        let to = &mut self.vgprs[register];
        if mask == u64::MAX {
            *to = *values;
        } else {
            merge(to, values, mask);
        }
    }

    /// Writes a pair of vector registers in the lanes of `mask`.
    pub fn set_lanes64(&mut self, register: usize, values: &Lanes64, mask: u64) {
        let (low, high) = self.vgprs.split_at_mut(register + 1);
        let (low, high) = (&mut low[register], &mut high[0]);
        if mask == u64::MAX {
            for i in 0..LANES {
                low[i] = values[i] as u32;
                high[i] = (values[i] >> 32) as u32;
            }
            return;
        }
        for i in 0..LANES {
            let keep = ((mask >> i & 1) as u32).wrapping_sub(1);
            low[i] = low[i] & keep | values[i] as u32 & !keep;
            high[i] = high[i] & keep | (values[i] >> 32) as u32 & !keep;
        }
    }
}

/// Writes the lanes of `mask`. Out of line: it is as long as most instructions' functions, and is
/// used by all.
#[inline(never)]
fn merge(to: &mut Lanes, values: &Lanes, mask: u64) {
    for i in 0..LANES {
        let keep = ((mask >> i & 1) as u32).wrapping_sub(1);
        to[i] = to[i] & keep | values[i] & !keep;
    }
}

/// The active lanes of a mask, lowest first.
#[inline(always)]
pub(crate) fn lanes_of(mask: u64) -> impl Iterator<Item = usize> {
    let mut rest = mask;
    std::iter::from_fn(move || {
        let lane = rest.trailing_zeros() as usize;
        (rest != 0).then(|| {
            rest &= rest - 1;
            lane
        })
    })
}

/// A register number that is not there.
#[cold]
pub(crate) fn no_such_register(what: String) -> Trap {
    FaultKind::RegisterRange(what).into()
}
