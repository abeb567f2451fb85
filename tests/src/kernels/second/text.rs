//! Strings: distance, base64, UTF-8, search, numbers.

use super::super::rng::{Rng, bytes};
use super::super::{Arg, Case};

pub(super) fn cases() -> Vec<Case> {
    vec![
        edit_distance(100),
        base64_encode(257),
        base64_decode(130),
        utf8_validate(90),
        find_horspool(3000, 40),
        parse_numbers(100),
    ]
}

fn distance(a: &[u8], b: &[u8]) -> u32 {
    let mut row: Vec<u32> = (0..=b.len() as u32).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i as u32 + 1;
        for (j, y) in b.iter().enumerate() {
            let least = (diagonal + u32::from(x != y)).min(row[j].min(row[j + 1]) + 1);
            diagonal = std::mem::replace(&mut row[j + 1], least);
        }
    }
    row[b.len()]
}

fn edit_distance(pairs: usize) -> Case {
    let mut rng = Rng::new(2601);
    let mut word = || {
        let length = rng.range(0, 25) as usize;
        rng.vec(length, |rng| b'a' + rng.range(0, 4) as u8)
    };
    let (mut a, mut b, mut distances) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..pairs {
        let (mut x, mut y) = (word(), word());
        distances.push(distance(&x, &y));
        x.resize(24, 0);
        y.resize(24, 0);
        a.extend(x);
        b.extend(y);
    }
    let args = vec![
        Arg::input(a),
        Arg::input(b),
        Arg::output(bytes(&distances)),
        Arg::U32(pairs as u32),
    ];
    Case::linear("edit_distance", pairs, 128, 64, args)
}

fn letters() -> Vec<u8> {
    let ranges = [b'A'..=b'Z', b'a'..=b'z', b'0'..=b'9'];
    ranges.into_iter().flatten().chain(*b"+/").collect()
}

fn encoded(data: &[u8]) -> Vec<u8> {
    let letters = letters();
    let quad = |part: &[u8]| -> [u8; 4] {
        let byte = |i: usize| u32::from(part.get(i).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        std::array::from_fn(|i| match i <= part.len() {
            true => letters[(bits >> (18 - 6 * i) & 63) as usize],
            false => b'=',
        })
    };
    data.chunks(3).flat_map(quad).collect()
}

fn base64_encode(length: usize) -> Case {
    let data = Rng::new(2602).vec(length, |rng| rng.u32() as u8);
    let args = vec![
        Arg::input(data.clone()),
        Arg::output(encoded(&data)),
        Arg::U32(length as u32),
    ];
    Case::linear("base64_encode", length, 128, 64, args)
}

fn base64_decode(quads: usize) -> Case {
    let mut rng = Rng::new(2603);
    let data = rng.vec(3 * quads, |rng| rng.u32() as u8);
    let mut text = encoded(&data);
    let mut decoded = data;
    let mut wrong = vec![0u8; quads];
    // A letter that is none counts as 63.
    for i in (5..text.len()).step_by(23) {
        let quad = i / 4;
        text[i] = b"*=~\x80 "[i % 5];
        let at = 18 - 6 * (i % 4);
        let three = &mut decoded[3 * quad..3 * quad + 3];
        let bits = u32::from(three[0]) << 16 | u32::from(three[1]) << 8 | u32::from(three[2]);
        three.copy_from_slice(&(bits | 63 << at).to_be_bytes()[1..]);
        wrong[quad] += 1;
    }
    let args = vec![
        Arg::input(text),
        Arg::output(decoded),
        Arg::output(wrong),
        Arg::U32(quads as u32),
    ];
    Case::linear("base64_decode", quads, 192, 64, args)
}

/// A line of text, of which one in three is damaged.
fn line(rng: &mut Rng) -> Vec<u8> {
    let count = rng.range(0, 12);
    let text: String = (0..count)
        .map(|_| {
            let most = [0x7f, 0x7ff, 0xd7ff, 0x10_ffff][rng.range(0, 4) as usize];
            char::from_u32(rng.range(0, most) as u32).unwrap_or('?')
        })
        .collect();
    let mut line = text.into_bytes();
    if !line.is_empty() && rng.range(0, 3) == 0 {
        let at = rng.range(0, line.len() as i64) as usize;
        match rng.range(0, 2) {
            0 => line[at] ^= 1 << rng.range(0, 8),
            _ => line.truncate(at),
        }
    }
    line
}

fn utf8_validate(lines: usize) -> Case {
    let mut rng = Rng::new(2604);
    let (mut text, mut starts, mut characters) = (Vec::new(), vec![0u32], Vec::new());
    for _ in 0..lines {
        let line = line(&mut rng);
        let count = std::str::from_utf8(&line).map(|line| line.chars().count() as i32);
        characters.push(count.unwrap_or(-1));
        text.extend(line);
        starts.push(text.len() as u32);
    }
    let args = vec![
        Arg::input(text),
        Arg::input(bytes(&starts)),
        Arg::output(bytes(&characters)),
        Arg::U32(lines as u32),
    ];
    Case::linear("utf8_validate", lines, 128, 64, args)
}

/// Horspool's search meets every occurrence of a word.
fn find_horspool(length: usize, piece: usize) -> Case {
    let word = b"abcab";
    let text = Rng::new(2605).vec(length, |rng| b'a' + rng.range(0, 3) as u8);
    let mut skip = [word.len() as u8; 256];
    for (i, &letter) in word[..word.len() - 1].iter().enumerate() {
        skip[usize::from(letter)] = (word.len() - 1 - i) as u8;
    }
    let pieces = length.div_ceil(piece);
    let (mut first, mut count) = (vec![-1i32; pieces], vec![0u32; pieces]);
    for (at, _) in text
        .windows(word.len())
        .enumerate()
        .filter(|(_, w)| w == word)
    {
        if count[at / piece] == 0 {
            first[at / piece] = at as i32;
        }
        count[at / piece] += 1;
    }
    let args = vec![
        Arg::input(text),
        Arg::input(word.to_vec()),
        Arg::input(skip.to_vec()),
        Arg::output(bytes(&first)),
        Arg::output(bytes(&count)),
        Arg::U32(piece as u32),
        Arg::U32(length as u32),
        Arg::U32(word.len() as u32),
    ];
    Case::linear("find_horspool", length, 128, 64, args)
}

fn parse_numbers(fields: usize) -> Case {
    let mut rng = Rng::new(2606);
    let (mut text, mut numbers) = (String::new(), Vec::new());
    for i in 0..fields {
        let scaled = rng.range(-99_999_999, 99_999_999);
        let (whole, part) = (scaled.abs() / 10_000, scaled.abs() % 10_000);
        let sign = match (scaled < 0, i % 5) {
            (true, _) => "-",
            (false, 0) => "+",
            (false, _) => "",
        };
        let (field, value) = match i % 3 {
            0 => (format!("{sign}{whole}"), whole * 10_000),
            1 => (format!("{sign}{whole}.{part:04}77"), whole * 10_000 + part),
            _ => (
                format!("{sign}{whole}.{}", part / 1000),
                whole * 10_000 + part / 1000 * 1000,
            ),
        };
        numbers.push(if scaled < 0 { -value } else { value });
        text.push_str(&format!("{:width$}", "", width = i % 4));
        text.push_str(&format!("{field:<width$}", width = 16 - i % 4));
    }
    let args = vec![
        Arg::input(text.into_bytes()),
        Arg::output(bytes(&numbers)),
        Arg::U32(fields as u32),
    ];
    Case::linear("parse_numbers", fields, 128, 64, args)
}
