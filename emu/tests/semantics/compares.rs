//! Vector comparisons: `v_cmp_*` and `v_cmpx_*`, from their names.
//!
//! Source: "Vega" 7nm ISA manual, 12.9 "VOPC", tables of `OPF`, `OPI` and of classes.

use crate::float::Fmt;
use crate::valu::{Lane, Out};
use std::cmp::Ordering;

pub fn compute(lane: &Lane<'_>, s: &[u128]) -> Option<Out> {
    let rest = lane
        .name
        .strip_prefix("v_cmpx_")
        .or(lane.name.strip_prefix("v_cmp_"))
        // With another idea of what raises an exception.
        .or(lane.name.strip_prefix("v_cmps_"))
        .or(lane.name.strip_prefix("v_cmpsx_"))?;
    let (condition, ty) = rest.rsplit_once('_')?;
    let [a, b] = *s else { return None };
    let bits: u32 = ty[1..].parse().ok()?;
    let result = match (&ty[..1], condition) {
        ("f", "class") => class(lane, format(bits), a as u64, b as u32),
        ("f", _) => {
            let f = format(bits);
            let m = lane.modes(f);
            let (a, b) = (m.input(f, a as u64), m.input(f, b as u64));
            float_condition(condition, f.value(a).partial_cmp(&f.value(b)))?
        }
        (kind, _) => integer_condition(condition, order(a, b, bits, kind == "i"))?,
    };
    Some(Out {
        value: 0,
        bit: result,
    })
}

fn format(bits: u32) -> Fmt {
    match bits {
        16 => Fmt::H,
        32 => Fmt::S,
        _ => Fmt::D,
    }
}

fn order(a: u128, b: u128, bits: u32, signed: bool) -> Ordering {
    let number = |v: u128| {
        let v = (v & ((1 << bits) - 1)) as i128;
        if signed && v >> (bits - 1) & 1 != 0 {
            v - (1 << bits)
        } else {
            v
        }
    };
    number(a).cmp(&number(b))
}

/// Conditions of floats; `None` is unordered.
fn float_condition(condition: &str, o: Option<Ordering>) -> Option<bool> {
    use Ordering::*;
    Some(match condition {
        "f" => false,
        "lt" => o == Some(Less),
        "eq" => o == Some(Equal),
        "le" => matches!(o, Some(Less | Equal)),
        "gt" => o == Some(Greater),
        "lg" => matches!(o, Some(Less | Greater)),
        "ge" => matches!(o, Some(Greater | Equal)),
        "o" => o.is_some(),
        "u" => o.is_none(),
        "nge" => !matches!(o, Some(Greater | Equal)),
        "nlg" => !matches!(o, Some(Less | Greater)),
        "ngt" => o != Some(Greater),
        "nle" => !matches!(o, Some(Less | Equal)),
        "neq" => o != Some(Equal),
        "nlt" => o != Some(Less),
        "tru" => true,
        _ => return None,
    })
}

fn integer_condition(condition: &str, o: Ordering) -> Option<bool> {
    Some(match condition {
        "f" => false,
        "lt" => o.is_lt(),
        "eq" => o.is_eq(),
        "le" => o.is_le(),
        "gt" => o.is_gt(),
        "ne" | "lg" => o.is_ne(),
        "ge" => o.is_ge(),
        "t" | "tru" => true,
        _ => return None,
    })
}

/// Bits of the mask: signalling NaN, quiet NaN, -infinity, -normal, -denormal, -0, +0, +denormal,
/// +normal, +infinity.
fn class(_: &Lane<'_>, f: Fmt, a: u64, mask: u32) -> bool {
    let bit = match (f.is_snan(a), f.is_nan(a), f.is_negative(a)) {
        (true, _, _) => 0,
        (_, true, _) => 1,
        (_, _, true) if f.is_inf(a) => 2,
        (_, _, true) if f.is_zero(a) => 5,
        (_, _, true) if f.is_denormal(a) => 4,
        (_, _, true) => 3,
        _ if f.is_inf(a) => 9,
        _ if f.is_zero(a) => 6,
        _ if f.is_denormal(a) => 7,
        _ => 8,
    };
    mask >> bit & 1 != 0
}
