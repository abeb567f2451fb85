//! Kernel descriptors as assembly text has them.

pub(crate) mod table;
