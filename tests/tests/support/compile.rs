//! What the test files share: compiling kernels and running tools.

#![allow(dead_code, reason = "not every test file uses everything")]

use amdgpuc::ir::SourceFile;
use amdgpuc::isa::Target;
use amdgpuc::{CodeObjectVersion, Compiled, OptLevel as Level, Options, OutputKind, Verify};
use amdgpuc_tests::kernels::{OptLevel as Form, ir_path};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The kernels' names, in order.
pub fn kernels() -> Vec<&'static str> {
    let mut names: Vec<&str> = amdgpuc_tests::kernels::all_cases()
        .iter()
        .map(|c| c.kernel)
        .collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// Has a processor what a kernel asks for by name? `llvm.amdgcn.update.dpp` begins with GFX8.
pub fn can_have(processor: &str, kernel: &str) -> bool {
    kernel != "wave_ops" || !["gfx6", "gfx7"].contains(&&processor[..4])
}

/// Does llc 22 have code for a kernel, and right one? It "cannot select" `ds_bpermute_b32` and
/// `v_perm_b32` before GFX8, and accesses by generic pointers on GFX6; before GFX8 it rounds the
/// fused product of halves twice. Before GFX9 the bases of the apertures are in memory, which the
/// functions of the one kernel that asks for its implicit arguments read at address 0. Where the
/// number of SGPRs is fixed (gfx802, gfx805) it needs more than that for some that call.
pub fn llc_has_code(processor: &str, kernel: &str, form: Form) -> bool {
    let unable = ["wave_ops", "amdgcn_ops", "half_ops"].contains(&kernel);
    let through_null = (kernel, form) == ("saxpy", Form::O0);
    let many_sgprs = ["atomic64", "calls", "interpreter"].contains(&kernel) && form == Form::O0;
    match &processor[..4] {
        "gfx6" => !unable && form == Form::O2 && kernel != "generic_ptr",
        "gfx7" => !unable && !through_null,
        "gfx8" if ["gfx802", "gfx805"].contains(&processor) => !through_null && !many_sgprs,
        "gfx8" => !through_null,
        _ => true,
    }
}

/// Options for a processor.
pub fn options(processor: &str, level: Level, output: OutputKind) -> Options {
    let mut options = Options::new(Target::parse(processor).expect("a processor that exists"));
    (options.opt, options.output) = (level, output);
    options
}

/// Options for an object that is linked with llc's; what is made is verified after each pass.
pub fn object_options(processor: &str, level: Level) -> Options {
    let mut options = options(processor, level, OutputKind::Object);
    options.verify = Verify::EachPass;
    // What llc is asked for there, too ([`amdgpuc_tests::llc`]).
    if ["gfx6", "gfx7", "gfx8"].contains(&&processor[..4]) {
        options.code_object = Some(CodeObjectVersion::V4);
    }
    options
}

/// Compiles the IR file of a kernel.
pub fn compile(kernel: &str, form: Form, options: &Options) -> Result<Compiled, String> {
    let path = ir_path(kernel, form);
    let text = std::fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let name = path
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let source = SourceFile {
        name: &name,
        text: &text,
    };
    amdgpuc::compile(&source, options)
        .map_err(|errors| errors.iter().map(|e| e.render(&source)).collect())
}

/// The names of the kernels in a text.
pub fn kernels_of(text: &str) -> Vec<&str> {
    let lines = text.lines();
    let names = lines.filter_map(|l| l.strip_prefix("define amdgpu_kernel void @"));
    names.filter_map(|l| l.split('(').next()).collect()
}

/// Compiles a file to a code object; what is made is verified after each pass.
pub fn compile_file(path: &Path, processor: &str, level: Level) -> Result<Vec<u8>, String> {
    let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let mut options = options(processor, level, OutputKind::Linked);
    options.verify = Verify::EachPass;
    compile_text(&text, &options)
}

/// Compiles a text.
pub fn compile_text(text: &str, options: &Options) -> Result<Vec<u8>, String> {
    let source = SourceFile {
        name: "k.ll",
        text: text.as_bytes(),
    };
    let compiled = amdgpuc::compile(&source, options);
    compiled
        .map(|c| c.bytes)
        .map_err(|errors| errors.iter().map(|e| e.render(&source)).collect())
}

/// A folder for the files of a test.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // What an earlier run left behind; there may be nothing.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

/// Runs a tool to its end. None, said on standard error, if it is not there, which is an error with
/// `CI=true`.
pub fn tool(name: &str, arguments: impl FnOnce(&mut Command)) -> Option<Output> {
    let mut command = Command::new(name);
    arguments(&mut command);
    match command.output() {
        Ok(output) => Some(output),
        Err(e) if e.kind() == ErrorKind::NotFound => {
            assert!(
                std::env::var("CI").as_deref() != Ok("true"),
                "{name} is missing"
            );
            eprintln!("not run: {name} missing");
            None
        }
        Err(e) => panic!("{name}: {e}"),
    }
}

/// Is everything run that is left out of the everyday tests?
pub fn full() -> bool {
    std::env::var_os("AMDGPUC_FULL").is_some()
}

/// Does the work for each item, on all processors; gives what failed, in order.
pub fn for_each<T: Sync>(
    items: &[T],
    work: impl Fn(&T) -> Result<(), String> + Sync,
) -> Vec<String> {
    let next = AtomicUsize::new(0);
    let failures = Mutex::new(Vec::new());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some((index, item)) = {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    items.get(index).map(|item| (index, item))
                } {
                    if let Err(e) = work(item) {
                        eprintln!("{e}");
                        failures
                            .lock()
                            .expect("nobody panics with it")
                            .push((index, e));
                    }
                }
            });
        }
    });
    let mut failures = failures.into_inner().expect("nobody has panicked");
    failures.sort();
    failures.into_iter().map(|f| f.1).collect()
}
