//! What atomic operations make of a dword.

/// An operation with its operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Rmw {
    op: RmwOp,
    data: u32,
    /// What `cmpswap` compares with.
    compare: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum RmwOp {
    Swap,
    CompareSwap,
    Add,
    Sub,
    SignedMin,
    UnsignedMin,
    SignedMax,
    UnsignedMax,
    And,
    Or,
    Xor,
    Increment,
    Decrement,
}

/// Mnemonics without what stands before and behind: of vector memory, of LDS.
const NAMES: [(&str, RmwOp); 26] = [
    ("swap", RmwOp::Swap),
    ("cmpswap", RmwOp::CompareSwap),
    ("add", RmwOp::Add),
    ("sub", RmwOp::Sub),
    ("smin", RmwOp::SignedMin),
    ("umin", RmwOp::UnsignedMin),
    ("smax", RmwOp::SignedMax),
    ("umax", RmwOp::UnsignedMax),
    ("and", RmwOp::And),
    ("or", RmwOp::Or),
    ("xor", RmwOp::Xor),
    ("inc", RmwOp::Increment),
    ("dec", RmwOp::Decrement),
    ("wrxchg_b32", RmwOp::Swap),
    ("cmpst_b32", RmwOp::CompareSwap),
    ("add_u32", RmwOp::Add),
    ("sub_u32", RmwOp::Sub),
    ("min_i32", RmwOp::SignedMin),
    ("min_u32", RmwOp::UnsignedMin),
    ("max_i32", RmwOp::SignedMax),
    ("max_u32", RmwOp::UnsignedMax),
    ("and_b32", RmwOp::And),
    ("or_b32", RmwOp::Or),
    ("xor_b32", RmwOp::Xor),
    ("inc_u32", RmwOp::Increment),
    ("dec_u32", RmwOp::Decrement),
];

impl Rmw {
    /// The operation of a mnemonic. `first` and `second` are the dwords of the data in the order of
    /// the registers: `cmpswap` has the new value first (manual, `GLOBAL_ATOMIC_CMPSWAP`),
    /// `ds_cmpst` the one to compare with (`DS_CMPST_B32`).
    pub fn of(mnemonic: &str, first: u32, second: u32) -> Option<Rmw> {
        let vector = (mnemonic.split_once("_atomic_")).map(|(_, name)| name.to_string());
        let name = match vector {
            Some(name) => name,
            None => mnemonic.strip_prefix("ds_")?.replace("_rtn", ""),
        };
        let (_, op) = NAMES.iter().find(|(known, _)| *known == name)?;
        let (data, compare) = match name.as_str() {
            "cmpst_b32" => (second, first),
            _ => (first, second),
        };
        Some(Rmw {
            op: *op,
            data,
            compare,
        })
    }

    /// The value after the operation.
    pub fn apply(&self, old: u32) -> u32 {
        let new = self.data;
        match self.op {
            RmwOp::Swap => new,
            RmwOp::CompareSwap if old == self.compare => new,
            RmwOp::CompareSwap => old,
            RmwOp::Add => old.wrapping_add(new),
            RmwOp::Sub => old.wrapping_sub(new),
            RmwOp::SignedMin => (old as i32).min(new as i32) as u32,
            RmwOp::UnsignedMin => old.min(new),
            RmwOp::SignedMax => (old as i32).max(new as i32) as u32,
            RmwOp::UnsignedMax => old.max(new),
            RmwOp::And => old & new,
            RmwOp::Or => old | new,
            RmwOp::Xor => old ^ new,
            RmwOp::Increment if old >= new => 0,
            RmwOp::Increment => old + 1,
            RmwOp::Decrement if old == 0 || old > new => new,
            RmwOp::Decrement => old - 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mnemonics_have_their_operations() {
        let of = |name, a, b, old| Rmw::of(name, a, b).map(|r| r.apply(old));
        assert_eq!(of("global_atomic_add", 2, 0, 5), Some(7));
        assert_eq!(of("flat_atomic_cmpswap", 9, 5, 5), Some(9));
        assert_eq!(of("flat_atomic_cmpswap", 9, 4, 5), Some(5));
        assert_eq!(of("ds_cmpst_rtn_b32", 5, 9, 5), Some(9));
        assert_eq!(of("ds_wrxchg_rtn_b32", 3, 0, 5), Some(3));
        assert_eq!(of("buffer_atomic_inc", 5, 0, 5), Some(0));
        assert_eq!(of("global_atomic_add_x2", 1, 0, 5), None);
        assert_eq!(of("ds_add_u64", 1, 0, 5), None);
    }
}
