//! How far branches reach, and what is done beyond.

/// What is done where a branch does not reach its target. The reach is the encoding's, but for
/// tests, in which small programs shall have branches that do not reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum FarBranches {
    /// What the encoding has bits for; a far jump where scalar registers are free for it, islands
    /// where none are.
    #[default]
    AsEncoded,
    /// The same with a reach of so many bytes at most.
    Within(u32),
    /// A reach of so many bytes at most, and islands in all cases.
    OverIslands(u32),
}

/// Bytes that a branch reaches: its distance is 16 bits of dwords, with a sign (`SIMM16` of
/// `s_branch`, "Vega 7nm" ISA manual, 4.2).
const ENCODED: u32 = 1 << 17;

/// The least reach that there is a way with: the islands of a place must not be in each other's
/// way.
const LEAST: u32 = 512;

impl FarBranches {
    /// From `within:BYTES` or `islands:BYTES`.
    pub fn parse(text: &str) -> Option<FarBranches> {
        let (way, bytes) = text.split_once(':')?;
        let bytes = bytes.parse().ok()?;
        if !(LEAST..=ENCODED).contains(&bytes) {
            return None;
        }
        match way {
            "within" => Some(FarBranches::Within(bytes)),
            "islands" => Some(FarBranches::OverIslands(bytes)),
            _ => None,
        }
    }

    /// Bytes that a branch reaches.
    pub(crate) fn reach(self) -> u32 {
        match self {
            FarBranches::AsEncoded => ENCODED,
            FarBranches::Within(bytes) | FarBranches::OverIslands(bytes) => bytes.min(ENCODED),
        }
    }

    /// Bytes from a branch to its island: less than it reaches, since islands that are put in
    /// between move what is behind them.
    pub(crate) fn step(self) -> u32 {
        self.reach() / 4 * 3
    }

    /// What an island must be nearer to the target, for the steps to come to an end.
    pub(crate) fn least_step(self) -> u32 {
        self.step() / 8
    }

    /// Dwords from the end of a branch to its target, if a branch reaches that far.
    pub(crate) fn distance(self, from: u32, to: u32) -> Option<i16> {
        let bytes = i64::from(to) - i64::from(from);
        let reach = i64::from(self.reach());
        let within = (-reach..reach).contains(&bytes);
        i16::try_from(bytes / 4).ok().filter(|_| within)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_encoded_reach_is_that_of_16_bits() {
        let far = FarBranches::default();
        assert_eq!(far.distance(0, (1 << 17) - 4), Some(i16::MAX));
        assert_eq!(far.distance(0, 1 << 17), None);
        assert_eq!(far.distance(1 << 17, 0), Some(i16::MIN));
        assert_eq!(far.distance((1 << 17) + 4, 0), None);
    }

    #[test]
    fn a_reach_that_is_no_way_is_not_taken() {
        assert_eq!(
            FarBranches::parse("islands:600"),
            Some(FarBranches::OverIslands(600))
        );
        assert_eq!(
            FarBranches::parse("within:512"),
            Some(FarBranches::Within(512))
        );
        for text in [
            "within:511",
            "islands:131073",
            "islands",
            "over:600",
            "within:x",
        ] {
            assert_eq!(FarBranches::parse(text), None, "{text}");
        }
    }
}
