//! One file per family of operations. What is expected is written down, or computed by Rust's own
//! operators.

mod control;
mod floats;
mod ints;
mod memory;
mod target;
mod waves;

use super::*;
use crate::builder::FunctionBuilder;
use crate::entities::Value;
use crate::layout::DataLayout;
use crate::memory::AddrSpace;
use crate::types::Type;

const GLOBAL: Type = Type::ptr(AddrSpace::Global);

/// Evaluates one value in a kernel of one work-item: its bytes in memory as a number, or `None` if
/// it is poison.
fn eval(build: impl FnOnce(&mut FunctionBuilder) -> Value) -> Result<Option<u128>, InterpError> {
    let mut module = Module::new();
    let kernel = module.add_kernel("k", &[GLOBAL]);
    let mut b = module.build(kernel);
    let entry = b.create_entry();
    let out = b.params(entry)[0];
    let value = build(&mut b);
    let ty = b.ty(value);
    b.store(value, out, 1);
    b.ret_void();
    crate::verifier::verify_module(&module).expect("the test program is well formed");
    let size = DataLayout::new(&module.ctx.types).store_size(ty) as usize;
    let mut memory = Memory::new();
    let buffer = memory.alloc_zeroed(size);
    let config = LaunchConfig::linear(1, 1);
    Interp::new(&module).launch(kernel, &config, &[ArgValue::ptr(buffer)], &mut memory)?;
    let mut wide = [0; 16];
    wide[..size].copy_from_slice(memory.read(buffer, size)?);
    let defined = memory.is_defined(buffer, size)?;
    Ok(defined.then_some(u128::from_le_bytes(wide)))
}

/// A value that is not poison.
#[track_caller]
fn value(build: impl FnOnce(&mut FunctionBuilder) -> Value) -> u128 {
    eval(build)
        .expect("the program runs")
        .expect("the value is not poison")
}

/// A value that is poison.
#[track_caller]
fn is_poison(build: impl FnOnce(&mut FunctionBuilder) -> Value) {
    assert_eq!(eval(build).expect("the program runs"), None);
}

/// A program that fails.
#[track_caller]
fn fails(kind: FaultKind, build: impl FnOnce(&mut FunctionBuilder) -> Value) -> InterpError {
    let error = eval(build).expect_err("the program fails");
    assert_eq!(error.kind, kind, "{error}");
    error
}

/// Runs a kernel with an output buffer of `words` words as its only parameter.
fn run_words(
    config: &LaunchConfig,
    words: usize,
    build: impl FnOnce(&mut FunctionBuilder, Value),
) -> Result<Vec<u32>, InterpError> {
    let mut module = Module::new();
    let kernel = module.add_kernel("k", &[GLOBAL]);
    let mut b = module.build(kernel);
    let entry = b.create_entry();
    let out = b.params(entry)[0];
    build(&mut b, out);
    if let Err(errors) = crate::verifier::verify_module(&module) {
        panic!("the test program is not well formed: {errors:?}");
    }
    run_module(&module, kernel, config, words)
}

/// Runs a kernel of a module whose only parameter is an output buffer of `words` words.
fn run_module(
    module: &Module,
    kernel: FuncRef,
    config: &LaunchConfig,
    words: usize,
) -> Result<Vec<u32>, InterpError> {
    let mut memory = Memory::new();
    let buffer = memory.alloc_zeroed(4 * words);
    Interp::new(module).launch(kernel, config, &[ArgValue::ptr(buffer)], &mut memory)?;
    Ok(memory
        .read(buffer, 4 * words)?
        .chunks(4)
        .map(|c| u32::from_le_bytes([c[0], c[1], c[2], c[3]]))
        .collect())
}

/// Stores a word at `out[index]`.
fn store_word(b: &mut FunctionBuilder, out: Value, index: Value, word: Value) {
    let index = b.zext(index, Type::I64);
    let at = b.gep(Type::I32, out, &[index]);
    b.store(word, at, 4);
}
