//! Memory that a loop reads and writes at one address in each iteration is a register meanwhile.
//!
//! ```text
//!                                x = load p
//! loop:                          loop: s = phi x, t
//!   s = load p                     t = s + …
//!   store s + …, p        →
//!                                exit: store t, p
//! ```
//!
//! When it is right: the loop has no loops inside, and nothing but ordinary accesses, which nobody
//! else can watch, and operations that come to an end. A store to the address stands on each way to
//! each exit, so that it is executed in each iteration, and the first one: the address is valid
//! before the loop, and what is stored behind it would have been stored in any case. All accesses
//! of the loop that may touch these bytes have this address and this type. Scopes of aliases count
//! only if they hold as long as the function runs, since accesses of different iterations are
//! compared; and addresses are taken apart ([`Address`]), so that elements of one array are told
//! from one another.
//!
//! Other lanes see what is stored later than before. Without an atomic, a fence or a barrier in the
//! loop none of them can rely on seeing it earlier.
//!
//! At most [`MAX_REGISTERS`] registers a loop, because what is promoted occupies registers in all
//! of it. Needs loops with preheaders, whose invariants [`super::licm`] has moved there, and keeps
//! them closed. Linear: each loop of [`MAX_ACCESSES`] accesses at most compares those of
//! [`MAX_PLACES`] addresses with all.

use super::edges;
use super::env::Env;
use super::replace::Replacements;
use crate::analysis::distance::Address;
use crate::analysis::{GraphInfo, Location, Loop, PointerInfo, may_alias};
use crate::values;

use ir::intrinsic::Effects;
use ir::{
    AddrSpace, Block, DataLayout, Function, Inst, InstData, MemAccess, MemFlags, SourceLoc, Type,
    Value, ValueDef,
};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// Most 32-bit registers that one loop's memory takes.
const MAX_REGISTERS: u64 = 16;
/// Most accesses of a loop.
const MAX_ACCESSES: usize = 128;
/// Most edges that leave a loop.
const MAX_EXITS: usize = 32;
/// Most addresses from outside of a loop that it accesses.
const MAX_PLACES: usize = 24;

/// Promotes memory in loops. Tells whether there was any.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    let info = env.lasting_graph(func);
    let mut replaced = Replacements::default();
    let mut changed = false;
    for l in info.loops().iter() {
        let Some(shape) = Shape::of(func, &info, l) else {
            continue;
        };
        let mut promoter = Promoter {
            env,
            func,
            info: &info,
            replaced: &mut replaced,
            shape,
        };
        changed |= promoter.run();
    }
    replaced.apply(func);
    changed
}

/// A loop without loops inside, entered from one block, and with exits that are its own.
struct Shape {
    l: Loop,
    preheader: Block,
    header: Block,
    /// Where it is left from, each block once.
    from: SmallVec<[Block; 2]>,
    /// Where it is left to, each block once.
    to: SmallVec<[Block; 2]>,
}

impl Shape {
    fn of(func: &Function, info: &GraphInfo, l: Loop) -> Option<Shape> {
        let loops = info.loops();
        if loops
            .blocks(l)
            .iter()
            .any(|&b| loops.innermost(b) != Some(l))
        {
            return None;
        }
        let is_store = |&i: &Inst| matches!(func.inst(i), InstData::Store { .. });
        let mut insts = loops.blocks(l).iter().flat_map(|&b| &func.blocks[b].insts);
        if !insts.any(is_store) {
            return None;
        }
        let header = loops.header(l);
        let mut outside = info.cfg.preds(header).iter();
        let &preheader = outside.find(|&&p| !loops.contains(l, p))?;
        if info.cfg.succs(preheader).len() != 1 {
            return None;
        }
        if loops.exits(l).len() > MAX_EXITS {
            return None;
        }
        let (mut from, mut to): (SmallVec<[Block; 2]>, SmallVec<[Block; 2]>) = Default::default();
        for &(inside, outside) in loops.exits(l) {
            if !from.contains(&inside) {
                from.push(inside);
            }
            if !to.contains(&outside) {
                to.push(outside);
            }
        }
        let is_own = |b: &Block| info.cfg.preds(*b).iter().all(|&p| loops.contains(l, p));
        (!from.is_empty() && to.iter().all(is_own)).then_some(Shape {
            l,
            preheader,
            header,
            from,
            to,
        })
    }
}

/// An access of the loop.
struct Access {
    pointer: Value,
    ty: Type,
    mem: MemAccess,
    /// Number of the place that it is at, if its address comes from outside of the loop.
    place: Option<usize>,
}

/// An access, and where it is.
struct Located {
    pointer: Value,
    location: Location,
    size: u64,
    address: Address,
    place: Option<usize>,
}

/// An address from outside of the loop, with all accesses there.
struct Place {
    pointer: Value,
    ty: Type,
    /// Of a store that is executed in each iteration.
    always: Option<(Inst, MemAccess)>,
    insts: SmallVec<[Inst; 4]>,
    is_read: bool,
    is_good: bool,
}

/// What a place holds at the end of each block of the loop.
type Ends = FxHashMap<Block, Value>;

struct Promoter<'a, 'e> {
    env: &'a mut Env<'e>,
    func: &'a mut Function,
    info: &'a GraphInfo,
    /// To be applied at the end.
    replaced: &'a mut Replacements,
    shape: Shape,
}

impl Promoter<'_, '_> {
    fn run(&mut self) -> bool {
        let Some((mut places, accesses)) = self.look() else {
            return false;
        };
        let may_be = |place: &Place| place.is_good && place.always.is_some();
        if !places.iter().any(may_be) {
            return false;
        }
        let accesses: Vec<Located> = accesses.iter().map(|a| self.locate(a)).collect();
        let mut registers = 0;
        for (number, place) in places.iter_mut().enumerate() {
            let dwords = self.bytes(place.ty).div_ceil(4);
            let fits = registers + dwords <= MAX_REGISTERS;
            place.is_good = may_be(place) && fits && self.is_alone(number, &accesses);
            if place.is_good {
                registers += dwords;
            }
        }
        places.retain(|place| place.is_good);
        for place in &places {
            self.promote(place);
        }
        !places.is_empty()
    }

    fn bytes(&self, ty: Type) -> u64 {
        DataLayout::new(&self.env.ctx.types).store_size(ty)
    }

    /// The addresses from outside that the loop accesses, and all its accesses; nothing if there is
    /// anything in it that others see.
    fn look(&self) -> Option<(Vec<Place>, Vec<Access>)> {
        let blocks = self.info.loops().blocks(self.shape.l);
        let insts = blocks.iter().flat_map(|&b| &self.func.blocks[b].insts);
        let inside: FxHashSet<Inst> = insts.copied().collect();
        let (mut places, mut accesses) = (Vec::<Place>::new(), Vec::new());
        for &b in blocks {
            let always = self.shape.from.iter();
            let always = always.copied().all(|x| self.info.dom.dominates(b, x));
            for i in 0..self.func.blocks[b].insts.len() {
                let inst = self.func.blocks[b].insts[i];
                let Some((pointer, ty, mem)) = self.access(inst)? else {
                    continue;
                };
                if accesses.len() == MAX_ACCESSES {
                    return None;
                }
                let place = match self.is_from_outside(pointer, &inside) {
                    true => place_of(&mut places, pointer, ty),
                    false => None,
                };
                if let Some(place) = place.map(|n| &mut places[n]) {
                    let writes = matches!(self.func.inst(inst), InstData::Store { .. });
                    place.is_read |= !writes;
                    place.is_good &= place.ty == ty && self.is_promoted(pointer, ty);
                    place.insts.push(inst);
                    if writes && always {
                        place.always = Some((inst, mem));
                    }
                }
                accesses.push(Access {
                    pointer,
                    ty,
                    mem,
                    place,
                });
            }
        }
        Some((places, accesses))
    }

    fn locate(&mut self, access: &Access) -> Located {
        let size = self.bytes(access.ty);
        let ctx = &mut *self.env.ctx;
        let tag = ctx.alias.lasting(access.mem.alias);
        Located {
            pointer: access.pointer,
            location: Location {
                pointer: PointerInfo::of(ctx, self.func, access.pointer),
                size: Some(size),
                tag,
            },
            size,
            address: Address::of(ctx, self.func, access.pointer),
            place: access.place,
        }
    }

    /// Address, type and access of an ordinary access; inside, nothing if the instruction does
    /// nothing to memory; nothing if others may see what it does, or it may keep control.
    fn access(&self, inst: Inst) -> Option<Option<(Value, Type, MemAccess)>> {
        let (pointer, ty, mem) = match self.func.inst(inst) {
            InstData::Load { ptr, mem } => {
                let ty = self.func.value_type(self.func.result(inst)?);
                (*ptr, ty, *mem)
            }
            InstData::Store { args, mem } => (args[1], self.func.value_type(args[0]), *mem),
            InstData::Intrinsic { id, .. } => {
                let quiet = matches!(
                    id.effects(),
                    Effects::Pure | Effects::Convergent | Effects::Hint
                );
                return (quiet && super::ahead::comes_to_an_end(self.func, inst)).then_some(None);
            }
            InstData::AtomicRmw { .. }
            | InstData::CmpXchg { .. }
            | InstData::Fence { .. }
            | InstData::Call { .. }
            | InstData::CallIndirect { .. } => return None,
            _ => return Some(None),
        };
        mem.is_simple().then_some(Some((pointer, ty, mem)))
    }

    /// Is it memory that is promoted, in whole registers?
    fn is_promoted(&self, pointer: Value, ty: Type) -> bool {
        use AddrSpace::{Generic, Global, Local, Private};
        let space = self.func.value_type(pointer).addr_space();
        let layout = DataLayout::new(&self.env.ctx.types);
        matches!(space, Some(Global | Local | Private | Generic))
            && layout.bits(ty) == 8 * layout.store_size(ty)
            && layout.store_size(ty) % 4 == 0
    }

    fn is_from_outside(&self, value: Value, inside: &FxHashSet<Inst>) -> bool {
        match self.func.value_def(value) {
            ValueDef::Const(_) => true,
            ValueDef::Param(b, _) => !self.info.loops().contains(self.shape.l, b),
            ValueDef::Inst(inst) => !inside.contains(&inst),
        }
    }

    /// Do all other accesses of the loop touch other memory?
    fn is_alone(&self, number: usize, accesses: &[Located]) -> bool {
        let (ctx, func) = (&*self.env.ctx, &*self.func);
        let own = || accesses.iter().filter(|a| a.place == Some(number));
        let Some(first) = own().next() else {
            return false;
        };
        let is_apart = |a: &Located, b: &Located| {
            !may_alias(ctx, func, &a.location, &b.location)
                || a.address.is_apart(a.size, &b.address, b.size, ctx, func)
        };
        let mut others = accesses.iter().filter(|a| a.pointer != first.pointer);
        others.all(|other| own().all(|a| is_apart(a, other)))
    }

    /// Puts a place into a register.
    fn promote(&mut self, place: &Place) {
        let Some((store, mut mem)) = place.always else {
            return;
        };
        let loc = self.func.inst_loc(store);
        mem.alias = self.env.ctx.alias.lasting(mem.alias);
        mem.flags &= MemFlags::NONTEMPORAL;
        let header = self.shape.header;
        if place.is_read {
            let initial = self.load_before(place, mem, loc);
            let param = self.func.append_block_param(header, place.ty);
            edges::pass_more(self.func, self.shape.preheader, header, initial);
            let ends = self.follow(place, param);
            for &latch in self.info.loops().latches(self.shape.l) {
                self.pass(latch, header, &ends);
            }
            self.store_behind(place, mem, loc, &ends);
        } else {
            // Each way to an exit has a store.
            let nothing = values::undef(self.env.ctx, self.func, place.ty);
            let ends = self.follow(place, nothing);
            self.store_behind(place, mem, loc, &ends);
        }
    }

    fn store_behind(&mut self, place: &Place, mem: MemAccess, loc: SourceLoc, ends: &Ends) {
        for i in 0..self.shape.to.len() {
            let to = self.shape.to[i];
            let value = self.func.append_block_param(to, place.ty);
            for k in 0..self.shape.from.len() {
                let from = self.shape.from[k];
                if self.info.cfg.succs(from).contains(&to) {
                    self.pass(from, to, ends);
                }
            }
            let data = InstData::Store {
                args: [value, place.pointer],
                mem,
            };
            let behind = self.func.make_inst(data, Type::VOID, loc);
            self.func.blocks[to].insts.insert(0, behind);
        }
    }

    fn load_before(&mut self, place: &Place, mem: MemAccess, loc: SourceLoc) -> Value {
        let ptr = place.pointer;
        let load = self
            .func
            .make_inst(InstData::Load { ptr, mem }, place.ty, loc);
        let insts = &mut self.func.blocks[self.shape.preheader].insts;
        insts.insert(insts.len() - 1, load);
        self.func.result(load).expect("a load has a result")
    }

    /// Replaces the accesses. Returns what the place holds at the end of each block.
    fn follow(&mut self, place: &Place, first: Value) -> Ends {
        let mut ends = Ends::default();
        let insts: FxHashSet<Inst> = place.insts.iter().copied().collect();
        // Without loops inside, all blocks before a block but the header's are done before it.
        for i in 0..self.info.loops().blocks(self.shape.l).len() {
            let b = self.info.loops().blocks(self.shape.l)[i];
            let mut now = match b == self.shape.header {
                true => first,
                false => self.at_start(b, place.ty, &ends),
            };
            let list = std::mem::take(&mut self.func.blocks[b].insts);
            let kept = list.into_iter().filter(|&inst| {
                if !insts.contains(&inst) {
                    return true;
                }
                match self.func.inst(inst) {
                    InstData::Store { args, .. } => now = self.replaced.get(args[0]),
                    _ => {
                        let result = self.func.result(inst).expect("a load has a result");
                        self.replaced.set(result, now);
                    }
                }
                false
            });
            let kept = kept.collect();
            self.func.blocks[b].insts = kept;
            ends.insert(b, now);
        }
        ends
    }

    /// What the place holds at the start of a block that is not the header.
    fn at_start(&mut self, b: Block, ty: Type, ends: &Ends) -> Value {
        let preds = self.info.cfg.preds(b);
        let first = ends[&preds[0]];
        if preds.iter().all(|p| ends[p] == first) {
            return first;
        }
        let param = self.func.append_block_param(b, ty);
        let mut done: SmallVec<[Block; 4]> = SmallVec::new();
        for &p in preds {
            if !done.contains(&p) {
                done.push(p);
                self.pass(p, b, ends);
            }
        }
        param
    }

    fn pass(&mut self, from: Block, to: Block, ends: &Ends) {
        edges::pass_more(self.func, from, to, ends[&from]);
    }
}

/// The number of a place, which is made if there is room.
fn place_of(places: &mut Vec<Place>, pointer: Value, ty: Type) -> Option<usize> {
    if let Some(known) = places.iter().position(|p| p.pointer == pointer) {
        return Some(known);
    }
    if places.len() == MAX_PLACES {
        return None;
    }
    places.push(Place {
        pointer,
        ty,
        always: None,
        insts: SmallVec::new(),
        is_read: false,
        is_good: true,
    });
    Some(places.len() - 1)
}
