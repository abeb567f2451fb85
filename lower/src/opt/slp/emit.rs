//! Makes the packed operations of a plan.
//!
//! The packed operation stands where the later one of the two stood, and gives both halves again to
//! those who want one. What stands before it and needs them is put behind it; the plan took care
//! that this is nothing that may not move.

use super::plan::{Bundle, Half, Kind, Packed, Plan};
use crate::opt::replace::Replacements;
use crate::values::int;
use cranelift_entity::{EntitySet, SecondaryMap};
use ir::{
    ArithFlags, BinaryOp, Block, CastOp, Context, Function, Inst, InstData, Intrinsic, SourceLoc,
    Type, Value,
};
use rustc_hash::FxHashMap;

/// The signs of both halves.
const SIGNS: u128 = 0x8000_8000;
/// The upper half.
const UPPER: u128 = 0xffff_0000;
/// The lower half.
const LOWER: u128 = 0xffff;

/// Rewrites the function.
pub(super) fn rewrite(ctx: &mut Context, func: &mut Function, plan: &Plan) {
    let mut emitter = Emitter {
        ctx,
        func,
        plan,
        words: SecondaryMap::new(),
        made: FxHashMap::default(),
        out: Vec::new(),
        loc: SourceLoc::NONE,
        replaced: Replacements::default(),
    };
    emitter.results();
    let passed = emitter.passed();
    for i in 0..emitter.func.layout.len() {
        emitter.block(emitter.func.layout[i], &passed);
    }
    for &(root, bundle) in &plan.roots {
        if let Some(word) = emitter.words[bundle] {
            emitter.replaced.set(root, word);
        }
    }
    let mut replaced = emitter.replaced;
    replaced.apply(func);
    for i in 0..func.layout.len() {
        settle(func, func.layout[i]);
    }
}

/// The parameters' bundles whose edges a terminator has: the number of the target, what it passes.
type Passed = FxHashMap<Inst, Vec<(usize, Bundle)>>;

struct Emitter<'a> {
    ctx: &'a mut Context,
    func: &'a mut Function,
    plan: &'a Plan,
    /// The words of operations, parameters, constants and words that are there.
    words: SecondaryMap<Bundle, Option<Value>>,
    /// What was put together in the block at hand.
    made: FxHashMap<Bundle, Value>,
    out: Vec<Inst>,
    loc: SourceLoc,
    replaced: Replacements,
}

impl Emitter<'_> {
    /// Makes the words of all bundles that have one, so that they can be named before they are
    /// placed.
    fn results(&mut self) {
        for (bundle, data) in self.plan.all() {
            let word = match &data.kind {
                Kind::Word(word) => *word,
                Kind::Bits(bits) => int(self.ctx, self.func, Type::I32, (*bits).into()),
                Kind::Param(block, _) => self.func.append_block_param(*block, Type::I32),
                Kind::Operation(packed, _) => {
                    let lane = data.lanes.and_then(|[a, _]| self.func.def_inst(a));
                    let loc = lane.map_or(SourceLoc::NONE, |i| self.func.inst_loc(i));
                    let data = empty(self.ctx, self.func, *packed);
                    let inst = self.func.make_inst(data, Type::I32, loc);
                    self.func.result(inst).expect("a word is a result")
                }
                Kind::Twice(_) | Kind::Together(_) | Kind::Same(_) => continue,
            };
            self.words[bundle] = Some(word);
        }
    }

    fn passed(&self) -> Passed {
        let mut passed = Passed::default();
        for (_, data) in self.plan.all() {
            if let Kind::Param(_, incoming) = &data.kind {
                for &(inst, number, bundle) in incoming {
                    passed.entry(inst).or_default().push((number, bundle));
                }
            }
        }
        passed
    }

    fn block(&mut self, block: Block, passed: &Passed) {
        let insts = std::mem::take(&mut self.func.blocks[block].insts);
        self.made.clear();
        let params = self.func.block_params(block).to_vec();
        for param in params {
            let bundle = self.plan.of[param].expand();
            if let Some(bundle) = bundle.filter(|&b| self.lanes(b)[0] == param) {
                self.loc = insts.first().map_or(self.loc, |&i| self.func.inst_loc(i));
                self.give_halves(bundle);
            }
        }
        let mut first: EntitySet<Inst> = EntitySet::new();
        for inst in insts {
            self.loc = self.func.inst_loc(inst);
            let result = self.func.result(inst);
            match result.and_then(|v| self.plan.of[v].expand()) {
                None => {
                    if let Some(all) = passed.get(&inst) {
                        self.pass(inst, all);
                    }
                    self.out.push(inst);
                }
                Some(bundle) => {
                    let other = self.lanes(bundle).map(|v| self.func.def_inst(v));
                    let both = other.into_iter().flatten().filter(|&i| i != inst);
                    if both.into_iter().all(|i| first.contains(i)) {
                        self.operation(bundle);
                    }
                    first.insert(inst);
                }
            }
        }
        self.func.blocks[block].insts = std::mem::take(&mut self.out);
    }

    fn lanes(&self, bundle: Bundle) -> [Value; 2] {
        let lanes = self.plan.get(bundle).lanes;
        lanes.expect("a bundle of values has these")
    }

    /// Appends arguments to the edges of a terminator.
    fn pass(&mut self, inst: Inst, all: &[(usize, Bundle)]) {
        for &(number, bundle) in all {
            let word = self.word(bundle);
            let mut at = 0;
            self.func.for_each_target_mut(inst, |call, lists| {
                if at == number {
                    call.args.push(word, lists);
                }
                at += 1;
            });
        }
    }

    /// Places a packed operation.
    fn operation(&mut self, bundle: Bundle) {
        let Kind::Operation(packed, operands) = self.plan.get(bundle).kind.clone() else {
            return;
        };
        let mut words: Vec<Value> = operands.iter().map(|&b| self.word(b)).collect();
        let signs = int(self.ctx, self.func, Type::I32, SIGNS);
        let data = match packed {
            Packed::Negate => xor(words[0], signs),
            Packed::CallTwice(id) => call(self.func, id, &[words[0], words[0]]),
            Packed::Call(id) | Packed::CallNegated(id) => {
                if let Packed::CallNegated(_) = packed {
                    words[1] = self.push(xor(words[1], signs), Type::I32);
                }
                call(self.func, id, &words)
            }
        };
        let result = self.words[bundle].expect("its word was made");
        if let Some(inst) = self.func.def_inst(result) {
            self.func.replace_inst(inst, data);
            self.out.push(inst);
        }
        self.give_halves(bundle);
    }

    /// The halves for those who want one of them.
    fn give_halves(&mut self, bundle: Bundle) {
        let word = self.words[bundle].expect("its word was made");
        let [low, high] = self.lanes(bundle);
        let float = self.float(word);
        self.replaced.set(low, float);
        let shifted = self.by_half(BinaryOp::LShr, word);
        let float = self.float(shifted);
        self.replaced.set(high, float);
    }

    /// The word of a bundle.
    fn word(&mut self, bundle: Bundle) -> Value {
        if let Some(word) = self.words[bundle].or(self.made.get(&bundle).copied()) {
            return word;
        }
        let word = match self.plan.get(bundle).kind {
            Kind::Same(other) => return self.word(other),
            Kind::Twice(half) => {
                let low = self.low(half);
                let data = call(self.func, Intrinsic::PkSplat, &[low]);
                self.push(data, Type::I32)
            }
            Kind::Together([a, b]) => {
                let low = self.low(a);
                let low = match a {
                    Half::Low(_) => self.binary(BinaryOp::And, low, LOWER),
                    _ => low,
                };
                let high = match b {
                    Half::High(word) => self.binary(BinaryOp::And, word, UPPER),
                    _ => {
                        let word = self.low(b);
                        self.by_half(BinaryOp::Shl, word)
                    }
                };
                let args = [low, high];
                self.push(binary(BinaryOp::Or, args), Type::I32)
            }
            _ => unreachable!("the others have words"),
        };
        self.made.insert(bundle, word);
        word
    }

    /// A word whose lower half is the half.
    fn low(&mut self, half: Half) -> Value {
        match half {
            Half::Low(word) => word,
            Half::High(word) => self.by_half(BinaryOp::LShr, word),
            Half::Bits(bits) => int(self.ctx, self.func, Type::I32, bits.into()),
            Half::Float(float) => {
                let short = self.cast(CastOp::Bitcast, float, Type::I16);
                self.cast(CastOp::ZExt, short, Type::I32)
            }
        }
    }

    fn float(&mut self, word: Value) -> Value {
        let short = self.cast(CastOp::Trunc, word, Type::I16);
        self.cast(CastOp::Bitcast, short, Type::F16)
    }

    fn cast(&mut self, op: CastOp, arg: Value, ty: Type) -> Value {
        let flags = ArithFlags::empty();
        self.push(InstData::Cast { op, flags, arg }, ty)
    }

    fn binary(&mut self, op: BinaryOp, x: Value, n: u128) -> Value {
        let n = int(self.ctx, self.func, Type::I32, n);
        self.push(binary(op, [x, n]), Type::I32)
    }

    fn by_half(&mut self, op: BinaryOp, word: Value) -> Value {
        self.binary(op, word, 16)
    }

    fn push(&mut self, data: InstData, ty: Type) -> Value {
        let inst = self.func.make_inst(data, ty, self.loc);
        self.out.push(inst);
        let result = self.func.result(inst);
        result.expect("an instruction with a type has a result")
    }
}

fn binary(op: BinaryOp, args: [Value; 2]) -> InstData {
    let flags = ArithFlags::empty();
    InstData::Binary { op, flags, args }
}

fn xor(x: Value, y: Value) -> InstData {
    binary(BinaryOp::Xor, [x, y])
}

fn call(func: &mut Function, id: Intrinsic, args: &[Value]) -> InstData {
    InstData::Intrinsic {
        id,
        flags: ArithFlags::empty(),
        args: func.list(args),
    }
}

/// The operation before its operands are known.
fn empty(ctx: &mut Context, func: &mut Function, packed: Packed) -> InstData {
    match packed {
        Packed::Negate => {
            let zero = int(ctx, func, Type::I32, 0);
            xor(zero, zero)
        }
        Packed::Call(id) | Packed::CallNegated(id) | Packed::CallTwice(id) => call(func, id, &[]),
    }
}

/// Puts what needs a result of the block behind it, in the order in which it stood.
fn settle(func: &mut Function, block: Block) {
    let insts = std::mem::take(&mut func.blocks[block].insts);
    let mut missing: EntitySet<Inst> = EntitySet::new();
    missing.extend(insts.iter().copied());
    let mut settled = Vec::with_capacity(insts.len());
    let mut parked: Vec<Inst> = Vec::new();
    for inst in insts {
        if needs(func, inst, &missing) {
            parked.push(inst);
            continue;
        }
        missing.remove(inst);
        settled.push(inst);
        // What waited for it may let others go on.
        while let Some(k) = parked.iter().position(|&i| !needs(func, i, &missing)) {
            let next = parked.remove(k);
            missing.remove(next);
            settled.push(next);
        }
    }
    assert!(
        parked.is_empty(),
        "operations that need one another are packed"
    );
    func.blocks[block].insts = settled;
}

/// Does an instruction need one that is missing yet?
fn needs(func: &Function, inst: Inst, missing: &EntitySet<Inst>) -> bool {
    let mut found = false;
    func.for_each_operand(inst, |v| {
        found |= func.def_inst(v).is_some_and(|d| missing.contains(d));
    });
    found
}
