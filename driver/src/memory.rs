//! Where the command's memory comes from.

/// Stages make some nine allocations for each instruction that comes out.
#[cfg(feature = "mimalloc")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Bytes of text from which on huge pages pay: 120 smaller kernels take 0.82 to 0.92 of the time
/// without, texts of 53 to 150 KB 0.98, 190 to 340 KB 1.03, 0.5 to 2.7 MB 1.18.
#[cfg(all(feature = "mimalloc", target_os = "linux"))]
const LARGE: usize = 128 << 10;

/// Tells how much text is going to be compiled. The allocator asks for huge pages, which the system
/// clears as a whole when they are first touched: for a large module that is less work than one
/// fault for each small page, and for a small one, which touches a bit of each, an eighth of all
/// that the process does.
pub fn expect(bytes: usize) {
    #[cfg(all(feature = "mimalloc", target_os = "linux"))]
    if bytes < LARGE {
        // A system that has no such pages, or does not allow to do without, is as well.
        let _ = rustix::thread::disable_transparent_huge_pages(true);
    }
    #[cfg(not(all(feature = "mimalloc", target_os = "linux")))]
    let _ = bytes;
}
