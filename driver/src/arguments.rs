//! Kernel arguments of `amdgpuc run`, as the command line writes them: `i32:7`, `buf:4096=out.bin`.

use crate::image_arguments;
use emu::{Buffer, Device, Image, KernelArg};

/// An argument, read from the command line.
pub struct Argument {
    /// As it was written.
    pub text: String,
    /// What the kernel gets.
    pub value: KernelArg,
    /// The buffer that the kernel gets the address of; of an image, that of its texels.
    pub buffer: Option<Buffer>,
    /// The image that the buffer belongs to.
    pub image: Option<Image>,
    /// The file to which the buffer is written afterwards.
    pub output: Option<String>,
}

impl Argument {
    /// What the kernel left in the buffer: of an image its texels, without gaps between rows.
    pub fn contents(&self, device: &Device) -> Option<Vec<u8>> {
        match &self.image {
            Some(image) => device.read_image(image),
            None => device.read_buffer(self.buffer?),
        }
    }
}

/// Gives the contents of a file that is named.
pub type ReadFile<'a> = &'a mut dyn FnMut(&str) -> Result<Vec<u8>, String>;

/// Reads `KIND:VALUE`; buffers are made on the device.
///
/// # Errors
/// A message for the user, which names the argument.
pub fn read(text: &str, device: &mut Device, files: ReadFile<'_>) -> Result<Argument, String> {
    let wrong = |why: &str| format!("argument '{text}': {why}");
    let (kind, value) = text
        .split_once(':')
        .ok_or_else(|| wrong("it is written KIND:VALUE, for example i32:7 or buf:4096"))?;
    match kind {
        "buf" => return buffer(text, value, device, files).map_err(|e| wrong(&e)),
        "image" => return image(text, value, device, files).map_err(|e| wrong(&e)),
        _ => {}
    }
    let value = match kind {
        "i8" => integer(value, 1),
        "i16" => integer(value, 2),
        "i32" => integer(value, 4),
        "i64" => integer(value, 8),
        "f16" => half(value),
        "f32" => float(value).map(KernelArg::F32),
        "f64" => float(value).map(KernelArg::F64),
        "bytes" => hex(value).map(KernelArg::Bytes),
        "lds" => size(value).map(KernelArg::Local),
        "sampler" => image_arguments::sampler(value, device),
        _ => Err(format!(
            "unknown kind '{kind}' (i8, i16, i32, i64, f16, f32, f64, bytes, buf, image, \
             sampler and lds are known)"
        )),
    };
    Ok(Argument {
        text: text.to_string(),
        value: value.map_err(|e| wrong(&e))?,
        buffer: None,
        image: None,
        output: None,
    })
}

/// A number of so many bytes, signed or unsigned, decimal or hexadecimal.
fn integer(text: &str, bytes: usize) -> Result<KernelArg, String> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let (digits, radix) = match digits.strip_prefix("0x") {
        Some(hex) => (hex, 16),
        None => (digits, 10),
    };
    if digits.is_empty() || !digits.chars().all(|c| c.is_digit(radix)) {
        return Err(format!("'{text}' is no integer"));
    }
    let bits = 8 * bytes as u32;
    // Too many digits for 128 bits are too many for 64.
    let magnitude = i128::from_str_radix(digits, radix).unwrap_or(i128::MAX);
    let value = if negative { -magnitude } else { magnitude };
    let range = -(1i128 << (bits - 1))..1i128 << bits;
    if !range.contains(&value) {
        return Err(format!(
            "{text} is out of range: {bits} bits hold {} to {}",
            range.start,
            range.end - 1
        ));
    }
    Ok(KernelArg::Bytes(value.to_le_bytes()[..bytes].to_vec()))
}

/// The half nearest to a decimal number.
fn half(text: &str) -> Result<KernelArg, String> {
    use rustc_apfloat::{Float, ieee::Half};
    let value = text.parse::<Half>();
    let value = value.map_err(|_| format!("'{text}' is no number"))?;
    Ok(KernelArg::Bytes(
        (value.to_bits() as u16).to_le_bytes().to_vec(),
    ))
}

fn float<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("'{text}' is no number"))
}

fn size<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse()
        .map_err(|_| format!("'{text}' is no number of bytes"))
}

fn hex(text: &str) -> Result<Vec<u8>, String> {
    if let Some(c) = text.chars().find(|c| !c.is_ascii_hexdigit()) {
        return Err(format!("'{c}' is no hexadecimal digit"));
    }
    if text.len() % 2 != 0 {
        return Err("odd number of digits: each byte has two".to_string());
    }
    let byte = |i: usize| u8::from_str_radix(&text[i..i + 2], 16).map_err(|e| e.to_string());
    (0..text.len()).step_by(2).map(byte).collect()
}

/// What stands before `=FILE`, and the name of that file.
fn with_output(value: &str) -> (&str, Option<String>) {
    match value.split_once('=') {
        Some((input, output)) => (input, Some(output.to_string())),
        None => (value, None),
    }
}

/// `SIZE` or `@FILE`, and perhaps `=FILE`.
fn buffer(
    text: &str,
    value: &str,
    device: &mut Device,
    files: ReadFile<'_>,
) -> Result<Argument, String> {
    let (input, output) = with_output(value);
    let full = || "there is not so much memory".to_string();
    let buffer = match input.strip_prefix('@') {
        Some(file) => device.alloc_with(&files(file)?).ok_or_else(full)?,
        None => device.alloc(size(input)?).ok_or_else(full)?,
    };
    Ok(Argument {
        text: text.to_string(),
        value: KernelArg::Buffer(buffer),
        buffer: Some(buffer),
        image: None,
        output,
    })
}

/// An image, and perhaps `=FILE`.
fn image(
    text: &str,
    value: &str,
    device: &mut Device,
    files: ReadFile<'_>,
) -> Result<Argument, String> {
    let (input, output) = with_output(value);
    let image = image_arguments::image(input, device, files)?;
    Ok(Argument {
        text: text.to_string(),
        value: image.into(),
        buffer: Some(image.texels),
        image: Some(image),
        output,
    })
}

/// Farthest that an access is looked for beyond a buffer: allocations have this much room between
/// them.
const REACH: u64 = 1 << 20;

/// Says which argument's buffer an address has left, if it is near one.
pub fn overrun(args: &[Argument], names: &[Option<String>], address: u64) -> Option<String> {
    let near = args.iter().enumerate().filter_map(|(i, arg)| {
        let buffer = arg.buffer?;
        let end = buffer.address + buffer.size;
        let (distance, side) = match address >= end {
            true => (address - end, "after the end"),
            false => (buffer.address.checked_sub(address)?, "before the start"),
        };
        (distance < REACH).then_some((distance, side, i, arg))
    });
    let (distance, side, i, arg) = near.min_by_key(|n| n.0)?;
    let name = match names.get(i).and_then(Option::as_ref) {
        Some(name) => format!(" '{name}'"),
        None => String::new(),
    };
    Some(format!(
        "that is {distance} bytes {side} of the buffer of argument {}{name} ({})",
        i + 1,
        arg.text
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use isa::Target;

    fn no_file(file: &str) -> Result<Vec<u8>, String> {
        Err(format!("{file}: no such file"))
    }

    fn message(text: &str) -> String {
        let mut device = Device::new(Target::parse("gfx906").expect("a processor"));
        read(text, &mut device, &mut no_file)
            .err()
            .expect("an error")
    }

    #[test]
    fn what_is_wrong_with_an_argument_is_said() {
        for (text, says) in [
            ("i8:256", "256 is out of range: 8 bits hold -128 to 255"),
            ("i8:-129", "out of range"),
            ("i64:0x1ffffffffffffffff", "out of range"),
            (
                "i64:99999999999999999999999999999999999999999999999",
                "out of range",
            ),
            ("i32:1.5", "'1.5' is no integer"),
            ("i32:", "'' is no integer"),
            ("i32:--1", "no integer"),
            ("f32:x", "'x' is no number"),
            ("bytes:012", "odd number of digits"),
            ("bytes:0g", "'g' is no hexadecimal digit"),
            ("buf:x", "'x' is no number of bytes"),
            ("banana", "KIND:VALUE"),
            ("i128:1", "unknown kind 'i128'"),
            ("image:2d", "GEOMETRY:SIZE:FORMAT"),
            ("image:2d:8x8", "GEOMETRY:SIZE:FORMAT"),
            ("image:4d:8:r8uint", "unknown geometry '4d'"),
            ("image:2d:8:r8uint", "'8' is no size of a 2d image (WxH)"),
            ("image:2d:8xx:r8uint", "'8xx' is no size"),
            ("image:2d:0x8:r8uint", "0 texels: 1 to 16384"),
            ("image:2d:8x8:rgb8uint", "unknown format 'rgb8uint'"),
            ("image:2d:8x8:r8", "unknown format 'r8'"),
            ("image:1d:4:bgra16unorm", "bgra has channels of 8 bits"),
            ("image:1d:4:r8uint@in.bin", "in.bin: no such file"),
            ("sampler:cubic", "unknown property 'cubic'"),
            ("sampler:", "unknown property ''"),
        ] {
            let said = message(text);
            assert!(
                said.contains(says) && said.contains(text),
                "{text}: '{says}' is not in '{said}'"
            );
        }
    }

    #[test]
    fn images_have_the_texels_of_a_file() {
        let mut device = Device::new(Target::parse("gfx906").expect("a processor"));
        let mut file = |_: &str| Ok((0..24).collect::<Vec<u8>>());
        let text = "image:3d:2x3x4:r8uint@in.bin=out.bin";
        let arg = read(text, &mut device, &mut file).expect(text);
        assert_eq!(arg.output.as_deref(), Some("out.bin"));
        assert_eq!(arg.contents(&device), Some((0..24).collect()));
        for text in ["image:1d:2:r8uint@a", "image:1darray:5x5:r8uint@a"] {
            let said = read(text, &mut device, &mut file).err().unwrap_or_default();
            assert!(said.contains("24 bytes, the image has"), "{said}");
        }
        for text in ["sampler:nearest", "sampler:linear,repeat,normalized"] {
            let arg = read(text, &mut device, &mut file).expect(text);
            assert!(matches!(arg.value, KernelArg::Sampler(_)), "{text}");
        }
    }

    #[test]
    fn values_have_their_bytes() {
        let mut device = Device::new(Target::parse("gfx906").expect("a processor"));
        let mut bytes = |text: &str| match read(text, &mut device, &mut no_file).expect(text).value
        {
            KernelArg::Bytes(bytes) => bytes,
            _ => panic!("{text} is a number"),
        };
        assert_eq!(bytes("i8:255"), [255]);
        assert_eq!(bytes("i8:-128"), [128]);
        assert_eq!(bytes("i16:0x1234"), [0x34, 0x12]);
        assert_eq!(bytes("f16:1"), [0, 0x3c]);
        assert_eq!(bytes("bytes:00ff"), [0, 255]);
    }
}
