//! The test kernels: what is launched, with which arguments, and what must come out.
//!
//! The kernels are `tests/kernels/NAME.cl`; beside each stands the LLVM IR that clang makes of
//! it, `NAME.O2.ll` and `NAME.O0.ll`. A [`Case`] is one launch of one kernel. Its expectations are
//! computed by references written from the kernel's purpose, in plain Rust, one file for each
//! family of kernels; they share no code with any other crate of the project.
//!
//! Which things may differ between two correct executions is decided in the kernels: none leaves a
//! result that depends on the order of work-items, and floating-point results have a stated
//! [`Tolerance`].

mod args;
mod expectation;
mod half;
mod rng;
mod second;

mod bitwork;
mod digests;
mod floats;
mod graphs;
mod images;
mod integers;
mod matrices;
mod memory;
mod nbody;
mod programs;
mod reductions;
mod sorting;
mod text;
mod waves;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

pub use args::{Arg, Buffer, Pointer};
pub use expectation::{Expectation, Tolerance};

/// The optimisation level at which clang made an IR file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptLevel {
    /// `NAME.O0.ll`: everything in memory, calls not inlined.
    O0,
    /// `NAME.O2.ll`: the form that frontends hand to a code generator.
    O2,
}

impl OptLevel {
    /// Both levels.
    pub const ALL: [OptLevel; 2] = [OptLevel::O2, OptLevel::O0];

    fn suffix(self) -> &'static str {
        match self {
            OptLevel::O0 => "O0",
            OptLevel::O2 => "O2",
        }
    }
}

/// One launch of one kernel.
#[derive(Clone, PartialEq, Debug)]
pub struct Case {
    /// Unique name: the kernel and what is particular about the launch.
    pub name: String,
    /// The kernel's symbol, which is also the stem of its files.
    pub kernel: &'static str,
    /// Size of the grid in work-items. It need not be a multiple of the work-group's size: then the
    /// last work-group of a dimension is a partial one.
    pub grid: [u32; 3],
    /// Size of a work-group in work-items, at most 256 in all.
    pub workgroup: [u32; 3],
    /// The arguments in the order of the kernel's parameters.
    pub args: Vec<Arg>,
}

impl Case {
    /// A case of the kernel `kernel`, named after it and `variant`.
    pub(crate) fn new(
        kernel: &'static str,
        variant: impl std::fmt::Display,
        grid: [u32; 3],
        workgroup: [u32; 3],
        args: Vec<Arg>,
    ) -> Case {
        let name = format!("{kernel}/{variant}");
        Case {
            name,
            kernel,
            grid,
            workgroup,
            args,
        }
    }

    /// A one-dimensional case of `grid` work-items in work-groups of `workgroup`.
    pub(crate) fn linear(
        kernel: &'static str,
        variant: impl std::fmt::Display,
        grid: u32,
        workgroup: u32,
        args: Vec<Arg>,
    ) -> Case {
        Case::new(kernel, variant, [grid, 1, 1], [workgroup, 1, 1], args)
    }

    /// The IR file of this case's kernel, which is of the first set.
    pub fn ir_path(&self, level: OptLevel) -> PathBuf {
        ir_path(self.kernel, level)
    }

    /// Bytes of dynamic local memory, over and above what the kernel declares itself.
    pub fn dynamic_lds(&self) -> u32 {
        args::dynamic_lds(&self.args)
    }

    /// Every buffer of the launch in the order in which [`Case::kernarg`] wants their addresses:
    /// by argument, and by offset inside of a struct.
    pub fn buffers(&self) -> impl Iterator<Item = &Buffer> {
        self.args.iter().flat_map(Arg::buffers)
    }

    /// The explicit part of the kernel-argument segment, in the natural layout that the ABI uses.
    ///
    /// `addresses` has one address for each of [`Case::buffers`]. `static_lds` is the number of
    /// bytes of local memory that the kernel itself declares: dynamic local memory comes after it.
    ///
    /// # Panics
    ///
    /// When `addresses` does not have one address for each buffer.
    pub fn kernarg(&self, addresses: &[u64], static_lds: u32) -> Vec<u8> {
        args::kernarg(&self.args, addresses, static_lds)
    }

    /// Offset and size in bytes of every argument in [`Case::kernarg`].
    pub fn kernarg_layout(&self) -> Vec<(usize, usize)> {
        args::layout(&self.args)
    }

    /// Compares what the buffers hold after the launch, in the order of [`Case::buffers`].
    ///
    /// # Errors
    ///
    /// Says which buffer of which case differs first, where, and how.
    ///
    /// # Panics
    ///
    /// When `actual` does not have one entry for each buffer.
    pub fn check(&self, actual: &[impl AsRef<[u8]>]) -> Result<(), String> {
        assert_eq!(
            actual.len(),
            self.buffers().count(),
            "{}: buffers of the case",
            self.name
        );
        for (index, (buffer, bytes)) in self.buffers().zip(actual).enumerate() {
            buffer
                .expect
                .check(bytes.as_ref())
                .map_err(|difference| format!("{}: buffer {index}: {difference}", self.name))?;
        }
        Ok(())
    }
}

/// Kernels that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Set {
    /// `tests/kernels`: with references for all that they compute.
    First,
    /// `tests/second`: as their authors write them, measured against llc.
    Second,
}

impl Set {
    /// The folder of the kernels' sources and IR files.
    pub fn folder(self) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join(match self {
            Set::First => "kernels",
            Set::Second => "second",
        })
    }

    /// The IR file of a kernel.
    pub fn ir_path(self, kernel: &str, level: OptLevel) -> PathBuf {
        self.folder()
            .join(format!("{kernel}.{}.ll", level.suffix()))
    }

    /// All cases of all kernels.
    pub fn cases(self) -> Vec<Case> {
        match self {
            Set::First => all_cases(),
            Set::Second => second::cases(),
        }
    }

    /// The cases of each kernel, or of the one that `AMDGPUC_KERNEL` names.
    pub fn cases_by_kernel(self) -> BTreeMap<&'static str, Vec<Case>> {
        let only = std::env::var("AMDGPUC_KERNEL").ok();
        let mut kernels: BTreeMap<&str, Vec<Case>> = BTreeMap::new();
        for case in self.cases() {
            if only.as_deref().is_none_or(|name| name == case.kernel) {
                kernels.entry(case.kernel).or_default().push(case);
            }
        }
        kernels
    }
}

/// The folder of the first set.
pub fn folder() -> PathBuf {
    Set::First.folder()
}

/// The IR file of a kernel of the first set.
pub fn ir_path(kernel: &str, level: OptLevel) -> PathBuf {
    Set::First.ir_path(kernel, level)
}

/// The cases of the first set by kernel.
pub fn cases_by_kernel() -> BTreeMap<&'static str, Vec<Case>> {
    Set::First.cases_by_kernel()
}

/// All cases of the first set.
pub fn all_cases() -> Vec<Case> {
    let families: [fn() -> Vec<Case>; 14] = [
        bitwork::cases,
        digests::cases,
        floats::cases,
        graphs::cases,
        images::cases,
        integers::cases,
        matrices::cases,
        memory::cases,
        nbody::cases,
        programs::cases,
        reductions::cases,
        sorting::cases,
        text::cases,
        waves::cases,
    ];
    families.iter().flat_map(|cases| cases()).collect()
}
