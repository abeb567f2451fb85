//! The OpenCL library of Debian's libclc-22: every function that computes something is called by a
//! kernel of its own over thousands of arguments, and gives what llc's code gives, bit for bit but
//! for a table of few.
//!
//! A sample of the functions runs every day on one processor; `AMDGPUC_FULL=1` runs all of them on
//! all processors, with 10,000 arguments each, `AMDGPUC_STRIDE=N` each Nth one, `AMDGPUC_ONLY=TEXT`
//! those with TEXT in their symbols. A NaN is equal to a NaN: which one an operation
//! gives is nobody's promise.
//!
//! Left out: what concerns the whole work-group (barriers, copies that it makes together), what
//! gives a place in the grid, and atomics with an order as an argument, which is no number at will.

mod functions;
mod inputs;
mod kernel;
#[path = "../support/compile.rs"]
mod support;

use amdgpuc::ir::SourceFile;
use amdgpuc::{OptLevel as Level, OutputKind};
use amdgpuc_tests::campaign::number;
use amdgpuc_tests::llc;
use emu::{CodeObject, Device, KernelArg, LaunchConfig};
use functions::{Element, Function, Param, Type, functions};
use kernel::{GROUP, SLOT, kernel_name, kernels};
use std::path::{Path, PathBuf};

/// Debian's place of the library.
const LIBRARY: &str = "/usr/lib/clc/amdgcn-amd-amdhsa.bc";

/// Of so many functions one is tried every day.
const STRIDE: u64 = 97;

/// Functions of a module.
const BATCH: usize = 24;

/// Functions that may differ from llc's, since contraction (`a·b + c·d` has two products to fuse)
/// is the compiler's choice, and since a quotient that may be wrong by 2.5 units in the last place
/// may be a product: by twice the error in such units that OpenCL permits (OpenCL C specification,
/// "Relative Error as ULPs"; `half_cos` and `half_sin` are the library's `cos` and `sin`).
const PERMITTED: [(&str, u64); 8] = [
    ("asinpi", 5),
    ("atan2pi", 6),
    ("atanpi", 5),
    ("cos", 4),
    ("half_cos", 4),
    ("half_sin", 4),
    ("sin", 4),
    ("sincos", 4),
];

/// Work-items: the pairs of special values are 900.
fn items() -> usize {
    let wanted = if support::full() { 10_000 } else { 1_200 };
    usize::next_multiple_of(wanted, GROUP as usize)
}

fn processors() -> &'static [&'static str] {
    match support::full() {
        true => &["gfx900", "gfx906", "gfx908", "gfx90a"],
        false => &["gfx906"],
    }
}

/// Does a function compute its result from its arguments alone?
fn computes(function: &Function) -> bool {
    let name = function.name();
    let others = [
        "get_",
        "async_",
        "wait_",
        "barrier",
        "mem_fence",
        "read_mem",
        "write_mem",
        "work_group",
        "__clc",
    ];
    let values = !function.params.is_empty() || function.result.is_some();
    values && !others.iter().any(|o| name.starts_with(o)) && !name.ends_with("_explicit")
}

/// The library's text; none if the tools or the library are missing.
fn library() -> Option<String> {
    if !Path::new(LIBRARY).exists() {
        assert!(
            std::env::var("CI").as_deref() != Ok("true"),
            "{LIBRARY} (package libclc-22) is missing"
        );
        eprintln!("not run: {LIBRARY} (package libclc-22) missing");
        return None;
    }
    let output = support::tool("llvm-dis-22", |c| {
        c.args([LIBRARY, "-o", "-"]);
    })?;
    Some(String::from_utf8(output.stdout).expect("the text of a module"))
}

/// A module with these functions, what they call, and their kernels; its file.
fn module(functions: &[&Function], folder: &Path) -> Result<Option<PathBuf>, String> {
    let symbol = &functions[0].symbol;
    let symbols: Vec<&str> = functions.iter().map(|f| f.symbol.as_str()).collect();
    let output = support::tool("opt-22", |c| {
        c.args(["-passes=internalize,globaldce", "-S", LIBRARY, "-o", "-"]);
        c.arg(format!(
            "-internalize-public-api-list={}",
            symbols.join(",")
        ));
    });
    let Some(output) = output else {
        return Ok(None);
    };
    let text = String::from_utf8(output.stdout).map_err(|e| e.to_string())?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{symbol} and others: opt: {said}"));
    }
    let path = folder.join(format!("{symbol}.ll"));
    std::fs::write(&path, kernels(functions, &text)).map_err(|e| e.to_string())?;
    Ok(Some(path))
}

/// Our code for a module.
fn compile(path: &Path, processor: &str, level: Level) -> Result<Vec<u8>, String> {
    let text = std::fs::read(path).map_err(|e| e.to_string())?;
    let name = path.display().to_string();
    let source = SourceFile {
        name: &name,
        text: &text,
    };
    let options = support::options(processor, level, OutputKind::Linked);
    let compiled = amdgpuc::compile(&source, &options);
    let compiled =
        compiled.map_err(|errors| errors.first().map_or(String::new(), |e| e.render(&source)))?;
    Ok(compiled.bytes)
}

/// What a function's kernel leaves in the buffers.
fn run(code: &[u8], function: &Function, inputs: &[Vec<u8>]) -> Result<Vec<Vec<u8>>, String> {
    let object = CodeObject::load(code).map_err(|e| e.to_string())?;
    let mut device = Device::new(object.target());
    let module = device.load(&object).map_err(|e| e.to_string())?;
    let mut buffers = Vec::new();
    let result = vec![0; items() * SLOT];
    for bytes in std::iter::once(&result).chain(inputs) {
        buffers.push(device.alloc_with(bytes).ok_or("no memory")?);
    }
    let args: Vec<KernelArg> = buffers.iter().map(|b| KernelArg::from(*b)).collect();
    let config = LaunchConfig::linear(items() as u32, GROUP);
    let launched = device.launch(module, &kernel_name(function), config, &args);
    launched.map_err(|e| e.to_string())?;
    let read = |b| device.read_buffer(b).ok_or("no buffer".to_string());
    buffers.into_iter().map(read).collect()
}

/// Is it a NaN of the element's type?
fn is_nan(element: Element, bytes: &[u8]) -> bool {
    let mut word = [0; 8];
    word[..bytes.len()].copy_from_slice(bytes);
    let bits = u64::from_le_bytes(word);
    match element {
        Element::Half => bits & 0x7fff > 0x7c00,
        Element::Float => f32::from_bits(bits as u32).is_nan(),
        Element::Double => f64::from_bits(bits).is_nan(),
        Element::Int(_) => false,
    }
}

/// The type of the elements of a parameter or the result.
fn element_of(ty: &Type) -> Option<Element> {
    match ty {
        Type::Value { element, .. } => Some(*element),
        Type::Pointer(_) => None,
    }
}

/// What the last pointer in a mangled name points to: behind a `P`, qualifiers and the length of a
/// vector stand `Dh`, `f`, `d` or `i`, or `S_`: what stood before.
fn pointee(function: &Function) -> Option<Element> {
    let (_, after) = function.symbol.rsplit_once('P')?;
    let unqualified = after.trim_start_matches(['V', 'K']);
    let unqualified = match unqualified.strip_prefix("U3AS") {
        Some(rest) => &rest[1..],
        None => unqualified,
    };
    let skipped = |c: char| c.is_ascii_digit() || "VKDv_".contains(c);
    Some(
        match unqualified.trim_start_matches(skipped).chars().next()? {
            'h' => Element::Half,
            'f' => Element::Float,
            'd' => Element::Double,
            'i' => Element::Int(32),
            'S' => element_of(&function.params.first()?.ty)?,
            _ => return None,
        },
    )
}

/// The element type that a buffer's words have.
fn element(function: &Function, buffer: usize) -> Element {
    let own = match buffer {
        0 => function.result.as_ref().and_then(element_of),
        n => element_of(&function.params[n - 1].ty),
    };
    own.or_else(|| pointee(function)).unwrap_or(Element::Int(8))
}

/// Clears what lies behind a vector of three elements that a function stores through a pointer:
/// clang stores four, the last one undefined.
fn clear_fourth(function: &Function, buffer: usize, bytes: &mut [u8]) {
    let three = |p: &Param| matches!(p.ty, Type::Value { count: 3, .. });
    let pointer = buffer > 0 && matches!(function.params[buffer - 1].ty, Type::Pointer(_));
    if !pointer || !function.params.iter().any(three) {
        return;
    }
    let size = element(function, buffer).size();
    for slot in bytes.chunks_exact_mut(SLOT) {
        slot[3 * size..4 * size].fill(0);
    }
}

/// A float's place in the order of all floats of its type.
fn rank(element: Element, bytes: &[u8]) -> i64 {
    let mut word = [0; 8];
    word[..bytes.len()].copy_from_slice(bytes);
    let shift = 64 - 8 * element.size() as u32;
    // The sign to the top; negative ones downwards.
    let bits = (u64::from_le_bytes(word) << shift) as i64;
    let magnitude = (bits & i64::MAX) >> shift;
    if bits < 0 { -magnitude } else { magnitude }
}

/// How many floats lie between two, and one; `u64::MAX` for other types that are not equal.
fn distance(element: Element, a: &[u8], b: &[u8]) -> u64 {
    match element {
        _ if a == b || is_nan(element, a) && is_nan(element, b) => 0,
        Element::Int(_) => u64::MAX,
        _ if is_nan(element, a) || is_nan(element, b) => u64::MAX,
        _ => rank(element, a).abs_diff(rank(element, b)).max(1),
    }
}

/// The first difference of two buffers that is greater than permitted: the item, and what it is.
fn difference(
    element: Element,
    permitted: u64,
    ours: &[u8],
    theirs: &[u8],
) -> Option<(usize, String)> {
    let size = element.size();
    let places = || (0..ours.len()).step_by(size);
    let pair = |at: usize| (&ours[at..at + size], &theirs[at..at + size]);
    let differ = |at: &usize| {
        let (a, b) = pair(*at);
        distance(element, a, b) > permitted
    };
    let at = places().find(differ)?;
    let (a, b) = pair(at);
    let (item, place) = (at / SLOT, at % SLOT);
    let (count, ulps) = (places().filter(differ).count(), distance(element, a, b));
    let what = format!(
        "{count} differ, the first is item {item}, byte {place}: {a:02x?} where llc's has {b:02x?} \
         ({ulps} ulp)"
    );
    Some((item, what))
}

/// By how much a function's results may differ from llc's.
fn permitted(function: &Function) -> u64 {
    let row = PERMITTED.iter().find(|(name, _)| *name == function.name());
    row.map_or(0, |(_, ulps)| 2 * ulps)
}

/// A function's arguments, and what llc's code for a processor makes of them.
struct Expected {
    inputs: Vec<Vec<u8>>,
    theirs: Result<Vec<Vec<u8>>, String>,
}

fn expected(function: &Function, theirs: &[u8]) -> Expected {
    let inputs: Vec<Vec<u8>> = (0..function.params.len())
        .map(|n| inputs::buffer(function, n, items()))
        .collect();
    let theirs = results(theirs, function, &inputs).map_err(|e| format!("llc's: {e}"));
    Expected { inputs, theirs }
}

/// What a function's kernel leaves in the buffers where it is defined.
fn results(code: &[u8], function: &Function, inputs: &[Vec<u8>]) -> Result<Vec<Vec<u8>>, String> {
    let mut buffers = run(code, function, inputs)?;
    for (n, bytes) in buffers.iter_mut().enumerate() {
        clear_fourth(function, n, bytes);
    }
    Ok(buffers)
}

/// Compares a function's results.
fn same(function: &Function, ours: &[u8], expected: &Expected) -> Result<(), String> {
    let theirs = expected.theirs.as_ref().map_err(Clone::clone)?;
    let ours = results(ours, function, &expected.inputs)?;
    for (n, (ours, theirs)) in ours.iter().zip(theirs).enumerate() {
        let element = element(function, n);
        if let Some((item, what)) = difference(element, permitted(function), ours, theirs) {
            let inputs = expected.inputs.iter();
            let arguments: Vec<String> = inputs
                .map(|i| format!("{:02x?}", &i[item * SLOT..][..16]))
                .collect();
            return Err(format!("buffer {n}: {what}, of {}", arguments.join(", ")));
        }
    }
    Ok(())
}

/// All levels and processors of some functions.
fn check(functions: &[&Function], folder: &Path) -> Result<(), String> {
    let Some(path) = module(functions, folder)? else {
        return Ok(());
    };
    let mut failures = Vec::new();
    for &processor in processors() {
        let Some(theirs) = llc::code_object(&path, processor)?.done() else {
            return Ok(());
        };
        let expected: Vec<Expected> = functions.iter().map(|f| expected(f, &theirs)).collect();
        for level in [Level::O0, Level::O2] {
            let ours = match compile(&path, processor, level) {
                Ok(ours) => ours,
                Err(e) => {
                    failures.push(format!("{processor} {level:?}: {e}"));
                    continue;
                }
            };
            for (function, expected) in functions.iter().zip(&expected) {
                if let Err(e) = same(function, &ours, expected) {
                    let symbol = &function.symbol;
                    failures.push(format!("{symbol}, {processor} {level:?}: {e}"));
                }
            }
        }
    }
    if failures.is_empty() {
        // What is left over does no harm.
        let _ = std::fs::remove_file(path);
        return Ok(());
    }
    Err(failures.join("\n"))
}

#[test]
fn functions_give_what_llcs_code_gives() {
    let Some(text) = library() else {
        return;
    };
    let (all, unknown) = functions(&text);
    println!(
        "{} functions, {} of types that no kernel passes",
        all.len(),
        unknown.len()
    );
    let wanted = std::env::var("AMDGPUC_ONLY").unwrap_or_default();
    let mut tried: Vec<&Function> = all.iter().filter(|f| computes(f)).collect();
    println!("{} compute", tried.len());
    tried.retain(|f| f.symbol.contains(&wanted));
    let every = if support::full() || !wanted.is_empty() {
        1
    } else {
        STRIDE
    };
    let stride = number("AMDGPUC_STRIDE", every) as usize;
    tried = tried.into_iter().step_by(stride).collect();
    let folder = support::folder("libclc");
    let batches: Vec<&[&Function]> = tried.chunks(BATCH).collect();
    let failures = support::for_each(&batches, |batch| check(batch, &folder));
    println!("{} functions tried over {} arguments", tried.len(), items());
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(!tried.is_empty());
}
