//! Places for variables, in rooms that they share.
//!
//! The largest first, each into the first room in which it finds one that no variable has with
//! which it is needed together, or into a room of its own. No room is larger than its first
//! variable, so that variables that share nothing stay apart, and an access to one of them is known
//! not to be one to another. Linear in pairs of variables.

use super::{Variable, VariableData};
use cranelift_entity::PrimaryMap;

/// A variable in a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Member {
    /// Which.
    pub variable: Variable,
    /// Bytes from the beginning of the room.
    pub offset: u64,
}

/// What some variables share.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Room {
    /// In bytes.
    pub size: u64,
    /// Binary logarithm of the alignment in bytes.
    pub align_log2: u8,
    /// The variables, the largest first.
    pub members: Vec<Member>,
}

/// Places variables, the largest of which come first.
pub fn rooms(
    variables: &PrimaryMap<Variable, VariableData>,
    meet: impl Fn(Variable, Variable) -> bool,
) -> Vec<Room> {
    let mut rooms: Vec<Room> = Vec::new();
    for (variable, data) in variables.iter() {
        let found = rooms.iter_mut().find_map(|room| {
            let offset = free(room, variables, data, |other| meet(variable, other))?;
            Some((room, offset))
        });
        match found {
            Some((room, offset)) => {
                room.align_log2 = room.align_log2.max(data.align_log2);
                room.members.push(Member { variable, offset });
            }
            None => rooms.push(Room {
                size: data.size,
                align_log2: data.align_log2,
                members: vec![Member {
                    variable,
                    offset: 0,
                }],
            }),
        }
    }
    rooms
}

/// The first place in a room for a variable.
fn free(
    room: &Room,
    variables: &PrimaryMap<Variable, VariableData>,
    data: &VariableData,
    meets: impl Fn(Variable) -> bool,
) -> Option<u64> {
    let mut taken: Vec<(u64, u64)> = room
        .members
        .iter()
        .filter(|member| meets(member.variable))
        .map(|member| {
            let end = member.offset + variables[member.variable].size;
            (member.offset, end)
        })
        .collect();
    taken.sort_unstable();
    let aligned = |at: u64| at.checked_next_multiple_of(1 << data.align_log2);
    let mut at = 0;
    for (begin, end) in taken {
        if at + data.size <= begin {
            break;
        }
        at = at.max(aligned(end)?);
    }
    let end = at.checked_add(data.size)?;
    (end <= room.size).then_some(at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cranelift_entity::EntityRef;
    use ir::Inst;

    fn variables(sizes: &[u64]) -> PrimaryMap<Variable, VariableData> {
        let data = |&size| VariableData {
            alloca: Inst::new(0),
            size,
            align_log2: 3,
        };
        sizes.iter().map(data).collect()
    }

    fn offsets(room: &Room) -> Vec<(u32, u64)> {
        let members = room.members.iter();
        members.map(|m| (m.variable.0, m.offset)).collect()
    }

    #[test]
    fn small_variables_share_the_room_of_a_large_one_side_by_side() {
        let all = variables(&[100, 40, 40, 40]);
        let rooms = rooms(&all, |a, b| a.0 != 0 && b.0 != 0);
        assert_eq!(rooms.len(), 2);
        assert_eq!(offsets(&rooms[0]), [(0, 0), (1, 0), (2, 40)]);
        assert_eq!(offsets(&rooms[1]), [(3, 0)]);
    }

    #[test]
    fn a_gap_between_two_is_found() {
        let all = variables(&[64, 30, 24, 8]);
        // The last one meets the second, and may be where the third is.
        let rooms = rooms(&all, |a, b| {
            let pair = (a.0.min(b.0), a.0.max(b.0));
            pair == (1, 2) || pair == (1, 3)
        });
        assert_eq!(rooms.len(), 1);
        assert_eq!(offsets(&rooms[0]), [(0, 0), (1, 0), (2, 32), (3, 32)]);
    }
}
