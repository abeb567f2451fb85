//! The contents of memory that are at hand as values.

use crate::analysis::PointerInfo;
use crate::analysis::alias::{Location, may_alias};
use crate::opt::env::Env;
use ir::intrinsic::Effects;
use ir::{
    AddrSpace, Context, DataLayout, Function, Inst, InstData, MemAccess, Ordering, Type, Value,
};

/// Most locations remembered; the oldest is forgotten first.
const MAX_ENTRIES: usize = 16;

#[derive(Clone, Copy, Debug)]
struct Entry {
    /// The access that has told.
    inst: Inst,
    pointer: Value,
    ty: Type,
    /// What stands there.
    value: Value,
    place: Location,
}

/// What is known of memory at a point of the program.
#[derive(Clone, Debug, Default)]
pub struct Available {
    entries: Vec<Entry>,
}

impl Available {
    /// Is nothing known?
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The access that tells what an ordinary load would give, and that value.
    pub fn load(&self, func: &Function, inst: Inst) -> Option<(Inst, Value)> {
        let InstData::Load { ptr, mem } = func.inst(inst) else {
            return None;
        };
        let ty = func.result_type(inst);
        let mut found = self.entries.iter().rev();
        found
            .find(|e| mem.is_simple() && e.pointer == *ptr && e.ty == ty)
            .map(|e| (e.inst, e.value))
    }

    /// An instruction is executed.
    pub fn update(&mut self, env: &Env<'_>, func: &Function, inst: Inst) {
        match func.inst(inst) {
            InstData::Load { ptr, mem } => {
                if mem.is_simple() {
                    if let Some(value) = func.result(inst) {
                        self.remember(entry(env.ctx, func, (inst, mem), *ptr, value));
                    }
                } else if orders(mem) {
                    self.entries.clear();
                }
            }
            InstData::Store { args, mem } => {
                let new = entry(env.ctx, func, (inst, mem), args[1], args[0]);
                self.write(env.ctx, func, mem, &new);
                if mem.is_simple() && keeps_what_is_written(func.value_type(args[1])) {
                    self.remember(new);
                }
            }
            InstData::AtomicRmw { args, mem, .. } => {
                let new = entry(env.ctx, func, (inst, mem), args[0], args[1]);
                self.write(env.ctx, func, mem, &new);
            }
            InstData::CmpXchg { args, mem, .. } => {
                let new = entry(env.ctx, func, (inst, mem), args[0], args[1]);
                self.write(env.ctx, func, mem, &new);
            }
            InstData::Fence { .. } | InstData::CallIndirect { .. } => self.entries.clear(),
            InstData::Call { callee, .. } if env.callees.may_write(*callee) => self.entries.clear(),
            InstData::Intrinsic { id, .. }
                if matches!(id.effects(), Effects::Effect | Effects::ConvergentEffect) =>
            {
                self.entries.clear();
            }
            _ => {}
        }
    }

    fn write(&mut self, ctx: &Context, func: &Function, mem: &MemAccess, new: &Entry) {
        if orders(mem) {
            self.entries.clear();
        } else {
            let touches =
                |e: &Entry| e.pointer == new.pointer || may_alias(ctx, func, &e.place, &new.place);
            self.entries.retain(|e| !touches(e));
        }
    }

    fn remember(&mut self, entry: Entry) {
        if self.entries.len() == MAX_ENTRIES {
            self.entries.remove(0);
        }
        self.entries.push(entry);
    }
}

/// Does a load of the place give what was stored? A buffer has a size: what is stored behind its
/// end goes nowhere, and zero is loaded from there.
fn keeps_what_is_written(pointer: Type) -> bool {
    pointer.addr_space() != Some(AddrSpace::BufferFat)
}

/// May other accesses not be moved over it?
fn orders(mem: &MemAccess) -> bool {
    mem.flags.contains(ir::MemFlags::VOLATILE) || mem.ordering > Ordering::Monotonic
}

fn entry(
    ctx: &Context,
    func: &Function,
    (inst, mem): (Inst, &MemAccess),
    pointer: Value,
    value: Value,
) -> Entry {
    let ty = func.value_type(value);
    let size = DataLayout::new(&ctx.types).store_size(ty);
    Entry {
        inst,
        pointer,
        ty,
        value,
        place: Location {
            pointer: PointerInfo::of(ctx, func, pointer),
            size: Some(size),
            tag: mem.alias,
        },
    }
}
