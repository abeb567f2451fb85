//! Header, symbols, notes and descriptors, byte by byte.

use super::options_for;
use super::support::compile_text;
use amdgpuc::{CodeObjectVersion, OutputKind};
use object::elf;
use object::read::elf::{ElfFile64, FileHeader};
use object::{LittleEndian, Object, ObjectSection, ObjectSymbol};

/// A kernel with something in each part of its head: LDS, scratch, arguments, a required size,
/// two dimensions of ids, the dispatch packet and implicit arguments.
const KERNEL: &str = r#"
@lds = internal addrspace(3) global [64 x i32] poison
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) #0 !reqd_work_group_size !1 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %a = alloca [16 x i32], addrspace(5)
  %i = and i32 %y, 15
  %p = getelementptr i32, ptr addrspace(5) %a, i32 %i
  store volatile i32 %n, ptr addrspace(5) %p
  %v = load volatile i32, ptr addrspace(5) %a
  %l = getelementptr i32, ptr addrspace(3) @lds, i32 %x
  store i32 %v, ptr addrspace(3) %l
  %d = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %s = load i32, ptr addrspace(4) %d
  %t = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %u = load i32, ptr addrspace(4) %t
  %w0 = add i32 %s, %u
  %w1 = add i32 %w0, %v
  %w = add i32 %w1, %g
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %x
  store i32 %w, ptr addrspace(1) %o
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
attributes #0 = { "amdgpu-no-default-queue" "amdgpu-no-hostcall-ptr" }
!1 = !{i32 64, i32 2, i32 1}
!opencl.ocl.version = !{!2}
!2 = !{i32 1, i32 2}
"#;

type File<'a> = ElfFile64<'a, LittleEndian>;

fn written(processor: &str, version: CodeObjectVersion) -> Vec<u8> {
    let options = options_for(processor, version, OutputKind::Linked);
    compile_text(KERNEL, &options).unwrap_or_else(|e| panic!("{e}"))
}

fn parse(bytes: &[u8]) -> File<'_> {
    File::parse(bytes).expect("an ELF file")
}

/// Bytes 0 to 63 of the header that say what the file is.
fn identity(file: &File<'_>) -> [u32; 4] {
    let header = file.elf_header();
    let ident = header.e_ident();
    let flags = header.e_flags(LittleEndian).0;
    [
        ident.os_abi.0.into(),
        ident.abi_version.into(),
        header.e_machine(LittleEndian).0.into(),
        flags,
    ]
}

/// The notes: name, type, description.
fn notes(file: &File<'_>) -> Vec<(Vec<u8>, u32, Vec<u8>)> {
    let section = file.section_by_name(".note").expect("a note section");
    let mut data = section.data().expect("its contents");
    let mut notes = Vec::new();
    let word = |data: &[u8], i: usize| {
        let bytes = data[4 * i..4 * i + 4].try_into().expect("four bytes");
        u32::from_le_bytes(bytes)
    };
    while !data.is_empty() {
        let (name, size, kind) = (
            word(data, 0) as usize,
            word(data, 1) as usize,
            word(data, 2),
        );
        let start = 12 + name.next_multiple_of(4);
        // "minimal zero-byte padding must be generated after the name field".
        let end = start + size.next_multiple_of(4);
        assert!(data[12 + name..start].iter().all(|&b| b == 0));
        assert!(data[start + size..end].iter().all(|&b| b == 0));
        let description = data[start..start + size].to_vec();
        notes.push((data[12..12 + name].to_vec(), kind, description));
        data = &data[end..];
    }
    notes
}

/// A symbol: type, size, and the bytes that it names.
fn symbol(file: &File<'_>, name: &str) -> (u8, u64, Vec<u8>) {
    let found = file.symbols().find(|s| s.name() == Ok(name));
    let found = found.unwrap_or_else(|| panic!("no symbol {name}"));
    let index = found.section_index().expect("in a section");
    let section = file.section_by_index(index).expect("a section");
    let start = (found.address() - section.address()) as usize;
    let bytes = section.data().expect("contents")[start..].to_vec();
    (found.elf_symbol().st_type().0, found.size(), bytes)
}

/// AMDGPUUsage, "ELF Header": ELFOSABI_AMDGPU_HSA is 64, ELFABIVERSION_AMDGPU_HSA_V2 and _V3 are 0
/// and 1, EM_AMDGPU is 224; "AMDGPU EF_AMDGPU_MACH Values", EF_AMDGPU_FEATURE_XNACK_V3 is 0x100,
/// EF_AMDGPU_FEATURE_SRAMECC_V3 0x200.
#[test]
fn headers() {
    use CodeObjectVersion::{V2, V3};
    for (processor, version, abi, flags) in [
        ("gfx803", V2, 0, 0x2a),
        ("gfx900", V2, 0, 0x12c),
        ("gfx900:xnack-", V2, 0, 0x2c),
        ("gfx906", V3, 1, 0x32f),
        ("gfx906:sramecc-:xnack-", V3, 1, 0x2f),
    ] {
        let bytes = written(processor, version);
        assert_eq!(
            identity(&parse(&bytes)),
            [64, abi, 224, flags],
            "{processor}"
        );
    }
}

/// AMDGPUUsage, "Code Object V2 Note Records".
#[test]
fn notes_of_version_two() {
    for (processor, isa, name) in [
        ("gfx803", [8, 0, 3], "amdgcn-amd-amdhsa--gfx803"),
        ("gfx900", [9, 0, 1], "amdgcn-amd-amdhsa--gfx900+xnack"),
        ("gfx900:xnack-", [9, 0, 0], "amdgcn-amd-amdhsa--gfx900"),
    ] {
        let bytes = written(processor, CodeObjectVersion::V2);
        let found = notes(&parse(&bytes));
        let kinds: Vec<u32> = found.iter().map(|n| n.1).collect();
        // NT_AMD_HSA_CODE_OBJECT_VERSION, _ISA_VERSION, _ISA_NAME, _METADATA; vendor "AMD".
        assert_eq!(kinds, [1, 3, 11, 10]);
        assert!(found.iter().all(|n| n.0 == b"AMD\0"));
        // amdgpu_hsa_note_code_object_version_s: major_version, minor_version.
        assert_eq!(found[0].2, [2, 0, 0, 0, 1, 0, 0, 0]);
        // amdgpu_hsa_note_isa_s: vendor_name_size, architecture_name_size, major, minor, stepping,
        // vendor_and_architecture_name.
        let mut expected = vec![4, 0, 7, 0];
        expected.extend(isa.into_iter().flat_map(u32::to_le_bytes));
        expected.extend(b"AMD\0AMDGPU\0");
        assert_eq!(found[1].2, expected, "{processor}");
        // Not terminated by a NUL.
        assert_eq!(found[2].2, name.as_bytes());
        // Terminated by a NUL.
        assert_eq!(found[3].2.last(), Some(&0));
    }
}

/// The key's value where it stands alone on its line, for the first kernel.
fn value<'a>(yaml: &'a str, key: &str) -> &'a str {
    let line = yaml.lines().find_map(|l| {
        l.trim_start_matches([' ', '-'])
            .strip_prefix(&format!("{key}:"))
    });
    line.unwrap_or_else(|| panic!("no {key} in {yaml}")).trim()
}

/// AMDGPUUsage, "Code Object V2 Metadata": which keys there are, and which are required.
#[test]
fn metadata_of_version_two() {
    let bytes = written("gfx803", CodeObjectVersion::V2);
    let found = notes(&parse(&bytes));
    let yaml = String::from_utf8(found[3].2.clone()).expect("text");
    assert!(
        yaml.starts_with("---\nVersion:\n  - 1\n  - 0\nKernels:\n  - "),
        "{yaml}"
    );
    for (key, expected) in [
        ("Name", "k"),
        ("SymbolName", "'k@kd'"),
        ("Language", "OpenCL C"),
        ("KernargSegmentSize", "72"),
        ("GroupSegmentFixedSize", "256"),
        ("PrivateSegmentFixedSize", "64"),
        ("KernargSegmentAlign", "8"),
        ("WavefrontSize", "64"),
        ("MaxFlatWorkGroupSize", "128"),
    ] {
        assert_eq!(value(&yaml, key), expected, "{key} in {yaml}");
    }
    for key in ["NumSGPRs", "NumVGPRs"] {
        assert!(
            value(&yaml, key).parse::<u32>().is_ok_and(|n| n > 0),
            "{key}"
        );
    }
    assert!(
        yaml.contains("ReqdWorkGroupSize:\n        - 64\n        - 2\n        - 1\n"),
        "{yaml}"
    );
    let kinds: Vec<&str> = yaml
        .lines()
        .filter_map(|l| Some(l.trim().strip_prefix("ValueKind:")?.trim()))
        .collect();
    let hidden = [
        "HiddenGlobalOffsetX",
        "HiddenGlobalOffsetY",
        "HiddenGlobalOffsetZ",
        // Not wanted, and then named so.
        "HiddenNone",
        "HiddenNone",
        "HiddenCompletionAction",
        "HiddenMultiGridSyncArg",
    ];
    assert_eq!(kinds, [&["GlobalBuffer", "ByValue"][..], &hidden].concat());
    assert_eq!(value(&yaml, "AddrSpaceQual"), "Global");
}

/// A little-endian number.
fn number(bytes: &[u8], at: usize, count: usize) -> u64 {
    let bytes = bytes[at..at + count].iter().rev();
    bytes.fold(0, |n, &b| n << 8 | u64::from(b))
}

/// What both forms have of the kernel: "compute_pgm_rsrc1", "compute_pgm_rsrc2" and the lower half
/// of the code properties, at the same places.
fn check_registers(head: &[u8]) {
    let (rsrc1, rsrc2) = (number(head, 48, 4), number(head, 52, 4));
    // FLOAT_DENORM_MODE_16_64 and _32: all are kept; ENABLE_DX10_CLAMP, ENABLE_IEEE_MODE.
    assert_eq!(rsrc1 >> 12 & 0xff, 0xf0);
    assert_eq!((rsrc1 >> 21 & 1, rsrc1 >> 23 & 1), (1, 1));
    // PRIORITY, PRIV, DEBUG_MODE, BULKY, CDBG_USER: "must be 0".
    assert_eq!(rsrc1 & (3 << 10 | 1 << 20 | 1 << 22 | 3 << 24), 0);
    // ENABLE_PRIVATE_SEGMENT; USER_SGPR_COUNT: 4 of the buffer, 2 of dispatch packet and of
    // arguments each, 2 of FLAT_SCRATCH if it is asked for.
    let properties = number(head, 56, 2);
    let counts = [4u64, 2, 2, 2, 2, 2, 1];
    let asked: u64 = (0..7)
        .map(|i| (properties >> i & 1) * counts[i as usize])
        .sum();
    assert_eq!(rsrc2 >> 1 & 31, asked);
    assert_eq!(rsrc2 & 1, 1);
    // ENABLE_SGPR_PRIVATE_SEGMENT_BUFFER, _DISPATCH_PTR, _KERNARG_SEGMENT_PTR.
    assert_eq!(properties & 0b1011, 0b1011);
    // ENABLE_TRAP_HANDLER, GRANULATED_LDS_SIZE: "must be 0", the packet processor fills them in.
    assert_eq!(rsrc2 & (1 << 6 | 0x1ff << 15), 0);
    // ENABLE_SGPR_WORKGROUP_ID_X, not Y and Z; ENABLE_VGPR_WORKITEM_ID: X and Y.
    assert_eq!((rsrc2 >> 7 & 7, rsrc2 >> 11 & 3), (1, 1));
}

/// AMDGPUUsage, ".amd_kernel_code_t".
#[test]
fn kernel_code_of_version_two() {
    for (processor, [major, minor, stepping], xnack) in [
        ("gfx803", [8, 0, 3], 0),
        ("gfx900", [9, 0, 0], 1),
        ("gfx900:xnack-", [9, 0, 0], 0),
    ] {
        let bytes = written(processor, CodeObjectVersion::V2);
        let file = parse(&bytes);
        let (kind, size, head) = symbol(&file, "k");
        // ".amdgpu_hsa_kernel": STT_AMDGPU_HSA_KERNEL is 10.
        assert_eq!(kind, 10);
        // "Kernel function should be aligned to 256 bytes"; the symbol has head and code.
        let text = file.section_by_name(".text").expect("code");
        assert_eq!(text.address() % 256, 0);
        assert!(size > 256 && size as usize <= head.len());
        let expected: [(usize, usize, u64); 20] = [
            (0, 4, 1),                             // amd_code_version_major "defaults to 1"
            (4, 4, 2),                             // amd_code_version_minor "defaults to 2"
            (8, 2, 1),                             // amd_machine_kind "defaults to 1"
            (10, 2, major),                        // amd_machine_version_major
            (12, 2, minor),                        // amd_machine_version_minor
            (14, 2, stepping),                     // amd_machine_version_stepping
            (16, 8, 256), // kernel_code_entry_byte_offset "defaults to 256"
            (24, 8, 0),   // kernel_code_prefetch_byte_offset
            (32, 8, 0),   // kernel_code_prefetch_byte_size
            (58, 2, 1 << 1 | 1 << 3 | xnack << 6), // private_element_size 1, is_ptr64, is_xnack
            (60, 4, 64),  // workitem_private_segment_byte_size
            (64, 4, 256), // workgroup_group_segment_byte_size
            (68, 4, 0),   // gds_segment_byte_size
            (72, 8, 72),  // kernarg_segment_byte_size
            (100, 1, 4),  // kernarg_segment_alignment "default to 4"
            (101, 1, 4),  // group_segment_alignment
            (102, 1, 4),  // private_segment_alignment
            (103, 1, 6),  // wavefront_size "defaults to 6"
            (104, 4, 0xffff_ffff), // call_convention "defaults to -1"
            (120, 8, 0),  // runtime_loader_kernel_symbol
        ];
        for (at, count, value) in expected {
            assert_eq!(number(&head, at, count), value, "{processor}: byte {at}");
        }
        check_registers(&head);
        assert!(head[128..256].iter().all(|&b| b == 0), "control directives");
    }
}

/// AMDGPUUsage, "Code Object V3 Metadata", "Kernel Descriptor".
#[test]
fn descriptor_and_note_of_version_three() {
    let bytes = written("gfx906", CodeObjectVersion::V3);
    let file = parse(&bytes);
    let (kind, size, head) = symbol(&file, "k.kd");
    assert_eq!((kind, size), (elf::STT_OBJECT.0, 64));
    assert_eq!(symbol(&file, "k").0, elf::STT_FUNC.0);
    for (at, count, value) in [
        (0, 4, 256), // GROUP_SEGMENT_FIXED_SIZE
        (4, 4, 64),  // PRIVATE_SEGMENT_FIXED_SIZE
        (12, 4, 0),  // reserved
        (24, 8, 0),  // reserved
        (32, 8, 0),  // reserved
        (40, 8, 0),  // reserved, COMPUTE_PGM_RSRC3 of later processors
        (58, 6, 0),  // USES_DYNAMIC_STACK and later ones are reserved
    ] {
        assert_eq!(number(&head, at, count), value, "byte {at}");
    }
    check_registers(&head);
    let found = notes(&file);
    // NT_AMDGPU_METADATA is 32, of the vendor "AMDGPU".
    assert_eq!(
        (found.len(), found[0].1, &found[0].0[..]),
        (1, 32, &b"AMDGPU\0"[..])
    );
    let text = String::from_utf8_lossy(&found[0].2).into_owned();
    // "amdhsa.version": major 1, minor 0, as a sequence of two numbers of MessagePack.
    let version = [&b"\xaeamdhsa.version"[..], &[0x92, 1, 0]].concat();
    assert!(found[0].2.windows(version.len()).any(|w| w == version));
    assert!(!text.contains("amdhsa.target"), "it came with version 4");
    assert!(text.contains("hidden_completion_action") && !text.contains("hidden_block_count_x"));
}
