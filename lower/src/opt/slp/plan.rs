//! Which pairs of operations are packed.
//!
//! A [`Bundle`] is two halves that are to lie in one word, and how the word comes about. Trees of
//! them are tried from the last operations of a block to the first, and kept if they save
//! instructions. Each try looks at a bounded number of operands: linear in all.

use crate::analysis::Uses;
use crate::values::{const_int, is_undef};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, SecondaryMap, entity_impl};
use ir::{
    ArithFlags, BinaryOp, Block, CastOp, ConstData, Context, Function, Inst, InstData, Intrinsic,
    Type, UnaryOp, Value, ValueDef,
};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::{SmallVec, smallvec};
use std::cell::Cell;

/// How far operands of operands are followed.
const MAX_DEPTH: u32 = 32;
/// Most bundles of one tree.
const MAX_BUNDLES: usize = 256;
/// Most partners that are tried for one operation.
const MAX_PARTNERS: usize = 4;

/// One half of a word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Half {
    /// The lower half of a word.
    Low(Value),
    /// The upper half of a word.
    High(Value),
    /// A float.
    Float(Value),
    /// A constant.
    Bits(u16),
}

/// Two halves in a word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Bundle(u32);
entity_impl!(Bundle, "bundle");

/// A packed operation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Packed {
    /// An intrinsic of packed halves, with all operands bundles.
    Call(Intrinsic),
    /// The second operand negated, then the intrinsic.
    CallNegated(Intrinsic),
    /// The intrinsic of the operand and itself.
    CallTwice(Intrinsic),
    /// Both signs change.
    Negate,
}

/// A packed operation, and the operands of one of its halves.
type Packing = (Packed, SmallVec<[Value; 3]>);

/// How a word comes about.
#[derive(Clone, Debug)]
pub(super) enum Kind {
    /// It is there.
    Word(Value),
    /// A constant.
    Bits(u32),
    /// The same half twice.
    Twice(Half),
    /// Two halves are put together.
    Together([Half; 2]),
    /// It is that of another bundle, which was found later.
    Same(Bundle),
    /// Two operations of a block become one. Their results, and the operands.
    Operation(Packed, SmallVec<[Bundle; 3]>),
    /// Two parameters of a block become one; for each edge to it the terminator, the number of the
    /// target among its targets, and what it passes.
    Param(Block, Vec<(Inst, usize, Bundle)>),
}

/// A bundle.
#[derive(Clone, Debug)]
pub(super) struct BundleData {
    halves: [Half; 2],
    /// How the word comes about.
    pub kind: Kind,
    /// The values in it, of operations and parameters.
    pub lanes: Option<[Value; 2]>,
}

/// What is packed.
#[derive(Default)]
pub(super) struct Plan {
    bundles: Vec<BundleData>,
    /// Words that were put together of the halves of a bundle.
    pub roots: Vec<(Value, Bundle)>,
    /// The bundle of a value.
    pub of: SecondaryMap<Value, PackedOption<Bundle>>,
}

impl Plan {
    /// All bundles.
    pub fn all(&self) -> impl Iterator<Item = (Bundle, &BundleData)> {
        let all = self.bundles.iter().enumerate();
        all.map(|(k, data)| (Bundle::new(k), data))
    }

    /// A bundle.
    pub fn get(&self, bundle: Bundle) -> &BundleData {
        &self.bundles[bundle.index()]
    }

    /// Nothing to do?
    pub fn is_empty(&self) -> bool {
        self.bundles.is_empty()
    }
}

/// Finds what pays.
pub(super) fn find(ctx: &Context, func: &Function) -> Plan {
    let mut finder = Finder::new(ctx, func);
    for &block in func.layout.iter().rev() {
        for &inst in func.blocks[block].insts.iter().rev() {
            finder.visit(inst);
        }
    }
    finder.plan
}

/// Is it an operation that exists on packed halves?
pub(super) fn is_operation(func: &Function, inst: Inst) -> bool {
    match *func.inst(inst) {
        InstData::Binary { op, .. } => {
            matches!(op, BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul)
        }
        InstData::Intrinsic { id, .. } => {
            use Intrinsic::*;
            matches!(id, Fma | MinNum | MaxNum | Canonicalize)
        }
        InstData::Unary { op, .. } => op == UnaryOp::FNeg,
        _ => false,
    }
}

/// Finds pairs; [`super::judge`] has what it thinks of them.
pub(super) struct Finder<'a> {
    ctx: &'a Context,
    pub func: &'a Function,
    pub uses: Uses,
    /// The number of an instruction in its block.
    pub at: SecondaryMap<Inst, u32>,
    /// The number of an instruction in the function.
    order: SecondaryMap<Inst, u32>,
    /// Operations with an operand that is the lower, or the upper, half of a word, and its number;
    /// in their order.
    low_users: FxHashMap<Value, Vec<(Inst, usize)>>,
    high_users: FxHashMap<Value, Vec<(Inst, usize)>>,
    /// The edges to a block.
    edges: SecondaryMap<Block, Vec<(Inst, usize)>>,
    known: FxHashMap<[Half; 2], Bundle>,
    /// What values are as halves, of those that were asked for.
    halves: Vec<Cell<Option<Half>>>,
    /// Pairs that did not pay, since something did last. Each may be found from either of its
    /// operations.
    rejected: FxHashSet<[Value; 2]>,
    /// Bundles before the tree at hand.
    first: usize,
    pub plan: Plan,
}

impl<'a> Finder<'a> {
    fn new(ctx: &'a Context, func: &'a Function) -> Finder<'a> {
        let mut finder = Finder {
            ctx,
            func,
            uses: Uses::new(func),
            at: SecondaryMap::with_capacity(func.num_insts()),
            order: SecondaryMap::with_capacity(func.num_insts()),
            low_users: FxHashMap::default(),
            high_users: FxHashMap::default(),
            edges: SecondaryMap::new(),
            known: FxHashMap::default(),
            halves: vec![Cell::new(None); func.num_values()],
            rejected: FxHashSet::default(),
            first: 0,
            plan: Plan::default(),
        };
        let mut all = 0;
        for &block in &func.layout {
            for (k, &inst) in func.blocks[block].insts.iter().enumerate() {
                finder.at[inst] = k as u32;
                finder.order[inst] = all;
                all += 1;
                let mut number = 0;
                func.for_each_target(inst, |call| {
                    finder.edges[call.block].push((inst, number));
                    number += 1;
                });
                finder.note_operands(inst);
            }
        }
        finder
    }

    fn note_operands(&mut self, inst: Inst) {
        let half = self.func.result_type(inst) == Type::F16;
        if !half || !is_operation(self.func, inst) {
            return;
        }
        for (k, v) in self.func.operands(inst).into_iter().enumerate() {
            match self.half(v) {
                Half::Low(word) => self.low_users.entry(word).or_default().push((inst, k)),
                Half::High(word) => self.high_users.entry(word).or_default().push((inst, k)),
                _ => {}
            }
        }
    }

    // ---- halves ---------------------------------------------------------------------------------

    fn cast(&self, value: Value, wanted: CastOp) -> Option<Value> {
        match *self.func.inst(self.func.def_inst(value)?) {
            InstData::Cast { op, arg, .. } if op == wanted => Some(arg),
            _ => None,
        }
    }

    fn shifted(&self, value: Value, wanted: BinaryOp) -> Option<Value> {
        let &InstData::Binary { op, args, .. } = self.func.inst(self.func.def_inst(value)?) else {
            return None;
        };
        let by_half = const_int(self.ctx, self.func, args[1]) == Some(16);
        (op == wanted && by_half).then_some(args[0])
    }

    /// The constant in a half.
    fn bits(&self, value: Value) -> Option<u16> {
        if is_undef(self.ctx, self.func, value) {
            return Some(0);
        }
        match *self.ctx.consts.get(self.func.value_const(value)?) {
            ConstData::Float(_, bits) => Some(bits as u16),
            ConstData::Zero(_) => Some(0),
            _ => None,
        }
    }

    /// What a float is.
    pub fn half(&self, value: Value) -> Half {
        let known = &self.halves[value.index()];
        known.get().unwrap_or_else(|| {
            let half = self.find_half(value);
            known.set(Some(half));
            half
        })
    }

    fn find_half(&self, value: Value) -> Half {
        if let Some(bits) = self.bits(value) {
            return Half::Bits(bits);
        }
        let word = self
            .cast(value, CastOp::Bitcast)
            .and_then(|short| self.cast(short, CastOp::Trunc))
            .filter(|&word| self.func.value_type(word) == Type::I32);
        let Some(word) = word else {
            return Half::Float(value);
        };
        let upper = self.shifted(word, BinaryOp::LShr);
        match upper.or_else(|| self.shifted(word, BinaryOp::AShr)) {
            Some(whole) => Half::High(whole),
            None => Half::Low(word),
        }
    }

    /// The float of which a word has the bits, with zeros above.
    fn extended(&self, word: Value) -> Option<Half> {
        let float = self.cast(self.cast(word, CastOp::ZExt)?, CastOp::Bitcast)?;
        (self.func.value_type(float) == Type::F16).then(|| self.half(float))
    }

    /// The halves of a word that is put together of floats.
    pub fn parts(&self, inst: Inst) -> Option<[Half; 2]> {
        let &InstData::Binary {
            op: BinaryOp::Or,
            args,
            ..
        } = self.func.inst(inst)
        else {
            return None;
        };
        if self.func.result_type(inst) != Type::I32 {
            return None;
        }
        let parts = |low: Value, high: Value| {
            let high = self.shifted(high, BinaryOp::Shl)?;
            Some([self.extended(low)?, self.extended(high)?])
        };
        parts(args[0], args[1]).or_else(|| parts(args[1], args[0]))
    }

    // ---- trees ----------------------------------------------------------------------------------

    fn visit(&mut self, inst: Inst) {
        let Some(result) = self.func.result(inst) else {
            return;
        };
        if let Some(parts) = self.parts(inst) {
            self.first = self.plan.bundles.len();
            let bundle = self.bundle(parts, 0);
            let useful = matches!(
                self.plan.get(bundle).kind,
                Kind::Operation(..) | Kind::Param(..)
            );
            // The word is there, and nothing puts it together any more.
            if self.accept(if useful { 2 } else { 0 }) && useful {
                self.plan.roots.push((result, bundle));
            }
            return;
        }
        let half = self.func.value_type(result) == Type::F16;
        if !half || !is_operation(self.func, inst) {
            return;
        }
        for partner in self.partners(inst) {
            if self.plan.of[result].is_some() {
                return;
            }
            if !self.rejected.contains(&partner) && !self.pair(partner.map(Half::Float)) {
                self.rejected.insert(partner);
            }
        }
    }

    /// Packs the operations that two halves are results of, if that pays. Another tree, which ends
    /// here because it became too large, may put them together: it need not then. Tells whether it
    /// pays.
    fn pair(&mut self, halves: [Half; 2]) -> bool {
        let end = self.known.remove(&halves);
        self.first = self.plan.bundles.len();
        let bundle = self.bundle(halves, 0);
        let is_packed = matches!(
            self.plan.get(bundle).kind,
            Kind::Operation(..) | Kind::Param(..)
        );
        let accepted = self.accept(if end.is_some() { 2 } else { 0 });
        if let Some(end) = end {
            match accepted && is_packed {
                true => self.plan.bundles[end.index()].kind = Kind::Same(bundle),
                false => _ = self.known.insert(halves, end),
            }
        }
        accepted
    }

    /// Results of operations that have a half of the same word as operand, of those of a word the
    /// nearest: with the one at hand, in the order of the halves.
    fn partners(&self, inst: Inst) -> SmallVec<[[Value; 2]; MAX_PARTNERS]> {
        let mut out = SmallVec::new();
        let Some(own) = self.func.result(inst) else {
            return out;
        };
        for (k, v) in self.func.operands(inst).into_iter().enumerate() {
            let (word, users, order) = match self.half(v) {
                Half::Low(word) => (word, &self.high_users, false),
                Half::High(word) => (word, &self.low_users, true),
                _ => continue,
            };
            let users = users.get(&word).map_or(&[][..], Vec::as_slice);
            for (other, at) in self.nearest(users, inst) {
                let same = at == k && self.uses.block(other) == self.uses.block(inst);
                if let (true, Some(value)) = (same, self.func.result(other))
                    && value != own
                    && out.len() < MAX_PARTNERS
                {
                    out.push(if order { [value, own] } else { [own, value] });
                }
            }
        }
        out
    }

    /// Some of a list of operations around the place of one, the nearest first.
    fn nearest(&self, users: &[(Inst, usize)], inst: Inst) -> SmallVec<[(Inst, usize); 8]> {
        let own = self.order[inst];
        let place = users.partition_point(|u| self.order[u.0] < own);
        let end = users.len().min(place + MAX_PARTNERS);
        let around = &users[place.saturating_sub(MAX_PARTNERS)..end];
        let mut around: SmallVec<[(Inst, usize); 8]> = around.into();
        around.sort_by_key(|u| self.order[u.0].abs_diff(own));
        around
    }

    /// The bundle of two halves.
    fn bundle(&mut self, halves: [Half; 2], depth: u32) -> Bundle {
        if let Some(&known) = self.known.get(&halves) {
            return known;
        }
        let kind = match halves {
            [Half::Low(a), Half::High(b)] if a == b => Kind::Word(a),
            [Half::Bits(a), Half::Bits(b)] => Kind::Bits(u32::from(a) | u32::from(b) << 16),
            [a, b] if a == b => Kind::Twice(a),
            [Half::Float(a), Half::Float(b)] => {
                if let Some(bundle) = self.floats([a, b], depth) {
                    return bundle;
                }
                Kind::Together(halves)
            }
            _ => Kind::Together(halves),
        };
        self.add(halves, kind, None)
    }

    fn add(&mut self, halves: [Half; 2], kind: Kind, lanes: Option<[Value; 2]>) -> Bundle {
        let data = BundleData {
            halves,
            kind,
            lanes,
        };
        let bundle = Bundle::new(self.plan.bundles.len());
        self.plan.bundles.push(data);
        self.known.insert(halves, bundle);
        for lane in lanes.into_iter().flatten() {
            self.plan.of[lane] = bundle.into();
        }
        bundle
    }

    /// Two floats that are computed in the same way.
    fn floats(&mut self, lanes: [Value; 2], depth: u32) -> Option<Bundle> {
        let taken = lanes.iter().any(|&v| self.plan.of[v].is_some());
        let large = self.plan.bundles.len() - self.first >= MAX_BUNDLES;
        if taken || large || depth == MAX_DEPTH {
            return None;
        }
        match lanes.map(|v| self.func.value_def(v)) {
            [ValueDef::Inst(a), ValueDef::Inst(b)] => self.operations(lanes, [a, b], depth),
            [ValueDef::Param(a, i), ValueDef::Param(b, k)] if a == b && a != self.func.entry() => {
                self.params(lanes, a, [i as usize, k as usize], depth)
            }
            _ => None,
        }
    }

    fn operations(&mut self, lanes: [Value; 2], insts: [Inst; 2], depth: u32) -> Option<Bundle> {
        let [a, b] = insts;
        if self.uses.block(a) != self.uses.block(b) {
            return None;
        }
        let same = |x: &Packing, y: &Packing| x.0 == y.0;
        let fused = self.operation(a).zip(self.operation(b));
        // One of them may be fused with the product that it adds, the other not.
        let both = fused
            .filter(|(x, y)| same(x, y))
            .or_else(|| self.plain(a).zip(self.plain(b)));
        let ((packed, xs), (_, mut ys)) = both.filter(|(x, y)| same(x, y))?;
        self.order(packed, &xs, &mut ys);
        let halves = lanes.map(Half::Float);
        let kind = Kind::Operation(packed, SmallVec::new());
        let bundle = self.add(halves, kind, Some(lanes));
        let operands = xs.iter().zip(&ys);
        let operands: SmallVec<[Bundle; 3]> = operands
            .map(|(&x, &y)| {
                let halves = [self.half(x), self.half(y)];
                self.bundle(halves, depth + 1)
            })
            .collect();
        self.plan.bundles[bundle.index()].kind = Kind::Operation(packed, operands);
        Some(bundle)
    }

    /// What an instruction does, a sum with a product that may be fused with it in one.
    fn operation(&self, inst: Inst) -> Option<Packing> {
        if let &InstData::Binary {
            op: BinaryOp::FAdd,
            flags,
            args: [x, y],
        } = self.func.inst(inst)
            && flags.contains(ArithFlags::CONTRACT)
        {
            for (product, addend) in [(x, y), (y, x)] {
                if let Some([a, b]) = self.product(product) {
                    return Some((Packed::Call(Intrinsic::PkFmaF16), smallvec![a, b, addend]));
                }
            }
        }
        self.plain(inst)
    }

    /// The factors of a product that has no other use and may be fused.
    fn product(&self, value: Value) -> Option<[Value; 2]> {
        match *self.func.inst(self.func.def_inst(value)?) {
            InstData::Binary {
                op: BinaryOp::FMul,
                flags,
                args,
            } if flags.contains(ArithFlags::CONTRACT) && self.uses.count(value) == 1 => Some(args),
            _ => None,
        }
    }

    /// What an instruction does by itself.
    fn plain(&self, inst: Inst) -> Option<Packing> {
        use Intrinsic as I;
        let packed = match *self.func.inst(inst) {
            InstData::Binary { op, .. } => match op {
                BinaryOp::FAdd => Packed::Call(I::PkAddF16),
                BinaryOp::FSub => Packed::CallNegated(I::PkAddF16),
                BinaryOp::FMul => Packed::Call(I::PkMulF16),
                _ => return None,
            },
            InstData::Intrinsic { id, .. } => match id {
                I::Fma => Packed::Call(I::PkFmaF16),
                I::MinNum => Packed::Call(I::PkMinF16),
                I::MaxNum => Packed::Call(I::PkMaxF16),
                I::Canonicalize => Packed::CallTwice(I::PkMaxF16),
                _ => return None,
            },
            InstData::Unary {
                op: UnaryOp::FNeg, ..
            } => Packed::Negate,
            _ => return None,
        };
        Some((packed, SmallVec::from_slice(&self.func.operands(inst))))
    }

    /// Exchanges the second operation's first operands where they go better with those of the
    /// first.
    fn order(&self, packed: Packed, xs: &[Value], ys: &mut [Value]) {
        let Packed::Call(_) = packed else {
            return;
        };
        let fit = |x: Value, y: Value| match [self.half(x), self.half(y)] {
            [Half::Low(a), Half::High(b)] if a == b => 3,
            [Half::Bits(_), Half::Bits(_)] => 2,
            [a, b] if a == b => 2,
            [Half::Float(a), Half::Float(b)] => match [a, b].map(|v| self.func.value_def(v)) {
                [ValueDef::Inst(a), ValueDef::Inst(b)] => {
                    i32::from(self.plain(a).is_some_and(|(what, _)| {
                        self.plain(b).is_some_and(|(other, _)| what == other)
                    }))
                }
                [ValueDef::Param(a, _), ValueDef::Param(b, _)] => i32::from(a == b),
                _ => 0,
            },
            _ => 0,
        };
        if fit(xs[0], ys[0]) + fit(xs[1], ys[1]) < fit(xs[0], ys[1]) + fit(xs[1], ys[0]) {
            ys.swap(0, 1);
        }
    }

    fn params(
        &mut self,
        lanes: [Value; 2],
        block: Block,
        places: [usize; 2],
        depth: u32,
    ) -> Option<Bundle> {
        let bundle = self.add(
            lanes.map(Half::Float),
            Kind::Param(block, Vec::new()),
            Some(lanes),
        );
        let edges = self.edges[block].clone();
        let mut incoming = Vec::with_capacity(edges.len());
        for (inst, number) in edges {
            let targets = self.func.targets(inst);
            let args = targets[number].args.as_slice(&self.func.lists);
            let halves = places.map(|p| self.half(args[p]));
            let passed = self.bundle(halves, depth + 1);
            incoming.push((inst, number, passed));
        }
        self.plan.bundles[bundle.index()].kind = Kind::Param(block, incoming);
        Some(bundle)
    }

    /// Keeps the bundles of the tree if they save instructions and can be placed; else they go.
    /// `saved` is what the root saves.
    fn accept(&mut self, saved: i32) -> bool {
        let from = self.first;
        let new: Vec<Bundle> = (from..self.plan.bundles.len()).map(Bundle::new).collect();
        if new.is_empty() {
            return true;
        }
        let gain: i32 = saved + new.iter().map(|&b| self.gain(b)).sum::<i32>();
        if gain > 0 && new.iter().all(|&b| self.can_be_placed(b)) {
            self.rejected.clear();
            return true;
        }
        self.forget(from);
        false
    }

    fn forget(&mut self, from: usize) {
        while self.plan.bundles.len() > from {
            let Some(data) = self.plan.bundles.pop() else {
                return;
            };
            self.known.remove(&data.halves);
            for lane in data.lanes.into_iter().flatten() {
                self.plan.of[lane] = None.into();
            }
        }
    }
}
