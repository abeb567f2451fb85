//! Long integers, for the digits of 2/pi.

/// Words of 32 bits, most significant first; a fixed-point number with two whole words.
const WORDS: usize = 44;
type Fixed = [u32; WORDS];

fn divide(a: &Fixed, by: u64) -> Fixed {
    let mut rest = 0u64;
    a.map(|w| {
        let v = rest << 32 | u64::from(w);
        rest = v % by;
        (v / by) as u32
    })
}

fn add(a: &Fixed, b: &Fixed) -> Fixed {
    let mut sum = [0; WORDS];
    let mut carry = 0u64;
    for i in (0..WORDS).rev() {
        let v = u64::from(a[i]) + u64::from(b[i]) + carry;
        sum[i] = v as u32;
        carry = v >> 32;
    }
    sum
}

fn subtract(a: &Fixed, b: &Fixed) -> Fixed {
    let mut one = [0; WORDS];
    one[WORDS - 1] = 1;
    add(&add(a, &b.map(|w| !w)), &one)
}

/// `factor * atan(1 / x)` by its series.
fn arctangent(factor: u32, x: u64) -> Fixed {
    let mut term = [0; WORDS];
    term[1] = factor;
    term = divide(&term, x);
    let mut sum = term;
    for n in 1..1000 {
        term = divide(&term, x * x);
        let part = divide(&term, 2 * n + 1);
        sum = if n % 2 == 0 {
            add(&sum, &part)
        } else {
            subtract(&sum, &part)
        };
    }
    sum
}

/// The first 1216 bits of 2/pi, by long division of 2 by Machin's formula.
pub fn two_over_pi() -> [u32; 38] {
    let pi = subtract(&arctangent(16, 5), &arctangent(4, 239));
    let mut rest = [0; WORDS];
    rest[1] = 2;
    std::array::from_fn(|_| {
        (0..32).fold(0, |word, _| {
            rest = add(&rest, &rest);
            let bit = u32::from(rest >= pi);
            if bit == 1 {
                rest = subtract(&rest, &pi);
            }
            word << 1 | bit
        })
    })
}
