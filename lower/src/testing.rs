//! Helpers of the unit tests.

use ir::{Block, Context, Function, InstData, SourceLoc, Type};

/// A function with the given edges, blocks in order. No successor is a return, one a jump, two a
/// branch on an undefined condition, more a switch.
pub fn graph(edges: &[(u32, &[u32])]) -> Function {
    graph_in(&mut Context::default(), edges)
}

fn graph_in(ctx: &mut Context, edges: &[(u32, &[u32])]) -> Function {
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
                let c = ctx.int_const(Type::I32, 5);
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

/// A function over a graph as [`random_edges`] makes it: each block has a parameter and makes
/// values of earlier ones that dominate it.
pub fn random_function(ctx: &mut Context, rng: &mut Rng, edges: &[(u32, Vec<u32>)]) -> Function {
    let list: Vec<_> = edges.iter().map(|(i, e)| (*i, &e[..])).collect();
    let mut func = graph_in(ctx, &list);
    let info = crate::analysis::GraphInfo::new(&func);
    func.layout.retain(|&b| info.cfg.is_reachable(b));
    let seven = crate::values::int(ctx, &mut func, Type::I32, 7);
    let condition = crate::values::int(ctx, &mut func, Type::I1, 1);
    let mut made: Vec<(Block, ir::Value)> = Vec::new();
    for i in 1..edges.len() as u32 {
        let block = Block::from_u32(i);
        made.push((block, func.append_block_param(block, Type::I32)));
    }
    for &b in info.dom.preorder() {
        let mut known: Vec<ir::Value> = made
            .iter()
            .filter(|(d, _)| info.dom.dominates(*d, b))
            .map(|m| m.1)
            .chain(func.block_params(b).iter().copied())
            .chain([seven])
            .collect();
        let Some(terminator) = func.blocks[b].insts.pop() else {
            continue;
        };
        for _ in 0..2 {
            let pick = |rng: &mut Rng| known[rng.below(known.len() as u32) as usize];
            let data = InstData::Binary {
                op: [ir::BinaryOp::Add, ir::BinaryOp::Mul, ir::BinaryOp::Xor]
                    [rng.below(3) as usize],
                flags: ir::ArithFlags::empty(),
                args: [pick(rng), pick(rng)],
            };
            let inst = func.append_inst(b, data, Type::I32, SourceLoc::NONE);
            let value = func.result(inst).expect("an addition has a result");
            made.push((b, value));
            known.push(value);
        }
        func.blocks[b].insts.push(terminator);
        let mut args: Vec<ir::Value> = Vec::new();
        for _ in 0..4 {
            args.push(known[rng.below(known.len() as u32) as usize]);
        }
        let mut next = args.into_iter().cycle();
        func.for_each_target_mut(terminator, |dest, lists| {
            dest.args.push(next.next().expect("endless"), lists);
        });
        match func.inst_mut(terminator) {
            InstData::Switch { value, .. } => *value = known[0],
            InstData::Branch { cond, .. } => *cond = condition,
            _ => {}
        }
    }
    func
}
