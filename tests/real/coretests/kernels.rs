
pub(crate) fn test_rng() -> rand::Generator {
    rand::generator()
}

/// Work-group N runs test `first` + N. `first` of all ones: the names are written instead.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn tests(
    out: *mut u32, first: usize, heap: *mut u8, heap_size: usize,
) {
    unsafe { test_runner::start(out, first, heap, heap_size) };
    test_main();
}
