//! Small kernels, written line by line: operands come from buffers that the host filled, results go
//! to a buffer that is compared.
//!
//! The same lines stand twice in a kernel: with operands that differ from lane to lane, and with
//! operands that are the same in all of them, for which other instructions are selected.

use super::types::Ty;
use std::fmt::Write;
use std::sync::OnceLock;

/// Lanes of a launch.
pub const LANES: usize = 64;
/// Bytes from an operand or result of a lane to that of the next lane.
pub const LANE: usize = 256;
/// Bytes of a region: an operand or a result of all lanes.
pub const REGION: usize = LANE * LANES;
/// Regions of operands.
pub const OPERANDS: usize = 4;
/// Regions of results.
pub const RESULTS: usize = 12;

/// The buffers of operands, in the order of the kernel's parameters.
pub const INPUTS: [&str; 5] = ["ints", "half", "bfloat", "float", "double"];

/// Where operands come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lanes {
    /// Each lane has its own.
    #[default]
    Divergent,
    /// All have the same.
    Uniform,
}

/// A kernel that is being written.
#[derive(Default)]
pub struct Program {
    /// Lines before the kernel: variables, functions, declarations.
    pub before: String,
    /// Lines after it: attribute groups and metadata.
    pub after: String,
    /// Attributes of the kernel.
    pub attributes: String,
    body: String,
    values: usize,
    operands: usize,
    results: usize,
    lanes: Lanes,
}

impl Program {
    /// An empty one.
    pub fn new() -> Program {
        Program::default()
    }

    /// The kernel whose lines are written for both kinds of operands.
    pub fn both(write: impl Fn(&mut Program)) -> String {
        let mut program = Program::new();
        write(&mut program);
        let before = std::mem::take(&mut program.before);
        let after = std::mem::take(&mut program.after);
        program.operands = 0;
        program.lanes = Lanes::Uniform;
        write(&mut program);
        (program.before, program.after) = (before, after);
        program.finish()
    }

    /// The kernel whose lines are written once, with operands that differ.
    pub fn once(write: impl Fn(&mut Program)) -> String {
        let mut program = Program::new();
        write(&mut program);
        program.finish()
    }

    /// A name that is not taken yet, without its `%`.
    pub fn name(&mut self) -> String {
        self.values += 1;
        format!("v{}", self.values)
    }

    /// A line.
    pub fn line(&mut self, text: &str) {
        writeln!(self.body, "  {text}").expect("text");
    }

    /// A line that begins a block.
    pub fn label(&mut self, name: &str) {
        writeln!(self.body, "{name}:").expect("text");
    }

    /// An instruction with a result; gives that.
    pub fn set(&mut self, text: &str) -> String {
        let name = format!("%{}", self.name());
        self.line(&format!("{name} = {text}"));
        name
    }

    /// Is it the second time that the lines are written?
    pub fn is_uniform(&self) -> bool {
        self.lanes == Lanes::Uniform
    }

    /// The address of the next operand in a buffer.
    fn operand(&mut self, buffer: &str) -> String {
        let region = self.operands % OPERANDS * REGION;
        self.operands += 1;
        if self.is_uniform() {
            let offset = region + 5 * LANE;
            return self.set(&format!(
                "getelementptr i8, ptr addrspace(1) %{buffer}, i64 {offset}"
            ));
        }
        let base = self.set(&format!(
            "getelementptr i8, ptr addrspace(1) %{buffer}, i64 {region}"
        ));
        self.set(&format!(
            "getelementptr i8, ptr addrspace(1) {base}, i64 %lane"
        ))
    }

    /// An operand: a load of what the host wrote.
    pub fn load(&mut self, ty: &Ty) -> String {
        let buffer = match ty.scalar() {
            Ty::Float(name) => *name,
            _ => "ints",
        };
        let place = self.operand(buffer);
        match ty.int_bits() {
            Some(bits) if bits % 8 != 0 => {
                let whole = ty.with_scalar(Ty::Int(bits.next_multiple_of(8)));
                let value = self.set(&format!("load {whole}, ptr addrspace(1) {place}, align 16"));
                self.set(&format!("trunc {whole} {value} to {ty}"))
            }
            _ => self.set(&format!("load {ty}, ptr addrspace(1) {place}, align 16")),
        }
    }

    /// Where the next result of the lane goes.
    pub fn result(&mut self) -> String {
        let region = self.results % RESULTS * REGION;
        self.results += 1;
        let base = self.set(&format!(
            "getelementptr i8, ptr addrspace(1) %out, i64 {region}"
        ));
        self.set(&format!(
            "getelementptr i8, ptr addrspace(1) {base}, i64 %lane"
        ))
    }

    /// Stores a result.
    pub fn store(&mut self, ty: &Ty, value: &str) {
        let (mut ty, mut value) = (ty.clone(), value.to_string());
        if let Some(bits) = ty.int_bits().filter(|bits| bits % 8 != 0) {
            let whole = ty.with_scalar(Ty::Int(bits.next_multiple_of(8)));
            value = self.set(&format!("zext {ty} {value} to {whole}"));
            ty = whole;
        }
        let place = self.result();
        self.line(&format!(
            "store {ty} {value}, ptr addrspace(1) {place}, align 16"
        ));
    }

    /// The module's text.
    pub fn finish(self) -> String {
        let inputs = INPUTS.map(|name| format!("ptr addrspace(1) %{name}"));
        format!(
            "target triple = \"amdgcn-amd-amdhsa\"
{before}declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out, {inputs}){attributes} {{
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %bytes = mul i32 %id, {LANE}
  %lane = zext i32 %bytes to i64
{body}  ret void
}}
{after}",
            before = self.before,
            inputs = inputs.join(", "),
            attributes = self.attributes,
            body = self.body,
            after = self.after,
        )
    }
}

/// What the host writes into the buffer of operands with this name.
pub fn contents(buffer: &str) -> &'static [u8] {
    static MADE: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    let made = MADE.get_or_init(|| INPUTS.iter().map(|name| make(name)).collect());
    let at = INPUTS.iter().position(|name| *name == buffer);
    &made[at.unwrap_or(0)]
}

fn make(buffer: &str) -> Vec<u8> {
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let size = REGION * OPERANDS;
    if buffer == "ints" {
        return integers(&mut random, size);
    }
    let mut bytes = Vec::with_capacity(size);
    while bytes.len() < size {
        // Quarters from -16 to 16: exact in every format, and no operation of one makes a NaN that
        // two compilers may spell differently.
        let number = (random.next() % 129) as f64 / 4.0 - 16.0;
        let number = if number == 0.0 { 1.0 } else { number };
        match buffer {
            "half" => bytes.extend(half(number).to_le_bytes()),
            "bfloat" => bytes.extend(((number as f32).to_bits() >> 16).to_le_bytes()[..2].iter()),
            "float" => bytes.extend((number as f32).to_le_bytes()),
            _ => bytes.extend(number.to_le_bytes()),
        }
    }
    bytes
}

/// Random bytes; some lanes have zeros, ones, and small numbers.
fn integers(random: &mut Random, size: usize) -> Vec<u8> {
    let byte = |at: usize| match at / LANE % LANES % 16 {
        1 => 0,
        2 => 0xff,
        3 => u8::from(at % 8 == 0) * (random.next() % 100) as u8,
        4 => u8::from(at % 4 == 0) * (random.next() % 32) as u8,
        _ => (random.next() >> 32) as u8,
    };
    (0..size).map(byte).collect()
}

/// A binary16 of a number that it has exactly.
fn half(number: f64) -> u16 {
    let bits = (number as f32).to_bits();
    let (sign, exponent, mantissa) = (bits >> 31, bits >> 23 & 255, bits >> 13 & 1023);
    (sign << 15 | (exponent + 15 - 127) << 10 | mantissa) as u16
}

/// xorshift64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 >> 11
    }
}
