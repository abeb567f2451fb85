//! Which processors the tests take: in the full modes one of each kind that differs to the
//! compiler, every day a few of them; and the page `docs/processors.md`, which says for every
//! processor what is supported and how it is tested.

use amdgpuc::isa::{
    CachePolicy, Facts, FlatScratch, LdsBound, Machine, PROCESSORS, Processor, ScratchAccess,
    Support, Target, Tasks, UnalignedAccess, VgprFile,
};
use std::fmt::Write as _;

/// The processors of the full modes.
const ALL: [&str; 19] = [
    "gfx600",
    "gfx601",
    "gfx700",
    "gfx701",
    "gfx704",
    "gfx801",
    "gfx802",
    "gfx803",
    "gfx810",
    "gfx900",
    "gfx904",
    "gfx906",
    "gfx908",
    "gfx90a",
    "gfx90c",
    "gfx9-generic",
    "gfx942",
    "gfx950",
    "gfx9-4-generic",
];

/// The processors that a test takes: those of every day; with `AMDGPUC_FULL=1` all, of which
/// `AMDGPUC_PROCESSOR=gfx600,gfx942` takes those.
///
/// # Panics
///
/// If a name is that of no processor.
pub fn taken(daily: &[&'static str]) -> Vec<&'static str> {
    if std::env::var_os("AMDGPUC_FULL").is_none() {
        return daily.to_vec();
    }
    let Ok(named) = std::env::var("AMDGPUC_PROCESSOR") else {
        return ALL.to_vec();
    };
    let row = |name: &str| Processor::by_name(name).unwrap_or_else(|| panic!("no {name}"));
    named.split([' ', ',']).map(|name| row(name).name).collect()
}

/// The processor of the full modes that a processor is like to the compiler; itself if it is one.
pub fn proved_by(processor: &Processor) -> Option<&'static str> {
    let same = |name: &&str| {
        let other = Processor::by_name(name).expect("a row");
        (processor.generation, processor.features, processor.bugs)
            == (other.generation, other.features, other.bugs)
    };
    let by_name = ALL.into_iter().find(|&name| name == processor.name);
    by_name.or_else(|| ALL.into_iter().find(same))
}

/// The page.
pub fn page() -> String {
    let mut page = PREFACE.to_string();
    page +=
        "| processor | other names | assemble | compile, emulate | tested | target features |\n";
    page += "|---|---|---|---|---|---|\n";
    for processor in PROCESSORS {
        page += &support_row(processor);
    }
    page += REGISTERS;
    for processor in compiled() {
        page += &register_row(processor);
    }
    page += MACHINE;
    let mut generations = Vec::new();
    for processor in compiled() {
        if !generations.contains(&processor.generation) {
            generations.push(processor.generation);
            page += &machine_row(processor);
        }
    }
    page
}

/// What stands before the first table.
const PREFACE: &str = "\
# Processors

Made by `AMDGPUC_BLESS=1 cargo test -p amdgpuc-tests --test processors` from the rows of `isa/src/processors.rs` and `isa/src/machine/facts.rs` and
from the tests' list (`tests/src/processors.rs`). A processor of a known generation is one row; `tests/tests/processors.rs` compiles for rows that it
invents.

## What is supported, and how it is tested

*All kernels* are those of `tests/kernels`, both forms of their IR, at `-O0` and `-O2`: their results on the emulator (`--test kernels`), without a
report of strict mode (`--test strict`), with the memory that llc's code leaves (`--test same_memory`), as objects that `llvm-readelf` and
`llvm-objdump` take without a warning and whose assembly gives the same bytes again (`--test objects`); all of it with `AMDGPUC_FULL=1`, for
processors that `AMDGPUC_PROCESSOR=gfx600,gfx942` names. *As another* are processors that differ from that one in nothing that the compiler asks for:
their kernels run every day, the rest stands for both. Assembly of all is compared with llvm-mc's, every instruction in every form
([`isa.md`](isa.md)).

";

/// What stands before the second table.
const REGISTERS: &str = "
## Registers and memory

SGPRs that a wave can name, VCC and the like not counted; VGPRs of a wave, AccVGPRs included where they are in one file, and the unit of their
allocation; waves of a SIMD; bytes of LDS of a work-group.

| processor | SGPRs | VGPRs | unit | waves | LDS |
|---|---|---|---|---|---|
";

/// What stands before the third table.
const MACHINE: &str = "
## Generations

Which table of the memory model's code sequences applies, how scratch is reached, what flat instructions need, what bounds LDS accesses, whether
memory accesses may have any alignment, how AccVGPRs are kept, counters of outstanding operations.

| first processor | memory model | scratch | flat scratch | LDS bound | unaligned | AccVGPRs | counters |
|---|---|---|---|---|---|---|---|
";

/// Processors that code is made for.
fn compiled() -> impl Iterator<Item = &'static Processor> {
    Processor::supporting(Tasks::COMPILE)
}

fn support_row(processor: &'static Processor) -> String {
    let yes = |tasks: Tasks| match processor.tasks.contains(tasks) {
        true => "yes",
        false => "",
    };
    let tested = match proved_by(processor) {
        _ if !processor.tasks.contains(Tasks::COMPILE) => "assembly".to_string(),
        Some(name) if name == processor.name => "all kernels".to_string(),
        Some(name) => format!("as {name}"),
        None => "nothing".to_string(),
    };
    let mut features = Vec::new();
    for (support, name) in [(processor.sramecc, "sramecc"), (processor.xnack, "xnack")] {
        if support == Support::Yes {
            features.push(name);
        }
    }
    format!(
        "| {} | {} | {} | {} | {tested} | {} |\n",
        processor.name,
        processor.aliases.join(", "),
        yes(Tasks::ASSEMBLE),
        yes(Tasks::COMPILE | Tasks::EMULATE),
        features.join(", ")
    )
}

fn register_row(processor: &'static Processor) -> String {
    format!(
        "| {} | {} | {} | {} | {} | {} |\n",
        processor.name,
        processor.sgprs_addressable,
        processor.vgprs_addressable,
        processor.vgpr_granule,
        processor.max_waves_per_simd,
        processor.lds_bytes_per_group
    )
}

fn machine_row(processor: &'static Processor) -> String {
    let machine = Machine::new(&Target::new(processor)).expect("its generation has a row");
    let facts: &Facts = machine.facts();
    let mut row = format!("| {} ", processor.name);
    let counters = facts.counters.iter().map(|c| c.counter.name());
    for cell in [
        policy(facts.cache_policy),
        match facts.scratch {
            ScratchAccess::Buffer => "buffer instructions",
            ScratchAccess::Instructions => "scratch instructions",
        },
        match facts.flat_scratch {
            FlatScratch::None => "no flat instructions",
            FlatScratch::SizeAndOffset => "size and offset",
            FlatScratch::Address | FlatScratch::HwregAddress => "address",
            FlatScratch::Architected => "by the hardware",
        },
        match facts.lds_bound {
            LdsBound::M0 => "M0",
            LdsBound::Allocation => "allocation",
        },
        match facts.unaligned {
            UnalignedAccess::Allowed => "yes",
            UnalignedAccess::Faults => "no",
        },
        match facts.vgpr_file {
            VgprFile::Separate => "apart",
            VgprFile::Unified => "in one file",
        },
        &counters.collect::<Vec<_>>().join(", "),
    ] {
        let _ = write!(row, "| {cell} ");
    }
    row + "|\n"
}

/// The heading of the specification's table.
fn policy(policy: CachePolicy) -> &'static str {
    match policy {
        CachePolicy::Gfx6ToGfx9 => "GFX6–GFX9",
        CachePolicy::Gfx90a => "GFX90A",
        CachePolicy::Gfx942 => "GFX942",
        CachePolicy::Gfx10ToGfx11 => "GFX10–GFX11",
    }
}
