//! The table that the rules rest on; the rules are in `tests/filetests/shrink`.

use super::*;

#[test]
fn exchanging_twice_gives_the_same() {
    for &opcode in Opcode::ALL {
        if let Some(other) = opcode.desc().reverse() {
            assert_eq!(other.desc().reverse(), Some(opcode));
            assert_eq!(other.desc().operands, opcode.desc().operands);
        }
    }
}
