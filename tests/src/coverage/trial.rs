//! Tries a cell: compiles its program by both compilers, runs what both made, compares.

use super::functions::names;
use super::program::{INPUTS, LANES, REGION, RESULTS, contents};
use super::results::{Ours, Theirs};
use super::{Cell, Goal, PROCESSORS, fingerprint};
use crate::campaign::said;
use crate::llc::{self, Ran};
use amdgpuc::ir::SourceFile;
use amdgpuc::isa::Target;
use amdgpuc::{OptLevel, Options, OutputKind};
use emu::{CodeObject, Device, KernelArg, LaunchConfig, Mode, ValueKind};
use object::{Object, ObjectSection, ObjectSymbol, RelocationFlags, RelocationTarget};
use std::collections::BTreeSet;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

/// More than any of the programs needs.
const INSTRUCTION_LIMIT: u64 = 4_000_000;

/// What llc does with a cell's program for a processor. Its first program that llc takes, and which
/// that is.
///
/// # Errors
/// That llc is missing where it must not be.
pub fn theirs(cell: &Cell, processor: &str, file: &Path) -> Result<(usize, Theirs), String> {
    if names("llc does not end").contains(&cell.row) {
        return Ok((0, Theirs::Refused("llc does not end".to_string())));
    }
    let mut first = None;
    for (at, program) in cell.programs.iter().enumerate() {
        fs::write(file, program).map_err(|e| format!("{}: {e}", file.display()))?;
        let compiled = match cell.goal {
            Goal::Runs => llc::code_object(file, processor),
            _ => llc::object(file, processor),
        };
        match compiled {
            Ok(Ran::Done(code)) => return Ok((at, taken(cell.goal, &code))),
            Ok(Ran::NotRun(why)) => return Err(why),
            Err(message) => {
                let refused = refused(&message);
                let another = matches!(refused, Theirs::Meaningless(_));
                first.get_or_insert((at, refused));
                // What is not selected with one constant is not with another.
                if !another {
                    break;
                }
            }
        };
    }
    first.ok_or_else(|| format!("{}: no program", cell.name()))
}

/// The same for several cells at once: starting llc and the linker costs more than what they do for
/// a program. Where llc does not take all of them, the halves are tried, and so on.
///
/// # Errors
/// As [`theirs`].
pub fn theirs_of_all(
    cells: &[&Cell],
    processor: &str,
    file: &Path,
) -> Result<Vec<(usize, Theirs)>, String> {
    if let [cell] = cells {
        return Ok(vec![theirs(cell, processor, file)?]);
    }
    let endless = names("llc does not end");
    let can_be_joined = |c: &&Cell| can_be_joined(c) && !endless.contains(&c.row);
    if cells.iter().all(can_be_joined) {
        fs::write(file, joined(cells)).map_err(|e| format!("{}: {e}", file.display()))?;
        match llc::code_object(file, processor) {
            Ok(Ran::Done(code)) => {
                let results =
                    (0..cells.len()).map(|at| match run(&code, &numbered("k", at), Mode::Plain) {
                        Ok(memory) => (0, Theirs::Ran(memory)),
                        Err(why) => (0, Theirs::Fault(short(&why))),
                    });
                return Ok(results.collect());
            }
            Ok(Ran::NotRun(why)) => return Err(why),
            Err(_) => {}
        }
    }
    let (first, second) = cells.split_at(cells.len() / 2);
    let mut all = theirs_of_all(first, processor, file)?;
    all.extend(theirs_of_all(second, processor, file)?);
    Ok(all)
}

/// Can it stand in one module with others? What it has beside functions and variables has no names
/// that could be made different.
fn can_be_joined(cell: &Cell) -> bool {
    let text = &cell.programs[0];
    let foreign =
        |l: &str| l.starts_with("declare") && !l.contains("@llvm.") || l.contains("external");
    let local = |l: &str| {
        foreign(l)
            || l.starts_with(['!', '$', '%'])
            || l.starts_with("attributes")
            || l.starts_with("module")
    };
    cell.goal == Goal::Runs && !text.lines().any(local)
}

fn numbered(name: &str, at: usize) -> String {
    format!("{name}_{at}")
}

/// One module of several, whose symbols get their programs' numbers.
fn joined(cells: &[&Cell]) -> String {
    let mut seen = BTreeSet::new();
    let mut out = String::new();
    for (at, cell) in cells.iter().enumerate() {
        for line in cell.programs[0].lines() {
            let shared = line.starts_with("target ")
                || line.starts_with("declare ") && line.contains("@llvm.");
            if shared && !seen.insert(line) {
                continue;
            }
            let mut parts = line.split('@');
            out.push_str(parts.next().unwrap_or(""));
            for part in parts {
                let end = part.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '.'));
                let (name, rest) = part.split_at(end.unwrap_or(part.len()));
                out.push('@');
                out.push_str(&match name.starts_with("llvm.") || name.is_empty() {
                    true => name.to_string(),
                    false => numbered(name, at),
                });
                out.push_str(rest);
            }
            out.push('\n');
        }
    }
    out
}

/// What follows from a code object of llc.
fn taken(goal: Goal, code: &[u8]) -> Theirs {
    match goal {
        Goal::Runs => match run(code, "k", Mode::Plain) {
            Ok(memory) => Theirs::Ran(memory),
            Err(why) => Theirs::Fault(short(&why)),
        },
        Goal::Compiles => Theirs::Took,
        Goal::Symbols | Goal::Relocations => match facts(goal, code) {
            Ok(facts) => Theirs::Has(facts),
            Err(why) => Theirs::Fault(why),
        },
    }
}

/// llc's error, and whether it is one of its reader.
fn refused(message: &str) -> Theirs {
    let lines = || message.lines().skip(1);
    let is_error = |l: &&str| {
        l.contains("error:") || l.contains("LLVM ERROR") || l.contains("undefined symbol")
    };
    let line = lines().find(is_error).or(lines().next()).unwrap_or(message);
    let from_text = line.contains(".ll:")
        || message.contains("input module cannot be verified")
        || message.contains("is broken");
    let line = match line.find(".ll:") {
        Some(at) => line[at + 4..].trim_start_matches(|c: char| c.is_ascii_digit() || c == ':'),
        None => line,
    };
    match from_text {
        true => Theirs::Meaningless(short(line)),
        false => Theirs::Refused(short(line)),
    }
}

/// A line of a message, without names of files.
fn short(message: &str) -> String {
    let line = message.lines().next().unwrap_or("");
    let line = line.split("PLEASE submit").next().unwrap_or("").trim();
    let line = line
        .trim_start_matches("error: ")
        .trim_start_matches("llc-22: ");
    let mut text: String = line.chars().filter(|c| *c != '\t').take(140).collect();
    // Numbers of values and nodes differ from run to run.
    while let Some(at) = text.find("0x") {
        let end = text[at + 2..].find(|c: char| !c.is_ascii_hexdigit());
        text.replace_range(at..end.map_or(text.len(), |e| at + 2 + e), "#");
    }
    text
}

/// What we do with the same program: at both levels, and as strictly as the emulator can.
pub fn ours(cell: &Cell, program: usize, theirs: &Theirs, processor: &str) -> Ours {
    let program = cell.programs.get(program).unwrap_or(&cell.programs[0]);
    // One processor is enough for the level without optimisation.
    let levels = [(OptLevel::O0, Mode::Plain), (OptLevel::O2, Mode::Strict)];
    let levels = &levels[usize::from(processor != PROCESSORS[0])..];
    for &(level, mode) in levels {
        let code = match compile(program, cell.goal, processor, level) {
            Ok(code) => code,
            Err(why) => return why,
        };
        let differs = match theirs {
            Theirs::Ran(memory) => match run_strictly(&code, mode) {
                Ok(ours) => (ours != *memory).then(|| "other results".to_string()),
                Err(why) => Some(short(&why)),
            },
            Theirs::Has(expected) => match facts(cell.goal, &code) {
                Ok(ours) => (ours != *expected).then(|| format!("{ours}; llc: {expected}")),
                Err(why) => Some(why),
            },
            _ => None,
        };
        if let Some(how) = differs {
            return Ours::Differs(format!("{level:?}: {how}"));
        }
    }
    match theirs {
        Theirs::Ran(_) | Theirs::Has(_) => Ours::Same,
        _ => Ours::Took,
    }
}

fn compile(text: &str, goal: Goal, processor: &str, level: OptLevel) -> Result<Vec<u8>, Ours> {
    let source = SourceFile {
        name: "cell.ll",
        text: text.as_bytes(),
    };
    let mut options = Options::new(Target::parse(processor).expect("a processor that exists"));
    options.opt = level;
    options.output = match goal {
        Goal::Runs => OutputKind::Linked,
        _ => OutputKind::Object,
    };
    let work = AssertUnwindSafe(|| amdgpuc::compile(&source, &options));
    match catch_unwind(work) {
        Ok(Ok(compiled)) => Ok(compiled.bytes),
        Ok(Err(errors)) => {
            let message = errors.first().map_or("", |e| e.message.as_str());
            Err(match message.contains("internal error") {
                true => Ours::Broke(short(message)),
                false => Ours::Refused(short(message)),
            })
        }
        Err(panic) => Err(Ours::Broke(short(&said(&*panic)))),
    }
}

/// Runs the kernel in a mode; plainly where strict mode does not know an instruction.
fn run_strictly(code: &[u8], mode: Mode) -> Result<u64, String> {
    match run(code, "k", mode) {
        Err(why) if why.contains("strict mode's checks") => run(code, "k", Mode::Plain),
        result => result,
    }
}

/// Runs the kernel; a number for what it leaves.
fn run(code: &[u8], kernel: &str, mode: Mode) -> Result<u64, String> {
    let object = CodeObject::load(code).map_err(|e| e.to_string())?;
    let mut device = Device::new(object.target());
    let module = device.load(&object).map_err(|e| e.to_string())?;
    let out = device
        .alloc_with(&vec![0; REGION * RESULTS])
        .ok_or("out of memory")?;
    let mut args: Vec<KernelArg> = vec![out.into()];
    for name in INPUTS {
        let buffer = device.alloc_with(contents(name)).ok_or("out of memory")?;
        args.push(buffer.into());
    }
    args.extend(further(&object, kernel));
    let lanes = LANES as u32;
    let mut config = LaunchConfig::linear(lanes, lanes).with_instruction_limit(INSTRUCTION_LIMIT);
    config.mode = mode;
    device
        .launch(module, kernel, config, &args)
        .map_err(|e| e.to_string())?;
    let memory = device.read_buffer(out).ok_or("the buffer is gone")?;
    Ok(fingerprint(memory))
}

/// Numbers for an argument beyond the buffers: 1 in every format, so that no bit is set that an
/// integer of a short width does not have.
fn further(object: &CodeObject, kernel: &str) -> Vec<KernelArg> {
    let kernel = object.kernels().iter().find(|k| k.name() == kernel);
    let explicit = kernel.into_iter().flat_map(|k| k.explicit_args());
    let beyond = explicit.skip(1 + INPUTS.len());
    beyond
        .map(|argument| match argument.kind {
            ValueKind::DynamicSharedPointer => KernelArg::Local(64),
            _ => {
                let mut bytes = vec![0; argument.size as usize];
                bytes.iter_mut().take(1).for_each(|b| *b = 1);
                KernelArg::Bytes(bytes)
            }
        })
        .collect()
}

/// What is to be seen in an object, in a line: symbols, or relocations and sections.
fn facts(goal: Goal, code: &[u8]) -> Result<String, String> {
    let file = object::File::parse(code).map_err(|e| e.to_string())?;
    let list: BTreeSet<String> = match goal {
        Goal::Symbols => file.symbols().filter_map(|s| symbol(&file, &s)).collect(),
        _ => relocations(&file),
    };
    Ok(list.into_iter().collect::<Vec<_>>().join(" "))
}

/// Name, place, binding, visibility and type of a symbol that is not the compiler's own.
fn symbol(file: &object::File<'_>, s: &object::Symbol<'_, '_>) -> Option<String> {
    let name = s
        .name()
        .ok()
        .filter(|n| !n.is_empty() && !n.starts_with(['.', '_']))?;
    let object::SymbolFlags::Elf { st_info, st_other } = s.flags() else {
        return None;
    };
    // Nothing is preempted in a code object: what is visible is protected here.
    let (info, other) = (st_info.0, st_other.0 % 3);
    // What nobody outside can see is the compiler's own affair, and so are its registers' counts.
    if info >> 4 == 0
        || name.contains("num_vgpr")
        || name.starts_with("amdgpu.")
        || name.contains('.') && !name.ends_with(".kd")
    {
        return None;
    }
    let section = s
        .section_index()
        .and_then(|i| file.section_by_index(i).ok());
    let section = section.and_then(|s| s.name().ok().map(str::to_string));
    let place = match section {
        Some(name) => name,
        None => format!("{:?}", s.section()),
    };
    Some(format!("{name}:{place}:{info:x}:{other:x}"))
}

/// Sections with something in them, and types of relocations with what is referred to.
fn relocations(file: &object::File<'_>) -> BTreeSet<String> {
    let mut list = BTreeSet::new();
    for section in file.sections() {
        let name = section.name().unwrap_or("").to_string();
        let internal = [
            "",
            ".symtab",
            ".strtab",
            ".shstrtab",
            ".comment",
            ".note.GNU-stack",
            ".llvm_addrsig",
        ];
        let own = name.starts_with(".AMDGPU") || name.starts_with(".rel");
        if section.size() > 0 && !internal.contains(&name.as_str()) && !own {
            list.insert(name.clone());
        }
        for (_, relocation) in section.relocations() {
            let RelocationFlags::Elf { r_type } = relocation.flags() else {
                continue;
            };
            let symbol = match relocation.target() {
                RelocationTarget::Symbol(index) => file.symbol_by_index(index).ok(),
                _ => None,
            };
            // Local symbols may be section symbols by one and their own by the other.
            let target = symbol
                .filter(|s| s.is_global())
                .and_then(|s| s.name().ok().map(str::to_string));
            list.insert(format!("{name}+{r_type}:{}", target.unwrap_or_default()));
        }
    }
    list
}
