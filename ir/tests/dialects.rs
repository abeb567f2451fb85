//! Targets as other versions of LLVM and frontends write them. Other text of theirs is in
//! `tests/filetests/read/dialects`.

use amdgpuc_ir::{SourceFile, parse_module, verifier};

/// Reads and verifies a module.
fn check(name: &str, text: &str) {
    let source = SourceFile {
        name: "dialect.ll",
        text: text.as_bytes(),
    };
    let module = parse_module(&source).unwrap_or_else(|errors| {
        let shown: String = errors.iter().map(|e| e.render(&source)).collect();
        panic!("{name}:\n{shown}")
    });
    if let Err(errors) = verifier::verify_module(&module) {
        let shown: String = errors.iter().map(|e| e.render(&source)).collect();
        panic!("{name}: verifier:\n{shown}");
    }
}

#[test]
fn targets() {
    for (triple, admitted, refused) in [
        ("amdgpu9.06-amd-amdhsa", "gfx906", "gfx90a"),
        ("amdgpu9-amd-amdhsa-unknown", "gfx90a", "gfx1030"),
    ] {
        let source = SourceFile {
            name: "target.ll",
            text: &format!("target triple = \"{triple}\"\n").into_bytes(),
        };
        let module = parse_module(&source).expect("the triple is read");
        assert!(module.triple_processor().admits(admitted), "{triple}");
        assert!(!module.triple_processor().admits(refused), "{triple}");
        assert_eq!(amdgpuc_ir::triple_of(source.text).as_deref(), Some(triple));
    }
    for text in [
        "target triple = \"amdgcn--\"",
        "target triple = \"amdgcn-amd-amdhsa-unknown\"",
        "target triple = \"\"",
        "target datalayout = \"e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p10:32:32-p11:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9\"",
    ] {
        check(text, text);
    }
}
