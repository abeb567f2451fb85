//! `interpreter`: programs of a small stack machine.

use super::Case;
use super::args::Arg;
use super::rng::{Rng, bytes};

pub(super) fn cases() -> Vec<Case> {
    vec![
        interpreter("mixed", 100, 128, 64, 400),
        interpreter("partial-group", 90, 90, 50, 400),
        interpreter("one", 1, 64, 64, 400),
        interpreter("little-fuel", 64, 64, 64, 20),
    ]
}

/// An instruction of the machine; the discriminants are the encoding.
#[derive(Clone, Copy)]
enum Op {
    Halt,
    Push(i32),
    Input,
    Add,
    Sub,
    Mul,
    Div,
    Dup,
    Swap,
    Over,
    /// Relative to the instruction that follows.
    Jump(i32),
    JumpIf(i32),
    Less,
    Equal,
    Drop,
    Shl,
    Unknown,
}

impl Op {
    fn encode(self) -> u32 {
        let (code, immediate) = match self {
            Op::Halt => (0, 0),
            Op::Push(value) => (1, value),
            Op::Input => (2, 0),
            Op::Add => (3, 0),
            Op::Sub => (4, 0),
            Op::Mul => (5, 0),
            Op::Div => (6, 0),
            Op::Dup => (7, 0),
            Op::Swap => (8, 0),
            Op::Over => (9, 0),
            Op::Jump(by) => (10, by),
            Op::JumpIf(by) => (11, by),
            Op::Less => (12, 0),
            Op::Equal => (13, 0),
            Op::Drop => (14, 0),
            Op::Shl => (15, 0),
            Op::Unknown => (77, 0),
        };
        (immediate << 8) as u32 | code
    }
}

/// How a run ends badly; the discriminants are what the kernel reports.
#[derive(Clone, Copy, PartialEq, Debug)]
#[repr(u32)]
enum Fault {
    Unknown = 0x8000_0001,
    Depth = 0x8000_0002,
    Division = 0x8000_0003,
    Fuel = 0x8000_0004,
}

const STACK: usize = 16;

fn run(program: &[Op], input: i32, fuel: u32) -> Result<i32, Fault> {
    let mut stack: Vec<i32> = Vec::new();
    let mut pc = 0i32;
    for _ in 0..fuel {
        let op = program[pc as usize];
        pc += 1;
        // No operation is begun with a full stack.
        if stack.len() == STACK {
            return Err(Fault::Depth);
        }
        match op {
            Op::Halt => return Ok(stack.last().copied().unwrap_or(0)),
            Op::Unknown => return Err(Fault::Unknown),
            Op::Push(value) => stack.push(value),
            Op::Input => stack.push(input),
            Op::Dup => stack.push(stack[stack.len() - 1]),
            Op::Over => stack.push(stack[stack.len() - 2]),
            Op::Swap => {
                let top = stack.len() - 1;
                stack.swap(top, top - 1);
            }
            Op::Drop => _ = pop(&mut stack),
            Op::Jump(by) => pc += by,
            Op::JumpIf(by) => pc += if pop(&mut stack) != 0 { by } else { 0 },
            Op::Add => binary(&mut stack, i32::wrapping_add),
            Op::Sub => binary(&mut stack, i32::wrapping_sub),
            Op::Mul => binary(&mut stack, i32::wrapping_mul),
            Op::Less => binary(&mut stack, |a, b| i32::from(a < b)),
            Op::Equal => binary(&mut stack, |a, b| i32::from(a == b)),
            Op::Shl => binary(&mut stack, |a, b| a.wrapping_shl(b as u32)),
            Op::Div => {
                if matches!(stack.last(), Some(0 | -1)) {
                    return Err(Fault::Division);
                }
                binary(&mut stack, |a, b| a / b);
            }
        }
    }
    Err(Fault::Fuel)
}

fn pop(stack: &mut Vec<i32>) -> i32 {
    stack
        .pop()
        .expect("the programs never take from an empty stack")
}

/// Replaces the two topmost values by one.
fn binary(stack: &mut Vec<i32>, compute: impl Fn(i32, i32) -> i32) {
    let b = pop(stack);
    let a = pop(stack);
    stack.push(compute(a, b));
}

/// The programs; the last ones end in each of the faults.
fn programs() -> Vec<Vec<Op>> {
    use Op::*;
    vec![
        // The factorial of the input modulo 2^32.
        vec![
            Push(1),
            Input, // product n
            Dup,
            Push(2),
            Less,
            JumpIf(7), // while n >= 2
            Swap,
            Over,
            Mul,
            Swap, // product*n n
            Push(-1),
            Add,
            Jump(-11),
            Drop,
            Halt,
        ],
        // Sum of the squares up to the input.
        vec![
            Push(0),
            Input, // sum n
            Dup,
            Push(1),
            Less,
            JumpIf(8), // while n >= 1
            Swap,
            Over,
            Dup,
            Mul,
            Add,
            Swap, // sum+n*n n
            Push(-1),
            Jump(2), // to the end of the loop
            Drop,
            Halt,
            Add,
            Jump(-16),
        ],
        // Greatest common divisor of the input and 84 by subtraction.
        vec![
            Input,
            Push(84), // a b
            Over,
            Over,
            Equal,
            JumpIf(10), // until a == b
            Over,
            Over,
            Less,
            JumpIf(3), // a > b: swap, so that a < b
            Swap,
            Jump(1),
            Halt,
            Over,
            Sub,
            Jump(-14), // b - a
            Halt,
        ],
        // The input shifted by 31, and by 33, which is by 1: the count is taken modulo 32.
        vec![Input, Push(31), Shl, Input, Push(33), Shl, Add, Halt],
        // 1000 divided by the input less 5.
        vec![Push(1000), Input, Push(5), Sub, Div, Halt],
        // An empty stack at the end.
        vec![Push(7), Drop, Halt],
        // Fills the stack.
        vec![Input, Jump(-2)],
        // Never ends.
        vec![Push(1), JumpIf(-2)],
        vec![Input, Unknown],
        vec![Input, Push(0), Div, Halt],
    ]
}

fn interpreter(variant: &str, n: usize, grid: u32, group: u32, fuel: u32) -> Case {
    let programs = programs();
    let mut code = Vec::new();
    let mut start = Vec::new();
    for program in &programs {
        start.push(code.len() as u32);
        code.extend(program.iter().map(|op| op.encode()));
    }
    let mut rng = Rng::new(1101);
    let input = rng.vec(n, |rng| rng.range(1, 20) as i32);
    let choice = rng.vec(n, |rng| rng.range(0, programs.len() as i64) as usize);
    let entry: Vec<u32> = choice.iter().map(|&program| start[program]).collect();
    let result: Vec<u32> = choice
        .iter()
        .zip(&input)
        .map(
            |(&program, &input)| match run(&programs[program], input, fuel) {
                Ok(value) => value as u32,
                Err(fault) => fault as u32,
            },
        )
        .collect();
    let args = vec![
        Arg::input(bytes(&code)),
        Arg::input(bytes(&entry)),
        Arg::input(bytes(&input)),
        Arg::output(bytes(&result)),
        Arg::U32(n as u32),
        Arg::U32(fuel),
    ];
    Case::linear("interpreter", variant, grid, group, args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_compute_what_they_say() {
        let programs = programs();
        assert_eq!(run(&programs[0], 5, 1000), Ok(120));
        assert_eq!(run(&programs[1], 10, 1000), Ok(385));
        assert_eq!(run(&programs[2], 18, 1000), Ok(6));
        assert_eq!(run(&programs[3], 3, 1000), Ok(i32::MIN + 6));
        assert_eq!(run(&programs[4], 15, 1000), Ok(100));
        assert_eq!(run(&programs[4], 5, 1000), Err(Fault::Division));
        assert_eq!(run(&programs[5], 1, 1000), Ok(0));
        assert_eq!(run(&programs[6], 1, 1000), Err(Fault::Depth));
        assert_eq!(run(&programs[7], 1, 1000), Err(Fault::Fuel));
        assert_eq!(run(&programs[8], 1, 1000), Err(Fault::Unknown));
        assert_eq!(run(&programs[9], 1, 1000), Err(Fault::Division));
    }
}
