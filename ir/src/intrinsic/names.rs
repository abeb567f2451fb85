//! Intrinsics by their names: a table of hashes, made when the compiler is built.

use super::Intrinsic;

/// A power of two, at least twice as many as there are intrinsics: a chain stays short, and ends.
const PLACES: usize = 2048;

/// No intrinsic.
const FREE: u16 = u16::MAX;

/// The number of the intrinsic whose name has the hash of a place, or of one of those before it
/// that were taken.
static BY_NAME: [u16; PLACES] = table();

const fn table() -> [u16; PLACES] {
    assert!(Intrinsic::ALL.len() * 2 <= PLACES);
    let mut table = [FREE; PLACES];
    let mut i = 0;
    while i < Intrinsic::ALL.len() {
        let mut place = place_of(Intrinsic::ALL[i].name().as_bytes());
        while table[place] != FREE {
            place = (place + 1) % PLACES;
        }
        table[place] = i as u16;
        i += 1;
    }
    table
}

/// FNV-1a.
const fn place_of(name: &[u8]) -> usize {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut i = 0;
    while i < name.len() {
        hash = (hash ^ name[i] as u64).wrapping_mul(0x100_0000_01b3);
        i += 1;
    }
    (hash ^ hash >> 32) as usize % PLACES
}

/// The intrinsic that is called exactly so.
pub(super) fn find(name: &str) -> Option<Intrinsic> {
    let mut place = place_of(name.as_bytes());
    while BY_NAME[place] != FREE {
        let found = Intrinsic::ALL[usize::from(BY_NAME[place])];
        if found.name() == name {
            return Some(found);
        }
        place = (place + 1) % PLACES;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_found() {
        for &id in Intrinsic::ALL {
            assert_eq!(find(id.name()), Some(id));
            assert_eq!(find(&format!("{}.", id.name())), None);
        }
        assert_eq!(find(""), None);
    }
}
