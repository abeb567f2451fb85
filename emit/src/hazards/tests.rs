//! Random programs against a checker without the engine. Each row with its near misses is in
//! `tests/filetests/hazards`; that none is missing there is tested here.

use super::*;
use isa::Feature;
use isa::ImplicitRegs;
use isa::hazards::Consumer;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

fn parse(body: &str) -> Function {
    let text = format!("func @f id=0 stage=allocated wave=64 kernel\n{{\n{body}}}\n");
    mir::parse_function(&text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn nops_in(mut func: Function, target: &str) -> usize {
    let machine = Machine::parse(target).unwrap();
    let count = insert_nops(&mut func, &machine);
    assert_eq!(first_hazard(&func, &machine), None, "{func}");
    count
}

/// The first hazard of a function, found without the engine: each consumer looks back along all
/// ways.
fn first_hazard(func: &Function, machine: &Machine) -> Option<String> {
    for &block in &func.layout {
        for (i, inst) in func.blocks[block].insts.iter().enumerate() {
            let Some(consumer) = Facts::of(inst) else {
                continue;
            };
            for row in machine.hazards() {
                let back = Back {
                    func,
                    row,
                    consumer,
                };
                if back.finds(block, i, 0) {
                    return Some(format!("{block}, {i}: {row:?}"));
                }
            }
        }
    }
    None
}

struct Back<'a> {
    func: &'a Function,
    row: &'a Hazard,
    consumer: Facts<'a>,
}

impl Back<'_> {
    /// Is there a producer before instruction `end` of a block, `age` wait states before the
    /// consumer or more?
    fn finds(&self, block: Block, end: usize, mut age: u8) -> bool {
        for before in self.func.blocks[block].insts[..end].iter().rev() {
            let Some(producer) = Facts::of(before) else {
                continue;
            };
            if age >= self.row.wait_states {
                return false;
            }
            let mut hit = false;
            producer.produces(self.row.producer, |r| {
                hit |= self.consumer.suffers(self.row.consumer, r);
            });
            if hit {
                return true;
            }
            age += producer.wait_states();
        }
        if age >= self.row.wait_states {
            return false;
        }
        let mut preds = self.func.layout.iter().filter(|&&p| {
            // An empty ring of blocks would be walked for ever.
            let moves = p != block || end > 1;
            moves && self.func.current_succs(p).iter().any(|e| e.block == block)
        });
        preds.any(|&p| {
            let insts = &self.func.blocks[p].insts;
            insts.len() > 1 && self.finds(p, insts.len(), age)
        })
    }
}

/// A small generator of numbers (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % n
    }
}

fn random_inst(random: &mut Random) -> String {
    let s = random.below(4);
    let v = random.below(4);
    match random.below(12) {
        0 => format!("v_readfirstlane_b32_e32 s{s}, v{v}"),
        1 => format!("buffer_load_dword v{v}, off, s[4:7], s{s}"),
        2 => format!("v_readlane_b32 s{s}, v{v}, s{}", random.below(4)),
        3 => "v_cmp_eq_u32_e32 vcc, v0, v1".to_string(),
        4 => "v_div_fmas_f32 v2, v2, v2, v2".to_string(),
        5 => format!("v_mov_b32_e32 v{v}, 0"),
        6 => format!("v_mov_b32_dpp v{v}, v{} dpp(0,15,15,0,0)", random.below(4)),
        7 => "s_setreg_b32 #2305, s0".to_string(),
        8 => format!("s_getreg_b32 s{s}, #2305"),
        9 => "buffer_store_dwordx4 v[0:3], off, s[4:7], 0".to_string(),
        10 => format!("s_mov_b32 s{s}, 0"),
        _ => "v_cmpx_eq_u32_e32 vcc, v0, v1".to_string(),
    }
}

#[test]
fn random_programs_are_free_of_hazards() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for _ in 0..200 {
        let blocks = 1 + random.below(5);
        let mut body = String::new();
        for b in 0..blocks {
            body += &format!("bb{b}:\n");
            for _ in 0..random.below(8) {
                body += &format!("  {}\n", random_inst(&mut random));
            }
            let (x, y) = (1 + random.below(blocks), 1 + random.below(blocks));
            body += &format!("  p_branch_scc1\n  => bb{x}, bb{y}\n");
        }
        body += &format!("bb{blocks}:\n  p_endpgm\n");
        let func = parse(&body);
        for target in ["gfx803", "gfx906"] {
            nops_in(func.clone(), target);
        }
    }
}

#[test]
fn the_checker_finds_what_is_not_treated() {
    let func = parse(
        "bb0:\n  v_readfirstlane_b32_e32 s4, v0\n  buffer_load_dword v1, off, s[0:3], s4\n  p_endpgm\n",
    );
    let machine = Machine::parse("gfx906").unwrap();
    assert!(first_hazard(&func, &machine).is_some());
}

/// The functions of the files in `tests/filetests/hazards` that are for a processor.
fn functions_of_files(processor: &str) -> Vec<Function> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/filetests/hazards");
    let files = std::fs::read_dir(folder).expect("a folder of tests");
    let paths = files.map(|file| file.expect("an entry").path());
    let texts = paths.map(|path| std::fs::read_to_string(path).expect("readable"));
    let names = |text: &String| {
        let line = text.lines().find_map(|l| l.strip_prefix("; target "));
        let mut targets = line.expect("a line of targets").split_whitespace();
        targets.any(|target| target.split(':').next() == Some(processor))
    };
    let parse =
        |text: String| mir::parse_functions(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    texts.filter(names).flat_map(parse).collect()
}

/// Wait states that a table asks for in each function.
fn nops_by(table: &[Hazard], functions: &[Function], machine: &Machine) -> Vec<usize> {
    let nops = |func: &Function| insert_nops_by(table.iter(), &mut func.clone(), machine);
    functions.iter().map(nops).collect()
}

/// Is a row about instructions that the processor has?
fn can_occur(row: &Hazard, machine: &Machine) -> bool {
    match row.consumer {
        Consumer::RowsSwap | Consumer::RowsSwapReads => machine.has_feature(Feature::Gfx950),
        _ => true,
    }
}

/// The rows of a processor that no file needs: with one wait state less all come out the same.
fn untested_rows(processor: &str) -> Vec<Hazard> {
    let machine = Machine::parse(processor).unwrap();
    let functions = functions_of_files(processor);
    let table: Vec<Hazard> = machine.hazards().copied().collect();
    let right = nops_by(&table, &functions, &machine);
    let lowered = |row: usize| {
        let mut table = table.clone();
        table[row].wait_states -= 1;
        nops_by(&table, &functions, &machine)
    };
    let untested = |&row: &usize| can_occur(&table[row], &machine) && lowered(row) == right;
    let rows = (0..table.len()).filter(untested);
    rows.map(|row| table[row]).collect()
}

#[test]
fn each_row_has_a_file_that_fails_with_one_wait_state_less() {
    for processor in [
        "gfx600", "gfx700", "gfx803", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950",
    ] {
        assert_eq!(untested_rows(processor), [], "{processor}");
    }
}

#[test]
fn all_that_matrix_rows_ask_for_have_roles() {
    let roles = |opcode| {
        let inst = Inst::new(opcode, &[]);
        Facts::of(&inst).map_or(Roles::empty(), |facts| facts.roles())
    };
    for &opcode in Opcode::ALL {
        if opcode.desc().matrix_unit().is_some() {
            assert!(roles(opcode).intersects(Roles::MATRIX), "{opcode:?}");
        }
    }
    for opcode in [Opcode::VAccvgprReadB32, Opcode::VAccvgprWriteB32] {
        assert!(roles(opcode).contains(Roles::ACC_MOVE), "{opcode:?}");
    }
}

/// What each register holds behind a block, as a number for all that it was computed of, and how
/// often memory was accessed.
fn meaning(insts: &[Inst]) -> (BTreeMap<isa::Reg, u64>, u64) {
    let mut held: BTreeMap<isa::Reg, u64> = BTreeMap::new();
    let mut memory = 0;
    for inst in insts {
        let opcode = inst.opcode().expect("an instruction of the machine");
        let desc = opcode.desc();
        let regs = |implicit: ImplicitRegs| {
            let mut regs = Vec::new();
            if implicit.contains(ImplicitRegs::VCC) {
                regs.extend(RegSpan::VCC.regs());
            }
            if implicit.contains(ImplicitRegs::SCC) {
                regs.push(isa::Reg::SCC);
            }
            regs
        };
        let named = |wanted: fn((bool, bool)) -> bool| {
            let operands = inst.operands.iter().enumerate();
            operands.filter_map(move |(i, operand)| match operand {
                Operand::Phys(span) if wanted(inst.access(i)) => Some(*span),
                _ => None,
            })
        };
        let kept = desc
            .operands
            .iter()
            .any(|row| row.role == isa::Role::DefUse);
        let mut hash = DefaultHasher::new();
        (format!("{:?}", inst.operands), opcode).hash(&mut hash);
        let mut reads = regs(desc.implicit_reads);
        reads.extend(named(|(_, reads)| reads).flat_map(RegSpan::regs));
        if kept {
            reads.extend(named(|(writes, _)| writes).flat_map(RegSpan::regs));
        }
        for reg in reads {
            (reg, held.get(&reg)).hash(&mut hash);
        }
        if desc.family.is_memory() {
            memory.hash(&mut hash);
            memory = hash.finish();
        }
        let mut writes = regs(desc.implicit_writes);
        writes.extend(named(|(writes, _)| writes).flat_map(RegSpan::regs));
        for (index, reg) in writes.into_iter().enumerate() {
            held.insert(reg, hash.finish() + index as u64);
        }
    }
    (held, memory)
}

fn random_arithmetic(random: &mut Random) -> String {
    let mut v = || random.below(6);
    let (a, b, c) = (v(), v(), v());
    let s = 2 * random.below(3);
    match random.below(16) {
        0 | 1 => format!("v_cmp_eq_u32_e32 vcc, v{a}, v{b}"),
        2 | 3 => format!("v_cndmask_b32_e32 v{a}, v{b}, v{c}, vcc"),
        4 => format!("v_cmp_eq_u32_e64 s[{s}:{}], v{a}, v{b}", s + 1),
        5 => format!("v_cndmask_b32_e64 v{a}, v{b}, v{c}, s[{s}:{}]", s + 1),
        6 => format!("v_rcp_f32_e32 v{a}, v{b}"),
        7 => format!("v_fmac_f32_e32 v{a}, v{b}, v{c}"),
        8 => format!("v_add_co_u32_e32 v{a}, vcc, v{b}, v{c}"),
        9 => format!("v_addc_co_u32_e32 v{a}, vcc, v{b}, v{c}, vcc"),
        10 => format!("s_add_u32 s{s}, s{}, s{}", s + 1, random.below(6)),
        11 => format!("s_cselect_b32 s{s}, s{}, s{}", s + 1, random.below(6)),
        12 => format!("v_readfirstlane_b32_e32 s{s}, v{a}"),
        13 => format!("global_load_dword v{a}, v{b}, s[{s}:{}]", s + 1),
        14 => format!("global_store_dword v{a}, v{b}, s[{s}:{}]", s + 1),
        _ => format!("v_div_fmas_f32 v{a}, v{b}, v{c}, v{a}"),
    }
}

#[test]
fn what_fills_nops_keeps_the_meaning() {
    let mut random = Random(0x5851_f42d_4c95_7f2d);
    let machine = Machine::parse("gfx942").unwrap();
    let (mut all_before, mut all_after) = (0, 0);
    for _ in 0..600 {
        let mut body = "bb0:\n".to_string();
        for _ in 0..24 {
            body += &format!("  {}\n", random_arithmetic(&mut random));
        }
        let before = parse(&(body + "  p_endpgm\n"));
        let mut after = before.clone();
        fill_nops(&mut after, &machine);
        let insts = |func: &Function| func.blocks[func.layout[0]].insts[..24].to_vec();
        assert_eq!(
            meaning(&insts(&before)),
            meaning(&insts(&after)),
            "{before}\n{after}"
        );
        let counts = (nops_in(before, "gfx942"), nops_in(after, "gfx942"));
        assert!(counts.1 <= counts.0, "{counts:?}");
        all_before += counts.0;
        all_after += counts.1;
    }
    assert!(all_after * 4 < all_before * 3, "{all_before} {all_after}");
}
