//! The second set: kernels as their authors write them, which the compiler was not made with.
//!
//! The sources are `tests/second/NAME.cl`, with clang's IR beside each as in the first set. What
//! must come out is what llc's code leaves in memory; where a reference in plain Rust is short,
//! the case has that too, so that the emulator is not trusted alone.

mod bits;
mod ciphers;
mod dynamic;
mod images;
mod matrices;
mod physics;
mod randoms;
mod rays;
mod reductions;
mod sorting;
mod stencils;
mod tables;
mod text;
mod transforms;

use super::args::Buffer;
use super::{Arg, Case, Expectation};

/// A buffer that the kernel writes, of so many bytes: llc's code says what.
fn computed(bytes: usize) -> Arg {
    changed(vec![0xfe; bytes])
}

/// A buffer that the kernel changes: llc's code says how.
fn changed(init: Vec<u8>) -> Arg {
    Arg::Buffer(Buffer::updated(init, Expectation::Unspecified))
}

/// A vector passed by value.
fn vector<const N: usize>(elements: [Vec<u8>; N]) -> Arg {
    let bytes = elements.concat();
    Arg::Struct {
        align: bytes.len(),
        bytes,
        pointers: Vec::new(),
    }
}

/// All cases.
pub(super) fn cases() -> Vec<Case> {
    let families: [fn() -> Vec<Case>; 14] = [
        bits::cases,
        ciphers::cases,
        dynamic::cases,
        images::cases,
        matrices::cases,
        physics::cases,
        randoms::cases,
        rays::cases,
        reductions::cases,
        sorting::cases,
        stencils::cases,
        tables::cases,
        text::cases,
        transforms::cases,
    ];
    families.iter().flat_map(|cases| cases()).collect()
}
