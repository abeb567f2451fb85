//! Target features of the command line: objects and refusals are llvm-mc's with the same `-mattr`.

mod support;

use amdgpuc_asm as asm;
use isa::{FeatureSource, Target};
use support::MC;

/// A kernel whose descriptor has nothing but what the target says.
fn source(target: &Target) -> String {
    let unified = target.processor.has(isa::Feature::AlignedVgprs);
    let accum = match unified {
        true => ".amdhsa_accum_offset 8\n",
        false => "",
    };
    format!(
        ".globl k\nk: s_endpgm\n.rodata\n.p2align 6\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 20\n\
         .amdhsa_next_free_sgpr 33\n{accum}.end_amdhsa_kernel\n"
    )
}

/// llvm-mc's object of the source with these features.
fn theirs(cpu: &str, features: &str, source: &str) -> Vec<u8> {
    let arguments = [
        "-triple=amdgcn-amd-amdhsa".to_string(),
        format!("-mcpu={cpu}"),
        format!("-mattr={features}"),
        "-filetype=obj".to_string(),
        "-o".to_string(),
        "-".to_string(),
        "-".to_string(),
    ];
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    support::run(MC, &arguments, source.as_bytes()).expect("assembles")
}

const FEATURES: [(&str, &str); 20] = [
    ("gfx906", "+xnack"),
    ("gfx906", "-xnack,+sramecc"),
    ("gfx906", "xnack,SramEcc"),
    ("gfx906", "-cumode,-tgsplit,-wavefrontsize32"),
    ("gfx90a", "+tgsplit"),
    ("gfx90a", "+xnack,+tgsplit"),
    ("gfx942", "+tgsplit,-tgsplit"),
    ("gfx950", "+tgsplit,-sramecc"),
    ("gfx942", "+architected-flat-scratch"),
    ("gfx1010", "+cumode"),
    ("gfx1010", "+xnack,+cumode"),
    ("gfx1030", "+cumode,-cumode"),
    ("gfx1030", "-xnack,-sramecc"),
    ("gfx1030", "+wavefrontsize64"),
    ("gfx1100", "+cumode,+wavefrontsize64,-wavefrontsize32"),
    ("gfx1100", "+CuMode,-real-true16"),
    ("gfx1150", "+cumode,+architected-flat-scratch"),
    ("gfx1200", "+cumode"),
    ("gfx1200", "+real-true16,+wavefrontsize64"),
    (
        "gfx1200",
        "+precise-memory,-trap-handler,+enable-flat-scratch",
    ),
];

#[test]
fn objects_have_the_features_of_the_command_line() {
    if !support::present(&[MC]) {
        return;
    }
    for (cpu, features) in FEATURES {
        let mut target = Target::parse(cpu).expect("a processor");
        let source = source(&target);
        let set = target.set_features(features, FeatureSource::Text);
        set.unwrap_or_else(|e| panic!("{cpu} {features}: {e}"));
        let ours = asm::assemble(&source, &asm::Options::new(target)).expect("assembles");
        let difference = support::difference(&ours, &theirs(cpu, features, &source));
        assert_eq!(difference, None, "{cpu} {features}");
    }
}
