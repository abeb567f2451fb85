//! Whether all that is alive at one position can have a register of its own there.
//!
//! *Correctness.* Two slots of groups that hold something at the same position are in different
//! units, and each is in one where nothing fixed is in its ranges, in whatever order groups are
//! placed and whichever are placed again. So if there is no matching of the slots with units that
//! are allowed for them (Hall's condition fails), no order finds places for all. The reverse does
//! not hold: that slots of a group are neighbours, and what else is alive elsewhere, is not asked.

use crate::constraint::{MAX_UNITS, Units, add, common, each};

/// Is there a different unit for each slot, among those that are allowed for it? A maximum
/// matching by augmenting paths: at most slots times allowed units of all slots.
pub fn each_finds_one(allowed: &[Units]) -> bool {
    let mut matching = Matching {
        allowed,
        slot_in: [None; MAX_UNITS],
        unit_of: vec![None; allowed.len()],
    };
    (0..allowed.len()).all(|slot| matching.add(slot))
}

struct Matching<'a> {
    allowed: &'a [Units],
    slot_in: [Option<usize>; MAX_UNITS],
    unit_of: Vec<Option<usize>>,
}

impl Matching<'_> {
    /// Gives a slot a unit, for which others may change theirs. Tells whether it got one.
    fn add(&mut self, slot: usize) -> bool {
        // By unit: the slot that would take it.
        let mut taker = [slot; MAX_UNITS];
        let mut seen: Units = [0; _];
        let mut slots = vec![slot];
        while let Some(slot) = slots.pop() {
            let fresh = common(&self.allowed[slot], &seen.map(|word| !word));
            for unit in each(&fresh) {
                taker[unit] = slot;
                add(&mut seen, unit);
                match self.slot_in[unit] {
                    Some(other) => slots.push(other),
                    None => {
                        self.change(unit, &taker);
                        return true;
                    }
                }
            }
        }
        false
    }

    /// A free unit is taken, what its taker had by the one who wants that, and so on.
    fn change(&mut self, free: usize, taker: &[usize; MAX_UNITS]) {
        let mut next = Some(free);
        while let Some(unit) = next {
            let slot = taker[unit];
            self.slot_in[unit] = Some(slot);
            next = self.unit_of[slot].replace(unit);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::each_finds_one;
    use crate::constraint::{Units, add};

    fn of(units: &[usize]) -> Units {
        let mut set = [0; _];
        units.iter().for_each(|&u| add(&mut set, u));
        set
    }

    #[test]
    fn one_that_has_a_choice_makes_room_for_one_that_has_none() {
        assert!(each_finds_one(&[of(&[3, 70]), of(&[3])]));
        assert!(each_finds_one(&[
            of(&[1, 2]),
            of(&[2, 200]),
            of(&[1]),
            of(&[7])
        ]));
    }

    #[test]
    fn three_that_share_two_do_not_all_find_one() {
        assert!(!each_finds_one(&[of(&[3, 70]), of(&[3]), of(&[70])]));
        assert!(!each_finds_one(&[of(&[9]), of(&[])]));
        assert!(each_finds_one(&[]));
    }
}
