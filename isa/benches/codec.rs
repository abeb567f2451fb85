//! Instructions encoded, decoded and printed per second, over every form of every row of gfx906
//! once: 32 and 64 bits, literals, SDWA and DPP, memory, images.
//!
//! `cargo bench -p amdgpuc-isa`; criterion prints elements (instructions) per second.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use isa::{Inst, Opcode, Target, decode, encode};
use std::fmt::Write;
use std::hint::black_box;

#[path = "../tests/oracle/variants.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod variants;

/// Each form of each row with its plain operands.
fn mix(target: &Target) -> Vec<Inst> {
    let rows = Opcode::ALL.iter().filter(|o| o.exists_on(target.processor));
    let forms = rows.flat_map(|opcode| {
        let desc = opcode.desc();
        let forms = variants::forms(desc, target.processor.generation);
        forms
            .into_iter()
            .map(|form| variants::plain(desc, form, target))
    });
    forms
        .filter(|inst| encode(inst, target, &mut Vec::new()).is_ok())
        .collect()
}

fn codec(criterion: &mut Criterion) {
    let target = Target::parse("gfx906").expect("a processor");
    let insts = mix(&target);
    let mut bytes = Vec::new();
    for inst in &insts {
        encode(inst, &target, &mut bytes).expect("only what encodes is in the mix");
    }
    let mut group = criterion.benchmark_group("codec");
    group.throughput(Throughput::Elements(insts.len() as u64));
    group.bench_function("encode", |bencher| {
        let mut out = Vec::with_capacity(bytes.len());
        bencher.iter(|| {
            out.clear();
            for inst in &insts {
                let size = encode(black_box(inst), &target, &mut out);
                black_box(size.is_ok());
            }
        });
    });
    group.bench_function("decode", |bencher| {
        bencher.iter(|| {
            let mut at = 0;
            while at < bytes.len() {
                let (inst, size) =
                    decode(black_box(&bytes[at..]), &target).expect("it was encoded");
                black_box(&inst);
                at += size;
            }
        });
    });
    group.bench_function("print", |bencher| {
        let mut text = String::new();
        bencher.iter(|| {
            text.clear();
            for inst in &insts {
                writeln!(text, "{}", black_box(inst).display(&target)).expect("strings take all");
            }
            black_box(&text);
        });
    });
    group.finish();
}

criterion_group!(benches, codec);
criterion_main!(benches);
