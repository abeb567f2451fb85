//! Launches written as lines of text: what is run of the programs that frontends made, and how
//! results are compared.
//!
//! ```text
//! FILE KERNEL GRID WORKGROUP LDS ARGUMENT…
//! ```
//!
//! `FILE` is the beginning of a file's name. An argument is `i32:7`, `f32:0.5`, `bytes:0102ff`,
//! `null`, or `buf:TYPE:COUNT[:LOW:HIGH]`, a buffer of random numbers, the same in every run.

use emu::{CodeObject, Device, KernelArg, LaunchConfig, Mode};
use ir::interp::{ArgValue, Interp, Memory};

/// More than any launch needs.
const INSTRUCTION_LIMIT: u64 = 50_000_000;

/// One launch.
#[derive(Clone, PartialEq, Debug)]
pub struct Launch {
    /// Beginning of the names of the files that it is for.
    pub file: String,
    /// Symbol of the kernel.
    pub kernel: String,
    /// Work-items.
    pub grid: [u32; 3],
    /// Work-items of a group.
    pub workgroup: [u32; 3],
    /// Bytes of dynamic local memory.
    pub lds: u32,
    args: Vec<Arg>,
}

#[derive(Clone, PartialEq, Debug)]
enum Arg {
    Bytes(Vec<u8>),
    Buffer {
        element: Element,
        count: usize,
        bounds: Option<(f64, f64)>,
    },
}

/// Type of a buffer's elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Element {
    /// Bits of an integer, and whether it is signed.
    Int(u32, bool),
    /// Binary16.
    F16,
    /// The upper half of a binary32.
    BF16,
    /// Binary32.
    F32,
    /// Binary64.
    F64,
}

impl Element {
    fn parse(text: &str) -> Option<Element> {
        Some(match text {
            "f16" => Element::F16,
            "bf16" => Element::BF16,
            "f32" => Element::F32,
            "f64" => Element::F64,
            "i1" => Element::Int(8, false),
            _ => {
                let bits: u32 = text.get(1..)?.parse().ok()?;
                Element::Int(bits, text.starts_with('i'))
            }
        })
    }

    /// Size in bytes.
    pub fn size(self) -> usize {
        match self {
            Element::Int(bits, _) => bits as usize / 8,
            Element::F16 | Element::BF16 => 2,
            Element::F32 => 4,
            Element::F64 => 8,
        }
    }

    /// What two results of correct programs may differ by, as a part of their size: some roundings,
    /// which compilers may place differently; 0 for integers.
    fn tolerance(self) -> f64 {
        match self {
            Element::Int(..) => 0.0,
            Element::F16 => 1.0 / 256.0,
            Element::BF16 => 1.0 / 32.0,
            Element::F32 => 1e-5,
            Element::F64 => 1e-13,
        }
    }

    fn value(self, bytes: &[u8]) -> f64 {
        let mut wide = [0u8; 8];
        wide[..bytes.len()].copy_from_slice(bytes);
        let n = u64::from_le_bytes(wide);
        match self {
            Element::Int(bits, true) => ((n << (64 - bits)) as i64 >> (64 - bits)) as f64,
            Element::Int(..) => n as f64,
            Element::F16 => half_value(n as u16),
            Element::BF16 => f64::from(f32::from_bits((n as u32) << 16)),
            Element::F32 => f64::from(f32::from_bits(n as u32)),
            Element::F64 => f64::from_bits(n),
        }
    }

    fn bytes(self, value: f64) -> Vec<u8> {
        match self {
            Element::Int(..) => (value.round() as i64).to_le_bytes()[..self.size()].to_vec(),
            // Rounding does not matter: any numbers will do.
            Element::F16 => half_bits(value).to_le_bytes().to_vec(),
            Element::BF16 => (((value as f32).to_bits() >> 16) as u16)
                .to_le_bytes()
                .to_vec(),
            Element::F32 => (value as f32).to_le_bytes().to_vec(),
            Element::F64 => value.to_le_bytes().to_vec(),
        }
    }

    fn default_bounds(self) -> (f64, f64) {
        match self {
            Element::Int(8, true) => (-20.0, 20.0),
            Element::Int(8, false) => (0.0, 255.0),
            Element::Int(_, true) => (-1e6, 1e6),
            Element::Int(_, false) => (0.0, 1e6),
            _ => (-4.0, 4.0),
        }
    }
}

/// The value of a binary16.
fn half_value(bits: u16) -> f64 {
    let sign = if bits >> 15 == 1 { -1.0 } else { 1.0 };
    let (exponent, mantissa) = (i32::from(bits >> 10 & 31), f64::from(bits & 0x3ff));
    sign * match exponent {
        0 => mantissa * 2f64.powi(-24),
        31 if mantissa == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        _ => (1024.0 + mantissa) * 2f64.powi(exponent - 25),
    }
}

/// A binary16 near a number of moderate size, cut.
fn half_bits(value: f64) -> u16 {
    let sign = u16::from(value < 0.0) << 15;
    let magnitude = value.abs();
    if magnitude < 2f64.powi(-14) {
        return sign;
    }
    let exponent = magnitude.log2().floor() as i32;
    let mantissa = (magnitude * 2f64.powi(10 - exponent)) as u16 & 0x3ff;
    sign | ((exponent + 15) as u16) << 10 | mantissa
}

/// Reads the lines of a file; empty ones and those that begin with `#` are left out.
///
/// # Errors
/// The line that is none.
pub fn parse(text: &str) -> Result<Vec<Launch>, String> {
    let lines = text
        .lines()
        .filter(|l| !l.is_empty() && !l.starts_with('#'));
    lines
        .map(|line| parse_line(line).ok_or_else(|| format!("no launch: {line}")))
        .collect()
}

fn parse_line(line: &str) -> Option<Launch> {
    let mut words = line.split_whitespace();
    let file = words.next()?.to_string();
    let kernel = words.next()?.to_string();
    let mut size = || -> Option<[u32; 3]> {
        let numbers: Vec<u32> = words
            .next()?
            .split(',')
            .map_while(|n| n.parse().ok())
            .collect();
        numbers.try_into().ok()
    };
    let (grid, workgroup) = (size()?, size()?);
    let lds = words.next()?.parse().ok()?;
    let args = words.map(parse_arg).collect::<Option<_>>()?;
    Some(Launch {
        file,
        kernel,
        grid,
        workgroup,
        lds,
        args,
    })
}

fn parse_arg(word: &str) -> Option<Arg> {
    if word == "null" {
        return Some(Arg::Bytes(vec![0; 8]));
    }
    let parts: Vec<&str> = word.split(':').collect();
    Some(match *parts.as_slice() {
        ["i32", n] => Arg::Bytes(n.parse::<i32>().ok()?.to_le_bytes().to_vec()),
        ["i64", n] => Arg::Bytes(n.parse::<i64>().ok()?.to_le_bytes().to_vec()),
        ["f32", x] => Arg::Bytes(x.parse::<f32>().ok()?.to_le_bytes().to_vec()),
        ["bytes", digits] => Arg::Bytes(hex_bytes(digits)?),
        ["buf", element, count, ref bounds @ ..] => Arg::Buffer {
            element: Element::parse(element)?,
            count: count.parse().ok()?,
            bounds: match *bounds {
                [] => None,
                [low, high] => Some((low.parse().ok()?, high.parse().ok()?)),
                _ => return None,
            },
        },
        _ => return None,
    })
}

fn hex_bytes(digits: &str) -> Option<Vec<u8>> {
    let byte = |i| u8::from_str_radix(digits.get(2 * i..2 * i + 2)?, 16).ok();
    (0..digits.len() / 2).map(byte).collect()
}

impl Launch {
    /// The buffers' types.
    pub fn elements(&self) -> Vec<Element> {
        let element = |arg: &Arg| match arg {
            Arg::Buffer { element, .. } => Some(*element),
            Arg::Bytes(_) => None,
        };
        self.args.iter().filter_map(element).collect()
    }

    /// Runs the kernel of a code object; gives the buffers' contents afterwards.
    ///
    /// # Errors
    /// What stopped it, in words.
    pub fn run(&self, code: &[u8]) -> Result<Vec<Vec<u8>>, String> {
        self.run_in(code, Mode::Plain)
    }

    /// The same in a mode of the emulator.
    ///
    /// # Errors
    /// What stopped it, in words.
    pub fn run_in(&self, code: &[u8], mode: Mode) -> Result<Vec<Vec<u8>>, String> {
        let object = CodeObject::load(code).map_err(|e| e.to_string())?;
        let mut device = Device::new(object.target());
        let module = device.load(&object).map_err(|e| e.to_string())?;
        let (mut buffers, mut args) = (Vec::new(), Vec::new());
        let mut seed = SEED;
        for arg in &self.args {
            match arg {
                Arg::Bytes(bytes) => args.push(KernelArg::Bytes(bytes.clone())),
                Arg::Buffer {
                    element,
                    count,
                    bounds,
                } => {
                    let contents = random(*element, *count, *bounds, &mut seed);
                    let buffer = device.alloc_with(&contents).ok_or("out of memory")?;
                    args.push(buffer.into());
                    buffers.push(buffer);
                }
            }
        }
        let mut config =
            LaunchConfig::new(self.grid, self.workgroup).with_instruction_limit(INSTRUCTION_LIMIT);
        config.dynamic_lds = self.lds;
        config.mode = mode;
        device
            .launch(module, &self.kernel, config, &args)
            .map_err(|e| e.to_string())?;
        let read = |b| device.read_buffer(b).ok_or("a buffer is gone".to_string());
        buffers.into_iter().map(read).collect()
    }

    /// Runs the kernel of a module on the interpreter; the same buffers.
    ///
    /// # Errors
    /// What stopped it, in words.
    pub fn interpret(&self, module: &ir::Module) -> Result<Vec<Vec<u8>>, String> {
        let kernel = module
            .function_by_name(&self.kernel)
            .ok_or_else(|| format!("no kernel '{}'", self.kernel))?;
        let mut memory = Memory::new();
        let (mut places, mut args) = (Vec::new(), Vec::new());
        let mut seed = SEED;
        for arg in &self.args {
            args.push(match arg {
                Arg::Bytes(bytes) => ArgValue::Bytes(bytes.clone()),
                Arg::Buffer {
                    element,
                    count,
                    bounds,
                } => {
                    let contents = random(*element, *count, *bounds, &mut seed);
                    let address = memory.alloc(&contents);
                    places.push((address, contents.len()));
                    ArgValue::Bytes(address.to_le_bytes().to_vec())
                }
            });
        }
        let config = ir::interp::LaunchConfig {
            grid: self.grid,
            workgroup: self.workgroup,
            ..ir::interp::LaunchConfig::linear(1, 1)
        };
        Interp::new(module)
            .launch(kernel, &config, &args, &mut memory)
            .map_err(|error| format!("{}: {error}", self.kernel))?;
        let read = |(address, size)| memory.read(address, size).map(<[u8]>::to_vec);
        let contents = places.into_iter().map(read);
        contents.collect::<Result<_, _>>().map_err(|f| f.message)
    }

    /// Compares the buffers of two runs.
    ///
    /// # Errors
    /// The first difference that is too large.
    pub fn compare(&self, ours: &[Vec<u8>], theirs: &[Vec<u8>]) -> Result<(), String> {
        for (i, element) in self.elements().into_iter().enumerate() {
            let (a, b) = (&ours[i], &theirs[i]);
            if a == b {
                continue;
            }
            let values = |bytes: &[u8]| -> Vec<f64> {
                bytes
                    .chunks_exact(element.size())
                    .map(|c| element.value(c))
                    .collect()
            };
            let (a, b) = (values(a), values(b));
            let largest = b
                .iter()
                .copied()
                .filter(|v| v.is_finite())
                .fold(0.0, |m: f64, v| m.max(v.abs()));
            for (k, (&x, &y)) in a.iter().zip(&b).enumerate() {
                let near = (x - y).abs() <= element.tolerance() * largest.max(y.abs());
                if !(x == y || near || (x.is_nan() && y.is_nan())) {
                    return Err(format!(
                        "{}: buffer {i}, element {k}: {x} where {y} is expected",
                        self.kernel
                    ));
                }
            }
        }
        Ok(())
    }
}

const SEED: u64 = 0x9e37_79b9_7f4a_7c15;

/// A buffer of random numbers (xorshift64).
fn random(element: Element, count: usize, bounds: Option<(f64, f64)>, seed: &mut u64) -> Vec<u8> {
    let (low, high) = bounds.unwrap_or_else(|| element.default_bounds());
    let mut contents = Vec::new();
    for _ in 0..count {
        *seed ^= *seed << 13;
        *seed ^= *seed >> 7;
        *seed ^= *seed << 17;
        let part = (*seed >> 11) as f64 / (1u64 << 53) as f64;
        contents.extend(element.bytes(low + part * (high - low)));
    }
    contents
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_launches() {
        let launches =
            parse("# nothing\na.ll k 128,1,1 64,1,1 16 i32:7 null buf:f16:4:-1:1\n").unwrap();
        assert_eq!(launches[0].workgroup, [64, 1, 1]);
        assert_eq!(launches[0].elements(), [Element::F16]);
        assert!(parse("a.ll k 128,1 64,1,1 0").is_err());
        assert!(parse("a.ll k 1,1,1 1,1,1 0 buf:f99x:1").is_err());
    }

    #[test]
    fn halves_have_their_values() {
        for (bits, value) in [(0x3c00, 1.0), (0xc500, -5.0), (0x0001, 2f64.powi(-24))] {
            assert_eq!(half_value(bits), value);
        }
        assert_eq!(half_bits(-5.0), 0xc500);
        assert_eq!(half_bits(1.5), 0x3e00);
    }

    #[test]
    fn integers_must_be_equal_and_floats_near() {
        let launch = parse_line("a k 1,1,1 1,1,1 0 buf:i32:1 buf:f32:1").unwrap();
        let run = |n: i32, x: f32| vec![n.to_le_bytes().to_vec(), x.to_le_bytes().to_vec()];
        assert!(launch.compare(&run(1, 1.0), &run(1, 1.000001)).is_ok());
        assert!(launch.compare(&run(1, 1.0), &run(2, 1.0)).is_err());
        assert!(launch.compare(&run(1, 1.0), &run(1, 1.01)).is_err());
        assert!(launch.compare(&run(1, f32::NAN), &run(1, 1.0)).is_err());
    }
}
