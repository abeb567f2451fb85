//! Code objects for `amdpal`, `mesa3d` and no system: ours beside llc's, both run by the emulator.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::{CodeObjectVersion, OptLevel as Level, Options, OutputKind};
use emu::{CodeObject, Device, KernelArg, LaunchConfig};
use object::{Object, ObjectSection, ObjectSymbol};
use support::{compile_text, folder, full, options, tool};

/// The triples, and `EI_OSABI` of each (AMDGPUUsage, "ELF Header").
const TRIPLES: [(&str, u8); 4] = [
    ("amdgcn-amd-amdpal", 65),
    ("amdgcn-mesa-mesa3d", 66),
    ("amdgcn--", 0),
    ("amdgcn-unknown-unknown", 0),
];

const DECLARATIONS: &str = "
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workgroup.id.y()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
";

/// `out[g * 64 + i] = in[g * 64 + i] * factor + bias`, of 64 bits.
const SCALE: &str = "
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in, i64 %factor, i32 %bias) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %b = mul i32 %g, 64
  %i = add i32 %b, %x
  %p = getelementptr i64, ptr addrspace(1) %in, i32 %i
  %v = load i64, ptr addrspace(1) %p
  %m = mul i64 %v, %factor
  %w = sext i32 %bias to i64
  %r = add i64 %m, %w
  %o = getelementptr i64, ptr addrspace(1) %out, i32 %i
  store i64 %r, ptr addrspace(1) %o
  ret void
}
";

/// An array in scratch memory, at places that differ between lanes.
const SCRATCH: &str = "
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in, i64 %factor, i32 %bias) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %b = mul i32 %g, 64
  %i = add i32 %b, %x
  %a = alloca [32 x i32], align 4, addrspace(5)
  br label %fill
fill:
  %n = phi i32 [ 0, %entry ], [ %n1, %fill ]
  %q = getelementptr i32, ptr addrspace(5) %a, i32 %n
  %t = mul i32 %n, %i
  %t1 = add i32 %t, %bias
  store volatile i32 %t1, ptr addrspace(5) %q
  %n1 = add i32 %n, 1
  %more = icmp ult i32 %n1, 32
  br i1 %more, label %fill, label %done
done:
  %k = xor i32 %x, 5
  %k1 = and i32 %k, 31
  %p = getelementptr i32, ptr addrspace(5) %a, i32 %k1
  %v = load volatile i32, ptr addrspace(5) %p
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %v, ptr addrspace(1) %o
  ret void
}
";

/// The items of a group in reverse, through local memory; two dimensions.
const LOCAL: &str = "
@lds = internal addrspace(3) global [256 x i64] poison, align 8
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in, i64 %factor, i32 %bias) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %gx = call i32 @llvm.amdgcn.workgroup.id.x()
  %gy = call i32 @llvm.amdgcn.workgroup.id.y()
  %y32 = mul i32 %y, 32
  %l = add i32 %y32, %x
  %g2 = mul i32 %gy, 2
  %g = add i32 %g2, %gx
  %b = mul i32 %g, 64
  %i = add i32 %b, %l
  %p = getelementptr i64, ptr addrspace(1) %in, i32 %i
  %v = load i64, ptr addrspace(1) %p
  %q = getelementptr i64, ptr addrspace(3) @lds, i32 %l
  store i64 %v, ptr addrspace(3) %q
  fence syncscope(\"workgroup\") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope(\"workgroup\") acquire
  %r = sub i32 63, %l
  %s = getelementptr i64, ptr addrspace(3) @lds, i32 %r
  %w = load i64, ptr addrspace(3) %s
  %m = mul i64 %w, %factor
  %o = getelementptr i64, ptr addrspace(1) %out, i32 %i
  store i64 %m, ptr addrspace(1) %o
  ret void
}
";

/// A call of a function that is not inlined.
const CALL: &str = "
define internal i32 @f(i32 %a, i32 %b) noinline {
  %p = mul i32 %a, %a
  %q = add i32 %p, %b
  ret i32 %q
}
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in, i64 %factor, i32 %bias) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %b = mul i32 %g, 64
  %i = add i32 %b, %x
  %v = call i32 @f(i32 %i, i32 %bias)
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %v, ptr addrspace(1) %o
  ret void
}
";

/// Lanes that trap end: what they would have stored is not there.
const TRAP: &str = "
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in, i64 %factor, i32 %bias) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %b = mul i32 %g, 64
  %i = add i32 %b, %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 7, ptr addrspace(1) %o
  call void @llvm.debugtrap()
  %odd = icmp eq i32 %g, 1
  br i1 %odd, label %stop, label %go
stop:
  call void @llvm.trap()
  unreachable
go:
  store i32 8, ptr addrspace(1) %o
  ret void
}
";

/// Through AccVGPRs.
const ACC_VGPRS: &str = "
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in, i64 %factor, i32 %bias) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %b = mul i32 %g, 64
  %i = add i32 %b, %x
  %a = call i32 asm \"v_accvgpr_write_b32 $0, $1\", \"=a,v\"(i32 %i)
  %c = mul i32 %i, %bias
  %d = call i32 asm \"v_accvgpr_write_b32 $0, $1\", \"=a,v\"(i32 %c)
  %v = call i32 asm \"v_accvgpr_read_b32 $0, $1\", \"=v,a\"(i32 %a)
  %w = call i32 asm \"v_accvgpr_read_b32 $0, $1\", \"=v,a\"(i32 %d)
  %s = add i32 %v, %w
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %s, ptr addrspace(1) %o
  ret void
}
";

const KERNELS: [(&str, &str, [u32; 2]); 5] = [
    ("scale", SCALE, [64, 1]),
    ("scratch", SCRATCH, [64, 1]),
    ("local", LOCAL, [32, 2]),
    ("call", CALL, [64, 1]),
    ("trap", TRAP, [64, 1]),
];

/// Buffer elements, of 64 bits.
const COUNT: usize = 256;

fn text(kernel: &str, triple: &str) -> String {
    format!("target triple = \"{triple}\"\n{kernel}{DECLARATIONS}")
}

/// llc's object; `None` if there is no llc.
fn llcs(name: &str, text: &str, processor: &str) -> Option<Vec<u8>> {
    let folder = folder(&format!("platforms-{name}"));
    let (ir, out) = (folder.join("k.ll"), folder.join("k.o"));
    std::fs::write(&ir, text).expect("a file");
    let output = tool("llc-22", |c| {
        c.arg(format!("-mcpu={processor}")).arg("-filetype=obj");
        c.arg(&ir).arg("-o").arg(&out);
    })?;
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    Some(std::fs::read(&out).expect("what llc wrote"))
}

/// Runs the kernel; gives what it wrote.
fn run(code: &[u8], group: [u32; 2]) -> Result<Vec<u8>, String> {
    let object = CodeObject::load(code).map_err(|e| e.to_string())?;
    assert_eq!(object.version(), 0, "none of amdhsa's versions");
    let mut device = Device::new(object.target());
    let module = device.load(&object).map_err(|e| e.to_string())?;
    let input: Vec<u8> = (0..COUNT as u64)
        .flat_map(|n| (n * n + 3).to_le_bytes())
        .collect();
    let input = device.alloc_with(&input).ok_or("no memory")?;
    let out = device.alloc(8 * COUNT as u64).ok_or("no memory")?;
    let args = [
        out.into(),
        input.into(),
        KernelArg::U64(11),
        KernelArg::I32(-4),
    ];
    let grid = [group[0] * 2, group[1] * 2, 1];
    let config = LaunchConfig::new(grid, [group[0], group[1], 1]);
    device
        .launch(module, "k", config, &args)
        .map_err(|e| e.to_string())?;
    device
        .read_buffer(out)
        .ok_or("the buffer is gone".to_string())
}

/// What the kernels leave, computed here.
fn expected(name: &str) -> Option<Vec<u8>> {
    let items = |groups: usize, each: &dyn Fn(usize) -> i32| {
        let mut bytes: Vec<u8> = (0..64 * groups)
            .flat_map(|i| each(i).to_le_bytes())
            .collect();
        bytes.resize(8 * COUNT, 0);
        bytes
    };
    Some(match name {
        "call" => items(2, &|i| (i * i) as i32 - 4),
        "trap" => items(2, &|i| if i < 64 { 8 } else { 7 }),
        "scratch" => items(2, &|i| ((i % 64) ^ 5 & 31) as i32 % 32 * i as i32 - 4),
        _ => return None,
    })
}

#[test]
fn both_compilers_code_leaves_the_same_memory() {
    let processors: &[&str] = match full() {
        true => &["gfx900", "gfx803", "gfx906", "gfx810", "gfx90a", "gfx908"],
        false => &["gfx900", "gfx803", "gfx90a"],
    };
    let mut count = 0;
    for (triple, _) in TRIPLES {
        for &processor in processors {
            for (name, kernel, group) in KERNELS {
                let what = format!("{name}-{triple}-{processor}");
                let text = text(kernel, triple);
                for level in [Level::O0, Level::O2] {
                    let options = options(processor, level, OutputKind::Linked);
                    let code =
                        compile_text(&text, &options).unwrap_or_else(|e| panic!("{what}: {e}"));
                    let ours = run(&code, group).unwrap_or_else(|e| panic!("{what}: {e}"));
                    if let Some(expected) = expected(name) {
                        assert!(ours == expected, "{what} {level:?}");
                    }
                    // llc 22 passes the scratch resource to functions in registers that it has
                    // not set up on these systems.
                    let Some(theirs) = llcs(&what, &text, processor) else {
                        continue;
                    };
                    let theirs = run(&theirs, group).unwrap_or_else(|e| panic!("llc: {what}: {e}"));
                    assert!(ours == theirs, "{what} {level:?} differs from llc's");
                    count += 1;
                }
            }
        }
    }
    println!("{count} runs beside llc's");
}

#[test]
fn acc_vgprs_begin_where_the_file_says() {
    let compile = |triple: &str, processor: &str| {
        let options = options(processor, Level::O2, OutputKind::Linked);
        compile_text(&text(ACC_VGPRS, triple), &options)
    };
    let expected: Vec<u8> = (0..128)
        .flat_map(|i: i32| (i - 4 * i).to_le_bytes())
        .collect();
    for processor in ["gfx908", "gfx90a"] {
        let triple = "amdgcn-amd-amdpal";
        let ours = compile(triple, processor).unwrap_or_else(|e| panic!("{processor}: {e}"));
        let what = format!("acc-{processor}");
        for code in llcs(&what, &text(ACC_VGPRS, triple), processor)
            .into_iter()
            .chain([ours])
        {
            let out = run(&code, [64, 1]).unwrap_or_else(|e| panic!("{processor}: {e}"));
            assert!(out[..expected.len()] == expected, "{processor}");
        }
    }
    for triple in ["amdgcn-mesa-mesa3d", "amdgcn--"] {
        assert!(compile(triple, "gfx908").is_ok(), "{triple}");
        let error = compile(triple, "gfx90a")
            .expect_err("no place for it")
            .to_string();
        assert!(error.contains("cannot say where they begin"), "{error}");
    }
}

fn section<'a>(file: &object::File<'a>, name: &str) -> Option<Vec<u8>> {
    let section = file.section_by_name(name)?;
    section.uncompressed_data().ok().map(|d| d.into_owned())
}

/// The registers that a section of the file has for the kernel, by llc's order.
#[test]
fn files_say_what_llcs_say() {
    for (triple, os) in TRIPLES {
        let text = text(SCRATCH, triple);
        let options = options("gfx900", Level::O2, OutputKind::Linked);
        let bytes = compile_text(&text, &options).unwrap_or_else(|e| panic!("{e}"));
        // EI_OSABI, EI_ABIVERSION; ET_REL.
        assert_eq!((bytes[7], bytes[8], bytes[16]), (os, 0, 1), "{triple}");
        let file = object::File::parse(&*bytes).expect("an object");
        let config = section(&file, ".AMDGPU.config");
        let words: Vec<u32> = config
            .iter()
            .flat_map(|c| c.chunks(4))
            .map(|w| u32::from_le_bytes(w.try_into().expect("four bytes")))
            .collect();
        match os {
            // AMDGPUUsage, "AMDPAL": a note says it.
            65 => assert!(words.is_empty()),
            _ => {
                let registers: Vec<u32> = words.iter().copied().step_by(2).collect();
                assert_eq!(registers, [0xb848, 0xb84c, 0xb860, 4, 8], "{triple}");
                // WAVESIZE: 128 bytes of 64 lanes are 8 KiB.
                assert_eq!(words[5], 8 << 12);
            }
        }
        let undefined: Vec<&str> = file
            .symbols()
            .filter(|s| s.is_undefined())
            .filter_map(|s| s.name().ok())
            .filter(|n| !n.is_empty())
            .collect();
        let scratch = ["SCRATCH_RSRC_DWORD0", "SCRATCH_RSRC_DWORD1"];
        assert_eq!(
            undefined,
            if os == 0 { &scratch[..] } else { &[] },
            "{triple}"
        );
        let note = section(&file, ".note").expect("a note");
        let note = String::from_utf8_lossy(&note).into_owned();
        let name = match triple {
            "amdgcn--" => "amdgcn-unknown-unknown--gfx900".to_string(),
            _ => format!("{triple}--gfx900"),
        };
        assert!(note.contains(&name), "{triple}: {note:?}");
        for key in [
            ".cs",
            ".entry_point_symbol",
            "amdpal.pipelines",
            "amdpal.version",
        ] {
            assert_eq!(note.contains(key), os == 65, "{triple}: {key}");
        }
        if let Some(theirs) = llcs(&format!("files-{triple}"), &text, "gfx900") {
            let theirs = object::File::parse(&*theirs).expect("an object");
            assert_eq!(
                section(&theirs, ".AMDGPU.config").map(|c| c.len()),
                config.map(|c| c.len()),
                "{triple}"
            );
            assert_eq!(theirs.flags(), file.flags(), "{triple}");
        }
    }
}

/// The text of the module makes the same object with llvm-mc.
#[test]
fn assembly_makes_the_same_object() {
    let folder = folder("platforms-assembly");
    for (triple, os) in TRIPLES {
        for (name, kernel, _) in KERNELS {
            let text = text(kernel, triple);
            let of = |output| {
                let options = options("gfx900", Level::O2, output);
                compile_text(&text, &options).unwrap_or_else(|e| panic!("{e}"))
            };
            let (s, o) = (
                folder.join(format!("{name}{os}.s")),
                folder.join(format!("{name}{os}.o")),
            );
            std::fs::write(&s, of(OutputKind::Assembly)).expect("a file");
            let output = tool("llvm-mc-22", |c| {
                c.arg(format!("-triple={triple}"))
                    .args(["-mcpu=gfx900", "-filetype=obj"]);
                c.arg(&s).arg("-o").arg(&o);
            });
            let Some(output) = output else { return };
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(
                output.status.success() && said.is_empty(),
                "{triple} {name}: {said}"
            );
            let (ours, theirs) = (
                of(OutputKind::Object),
                std::fs::read(&o).expect("an object"),
            );
            let ours = object::File::parse(&*ours).expect("an object");
            let theirs = object::File::parse(&*theirs).expect("an object");
            assert_eq!(ours.flags(), theirs.flags(), "{triple}");
            for part in [".text", ".note", ".AMDGPU.config"] {
                let (a, b) = (section(&ours, part), section(&theirs, part));
                assert_eq!(a, b, "{triple} {name}: {part}");
            }
        }
    }
}

/// Damaged files give errors, whatever is damaged.
#[test]
fn damaged_files_are_errors() {
    let mut seed = 0x9e37_79b9_7f4a_7c15u64;
    let mut random = |below: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed >> 11) as usize % below
    };
    let rounds = if full() { 20_000 } else { 400 };
    for (triple, _) in TRIPLES {
        let options = options("gfx900", Level::O2, OutputKind::Linked);
        let file = compile_text(&text(SCRATCH, triple), &options).unwrap_or_else(|e| panic!("{e}"));
        let mut loaded = 0;
        for _ in 0..rounds {
            let mut damaged = file.clone();
            for _ in 0..1 + random(4) {
                let at = random(damaged.len());
                damaged[at] = [0, 0xff, 1, 0x7f, 0x80, random(256) as u8][random(6)];
            }
            if random(8) == 0 {
                damaged.truncate(random(damaged.len()));
            }
            loaded += usize::from(run_a_little(&damaged));
        }
        println!("{triple}: {loaded} of {rounds} damaged files ran");
    }
}

/// Loads a file and runs what it has, not for long. Did it run to its end?
fn run_a_little(code: &[u8]) -> bool {
    let Ok(object) = CodeObject::load(code) else {
        return false;
    };
    let mut device = Device::new(object.target());
    let Ok(module) = device.load(&object) else {
        return false;
    };
    let names: Vec<String> = object
        .kernels()
        .iter()
        .map(|k| k.name().to_string())
        .collect();
    let out = device.alloc(8 * COUNT as u64).expect("room");
    let args = [
        out.into(),
        out.into(),
        KernelArg::U64(11),
        KernelArg::I32(-4),
    ];
    let config = LaunchConfig::linear(64, 64).with_instruction_limit(20_000);
    names
        .iter()
        .any(|name| device.launch(module, name, config, &args).is_ok())
}

#[test]
fn what_there_is_not_is_refused_by_name() {
    let fails = |text: &str, version: Option<CodeObjectVersion>| {
        let options = Options {
            code_object: version,
            ..options("gfx900", Level::O2, OutputKind::Linked)
        };
        compile_text(text, &options).expect_err(text)
    };
    let packet = "define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %d = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %v = load i32, ptr addrspace(4) %d
  store i32 %v, ptr addrspace(1) %o
  ret void
}
";
    for triple in ["amdgcn-amd-amdpal", "amdgcn--"] {
        let said = fails(&text(packet, triple), None);
        assert!(
            said.contains("kernel '@k' needs the dispatch packet"),
            "{said}"
        );
    }
    let said = fails(
        &text(SCALE, "amdgcn-amd-amdpal"),
        Some(CodeObjectVersion::V5),
    );
    assert!(said.contains("the triple's system is 'amdpal'"), "{said}");
    let said = fails(&text(SCALE, "amdgcn-amd-linux"), None);
    assert!(said.contains("operating system 'linux'"), "{said}");
    for convention in [
        "amdgpu_ps",
        "amdgpu_vs",
        "amdgpu_gs",
        "amdgpu_hs",
        "amdgpu_es",
        "amdgpu_ls",
    ] {
        let shader = format!("define {convention} void @s() {{\n  ret void\n}}\n");
        let said = fails(&text(&shader, "amdgcn-amd-amdpal"), None);
        assert!(said.contains(convention), "{said}");
    }
}
