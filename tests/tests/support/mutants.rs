//! Makes mutants of code objects: each lacks one thing that orders its instructions.

#![allow(dead_code, reason = "not every test file uses everything")]

use amdgpuc::isa::{self, Generation, Inst, Opcode, Operand, Target};
use emu::CodeObject;
use object::{Object, ObjectSection, ObjectSymbol, SymbolKind};
use std::cmp::Ordering;

/// What is taken away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Change {
    /// A wait for vector memory.
    VmGone,
    /// A wait for vector memory lets one operation more go on.
    VmWeaker,
    /// A wait for LDS and scalar memory.
    LgkmGone,
    /// A wait for LDS and scalar memory lets one operation more go on.
    LgkmWeaker,
    /// A wait for data of stores to be read (GFX6).
    ExpGone,
    /// One wait state of `s_nop`.
    NopShorter,
    /// All wait states of `s_nop`.
    NopGone,
    /// `s_barrier`.
    Barrier,
}

impl Change {
    pub const ALL: [Change; 8] = [
        Change::VmGone,
        Change::VmWeaker,
        Change::LgkmGone,
        Change::LgkmWeaker,
        Change::ExpGone,
        Change::NopShorter,
        Change::NopGone,
        Change::Barrier,
    ];

    /// For the table.
    pub fn text(self) -> &'static str {
        match self {
            Change::VmGone => "vmcnt deleted",
            Change::VmWeaker => "vmcnt raised by one",
            Change::LgkmGone => "lgkmcnt deleted",
            Change::LgkmWeaker => "lgkmcnt raised by one",
            Change::ExpGone => "expcnt deleted",
            Change::NopShorter => "s_nop shorter by one",
            Change::NopGone => "s_nop deleted",
            Change::Barrier => "s_barrier deleted",
        }
    }
}

/// A changed code object.
pub struct Mutant {
    pub change: Change,
    /// Address of the instruction.
    pub address: u64,
    /// Its place in the file.
    pub offset: usize,
    pub bytes: Vec<u8>,
}

/// A function's code.
pub struct Function {
    pub name: String,
    pub address: u64,
    /// Place in the file.
    pub offset: usize,
    pub size: usize,
}

/// `s_waitcnt 0`.
const S_WAITCNT: u32 = 0xbf8c_0000;
/// `s_nop 0`.
const S_NOP: u32 = 0xbf80_0000;
/// Highest values of the counters: no wait.
const LGKM_MAX: u32 = 15;
const EXP_MAX: u32 = 7;

/// The highest count of vector memory operations: four bits before GFX9, then six (manuals,
/// `S_WAITCNT`).
fn vm_max(target: &Target) -> u32 {
    match target.processor.generation < Generation::Gfx9 {
        true => 15,
        false => 63,
    }
}

/// All mutants of a code object's functions.
pub fn mutants(code: &[u8]) -> Vec<Mutant> {
    let target = CodeObject::load(code).expect("a code object").target();
    let vm_max = vm_max(&target);
    let no_wait = with_vm(S_WAITCNT | LGKM_MAX << 8 | EXP_MAX << 4, vm_max);
    let mut all = Vec::new();
    for function in functions(code) {
        let insts = decode(code, &function, &target);
        for (at, inst) in &insts {
            let offset = function.offset + at;
            let mut push = |change, bytes: Option<Vec<u8>>| {
                all.extend(bytes.map(|bytes| Mutant {
                    change,
                    address: function.address + *at as u64,
                    offset,
                    bytes,
                }));
            };
            let word = u32::from_le_bytes([0, 1, 2, 3].map(|i| code[offset + i]));
            let with = |word: u32| {
                let mut bytes = code.to_vec();
                bytes[offset..offset + 4].copy_from_slice(&word.to_le_bytes());
                Some(bytes)
            };
            match inst.opcode {
                Opcode::SWaitcnt => {
                    let (vm, lgkm) = (vm_of(word), word >> 8 & 15);
                    if vm < vm_max {
                        push(Change::VmGone, with(with_vm(word, vm_max)));
                    }
                    if vm + 1 < vm_max {
                        push(Change::VmWeaker, with(with_vm(word, vm + 1)));
                    }
                    if lgkm < LGKM_MAX {
                        push(Change::LgkmGone, with(word | 0xf00));
                    }
                    if lgkm + 1 < LGKM_MAX {
                        push(Change::LgkmWeaker, with(word & !0xf00 | (lgkm + 1) << 8));
                    }
                    if word >> 4 & EXP_MAX < EXP_MAX {
                        push(Change::ExpGone, with(word | EXP_MAX << 4));
                    }
                }
                Opcode::SNop => {
                    if word & 15 != 0 {
                        push(Change::NopShorter, with(word - 1));
                    }
                    push(Change::NopGone, without(code, &function, &insts, *at));
                }
                Opcode::SBarrier => push(Change::Barrier, with(no_wait)),
                _ => {}
            }
        }
    }
    all
}

/// The instructions before and after a mutant's in its function.
pub fn around(code: &[u8], mutant: &Mutant) -> (Vec<Inst>, Vec<Inst>) {
    let target = CodeObject::load(code).expect("a code object").target();
    let holds = |f: &Function| (f.offset..f.offset + f.size).contains(&mutant.offset);
    let Some(function) = functions(code).into_iter().find(holds) else {
        return (Vec::new(), Vec::new());
    };
    let at = mutant.offset - function.offset;
    let (mut before, mut after) = (Vec::new(), Vec::new());
    for (start, inst) in decode(code, &function, &target) {
        match start.cmp(&at) {
            Ordering::Less => before.push(inst),
            Ordering::Equal => {}
            Ordering::Greater => after.push(inst),
        }
    }
    (before, after)
}

fn vm_of(word: u32) -> u32 {
    word & 15 | word >> 14 << 4 & 0x30
}

fn with_vm(word: u32, vm: u32) -> u32 {
    word & !0xc00f | vm & 15 | (vm >> 4) << 14
}

/// The functions of a code object.
pub fn functions(code: &[u8]) -> Vec<Function> {
    let file = object::File::parse(code).expect("an ELF file");
    let mut found: Vec<Function> = Vec::new();
    for symbol in file.symbols().chain(file.dynamic_symbols()) {
        let section = symbol
            .section_index()
            .and_then(|i| file.section_by_index(i).ok());
        let Some(section) = section.filter(|_| symbol.kind() == SymbolKind::Text) else {
            continue;
        };
        let Some((offset, _)) = section.file_range() else {
            continue;
        };
        let known = found.iter().any(|f| f.address == symbol.address());
        if symbol.size() != 0 && !known {
            found.push(Function {
                name: symbol.name().unwrap_or_default().to_string(),
                address: symbol.address(),
                offset: (offset + symbol.address() - section.address()) as usize,
                size: symbol.size() as usize,
            });
        }
    }
    found
}

/// The instructions of a function and where they begin in it.
pub fn decode(code: &[u8], function: &Function, target: &Target) -> Vec<(usize, Inst)> {
    let bytes = &code[function.offset..function.offset + function.size];
    let mut all = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        match isa::decode(&bytes[at..], target) {
            Ok((inst, size)) => {
                all.push((at, inst));
                at += size;
            }
            Err(_) => at += 4,
        }
    }
    all
}

/// Distance in dwords of a branch from the instruction after it.
fn distance(inst: &Inst) -> Option<i32> {
    use Opcode::*;
    let branches = matches!(
        inst.opcode,
        SBranch
            | SCbranchScc0
            | SCbranchScc1
            | SCbranchVccz
            | SCbranchVccnz
            | SCbranchExecz
            | SCbranchExecnz
    );
    match inst.operands.first() {
        Some(Operand::Imm(distance)) if branches => Some(*distance),
        _ => None,
    }
}

/// The code without the 4 bytes at `at` of a function: what follows moves up, branches across are
/// adjusted. `None` if the function computes addresses of code or data from its own.
fn without(
    code: &[u8],
    function: &Function,
    insts: &[(usize, Inst)],
    at: usize,
) -> Option<Vec<u8>> {
    let relative = |i: &Inst| matches!(i.opcode, Opcode::SGetpcB64 | Opcode::SCallB64);
    if insts.iter().any(|(start, i)| relative(i) && *start >= at) {
        return None;
    }
    let mut bytes = code.to_vec();
    for (start, inst) in insts {
        let Some(distance) = distance(inst) else {
            continue;
        };
        let target = *start as i64 + 4 + 4 * i64::from(distance);
        let change = match (*start < at, target <= at as i64) {
            (true, false) => -1,
            (false, true) => 1,
            _ => continue,
        };
        let to = function.offset + start;
        let low = (distance + change) as i16;
        bytes[to..to + 2].copy_from_slice(&low.to_le_bytes());
    }
    let (from, end) = (function.offset + at, function.offset + function.size);
    bytes.copy_within(from + 4..end, from);
    bytes[end - 4..end].copy_from_slice(&S_NOP.to_le_bytes());
    Some(bytes)
}
