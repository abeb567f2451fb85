//! Prints a module after the optimisations: `cargo run -p amdgpuc-lower --example optimise FILE [PASS…]`. With names of passes, only
//! these are run, in that order.

use amdgpuc_lower::opt::{OptLevel, PassInfo, Stage, pipeline, run_pass};

fn main() {
    let mut args = std::env::args().skip(1);
    let name = args.next().expect("a file name");
    let text = std::fs::read(&name).expect("a readable file");
    let source = ir::SourceFile {
        name: &name,
        text: &text,
    };
    let mut module = ir::reader::parse_module(&source).unwrap_or_else(|errors| {
        errors.iter().for_each(|e| eprint!("{}", e.render(&source)));
        std::process::exit(1)
    });
    let all: Vec<PassInfo> = [Stage::Source, Stage::Legal]
        .iter()
        .flat_map(|&s| pipeline(s, OptLevel::O2))
        .copied()
        .collect();
    let names: Vec<String> = args.collect();
    let chosen: Vec<PassInfo> = match names.is_empty() {
        true => pipeline(Stage::Source, OptLevel::O2).to_vec(),
        false => names
            .iter()
            .map(|n| *all.iter().find(|p| p.name == n).expect("a pass name"))
            .collect(),
    };
    for pass in &chosen {
        run_pass(pass, Stage::Source, &mut module);
    }
    print!("{}", ir::printer::print_module(&module));
}
