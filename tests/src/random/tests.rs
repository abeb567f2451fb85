use super::*;
use crate::llc;
use ir::{SourceFile, printer::print_module, reader::parse_module, verifier::verify_module};

/// The interpreter's results of a module for a program's launch.
fn results(program: &Program, module: &Module) -> Vec<Vec<u8>> {
    match run_case(module, &program.case) {
        Ok(outcome) => outcome.buffers,
        Err(error) => panic!("{error}\n{}", print_module(module)),
    }
}

fn configs() -> Vec<Config> {
    let irreducible = Config {
        irreducible: Choice::On,
        ..Config::control_flow()
    };
    vec![
        Config::default(),
        Config::control_flow(),
        Config::register_pressure(),
        Config::arithmetic(),
        irreducible,
        Config::functions(),
    ]
}

#[test]
fn programs_are_well_formed_and_well_defined() {
    for (i, config) in configs().iter().enumerate() {
        for seed in 0..60 {
            let program = generate(seed, config);
            if let Err(errors) = verify_module(&program.module) {
                let text = print_module(&program.module);
                panic!("config {i}, seed {seed}: {errors:?}\n{text}");
            }
            let buffers = results(&program, &program.module);
            // Every item arrives at an end, and says at which.
            let records = buffers[0].chunks(RECORD as usize);
            assert!(
                records.clone().all(|r| r[..4] != [0; 4]),
                "config {i}, seed {seed}: an item has not finished"
            );
        }
    }
}

/// Printed and read again, a program does the same.
#[test]
fn programs_survive_their_text() {
    for (i, config) in configs().iter().enumerate() {
        for seed in 100..120 {
            let program = generate(seed, config);
            let text = print_module(&program.module);
            let source = SourceFile {
                name: "random.ll",
                text: text.as_bytes(),
            };
            let again = match parse_module(&source) {
                Ok(module) => module,
                Err(errors) => {
                    let all: String = errors.iter().map(|e| e.render(&source)).collect();
                    panic!("seed {seed}: {all}");
                }
            };
            let printed = print_module(&again);
            if let Some((a, b)) = text.lines().zip(printed.lines()).find(|(a, b)| a != b) {
                panic!("config {i}, seed {seed}: '{a}' became '{b}'");
            }
            assert_eq!(
                results(&program, &program.module),
                results(&program, &again),
                "seed {seed}"
            );
        }
    }
}

#[test]
fn a_seed_makes_one_program() {
    let config = Config::default();
    let text = |seed| print_module(&generate(seed, &config).module);
    assert_eq!(text(7), text(7));
    assert_ne!(text(7), text(8));
}

/// The expectation is what the interpreter finds.
#[test]
fn expectations_are_filled_in() {
    let program = generate(3, &Config::default()).expect().unwrap();
    let outcome = run_case(&program.module, &program.case).unwrap();
    program.case.check(&outcome.buffers).unwrap();
    let mut wrong = outcome.buffers;
    wrong[0][0] ^= 1;
    assert!(program.case.check(&wrong).is_err());
}

/// LLVM compiles them: nothing is in them that no compiler would have to support.
#[test]
fn llc_accepts_programs() {
    let dir = std::env::temp_dir().join(format!("amdgpuc-random-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    for (i, config) in configs().into_iter().enumerate() {
        // llc gives up on tail calls in divergent arms.
        let config = Config {
            tail_calls: Choice::Off,
            ..config
        };
        for seed in 200..203 {
            let text = print_module(&generate(seed, &config).module);
            let path = dir.join(format!("{i}-{seed}.ll"));
            std::fs::write(&path, &text).unwrap();
            let outcome = llc::object(&path, "gfx906");
            std::fs::remove_file(&path).unwrap();
            match outcome {
                Ok(ran) => {
                    if ran.done().is_none() {
                        return;
                    }
                }
                Err(error) => panic!("config {i}, seed {seed}: {error}\n{text}"),
            }
        }
    }
    std::fs::remove_dir_all(&dir).unwrap();
}

/// Replaces operands at random. The verifier says no, or the interpreter runs what comes out to
/// some end; neither panics.
#[test]
fn no_mutant_makes_verifier_or_interpreter_panic() {
    use ir::interp::{ArgValue, FaultKind, Interp, LaunchConfig, Memory};
    let small = Config {
        size: 25,
        ..Config::default()
    };
    let (mut accepted, mut refused) = (0, 0);
    for seed in 0..400 {
        let mut rng = Rng::new(seed);
        let mut module = generate(seed % 40, &small).module;
        let kernel = module.function_by_name(KERNEL).unwrap();
        for _ in 0..rng.between(1, 3) {
            mutate(&mut rng, &mut module.functions[kernel]);
        }
        if verify_module(&module).is_err() {
            refused += 1;
            continue;
        }
        accepted += 1;
        let mut memory = Memory::new();
        let buffer = memory.alloc_zeroed(8192);
        let mut args = vec![
            ArgValue::ptr(buffer),
            ArgValue::ptr(buffer),
            ArgValue::ptr(buffer),
            7u32.into(),
            u64::MAX.into(),
        ];
        let layout = ir::DataLayout::new(&module.ctx.types);
        for param in &module.functions[kernel].params[args.len()..] {
            let Some(ir::function::Indirect::ByRef(ty)) = param.attrs.indirect else {
                panic!("an argument that is not by reference");
            };
            let bytes = vec![seed as u8; layout.store_size(ty) as usize];
            args.push(ArgValue::Bytes(bytes));
        }
        let config = LaunchConfig {
            step_limit: 20_000,
            ..LaunchConfig::linear(3, 3)
        };
        if let Err(error) = Interp::new(&module).launch(kernel, &config, &args, &mut memory) {
            assert_ne!(error.kind, FaultKind::BadLaunch);
        }
    }
    assert!(accepted > 40 && refused > 40, "{accepted} {refused}");
}

/// Replaces an operand of some instruction by some value of the same type, or of any.
fn mutate(rng: &mut Rng, func: &mut ir::Function) {
    use ir::Value;
    let insts: Vec<ir::Inst> = func
        .layout
        .iter()
        .flat_map(|&b| func.blocks[b].insts.clone())
        .collect();
    let inst = rng.pick(&insts);
    let operands = func.operands(inst);
    if operands.is_empty() {
        return;
    }
    let at = rng.below(operands.len());
    let values: Vec<Value> = (0..func.num_values() as u32).map(Value::from_u32).collect();
    let mut new = rng.pick(&values);
    for _ in 0..200 {
        if func.value_type(new) == func.value_type(operands[at]) {
            break;
        }
        new = rng.pick(&values);
    }
    let mut n = 0;
    func.for_each_operand_mut(inst, |v| {
        if n == at {
            *v = new;
        }
        n += 1;
    });
}

#[test]
fn arguments_are_marked_for_registers_in_runs_of_all_lengths() {
    use ir::function::ParamFlags;
    let run = |seed| {
        let module = generate(seed, &Config::control_flow()).module;
        let kernel = module.function_by_name(KERNEL).expect("the kernel");
        let params = module.functions[kernel].params.iter();
        let marked = params.map(|p| p.attrs.flags.contains(ParamFlags::INREG));
        marked.take_while(|&m| m).count()
    };
    let mut found = [false; 6];
    (0..60).for_each(|seed| found[run(seed)] = true);
    assert_eq!(found, [true; 6]);
}

/// What is handed over by address comes to its call in some programs, and in others it does not:
/// there it is one of two, or the function that calls it is not inlined.
#[test]
fn bodies_of_loops_are_called_by_name_or_not() {
    use ir::InstData;
    use lower::opt::{OptLevel, Stage, pipeline, run_pass};
    let indirect = |module: &Module| {
        let funcs = module.functions.values();
        let insts = funcs.flat_map(|f| {
            let own = f.layout.iter().flat_map(|&b| &f.blocks[b].insts);
            own.filter(|&&i| matches!(f.inst(i), InstData::CallIndirect { .. }))
        });
        insts.count()
    };
    let passes = pipeline(Stage::Source, OptLevel::O2);
    let abilities = lower::LowerTarget::GFX906.abilities;
    let (mut found, mut left) = (0, 0);
    for seed in 0..40 {
        let mut module = generate(seed, &Config::functions()).module;
        if module.function_by_name("run_bodies").is_none() {
            continue;
        }
        let before = passes.iter().take_while(|p| p.name != "direct-calls");
        before.for_each(|p| _ = run_pass(p, Stage::Source, abilities, &mut module));
        let calls = indirect(&module);
        let pass = passes.iter().find(|p| p.name == "direct-calls");
        run_pass(pass.expect("a pass"), Stage::Source, abilities, &mut module);
        found += usize::from(indirect(&module) < calls);
        left += usize::from(indirect(&module) > 0);
    }
    assert!(found >= 3 && left >= 3, "{found} by name, {left} not");
}
