//! Errors name source lines where the code object has line tables.

mod common;

use common::{Kernel, assemble, launch};
use emu::{CodeObject, Device, FaultKind, KernelArg, LaunchConfig, LaunchError, Mode, Violation};

/// A load in line 7 of a file, its use in line 9.
const TEXT: &str = ".file 1 \"folder\" \"kernel.cl\"\n.loc 1 7 0\n\
     s_load_dwordx4 s[4:7], s[0:1], 0x0\nv_lshlrev_b32 v1, 2, v0\ns_waitcnt lgkmcnt(0)\n\
     global_load_dword v2, v1, s[4:5]\n.loc 1 9 0\nv_add_u32 v3, v2, v2\n";

/// The least that leads a reader from `.debug_info` to the line table.
const UNIT: &str = ".section .debug_abbrev,\"\",@progbits\n\
     .byte 1, 0x11, 0, 0x10, 0x17, 0, 0, 0\n\
     .section .debug_info,\"\",@progbits\n\
     .long .Linfo_end-.Linfo\n.Linfo:\n.short 4\n.long .debug_abbrev\n.byte 8, 1\n\
     .long .debug_line\n.Linfo_end:\n.section .debug_line,\"\",@progbits\n.text\n";

fn object() -> Option<Vec<u8>> {
    assemble("gfx906", &[Kernel::new(format!("{UNIT}{TEXT}"))])
}

fn fault(code: &[u8]) -> emu::Fault {
    let object = CodeObject::load(code).expect("a code object");
    let mut device = Device::new(object.target());
    let module = device.load(&object).expect("it fits the device");
    let buffer = device.alloc(256).expect("room");
    let args: [KernelArg; 2] = [buffer.into(), buffer.into()];
    let config = LaunchConfig::linear(64, 64).with_mode(Mode::Strict);
    match device.launch(module, "k0", config, &args) {
        Err(LaunchError::Fault(fault)) => *fault,
        other => panic!("{other:?}"),
    }
}

#[test]
fn of_the_instruction_and_of_the_other() {
    let Some(code) = object() else { return };
    let fault = fault(&code);
    let line = |source: &Option<emu::SourceLine>| source.as_ref().map(ToString::to_string);
    assert_eq!(line(&fault.source).as_deref(), Some("folder/kernel.cl:9"));
    let FaultKind::Strict(Violation::MissingWait { producer, .. }) = &fault.kind else {
        panic!("{fault}");
    };
    assert_eq!(
        line(&producer.source).as_deref(),
        Some("folder/kernel.cl:7")
    );
    let said = fault.to_string();
    assert!(said.contains("(folder/kernel.cl:9)"), "{said}");
    assert!(said.contains("(folder/kernel.cl:7)"), "{said}");
    // Without an error they do not matter.
    assert!(launch(&code, 0, LaunchConfig::linear(64, 64), &[0; 64], 64).is_ok());
}

#[test]
fn without_tables_there_are_none() {
    let Some(code) = assemble("gfx906", &[Kernel::new(TEXT.replace(".loc", "// "))]) else {
        return;
    };
    let fault = fault(&code);
    assert_eq!(fault.source, None);
    assert!(fault.code_address.is_some());
}

/// Whatever is changed in the debug sections, the file loads, and the error stays what it is.
#[test]
fn broken_tables_are_ignored() {
    use object::{Object, ObjectSection};
    let Some(code) = object() else { return };
    let kind = fault(&code).instruction;
    let file = object::File::parse(&*code).expect("an ELF file");
    let ranges = [".debug_info", ".debug_abbrev", ".debug_line"].map(|name| {
        let section = file.section_by_name(name).expect("it is there");
        section.file_range().expect("it has bytes")
    });
    for (offset, size) in ranges {
        for at in offset..offset + size {
            for value in [0, 1, 0x7f, 0xff] {
                let mut changed = code.clone();
                changed[at as usize] = value;
                assert!(CodeObject::load(&changed).is_ok(), "{at:#x}");
                if at % 16 == 0 {
                    assert_eq!(fault(&changed).instruction, kind, "{at:#x}");
                }
            }
        }
    }
}
