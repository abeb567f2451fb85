//! A processor of a known generation is one row of the table: rows of processors that nobody makes,
//! each a mixture of features that no processor has, are compiled for and executed.
//!
//! Nothing of the compiler or of the emulator knows these names or machine numbers: what a stage
//! does follows from the row alone.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::isa::{DoubleRate, Feature, FeatureSet, Processor, Support, Target, Tasks};
use amdgpuc::{OptLevel as Level, Options, OutputKind};
use amdgpuc_tests::emulate::run_case_on;
use amdgpuc_tests::kernels::{Case, OptLevel as Form, cases_by_kernel};
use amdgpuc_tests::processors::{page, proved_by};
use emu::{CodeObject, Device};
use std::path::Path;

/// Machine numbers that AMDGPUUsage, "ELF Header Flags", gives to no processor.
const FREE_MACHINES: [u32; 3] = [0xfd, 0xfe, 0xff];

/// The row of a processor that is like another but for what `change` says; it lives as long as the
/// test, as those of the table do.
fn invented(like: &str, change: impl FnOnce(Processor) -> Processor) -> &'static Processor {
    let row = Processor::by_name(like).expect("a row of the table");
    let row = Processor {
        aliases: &[],
        generic: None,
        ..*row
    };
    Box::leak(Box::new(change(row)))
}

/// Three processors.
fn rows() -> [&'static Processor; 3] {
    [
        // GFX8 with packed halves in buffers, little LDS and double precision at full rate.
        invented("gfx803", |row| Processor {
            name: "gfx8fd",
            elf_mach: FREE_MACHINES[0],
            features: FeatureSet::of(&[Feature::PackedD16, Feature::Images]),
            lds_bytes: 32768,
            lds_bytes_per_group: 32768,
            double_rate: DoubleRate::Full,
            ..row
        }),
        // GFX9 with one group of dot products, mixed multiplication of the older kind, and few
        // SGPRs.
        invented("gfx900", |row| Processor {
            name: "gfx9fe",
            elf_mach: FREE_MACHINES[1],
            features: FeatureSet::of(&[
                Feature::PackedD16,
                Feature::MadMix,
                Feature::Dot2,
                Feature::DlInsts,
            ]),
            sgprs_addressable: 80,
            xnack: Support::No,
            ..row
        }),
        // GFX90A without matrices, with work-item ids in a register each.
        invented("gfx90a", |row| Processor {
            name: "gfx9ff",
            elf_mach: FREE_MACHINES[2],
            features: FeatureSet::of(&[
                Feature::PackedD16,
                Feature::FmaMix,
                Feature::DlInsts,
                Feature::AlignedVgprs,
            ]),
            sramecc: Support::No,
            ..row
        }),
    ]
}

/// The kernel's cases by code for the processor; gives what failed.
fn run(row: &'static Processor, kernel: &str, cases: &[Case], level: Level) -> Result<(), String> {
    let mut options = Options::new(Target::new(row));
    (options.opt, options.output) = (level, OutputKind::Linked);
    let code = support::compile(kernel, Form::O2, &options)?.bytes;
    let object = CodeObject::load_for(&code, &[row]).map_err(|e| e.to_string())?;
    assert_eq!(object.target_id(), row.name);
    let mut device = Device::new(object.target());
    let module = device.load(&object).map_err(|e| e.to_string())?;
    for case in cases {
        let outcome = run_case_on(&mut device, module, case);
        outcome.and_then(|o| case.check(&o.buffers))?;
    }
    Ok(())
}

#[test]
fn a_row_makes_a_processor() {
    let kernels: Vec<(&str, Vec<Case>)> = cases_by_kernel().into_iter().collect();
    for row in rows() {
        assert!(row.tasks.contains(Tasks::all()), "{}", row.name);
        assert!(Processor::by_name(row.name).is_none(), "{}", row.name);
        assert!(Processor::by_elf_mach(row.elf_mach).is_none());
        let failures = support::for_each(&kernels, |(kernel, cases)| {
            for level in [Level::O0, Level::O2] {
                run(row, kernel, cases, level)
                    .map_err(|e| format!("{} {level:?}, {kernel}: {e}", row.name))?;
            }
            Ok(())
        });
        assert!(failures.is_empty(), "{}", failures.join("\n"));
    }
}

/// Of a processor that is not in the table the machine number says nothing.
#[test]
fn without_its_row_the_code_is_nobodys() {
    let [row, ..] = rows();
    let options = Options::new(Target::new(row));
    let code = support::compile("vecadd", Form::O2, &options).expect("it compiles");
    let error = CodeObject::load(&code.bytes).expect_err("no such processor");
    assert!(error.to_string().contains("0xfd"), "{error}");
}

/// Each processor that code is made for is one of those that all is proved for, or like one.
#[test]
fn each_processor_is_proved_by_one_of_the_full_modes() {
    for processor in Processor::supporting(Tasks::COMPILE) {
        assert!(proved_by(processor).is_some(), "{}", processor.name);
    }
}

/// `AMDGPUC_BLESS=1` writes it.
#[test]
fn the_page_of_processors_is_that_of_the_rows() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/processors.md");
    if std::env::var_os("AMDGPUC_BLESS").is_some() {
        std::fs::write(&path, page()).expect("the page is written");
        return;
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == page(),
        "docs/processors.md is renewed by AMDGPUC_BLESS=1"
    );
}
