//! Prints a module after the optimisations: `cargo run -p amdgpuc-lower --example optimise FILE
//! [legal|PASS…]`. With `legal`, after legalisation and the passes behind it; with names of passes,
//! after these in that order.

use amdgpuc_lower::LowerTarget;
use amdgpuc_lower::opt::{OptLevel, PassInfo, Stage, pipeline, run_pass, run_pipeline};
use ir::Module;

const TARGET: LowerTarget = LowerTarget::GFX906;

fn main() {
    let mut args = std::env::args().skip(1);
    let name = args.next().expect("a file name");
    let text = std::fs::read(&name).expect("a readable file");
    let source = ir::SourceFile {
        name: &name,
        text: &text,
    };
    let fail = |errors: Vec<ir::Diagnostic>| -> ! {
        errors.iter().for_each(|e| eprint!("{}", e.render(&source)));
        std::process::exit(1)
    };
    let mut module = ir::reader::parse_module(&source).unwrap_or_else(|e| fail(e));
    let names: Vec<String> = args.collect();
    match &names[..] {
        [] => {
            run_pipeline(
                passes(Stage::Source),
                Stage::Source,
                TARGET.abilities,
                &mut module,
            );
        }
        [word] if word == "legal" => {
            run_pipeline(
                passes(Stage::Source),
                Stage::Source,
                TARGET.abilities,
                &mut module,
            );
            amdgpuc_lower::legalise(&mut module, &TARGET).unwrap_or_else(|e| fail(e));
            run_pipeline(
                passes(Stage::Legal),
                Stage::Legal,
                TARGET.abilities,
                &mut module,
            );
        }
        names => run_named(names, &mut module),
    }
    print!("{}", ir::printer::print_module(&module));
}

fn passes(stage: Stage) -> &'static [PassInfo] {
    pipeline(stage, OptLevel::O2)
}

fn run_named(names: &[String], module: &mut Module) {
    for name in names {
        let mut all = passes(Stage::Source).iter().chain(passes(Stage::Legal));
        let pass = all.find(|p| p.name == name).expect("a pass name");
        run_pass(pass, Stage::Source, TARGET.abilities, module);
    }
}
