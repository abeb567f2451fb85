//! Helpers of the unit tests.

use ir::{Block, Context, Function, InstData, SourceLoc, Type};

/// A function with the given edges, blocks in order. No successor is a return, one a jump, two a branch on an undefined
/// condition, more a switch.
pub fn graph(edges: &[(u32, &[u32])]) -> Function {
    let mut ctx = Context::default();
    let mut func = Function::new("graph", Type::VOID, Vec::new());
    for _ in edges {
        func.append_block();
    }
    for &(from, to) in edges {
        let calls: Vec<_> = to
            .iter()
            .map(|&t| ir::BlockCall::new(Block::from_u32(t)))
            .collect();
        let data = match calls[..] {
            [] => InstData::Ret { value: None },
            [dest] => InstData::Jump { dest },
            [a, b] => {
                let c = ctx.consts.intern(ir::ConstData::Undef(Type::I1));
                InstData::Branch {
                    cond: func.const_value(c, Type::I1),
                    dests: [a, b],
                }
            }
            [default, ref rest @ ..] => {
                let c = ctx.consts.intern(ir::ConstData::Undef(Type::I32));
                InstData::Switch {
                    value: func.const_value(c, Type::I32),
                    default,
                    cases: rest
                        .iter()
                        .enumerate()
                        .map(|(i, &dest)| ir::SwitchCase {
                            value: i as u128,
                            dest,
                        })
                        .collect(),
                }
            }
        };
        func.append_inst(Block::from_u32(from), data, Type::VOID, SourceLoc::NONE);
    }
    func
}

/// A small generator of pseudo-random numbers (xorshift), so that tests are the same in every run.
pub struct Rng(u64);

impl Rng {
    /// A generator; the same numbers for the same seed.
    pub fn new(seed: u64) -> Rng {
        Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// Any 64-bit number.
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: u32) -> u32 {
        (((self.next() >> 32) * u64::from(n)) >> 32) as u32
    }
}

/// A random graph of `n` blocks for [`graph`]; block 0 has no predecessor.
pub fn random_edges(rng: &mut Rng, n: u32) -> Vec<(u32, Vec<u32>)> {
    (0..n)
        .map(|i| {
            let count = if i == 0 {
                1 + rng.below(2)
            } else {
                rng.below(4)
            };
            let to = (0..count).map(|_| 1 + rng.below(n - 1)).collect();
            (i, to)
        })
        .collect()
}
