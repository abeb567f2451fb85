//! `--show-encoding`: the listing beside llvm-mc's.

mod support;

use amdgpuc_asm as asm;
use support::MC;

/// The lines with instructions and fixups; directives are laid out as they were written here.
fn instructions(text: &str) -> Vec<&str> {
    let wanted =
        |l: &&str| l.contains("; encoding: [") || l.contains(";   fixup ") || l.ends_with(':');
    // `.` is a label of its own there.
    let here = |l: &&str| l.starts_with(".Ltmp") && l.len() > ".Ltmp:".len();
    text.lines().filter(wanted).filter(|l| !here(l)).collect()
}

#[test]
fn instructions_are_listed_as_llvm_mc_lists_them() {
    if !support::present(&[MC]) {
        return;
    }
    let mut compared = 0;
    for name in ["symbols", "macros", "predefined", "lds", "align"] {
        let file = support::repository(&format!("tests/filetests/asm/directives/{name}.s"));
        let (_, source) = support::file_test(&file);
        let source = source.replace("s_mov_b32 s0, foo-.\n", "");
        let arguments = [
            "-triple=amdgcn-amd-amdhsa",
            "-mcpu=gfx906",
            "--show-encoding",
            "-",
        ];
        let theirs = support::run(MC, &arguments, source.as_bytes()).expect("assembles");
        let theirs = String::from_utf8(theirs).expect("UTF-8");
        let target = isa::Target::parse("gfx906").expect("known");
        let options = asm::Options {
            target,
            listing: true,
            read: None,
            folder: None,
            dialect: asm::Dialect::default(),
        };
        let ours = asm::assemble_file(&source, &options)
            .listing
            .expect("was asked for");
        assert_eq!(instructions(&ours), instructions(&theirs), "{name}");
        compared += instructions(&ours).len();
    }
    println!("{compared} lines are equal");
}

/// With errors the other lines are listed all the same, and there is no object.
#[test]
fn lines_without_errors_are_listed() {
    let target = isa::Target::parse("gfx906").expect("known");
    let options = asm::Options {
        target,
        listing: true,
        read: None,
        folder: None,
        dialect: asm::Dialect::default(),
    };
    let done = asm::assemble_file("s_nop 0\ns_bad\n.byte 1\ns_endpgm\n", &options);
    assert!(done.object.is_none());
    assert_eq!(done.diagnostics.len(), 1);
    let listing = done.listing.expect("was asked for");
    let mnemonics: Vec<_> = listing
        .lines()
        .map(|l| l.split_whitespace().next())
        .collect();
    assert_eq!(mnemonics, [Some("s_nop"), Some(".byte"), Some("s_endpgm")]);
}
