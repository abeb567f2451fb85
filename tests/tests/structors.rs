//! Constructors and destructors: the kernels that call them leave the same in variables as those
//! that llc makes, and are told apart in the metadata.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::ir::SourceFile;
use amdgpuc::{OptLevel as Level, OutputKind};
use amdgpuc_tests::llc;
use emu::{CodeObject, Device, KernelArg, LaunchConfig};

const PROGRAM: &str = r#"target triple = "amdgcn-amd-amdhsa"

@states = addrspace(1) global [4 x i32] zeroinitializer
@llvm.global_ctors = appending addrspace(1) global [2 x { i32, ptr, ptr }] [
  { i32, ptr, ptr } { i32 65535, ptr @construct_late, ptr null },
  { i32, ptr, ptr } { i32 7, ptr @construct_early, ptr null }]
@llvm.global_dtors = appending addrspace(1) global [2 x { i32, ptr, ptr }] [
  { i32, ptr, ptr } { i32 101, ptr @destroy_last, ptr null },
  { i32, ptr, ptr } { i32 65535, ptr @destroy_first, ptr null }]

define internal void @construct_late() {
  %p = getelementptr [4 x i32], ptr addrspace(1) @states, i32 0, i32 1
  %before = load i32, ptr addrspace(1) @states
  %sum = add i32 %before, 7
  store i32 %sum, ptr addrspace(1) %p
  ret void
}

define internal void @construct_early() {
  store i32 5, ptr addrspace(1) @states
  ret void
}

define internal void @destroy_first() {
  %p = getelementptr [4 x i32], ptr addrspace(1) @states, i32 0, i32 2
  store i32 8, ptr addrspace(1) %p
  ret void
}

define internal void @destroy_last() {
  %p = getelementptr [4 x i32], ptr addrspace(1) @states, i32 0, i32 2
  %q = getelementptr [4 x i32], ptr addrspace(1) @states, i32 0, i32 3
  %before = load i32, ptr addrspace(1) %p
  %sum = add i32 %before, 9
  store i32 %sum, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @read_states(ptr addrspace(1) %out) {
  %v = load [4 x i32], ptr addrspace(1) @states
  store [4 x i32] %v, ptr addrspace(1) %out
  ret void
}
"#;

const INIT: &str = "amdgcn.device.init";
const FINI: &str = "amdgcn.device.fini";

/// What the variables hold after the constructors, and after the destructors.
fn states(code: &[u8]) -> [Vec<u8>; 2] {
    let object = CodeObject::load(code).expect("a code object");
    let mut device = Device::new(object.target());
    let module = device.load(&object).expect("it can be loaded");
    [INIT, FINI].map(|kernel| {
        let one = LaunchConfig::linear(1, 1);
        let ran = device.launch(module, kernel, one, &[]);
        ran.unwrap_or_else(|e| panic!("{kernel}: {e}"));
        let out = device.alloc(16).expect("memory");
        let args: [KernelArg; 1] = [out.into()];
        let read = device.launch(module, "read_states", one, &args);
        read.unwrap_or_else(|e| panic!("read_states: {e}"));
        device.read_buffer(out).expect("it is there")
    })
}

fn source() -> SourceFile<'static> {
    SourceFile {
        name: "structors.ll",
        text: PROGRAM.as_bytes(),
    }
}

fn compile(processor: &str, level: Level, output: OutputKind) -> Vec<u8> {
    let options = support::options(processor, level, output);
    match amdgpuc::compile(&source(), &options) {
        Ok(compiled) => compiled.bytes,
        Err(errors) => panic!("{}", errors[0].render(&source())),
    }
}

#[test]
fn constructors_and_destructors_run_in_the_order_of_llcs() {
    let folder = std::env::temp_dir().join("amdgpuc-structors");
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("structors.ll");
    std::fs::write(&path, PROGRAM).expect("a file");
    for processor in ["gfx900", "gfx906", "gfx908", "gfx90a", "gfx942"] {
        let theirs = llc::code_object_at(&path, processor, "-O2").expect("llc takes it");
        let Some(theirs) = theirs.done() else {
            return;
        };
        let expected = states(&theirs);
        let words =
            |values: [u32; 4]| -> Vec<u8> { values.iter().flat_map(|v| v.to_le_bytes()).collect() };
        assert_eq!(expected[1], words([5, 12, 8, 17]));
        for level in [Level::O0, Level::O2] {
            let ours = states(&compile(processor, level, OutputKind::Linked));
            assert_eq!(ours, expected, "{processor}, {level:?}");
        }
    }
}

#[test]
fn the_metadata_says_what_the_kernels_are_for() {
    let text = compile("gfx906", Level::O2, OutputKind::Assembly);
    let text = String::from_utf8(text).expect("text");
    for part in [
        ".kind:           init",
        ".kind:           fini",
        "\t.section\t.init_array.7,\"aw\",@init_array",
        "\t.section\t.fini_array,\"aw\",@fini_array",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}
