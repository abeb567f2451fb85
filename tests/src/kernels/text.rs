//! `textsearch`.

use super::Case;
use super::args::Arg;
use super::rng::{Rng, bytes};

pub(super) fn cases() -> Vec<Case> {
    vec![
        textsearch("word", b"Abc", 500, 8, 64, 64),
        textsearch("wildcards", b"a?C?", 2000, 16, 128, 64),
        textsearch("one", b"b", 300, 4, 75, 30),
        textsearch("longer-than-text", b"abcabcabcabc", 10, 4, 64, 64),
        textsearch("empty-pattern", b"", 100, 4, 64, 64),
    ]
}

fn matches(text: &[u8], pattern: &[u8]) -> bool {
    text.len() >= pattern.len()
        && pattern
            .iter()
            .zip(text)
            .all(|(p, t)| *p == b'?' || p.eq_ignore_ascii_case(t))
}

fn textsearch(
    variant: &str,
    pattern: &[u8],
    length: usize,
    run: usize,
    grid: u32,
    group: u32,
) -> Case {
    let mut rng = Rng::new(1001);
    let text = rng.vec(length, |rng| b"abcABC@["[rng.range(0, 8) as usize]);
    let (mut hits, mut first) = (Vec::new(), Vec::new());
    for id in 0..grid as usize {
        let positions = (0..run).filter(|k| {
            let position = id * run + k;
            position <= length && matches(&text[position..], pattern)
        });
        let found: Vec<usize> = positions.collect();
        hits.push(found.len() as u16);
        first.push(found.first().map_or(-1, |&k| k as i8));
    }
    // No buffer is empty: its address would be that of another.
    let stored = if pattern.is_empty() { b"?" } else { pattern };
    let args = vec![
        Arg::input(text),
        Arg::U32(length as u32),
        Arg::input(stored.to_vec()),
        Arg::U16(pattern.len() as u16),
        Arg::U16(run as u16),
        Arg::output(bytes(&hits)),
        Arg::output(bytes(&first)),
    ];
    Case::linear("textsearch", variant, grid, group, args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matching() {
        assert!(matches(b"abcd", b"ABC"));
        assert!(matches(b"x", b"?"));
        assert!(matches(b"", b""));
        assert!(!matches(b"ab", b"abc"));
        assert!(!matches(b"@", b"`"));
    }
}
