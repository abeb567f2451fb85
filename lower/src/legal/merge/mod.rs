//! Merges loads, and stores, of neighbouring bytes, halves and words into wide accesses; works on
//! legal IR and keeps it legal.
//!
//! Within a block, accesses at constant distances from one pointer are gathered in a [`Group`]. A
//! load may move up to the first of its group as long as nothing that was stored in between may be
//! what it reads; a store may sink to the last of its group as long as nothing in between may read
//! or write what it writes. Whatever synchronises ends all groups, but those of loads that give the
//! same wherever they stand, if it is sure to come back. Ended groups are cut into accesses of
//! 4, 8, 12 or 16 bytes ([`pieces`]); what is narrower than a word is cut out of one, or put
//! together. Where stores stand between loads of neighbouring wide places, up to [`pieces::RUN`]
//! bytes are loaded at the first of them: of a wide access less is known than of its parts, which
//! are members of a structure, say, so that nobody could move it over the stores later.
//!
//! Wide accesses to private memory do not exist. Linear: the
//! open groups of a block and the stores that a group remembers are bounded in number.

mod align;
mod extend;
mod pieces;
mod rewrite;

use crate::analysis::alias::{Location, PointerInfo, may_alias};
use crate::target::{Abilities, Scratch};
use cranelift_entity::PrimaryMap;
use ir::intrinsic::Effects;
use ir::{
    AddrSpace, AliasTag, Block, ConstData, Context, Function, GlobalData, GlobalVar, Inst,
    InstData, Intrinsic, MemAccess, Type, Value,
};
use rewrite::Edits;
use smallvec::SmallVec;

/// Most groups that are open at a time.
const MAX_OPEN: usize = 16;
/// Most stores that a group of loads remembers.
const MAX_STORES: usize = 16;

/// Loads or stores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Load,
    Store,
}

/// The bytes that an access touches.
#[derive(Clone, Copy, Debug)]
struct Place {
    /// The pointer below constant distances.
    base: Value,
    /// Bytes from it.
    offset: i64,
    bytes: u32,
    /// The same as far as it can be followed.
    location: Location,
}

impl Place {
    /// May two accesses touch the same byte? Distances from one pointer decide that for sure,
    /// whatever the pointer is.
    fn may_overlap(&self, other: &Place, ctx: &Context, func: &Function) -> bool {
        if self.base == other.base {
            let (a, b) = (i128::from(self.offset), i128::from(other.offset));
            return a < b + i128::from(other.bytes) && b < a + i128::from(self.bytes);
        }
        may_alias(ctx, func, &self.location, &other.location)
    }
}

/// An access that can be merged.
#[derive(Clone, Copy, Debug)]
struct Item {
    inst: Inst,
    /// Index in the block.
    position: usize,
    place: Place,
}

/// Accesses of one kind at constant distances from a pointer.
struct Group {
    kind: Kind,
    base: Value,
    space: AddrSpace,
    items: Vec<Item>,
    /// What was stored since the first load.
    stores: SmallVec<[Place; 4]>,
    /// Is there something since the first load that may have written anything?
    over: bool,
}

/// What merging has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Merged {
    /// Nothing.
    Nothing,
    /// Accesses are wider.
    Accesses,
    /// What was loaded is taken out of words now, too.
    PartsOfWords,
}

/// Merges accesses in all blocks.
pub fn run(
    ctx: &mut Context,
    globals: &PrimaryMap<GlobalVar, GlobalData>,
    abilities: Abilities,
    func: &mut Function,
) -> Merged {
    let mut changed = false;
    let mut parts = extend::Parts::default();
    let mut merger = Merger {
        ctx: &mut *ctx,
        globals,
        abilities,
        func: &mut *func,
        open: Vec::new(),
        edits: Edits::default(),
    };
    for i in 0..merger.func.layout.len() {
        let block = merger.func.layout[i];
        if !has_several(merger.func, block) {
            continue;
        }
        merger.block(block);
        if merger.edits.any {
            let mut edits = std::mem::take(&mut merger.edits);
            parts.extend(edits.parts.drain());
            edits.apply(merger.func, block);
            changed = true;
        }
    }
    extend::run(ctx, func, &parts);
    match (changed, parts.is_empty()) {
        (false, _) => Merged::Nothing,
        (true, true) => Merged::Accesses,
        (true, false) => Merged::PartsOfWords,
    }
}

/// Are there loads, or stores, that could be merged?
fn has_several(func: &Function, block: Block) -> bool {
    let (mut loads, mut stores) = (0, 0);
    for &inst in &func.blocks[block].insts {
        match func.inst(inst) {
            InstData::Load { .. } => loads += 1,
            InstData::Store { .. } => stores += 1,
            _ => {}
        }
    }
    loads > 1 || stores > 1
}

/// Does a load give the same value wherever it stands?
fn is_fixed(mem: MemAccess, place: &Place) -> bool {
    mem.flags.is_fixed() || place.location.pointer.space.is_constant()
}

struct Merger<'a> {
    ctx: &'a mut Context,
    globals: &'a PrimaryMap<GlobalVar, GlobalData>,
    abilities: Abilities,
    func: &'a mut Function,
    open: Vec<Group>,
    edits: Edits,
}

impl Merger<'_> {
    fn block(&mut self, block: Block) {
        for position in 0..self.func.blocks[block].insts.len() {
            let inst = self.func.blocks[block].insts[position];
            match *self.func.inst(inst) {
                InstData::Load { ptr, mem } if mem.is_simple() => {
                    let ty = self.func.result_type(inst);
                    self.load(inst, position, ptr, ty, mem);
                }
                InstData::Store { args, mem } if mem.is_simple() => {
                    let ty = self.func.value_type(args[0]);
                    self.store(inst, position, args[1], ty, mem.alias);
                }
                _ if !self.synchronises(inst) => {}
                _ if self.comes_back(inst) => self.end_all_but_fixed(),
                _ => self.end_all(),
            }
        }
        self.end_all();
    }

    /// May the instruction read or write memory, or order accesses?
    fn synchronises(&self, inst: Inst) -> bool {
        match self.func.inst(inst) {
            InstData::Intrinsic { id, .. } => {
                let effect = matches!(id.effects(), Effects::Effect | Effects::ConvergentEffect);
                effect || matches!(id, Intrinsic::BufferFormatLoad | Intrinsic::ImageRead)
            }
            data => data.concerns_memory(),
        }
    }

    /// Is what stands behind the instruction executed whenever it is? Then what is the same before
    /// and after it may be loaded before.
    fn comes_back(&self, inst: Inst) -> bool {
        match self.func.inst(inst) {
            InstData::Fence { .. } => true,
            InstData::Intrinsic { id, .. } => matches!(
                id,
                Intrinsic::InlineAsm | Intrinsic::UniformAsm | Intrinsic::SBarrier
            ),
            _ => false,
        }
    }

    fn place(&mut self, ptr: Value, ty: Type, tag: AliasTag) -> Place {
        let bytes = ir::DataLayout::new(&self.ctx.types).store_size(ty);
        let (base, offset) = self.split_address(ptr);
        Place {
            base,
            offset,
            bytes: u32::try_from(bytes).unwrap_or(u32::MAX),
            location: Location {
                pointer: PointerInfo::of(self.ctx, self.func, ptr),
                size: Some(bytes),
                tag,
            },
        }
    }

    fn load(&mut self, inst: Inst, position: usize, ptr: Value, ty: Type, mem: MemAccess) {
        let place = self.place(ptr, ty, mem.alias);
        let fixed = is_fixed(mem, &place);
        if !fixed {
            self.end_stores_that_touch(&place);
        }
        let item = Item {
            inst,
            position,
            place,
        };
        if !self.is_mergeable(ptr, &place) {
            return;
        }
        let Some(g) = self.find(Kind::Load, place.base) else {
            self.begin(Kind::Load, ptr, item);
            return;
        };
        let group = &self.open[g];
        let mut stores = group.stores.iter();
        let overwritten =
            !fixed && (group.over || stores.any(|s| s.may_overlap(&place, self.ctx, self.func)));
        if overwritten {
            self.end(g);
            self.begin(Kind::Load, ptr, item);
        } else {
            self.open[g].items.push(item);
        }
    }

    fn store(&mut self, inst: Inst, position: usize, ptr: Value, ty: Type, tag: AliasTag) {
        let place = self.place(ptr, ty, tag);
        // Stores that may touch the same bytes keep their order: their group ends, also if it is
        // this store's own.
        self.end_stores_that_touch(&place);
        let mut g = 0;
        while g < self.open.len() {
            let group = &mut self.open[g];
            if group.kind == Kind::Load {
                group.stores.push(place);
                if group.stores.len() > MAX_STORES {
                    self.end(g);
                    continue;
                }
            }
            g += 1;
        }
        if !self.is_mergeable(ptr, &place) {
            return;
        }
        let item = Item {
            inst,
            position,
            place,
        };
        match self.find(Kind::Store, place.base) {
            Some(g) => self.open[g].items.push(item),
            None => self.begin(Kind::Store, ptr, item),
        }
    }

    fn end_stores_that_touch(&mut self, place: &Place) {
        let mut g = 0;
        while g < self.open.len() {
            let group = &self.open[g];
            let touches = group.kind == Kind::Store
                && group
                    .items
                    .iter()
                    .any(|i| i.place.may_overlap(place, self.ctx, self.func));
            if touches {
                self.end(g);
            } else {
                g += 1;
            }
        }
    }

    /// Can the access be part of a wide one?
    fn is_mergeable(&self, ptr: Value, place: &Place) -> bool {
        let space = self.func.value_type(ptr).addr_space();
        let words = self.abilities.scratch == Scratch::Buffer;
        let apart = |s| s == AddrSpace::Private && words;
        space.is_some_and(|s| !apart(s)) && matches!(place.bytes, 1 | 2 | 4 | 8 | 12)
    }

    /// The pointer below constant distances, and their sum.
    fn split_address(&mut self, ptr: Value) -> (Value, i64) {
        let (mut at, mut offset) = (ptr, 0i64);
        // Simplified addresses have one constant; the bound is only for those that are not.
        for _ in 0..4 {
            let Some(inst) = self.func.def_inst(at) else {
                break;
            };
            let InstData::Gep { args, .. } = self.func.inst(inst) else {
                break;
            };
            let args = args.as_slice(&self.func.lists);
            let Some(step) = crate::values::const_sint(self.ctx, self.func, args[1]) else {
                break;
            };
            offset = offset.wrapping_add(step as i64);
            at = args[0];
        }
        // The address of a variable has its own constant.
        if let Some(c) = self.func.value_const(at) {
            if let ConstData::Address {
                ty,
                base,
                offset: inner,
            } = *self.ctx.consts.get(c)
            {
                let start = ConstData::Address {
                    ty,
                    base,
                    offset: 0,
                };
                at = crate::values::constant(self.ctx, self.func, start);
                offset = offset.wrapping_add(inner);
            }
        }
        (at, offset)
    }

    // Groups.

    fn find(&self, kind: Kind, base: Value) -> Option<usize> {
        self.open
            .iter()
            .position(|g| g.kind == kind && g.base == base)
    }

    fn begin(&mut self, kind: Kind, ptr: Value, item: Item) {
        if self.open.len() >= MAX_OPEN {
            self.end(0);
        }
        self.open.push(Group {
            kind,
            base: item.place.base,
            space: self
                .func
                .value_type(ptr)
                .addr_space()
                .unwrap_or(AddrSpace::Generic),
            items: vec![item],
            stores: SmallVec::new(),
            over: false,
        });
    }

    /// Ends the groups but those of loads that give the same wherever they stand.
    fn end_all_but_fixed(&mut self) {
        let mut g = 0;
        while let Some(group) = self.open.get(g) {
            let fixed = |item: &Item| match *self.func.inst(item.inst) {
                InstData::Load { mem, .. } => is_fixed(mem, &item.place),
                _ => false,
            };
            if group.items.iter().all(fixed) {
                self.open[g].over = true;
                g += 1;
            } else {
                self.end(g);
            }
        }
    }

    fn end_all(&mut self) {
        while !self.open.is_empty() {
            self.end(0);
        }
    }

    /// Ends a group: its items become wide accesses where they can.
    fn end(&mut self, g: usize) {
        let mut group = self.open.remove(g);
        if group.items.len() < 2 {
            return;
        }
        group.items.sort_by_key(|i| (i.place.offset, i.position));
        let align = align::of_pointer(self.ctx, self.globals, self.func, group.base);
        let pieces = pieces::cut(self.func, &group, align, self.abilities);
        let positions = pieces::positions(&group, &pieces);
        for (piece, position) in pieces.iter().zip(positions) {
            let items = &group.items[piece.items.clone()];
            let log2 = piece.align_log2;
            match group.kind {
                Kind::Load => {
                    let at = rewrite::At { position, log2 };
                    self.edits.load(self.ctx, self.func, group.base, items, at);
                }
                Kind::Store => {
                    self.edits
                        .store(self.ctx, self.func, group.base, items, log2);
                    self.note_sunk(items);
                }
            }
        }
    }

    /// Stores have moved down: loads to come must not move up over the place where they stand now.
    fn note_sunk(&mut self, items: &[Item]) {
        for group in self.open.iter_mut().filter(|g| g.kind == Kind::Load) {
            group.stores.extend(items.iter().map(|i| i.place));
        }
    }
}
