//! The crates depend on one another as `docs/pipeline.md` says, and on nothing else of the project.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

type Graph = BTreeMap<String, BTreeSet<String>>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The indented list of the document: a crate, and after an arrow those that it depends on.
fn documented() -> Graph {
    let text = read(&root().join("docs/pipeline.md"));
    let lines = text.lines().skip_while(|l| !l.starts_with("    "));
    let list = lines.take_while(|l| l.starts_with("    "));
    list.map(|line| {
        let (name, needs) = line.trim().split_once(" → ").unwrap_or((line.trim(), ""));
        let needs = needs.split(", ").filter(|n| !n.is_empty());
        (name.to_string(), needs.map(str::to_string).collect())
    })
    .collect()
}

/// What `cargo metadata` says: folders of the members, and the folders that they depend on outside
/// tests and build scripts.
fn actual() -> Graph {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_string());
    let output = std::process::Command::new(cargo)
        .args(["metadata", "--no-deps", "--offline", "--format-version=1"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "cargo metadata fails");
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let folder = |path: &serde_json::Value| {
        let path = Path::new(path.as_str()?);
        Some(path.file_name()?.to_str()?.to_string())
    };
    let packages = json["packages"].as_array().expect("packages");
    packages
        .iter()
        .map(|package| {
            let manifest = Path::new(package["manifest_path"].as_str().expect("a path"));
            let name = manifest.parent().and_then(Path::file_name);
            let name = name.and_then(|n| n.to_str()).expect("a folder").to_string();
            let needs = package["dependencies"].as_array().expect("dependencies");
            let normal = needs.iter().filter(|d| d["kind"].is_null());
            (name, normal.filter_map(|d| folder(&d["path"])).collect())
        })
        .collect()
}

#[test]
fn crates_depend_on_one_another_as_documented() {
    assert_eq!(
        documented(),
        actual(),
        "docs/pipeline.md beside the manifests"
    );
}

/// In the order of the list, so that there is no way around.
#[test]
fn no_crate_needs_one_that_comes_later() {
    let text = read(&root().join("docs/pipeline.md"));
    let lines = text.lines().skip_while(|l| !l.starts_with("    "));
    let mut seen: Vec<String> = Vec::new();
    for line in lines.take_while(|l| l.starts_with("    ")) {
        let (name, needs) = line.trim().split_once(" → ").unwrap_or((line.trim(), ""));
        for need in needs.split(", ").filter(|n| !n.is_empty()) {
            assert!(seen.iter().any(|s| s == need), "{name} needs {need}");
        }
        seen.push(name.to_string());
    }
}
