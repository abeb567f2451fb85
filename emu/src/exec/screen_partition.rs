//! `v_screen_partition_4se_b32`: a table look-up.

/// The manual's table ("Vega" 7nm ISA manual, `V_SCREEN_PARTITION_4SE_B32`), one hexadecimal digit
/// for each byte value.
const TABLE: &[u8] = b"\
    137f5fff7ffffffff26efafffbffffffdf4cff5fffdfffff9bf8fffafffeffff\
    ffff4cdf6fffeffffffff89bf99ffdffffff7f13ff9fffbfffff6ef26ff6fff7\
    bfffffff23bfaffff7fffffff19df5ffffefffffef8cffaffffdffff67f4fff5\
    9fffdfffffff8ceff66ffefffffff467ff6fff7fffffbf239ff9fffbffff9df1";

/// The table's entry for the lowest byte; zero beyond the table's end.
pub(super) fn lookup(a: u32) -> u32 {
    let digit = TABLE.get((a & 0xff) as usize).map(|&d| char::from(d));
    digit.and_then(|d| d.to_digit(16)).unwrap_or(0)
}
