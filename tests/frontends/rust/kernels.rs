//! Kernels in Rust: slices with bounds checks, iterators, sorting, enums, closures, traits and
//! their objects, wide integers, checked arithmetic, halves, atomics, formatted text.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, f16, stdarch_amdgpu, link_llvm_intrinsics)]
#![allow(internal_features)]

use core::slice;

unsafe extern "C" {
    #[link_name = "llvm.amdgcn.workitem.id.x"]
    safe fn item() -> u32;
    #[link_name = "llvm.amdgcn.workgroup.id.x"]
    safe fn group() -> u32;
}

/// All launches have groups of 64.
fn id() -> usize {
    (group() * 64 + item()) as usize
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn saxpy(n: usize, a: f32, x: *const f32, y: *mut f32) {
    let (x, y) = unsafe { (slice::from_raw_parts(x, n), slice::from_raw_parts_mut(y, n)) };
    let i = id();
    if i < n {
        y[i] = a * x[i] + y[i];
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn bounds(n: usize, index: *const u32, data: *mut u32) {
    let (index, data) = unsafe { (slice::from_raw_parts(index, n), slice::from_raw_parts_mut(data, n)) };
    let i = id();
    if i < n {
        let v = index.get(index[i] as usize % n).copied().unwrap_or(7);
        data[i] = v.wrapping_mul(3);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn iterators(n: usize, data: *mut u32) {
    let data = unsafe { slice::from_raw_parts_mut(data, n * 8) };
    if let Some(part) = data.chunks_exact_mut(8).nth(id()) {
        let sum: u32 = part.iter().filter(|v| **v % 2 == 0).map(|v| v >> 1).fold(0, u32::wrapping_add);
        let most = part.iter().copied().max().unwrap_or(0);
        part.iter_mut().zip(0u32..).for_each(|(v, k)| *v = v.rotate_left(k) ^ sum);
        part[7] = most;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sorting(n: usize, data: *mut i32) {
    let data = unsafe { slice::from_raw_parts_mut(data, n * 16) };
    if let Some(part) = data.chunks_exact_mut(16).nth(id()) {
        for i in 1..part.len() {
            let mut j = i;
            while j > 0 && part[j - 1] > part[j] {
                part.swap(j - 1, j);
                j -= 1;
            }
        }
    }
}

enum Shape {
    Circle(f32),
    Box { w: f32, h: f32 },
    Nothing,
}

fn shape(kind: usize, v: f32) -> Shape {
    match kind % 3 {
        0 => Shape::Circle(v),
        1 => Shape::Box { w: v, h: v + 1.0 },
        _ => Shape::Nothing,
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn enums(n: usize, data: *mut f32) {
    let data = unsafe { slice::from_raw_parts_mut(data, n) };
    let i = id();
    if i < n {
        data[i] = match shape(i, data[i]) {
            Shape::Circle(r) => r * r * 3.0,
            Shape::Box { w, h } => w * h,
            Shape::Nothing => 0.5,
        };
    }
}

fn halve(v: u32) -> Result<u32, i8> {
    match v {
        0 => Err(-1),
        v if v % 2 == 1 => Err(1),
        v => Ok(v / 2),
    }
}

fn quarter(v: u32) -> Result<u32, i8> {
    halve(halve(v)?)
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn results(n: usize, data: *mut u32) {
    let i = id();
    if i < n {
        let v = unsafe { &mut *data.add(i) };
        *v = quarter(*v).unwrap_or_else(|e| 1000u32.wrapping_add_signed(e as i32));
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn wide(n: usize, data: *mut u64) {
    let i = id();
    if i < n {
        let v = unsafe { &mut *data.add(i) };
        let a = (*v as u128).wrapping_mul(0x1_0000_0001_0000_0001_0003);
        let q = a / (*v as u128 % 97 + 3);
        *v = (q >> 7) as u64 ^ (a >> 64) as u64 ^ u64::from(v.leading_zeros()) ^ v.swap_bytes();
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn checked(n: usize, data: *mut i32) {
    let i = id();
    if i < n {
        let v = unsafe { &mut *data.add(i) };
        let a = v.checked_mul(3).unwrap_or(-5);
        let b = v.saturating_add(0x7000_0000);
        let (c, over) = v.overflowing_sub(0x7000_0000);
        *v = a ^ b ^ c ^ i32::from(over) ^ v.abs_diff(17) as i32 ^ v.rem_euclid(13);
    }
}

trait Step {
    fn step(&self, v: f64) -> f64;
}
struct Add(f64);
struct Scale(f64);
impl Step for Add {
    fn step(&self, v: f64) -> f64 {
        v + self.0
    }
}
impl Step for Scale {
    fn step(&self, v: f64) -> f64 {
        v * self.0
    }
}
fn run<S: Step, T: Step>(s: S, t: T, v: f64) -> f64 {
    (0..5).fold(v, |v, _| t.step(s.step(v)))
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn generics(n: usize, data: *mut f64) {
    let i = id();
    if i < n {
        let v = unsafe { &mut *data.add(i) };
        *v = run(Add(0.5), Scale(1.25), *v) - run(Scale(-0.5), Add(*v), 1.0);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn floats(n: usize, data: *mut f32) {
    let i = id();
    if i < n {
        let v = unsafe { &mut *data.add(i) };
        *v = v.clamp(-10.0, 10.0) + (*v as i32) as f32 + (*v as u8) as f32 + v.max(1.0).min(2.0) + v.to_bits().count_ones() as f32;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn text(n: usize, data: *mut u8) {
    let i = id();
    if i < n {
        let part = unsafe { slice::from_raw_parts_mut(data.add(i * 16), 16) };
        let words = part.split(|b| *b == b' ').count() as u8;
        part.make_ascii_uppercase();
        part.reverse();
        part[0] = words;
    }
}

/// Objects behind a table of functions, which each lane has another of.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn objects(n: usize, data: *mut f64) {
    let i = id();
    if i < n {
        let v = unsafe { &mut *data.add(i) };
        let (add, scale) = (Add(*v), Scale(0.5));
        let steps: [&dyn Step; 3] = [&add, &scale, &Add(-1.25)];
        *v = (0..6).fold(1.0, |v, k| steps[(i * 7 + k * k) % 3].step(v));
    }
}

fn twice(f: &dyn Fn(u32) -> u32, v: u32) -> u32 {
    f(f(v))
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn closures(n: usize, data: *mut u32) {
    let i = id();
    if i < n {
        let v = unsafe { &mut *data.add(i) };
        let (seed, mut calls) = (*v, 0u32);
        let add = move |x: u32| x.wrapping_add(seed);
        let xor = move |x: u32| (x ^ seed).rotate_right(5);
        let chosen: &dyn Fn(u32) -> u32 = if i % 3 == 0 { &add } else { &xor };
        let mut count = |x| {
            calls += 1;
            twice(chosen, x)
        };
        let w = count(7) ^ count(9);
        *v = w.wrapping_add(calls);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sort_unstable(n: usize, data: *mut u32) {
    let data = unsafe { slice::from_raw_parts_mut(data, n * 24) };
    if let Some(part) = data.chunks_exact_mut(24).nth(id()) {
        part.sort_unstable();
        let at = part.binary_search(&500_000).unwrap_or_else(|at| at);
        part[3] = at as u32;
        part.sort_unstable_by_key(|v| core::cmp::Reverse(v % 1000));
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn halves(n: usize, data: *mut f16) {
    let i = id();
    if i < n {
        let v = unsafe { &mut *data.add(i) };
        let wide = *v as f32 * 1.5;
        *v = (wide as f16) + *v * 0.25 - (wide as i32) as f16;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn atomics(n: usize, data: *const u32, sums: *const core::sync::atomic::AtomicU32) {
    use core::sync::atomic::Ordering::{AcqRel, Relaxed};
    let i = id();
    if i < n {
        let (v, sums) = unsafe { (*data.add(i), slice::from_raw_parts(sums, 9)) };
        sums[v as usize % 8].fetch_add(v, Relaxed);
        let _ = sums[8].fetch_update(AcqRel, Relaxed, |old| Some(old.max(v)));
    }
}

/// Text in memory of its own size.
struct Line<'a> {
    bytes: &'a mut [u8],
    used: usize,
}

impl core::fmt::Write for Line<'_> {
    fn write_str(&mut self, text: &str) -> core::fmt::Result {
        let rest = self.bytes.get_mut(self.used..self.used + text.len()).ok_or(core::fmt::Error)?;
        rest.copy_from_slice(text.as_bytes());
        self.used += text.len();
        Ok(())
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn formats(n: usize, values: *const i32, out: *mut u8) {
    use core::fmt::Write;
    let i = id();
    if i < n {
        let v = unsafe { *values.add(i) };
        let bytes = unsafe { slice::from_raw_parts_mut(out.add(i * 64), 64) };
        let mut line = Line { bytes, used: 0 };
        let done = write!(line, "{v} {:+6}|{:08x}|{:?} {:.3}", v / 3, v, (v % 2 == 0).then_some(v & 15), v as f32 / 64.0);
        let used = line.used as u8;
        line.bytes[63] = if done.is_ok() { used } else { 255 };
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn parsing(n: usize, data: *mut u8) {
    let i = id();
    if i < n {
        let part = unsafe { slice::from_raw_parts_mut(data.add(i * 8), 8) };
        let text = core::str::from_utf8(part).unwrap_or("x");
        let word = text.trim().split('0').next().unwrap_or("");
        let number = word.parse::<i32>().unwrap_or(-1);
        let letters = text.chars().filter(|c| c.is_alphanumeric()).count();
        part[0] = number as u8;
        part[1] = letters as u8;
    }
}
