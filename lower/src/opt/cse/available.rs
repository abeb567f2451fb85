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

    /// The value that an ordinary load would give.
    pub fn load(&self, func: &Function, inst: Inst) -> Option<Value> {
        let InstData::Load { ptr, mem } = func.inst(inst) else {
            return None;
        };
        let ty = func.result_type(inst);
        let mut found = self.entries.iter().rev();
        found
            .find(|e| mem.is_simple() && e.pointer == *ptr && e.ty == ty)
            .map(|e| e.value)
    }

    /// An instruction is executed.
    pub fn update(&mut self, env: &Env<'_>, func: &Function, inst: Inst) {
        match func.inst(inst) {
            InstData::Load { ptr, mem } => {
                if mem.is_simple() {
                    if let Some(value) = func.result(inst) {
                        let ty = func.result_type(inst);
                        self.remember(entry(env.ctx, func, *ptr, ty, value));
                    }
                } else if orders(mem) {
                    self.entries.clear();
                }
            }
            InstData::Store { args, mem } => {
                let new = entry(env.ctx, func, args[1], func.value_type(args[0]), args[0]);
                self.write(func, mem, &new.place);
                if mem.is_simple() && keeps_what_is_written(func.value_type(args[1])) {
                    self.remember(new);
                }
            }
            InstData::AtomicRmw { args, mem, .. } => {
                let ty = func.value_type(args[1]);
                self.write(func, mem, &entry(env.ctx, func, args[0], ty, args[1]).place);
            }
            InstData::CmpXchg { args, mem, .. } => {
                let ty = func.value_type(args[1]);
                self.write(func, mem, &entry(env.ctx, func, args[0], ty, args[1]).place);
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

    fn write(&mut self, func: &Function, mem: &MemAccess, place: &Location) {
        if orders(mem) {
            self.entries.clear();
        } else {
            self.entries.retain(|e| !may_alias(func, &e.place, place));
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

fn entry(ctx: &Context, func: &Function, pointer: Value, ty: Type, value: Value) -> Entry {
    let size = DataLayout::new(&ctx.types).store_size(ty);
    Entry {
        pointer,
        ty,
        value,
        place: Location {
            pointer: PointerInfo::of(ctx, func, pointer),
            size: Some(size),
        },
    }
}
