//! The arguments: special values of each type, all pairs of them, and values of all magnitudes.

use crate::functions::{Element, Function, Type};
use crate::kernel::SLOT;
use amdgpuc_tests::random::Rng;

/// What is special about an integer of some width.
fn special_int(bits: u32, which: u64) -> u64 {
    let top = 1u64 << (bits - 1);
    let values = [
        0,
        1,
        2,
        3,
        u64::MAX,
        u64::MAX - 1,
        top,
        top - 1,
        top + 1,
        top >> 1,
        0x5555_5555_5555_5555,
        0x0123_4567_89ab_cdef,
        u64::from(bits),
        u64::from(bits) - 1,
    ];
    values[which as usize % values.len()]
}

const SPECIAL: [f64; 30] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    -0.5,
    1.5,
    2.5,
    -2.5,
    2.0,
    3.0,
    10.0,
    0.1,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
    std::f64::consts::PI,
    -std::f64::consts::FRAC_PI_2,
    std::f64::consts::E,
    0.999_999_9,
    1.000_000_1,
    65504.0,
    3.4e38,
    -1.7e308,
    1.2e-38,
    1e-40,
    6e-8,
    5e-324,
    16_777_217.0,
    4_503_599_627_370_497.0,
];

/// The bits of a float of an element's type.
fn bits(element: Element, value: f64) -> u64 {
    match element {
        Element::Double => value.to_bits(),
        Element::Float => u64::from((value as f32).to_bits()),
        // Half: from float, by cutting off; the exact value is of no account.
        _ => {
            let f = (value as f32).to_bits();
            let (sign, exponent) = (f >> 16 & 0x8000, (f >> 23 & 0xff) as i32 - 112);
            let half = match exponent {
                143 => 0x7c00 | u32::from(f & 0x7f_ffff != 0) << 9,
                e if e >= 31 => 0x7bff,
                e if e <= 0 => (f >> 20) & 7,
                e => (e as u32) << 10 | f >> 13 & 0x3ff,
            };
            u64::from(sign | half)
        }
    }
}

/// Which values a parameter may have.
#[derive(Clone, Copy)]
enum Range {
    All,
    /// What every type that floats are converted to can hold.
    Small,
    /// Nothing else: an offset to a pointer.
    Zero,
}

fn value(rng: &mut Rng, element: Element, range: Range, item: usize, parameter: usize) -> u64 {
    // The first items have all pairs of special values, the next ones special values among others.
    let which = match parameter {
        0 => item / SPECIAL.len(),
        _ => item % SPECIAL.len(),
    } as u64;
    let special = item < SPECIAL.len() * SPECIAL.len() || rng.percent(5);
    let which = match item < SPECIAL.len() * SPECIAL.len() {
        true => which,
        false => rng.bits(),
    };
    match (range, element) {
        (Range::Zero, _) => 0,
        (_, Element::Int(1)) => rng.bits() & 1,
        (_, Element::Int(bits)) if special => special_int(bits, which),
        (_, Element::Int(bits)) => rng.bits() >> (rng.bits() % u64::from(bits)),
        (Range::Small, _) => bits(element, f64::from((rng.bits() % 12_700) as u32) / 100.0),
        _ if special => bits(element, SPECIAL[which as usize % SPECIAL.len()]),
        _ if rng.percent(50) => rng.bits(),
        _ => {
            let x = f64::from(rng.bits() as i32) / f64::from(1 << 24);
            bits(element, x)
        }
    }
}

/// The range of a parameter.
fn range(function: &Function, element: Element) -> Range {
    let name = function.name();
    let pointers = function
        .params
        .iter()
        .any(|p| matches!(p.ty, Type::Pointer(_)));
    match element {
        Element::Int(64) if pointers => Range::Zero,
        Element::Int(_) => Range::All,
        _ if name.starts_with("convert_") && !name.contains("_sat") => Range::Small,
        _ => Range::All,
    }
}

/// The slots of a parameter's buffer.
pub fn buffer(function: &Function, parameter: usize, items: usize) -> Vec<u8> {
    let mut rng = Rng::new(parameter as u64 + 1);
    let (element, count, range) = match function.params[parameter].ty {
        Type::Value { element, count } => (element, count, range(function, element)),
        // Words that are small numbers as floats of any size.
        Type::Pointer(_) => (Element::Half, SLOT / 2, Range::Small),
    };
    let mut bytes = vec![0; items * SLOT];
    for (item, slot) in bytes.chunks_exact_mut(SLOT).enumerate() {
        for place in slot.chunks_exact_mut(element.size()).take(count) {
            let value = value(&mut rng, element, range, item, parameter).to_le_bytes();
            place.copy_from_slice(&value[..element.size()]);
        }
    }
    bytes
}
