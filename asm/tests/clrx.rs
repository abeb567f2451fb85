//! The dialect of CLRX: the examples of its documentation, and what is wrong with a text.

mod support;

use amdgpuc_asm as asm;
use asm::{Dialect, Options};
use object::{Object, ObjectSection, ObjectSymbol};

fn object(source: &str, processor: &str) -> Vec<u8> {
    let options = Options::new(support::target(processor));
    let assembled = asm::assemble_file(source, &options);
    let said: String = assembled
        .diagnostics
        .iter()
        .map(|d| d.render("x.s"))
        .collect();
    assembled.object.unwrap_or_else(|| panic!("{said}"))
}

fn section(object: &[u8], name: &str) -> Vec<u8> {
    let file = object::File::parse(object).expect("an object");
    let section = file.section_by_name(name).expect("the section");
    section.data().expect("its contents").to_vec()
}

fn messages(source: &str) -> String {
    let options = Options::new(support::target("gfx803"));
    let assembled = asm::assemble_file(source, &options);
    assert!(assembled.object.is_none(), "{source}");
    assembled
        .diagnostics
        .iter()
        .map(|d| d.render("x.s"))
        .collect()
}

/// "Sample code": the bytes of a configuration.
const BYTES: &str = ".rocm\n.gpu Carrizo\n.arch_minor 0\n.arch_stepping 1\n.kernel test1\n.text\ntest1:\n\
    .byte 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00\n\
    .byte 0x01, 0x00, 0x08, 0x00, 0x00, 0x00, 0x01, 0x00\n\
    .byte 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00\n\
    .fill 24, 1, 0x00\n\
    .byte 0x41, 0x00, 0x2c, 0x00, 0x90, 0x00, 0x00, 0x00\n\
    .byte 0x0b, 0x00, 0x0a, 0x00, 0x00, 0x00, 0x00, 0x00\n\
    .fill 8, 1, 0x00\n\
    .byte 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00\n\
    .byte 0x00, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x07, 0x00\n\
    .fill 8, 1, 0x00\n\
    .byte 0x00, 0x00, 0x00, 0x00, 0x04, 0x04, 0x04, 0x06\n\
    .fill 152, 1, 0x00\n";

/// The same, written as a configuration.
const CONFIG: &str = ".rocm\n.gpu Carrizo\n.arch_minor 0\n.arch_stepping 1\n.kernel test1\n    .config\n\
    .dims x\n.sgprsnum 16\n.vgprsnum 8\n.dx10clamp\n.floatmode 0xc0\n.priority 0\n.userdatanum 8\n\
    .pgmrsrc1 0x002c0041\n.pgmrsrc2 0x00000090\n.codeversion 1, 0\n.machine 1, 8, 0, 1\n\
    .kernel_code_entry_offset 0x100\n.use_private_segment_buffer\n.use_dispatch_ptr\n\
    .use_kernarg_segment_ptr\n.private_elem_size 4\n.use_ptr64\n.kernarg_segment_size 8\n\
    .wavefront_sgpr_count 15\n.workitem_vgpr_count 7\n.kernarg_segment_align 16\n\
    .group_segment_align 16\n.private_segment_align 16\n.wavefront_size 64\n.call_convention 0x0\n\
    .control_directive          # optional\n.fill 128, 1, 0x00\n\
    .text\ntest1:\n.skip 256           # skip ROCm kernel configuration (required)\n";

/// Code of the sample, with the bytes that stand beside it.
const CODE: &str = "/*c0020082 00000004*/ s_load_dword    s2, s[4:5], 0x4\n\
    /*c0060003 00000000*/ s_load_dwordx2  s[0:1], s[6:7], 0x0\n\
    /*bf8c007f         */ s_waitcnt       lgkmcnt(0)\n\
    /*8602ff02 0000ffff*/ s_and_b32       s2, s2, 0xffff\n\
    /*92020802         */ s_mul_i32       s2, s2, s8\n\
    /*32000002         */ v_add_u32       v0, vcc, s2, v0\n\
    /*2202009f         */ v_ashrrev_i32   v1, 31, v0\n\
    /*d28f0001 00020082*/ v_lshlrev_b64   v[1:2], 2, v[0:1]\n\
    /*32060200         */ v_add_u32       v3, vcc, s0, v1\n";

#[test]
fn the_documents_sample_is_its_bytes() {
    let configured = object(&format!("{CONFIG}{CODE}"), "gfx801");
    let written = object(&format!("{BYTES}{CODE}"), "gfx801");
    let text = section(&configured, ".text");
    assert_eq!(&text[..256], &section(&written, ".text")[..256]);
    let words = [
        0xc002_0082u32,
        4,
        0xc006_0003,
        0,
        0xbf8c_007f,
        0x8602_ff02,
        0xffff,
        0x9202_0802,
        0x3200_0002,
        0x2202_009f,
        0xd28f_0001,
        0x0002_0082,
        0x3206_0200,
    ];
    let code: Vec<u8> = words.into_iter().flat_map(u32::to_le_bytes).collect();
    assert_eq!(&text[256..], code);
    // EI_ABIVERSION, and STT_AMDGPU_HSA_KERNEL.
    assert_eq!(configured[8], 0);
    let file = object::File::parse(&*configured).expect("an object");
    let kernel = file
        .symbols()
        .find(|s| s.name() == Ok("test1"))
        .expect("the kernel");
    let object::SymbolFlags::Elf { st_info, .. } = kernel.flags() else {
        panic!("not ELF");
    };
    assert_eq!((st_info.0 & 15, kernel.size()), (10, text.len() as u64));
    // NT_AMD_HSA_ISA_VERSION: 8.0.1.
    let notes = section(&configured, ".note");
    let isa = [8u32, 0, 1].map(u32::to_le_bytes).concat();
    assert!(notes.windows(12).any(|w| w == isa));
}

/// "The sample with metadata info".
const METADATA: &str = ".rocm\n.gpu Fiji\n.arch_minor 0\n.arch_stepping 4\n.eflags 2\n.newbinfmt\n\
    .tripple \"amdgcn-amd-amdhsa-amdgizcl\"\n.md_version 1, 0\n.kernel vectorAdd\n    .config\n\
    .dims x\n.codeversion 1, 1\n.use_private_segment_buffer\n.use_dispatch_ptr\n\
    .use_kernarg_segment_ptr\n.private_elem_size 4\n.use_ptr64\n.kernarg_segment_align 16\n\
    .group_segment_align 16\n.private_segment_align 16\n.control_directive\n.fill 128, 1, 0x00\n\
    .config\n.md_language \"OpenCL\", 1, 2\n.arg n, \"uint\", 4, , value, u32\n\
    .arg a, \"float*\", 8, , globalbuf, f32, global, default const volatile\n\
    .arg b, \"float*\", 8, , globalbuf, f32, global, default const\n\
    .arg c, \"float*\", 8, , globalbuf, f32, global, default\n.arg , \"\", 8, , gox, i64\n\
    .arg , \"\", 8, , goy, i64\n.arg , \"\", 8, , goz, i64\n.arg , \"\", 8, , printfbuf, i8\n\
    .text\nvectorAdd:\n.skip 256           # skip\ns_endpgm\n";

#[test]
fn the_documents_sample_with_metadata() {
    let object = object(METADATA, "gfx803");
    assert_eq!(object[48..52], [2, 0, 0, 0], "e_flags");
    let notes = section(&object, ".note");
    let text = String::from_utf8_lossy(&notes);
    for part in [
        "Version:\n  - 1\n  - 0\n",
        "Language:        OpenCL\n    LanguageVersion:\n      - 1\n      - 2\n",
        "- Name:            a\n        TypeName:        'float*'\n        Size:            8\n        \
         Align:           8\n        ValueKind:       GlobalBuffer\n        ValueType:       F32\n        \
         AddrSpaceQual:   Global\n        IsConst:         true\n        IsVolatile:      true\n",
        "ValueKind:       HiddenPrintfBuffer\n",
        "SymbolName:      'vectorAdd@kd'\n",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    let code = section(&object, ".text");
    // amd_code_version_minor; machine 8.0.4; USER_SGPR: buffer, packet, arguments.
    assert_eq!((code[4], code[14], code[52] >> 1 & 31), (1, 4, 8));
    assert_eq!(
        code[104..108],
        [0; 4],
        "the calling convention is 0 if nothing says it"
    );
}

#[test]
fn registers_are_counted_by_kernel() {
    let kernel =
        |name: &str| format!(".kernel {name}\n.config\n.dims xy\n.use_kernarg_segment_ptr\n");
    let source = format!(
        ".rocm\n{}{}.text\na:\n.skip 256\nv_mov_b32 v9, s20\ns_endpgm\n.balign 256\nb:\n.skip 256\n\
         s_endpgm\n.kcode +\nv_mov_b32 v3, s1\n.kcode -a\nv_mov_b32 v30, 0\n.kcodeend\n.kcodeend\n",
        kernel("a"),
        kernel("b")
    );
    let code = section(&object(&source, "gfx803"), ".text");
    let counts = |at: usize| (code[at + 84], code[at + 86]);
    // VCC is always counted.
    assert_eq!(counts(0), (21 + 2, 10));
    // Two user SGPRs and two of groups.
    assert_eq!(counts(512), (4 + 2, 31));
    // compute_pgm_rsrc2: TGID_X_EN and _Y_EN, TIDIG_COMP_CNT 1, USER_SGPR 2.
    let rsrc2 = u32::from_le_bytes(code[52..56].try_into().expect("four bytes"));
    assert_eq!(rsrc2, 2 << 1 | 3 << 7 | 1 << 11);
}

#[test]
fn the_option_chooses_it_too() {
    let mut options = Options::new(support::target("gfx803"));
    options.dialect = Dialect::Clrx;
    let source = "s_nop 0 # a comment\n.rocm\n";
    assert!(asm::assemble(source, &options).is_ok());
    options.dialect = Dialect::Llvm;
    assert!(asm::assemble(source, &options).is_err());
}

#[test]
fn what_is_wrong_is_said_where_it_stands() {
    let kernel = ".rocm\n.kernel k\n.config\n";
    for (source, expected) in [
        (
            ".rocm\n.gpu Tonga\n",
            "x.s:2:6: error: Tonga is gfx802, what is assembled for is gfx803",
        ),
        (
            ".rocm\n.gpu Voodoo\n",
            "x.s:2:6: error: unknown GPU 'Voodoo'",
        ),
        (
            ".rocm\n.arch_stepping 1\n",
            "x.s:2:16: error: 8.0.1 is not gfx803",
        ),
        (
            ".rocm\n.config\n",
            "x.s:2:1: error: '.config' belongs inside of a kernel",
        ),
        (
            ".rocm\n.dims x\n",
            "x.s:2:1: error: '.dims' belongs into the configuration",
        ),
        (
            ".rocm\n.kernel k\n.kernel k\n",
            "x.s:3:9: error: kernel 'k' is already defined",
        ),
        (
            ".rocm\n.kernel k\n",
            "x.s:2:1: error: kernel 'k' has no label",
        ),
        (
            ".rocm\n.kcodeend\n",
            "x.s:2:1: error: '.kcodeend' without '.kcode'",
        ),
        (".rocm\n.kcode k\n", "x.s:2:8: error: no kernel 'k' so far"),
        (
            ".rocm\n.fkernel\n",
            "x.s:2:1: error: '.fkernel' belongs inside of a kernel",
        ),
        (
            ".rocm\n.target \"x86_64\"\n",
            "x.s:2:9: error: 'x86_64' is not for amdhsa",
        ),
        (".rocm\n.unknown\n", "x.s:2:1: error: unknown directive"),
        (".rocm\ns_nopp 0 # x\n", "x.s:2:1: error:"),
        (
            ".rocm\n.kernel k\n.text\ns_nop 0\nk:\n.skip 256\n",
            "x.s:5:1: error: kernel 'k' is not aligned",
        ),
    ] {
        let said = messages(source);
        assert!(said.contains(expected), "{source}\n{said}");
    }
    for (line, expected) in [
        (".dims w", "x.s:4:7: error: 'w' is none of x, y, z"),
        (".priority 4", "x.s:4:1: error: 4 does not fit in 2 bits"),
        (".wavefront_size 3", "x.s:4:1: error: 3 is no power of two"),
        (".private_elem_size 32", "x.s:4:1: error: 32 is none of"),
        (".userdatanum", "x.s:4:13: error:"),
        (".reserved_sgprs s8, s4", "x.s:4:1: error: no range"),
        (
            ".arg n, \"uint\", 4, , valu, u32",
            "x.s:4:22: error: 'valu' is no kind of argument",
        ),
        (
            ".arg n, \"uint\", 4, 3, value, u32",
            "x.s:4:20: error: alignment must",
        ),
        (
            ".arg n, \"uint\", 4, , value, u31",
            "x.s:4:29: error: 'u31' is no type",
        ),
        (
            ".max_flat_work_group_size x",
            "x.s:4:27: error: expected absolute",
        ),
        (".config x", "x.s:4:9: error: expected newline"),
    ] {
        let said = messages(&format!("{kernel}{line}\n.text\nk:\n.skip 256\n"));
        assert!(said.contains(expected), "{line}\n{said}");
    }
    let said = messages(&format!("{kernel}.text\nk:\ns_endpgm\n"));
    assert!(said.contains("x.s:2:1: error: there is no room"), "{said}");
}
