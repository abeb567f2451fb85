//! Stands for the crate `test` that `#[test]` and `rustc --test` speak of: what they make of a test
//! is a value of `TestDescAndFn`, and `tests` below is the `main` that gets all of them. Work-group
//! N runs test N, writes how it ended, and ends: a panic is the end of one work-group alone.
#![no_std]
#![feature(abi_gpu_kernel, link_llvm_intrinsics, rustc_attrs)]
#![allow(internal_features)]
extern crate alloc;

use alloc::string::String;
use core::alloc::{GlobalAlloc, Layout};
pub use StaticFn::StaticTestFn;
pub use StaticName::StaticTestName;

/// Two words of each test are written: one of these, and the line of a panic.
pub const STARTED: u32 = 1;
pub const PASSED: u32 = 2;
pub const PANICKED: u32 = 3;
pub const PANICKED_AS_EXPECTED: u32 = 4;
pub const NO_PANIC: u32 = 5;
pub const IGNORED: u32 = 6;
/// What a test asks for that there is not: unwinding, threads.
pub const LEFT_OUT: u32 = 7;
pub const FAILED: u32 = 8;
pub const NO_MEMORY: u32 = 9;

pub enum StaticName {
    StaticTestName(&'static str),
}

pub enum StaticFn {
    StaticTestFn(fn() -> Result<(), String>),
}

pub enum ShouldPanic {
    No,
    Yes,
    YesWithMessage(&'static str),
}

pub enum TestType {
    UnitTest,
    IntegrationTest,
    Unknown,
}

pub struct TestDesc {
    pub name: StaticName,
    pub ignore: bool,
    pub ignore_message: Option<&'static str>,
    pub source_file: &'static str,
    pub start_line: usize,
    pub start_col: usize,
    pub end_line: usize,
    pub end_col: usize,
    pub should_panic: ShouldPanic,
    pub compile_fail: bool,
    pub no_run: bool,
    pub test_type: TestType,
}

pub struct TestDescAndFn {
    pub desc: TestDesc,
    pub testfn: StaticFn,
}

pub trait Termination {
    fn failed(self) -> bool;
}

impl Termination for () {
    fn failed(self) -> bool {
        false
    }
}

impl<T: Termination, E> Termination for Result<T, E> {
    fn failed(self) -> bool {
        self.map_or(true, T::failed)
    }
}

pub fn assert_test_result<T: Termination>(result: T) -> Result<(), String> {
    if result.failed() { Err(String::new()) } else { Ok(()) }
}

unsafe extern "C" {
    #[link_name = "llvm.amdgcn.workgroup.id.x"]
    safe fn group() -> u32;
    #[link_name = "llvm.amdgcn.endpgm"]
    safe fn end() -> !;
}

/// What the kernel was given, the same for all work-groups.
static mut OUT: *mut u32 = core::ptr::null_mut();
static mut FIRST: usize = 0;
static mut HEAP: *mut u8 = core::ptr::null_mut();
static mut HEAP_SIZE: usize = 0;

fn words() -> *mut u32 {
    unsafe { OUT.add(group() as usize * 2) }
}

fn write(word: u32, line: u32) {
    unsafe {
        words().write_volatile(word);
        words().add(1).write_volatile(line);
    }
}

pub fn end_with(word: u32, line: u32) -> ! {
    write(word, line);
    end()
}

/// To be called by the kernels before all else.
pub unsafe fn start(out: *mut u32, first: usize, heap: *mut u8, heap_size: usize) {
    unsafe {
        OUT = out;
        FIRST = first;
        HEAP = heap;
        HEAP_SIZE = heap_size;
    }
}

/// Whether the test that runs has to panic, in the second word until it ends.
const EXPECTED: u32 = 1 << 31;

/// What `main` of a crate with `--test` calls.
pub fn test_main_static_abort(tests: &[&TestDescAndFn]) {
    let names = unsafe { FIRST == usize::MAX };
    if names {
        return write_names(tests);
    }
    let Some(test) = tests.get(unsafe { FIRST } + group() as usize) else { return };
    if test.desc.ignore {
        return write(IGNORED, 0);
    }
    let expected = !matches!(test.desc.should_panic, ShouldPanic::No);
    write(STARTED, if expected { EXPECTED } else { 0 });
    let StaticTestFn(function) = test.testfn;
    let failed = function().is_err();
    write(if expected { NO_PANIC } else if failed { FAILED } else { PASSED }, 0);
}

/// The names of all tests, each with a line feed behind it, instead of results.
fn write_names(tests: &[&TestDescAndFn]) {
    let mut out = unsafe { OUT as *mut u8 };
    for test in tests {
        let StaticTestName(name) = test.desc.name;
        for byte in name.bytes().chain([b'\n']) {
            unsafe {
                out.write_volatile(byte);
                out = out.add(1);
            }
        }
    }
}

#[panic_handler]
fn panic(info: &core::panic::PanicInfo) -> ! {
    let expected = unsafe { words().add(1).read_volatile() } & EXPECTED != 0;
    let line = info.location().map_or(0, |location| location.line());
    end_with(if expected { PANICKED_AS_EXPECTED } else { PANICKED }, line)
}

/// Each work-group has a part of the heap, whose first word is how much of it is taken. Only what
/// was allocated last is given back.
struct Heap;

impl Heap {
    unsafe fn part() -> (*mut u8, *mut usize) {
        let part = unsafe { HEAP.add(group() as usize * HEAP_SIZE) };
        (part, part as *mut usize)
    }
}

unsafe impl GlobalAlloc for Heap {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        unsafe {
            let (part, taken) = Self::part();
            let start = (part as usize + (*taken).max(8)).next_multiple_of(layout.align());
            let end = start - part as usize + layout.size();
            if end > HEAP_SIZE {
                end_with(NO_MEMORY, 0);
            }
            *taken = end;
            start as *mut u8
        }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        unsafe {
            let (part, taken) = Self::part();
            if block as usize + layout.size() == part as usize + *taken {
                *taken = block as usize - part as usize;
            }
        }
    }
}

#[global_allocator]
static ALLOCATOR: Heap = Heap;

/// rustc makes these two where it links a program.
#[rustc_std_internal_symbol]
fn __rust_no_alloc_shim_is_unstable_v2() {}

#[rustc_std_internal_symbol]
unsafe fn __rust_alloc_error_handler(_: usize, _: usize) -> ! {
    end_with(NO_MEMORY, 0)
}
