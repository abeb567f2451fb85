//! A program in CLRX's language, assembled, linked by lld, and run.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::asm;
use amdgpuc::isa::Target;
use emu::{CodeObject, Device, KernelArg, LaunchConfig};
use support::{folder, tool};

/// `c[i] = a[i] + b[i]`, in the words of CLRX's sample; `@` are the lines of a generation.
const VECTOR_ADD: &str = "\
.rocm                       # the dialect
.gpu @GPU
.md_version 1, 0
.kernel vectorAdd
    .config
        .dims x
        .default_hsa_features
        .dx10clamp
        .kernarg_segment_size 56
        .md_language \"OpenCL\", 1, 2
        .max_flat_work_group_size 256
        .arg n, \"uint\", 4, , value, u32
        .arg a, \"float*\", 8, , globalbuf, f32, global, default const volatile
        .arg b, \"float*\", 8, , globalbuf, f32, global, default const
        .arg c, \"float*\", 8, , globalbuf, f32, global, default
        .arg , \"\", 8, , gox, i64
        .arg , \"\", 8, , goy, i64
        .arg , \"\", 8, , goz, i64
    .control_directive
        .fill 128, 1, 0x00
.globaldata
table:
        .float 1.0, 2.0     # nobody reads it
.text
vectorAdd:
.skip 256                   # skip ROCm kernel configuration (required)
        s_load_dword    s2, s[4:5], 0x4
        s_load_dword    s3, s[6:7], 0x0
        s_load_dwordx2  s[10:11], s[6:7], 0x8
        s_load_dwordx2  s[12:13], s[6:7], 0x10
        s_load_dwordx2  s[14:15], s[6:7], 0x18
        s_waitcnt       lgkmcnt(0)
        s_and_b32       s2, s2, 0xffff      # the work-group's size
        s_mul_i32       s2, s2, s8
        @ADD            v0, vcc, s2, v0
        v_cmp_gt_u32    vcc, s3, v0
        s_and_saveexec_b64 s[0:1], vcc
        s_cbranch_execz end
        v_mov_b32       v1, 0
        v_lshlrev_b64   v[1:2], 2, v[0:1]
.macro address low, high, base, next
        v_mov_b32       v\\high, s\\next
        @ADD            v\\low, vcc, s\\base, v1
        @ADDC           v\\high, vcc, v\\high, v2, vcc
.endm
        address 3, 4, 10, 11
        address 6, 7, 12, 13
        @LOAD5
        @LOAD8
        s_waitcnt       vmcnt(0) & lgkmcnt(0)
        v_add_f32       v5, v5, v8 vop3
        address 6, 7, 14, 15
        @STORE
end:    s_endpgm
";

fn source(processor: &str) -> String {
    let rows: [(&str, &str); 6] = match processor {
        "gfx803" => [
            ("@GPU", "Fiji"),
            ("@ADDC", "v_addc_u32"),
            ("@ADD", "v_add_u32"),
            ("@LOAD5", "flat_load_dword v5, v[3:4]"),
            ("@LOAD8", "flat_load_dword v8, v[6:7]"),
            ("@STORE", "flat_store_dword v[6:7], v5"),
        ],
        _ => [
            ("@GPU", "GFX900"),
            ("@ADDC", "v_addc_co_u32"),
            ("@ADD", "v_add_co_u32"),
            ("@LOAD5", "global_load_dword v5, v[3:4], off inst_offset:0"),
            ("@LOAD8", "flat_load_dword v8, v[6:7] inst_offset:0"),
            ("@STORE", "global_store_dword v[6:7], v5, off"),
        ],
    };
    let replaced = |text: String, (from, to): (&str, &str)| text.replace(from, to);
    rows.into_iter().fold(VECTOR_ADD.to_string(), replaced)
}

#[test]
fn a_program_runs() {
    let folder = folder("clrx");
    for (processor, target) in [("gfx803", "gfx803"), ("gfx900", "gfx900:xnack-")] {
        let options = asm::Options::new(Target::parse(target).expect("a target"));
        let assembled = asm::assemble_file(&source(processor), &options);
        let said: String = assembled
            .diagnostics
            .iter()
            .map(|d| d.render("k.s"))
            .collect();
        let object = assembled.object.unwrap_or_else(|| panic!("{said}"));
        let (o, so) = (
            folder.join(format!("{processor}.o")),
            folder.join(format!("{processor}.so")),
        );
        std::fs::write(&o, object).expect("a file");
        let Some(linked) = tool("ld.lld-22", |c| {
            c.arg("-shared").arg(&o).arg("-o").arg(&so);
        }) else {
            return;
        };
        let said = String::from_utf8_lossy(&linked.stderr).into_owned();
        assert!(linked.status.success() && said.is_empty(), "{said}");
        let bytes = std::fs::read(&so).expect("what lld wrote");
        let object = CodeObject::load(&bytes).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(
            (object.version(), object.target_id()),
            (2, target.to_string())
        );
        let mut device = Device::new(object.target());
        let module = device.load(&object).unwrap_or_else(|e| panic!("{e}"));
        let floats = |each: fn(u32) -> f32| -> Vec<u8> {
            (0..256).flat_map(|i| each(i).to_le_bytes()).collect()
        };
        let a = device.alloc_with(&floats(|i| i as f32)).expect("room");
        let b = device
            .alloc_with(&floats(|i| 0.5 * i as f32))
            .expect("room");
        let c = device.alloc(1024).expect("room");
        let args = [KernelArg::U32(200), a.into(), b.into(), c.into()];
        let config = LaunchConfig::linear(256, 64);
        let launched = device.launch(module, "vectorAdd", config, &args);
        launched.unwrap_or_else(|e| panic!("{processor}: {e}"));
        let expected = floats(|i| if i < 200 { 1.5 * i as f32 } else { 0.0 });
        assert_eq!(device.read_buffer(c), Some(expected), "{processor}");
    }
}
