//! Random expressions of one variable, before and after simplification, on the reference
//! interpreter: for all values of 8 bits, and for corner cases and random values of more.

use crate::{Pass, run};
use amdgpuc_lower::opt::{cse, dce, simplify};
use ir::builder::FunctionBuilder;
use ir::interp::{ArgValue, Interp, LaunchConfig, Memory};
use ir::{AddrSpace, BinaryOp, IntCC, Intrinsic, Module, Type, Value};

const PASSES: [Pass; 4] = [simplify::run, cse::run, simplify::run, dce::run];

struct Rng(u64);

impl Rng {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

const CONDITIONS: [IntCC; 10] = [
    IntCC::Eq,
    IntCC::Ne,
    IntCC::Ugt,
    IntCC::Uge,
    IntCC::Ult,
    IntCC::Ule,
    IntCC::Sgt,
    IntCC::Sge,
    IntCC::Slt,
    IntCC::Sle,
];

/// Makes expressions of integers of one width; narrower and wider ones come up in between.
struct Expressions<'a, 'b> {
    b: &'a mut FunctionBuilder<'b>,
    rng: &'a mut Rng,
    ty: Type,
    width: u32,
    values: Vec<Value>,
}

impl Expressions<'_, '_> {
    fn constant(&mut self) -> Value {
        let top = 1i128 << (self.width - 1);
        let random = i128::from(self.rng.next() as u32) % 50;
        let power = 1i128 << self.rng.below(self.width as usize);
        let near = self.rng.pick(&[-1, 0, 1]);
        let n = self.rng.pick(&[
            0,
            1,
            2,
            3,
            -1,
            top,
            top - 1,
            random,
            -random,
            power + near,
            power,
        ]);
        self.b.iconst(self.ty, n)
    }

    fn operand(&mut self) -> Value {
        if self.rng.below(3) == 0 {
            return self.constant();
        }
        // Recent values more often.
        let len = self.values.len();
        let back = self.rng.below(len.min(4));
        self.values[len - 1 - back]
    }

    fn condition(&mut self) -> Value {
        let cond = self.rng.pick(&CONDITIONS);
        let (x, y) = (self.operand(), self.operand());
        let c = self.b.icmp(cond, x, y);
        match self.rng.below(4) {
            0 => self.b.not_bit(c),
            1 => {
                let (z, cond) = (self.operand(), self.rng.pick(&CONDITIONS));
                let d = self.b.icmp(cond, x, z);
                let op = self.rng.pick(&[BinaryOp::And, BinaryOp::Or, BinaryOp::Xor]);
                self.b.binary(op, c, d)
            }
            _ => c,
        }
    }

    fn step(&mut self) -> Value {
        use BinaryOp::*;
        match self.rng.below(10) {
            0..=3 => {
                let op = self.rng.pick(&[Add, Sub, Mul, And, Or, Xor]);
                let (x, y) = (self.operand(), self.operand());
                self.b.binary(op, x, y)
            }
            4 => {
                let op = self.rng.pick(&[Shl, LShr, AShr]);
                let amount = self.rng.below(self.width as usize);
                let (x, n) = (self.operand(), self.b.iconst(self.ty, amount as i128));
                self.b.binary(op, x, n)
            }
            5 => self.division(),
            6 | 7 => {
                let c = self.condition();
                let (x, y) = (self.operand(), self.operand());
                self.b.select(c, x, y)
            }
            8 => self.conversion(),
            _ => self.function(),
        }
    }

    /// By constants other than 0 and -1.
    fn division(&mut self) -> Value {
        use BinaryOp::*;
        let op = self.rng.pick(&[UDiv, SDiv, URem, SRem]);
        let x = self.operand();
        let y = loop {
            let y = self.constant();
            let n = self.b.as_int_const(y).unwrap_or(0);
            if n != 0 && n != (u128::MAX >> (128 - self.width)) {
                break y;
            }
        };
        self.b.binary(op, x, y)
    }

    /// Through another width and back.
    fn conversion(&mut self) -> Value {
        let x = self.operand();
        let other = self.rng.pick(&[8u16, 16, 24, 32, 64]);
        let ty = self.b.ctx.types.int(other);
        let there = match u32::from(other).cmp(&self.width) {
            std::cmp::Ordering::Less => self.b.trunc(x, ty),
            std::cmp::Ordering::Equal => return x,
            _ if self.rng.below(2) == 0 => self.b.zext(x, ty),
            _ => self.b.sext(x, ty),
        };
        let there = match self.rng.below(3) {
            0 => {
                let n = self.b.iconst(ty, 1 + self.rng.below(7) as i128);
                let op =
                    self.rng
                        .pick(&[BinaryOp::Add, BinaryOp::LShr, BinaryOp::AShr, BinaryOp::And]);
                self.b.binary(op, there, n)
            }
            _ => there,
        };
        match u32::from(other).cmp(&self.width) {
            std::cmp::Ordering::Less if self.rng.below(2) == 0 => self.b.zext(there, self.ty),
            std::cmp::Ordering::Less => self.b.sext(there, self.ty),
            _ => self.b.trunc(there, self.ty),
        }
    }

    fn function(&mut self) -> Value {
        use Intrinsic::*;
        let (x, y) = (self.operand(), self.operand());
        let id = self.rng.pick(&[
            SMin, SMax, UMin, UMax, UAddSat, SSubSat, Abs, Ctpop, Bitreverse, Fshl,
        ]);
        match id {
            Abs => {
                let zero = self.b.bconst(false);
                self.b.intrinsic(id, self.ty, &[x, zero])
            }
            Ctpop | Bitreverse => self.b.intrinsic(id, self.ty, &[x]),
            Fshl => {
                let n = self.constant();
                self.b.intrinsic(id, self.ty, &[x, y, n])
            }
            _ => self.b.intrinsic(id, self.ty, &[x, y]),
        }
    }
}

trait NotBit {
    fn not_bit(&mut self, c: Value) -> Value;
}

impl NotBit for FunctionBuilder<'_> {
    fn not_bit(&mut self, c: Value) -> Value {
        let one = self.bconst(true);
        self.xor(c, one)
    }
}

/// A kernel that computes a random expression of each element of its input.
fn kernel(rng: &mut Rng, width: u16) -> Module {
    let mut m = Module::new();
    let global = Type::ptr(AddrSpace::Global);
    let ty = m.ctx.types.int(width);
    let k = m.add_kernel("k", &[global, global]);
    let mut b = m.build(k);
    let entry = b.create_entry();
    let args = b.params(entry);
    let id = b.intrinsic(Intrinsic::WorkitemIdX, Type::I32, &[]);
    let index = b.zext(id, Type::I64);
    let from = b.gep(ty, args[0], &[index]);
    let x = b.load(ty, from, 1);
    let mut e = Expressions {
        b: &mut b,
        rng,
        ty,
        width: u32::from(width),
        values: vec![x],
    };
    for _ in 0..8 {
        let value = e.step();
        e.values.push(value);
    }
    let result = e.values[e.values.len() - 1];
    let to = b.gep(ty, args[1], &[index]);
    b.store(result, to, 1);
    b.ret_void();
    m
}

fn results(m: &Module, input: &[u8], items: u32) -> Vec<u8> {
    let kernel = m.function_by_name("k").expect("the kernel");
    let mut memory = Memory::new();
    let from = memory.alloc(input);
    let to = memory.alloc_zeroed(input.len());
    let args = [ArgValue::ptr(from), ArgValue::ptr(to)];
    let config = LaunchConfig::linear(items, items);
    Interp::new(m)
        .launch(kernel, &config, &args, &mut memory)
        .unwrap_or_else(|e| panic!("{e}\n{}", ir::printer::print_module(m)));
    memory.read(to, input.len()).expect("output").to_vec()
}

fn inputs(rng: &mut Rng, width: u16) -> Vec<u64> {
    if width == 8 {
        return (0..256).collect();
    }
    let top = 1u64 << (width - 1);
    let corners = [
        0,
        1,
        2,
        3,
        7,
        top - 1,
        top,
        top + 1,
        top | 1,
        u64::MAX,
        u64::MAX - 1,
    ];
    let random = (0..53).map(|_| rng.next() << 16 ^ rng.next());
    let shifted = random
        .enumerate()
        .map(|(i, x)| x >> (i % usize::from(width)));
    corners.into_iter().chain(shifted).collect()
}

fn check(width: u16, count: u64) {
    for seed in 0..count {
        let mut rng = Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let original = kernel(&mut rng, width);
        let values = inputs(&mut rng, width);
        let bytes = usize::from(width / 8);
        let input: Vec<u8> = values
            .iter()
            .flat_map(|x| x.to_le_bytes()[..bytes].to_vec())
            .collect();
        let mut simplified = original.clone();
        run(&mut simplified, &PASSES);
        let items = values.len() as u32;
        let want = results(&original, &input, items);
        let got = results(&simplified, &input, items);
        if want != got {
            let at = want.iter().zip(&got).position(|(a, b)| a != b);
            let at = at.unwrap_or(0) / bytes;
            panic!(
                "seed {seed}: input {:#x}\n{}\n{}",
                values[at],
                ir::printer::print_module(&original),
                ir::printer::print_module(&simplified)
            );
        }
    }
}

#[test]
fn of_8_bits() {
    check(8, 1500);
}

#[test]
fn of_16_bits() {
    check(16, 1500);
}

#[test]
fn of_32_bits() {
    check(32, 3000);
}

#[test]
fn of_64_bits() {
    check(64, 1500);
}
