//! Corrupted code objects: an error each, or a run that ends; never a panic.

mod common;

use common::{Kernel, assemble, load, store};
use emu::{CodeObject, Device, KernelArg, LaunchConfig};

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

/// Loads and runs whatever the bytes are; the outcome does not matter.
fn try_to_run(code: &[u8]) {
    let Ok(object) = CodeObject::load(code) else {
        return;
    };
    let mut device = Device::new(object.target());
    let Ok(module) = device.load(&object) else {
        return;
    };
    let Some(buffer) = device.alloc(1024) else {
        return;
    };
    for kernel in object.kernels().iter().take(4) {
        let args: Vec<KernelArg> = kernel.explicit_args().map(|_| buffer.into()).collect();
        let config = LaunchConfig::linear(100, 64).with_instruction_limit(20_000);
        let _ = device.launch(module, kernel.name(), config, &args);
    }
}

/// Many kinds of instructions.
fn kernels() -> Vec<Kernel> {
    let memory = load(1, 0)
        + "ds_write_b32 v0, v1\nds_read2_b32 v[8:9], v0 offset1:1\ns_waitcnt 0\n\
           buffer_load_dword v4, v0, s[4:7], 0 offen\nflat_atomic_add v5, v[0:1], v4 glc\n"
        + &store(8, 0);
    let alu = "v_add_f32 v8, v1, v2\nv_pk_fma_f16 v9, v1, v2, v3\nv_mov_b32_sdwa v8, v1 dst_sel:BYTE_1 src0_sel:WORD_1\n\
         v_mov_b32_dpp v8, v1 row_shr:1\nv_div_scale_f64 v[10:11], vcc, v[2:3], v[4:5], v[2:3]\n\
         v_mad_u64_u32 v[8:9], s[4:5], v2, v4, v[6:7]\nv_readlane_b32 s4, v1, s5\nv_trig_preop_f64 v[8:9], v[2:3], v4\n\
         v_cmpx_lt_f64 vcc, v[2:3], v[4:5]\nv_ldexp_f32 v8, v1, v2\nv_mqsad_u32_u8 v[8:11], v[2:3], v4, v[4:7]\n\
         s_set_gpr_idx_on s4, gpr_idx(SRC0,DST)\nv_mov_b32 v8, v4\nv_add_f64 v[8:9], v[2:3], v[4:5]\ns_set_gpr_idx_off\n\
         s_movrels_b64 s[20:21], s[22:23]\ns_bfe_i64 s[20:21], s[22:23], s24\ns_setreg_b32 hwreg(HW_REG_MODE), s4\n\
         v_cvt_f16_f32 v8, v1\ns_getpc_b64 s[20:21]\ns_barrier\nv_sin_f32 v8, v1\nv_med3_f32 v8, v1, v2, v3";
    vec![
        Kernel::new(memory).with_lds(256),
        Kernel::new(alu).with_private(64),
    ]
}

#[test]
fn changed_bytes() {
    let Some(code) = assemble("gfx906", &kernels()) else {
        return;
    };
    let mut random = Random(7);
    for _ in 0..2000 {
        let mut changed = code.clone();
        for _ in 0..1 + random.below(4) {
            let at = random.below(changed.len());
            changed[at] = random.below(256) as u8;
        }
        try_to_run(&changed);
    }
}

#[test]
fn changed_instructions() {
    let Some(code) = assemble("gfx906", &kernels()) else {
        return;
    };
    let object = CodeObject::load(&code).expect("a code object");
    let symbol = object
        .symbols()
        .iter()
        .find(|s| s.name == "k1")
        .expect("the kernel's code");
    // The code's place in the file: where its first instruction is.
    let at = code
        .windows(4)
        .position(|w| w == [0x01, 0x05, 0x10, 0x02])
        .expect("v_add_f32 v8, v1, v2");
    let size = symbol.size as usize;
    let mut random = Random(11);
    for _ in 0..3000 {
        let mut changed = code.clone();
        for _ in 0..1 + random.below(6) {
            changed[at + random.below(size)] = random.below(256) as u8;
        }
        try_to_run(&changed);
    }
}

#[test]
fn cut_off() {
    let Some(code) = assemble("gfx906", &kernels()) else {
        return;
    };
    for length in (0..code.len()).step_by(7) {
        try_to_run(&code[..length]);
    }
    try_to_run(&[0; 4096]);
}
