//! What locations hold.

use isa::Reg;
use mir::{Bank, Slot, VReg};
use std::collections::{BTreeMap, BTreeSet};

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
    /// A place in the frame.
    Slot(Slot),
    /// A lane of a VGPR, by the source code of its number.
    Lane(Reg, u8),
}

/// For each location the variables whose values it is sure to hold; locations that hold none are absent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    sets: BTreeMap<Loc, BTreeSet<Var>>,
    /// Physical registers, as variables, that a constant was copied to in this block.
    pub known: Vec<(Reg, super::Known)>,
}

impl State {
    /// Each physical register holds itself.
    pub fn initial(bank: Bank) -> State {
        State {
            sets: State::regs(bank)
                .into_iter()
                .map(|r| (Loc::Reg(r), BTreeSet::from([Var::Phys(r)])))
                .collect(),
            known: Vec::new(),
        }
    }

    /// All registers of a bank.
    pub fn regs(bank: Bank) -> Vec<Reg> {
        let all = (0..Reg::COUNT as u16).filter_map(Reg::from_code);
        all.filter(|r| r.is_vector() == (bank == Bank::Vgpr))
            .collect()
    }

    /// The variables of a location.
    pub fn get(&self, loc: Loc) -> Vec<Var> {
        let set = self.sets.get(&loc);
        set.map_or(Vec::new(), |s| s.iter().copied().collect())
    }

    /// Does a location hold a variable?
    pub fn contains(&self, loc: Loc, var: Var) -> bool {
        self.sets.get(&loc).is_some_and(|s| s.contains(&var))
    }

    /// A location holds these variables and nothing else.
    pub fn set(&mut self, loc: Loc, vars: Vec<Var>) {
        if vars.is_empty() {
            self.sets.remove(&loc);
        } else {
            self.sets.insert(loc, vars.into_iter().collect());
        }
    }

    /// A location holds a further variable.
    pub fn add(&mut self, loc: Loc, var: Var) {
        self.sets.entry(loc).or_default().insert(var);
    }

    /// All registers of a bank hold a variable that has no value.
    pub fn add_everywhere(&mut self, var: Var, bank: Bank) {
        for reg in State::regs(bank) {
            self.add(Loc::Reg(reg), var);
        }
        for (loc, set) in &mut self.sets {
            if !matches!(loc, Loc::Reg(_)) {
                set.insert(var);
            }
        }
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
        self.sets.retain(|_, set| {
            set.remove(&var);
            !set.is_empty()
        });
    }

    /// All at once, each variable gets the value of another, or one that no location holds.
    pub fn rename(&mut self, pairs: &[(Var, Option<Var>)]) {
        if pairs.is_empty() {
            return;
        }
        self.known
            .retain(|(reg, _)| pairs.iter().all(|(dst, _)| *dst != Var::Phys(*reg)));
        self.sets.retain(|_, set| {
            let new: Vec<Var> = pairs
                .iter()
                .filter(|(_, src)| src.is_some_and(|s| set.contains(&s)))
                .map(|(dst, _)| *dst)
                .collect();
            for (dst, _) in pairs {
                set.remove(dst);
            }
            set.extend(new);
            !set.is_empty()
        });
    }

    /// What both hold; tells whether that is less than before.
    pub fn meet(&mut self, other: &State) -> bool {
        let before: usize = self.sets.values().map(BTreeSet::len).sum();
        self.sets.retain(|loc, set| {
            match other.sets.get(loc) {
                Some(theirs) => set.retain(|v| theirs.contains(v)),
                None => set.clear(),
            }
            !set.is_empty()
        });
        before != self.sets.values().map(BTreeSet::len).sum::<usize>()
    }
}
