//! What locations hold.
//!
//! Two tables, the inverse of each other: the variables of each location, and the locations of each
//! variable. So a new value of a variable costs the number of locations that hold the old one, not
//! the number of all. Variables without a value are in every location: those are kept in a list
//! beside the tables.

use isa::{Reg, WaveSize};
use mir::{Bank, Slot, VReg};
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// A variable of the function before allocation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Var {
    /// A virtual register.
    Virtual(VReg),
    /// A physical register that it names.
    Phys(Reg),
    /// All virtual registers that are one constant or address, by its number: it never changes, so
    /// a location holds it until something else is written there.
    Known(u32),
}

impl std::fmt::Debug for Var {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Var::Virtual(reg) => write!(f, "{reg}"),
            Var::Phys(reg) => write!(f, "{reg}"),
            Var::Known(number) => write!(f, "constant {number}"),
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

/// A set of locations by number, sorted.
type Places = SmallVec<[u32; 4]>;

/// For each location the variables whose values it is sure to hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// By number of the location; missing ones hold nothing.
    sets: Vec<Set>,
    /// The inverse: where each variable is. No list is empty.
    places: BTreeMap<Var, Places>,
    /// Variables that any location holds, since they have no value.
    anywhere: Vec<Var>,
    bank: Bank,
    /// Lanes of a wave.
    lanes: usize,
    /// Slots before this one are none of the allocator's.
    first_slot: u32,
    /// Physical registers, as variables, that a constant was copied to in this block, with its
    /// number.
    pub known: Vec<(Reg, u32)>,
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
            places: BTreeMap::new(),
            anywhere: Vec::new(),
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

    /// The variables of a location, but those that are anywhere.
    pub fn get(&self, loc: Loc) -> Vec<Var> {
        self.set_of(loc).to_vec()
    }

    /// Does a location hold a variable?
    pub fn contains(&self, loc: Loc, var: Var) -> bool {
        let set = self.set_of(loc);
        let known = |reg: Reg| {
            let mut all = self.known.iter();
            all.any(|&(r, number)| r == reg && set.contains(&Var::Known(number)))
        };
        set.contains(&var)
            || self.anywhere.contains(&var)
            || matches!(var, Var::Phys(reg) if known(reg))
    }

    /// A location holds these variables and nothing else.
    pub fn set(&mut self, loc: Loc, vars: Vec<Var>) {
        self.clear(loc);
        vars.into_iter().for_each(|var| self.add(loc, var));
    }

    /// A location holds nothing.
    pub fn clear(&mut self, loc: Loc) {
        let number = self.number(loc);
        let Some(set) = self.sets.get_mut(number) else {
            return;
        };
        for var in std::mem::take(set) {
            self.forget(var, number as u32);
        }
    }

    /// A location holds a further variable.
    pub fn add(&mut self, loc: Loc, var: Var) {
        self.add_at(self.number(loc), var);
    }

    fn add_at(&mut self, number: usize, var: Var) {
        if self.sets.len() <= number {
            self.sets.resize(number + 1, Set::new());
        }
        insert(&mut self.sets[number], var);
        insert(self.places.entry(var).or_default(), number as u32);
    }

    /// A variable is no longer at a place, as far as the inverse table says.
    fn forget(&mut self, var: Var, number: u32) {
        if let Some(list) = self.places.get_mut(&var) {
            list.retain(|n| *n != number);
            if list.is_empty() {
                self.places.remove(&var);
            }
        }
    }

    /// All locations hold a variable that has no value.
    pub fn add_everywhere(&mut self, var: Var) {
        if !self.anywhere.contains(&var) {
            self.anywhere.push(var);
        }
    }

    /// Two locations exchange what they hold.
    pub fn swap(&mut self, a: Loc, b: Loc) {
        let (in_a, in_b) = (self.get(a), self.get(b));
        self.set(a, in_b);
        self.set(b, in_a);
    }

    /// A variable gets a new value: no location holds it. A constant stays what it is.
    pub fn kill(&mut self, var: Var) {
        match var {
            Var::Known(_) => return,
            Var::Phys(reg) => self.known.retain(|(r, _)| *r != reg),
            Var::Virtual(_) => {}
        }
        self.anywhere.retain(|v| *v != var);
        for number in self.places.remove(&var).unwrap_or_default() {
            self.sets[number as usize].retain(|v| *v != var);
        }
    }

    /// The places of a variable, and those of the constant that it is known to be.
    fn places_of(&self, var: Var) -> Places {
        let mut all = self.places.get(&var).cloned().unwrap_or_default();
        let numbers = self.known.iter().filter(|(r, _)| var == Var::Phys(*r));
        for &(_, number) in numbers {
            let constant = self.places.get(&Var::Known(number));
            for &place in constant.into_iter().flatten() {
                insert(&mut all, place);
            }
        }
        all
    }

    /// All at once, each variable gets the value of another, or one that no location holds.
    pub fn rename(&mut self, pairs: &[(Var, Option<Var>)]) {
        let found: Vec<(Places, bool)> = pairs
            .iter()
            .map(|(_, src)| match src {
                Some(src) => (self.places_of(*src), self.anywhere.contains(src)),
                None => (Places::new(), false),
            })
            .collect();
        pairs.iter().for_each(|(dst, _)| self.kill(*dst));
        for ((dst, _), (places, anywhere)) in pairs.iter().zip(found) {
            if anywhere {
                self.add_everywhere(*dst);
            }
            for number in places {
                self.add_at(number as usize, *dst);
            }
        }
    }

    /// What both hold; tells whether that is less than before.
    pub fn meet(&mut self, other: &State) -> bool {
        let mut changed = false;
        let mut lost: Vec<(Var, u32)> = Vec::new();
        for (i, set) in self.sets.iter_mut().enumerate() {
            let theirs = other.sets.get(i).map_or(&[][..], |s| s);
            set.retain(|v| {
                let stays = theirs.contains(v) || other.anywhere.contains(v);
                if !stays {
                    lost.push((*v, i as u32));
                }
                stays
            });
        }
        changed |= !lost.is_empty();
        for (var, number) in lost {
            self.forget(var, number);
        }
        // What was anywhere here is where the other side has it.
        let (anywhere, here): (Vec<Var>, Vec<Var>) = self
            .anywhere
            .iter()
            .partition(|v| other.anywhere.contains(v));
        changed |= !here.is_empty();
        self.anywhere = anywhere;
        for var in here {
            for &number in other.places.get(&var).into_iter().flatten() {
                self.add_at(number as usize, var);
            }
        }
        changed
    }
}

/// Inserts into a sorted list what is not in it.
fn insert<A: smallvec::Array>(set: &mut SmallVec<A>, item: A::Item)
where
    A::Item: Ord,
{
    if let Err(at) = set.binary_search(&item) {
        set.insert(at, item);
    }
}
