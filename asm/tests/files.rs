//! `.include` and `.incbin`, beside llvm-mc's.

mod support;

use amdgpuc_asm as asm;
use asm::{Options, Origin};
use support::MC;

const INNER: &str = "v_mov_b32 v1, s0\n.include \"deeper.inc\"\n.if 1\ns_nop 2\n.endif\n";
const DEEPER: &str = "n = 7\n.macro twice what\n\\what\n\\what\n.endm\n";
const DATA: [u8; 6] = [1, 2, 3, 4, 5, 6];

fn read(name: &str) -> Option<Vec<u8>> {
    match name {
        "inner.inc" => Some(INNER.into()),
        "deeper.inc" => Some(DEEPER.into()),
        "data.bin" => Some(DATA.to_vec()),
        "self.inc" => Some(b".include \"self.inc\"\n".to_vec()),
        "wrong.inc" => Some(b"s_nop 0\ns_nopp 1\n".to_vec()),
        _ => None,
    }
}

fn options() -> Options {
    let mut options = Options::new(support::target("gfx906"));
    options.read = Some(read);
    options
}

fn messages(source: &str) -> String {
    let errors = asm::assemble(source, &options()).expect_err("it is wrong");
    errors.iter().map(|error| error.render("x.s")).collect()
}

#[test]
fn files_are_read_in_place() {
    if !support::present(&[MC]) {
        return;
    }
    let folder = std::env::temp_dir().join(format!("amdgpuc-asm-files-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    for name in ["inner.inc", "deeper.inc", "data.bin"] {
        std::fs::write(folder.join(name), read(name).expect("is there")).expect("written");
    }
    let source = "s_nop 1\n.include \"inner.inc\"\ntwice \"s_nop n\"\n.data\n.incbin \"data.bin\"\n\
                  .incbin \"data.bin\", 2\n.incbin \"data.bin\", 1, 3\n";
    let include = format!("-I{}", folder.display());
    let arguments = [
        "-triple=amdgcn-amd-amdhsa",
        "-mcpu=gfx906",
        "-filetype=obj",
        &include,
        "-o",
        "-",
        "-",
    ];
    let theirs = support::run(MC, &arguments, source.as_bytes());
    std::fs::remove_dir_all(&folder).expect("removed");
    let ours = asm::assemble(source, &options()).expect("assembles");
    assert_eq!(
        support::difference(&ours, &theirs.expect("assembles")),
        None
    );
}

#[test]
fn errors_name_the_file_and_who_includes_it() {
    let text = messages("s_nop 0\n.include \"wrong.inc\"\n");
    assert!(
        text.starts_with("wrong.inc:2:1: error: invalid instruction\n"),
        "{text}"
    );
    assert!(
        text.contains("x.s:2:1: note: included from here\n"),
        "{text}"
    );
    let errors = asm::assemble(".include \"wrong.inc\"\n", &options()).expect_err("wrong");
    assert_eq!(
        errors[0].place.origin,
        Origin::Included("wrong.inc".to_string())
    );
}

#[test]
fn files_that_are_not_there_and_files_without_end_are_errors() {
    let text = messages(".include \"none\"\n.incbin \"none\"\n");
    assert!(
        text.contains("x.s:1:10: error: could not find include file 'none'"),
        "{text}"
    );
    assert!(
        text.contains("x.s:2:9: error: could not find incbin file 'none'"),
        "{text}"
    );
    let text = messages(".include \"self.inc\"\n");
    assert!(text.contains("cannot be nested more than"), "{text}");
}
