//! Selects and runs kernels.

use super::kernel::{ITEMS, Kernel, Precision, RECORD};
use amdgpuc::{OptLevel, Options};
use amdgpuc_tests::kernels::{Arg, Buffer, Case, Expectation};
use amdgpuc_tests::random::Rng;
use amdgpuc_tests::{emulate, interpret};
use ir::{Module, SourceFile};
use isa::{Machine, Opcode, Target};
use lower::analysis::{GraphInfo, Uniformity, WaveShape};
use lower::opt::{self, Stage};
use mir::Bank;

/// Launches with other uniform operands.
const LAUNCHES: u64 = 24;

fn parse(text: &str) -> Module {
    let source = SourceFile {
        name: "rule.ll",
        text: text.as_bytes(),
    };
    match ir::parse_module(&source) {
        Ok(module) => module,
        Err(errors) => panic!("{}\n{text}", errors[0].render(&source)),
    }
}

/// The rules that select a kernel's operations, and the opcodes selected.
pub fn selected(kernel: &Kernel, processor: &str) -> (Vec<usize>, Vec<Opcode>) {
    let text = &kernel.text;
    let passes = match kernel.level {
        OptLevel::O0 => opt::OptLevel::O0,
        _ => opt::OptLevel::O2,
    };
    let machine = Machine::parse(processor).expect("a processor");
    let mut module = parse(text);
    let lower_target = lower::LowerTarget::GFX906;
    if let Err(errors) = lower::legalise(&mut module, &lower_target) {
        panic!("{}\n{text}", errors[0].message);
    }
    for pass in opt::pipeline(Stage::Legal, passes) {
        opt::run_pass(pass, Stage::Legal, lower_target.abilities, &mut module);
    }
    let f = module.function_by_name("rule").expect("the kernel");
    let func = &module.functions[f];
    let graph = GraphInfo::new(func);
    let wave = WaveShape {
        lanes: machine.wave().lanes(),
    };
    let uniformity = Uniformity::new(&module.ctx, func, &graph, wave);
    let env = isel::Env {
        module: &module,
        ctx: &module.ctx,
        machine: &machine,
        lds_offset: &|_| None,
        info: &lower::abi::ModuleInfo::default(),
        is_elsewhere: &|_| false,
        uses_flat_scratch: &|_| false,
        loop_depth: &|block| graph.loops().block_depth(block).min(255) as u8,
        is_divergent_join: &|block| uniformity.is_divergent_join(block),
    };
    match isel::select_traced(&env, f, &|v| uniformity.is_uniform(v)) {
        Ok((mir, rules)) => {
            let insts = mir.blocks.values().flat_map(|b| &b.insts);
            let opcodes = insts.filter_map(mir::Inst::opcode).collect();
            (rules.into_iter().map(usize::from).collect(), opcodes)
        }
        Err(error) => panic!("{}\n{text}", error.message),
    }
}

/// Interpreter and emulator on the same operands.
pub fn compare(kernel: &Kernel, processor: &str) -> Result<(), String> {
    let mut options = Options::new(Target::parse(processor).expect("a processor"));
    options.opt = kernel.level;
    let module = parse(&kernel.text);
    let compiled = amdgpuc::compile_module(parse(&kernel.text), &options);
    let compiled = compiled.map_err(|e| format!("{}\n{}", e[0].message, kernel.text))?;
    let launches = match kernel.bank {
        Bank::Sgpr => LAUNCHES,
        Bank::Vgpr => 1,
    };
    for seed in 0..launches {
        let case = case(kernel, seed);
        let found = emulate::run_case(&compiled.bytes, &case)?.buffers.remove(0);
        if kernel.precision == Precision::Unknown {
            continue;
        }
        let wanted = interpret::run_case(&module, &case)?.buffers.remove(0);
        differences(kernel, &case, &wanted, &found)?;
    }
    Ok(())
}

fn differences(kernel: &Kernel, case: &Case, wanted: &[u8], found: &[u8]) -> Result<(), String> {
    let number = |bytes: &[u8]| u64::from_le_bytes(bytes[..8].try_into().expect("eight bytes"));
    for (item, (w, f)) in wanted.chunks(RECORD).zip(found.chunks(RECORD)).enumerate() {
        let (w, f) = (number(w), number(f));
        let nan = kernel.result.is_nan(w) && kernel.result.is_nan(f);
        if w != f && !nan && !near(kernel.precision, w, f) {
            let args = &case.args[3..];
            return Err(format!(
                "item {item}: {f:#x} instead of {w:#x} of {args:?}\n{}",
                kernel.text
            ));
        }
    }
    Ok(())
}

fn near(precision: Precision, wanted: u64, found: u64) -> bool {
    let [w, f] = [wanted, found].map(f64::from_bits);
    matches!(precision, Precision::Relative(error) if (w - f).abs() <= error * w.abs())
}

fn case(kernel: &Kernel, seed: u64) -> Case {
    let mut rng = Rng::new(seed);
    let mut record = || {
        let mut values = [0u64; RECORD / 8];
        for (value, (ty, domain)) in values.iter_mut().zip(&kernel.operands) {
            *value = ty.value(*domain, &mut rng);
        }
        values
    };
    let input: Vec<u8> = (0..ITEMS)
        .flat_map(|_| record())
        .flat_map(u64::to_le_bytes)
        .collect();
    let scalars = record();
    let buffer = |init: Vec<u8>| {
        Arg::Buffer(Buffer {
            init,
            expect: Expectation::Unspecified,
        })
    };
    let mut args = vec![
        buffer(vec![0; RECORD * ITEMS]),
        buffer(vec![0; RECORD * ITEMS]),
        buffer(input),
    ];
    args.extend(scalars.map(Arg::U64));
    Case {
        name: "rule".to_string(),
        kernel: "rule",
        grid: [ITEMS as u32, 1, 1],
        workgroup: [ITEMS as u32, 1, 1],
        args,
    }
}
