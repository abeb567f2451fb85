//! Stands for the crate `std`: what is in `core` and `alloc`, and of the rest what the tests name.
//! What needs unwinding or threads ends the test, which is then counted as left out.
#![no_std]
#![feature(const_trait_impl, core_intrinsics, f16, hashmap_internals)]
#![allow(internal_features, deprecated)]
pub extern crate alloc as alloc_crate;
extern crate libm;
extern crate test;

pub use alloc_crate::{borrow, boxed, fmt, format, rc, slice, str, string, vec};
pub use core::*;

pub mod alloc {
    pub use alloc_crate::alloc::*;
}

pub mod collections {
    pub use alloc_crate::collections::*;
    pub use alloc_crate::collections::{BTreeMap as HashMap, BTreeSet as HashSet};
}

pub mod task {
    pub use alloc_crate::task::*;
    pub use core::task::*;
}

pub mod ffi {
    pub use alloc_crate::ffi::*;
    pub use core::ffi::*;
}

pub mod sync {
    pub use alloc_crate::sync::*;
    pub use core::sync::*;

    /// Only named.
    pub struct MutexGuard<'a, T: ?Sized>(pub &'a T);
}

pub mod hash {
    pub use core::hash::*;

    #[derive(Clone, Debug, Default)]
    pub struct DefaultHasher(SipHasher13);

    impl DefaultHasher {
        pub fn new() -> Self {
            Self(SipHasher13::new())
        }
    }

    impl Hasher for DefaultHasher {
        fn write(&mut self, bytes: &[u8]) {
            self.0.write(bytes);
        }

        fn finish(&self) -> u64 {
            self.0.finish()
        }
    }

    #[derive(Clone, Debug, Default)]
    pub struct RandomState;

    impl RandomState {
        pub fn new() -> Self {
            Self
        }
    }

    impl BuildHasher for RandomState {
        type Hasher = DefaultHasher;

        fn build_hasher(&self) -> DefaultHasher {
            DefaultHasher::new()
        }
    }
}

pub mod panic {
    pub use core::panic::*;

    pub type Hook = alloc_crate::boxed::Box<dyn Fn(&PanicInfo<'_>) + Sync + Send + 'static>;

    pub fn catch_unwind<F: FnOnce() -> R + UnwindSafe, R>(_: F) -> crate::thread::Result<R> {
        test::end_with(test::LEFT_OUT, 0)
    }

    pub fn resume_unwind(_: alloc_crate::boxed::Box<dyn core::any::Any + Send>) -> ! {
        test::end_with(test::LEFT_OUT, 0)
    }

    pub fn take_hook() -> Hook {
        test::end_with(test::LEFT_OUT, 0)
    }

    pub fn set_hook(_: Hook) {}
}

pub mod thread {
    use alloc_crate::boxed::Box;

    pub type Result<T> = core::result::Result<T, Box<dyn core::any::Any + Send + 'static>>;

    pub struct JoinHandle<T>(T);

    impl<T> JoinHandle<T> {
        pub fn join(self) -> Result<T> {
            Ok(self.0)
        }
    }

    pub fn spawn<F: FnOnce() -> T, T>(_: F) -> JoinHandle<T> {
        test::end_with(test::LEFT_OUT, 0)
    }

    pub struct Thread;

    impl Thread {
        pub fn unpark(&self) {}
    }

    pub fn current() -> Thread {
        test::end_with(test::LEFT_OUT, 0)
    }

    pub fn park() {
        test::end_with(test::LEFT_OUT, 0)
    }

    pub fn panicking() -> bool {
        false
    }

    pub struct LocalKey<T>(pub T);

    unsafe impl<T> Sync for LocalKey<T> {}

    impl<T> LocalKey<T> {
        pub fn with<R>(&'static self, function: impl FnOnce(&T) -> R) -> R {
            function(&self.0)
        }
    }
}

#[macro_export]
macro_rules! thread_local {
    ($(#[$attribute:meta])* $visible:vis static $name:ident: $type:ty = $value:expr $(;)?) => {
        $(#[$attribute])* $visible static $name: $crate::thread::LocalKey<$type> =
            $crate::thread::LocalKey($value);
    };
}

/// The arguments are still formatted.
#[macro_export]
macro_rules! println {
    ($($part:tt)*) => {{
        let _ = $crate::format!($($part)*);
    }};
}

#[macro_export]
macro_rules! eprintln {
    ($($part:tt)*) => {{
        let _ = $crate::format!($($part)*);
    }};
}

/// Methods of floats that `std` has and `core` has not: those that are intrinsics there.
pub const trait FloatRounding: Copy {
    fn floor(self) -> Self;
    fn ceil(self) -> Self;
    fn round(self) -> Self;
    fn round_ties_even(self) -> Self;
    fn trunc(self) -> Self;
    fn fract(self) -> Self;
    fn mul_add(self, by: Self, and: Self) -> Self;
}

/// The others, of the crate `libm` if need be.
pub trait FloatMath: Copy {
    fn sqrt(self) -> Self;
    fn powi(self, exponent: i32) -> Self;
    fn powf(self, exponent: Self) -> Self;
    fn div_euclid(self, by: Self) -> Self;
    fn rem_euclid(self, by: Self) -> Self;
    fn exp(self) -> Self;
    fn exp2(self) -> Self;
    fn ln(self) -> Self;
    fn log2(self) -> Self;
    fn log10(self) -> Self;
    fn log(self, base: Self) -> Self;
    fn cosh(self) -> Self;
    fn sinh(self) -> Self;
    fn asinh(self) -> Self;
    fn acosh(self) -> Self;
    fn atanh(self) -> Self;
    fn gamma(self) -> Self;
    fn ln_gamma(self) -> (Self, i32);
}

macro_rules! rounding {
    ($type:ident, $fma:ident, $($method:ident $intrinsic:ident)*) => {
        impl const FloatRounding for $type {
            $(fn $method(self) -> $type {
                core::intrinsics::$intrinsic(self)
            })*

            fn fract(self) -> $type {
                self - self.trunc()
            }

            fn mul_add(self, by: $type, and: $type) -> $type {
                core::intrinsics::$fma(self, by, and)
            }
        }
    };
}
rounding!(f16, fmaf16, floor floorf16 ceil ceilf16 round roundf16
    round_ties_even round_ties_even_f16 trunc truncf16);
rounding!(f32, fmaf32, floor floorf32 ceil ceilf32 round roundf32
    round_ties_even round_ties_even_f32 trunc truncf32);
rounding!(f64, fmaf64, floor floorf64 ceil ceilf64 round roundf64
    round_ties_even round_ties_even_f64 trunc truncf64);

macro_rules! math {
    ($type:ident, $sqrt:path, $powi:path, $($method:ident $function:path)*) => {
        impl FloatMath for $type {
            $(fn $method(self) -> $type {
                $function(self as _) as $type
            })*

            fn sqrt(self) -> $type {
                $sqrt(self)
            }

            fn powi(self, exponent: i32) -> $type {
                $powi(self, exponent)
            }

            fn powf(self, exponent: $type) -> $type {
                libm::pow(self as f64, exponent as f64) as $type
            }

            fn div_euclid(self, by: $type) -> $type {
                let whole = (self / by).trunc();
                if self % by < 0.0 {
                    return if by > 0.0 { whole - 1.0 } else { whole + 1.0 };
                }
                whole
            }

            fn rem_euclid(self, by: $type) -> $type {
                let rest = self % by;
                if rest < 0.0 { rest + by.abs() } else { rest }
            }

            fn log(self, base: $type) -> $type {
                self.ln() / base.ln()
            }

            fn ln_gamma(self) -> ($type, i32) {
                let (value, sign) = libm::lgamma_r(self as f64);
                (value as $type, sign)
            }
        }
    };
}
pub use core::intrinsics;

// LLVM has no powers of doubles for the target; these are what others call for them.
unsafe extern "C" {
    #[link_name = "__powisf2"]
    safe fn power_of_single(value: f32, exponent: i32) -> f32;
    #[link_name = "__powidf2"]
    safe fn power_of_double(value: f64, exponent: i32) -> f64;
}

fn power_of_half(value: f16, exponent: i32) -> f16 {
    power_of_single(value as f32, exponent) as f16
}

math!(f16, intrinsics::sqrtf16, power_of_half, exp intrinsics::expf16
    exp2 intrinsics::exp2f16 ln intrinsics::logf16 log2 intrinsics::log2f16
    log10 intrinsics::log10f16 cosh libm::coshf sinh libm::sinhf asinh libm::asinhf
    acosh libm::acoshf atanh libm::atanhf gamma libm::tgammaf);
math!(f32, intrinsics::sqrtf32, power_of_single, exp intrinsics::expf32
    exp2 intrinsics::exp2f32 ln intrinsics::logf32 log2 intrinsics::log2f32
    log10 intrinsics::log10f32 cosh libm::coshf sinh libm::sinhf asinh libm::asinhf
    acosh libm::acoshf atanh libm::atanhf gamma libm::tgammaf);
math!(f64, intrinsics::sqrtf64, power_of_double, exp libm::exp exp2 libm::exp2
    ln libm::log log2 libm::log2 log10 libm::log10 cosh libm::cosh sinh libm::sinh
    asinh libm::asinh acosh libm::acosh atanh libm::atanh gamma libm::tgamma);

pub mod prelude {
    pub mod v1 {
        pub use alloc_crate::borrow::ToOwned;
        pub use alloc_crate::boxed::Box;
        pub use alloc_crate::string::{String, ToString};
        pub use alloc_crate::vec::Vec;
        pub use alloc_crate::{format, vec};
        pub use crate::{FloatMath, FloatRounding, eprintln, println, thread_local};
        pub use core::prelude::v1::*;
    }

    pub mod rust_2024 {
        pub use super::v1::*;
        pub use core::prelude::rust_2024::*;
    }

    pub mod rust_2021 {
        pub use super::v1::*;
        pub use core::prelude::rust_2021::*;
    }
}
