//! `collatz`, `nested_loops`, `divmod`, `overflow`, `calls`.

use super::Case;
use super::args::Arg;
use super::rng::{Rng, bytes};

pub(super) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for (n, grid, group) in [(1, 64, 64), (130, 192, 64), (100, 100, 60)] {
        cases.push(collatz(n, grid, group));
        cases.push(nested_loops(n, grid, group));
        cases.push(divmod(n, grid, group));
        cases.push(overflow(n, grid, group));
        cases.push(calls(n, grid, group));
    }
    cases
}

fn collatz_of(start: u64) -> (u32, u64) {
    let sequence = std::iter::successors(Some(start), |&x| match x {
        0 | 1 => None,
        x if x % 2 == 0 => Some(x / 2),
        x => Some(3 * x + 1),
    });
    sequence.fold((u32::MAX, 0), |(steps, peak), x| {
        (steps.wrapping_add(1), peak.max(x))
    })
}

fn collatz(n: usize, grid: u32, group: u32) -> Case {
    let mut rng = Rng::new(701);
    let mut start = rng.vec(n, |rng| rng.range(0, 3000) as u32);
    // 77671's terms reach 1,570,824,736 and 159487's 17,202,377,752: beyond 32 bits.
    start[0] = 159_487;
    let (steps, peak): (Vec<u32>, Vec<u64>) = start.iter().map(|&s| collatz_of(s.into())).unzip();
    let args = vec![
        Arg::input(bytes(&start)),
        Arg::output(bytes(&steps)),
        Arg::output(bytes(&peak)),
        Arg::U32(n as u32),
    ];
    Case::linear("collatz", n, grid, group, args)
}

enum Search {
    Found(u32, u32),
    Nothing,
    GaveUp,
}

/// The search for p² + q² = target as the kernel counts it: every q is a try, and some count more.
fn search(target: u32, limit: u32) -> (Search, u32) {
    let mut tried = 0;
    for p in (0..).take_while(|p| p * p <= target) {
        let rest = target - p * p;
        if rest % 4 >= 2 {
            continue;
        }
        for q in p.. {
            tried += 1;
            match (q * q).cmp(&rest) {
                std::cmp::Ordering::Greater => break,
                std::cmp::Ordering::Equal => return (Search::Found(p, q), tried),
                std::cmp::Ordering::Less if tried >= limit => return (Search::GaveUp, tried),
                std::cmp::Ordering::Less => {}
            }
            if q % 8 == 5 && tried % 2 == 1 {
                tried += 2;
            }
        }
    }
    (Search::Nothing, tried)
}

fn nested_loops(n: usize, grid: u32, group: u32) -> Case {
    let limit = 150;
    let mut rng = Rng::new(702);
    let mut target = rng.vec(n, |rng| rng.range(0, 2500) as u32);
    target[n / 2] = 0;
    let (mut answer, mut work) = (Vec::new(), Vec::new());
    for &t in &target {
        let (result, tried) = if t == 0 {
            (Search::Found(0, 0), 0)
        } else {
            search(t, limit)
        };
        answer.push(match result {
            Search::Found(p, q) => p << 16 | q,
            Search::Nothing => 0xffff_ffff,
            Search::GaveUp => 0xffff_fffe,
        });
        work.push(tried);
    }
    let args = vec![
        Arg::input(bytes(&target)),
        Arg::output(bytes(&answer)),
        Arg::output(bytes(&work)),
        Arg::U32(n as u32),
        Arg::U32(limit),
    ];
    Case::linear("nested_loops", n, grid, group, args)
}

/// All quotients and remainders of one pair, in the order of the kernel's rows. Everything is
/// computed in 128 bits.
fn divisions(x: i64, y: i64) -> [i64; 18] {
    let divide = |a: i128, b: i128| [(a / b) as i64, (a % b) as i64];
    let avoiding = |v: i128, other: i128| if v == -1 { other } else { v };
    let (ux, uy) = (i128::from(x as u64), i128::from(y as u64));
    let (x32, y32) = (i128::from(x as i32), avoiding((y as i32 | 1).into(), 7));
    let (ux32, uy32) = (i128::from(x as u32), i128::from(y as u32 | 1));
    let (x16, y16) = (
        i128::from((x >> 8) as i16),
        avoiding((y as i16 | 1).into(), 3),
    );
    let (x8, y8) = (i128::from((x >> 24) as u8), i128::from(y as u8 | 1));
    let pairs = [
        (i128::from(x), i128::from(y)),
        (ux, uy),
        (x32, y32),
        (ux32, uy32),
        (x16, y16),
        (x8, y8),
    ];
    let mut rows = [0; 18];
    for (row, (a, b)) in rows.chunks_mut(2).zip(pairs) {
        row.copy_from_slice(&divide(a, b));
    }
    rows[12] = divide(x.into(), 1_000_003)[0];
    rows[13] = divide(ux, 1_000_000_007)[1];
    rows[14] = divide(x32, 10)[0];
    rows[15] = divide(ux32, 641)[1];
    rows[16] = divide(x.into(), 4096)[0];
    rows[17] = divide(ux, i128::from(y32 as u32))[0];
    rows
}

fn divmod(n: usize, grid: u32, group: u32) -> Case {
    let mut rng = Rng::new(703);
    let mut signed = |rng: &mut Rng| {
        let size = rng.any_size() as i64;
        if rng.u32().is_multiple_of(2) {
            size
        } else {
            size.wrapping_neg()
        }
    };
    let mut a = rng.vec(n, &mut signed);
    let b: Vec<i64> = rng
        .vec(n, signed)
        .into_iter()
        .map(|y| if y == 0 || y == -1 { 3 } else { y })
        .collect();
    a[0] = i64::MIN;
    let rows: Vec<[i64; 18]> = a.iter().zip(&b).map(|(&x, &y)| divisions(x, y)).collect();
    // Row after row, each with a result for every pair.
    let out: Vec<i64> = (0..18)
        .flat_map(|row| rows.iter().map(move |r| r[row]))
        .collect();
    let args = vec![
        Arg::input(bytes(&a)),
        Arg::input(bytes(&b)),
        Arg::output(bytes(&out)),
        Arg::U32(n as u32),
        Arg::U32(n as u32),
    ];
    Case::linear("divmod", n, grid, group, args)
}

struct Overflow {
    flags: u16,
    out: [i32; 6],
    wide: [u64; 4],
}

fn overflow_of(x: i32, y: i32, u: i64, v: i64) -> Overflow {
    let (ux, uy, uu, uv) = (x as u32, y as u32, u as u64, v as u64);
    let overflows = [
        x.checked_add(y).is_none(),
        x.checked_sub(y).is_none(),
        x.checked_mul(y).is_none(),
        ux.checked_add(uy).is_none(),
        u.checked_add(v).is_none(),
        u.checked_mul(v).is_none(),
        uu.checked_mul(uv).is_none(),
        uu.checked_sub(uv).is_none(),
    ];
    let flags = overflows
        .iter()
        .enumerate()
        .map(|(bit, &set)| u16::from(set) << bit)
        .sum();
    let (sum, difference, product) = (x.wrapping_add(y), x.wrapping_sub(y), x.wrapping_mul(y));
    let out = [
        sum ^ difference ^ product ^ ux.wrapping_add(uy) as i32,
        x.saturating_add(y),
        ux.saturating_sub(uy) as i32,
        x.wrapping_abs(),
        ((i64::from(x) * i64::from(y)) >> 32) as i32,
        ((u64::from(ux) * u64::from(uy)) >> 32) as i32,
    ];
    let wide = [
        ((u.wrapping_add(v) ^ u.wrapping_mul(v)) as u64)
            .wrapping_add(uu.wrapping_mul(uv))
            .wrapping_add(uu.wrapping_sub(uv)),
        ((u128::from(uu) * u128::from(uv)) >> 64) as u64,
        ((i128::from(u) * i128::from(v)) >> 64) as u64,
        (u.wrapping_abs() as u64).wrapping_add(u.min(v) as u64),
    ];
    Overflow { flags, out, wide }
}

fn overflow(n: usize, grid: u32, group: u32) -> Case {
    let mut rng = Rng::new(704);
    let any32 = |rng: &mut Rng| ((rng.u64() as i64) >> 32 >> (rng.u32() % 32)) as i32;
    let any64 = |rng: &mut Rng| (rng.u64() as i64) >> (rng.u32() % 64);
    let (a, b) = (rng.vec(n, any32), rng.vec(n, any32));
    let (c, d) = (rng.vec(n, any64), rng.vec(n, any64));
    let results: Vec<Overflow> = (0..n)
        .map(|i| overflow_of(a[i], b[i], c[i], d[i]))
        .collect();
    let out: Vec<[i32; 6]> = results.iter().map(|r| r.out).collect();
    let wide: Vec<[u64; 4]> = results.iter().map(|r| r.wide).collect();
    let flags: Vec<u16> = results.iter().map(|r| r.flags).collect();
    let args = vec![
        Arg::input(bytes(&a)),
        Arg::input(bytes(&b)),
        Arg::input(bytes(&c)),
        Arg::input(bytes(&d)),
        Arg::output(bytes(&out)),
        Arg::output(bytes(&wide)),
        Arg::output(bytes(&flags)),
        Arg::U32(n as u32),
    ];
    Case::linear("overflow", n, grid, group, args)
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// A weighted sum of everything that `many` gets, and what it leaves in the caller's variable.
fn many(x: u32, y: u32, r: u64, k: u32, n: u32, i: u32) -> (u32, u32) {
    let side = k.wrapping_add(y);
    let terms: [(u32, u32); 13] = [
        (1, x),
        (2, y & 0xff),
        (3, x & 0xffff),
        (5, r as u32),
        (7, x & 255),
        (11, k),
        (13, n),
        (17, i),
        (19, k.wrapping_neg()),
        (23, x),
        (29, i),
        (31, x),
        (1, side),
    ];
    let sum = terms
        .iter()
        .fold(0u32, |sum, (w, v)| sum.wrapping_add(w.wrapping_mul(*v)));
    (sum, side)
}

fn calls_of(x: u32, y: u32, i: u32, n: u32) -> u64 {
    let divisor = gcd(x, y);
    let mut r = u64::from(divisor);
    if x % 2 == 1 {
        r += u64::from(x / divisor) * u64::from(y);
    } else if y != 0 {
        let product = u64::from(x) * u64::from(y);
        let quotient = u64::from((x / y).wrapping_mul(3));
        r ^= product
            .wrapping_add(quotient)
            .wrapping_add(u64::from(x % y));
    }
    for k in 0..y % 4 {
        let (sum, side) = many(x, y, r, k, n, i);
        r = r.wrapping_add(u64::from(sum)) ^ u64::from(side);
    }
    r
}

fn calls(n: usize, grid: u32, group: u32) -> Case {
    let mut rng = Rng::new(705);
    let mut a = rng.vec(n, |rng| rng.any_size() as u32);
    let mut b = rng.vec(n, |rng| rng.any_size() as u32);
    // Zeros on either side, and on both, come last.
    for (back, x, y) in [(1, 0, 0), (2, 5, 0), (3, 0, 7)] {
        if n > back {
            (a[n - back], b[n - back]) = (x, y);
        }
    }
    let out: Vec<u64> = (0..n)
        .map(|i| calls_of(a[i], b[i], i as u32, n as u32))
        .collect();
    let args = vec![
        Arg::input(bytes(&a)),
        Arg::input(bytes(&b)),
        Arg::output(bytes(&out)),
        Arg::U32(n as u32),
    ];
    Case::linear("calls", n, grid, group, args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_sequences() {
        // 27 needs 111 steps and climbs to 9232.
        assert_eq!(collatz_of(27), (111, 9232));
        assert_eq!(collatz_of(1), (0, 1));
        assert_eq!(collatz_of(0), (0, 0));
        assert_eq!(collatz_of(159_487).1, 17_202_377_752);
    }

    #[test]
    fn known_sums_of_two_squares() {
        assert!(matches!(search(25, 1000).0, Search::Found(0, 5)));
        assert!(matches!(search(65, 1000).0, Search::Found(1, 8)));
        assert!(matches!(search(21, 1000).0, Search::Nothing));
        assert!(matches!(
            search(2499, 5).0,
            Search::Nothing | Search::GaveUp
        ));
    }

    #[test]
    fn every_ending_of_the_search_occurs() {
        let results: Vec<Search> = (1..2500).map(|t| search(t, 150).0).collect();
        assert!(results.iter().any(|r| matches!(r, Search::Found(..))));
        assert!(results.iter().any(|r| matches!(r, Search::Nothing)));
        assert!(results.iter().any(|r| matches!(r, Search::GaveUp)));
    }
}
