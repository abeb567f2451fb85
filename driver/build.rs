//! How the command is linked.

use std::env::var;

/// The tables of instructions hold tens of thousands of addresses. In a position-independent
/// executable the dynamic loader fills all of them in before `main`, and copies a page for each
/// few: a third of the time that a small kernel takes. At a fixed address the linker has done it.
/// What is lost is that the system chooses the address of the code anew for each run. A build
/// without dynamic loader says by its own options where it lies.
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |name: &str, value: &str| var(name).is_ok_and(|v| v == value);
    let features = var("CARGO_CFG_TARGET_FEATURE").unwrap_or_default();
    let is_static = features.split(',').any(|feature| feature == "crt-static");
    if is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") && !is_static {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}
