//! A small file for each family of directives (`tests/filetests/asm/directives`): our object is
//! llvm-mc's, byte for byte.

mod support;

use support::MC;

#[test]
fn objects_are_those_of_llvm_mc() {
    if !support::present(&[MC]) {
        return;
    }
    let files = support::files(&support::repository("tests/filetests/asm/directives"), ".s");
    let (mut equal, mut wrong) = (0, Vec::new());
    for file in &files {
        let (processors, source) = support::file_test(file);
        for cpu in &processors {
            let name = format!("{} {cpu}", file.display());
            let theirs = support::llvm_mc(cpu, &source);
            match (support::ours(cpu, &source), theirs) {
                (Ok(ours), Ok(theirs)) => match support::difference(&ours, &theirs) {
                    None => equal += 1,
                    Some(difference) => wrong.push(format!("{name}: {difference}")),
                },
                (Err(ours), _) => wrong.push(format!("{name}: {ours}")),
                (_, Err(theirs)) => wrong.push(format!("{name}: llvm-mc: {theirs}")),
            }
        }
    }
    println!(
        "{} files, {equal} objects equal, {} different",
        files.len(),
        wrong.len()
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(equal > 0);
}

/// `s_branch 40`, whether the number has a name, and wherever the name is defined.
#[test]
fn a_number_is_a_branchs_operand_wherever_it_is_defined() {
    let branch = [0x28, 0, 0x82, 0xbf];
    for source in [
        "s_nop 0\ns_branch 40\n",
        "n = 40\ns_nop 0\ns_branch n\n",
        "s_nop 0\ns_branch n\nn = 40\n",
    ] {
        let object = support::ours("gfx906", source).expect(source);
        assert!(object.windows(4).any(|w| w == branch), "{source}");
    }
}
