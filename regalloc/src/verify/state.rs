//! What locations hold.

use isa::{Reg, WaveSize};
use mir::{Bank, Slot, VReg};
use smallvec::SmallVec;

/// A variable of the function before allocation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Var {
    /// A virtual register.
    Virtual(VReg),
    /// A physical register that it names.
    Phys(Reg),
}

impl std::fmt::Debug for Var {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Var::Virtual(reg) => write!(f, "{reg}"),
            Var::Phys(reg) => write!(f, "{reg}"),
        }
    }
}

/// A place in the function after allocation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Loc {
    /// A register.
    Reg(Reg),
    /// A place in the frame: of all lanes for a VGPR, of one lane for an SGPR.
    Slot(Slot, u8),
    /// A lane of a VGPR, by the source code of its number.
    Lane(Reg, u8),
}

/// A set of variables, sorted.
type Set = SmallVec<[Var; 2]>;

/// For each location the variables whose values it is sure to hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// By number of the location; missing ones hold nothing.
    sets: Vec<Set>,
    bank: Bank,
    /// Lanes of a wave.
    lanes: usize,
    /// Slots before this one are none of the allocator's.
    first_slot: u32,
    /// Physical registers, as variables, that a constant was copied to in this block.
    pub known: Vec<(Reg, super::facts::Known)>,
}

/// Number of registers of the SGPR file's codes; of VGPRs and AccVGPRs.
const REGS: usize = 512;

/// Code of the first VGPR.
const VGPR0: usize = 256;

impl State {
    /// Each physical register holds itself.
    pub fn initial(bank: Bank, first_slot: u32, wave: WaveSize) -> State {
        let mut state = State {
            sets: vec![Set::new(); REGS],
            bank,
            lanes: wave.lanes() as usize,
            first_slot,
            known: Vec::new(),
        };
        for reg in State::regs(bank) {
            state.set(Loc::Reg(reg), vec![Var::Phys(reg)]);
        }
        state
    }

    /// All registers of a bank; of VGPRs and AccVGPRs only the former.
    pub fn regs(bank: Bank) -> Vec<Reg> {
        let all = (0..Reg::COUNT as u16).filter_map(Reg::from_code);
        all.filter(|r| match bank {
            Bank::Sgpr => !r.is_vector(),
            Bank::Vgpr => r.is_vgpr(),
        })
        .collect()
    }

    /// Registers first, then frame slots and lanes by turns.
    fn number(&self, loc: Loc) -> usize {
        match loc {
            Loc::Reg(reg) if self.bank == Bank::Vgpr => usize::from(reg.code()) - VGPR0,
            Loc::Reg(reg) => usize::from(reg.code()),
            Loc::Slot(slot, lane) => {
                let slot = slot.as_u32().wrapping_sub(self.first_slot) as usize;
                match self.bank {
                    Bank::Vgpr => REGS + 2 * slot,
                    Bank::Sgpr => REGS + 2 * (slot * self.lanes + usize::from(lane)),
                }
            }
            Loc::Lane(reg, lane) => {
                let lane = usize::from(lane - 128);
                REGS + 1 + 2 * (usize::from(reg.index()) * self.lanes + lane)
            }
        }
    }

    fn set_of(&self, loc: Loc) -> &[Var] {
        self.sets.get(self.number(loc)).map_or(&[], |s| s)
    }

    /// The variables of a location.
    pub fn get(&self, loc: Loc) -> Vec<Var> {
        self.set_of(loc).to_vec()
    }

    /// Does a location hold a variable?
    pub fn contains(&self, loc: Loc, var: Var) -> bool {
        self.set_of(loc).contains(&var)
    }

    fn place(&mut self, loc: Loc) -> &mut Set {
        let number = self.number(loc);
        if self.sets.len() <= number {
            self.sets.resize(number + 1, Set::new());
        }
        &mut self.sets[number]
    }

    /// A location holds these variables and nothing else.
    pub fn set(&mut self, loc: Loc, vars: Vec<Var>) {
        let set = self.place(loc);
        *set = vars.into();
        set.sort_unstable();
        set.dedup();
    }

    /// A location holds nothing.
    pub fn clear(&mut self, loc: Loc) {
        let number = self.number(loc);
        if let Some(set) = self.sets.get_mut(number) {
            set.clear();
        }
    }

    /// A location holds a further variable.
    pub fn add(&mut self, loc: Loc, var: Var) {
        insert(self.place(loc), var);
    }

    /// All locations hold a variable that has no value.
    pub fn add_everywhere(&mut self, var: Var) {
        self.sets.iter_mut().for_each(|set| insert(set, var));
    }

    /// Two locations exchange what they hold.
    pub fn swap(&mut self, a: Loc, b: Loc) {
        let (in_a, in_b) = (self.get(a), self.get(b));
        self.set(a, in_b);
        self.set(b, in_a);
    }

    /// A variable gets a new value: no location holds it.
    pub fn kill(&mut self, var: Var) {
        self.known.retain(|(reg, _)| var != Var::Phys(*reg));
        for set in self.sets.iter_mut().filter(|s| !s.is_empty()) {
            set.retain(|v| *v != var);
        }
    }

    /// All at once, each variable gets the value of another, or one that no location holds.
    pub fn rename(&mut self, pairs: &[(Var, Option<Var>)]) {
        if pairs.is_empty() {
            return;
        }
        self.known
            .retain(|(reg, _)| pairs.iter().all(|(dst, _)| *dst != Var::Phys(*reg)));
        for set in self.sets.iter_mut().filter(|s| !s.is_empty()) {
            let new: Set = pairs
                .iter()
                .filter(|(_, src)| src.is_some_and(|s| set.contains(&s)))
                .map(|(dst, _)| *dst)
                .collect();
            set.retain(|v| pairs.iter().all(|(dst, _)| dst != v));
            new.into_iter().for_each(|v| insert(set, v));
        }
    }

    /// What both hold; tells whether that is less than before.
    pub fn meet(&mut self, other: &State) -> bool {
        let mut changed = false;
        for (i, set) in self.sets.iter_mut().enumerate() {
            let theirs = other.sets.get(i).map_or(&[][..], |s| s);
            let before = set.len();
            set.retain(|v| theirs.contains(v));
            changed |= set.len() != before;
        }
        changed
    }
}

fn insert(set: &mut Set, var: Var) {
    if let Err(at) = set.binary_search(&var) {
        set.insert(at, var);
    }
}
