//! The processor table against llc: names, machine numbers, target features.

use isa::{PROCESSORS, Processor, Support, Target};
use std::io::Write;
use std::process::{Command, Stdio};

const TOOL: &str = "llc-22";

/// Runs the tool on an empty module; gives what it wrote to stdout and to stderr.
fn run(arguments: &[&str]) -> Option<(Vec<u8>, String)> {
    let mut child = Command::new(TOOL)
        .args(["-mtriple=amdgcn-amd-amdhsa", "-o", "-"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .ok()?;
    let module = b"define amdgpu_kernel void @k() {\n ret void\n}\n";
    // The list of processors is printed without reading.
    let _ = child.stdin.take()?.write_all(module);
    let output = child.wait_with_output().ok()?;
    Some((
        output.stdout,
        String::from_utf8_lossy(&output.stderr).into_owned(),
    ))
}

fn is_present() -> bool {
    let present = run(&["-mcpu=gfx900"]).is_some();
    if !present {
        println!("not run: {TOOL} missing");
        assert!(std::env::var("CI").is_err(), "{TOOL} is required in CI");
    }
    present
}

/// `e_flags` of the object file.
fn flags(cpu: &str) -> u32 {
    let (bytes, _) = run(&["-filetype=obj", &format!("-mcpu={cpu}")]).expect("the tool runs");
    let field = bytes.get(48..52).expect("an ELF64 header");
    u32::from_le_bytes(field.try_into().expect("four bytes"))
}

/// The target ID that the tool gives code for a processor with a feature on.
fn target_id(cpu: &str, features: &str) -> String {
    let attributes = format!("-mattr={features}");
    let (text, _) = run(&[&format!("-mcpu={cpu}"), &attributes]).expect("the tool runs");
    let text = String::from_utf8_lossy(&text).into_owned();
    let line = text.lines().find(|line| line.contains(".amdgcn_target"));
    let id = line
        .and_then(|line| line.split("--").nth(1))
        .expect("a target line");
    id.trim_end_matches('"').to_string()
}

/// The processors of GFX6 to GFX11 that the tool knows, with all their names.
fn names() -> Vec<String> {
    let (_, help) = run(&["-mcpu=help"]).expect("the tool runs");
    let after = help
        .split("Available CPUs")
        .nth(1)
        .expect("a list of processors");
    let list = after
        .split("Available features")
        .next()
        .expect("it ends there");
    let words = list
        .lines()
        .filter_map(|line| line.split_whitespace().next());
    words
        .filter(|word| !word.starts_with("for"))
        .map(str::to_string)
        .collect()
}

#[test]
fn the_table_has_the_processors_of_llc() {
    if !is_present() {
        return;
    }
    let newer = |name: &str| {
        ["gfx125", "gfx13"]
            .iter()
            .any(|prefix| name.starts_with(prefix))
    };
    // LLVM's own names of no processor.
    let generic = |name: &str| name.starts_with("generic");
    let names: Vec<String> = names()
        .into_iter()
        .filter(|n| !newer(n) && !generic(n))
        .collect();
    assert!(names.len() > 30, "{names:?}");
    let known = |name: &String| Processor::by_name(name).is_some();
    let missing: Vec<&String> = names.iter().filter(|name| !known(name)).collect();
    assert!(missing.is_empty(), "not in the table: {missing:?}");
    for processor in PROCESSORS {
        for name in processor.aliases.iter().chain([&processor.name]) {
            assert!(names.iter().any(|n| n == name), "llc does not know {name}");
        }
    }
    // An alias is the processor that its machine number says.
    for name in &names {
        let ours = Processor::by_name(name).expect("all are known");
        assert_eq!(flags(name) & 0xff, ours.elf_mach, "{name}");
    }
    println!(
        "processors: {} names of {} processors agree with llc",
        names.len(),
        PROCESSORS.len()
    );
}

#[test]
fn target_features_agree_with_llc() {
    if !is_present() {
        return;
    }
    let supports = |support| support == Support::Yes;
    for processor in PROCESSORS {
        let name = processor.name;
        let target = Target::new(processor);
        assert_eq!(flags(name), target.elf_flags(5), "{name}: e_flags");
        for (feature, support) in [("xnack", processor.xnack), ("sramecc", processor.sramecc)] {
            for (sign, text) in [("+", "on"), ("-", "off")] {
                let theirs = target_id(name, &format!("{sign}{feature}"));
                let ours = Target::parse(&format!("{name}:{feature}{sign}"));
                match ours {
                    Ok(ours) => assert_eq!(theirs, ours.target_id(), "{feature} {text}"),
                    Err(_) => assert_eq!(theirs, name, "{feature} {text}"),
                }
                assert_eq!(theirs != name, supports(support), "{name} {feature} {text}");
            }
        }
    }
}
