//! The files that frontends made (`tests/frontends`): each compiles at -O0 and -O2 for its
//! processors and is launched, which gives the result of llc's code, plain and strict, or, for the
//! project's own kernels made by older versions of clang, that of the host's references.
//!
//! Where llc does not read a dialect, rules on characters put the text into its own; of what it
//! does not take even so the interpreter of the IR says what is right. With
//! `AMDGPUC_FRONTENDS=FOLDER` the files there are taken too: those with a language's library in
//! them, which are made on demand.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::ir::SourceFile;
use amdgpuc::{OptLevel as Level, OutputKind};
use amdgpuc_tests::emulate::run_case;
use amdgpuc_tests::kernels::cases_by_kernel;
use amdgpuc_tests::launches::{self, Launch};
use amdgpuc_tests::llc;
use emu::Mode;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

const LEVELS: [Level; 2] = [Level::O0, Level::O2];

/// A file with what is known of it.
struct File {
    path: PathBuf,
    /// Folder and name.
    name: String,
    processors: Vec<&'static str>,
    launches: Vec<Launch>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("frontends")
}

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut paths: Vec<PathBuf> = entries.filter_map(|e| Some(e.ok()?.path())).collect();
    paths.sort();
    paths
}

/// All files; a name that has a processor in it is for that one.
fn files() -> Vec<File> {
    let mut folders = sorted(&root());
    if let Some(folder) = std::env::var_os("AMDGPUC_FRONTENDS") {
        folders.extend(sorted(Path::new(&folder)));
    }
    let mut files = Vec::new();
    for folder in folders.iter().filter(|f| f.is_dir()) {
        let kind = folder
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let listed = std::fs::read_to_string(root().join(&kind).join("launches"));
        let launches =
            launches::parse(&listed.unwrap_or_default()).expect("launches are well formed");
        for path in sorted(folder) {
            let name = path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            if !name.ends_with(".ll") {
                continue;
            }
            let named: Vec<&str> = ["gfx906", "gfx90a"]
                .into_iter()
                .filter(|p| name.contains(p))
                .collect();
            files.push(File {
                name: format!("{kind}/{name}"),
                processors: if named.is_empty() {
                    vec!["gfx906", "gfx90a"]
                } else {
                    named
                },
                launches: launches
                    .iter()
                    .filter(|l| name.starts_with(&l.file))
                    .cloned()
                    .collect(),
                path,
            });
        }
    }
    files
}

fn compile(file: &File, processor: &str, level: Level) -> Result<Vec<u8>, String> {
    let text = std::fs::read(&file.path).map_err(|e| format!("{}: {e}", file.name))?;
    let source = SourceFile {
        name: &file.name,
        text: &text,
    };
    let options = support::options(processor, level, OutputKind::Linked);
    amdgpuc::compile(&source, &options)
        .map(|c| c.bytes)
        .map_err(|errors| errors.iter().map(|e| e.render(&source)).collect())
}

/// Files whose launches are those of the project's test kernels.
fn is_of_test_kernels(file: &File) -> bool {
    file.name.starts_with("clang1")
}

#[test]
fn every_file_compiles() {
    let files = files();
    assert!(files.len() >= 100, "{} files", files.len());
    let jobs: Vec<(&File, &str, Level)> = files
        .iter()
        .flat_map(|f| f.processors.iter().map(move |&p| (f, p)))
        .flat_map(|(f, p)| LEVELS.map(|l| (f, p, l)))
        .collect();
    let failures = support::for_each(&jobs, |&(file, processor, level)| {
        let said = compile(file, processor, level);
        said.map(|_| ())
            .map_err(|e| format!("{processor} {level:?}: {e}"))
    });
    println!("{} compilations of {} files", jobs.len(), files.len());
    assert_no(&failures);
}

fn assert_no(failures: &[String]) {
    let list = failures.join("\n");
    assert!(failures.is_empty(), "{} failures:\n{list}", failures.len());
}

#[test]
fn every_file_is_launched() {
    let files = files();
    let idle = files
        .iter()
        .filter(|f| f.launches.is_empty() && !is_of_test_kernels(f));
    let idle: Vec<&str> = idle.map(|f| f.name.as_str()).collect();
    assert!(idle.is_empty(), "nothing is launched of {idle:?}");
}

/// Who says what is right.
enum Reference {
    /// llc's code.
    Code(Vec<u8>),
    /// The interpreter, because llc does not take the file.
    Module(Box<amdgpuc::ir::Module>),
}

impl Reference {
    /// What a launch leaves in its buffers. Where llc's code faults the interpreter has the last
    /// word: llc 22 takes `p + sext(!c)` for a multiple of `p + sext(c)` with the wrong sign
    /// (straight-line strength reduction), and Rust's `sort_unstable` then ends in an endless loop.
    fn run(&self, file: &File, launch: &Launch) -> Result<Vec<Vec<u8>>, String> {
        match self {
            Reference::Code(code) => launch.run(code).or_else(|said| {
                let both = |e| format!("by llc: {said}; by the interpreter: {e}");
                launch.interpret(&module(file)?).map_err(both)
            }),
            Reference::Module(module) => launch
                .interpret(module)
                .map_err(|e| format!("by the interpreter: {e}")),
        }
    }
}

fn module(file: &File) -> Result<amdgpuc::ir::Module, String> {
    let text = std::fs::read(&file.path).map_err(|e| e.to_string())?;
    let source = SourceFile {
        name: &file.name,
        text: &text,
    };
    amdgpuc::ir::parse_module(&source).map_err(|e| format!("{e:?}"))
}

/// What is right for a file, and why llc does not say it; none where llc is not there.
fn reference(
    file: &File,
    processor: &str,
    older: &Path,
) -> Result<Option<(Reference, Option<String>)>, String> {
    let text = std::fs::read_to_string(&file.path).map_err(|e| e.to_string())?;
    std::fs::write(older, dialect_of_llvm_22(&text)).map_err(|e| e.to_string())?;
    match llc::code_object(older, processor) {
        Ok(llc::Ran::Done(code)) => Ok(Some((Reference::Code(code), None))),
        Ok(llc::Ran::NotRun(_)) => Ok(None),
        Err(said) => {
            let module = Box::new(module(file)?);
            Ok(Some((Reference::Module(module), Some(said))))
        }
    }
}

/// A file's launches for a processor, plain and strict, against what is right; how many there were.
fn check_launches(file: &File, processor: &str, reference: &Reference) -> Result<usize, String> {
    let mut ran = 0;
    let place = |level, launch: &Launch, e| {
        format!(
            "{} on {processor}, {level:?}: {}: {e}",
            file.name, launch.kernel
        )
    };
    let codes = LEVELS.map(|level| (level, compile(file, processor, level)));
    for launch in &file.launches {
        let expected = reference
            .run(file, launch)
            .map_err(|e| format!("{}, {}: {e}", file.name, launch.kernel))?;
        for (level, code) in &codes {
            let code = code.as_ref().map_err(Clone::clone)?;
            for mode in [Mode::Plain, Mode::Strict] {
                let result = launch.run_in(code, mode);
                let compared = result.and_then(|r| launch.compare(&r, &expected));
                compared.map_err(|e| place(level, launch, e))?;
                ran += 1;
            }
        }
    }
    Ok(ran)
}

#[test]
fn launches_give_what_the_code_of_llc_gives() {
    let files = files();
    let folder = support::folder("frontends");
    let jobs: Vec<(usize, &File, &str)> = files
        .iter()
        .filter(|f| !f.launches.is_empty())
        .flat_map(|f| f.processors.iter().map(move |&p| (f, p)))
        .enumerate()
        .map(|(i, (f, p))| (i, f, p))
        .collect();
    let (ran, unread) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let failures = support::for_each(&jobs, |&(i, file, processor)| {
        let older = folder.join(format!("{i}.ll"));
        let Some((reference, said)) = reference(file, processor, &older)? else {
            return Ok(());
        };
        if let Some(said) = said {
            let mut unread = unread.lock().expect("nobody panics with it");
            unread.push(format!("{}: {said}", file.name));
        }
        ran.fetch_add(
            check_launches(file, processor, &reference)?,
            Ordering::Relaxed,
        );
        Ok(())
    });
    let unread = unread.into_inner().expect("nobody has panicked");
    println!(
        "{} runs equal their reference; {} files not taken by llc",
        ran.into_inner(),
        unread.len()
    );
    for said in &unread {
        println!("{said}");
    }
    assert_no(&failures);
}

/// The test kernels by clang 13, whose pointers have types, against the host's references.
#[test]
fn test_kernels_by_older_versions_of_clang() {
    let cases = cases_by_kernel();
    let files: Vec<File> = files().into_iter().filter(is_of_test_kernels).collect();
    assert!(!files.is_empty());
    let failures = support::for_each(&files, |file| {
        let stem = file
            .name
            .rsplit('/')
            .next()
            .and_then(|n| n.split('.').next())
            .unwrap_or("");
        for level in LEVELS {
            let code = compile(file, "gfx906", level)?;
            for case in cases.get(stem).into_iter().flatten() {
                let outcome = run_case(&code, case);
                let checked = outcome.and_then(|o| case.check(&o.buffers));
                checked.map_err(|e| format!("{} {level:?}: {e}", file.name))?;
            }
        }
        Ok(())
    });
    assert_no(&failures);
}

/// A text of another dialect in that of LLVM 22, by rules on its characters that know nothing of
/// the reader.
fn dialect_of_llvm_22(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        if line.starts_with("target triple") {
            out.push_str("target triple = \"amdgcn-amd-amdhsa\"\n");
            continue;
        }
        let mut line = without_new_address_spaces(line);
        if line.starts_with("define amdgpu_kernel") {
            // Arguments that are loaded into registers before the kernel starts, which the emulator
            // does not do.
            line = line.replace(" inreg ", " ");
        }
        let line = literals(&bfloat_nans(&wide_sizes(&line)));
        out.push_str(&private_alloca(&line));
        out.push('\n');
    }
    out
}

fn without_new_address_spaces(line: &str) -> String {
    if !line.starts_with("target datalayout") {
        return line.to_string();
    }
    let new = |part: &&str| (10..16).any(|n| part.starts_with(&format!("p{n}:")));
    line.split('-')
        .filter(|p| !new(p))
        .collect::<Vec<_>>()
        .join("-")
}

/// Sizes of buffers, which have 32 bits since LLVM 24 where the name says so, in 64 bits.
fn wide_sizes(line: &str) -> String {
    let Some((before, args)) = line.split_once("make.buffer.rsrc.p7.p1.i32(") else {
        return line.to_string();
    };
    let parts: Vec<&str> = args.split(", ").collect();
    let [pointer, stride, size, flags] = parts[..] else {
        return line.to_string();
    };
    let size = size.replace("i32", "i64");
    format!("{before}make.buffer.rsrc.p7.p1({pointer}, {stride}, {size}, {flags}")
}

/// `%x = alloca T` with a generic address, as a module without a data layout has it.
fn private_alloca(line: &str) -> String {
    match line.split_once(" = alloca ") {
        Some((name, rest)) if !rest.contains("addrspace") => {
            let (name, rest) = (name.trim(), rest.split(" ;").next().unwrap_or(rest));
            format!(
                "  {name}.p = alloca {rest}, addrspace(5)\n  {name} = addrspacecast ptr addrspace(5) {name}.p to ptr"
            )
        }
        _ => line.to_string(),
    }
}

/// `bfloat +nan(0x3F)` as the bits that it has.
fn bfloat_nans(line: &str) -> String {
    let key = "bfloat +nan(0x";
    let Some((before, rest)) = line.split_once(key) else {
        return line.to_string();
    };
    let payload = rest
        .split_once(')')
        .and_then(|(p, tail)| Some((u16::from_str_radix(p, 16).ok()?, tail)));
    match payload {
        Some((payload, tail)) => format!("{before}bfloat 0xR{:04X}{tail}", 0x7fc0 | payload),
        None => line.to_string(),
    }
}

/// Literals of LLVM 23 as bits of a double. A line is taken to be about floats unless it names
/// another format.
fn literals(line: &str) -> String {
    let other = ["double", "half", "bfloat"]
        .iter()
        .any(|t| line.contains(t));
    let words = line.split_inclusive([' ', ',', '(', ')', ']', '>']);
    words
        .map(|word| {
            let end = word.trim_end_matches([' ', ',', '(', ')', ']', '>']).len();
            let (number, tail) = word.split_at(end);
            match literal(number, other) {
                Some(bits) => format!("0x{bits:016X}{tail}"),
                None => word.to_string(),
            }
        })
        .collect()
}

fn literal(word: &str, other: bool) -> Option<u64> {
    let wide = |x: f32| f64::from(x).to_bits();
    match word {
        "+inf" => return Some(f64::INFINITY.to_bits()),
        "-inf" => return Some(f64::NEG_INFINITY.to_bits()),
        "+qnan" => return Some(0x7ff8 << 48),
        "-qnan" => return Some(0xfff8 << 48),
        _ => {}
    }
    if let Some(digits) = word.strip_prefix("f0x") {
        return match digits.len() {
            8 => Some(wide(f32::from_bits(u32::from_str_radix(digits, 16).ok()?))),
            16 => u64::from_str_radix(digits, 16).ok(),
            _ => None,
        };
    }
    let is_decimal =
        word.contains(".") && word.starts_with(|c: char| c == '-' || c.is_ascii_digit());
    (is_decimal && !other)
        .then(|| word.parse::<f32>().ok().map(wide))
        .flatten()
}
