//! Levels, passes that are left out, stages that are printed, and `amdgpuc pass`.

use super::Folder;

#[test]
fn levels_and_passes() {
    let folder = Folder::new("levels");
    // As a frontend without optimisation of its own writes it.
    folder.write(
        "naive.ll",
        "define amdgpu_kernel void @naive(ptr addrspace(1) %p) {
  %a = alloca i32, addrspace(5)
  store i32 7, ptr addrspace(5) %a
  %v = load i32, ptr addrspace(5) %a
  %w = mul i32 %v, %v
  store i32 %w, ptr addrspace(1) %p
  ret void
}
",
    );
    let size = |level: &str| {
        folder
            .ok(&format!("naive.ll -mcpu=gfx906 -S {level} -o -"))
            .len()
    };
    let sizes: Vec<usize> = ["-O0", "-O1", "-O2", "-O3"].into_iter().map(size).collect();
    assert!(sizes[2] < sizes[0], "optimisation helps: {sizes:?}");
    assert_eq!(size(""), sizes[2], "-O2 is the default");
    let said = |args: &str| {
        let output = folder.output(&format!("vecadd.ll -mcpu=gfx906 -o out.co {args}"));
        assert_eq!(output.status.code(), Some(0), "{args}");
        String::from_utf8(output.stderr).expect("text")
    };
    let selected = said("--print-after=isel");
    assert!(
        selected.starts_with("; after isel\n")
            && selected.matches("; after ").count() == selected.matches("; after isel").count()
    );
    let all = said("--print-after=all");
    for pass in [
        "legalise",
        "normalise",
        "isel",
        "cache-policy",
        "regalloc-vgpr",
        "wave",
        "regalloc-sgpr",
        "expand",
        "waitcnt",
        "hazards",
    ] {
        assert!(all.contains(&format!("; after {pass}\n")), "no {pass}");
    }
    assert!(
        folder
            .fails("vecadd.ll -mcpu=gfx906 -o x.co --print-after=no-such-pass")
            .contains("no-such-pass")
    );
    assert!(
        folder
            .fails("vecadd.ll -mcpu=gfx906 -o x.co --disable-pass=no-such-pass")
            .contains("no-such-pass")
    );
    let times = said("--time-passes");
    for line in [
        "time (ms)",
        "read",
        "uniformity",
        "isel",
        "regalloc-vgpr",
        "emit",
        "total",
    ] {
        assert!(times.contains(line), "no {line} in\n{times}");
    }
    assert_eq!(said("--verify-each"), "");
}

#[test]
fn what_was_printed_is_there_when_a_later_pass_fails() {
    let folder = Folder::new("print-then-fail");
    let said = folder.fails("vecadd.ll -mcpu=gfx906 -o x.co --print-after=schedule --max-vgprs=1");
    assert!(said.starts_with("; after schedule\n"), "{said}");
    assert!(said.contains("error:"), "{said}");
}

#[test]
fn only_optimisations_can_be_left_out() {
    let folder = Folder::new("disable");
    for pass in [
        "isel",
        "wave",
        "waitcnt",
        "normalise",
        "legalise",
        "hazards",
    ] {
        let said = folder.fails(&format!("vecadd.ll -mcpu=gfx906 --disable-pass={pass}"));
        assert!(
            said.contains(&format!("'{pass}' cannot be left out")),
            "{said}"
        );
    }
    let said = folder.fails("vecadd.ll -mcpu=gfx906 --disable-pass=frobnicate");
    assert!(
        said.contains("there is no pass 'frobnicate'") && said.contains("licm"),
        "{said}"
    );
    for pass in ["inline", "instcombine", "cse", "licm"] {
        folder.ok(&format!(
            "vecadd.ll -mcpu=gfx906 --disable-pass={pass} -o x.co"
        ));
    }
}

#[test]
fn each_stage_can_be_printed_and_stopped_after_or_says_why_not() {
    let folder = Folder::new("stages");
    for stage in ["read", "verify", "inline", "legalise", "normalise"] {
        let text = folder.ok(&format!("vecadd.ll -mcpu=gfx906 --stop-after={stage}"));
        let text = String::from_utf8(text).expect("text");
        assert!(text.contains("define"), "{stage}: {text}");
        folder.write("again.ll", &text);
        folder.ok("again.ll -mcpu=gfx906 --emit-ir -O0 -o again.opt.ll");
    }
    for stage in [
        "isel",
        "cache-policy",
        "regalloc-vgpr",
        "wave",
        "regalloc-sgpr",
        "shrink",
        "frame",
        "expand",
        "waitcnt",
        "hazards",
    ] {
        let text = folder.ok(&format!("vecadd.ll -mcpu=gfx906 --stop-after={stage}"));
        let printed = folder.output(&format!(
            "vecadd.ll -mcpu=gfx906 -o x.co --print-after={stage}"
        ));
        let text = String::from_utf8(text).expect("text");
        let printed = String::from_utf8(printed.stderr).expect("text");
        assert!(text.contains("global_load_dword"), "{stage}: {text}");
        assert_eq!(
            printed.trim(),
            format!("; after {stage}\n{}", text.trim()),
            "{stage}"
        );
    }
    let uniform = String::from_utf8(folder.ok("vecadd.ll -mcpu=gfx906 --stop-after=uniformity"))
        .expect("text");
    assert!(uniform.contains("workitem.id.x() ; divergent"), "{uniform}");
    assert!(
        !uniform.contains("workgroup.id.x() ; divergent"),
        "{uniform}"
    );
    let listing = folder.ok("vecadd.ll -mcpu=gfx906 --stop-after=encode");
    let listing = String::from_utf8(listing).expect("text");
    assert!(listing.contains("s_endpgm"), "{listing}");
    for option in ["stop-after", "print-after"] {
        let said = folder.fails(&format!("vecadd.ll -mcpu=gfx906 --{option}=emit"));
        assert!(said.contains("cannot be printed"), "{said}");
    }
    let said = folder.fails("vecadd.ll -mcpu=gfx906 -O0 --stop-after=licm");
    assert!(
        said.contains("'licm' does not run with these options"),
        "{said}"
    );
    let said = folder.fails("vecadd.ll -mcpu=gfx906 --stop-after=teatime");
    assert!(
        said.contains("there is no pass 'teatime'; there are read, verify"),
        "{said}"
    );
    // Without short encodings the code is longer and does the same.
    let code = |args: &str| {
        folder
            .ok(&format!("vecadd.ll -mcpu=gfx906 -o - {args}"))
            .len()
    };
    assert!(code("--disable-pass=shrink") >= code(""));
}

/// `pass` is a way to look at one pass: of LLVM IR with what the pass requires, of machine IR with
/// nothing else.
#[test]
fn single_passes_run_on_ir_and_machine_ir() {
    let folder = Folder::new("pass");
    let text = |args: &str| String::from_utf8(folder.ok(args)).expect("text");
    let selected = text("pass isel vecadd.ll -mcpu=gfx906");
    assert!(
        selected.contains("stage=thread wave=64 kernel"),
        "{selected}"
    );
    folder.write("selected.mir", &selected);
    let passes =
        "cache-policy,regalloc-vgpr,wave,regalloc-sgpr,frame,expand,waitcnt,hazards,encode";
    let from_machine_ir = text(&format!("pass {passes} selected.mir -mcpu=gfx906"));
    let from_ir = text("pass encode vecadd.ll -mcpu=gfx906");
    let instructions = |t: &str| -> Vec<String> {
        let lines = t
            .lines()
            .filter(|l| l.starts_with('\t') && !l.starts_with("\t."));
        lines.map(str::to_string).collect()
    };
    assert_eq!(instructions(&from_machine_ir), instructions(&from_ir));
    assert!(from_ir.contains("s_endpgm"), "{from_ir}");
    folder.ok("pass sroa,instcombine vecadd.ll -mcpu=gfx906 -o out.ll");
    assert!(folder.text("out.ll").contains("amdgpu_kernel"));
    for (args, says) in [
        ("pass isel vecadd.ll", "no target"),
        (
            "pass teatime vecadd.ll -mcpu=gfx906",
            "there is no pass 'teatime'",
        ),
        ("pass emit vecadd.ll -mcpu=gfx906", "cannot be printed"),
        ("pass isel -mcpu=gfx906", "no file"),
        ("pass -mcpu=gfx906", "no pass"),
        ("pass isel vecadd.ll x.ll -mcpu=gfx906", "second file"),
        (
            "pass isel vecadd.ll -mcpu=gfx906 -o vecadd.ll",
            "the output is the input",
        ),
        (
            "pass isel vecadd.ll -mcpu=gfx906 --stop-after=wave",
            "runs the passes",
        ),
        (
            "pass wave,sroa vecadd.ll -mcpu=gfx906",
            "'sroa' cannot run any more",
        ),
        (
            "pass isel,isel vecadd.ll -mcpu=gfx906",
            "finds its work done",
        ),
        (
            "pass isel selected.mir -mcpu=gfx906",
            "does not work on machine IR",
        ),
        (
            "pass waitcnt selected.mir -mcpu=gfx906",
            "selected.mir:1:1: error: pass 'waitcnt' needs",
        ),
    ] {
        let said = folder.fails(args);
        assert!(said.contains(says), "{args}: {said}");
    }
    folder.write(
        "bad.mir",
        "func @f id=0 stage=allocated wave=64\n{\nbb0:\n  v_frob v0\n}\n",
    );
    let said = folder.fails("pass waitcnt bad.mir -mcpu=gfx906");
    assert_eq!(
        said.lines().next(),
        Some("bad.mir:4:3: error: no instruction is named 'v_frob'")
    );
    folder.write(
        "narrow.mir",
        "func @f id=0 stage=allocated wave=32\n{\nbb0:\n  p_endpgm\n}\n",
    );
    let said = folder.fails("pass waitcnt narrow.mir -mcpu=gfx906");
    let wanted =
        "narrow.mir:1:1: error: this function is for waves of 32 lanes, those of gfx906 have 64";
    assert_eq!(said.lines().next(), Some(wanted));
    folder.write(
        "end.mir",
        "func @f id=0 stage=allocated wave=64\n{\nbb0:\n  s_nop #0\n}\n",
    );
    let said = folder.fails("pass waitcnt end.mir -mcpu=gfx906");
    assert!(said.starts_with("end.mir:4:3: error: "), "{said}");
}

#[test]
fn the_schedule_is_explained() {
    let folder = Folder::new("explain-schedule");
    let output = folder.output("vecadd.ll -mcpu=gfx906 -o x.co --explain-schedule");
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(output.status.success(), "{said}");
    assert!(!said.is_empty(), "nothing is said");
    for line in said.lines() {
        assert!(line.starts_with("vecadd, bb"), "{line}");
        for part in [
            ": instructions ",
            ", VGPRs ",
            ", SGPRs ",
            ", cycles ",
            "waiting ",
        ] {
            assert!(line.contains(part), "no '{part}' in '{line}'");
        }
    }
}

/// A kernel that holds 40 values at once.
fn forty_values(attribute: &str) -> String {
    use std::fmt::Write;
    let mut text = format!(
        "define amdgpu_kernel void @k(ptr addrspace(1) %p) {attribute} {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %id\n"
    );
    for n in 0..40 {
        let _ = write!(
            text,
            "  %a{n} = getelementptr i8, ptr addrspace(1) %q, i32 {}
  %v{n} = load volatile i32, ptr addrspace(1) %a{n}\n",
            n * 512
        );
    }
    for n in (0..40).rev() {
        let _ = writeln!(text, "  store volatile i32 %v{n}, ptr addrspace(1) %a{n}");
    }
    text + "  ret void\n}\ndeclare i32 @llvm.amdgcn.workitem.id.x()\n"
}

#[test]
fn a_kernel_has_registers_for_the_waves_that_it_asks_for() {
    let folder = Folder::new("waves-per-eu");
    let vgprs = |attribute: &str| -> u32 {
        folder.write("k.ll", forty_values(attribute));
        let json = folder.ok("k.ll -mcpu=gfx906 -o k.co --stats=json");
        let json = String::from_utf8(json).expect("text");
        let (_, rest) = json.split_once("\"vgprs\":").expect("the number of VGPRs");
        let digits = rest.split(|c: char| !c.is_ascii_digit()).next();
        digits.and_then(|d| d.parse().ok()).expect("a number")
    };
    assert!(vgprs("") > 40);
    assert!(vgprs("\"amdgpu-waves-per-eu\"=\"1,4\"") > 40);
    assert!(vgprs("\"amdgpu-waves-per-eu\"=\"8\"") <= 32);
    assert!(vgprs("\"amdgpu-waves-per-eu\"=\"10,10\"") <= 24);
}

#[test]
fn more_waves_than_the_registers_allow_are_no_error() {
    let folder = Folder::new("waves-wished");
    folder.write(
        "k.ll",
        "define amdgpu_kernel void @k(ptr addrspace(1) %p) \"amdgpu-waves-per-eu\"=\"10\" {\n\
         \x20 %c = load <32 x float>, ptr addrspace(1) %p\n\
         \x20 %d = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float 1.0, float 2.0, \
         <32 x float> %c, i32 0, i32 0, i32 0)\n\
         \x20 store <32 x float> %d, ptr addrspace(1) %p\n\
         \x20 ret void\n}\n\
         declare <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float, float, <32 x float>, \
         i32, i32, i32)\n",
    );
    folder.ok("k.ll -mcpu=gfx908 -o k.co");
    folder.ok("k.ll -mcpu=gfx90a -o k.co");
}
