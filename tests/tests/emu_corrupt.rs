//! Kernels of llc with bytes changed at random: an error each, or a run that ends; never a panic.

use amdgpuc_tests::kernels::{Arg, OptLevel, all_cases};
use amdgpuc_tests::llc;
use emu::{CodeObject, Device, KernelArg, LaunchConfig};
use std::collections::BTreeMap;

/// Changed files for each kernel.
const ROUNDS: usize = 60;

/// Numbers that look random.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}

#[test]
fn changed_kernels_end_with_an_error_or_a_result() {
    let mut random = Random(3);
    let mut loaded = 0;
    let cases: BTreeMap<&str, _> = all_cases().into_iter().map(|c| (c.kernel, c)).collect();
    for case in cases.values() {
        let path = case.ir_path(OptLevel::O2);
        let Some(code) = llc::code_object(&path, "gfx906")
            .expect("llc compiles the kernel")
            .done()
        else {
            return;
        };
        for _ in 0..ROUNDS {
            let mut changed = code.clone();
            for _ in 0..1 + random.below(8) {
                let at = random.below(changed.len());
                changed[at] = random.below(256) as u8;
            }
            let Ok(object) = CodeObject::load(&changed) else {
                continue;
            };
            let mut device = Device::new(object.target());
            let Ok(module) = device.load(&object) else {
                continue;
            };
            loaded += 1;
            let mut args = Vec::new();
            for arg in &case.args {
                args.push(match arg {
                    Arg::Buffer(b) => device.alloc_with(&b.init).expect("room").into(),
                    Arg::Lds(size) => KernelArg::Local(*size),
                    other => KernelArg::Bytes(vec![1; other.size()]),
                });
            }
            let config =
                LaunchConfig::new(case.grid, case.workgroup).with_instruction_limit(20_000);
            // Any outcome is right, as long as there is one.
            let _ = device.launch(module, case.kernel, config, &args);
        }
    }
    assert!(loaded > ROUNDS, "hardly any changed file loads: {loaded}");
}
