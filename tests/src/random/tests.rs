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
    for (i, config) in configs().iter().enumerate() {
        for seed in 200..203 {
            let text = print_module(&generate(seed, config).module);
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
