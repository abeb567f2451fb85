//! The buffer that kernels print into.
//!
//! It begins with two words: how many bytes behind them are in use, and how many there are. Each
//! `printf` took a part of these: the number of its format, and the arguments, each as many bytes
//! as the format's entry in the metadata says (`amdhsa.printf`: number, count of arguments, their
//! sizes, format, between colons; AMDGPUUsage, "Code Object V3 Metadata"). A string that was
//! constant stands there itself.

use crate::float::half;

/// Bytes of the buffer behind its two words, when nothing else is asked for.
pub(crate) const SIZE: u32 = 1 << 20;

/// Bytes of the two words.
const HEADER: usize = 8;

/// The contents of a buffer that is not used yet.
pub(crate) fn empty() -> Vec<u8> {
    let mut bytes = vec![0; HEADER + SIZE as usize];
    bytes[4..HEADER].copy_from_slice(&SIZE.to_le_bytes());
    bytes
}

/// An entry of the metadata.
struct Format {
    id: u32,
    sizes: Vec<usize>,
    text: Vec<u8>,
}

impl Format {
    fn parse(entry: &str) -> Option<Format> {
        let (id, rest) = entry.split_once(':')?;
        let (count, mut rest) = rest.split_once(':')?;
        let mut sizes = Vec::new();
        for _ in 0..count.parse::<u32>().ok()? {
            let (size, after) = rest.split_once(':')?;
            sizes.push(size.parse().ok()?);
            rest = after;
        }
        Some(Format {
            id: id.parse().ok()?,
            sizes,
            text: unescaped(rest),
        })
    }
}

/// The format without the escapes that the metadata has: those of C, and octal numbers.
fn unescaped(text: &str) -> Vec<u8> {
    let mut out = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        rest = after;
        let [escape, after @ ..] = rest else {
            out.push(*first);
            break;
        };
        if *first != b'\\' {
            out.push(*first);
            continue;
        }
        let digits = rest
            .iter()
            .take(3)
            .take_while(|c| (b'0'..b'8').contains(*c));
        let digits = digits.count();
        if digits > 0 {
            let value = rest[..digits]
                .iter()
                .fold(0u32, |v, c| v * 8 + u32::from(c - b'0'));
            out.push(value as u8);
            rest = &rest[digits..];
            continue;
        }
        out.push(match escape {
            b'a' => 7,
            b'b' => 8,
            b'f' => 12,
            b'n' => b'\n',
            b'r' => b'\r',
            b't' => b'\t',
            b'v' => 11,
            other => *other,
        });
        rest = after;
    }
    out
}

/// What was printed, in the order of the buffer.
///
/// # Errors
/// What of the buffer no format describes.
pub(crate) fn text(formats: &[String], buffer: &[u8]) -> Result<Vec<u8>, String> {
    let word = |at: usize| -> Option<u32> {
        let bytes = buffer.get(at..at + 4)?;
        Some(u32::from_le_bytes(bytes.try_into().ok()?))
    };
    let formats: Vec<Format> = formats.iter().filter_map(|f| Format::parse(f)).collect();
    let used = word(0).ok_or("no buffer")? as usize;
    let end = (HEADER + used).min(buffer.len());
    let (mut at, mut out) = (HEADER, Vec::new());
    while at < end {
        let id = word(at).ok_or("the last entry is not whole")?;
        let format = formats.iter().find(|f| f.id == id);
        let format = format.ok_or_else(|| format!("no printf has the number {id}"))?;
        at += 4;
        let mut args = Vec::new();
        for &size in &format.sizes {
            let arg = buffer.get(at..at + size);
            args.push(arg.ok_or("the last entry is not whole")?);
            // Arguments begin at multiples of 4.
            at += size.next_multiple_of(4);
        }
        print(&format.text, &args, &mut out);
    }
    Ok(out)
}

/// A conversion of a format: `%-8.3v4hlf`.
#[derive(Default)]
struct Conversion {
    flags: Vec<u8>,
    width: Option<usize>,
    precision: Option<usize>,
    /// Elements of a vector.
    vector: Option<usize>,
    kind: u8,
}

/// Reads the conversion behind a `%`; gives how long it is. `*` takes an argument.
fn conversion(text: &[u8], mut next: impl FnMut() -> i64) -> (Conversion, usize) {
    let (mut it, mut at) = (Conversion::default(), 0);
    let peek = |at: usize| text.get(at).copied().unwrap_or(0);
    while b"-+ #0".contains(&peek(at)) && peek(at) != 0 {
        it.flags.push(peek(at));
        at += 1;
    }
    let mut number = |at: &mut usize| {
        if peek(*at) == b'*' {
            *at += 1;
            return Some(next().unsigned_abs() as usize);
        }
        let from = *at;
        while peek(*at).is_ascii_digit() {
            *at += 1;
        }
        std::str::from_utf8(&text[from..*at]).ok()?.parse().ok()
    };
    it.width = number(&mut at);
    if peek(at) == b'.' {
        at += 1;
        it.precision = Some(number(&mut at).unwrap_or(0));
    }
    if peek(at) == b'v' {
        at += 1;
        it.vector = number(&mut at);
    }
    while b"hljztL".contains(&peek(at)) && peek(at) != 0 {
        at += 1;
    }
    it.kind = peek(at);
    (it, (at + 1).min(text.len()))
}

/// An integer of up to eight bytes.
fn unsigned(bytes: &[u8]) -> u64 {
    let mut word = [0; 8];
    let count = bytes.len().min(8);
    word[..count].copy_from_slice(&bytes[..count]);
    u64::from_le_bytes(word)
}

fn signed(bytes: &[u8]) -> i64 {
    let unused = 64 - 8 * bytes.len().clamp(1, 8) as u32;
    (unsigned(bytes) << unused) as i64 >> unused
}

fn float(bytes: &[u8]) -> f64 {
    match bytes.len() {
        2 => half::widen(unsigned(bytes) as u32),
        4 => f64::from(f32::from_bits(unsigned(bytes) as u32)),
        _ => f64::from_bits(unsigned(bytes)),
    }
}

/// Prints a format with its arguments.
fn print(text: &[u8], args: &[&[u8]], out: &mut Vec<u8>) {
    let mut args = args.iter().copied();
    let mut at = 0;
    while at < text.len() {
        let c = text[at];
        at += 1;
        if c != b'%' {
            out.push(c);
            continue;
        }
        let (it, length) = conversion(&text[at..], || args.next().map_or(0, signed));
        at += length;
        if it.kind == b'%' {
            out.push(b'%');
            continue;
        }
        let arg = args.next().unwrap_or(&[]);
        // A vector of three has the room of four.
        let room = it.vector.map_or(1, |n| if n == 3 { 4 } else { n });
        let size = (arg.len() / room).max(1);
        for (i, element) in arg.chunks(size).take(it.vector.unwrap_or(1)).enumerate() {
            if i > 0 {
                out.push(b',');
            }
            out.extend(padded(&it, one(&it, element)));
        }
    }
}

/// One value, without padding.
fn one(it: &Conversion, bytes: &[u8]) -> Vec<u8> {
    let sign = |negative: bool| match negative {
        true => "-",
        false if it.flags.contains(&b'+') => "+",
        false if it.flags.contains(&b' ') => " ",
        false => "",
    };
    let prefix = |p: &'static str, value: u64| match it.flags.contains(&b'#') && value != 0 {
        true => p,
        false => "",
    };
    let digits = |text: String| {
        let least = it.precision.unwrap_or(1);
        format!("{text:0>least$}")
    };
    let value = unsigned(bytes);
    match it.kind {
        b'd' | b'i' => {
            let value = signed(bytes);
            let text = digits(value.unsigned_abs().to_string());
            format!("{}{text}", sign(value < 0)).into_bytes()
        }
        b'u' => digits(value.to_string()).into_bytes(),
        b'x' => format!("{}{}", prefix("0x", value), digits(format!("{value:x}"))).into_bytes(),
        b'X' => format!("{}{}", prefix("0X", value), digits(format!("{value:X}"))).into_bytes(),
        b'o' => format!("{}{}", prefix("0", value), digits(format!("{value:o}"))).into_bytes(),
        b'p' => format!("0x{value:x}").into_bytes(),
        b'c' => vec![value as u8],
        b's' => {
            let end = bytes.iter().position(|b| *b == 0).unwrap_or(bytes.len());
            bytes[..end.min(it.precision.unwrap_or(end))].to_vec()
        }
        _ => {
            let value = float(bytes);
            let text = real(it, value.abs());
            format!("{}{text}", sign(value.is_sign_negative())).into_bytes()
        }
    }
}

/// A number that is not negative, as `%f`, `%e`, `%g` or `%a` print it.
fn real(it: &Conversion, value: f64) -> String {
    let upper = it.kind.is_ascii_uppercase();
    let places = it.precision.unwrap_or(6);
    let text = match it.kind.to_ascii_lowercase() {
        _ if value.is_nan() => "nan".to_string(),
        _ if value.is_infinite() => "inf".to_string(),
        b'e' => exponent(value, places),
        b'g' => shortest(value, places.max(1), it.flags.contains(&b'#')),
        b'a' => hexadecimal(value),
        _ => format!("{value:.places$}"),
    };
    if upper { text.to_uppercase() } else { text }
}

/// `1.5e+00`
fn exponent(value: f64, places: usize) -> String {
    let text = format!("{value:.places$e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{digits}e{sign}{:02}", exponent.abs())
}

/// `%g`: so many significant digits, without zeros at the end.
fn shortest(value: f64, digits: usize, keep_zeros: bool) -> String {
    let scientific = exponent(value, digits - 1);
    let power: i32 = scientific
        .split_once('e')
        .and_then(|(_, e)| e.parse().ok())
        .unwrap_or(0);
    let trim = |text: &str| match text.contains('.') && !keep_zeros {
        true => text.trim_end_matches('0').trim_end_matches('.').to_string(),
        false => text.to_string(),
    };
    if power < -4 || power >= digits as i32 {
        let (mantissa, power) = scientific.split_once('e').unwrap_or((&scientific, "+00"));
        return format!("{}e{power}", trim(mantissa));
    }
    let places = (digits as i32 - 1 - power).max(0) as usize;
    trim(&format!("{value:.places$}"))
}

/// `0x1.8p+1`
fn hexadecimal(value: f64) -> String {
    if value == 0.0 {
        return "0x0p+0".to_string();
    }
    let bits = value.to_bits();
    let (exponent, mantissa) = ((bits >> 52 & 0x7ff) as i32, bits & ((1 << 52) - 1));
    let (first, exponent) = match exponent {
        0 => (0, -1022),
        e => (1, e - 1023),
    };
    let digits = format!("{mantissa:013x}");
    let digits = digits.trim_end_matches('0');
    let point = if digits.is_empty() { "" } else { "." };
    format!("0x{first}{point}{digits}p{exponent:+}")
}

/// The text in the conversion's width.
fn padded(it: &Conversion, text: Vec<u8>) -> Vec<u8> {
    let missing = it.width.unwrap_or(0).saturating_sub(text.len());
    let number = !matches!(it.kind, b's' | b'c' | b'p');
    let zeros =
        it.flags.contains(&b'0') && number && !text.ends_with(b"n") && !text.ends_with(b"f");
    match () {
        () if it.flags.contains(&b'-') => [text, vec![b' '; missing]].concat(),
        () if zeros => {
            let signs = text.iter().take_while(|c| b"+- ".contains(*c)).count();
            let (sign, digits) = text.split_at(signs);
            [sign, &vec![b'0'; missing], digits].concat()
        }
        () => [vec![b' '; missing], text].concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printed(format: &str, args: &[&[u8]]) -> String {
        let sizes: Vec<String> = args.iter().map(|a| format!("{}:", a.len())).collect();
        let entry = format!("7:{}:{}{format}", args.len(), sizes.concat());
        let mut bytes = 7u32.to_le_bytes().to_vec();
        for arg in args {
            bytes.extend_from_slice(arg);
            bytes.resize(bytes.len().next_multiple_of(4), 0);
        }
        let mut buffer = empty();
        buffer[..4].copy_from_slice(&(bytes.len() as u32).to_le_bytes());
        buffer[HEADER..HEADER + bytes.len()].copy_from_slice(&bytes);
        String::from_utf8(text(&[entry], &buffer).expect("a format")).expect("text")
    }

    #[test]
    fn conversions_print_as_cs() {
        let int = |v: i32| v.to_le_bytes();
        let double = |v: f64| v.to_le_bytes();
        for (format, args, wanted) in [
            ("a\\72 %d%%\\n", vec![&int(-5)[..]], "a: -5%\n"),
            (
                "%5d|%-5d|%05d|%+d",
                [&int(42); 4].iter().map(|a| &a[..]).collect(),
                "   42|42   |00042|+42",
            ),
            (
                "%x %#X %o %u",
                vec![&int(-1)[..], &int(255), &int(8), &int(-2)],
                "ffffffff 0XFF 10 4294967294",
            ),
            ("%ld %c", vec![&(-7i64).to_le_bytes()[..], &int(65)], "-7 A"),
            ("%s!", vec![b"abc\0"], "abc!"),
            ("%.2s", vec![b"abc\0"], "ab"),
            (
                "%f %.2f %8.3f",
                vec![&double(1.5)[..], &double(-2.345), &double(3.0)],
                "1.500000 -2.35    3.000",
            ),
            (
                "%e %g %g %g",
                vec![
                    &double(12345.678)[..],
                    &double(0.0001),
                    &double(1e20),
                    &double(2.5),
                ],
                "1.234568e+04 0.0001 1e+20 2.5",
            ),
            (
                "%a %f %F",
                vec![&double(3.0)[..], &double(f64::INFINITY), &double(f64::NAN)],
                "0x1.8p+1 inf NAN",
            ),
            ("%v2d", vec![&[1, 0, 0, 0, 254, 255, 255, 255]], "1,-2"),
            ("%f", vec![&1.25f32.to_le_bytes()], "1.250000"),
            ("%*d", vec![&int(4)[..], &int(9)], "   9"),
        ] {
            assert_eq!(printed(format, &args), wanted, "{format}");
        }
    }

    #[test]
    fn what_no_format_describes_is_an_error() {
        let mut buffer = empty();
        assert_eq!(text(&[], &buffer), Ok(Vec::new()));
        buffer[0] = 4;
        buffer[HEADER] = 3;
        let error = text(&["1:0:a".to_string()], &buffer);
        assert_eq!(error, Err("no printf has the number 3".to_string()));
    }
}
