//! Nothing that is read makes the assembler or the disassembler panic: random statements, pieces of
//! right files, damaged objects.

mod support;

use amdgpuc_asm as asm;
use isa::Target;
use proptest::prelude::*;

/// Words that a file is made of.
const WORDS: [&str; 90] = [
    ".text",
    ".data",
    ".section",
    ".pushsection",
    ".popsection",
    ".previous",
    ".set",
    ".globl",
    ".type",
    ".size",
    ".comm",
    ".p2align",
    ".balign",
    ".org",
    ".fill",
    ".zero",
    ".byte",
    ".long",
    ".quad",
    ".octa",
    ".float",
    ".ascii",
    ".macro",
    ".endm",
    ".rept",
    ".irp",
    ".irpc",
    ".endr",
    ".if",
    ".elseif",
    ".else",
    ".endif",
    ".ifdef",
    ".ifc",
    ".exitm",
    ".amdhsa_kernel",
    ".end_amdhsa_kernel",
    ".amdhsa_next_free_vgpr",
    ".amdhsa_next_free_sgpr",
    ".amdhsa_user_sgpr_count",
    ".amdgpu_metadata",
    ".end_amdgpu_metadata",
    ".uleb128",
    ".addrsig_sym",
    ".amdgpu_lds",
    ".file 1 \"d/a\"",
    ".file 0 \"d\" \"a\"",
    ".file 3 \"b\"",
    ".loc 1 2 3",
    ".loc 0 4",
    ".loc_label x",
    ".cfi_startproc",
    ".cfi_endproc",
    ".cfi_def_cfa s4, 4",
    ".cfi_offset v4,",
    ".cfi_escape",
    ".cfi_label y",
    ".cfi_personality 0x1b, a",
    ".cfi_sections .debug_frame",
    "a",
    "b",
    "a:",
    "b:",
    "1:",
    "1b",
    "1f",
    "=",
    "+",
    "-",
    "*",
    "/",
    "(",
    ")",
    ",",
    ".",
    "\"x\"",
    "@function",
    "@rel32@lo",
    "\\a",
    "\\@",
    "\n",
    "\n",
    "\n",
    "0",
    "3",
    "0x7fffffffffffffff",
    "-1",
    "s_branch",
    "s_nop",
    "v_mov_b32 v1, ",
];

fn assemble(source: &str) {
    let target = Target::parse("gfx906").expect("known");
    let options = asm::Options {
        target,
        listing: true,
        read: None,
        folder: None,
        dialect: asm::Dialect::default(),
    };
    let done = asm::assemble_file(source, &options);
    let errors = done
        .diagnostics
        .iter()
        .filter(|d| d.severity == asm::Severity::Error);
    assert_eq!(done.object.is_none(), errors.count() > 0);
    for diagnostic in &done.diagnostics {
        assert!(!diagnostic.render("x.s").is_empty());
    }
    if let Some(object) = done.object {
        let text = asm::disassemble(&object, "x.o", None);
        assert!(text.is_ok());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    #[test]
    fn words_in_any_order(words in prop::collection::vec((0..WORDS.len(), any::<bool>()), 0..40)) {
        let text: String = words.iter().map(|&(i, blank)| format!("{}{}", WORDS[i], if blank { " " } else { "" })).collect();
        assemble(&text);
    }

    #[test]
    fn any_characters(text in "(?s).{0,80}") {
        assemble(&text);
        let target = Target::parse("gfx900").expect("known");
        asm::disassemble_hex(&text, &target);
    }

    #[test]
    fn any_code(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let text: String = bytes.iter().map(|b| format!("{b:#x} ")).collect();
        for cpu in ["gfx600", "gfx803", "gfx906", "gfx942"] {
            let target = Target::parse(cpu).expect("known");
            let done = asm::disassemble_hex(&text, &target);
            prop_assert!(done.diagnostics.iter().all(|d| d.severity == asm::Severity::Warning));
        }
        prop_assert!(asm::disassemble(&bytes, "x.o", None).is_err());
    }

    #[test]
    fn damaged_objects(changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6), cut in any::<prop::sample::Index>(), short in any::<bool>()) {
        let mut object = object();
        for (at, value) in changes {
            let at = at.index(object.len());
            object[at] = value;
        }
        if short {
            object.truncate(cut.index(object.len()));
        }
        // Either is right; that it ends is what counts.
        let _ = asm::disassemble(&object, "x.o", None);
    }

    #[test]
    fn damaged_sources(at in any::<prop::sample::Index>(), length in 0usize..20, with in "(?s).{0,8}") {
        let source = source();
        let start = at.index(source.len());
        let end = (start + length).min(source.len());
        if let (Some(before), Some(after)) = (source.get(..start), source.get(end..)) {
            assemble(&format!("{before}{with}{after}"));
        }
    }
}

fn source() -> String {
    let folder = support::repository("tests/filetests/asm/directives");
    [
        "kernel_all.s",
        "metadata.s",
        "macros.s",
        "conditions.s",
        "symbols.s",
    ]
    .map(|name| support::file_test(&folder.join(name)).1)
    .concat()
}

fn object() -> Vec<u8> {
    let folder = support::repository("tests/filetests/asm/directives");
    let (_, source) = support::file_test(&folder.join("kernel_all.s"));
    support::ours("gfx906", &source).expect("assembles")
}

/// What could take for ever, or all of the memory, is refused.
#[test]
fn output_and_macros_are_bounded() {
    let wrong = [
        ".data\n.zero 0x7fffffffffffffff\n",
        ".data\n.fill 0x7fffffffffffffff, 8, 1\n",
        ".data\n.byte 1\n.p2align 31\n",
        ".data\n.org 0x7ffffffffffffff0\n",
        ".rept 0x7fffffff\n.rept 0x7fffffff\ns_nop 0\n.endr\n.endr\n",
        ".macro m\nm\nm\n.endm\nm\n",
        ".set a, b\n.set b, a\n.data\n.quad a\n",
        ".set a, a+1\n.quad a\n",
        ".comm c, 1, 99\n",
        ".irp x, 1=2\n.byte \\x\n.endr\n",
        "m = 1\n.irp x, =, =\n.byte \\x\n.endr\n",
    ];
    for source in wrong {
        assert!(support::ours("gfx906", source).is_err(), "{source}");
    }
    let nested = |i: usize| {
        format!(
            ".set x{i}, {}x{}{}\n",
            "-(3+".repeat(60),
            i + 1,
            ")".repeat(60)
        )
    };
    let chain: String = (0..100).map(nested).collect();
    assert!(support::ours("gfx906", &format!("{chain}.data\n.quad x0\n.set x100, 1\n")).is_err());
    let chain: String = (0..3000)
        .map(|i| format!(".set x{i}, x{}+1\n", i + 1))
        .collect();
    assert!(
        support::ours(
            "gfx906",
            &format!("{chain}.data\n.quad x0\n.set x3000, 1\n")
        )
        .is_err()
    );
    let deep = format!(".quad {}1{}\n", "(".repeat(100_000), ")".repeat(100_000));
    assert!(support::ours("gfx906", &deep).is_err());
}
