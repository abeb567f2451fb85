//! Addresses of neighbours: an element whose index is another one's and something uniform.
//!
//! ```text
//! p[y * n + x], p[y * n + x - n], p[y * n + x + n]
//! ```
//!
//! Each index is extended, scaled and added to the base, a product and a sum of 64 bits on the
//! vector unit. Where the address of `p[i]` is at hand and `n` is the same in all lanes, that of
//! `p[i + n]` is the former and `n` times the size, which the scalar unit makes once for all of
//! them: what is left is one sum.
//!
//! The index must not wrap where it is extended: the sum's flags say so. An index that wraps all
//! the same is poison, and any address will do; that of which it is a neighbour is none then.
//!
//! Beside an element whose index is `a + c`, that of `a + (c + 2)` is a constant away, too. Here
//! the sum of the address that is taken over may wrap where the other one does not, so that it must
//! be one that was accessed on every way to here: then it did not wrap.
//!
//! One walk down the dominator tree; of each root the last [`KEPT`] addresses are remembered.
//! Linear.

use super::places::Places;
use crate::analysis::{DomTree, GraphInfo, Uniformity, known_bits};
use crate::opt::accesses;
use crate::values::{const_int, int};
use ir::{
    ArithFlags, BinaryOp, Block, CastOp, Context, Function, GepFlags, Inst, InstData, Type, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// Addresses that are remembered of a base and a root.
const KEPT: usize = 4;

/// So few addresses are compared one by one.
const FEW: usize = 8;

/// So many addresses must need a distance.
const LEAST: usize = 2;

/// How an index becomes 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Extension {
    None,
    Zero,
    Sign,
}

impl Extension {
    /// The flags without which a sum of what is extended is not the sum of both extended.
    fn needs(self) -> ArithFlags {
        match self {
            Extension::None => ArithFlags::empty(),
            Extension::Zero => ArithFlags::NUW,
            Extension::Sign => ArithFlags::NSW,
        }
    }
}

/// How an address is made of an index.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Shape {
    base: Value,
    extension: Extension,
    /// Places by which the extended index is shifted.
    scale: u128,
}

/// A distance from an address to another one: an index, and whether it is subtracted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Distance {
    index: Value,
    op: BinaryOp,
}

/// An index of two terms, in an order that says nothing, and a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Sum {
    terms: [Value; 2],
    constant: i64,
}

/// An address that is at hand.
#[derive(Clone, Copy)]
struct Seen {
    block: Block,
    address: Value,
}

/// What an address is to become that is a constant away from another one.
struct Shift {
    inst: Inst,
    from: Value,
    bytes: i64,
}

/// Addresses that were accessed, with the constants of their sums.
type Accessed = FxHashMap<(Shape, [Value; 2]), Vec<(Seen, i64)>>;

/// What an address is to become.
struct Step {
    block: Block,
    inst: Inst,
    from: Value,
    shape: Shape,
    distance: Distance,
}

/// Rewrites addresses. Tells whether there were any.
pub(super) fn run(
    ctx: &mut Context,
    func: &mut Function,
    info: &GraphInfo,
    uniformity: &Uniformity,
) -> bool {
    let (steps, shifts) = plan(ctx, func, &info.dom, uniformity);
    for shift in &shifts {
        let bytes = int(ctx, func, Type::I64, shift.bytes as u128);
        displace(func, shift.inst, shift.from, bytes);
    }
    apply(ctx, func, &info.dom, &steps) | !shifts.is_empty()
}

/// Is there an address whose index is another one's of the same base and a distance?
pub(super) fn has_neighbours(ctx: &Context, func: &Function) -> bool {
    let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    let addresses = insts.filter(|&&i| matches!(func.inst(i), InstData::Gep { .. }));
    let shapes: Vec<_> = addresses.filter_map(|&i| shape(ctx, func, i)).collect();
    let is_alone = |base: Value| shapes.iter().filter(|(s, _)| s.base == base).count() < 2;
    // As in small functions, where that is seen soon.
    if shapes.len() <= FEW && shapes.iter().all(|(s, _)| is_alone(s.base)) {
        return false;
    }
    let mut indices = FxHashSet::default();
    let (mut roots, mut sums) = (Vec::new(), FxHashSet::default());
    for (shape, index) in shapes {
        let key = |index| (shape.base, shape.scale, index);
        if let Some(sum) = sum(ctx, func, &shape, index)
            && !sums.insert((shape.base, shape.scale, sum.terms))
        {
            return true;
        }
        indices.insert(key(index));
        let readings = readings(func, &shape, index).into_iter().flatten();
        roots.extend(readings.map(|(root, _)| key(root)));
    }
    roots.iter().any(|root| indices.contains(root))
}

/// The shape of an address, and the index.
fn shape(ctx: &Context, func: &Function, inst: Inst) -> Option<(Shape, Value)> {
    let InstData::Gep { args, .. } = func.inst(inst) else {
        return None;
    };
    let &[base, offset] = args.as_slice(&func.lists) else {
        return None;
    };
    if func.value_type(offset) != Type::I64 || func.value_const(offset).is_some() {
        return None;
    }
    let (extended, scale) = match shifted(ctx, func, offset) {
        Some(it) => it,
        None => (offset, 0),
    };
    let (extension, index) = match func.def_inst(extended).map(|inst| func.inst(inst)) {
        Some(&InstData::Cast { op, arg, .. }) if func.value_type(arg) == Type::I32 => match op {
            CastOp::ZExt => (Extension::Zero, arg),
            CastOp::SExt => (Extension::Sign, arg),
            _ => (Extension::None, extended),
        },
        _ => (Extension::None, extended),
    };
    let shape = Shape {
        base,
        extension,
        scale,
    };
    Some((shape, index))
}

/// What is shifted to the left, and by how many places.
fn shifted(ctx: &Context, func: &Function, value: Value) -> Option<(Value, u128)> {
    match *func.inst(func.def_inst(value)?) {
        InstData::Binary {
            op: BinaryOp::Shl,
            args: [arg, places],
            ..
        } => Some((arg, const_int(ctx, func, places)?)),
        _ => None,
    }
}

/// An index as another one and a distance, which are extended one by one.
fn readings(func: &Function, shape: &Shape, index: Value) -> [Option<(Value, Distance)>; 2] {
    let inst = func.def_inst(index).map(|inst| func.inst(inst));
    match inst {
        Some(&InstData::Binary { op, flags, args }) if flags.contains(shape.extension.needs()) => {
            let read = |root, index| Some((root, Distance { index, op }));
            match op {
                BinaryOp::Add => [read(args[0], args[1]), read(args[1], args[0])],
                BinaryOp::Sub => [read(args[0], args[1]), None],
                _ => [None, None],
            }
        }
        _ => [None, None],
    }
}

/// An index as a sum of which no part wraps, so that all of it may be extended one by one.
fn sum(ctx: &Context, func: &Function, shape: &Shape, index: Value) -> Option<Sum> {
    let plain = |v: Value| match *func.inst(func.def_inst(v)?) {
        InstData::Binary {
            op: BinaryOp::Add,
            flags,
            args,
        } if flags.contains(shape.extension.needs()) => Some(args),
        _ => None,
    };
    let constant = |v: Value| {
        let n = const_int(ctx, func, v)?;
        Some(match shape.extension {
            Extension::Sign => i64::from(n as i32),
            Extension::Zero | Extension::None => n as i64,
        })
    };
    let split = |v: Value| {
        let [term, by] = plain(v)?;
        Some((term, constant(by)?))
    };
    let parts = plain(index)?.map(|v| split(v).unwrap_or((v, 0)));
    let mut terms = parts.map(|(term, _)| term);
    if terms.iter().any(|&v| func.value_const(v).is_some()) {
        return None;
    }
    terms.sort_unstable();
    let constant = parts[0].1.wrapping_add(parts[1].1);
    Some(Sum { terms, constant })
}

/// The address that is accessed, if it is one of such a sum.
fn accessed(ctx: &Context, func: &Function, inst: Inst) -> Option<(Value, Shape, Sum)> {
    let address = accesses::address(func, inst)?;
    let (shape, index) = shape(ctx, func, func.def_inst(address)?)?;
    Some((address, shape, sum(ctx, func, &shape, index)?))
}

/// The ways of extending an index that come to the same.
fn extensions(
    ctx: &Context,
    func: &Function,
    shape: &Shape,
    index: Value,
) -> impl Iterator<Item = Extension> {
    let bits = |index| known_bits(ctx, func, index).map(|known| known.zeros());
    let is_positive = || bits(index).is_some_and(|zeros| zeros >> 31 & 1 != 0);
    let both = shape.extension == Extension::Zero && is_positive();
    let second = both.then_some(Extension::Sign);
    [Some(shape.extension), second].into_iter().flatten()
}

/// Finds addresses that are neighbours of others.
fn plan(
    ctx: &Context,
    func: &Function,
    dom: &DomTree,
    uniformity: &Uniformity,
) -> (Vec<Step>, Vec<Shift>) {
    let mut known: FxHashMap<(Shape, Value), Vec<Seen>> = FxHashMap::default();
    let mut sums = Accessed::default();
    let (mut steps, mut shifts) = (Vec::new(), Vec::new());
    for &block in dom.preorder() {
        for &inst in &func.blocks[block].insts {
            if let Some((address, shape, sum)) = accessed(ctx, func, inst) {
                let seen = sums.entry((shape, sum.terms)).or_default();
                if seen.len() == KEPT {
                    seen.remove(0);
                }
                seen.push((Seen { block, address }, sum.constant));
            }
            let found = shape(ctx, func, inst).zip(func.result(inst));
            let Some(((shape, index), address)) = found else {
                continue;
            };
            if !uniformity.is_divergent(address) {
                continue;
            }
            let constant_away = sum(ctx, func, &shape, index).and_then(|sum| {
                let mut seen = sums.get(&(shape, sum.terms))?.iter().rev();
                let &(from, constant) = seen.find(|(s, _)| dom.dominates(s.block, block))?;
                let elements = sum.constant.wrapping_sub(constant);
                Some(Shift {
                    inst,
                    from: from.address,
                    bytes: elements.wrapping_shl(shape.scale as u32),
                })
            });
            if constant_away.is_some() {
                shifts.extend(constant_away);
                continue;
            }
            let mut readings = readings(func, &shape, index).into_iter().flatten();
            let step = readings.find_map(|(root, distance)| {
                let seen = known.get(&(shape, root))?.iter().rev();
                let mut at_hand = seen.filter(|s| dom.dominates(s.block, block));
                let is_new = func.value_const(distance.index).is_none();
                let uniform = is_new && uniformity.is_uniform(distance.index);
                let from = at_hand.next().filter(|_| uniform)?.address;
                Some(Step {
                    block,
                    inst,
                    from,
                    shape,
                    distance,
                })
            });
            steps.extend(step);
            for extension in extensions(ctx, func, &shape, index) {
                let shape = Shape { extension, ..shape };
                let seen = known.entry((shape, index)).or_default();
                if seen.len() == KEPT {
                    seen.remove(0);
                }
                seen.push(Seen { block, address });
            }
        }
    }
    (steps, shifts)
}

/// Makes an address another one and a distance in bytes. The way there may lead out of the object.
fn displace(func: &mut Function, inst: Inst, from: Value, bytes: Value) {
    let list = func.list(&[from, bytes]);
    if let InstData::Gep { flags, args, .. } = func.inst_mut(inst) {
        *flags = GepFlags::empty();
        *args = list;
    }
}

/// Rewrites the addresses of distances that several need.
fn apply(ctx: &mut Context, func: &mut Function, dom: &DomTree, steps: &[Step]) -> bool {
    let mut wanted: FxHashMap<(Value, Extension, u128, Value), usize> = FxHashMap::default();
    let key = |step: &Step| {
        let Shape {
            extension, scale, ..
        } = step.shape;
        (step.from, extension, scale, step.distance.index)
    };
    for step in steps {
        *wanted.entry(key(step)).or_default() += 1;
    }
    let mut maker = Maker {
        ctx,
        func,
        dom,
        made: FxHashMap::default(),
        places: Places::default(),
    };
    let mut changed = false;
    for step in steps.iter().filter(|step| wanted[&key(step)] >= LEAST) {
        changed |= maker.rewrite(step).is_some();
    }
    maker.places.fill(maker.func);
    changed
}

struct Maker<'a> {
    ctx: &'a mut Context,
    func: &'a mut Function,
    dom: &'a DomTree,
    /// Scaled distances, added or subtracted, and where they are made.
    made: FxHashMap<(Value, Extension, u128, BinaryOp), (Block, Value)>,
    /// What is to stand before each address.
    places: Places,
}

impl Maker<'_> {
    fn rewrite(&mut self, step: &Step) -> Option<()> {
        let offset = self.scaled(step)?;
        displace(self.func, step.inst, step.from, offset);
        Some(())
    }

    /// What is added to an address: the distance in bytes, or its negative.
    fn scaled(&mut self, step: &Step) -> Option<Value> {
        let bytes = self.once(step, BinaryOp::Add, Maker::bytes)?;
        match step.distance.op {
            BinaryOp::Sub => self.once(step, BinaryOp::Sub, |maker, step| {
                let zero = int(maker.ctx, maker.func, Type::I64, 0);
                maker.before(step, binary(BinaryOp::Sub, [zero, bytes]))
            }),
            _ => Some(bytes),
        }
    }

    /// What is at hand, or made now.
    fn once(
        &mut self,
        step: &Step,
        op: BinaryOp,
        make: impl FnOnce(&mut Self, &Step) -> Option<Value>,
    ) -> Option<Value> {
        let Shape {
            extension, scale, ..
        } = step.shape;
        let key = (step.distance.index, extension, scale, op);
        let known = self.made.get(&key).copied();
        if let Some((block, value)) = known
            && self.dom.dominates(block, step.block)
        {
            return Some(value);
        }
        let value = make(self, step)?;
        self.made.insert(key, (step.block, value));
        Some(value)
    }

    /// The distance in bytes.
    fn bytes(&mut self, step: &Step) -> Option<Value> {
        let cast = |op| InstData::Cast {
            op,
            flags: ArithFlags::empty(),
            arg: step.distance.index,
        };
        let value = match step.shape.extension {
            Extension::None => step.distance.index,
            Extension::Zero => self.before(step, cast(CastOp::ZExt))?,
            Extension::Sign => self.before(step, cast(CastOp::SExt))?,
        };
        if step.shape.scale == 0 {
            return Some(value);
        }
        let places = int(self.ctx, self.func, Type::I64, step.shape.scale);
        self.before(step, binary(BinaryOp::Shl, [value, places]))
    }

    /// Makes a number of 64 bits before an address.
    fn before(&mut self, step: &Step, data: InstData) -> Option<Value> {
        self.places.make(self.func, step.inst, data, Type::I64)
    }
}

fn binary(op: BinaryOp, args: [Value; 2]) -> InstData {
    InstData::Binary {
        op,
        flags: ArithFlags::empty(),
        args,
    }
}
