//! The project's tests against the outside: the OpenCL kernels with their cases and host
//! references, and the runs of LLVM's tools that results are compared with.

pub mod campaign;
pub mod coverage;
pub mod emulate;
pub mod interpret;
pub mod kernels;
pub mod launches;
pub mod llc;
pub mod passes;
pub mod processors;
pub mod random;
pub mod reduce;
