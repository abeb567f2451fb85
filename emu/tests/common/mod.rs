//! Assembles snippets with llvm-mc and runs them.
//!
//! Without the tools the tests say so and pass; with `CI=true` in the environment they fail.

#![allow(dead_code, reason = "each test file uses a part")]

use emu::{CodeObject, Device, Fault, FaultKind, KernelArg, LaunchConfig, LaunchError};
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

const MC: &str = "llvm-mc-22";
const LLD: &str = "ld.lld-22";

/// A kernel to be assembled.
pub struct Kernel {
    /// Instructions. SGPRs 0 and 1 hold the kernarg address, VGPR 0 the work-item id; `s_endpgm`
    /// is added.
    pub body: String,
    /// Directives of the kernel descriptor beyond those that every kernel has.
    pub directives: String,
    /// Bytes of LDS.
    pub lds: u32,
    /// Bytes of private memory.
    pub private: u32,
}

impl Kernel {
    /// A kernel without LDS or private memory.
    pub fn new(body: impl Into<String>) -> Kernel {
        Kernel {
            body: body.into(),
            directives: String::new(),
            lds: 0,
            private: 0,
        }
    }

    /// The same with LDS.
    pub fn with_lds(self, lds: u32) -> Kernel {
        Kernel { lds, ..self }
    }

    /// The same with private memory, scratch buffer in s[0:3], kernarg address in s[4:5], flat
    /// scratch initial value in s[6:7], scratch offset in s8.
    pub fn with_private(self, private: u32) -> Kernel {
        let directives = ".amdhsa_user_sgpr_private_segment_buffer 1\n\
             .amdhsa_user_sgpr_flat_scratch_init 1\n\
             .amdhsa_system_sgpr_private_segment_wavefront_offset 1\n\
             .amdhsa_system_sgpr_workgroup_id_x 0\n";
        Kernel {
            private,
            directives: format!("{}{directives}", self.directives),
            ..self
        }
    }

    /// The same with more directives.
    pub fn with_directives(self, directives: &str) -> Kernel {
        let directives = format!("{}{directives}\n", self.directives);
        Kernel { directives, ..self }
    }
}

/// The text of an assembly file with kernels k0, k1, …, each with two pointer arguments.
fn text(processor: &str, kernels: &[Kernel]) -> String {
    let mut text = format!(".amdgcn_target \"amdgcn-amd-amdhsa--{processor}\"\n");
    let mut meta = String::new();
    for (i, k) in kernels.iter().enumerate() {
        text += &format!(
            ".text\n.globl k{i}\n.p2align 8\n.type k{i},@function\nk{i}:\n{}\ns_endpgm\n\
             .Lend{i}:\n.size k{i}, .Lend{i}-k{i}\n\
             .rodata\n.p2align 6\n.amdhsa_kernel k{i}\n\
             .amdhsa_group_segment_fixed_size {}\n.amdhsa_private_segment_fixed_size {}\n\
             .amdhsa_user_sgpr_kernarg_segment_ptr 1\n{}\
             .amdhsa_float_denorm_mode_32 3\n.amdhsa_next_free_vgpr 64\n.amdhsa_next_free_sgpr 64\n.end_amdhsa_kernel\n",
            k.body, k.lds, k.private, k.directives
        );
        meta += &format!(
            "  - .name: k{i}\n    .symbol: k{i}.kd\n    .kernarg_segment_size: 16\n    \
             .group_segment_fixed_size: {}\n    .private_segment_fixed_size: {}\n    \
             .kernarg_segment_align: 8\n    .wavefront_size: 64\n    .sgpr_count: 64\n    \
             .vgpr_count: 64\n    .max_flat_workgroup_size: 1024\n    .args:\n      \
             - .size: 8\n        .offset: 0\n        .value_kind: global_buffer\n        \
             .address_space: global\n      - .size: 8\n        .offset: 8\n        \
             .value_kind: global_buffer\n        .address_space: global\n",
            k.lds, k.private
        );
    }
    text + &format!(
        ".amdgpu_metadata\n---\namdhsa.version: [1, 2]\namdhsa.kernels:\n{meta}...\n\
         .end_amdgpu_metadata\n"
    )
}

/// Runs a tool; `None` if it is missing.
fn run(tool: &str, args: &[&str]) -> Option<()> {
    match Command::new(tool).args(args).output() {
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{tool}: {said}");
            Some(())
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            assert_ne!(std::env::var("CI").as_deref(), Ok("true"), "{tool} missing");
            eprintln!("not run: {tool} missing");
            None
        }
        Err(error) => panic!("{tool}: {error}"),
    }
}

/// Assembles and links; `None` if a tool is missing.
pub fn assemble(processor: &str, kernels: &[Kernel]) -> Option<Vec<u8>> {
    assemble_linked(processor, &text(processor, kernels))
}

/// A folder of its own for the files of tools, removed after use.
fn in_folder<T>(f: impl FnOnce(&dyn Fn(&str) -> String) -> T) -> T {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let name = format!("amdgpuc-emu-{}-{number}", std::process::id());
    let dir: PathBuf = std::env::temp_dir().join(name);
    std::fs::create_dir_all(&dir).expect("a temporary folder");
    let result = f(&|name| dir.join(name).display().to_string());
    std::fs::remove_dir_all(&dir).expect("the temporary folder can be removed");
    result
}

/// Assembles a text with these options; gives the relocatable object.
pub fn assemble_text(text: &str, options: &[&str]) -> Option<Vec<u8>> {
    in_folder(|path| {
        let [source, object] = ["a.s", "a.o"].map(path);
        std::fs::write(&source, text).expect("the temporary folder is writable");
        let files = ["-filetype=obj", &source, "-o", &object];
        run(MC, &[options, &files].concat())?;
        Some(std::fs::read(&object).expect("the assembler's output"))
    })
}

/// Assembles and links a text for a target ID.
pub fn assemble_linked(target: &str, text: &str) -> Option<Vec<u8>> {
    let (processor, features) = target.split_once(':').unwrap_or((target, ""));
    let cpu = format!("-mcpu={processor}");
    let attributes = match features {
        "" => "-mattr=".to_string(),
        f => format!("-mattr={}{}", &f[f.len() - 1..], &f[..f.len() - 1]),
    };
    let bytes = assemble_text(text, &["-triple=amdgcn-amd-amdhsa", &cpu, &attributes])?;
    in_folder(|path| {
        let [object, linked] = ["a.o", "a.so"].map(path);
        std::fs::write(&object, bytes).expect("the temporary folder is writable");
        run(LLD, &["-shared", &object, "-o", &linked])?;
        Some(std::fs::read(&linked).expect("the linker's output"))
    })
}

/// Runs one kernel; gives the output buffer.
pub fn launch(
    code: &[u8],
    kernel: usize,
    config: LaunchConfig,
    input: &[u32],
    output: usize,
) -> Result<Vec<u32>, LaunchError> {
    let object = CodeObject::load(code).expect("a code object of llvm-mc and lld");
    let mut device = Device::new(object.target());
    let module = device.load(&object).expect("it fits the device");
    let bytes: Vec<u8> = input.iter().flat_map(|w| w.to_le_bytes()).collect();
    let input = device.alloc_with(&bytes).expect("room");
    let out = device.alloc(4 * output as u64).expect("room");
    let args: [KernelArg; 2] = [input.into(), out.into()];
    device.launch(module, &format!("k{kernel}"), config, &args)?;
    let bytes = device.read_buffer(out).expect("the buffer is there");
    Ok(words(&bytes))
}

/// Bytes as little-endian dwords.
pub fn words(bytes: &[u8]) -> Vec<u32> {
    bytes
        .chunks_exact(4)
        .map(|c| u32::from_le_bytes([c[0], c[1], c[2], c[3]]))
        .collect()
}

/// Runs one wave of a kernel body on gfx906; `None` without tools. The output has 64 dwords for
/// each of `registers`: the body's results are stored by [`store`].
pub fn one_wave(kernel: Kernel, input: &[u32], output: usize) -> Option<Vec<u32>> {
    let code = assemble("gfx906", &[kernel])?;
    let config = LaunchConfig::linear(64, 64).with_instruction_limit(1_000_000);
    Some(launch(&code, 0, config, input, output).unwrap_or_else(|e| panic!("{e}")))
}

/// Instructions that store VGPR `register` of all lanes to the output, at dword `64 * slot`.
/// Needs the kernarg address in s[0:1]; uses s[60:61], v62, v63.
pub fn store(register: u32, slot: u32) -> String {
    store_from("s[0:1]", register, slot)
}

/// As [`store`], with the kernarg address elsewhere.
pub fn store_from(kernarg: &str, register: u32, slot: u32) -> String {
    format!(
        "s_load_dwordx2 s[60:61], {kernarg}, 0x8\n\
         v_mbcnt_lo_u32_b32 v63, -1, 0\nv_mbcnt_hi_u32_b32 v63, -1, v63\n\
         v_lshlrev_b32 v63, 2, v63\nv_add_u32 v63, {}, v63\n\
         s_waitcnt vmcnt(0) lgkmcnt(0)\nglobal_store_dword v63, v{register}, s[60:61]\n",
        256 * slot
    )
}

/// Instructions that load a dword for each lane from the input, from dword `64 * slot` on.
/// Uses s[60:61], v63.
pub fn load(register: u32, slot: u32) -> String {
    format!(
        "s_load_dwordx2 s[60:61], s[0:1], 0x0\n\
         v_mbcnt_lo_u32_b32 v63, -1, 0\nv_mbcnt_hi_u32_b32 v63, -1, v63\n\
         v_lshlrev_b32 v63, 2, v63\nv_add_u32 v63, {}, v63\ns_waitcnt lgkmcnt(0)\n\
         global_load_dword v{register}, v63, s[60:61]\ns_waitcnt vmcnt(0)\n",
        256 * slot
    )
}

/// What a result register holds before each row of a table: a partial write keeps some of it.
pub const BEFORE: u32 = 0xabcd_1234;

/// A row of a table of instructions: the text, the sources v1, v2, v3, and what v8 must hold.
pub type Row<'a> = (&'a str, [u32; 3], u32);

/// Checks rows of 32-bit results on gfx906.
pub fn check_rows(rows: &[Row<'_>]) {
    check_rows_on("gfx906", rows);
}

/// As [`check_rows`], on another processor.
pub fn check_rows_on(processor: &str, rows: &[Row<'_>]) {
    let mut body = "s_load_dwordx2 s[2:3], s[0:1], 0x8\nv_mov_b32 v0, 0\ns_waitcnt 0\n".to_string();
    for (text, sources, _) in rows {
        for (i, source) in sources.iter().enumerate() {
            body += &format!("v_mov_b32 v{}, {source:#x}\n", i + 1);
        }
        body += &format!("v_mov_b32 v8, {BEFORE:#x}\n{text}\n");
        body += "global_store_dword v0, v8, s[2:3]\nv_add_u32 v0, 4, v0\n";
    }
    let Some(code) = assemble(processor, &[Kernel::new(body)]) else {
        return;
    };
    let config = LaunchConfig::linear(1, 1);
    let results = launch(&code, 0, config, &[0], rows.len()).unwrap_or_else(|e| panic!("{e}"));
    let wrong: Vec<String> = rows
        .iter()
        .zip(results)
        .filter(|((_, _, expected), result)| expected != result)
        .map(|((text, sources, expected), result)| {
            format!("{text} of {sources:#010x?}: {result:#010x}, expected {expected:#010x}")
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A row with 64-bit sources v[2:3], v[4:5], v[6:7] and result v[8:9].
pub type Row64<'a> = (&'a str, [u64; 3], u64);

/// Checks rows of 64-bit results on gfx906.
pub fn check_rows64(rows: &[Row64<'_>]) {
    let mut body = "s_load_dwordx2 s[2:3], s[0:1], 0x8\nv_mov_b32 v0, 0\ns_waitcnt 0\n".to_string();
    for (text, sources, _) in rows {
        for (i, source) in sources.iter().enumerate() {
            body += &format!("v_mov_b32 v{}, {:#x}\n", 2 * i + 2, *source as u32);
            body += &format!("v_mov_b32 v{}, {:#x}\n", 2 * i + 3, source >> 32);
        }
        body += &format!("v_mov_b32 v8, {BEFORE:#x}\nv_mov_b32 v9, {BEFORE:#x}\n{text}\n");
        body += "global_store_dwordx2 v0, v[8:9], s[2:3]\nv_add_u32 v0, 8, v0\n";
    }
    let Some(code) = assemble("gfx906", &[Kernel::new(body)]) else {
        return;
    };
    let config = LaunchConfig::linear(1, 1);
    let results = launch(&code, 0, config, &[0], 2 * rows.len()).unwrap_or_else(|e| panic!("{e}"));
    let results = results
        .chunks_exact(2)
        .map(|c| u64::from(c[0]) | u64::from(c[1]) << 32);
    let wrong: Vec<String> = rows
        .iter()
        .zip(results)
        .filter(|((_, _, expected), result)| expected != result)
        .map(|((text, sources, expected), result)| {
            format!("{text} of {sources:#x?}: {result:#018x}, expected {expected:#018x}")
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The fault of a launch that must fail.
pub fn fault(result: Result<Vec<u32>, LaunchError>) -> Fault {
    match result {
        Err(LaunchError::Fault(fault)) => *fault,
        other => panic!("a fault was expected, not {other:?}"),
    }
}

/// The kind of [`fault`].
pub fn fault_kind(result: Result<Vec<u32>, LaunchError>) -> FaultKind {
    fault(result).kind
}
