//! Passes of LLVM's optimiser that change the shape of a program, and pipelines of them by chance:
//! what frontends' optimisers make of a program, and what nobody's would.

use crate::random::Rng;

/// Passes over functions, loops, call graphs and modules that any program may go through, with
/// the programs of the random generator, too, of which LLVM 22 is known to get few wrong.
pub const COMMON: [&str; 43] = [
    "function(instcombine<no-verify-fixpoint>)",
    "function(gvn)",
    "function(newgvn)",
    "function(early-cse<memssa>)",
    "function(sroa)",
    "function(mem2reg)",
    "function(reg2mem)",
    "function(reassociate)",
    "function(nary-reassociate)",
    "function(simplifycfg)",
    "function(simplifycfg<switch-to-lookup;hoist-common-insts;sink-common-insts>)",
    "function(jump-threading)",
    "function(dfa-jump-threading)",
    "function(correlated-propagation)",
    "function(constraint-elimination)",
    "function(sccp)",
    "function(dse)",
    "function(adce)",
    "function(bdce)",
    "function(sink)",
    "function(tailcallelim)",
    "function(loop-simplify,lcssa)",
    "function(loop(loop-rotate))",
    "function(loop-mssa(licm))",
    "function(loop(indvars))",
    "function(loop(loop-idiom))",
    "function(loop(loop-deletion))",
    "function(loop-unroll<O3>)",
    "function(loop-unroll-and-jam)",
    "function(loop-vectorize)",
    "function(slp-vectorizer)",
    "function(vector-combine)",
    "function(scalarizer)",
    "function(fix-irreducible)",
    "function(lower-switch)",
    "function(break-crit-edges)",
    "function(separate-const-offset-from-gep)",
    "function(speculative-execution)",
    "function(div-rem-pairs)",
    "function(infer-address-spaces)",
    "function(load-store-vectorizer)",
    "cgscc(inline)",
    "ipsccp",
];

/// Further ones: forms with other settings, passes that few pipelines have, those of the target.
pub const FURTHER: [&str; 82] = [
    "default<O1>",
    "default<O2>",
    "default<O3>",
    "default<Oz>",
    "function(lower-switch,fix-irreducible,unify-loop-exits,structurizecfg)",
    "function(unify-loop-exits)",
    "function(flatten-cfg)",
    "function(simplifycfg<bonus-inst-threshold=20;forward-switch-cond;switch-range-to-icmp>)",
    "function(simplifycfg<switch-to-arithmetic;speculate-blocks>)",
    "function(simplifycfg<no-keep-loops;speculate-unpredictables>)",
    "function(scalarizer<load-store;variable-insert-extract>)",
    "function(scalarizer<min-bits=32>)",
    "function(gvn-hoist)",
    "function(gvn-sink)",
    "function(aggressive-instcombine)",
    "function(slsr)",
    "function(separate-const-offset-from-gep<lower-gep>)",
    "function(mldst-motion<split-footer-bb>)",
    "function(lower-constant-intrinsics)",
    "function(memcpyopt)",
    "function(loop-fusion)",
    "function(loop-distribute)",
    "function(irce)",
    "function(float2int)",
    "function(consthoist)",
    "function(expand-memcmp)",
    "function(expand-reductions)",
    "function(mergereturn)",
    "function(callsite-splitting)",
    "function(chr)",
    "function(loop-versioning)",
    "function(loop-load-elim)",
    "function(loop-sink)",
    "function(loop-unroll<O3;partial;runtime;peeling>)",
    "function(loop-unroll<full-unroll-max=9>)",
    "function(hardware-loops<force-hardware-loops;force-hardware-loop-phi>)",
    "function(interleaved-load-combine)",
    "function(select-optimize)",
    "function(typepromotion)",
    "function(sandbox-vectorizer)",
    "function(scalarize-masked-mem-intrin)",
    "function(jump-table-to-switch)",
    "function(mergeicmps)",
    "function(infer-alignment)",
    "function(loop(loop-rotate<header-duplication>))",
    "function(loop-mssa(lnicm))",
    "function(loop-mssa(simple-loop-unswitch<nontrivial>))",
    "function(loop(loop-reduce))",
    "function(loop(loop-instsimplify))",
    "function(loop(loop-simplifycfg))",
    "function(loop(loop-unroll-full))",
    "function(loop(canon-freeze))",
    "function(loop(loop-bound-split))",
    "function(loop(loop-term-fold))",
    "function(loop(loop-interchange))",
    "function(loop(loop-flatten))",
    "function(loop(loop-predication))",
    "function(loop-mssa(loop-versioning-licm))",
    "function(loop(guard-widening))",
    "mergefunc",
    "ipsccp<func-spec>",
    "partial-inliner",
    "hotcoldsplit",
    "globalopt",
    "deadargelim",
    "attributor",
    "iroutliner",
    "constmerge",
    "called-value-propagation",
    "loop-extract",
    "module-inline",
    "canonicalize-aliases",
    "global-merge<group-by-use>",
    "pre-isel-intrinsic-lowering",
    "cgscc(argpromotion)",
    "cgscc(function-attrs)",
    "function(amdgpu-promote-alloca)",
    "function(amdgpu-promote-alloca-to-vector)",
    "function(amdgpu-codegenprepare)",
    "function(amdgpu-late-codegenprepare)",
    "function(amdgpu-unify-divergent-exit-nodes)",
    "amdgpu-lower-module-lds",
];

/// Options of opt that make passes do what they rarely do.
pub const OPTIONS: [&str; 32] = [
    "-force-vector-width=4",
    "-force-vector-width=2",
    "-force-vector-interleave=2",
    "-prefer-predicate-over-epilogue=predicate-dont-vectorize",
    "-enable-masked-interleaved-mem-accesses",
    "-enable-interleaved-mem-accesses",
    "-slp-threshold=-100",
    "-unroll-threshold=3000",
    "-unroll-count=3",
    "-unroll-runtime",
    "-unroll-allow-partial",
    "-unroll-runtime-multi-exit",
    "-inline-threshold=2000",
    "-inline-threshold=-100",
    "-hot-cold-split=1",
    "-hotcoldsplit-threshold=0",
    "-jump-threading-threshold=30",
    "-ir-outliner-no-cost",
    "-enable-linkonceodr-ir-outlining",
    "-structurizecfg-skip-uniform-regions",
    "-enable-unroll-and-jam",
    "-loop-flatten-cost-threshold=100",
    "-loop-interchange-threshold=-100",
    "-force-instruction-cost=1",
    "-skip-partial-inlining-cost-analysis",
    "-speculate-one-expensive-inst",
    "-two-entry-phi-node-folding-threshold=40",
    "-phi-node-folding-threshold=20",
    "-unswitch-threshold=500",
    "-epilogue-vectorization-force-VF=2",
    "-enable-cond-stores-vec",
    "-force-tail-folding-style=data",
];

/// So many of those that any program may go through.
pub fn common(rng: &mut Rng, count: usize) -> Vec<&'static str> {
    (0..count)
        .map(|_| COMMON[rng.below(COMMON.len())])
        .collect()
}

/// One to ten of all, often with variables in registers first, and up to five options.
pub fn any(rng: &mut Rng) -> (Vec<&'static str>, Vec<&'static str>) {
    let mut passes = Vec::new();
    if rng.below(5) < 2 {
        passes.push("function(sroa)");
    }
    for _ in 0..1 + rng.below(9) {
        let i = rng.below(COMMON.len() + FURTHER.len());
        passes.push(
            COMMON
                .get(i)
                .copied()
                .unwrap_or_else(|| FURTHER[i - COMMON.len()]),
        );
    }
    let mut options: Vec<&str> = Vec::new();
    for _ in 0..rng.below(6) {
        let option = OPTIONS[rng.below(OPTIONS.len())];
        let name = |o: &str| o.split('=').next().map(str::to_string);
        // opt takes each once.
        if options.iter().all(|&o| name(o) != name(option)) {
            options.push(option);
        }
    }
    (passes, options)
}
