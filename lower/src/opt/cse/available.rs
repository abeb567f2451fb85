//! The contents of memory that are at hand as values.

use crate::analysis::PointerInfo;
use crate::analysis::alias::{Location, may_alias};
use crate::opt::env::Env;
use ir::intrinsic::Effects;
use ir::{
    AddrSpace, AliasTag, Context, DataLayout, Function, Inst, InstData, MemAccess, Ordering, Type,
    Value,
};

/// Most locations remembered; the oldest is forgotten first.
const MAX_ENTRIES: usize = 16;

/// An access to memory.
#[derive(Clone, Copy, Debug)]
struct Access {
    inst: Inst,
    pointer: Value,
    ty: Type,
    /// What is loaded or stored.
    value: Value,
    tag: AliasTag,
    /// Where it is, once it has been compared with another one.
    place: Option<Location>,
    /// Does it tell what stands there from now on?
    tells: bool,
    /// Does it make an end of what was known, which has not been done yet?
    writes: bool,
}

/// What is known of memory at a point of the program.
///
/// What a write makes an end of is found only when somebody asks: behind most writes nobody does.
#[derive(Clone, Debug, Default)]
pub struct Available {
    /// In the order of the program.
    accesses: Vec<Access>,
    /// Are there writes among them that are to be looked at?
    pending: bool,
}

impl Available {
    /// Is nothing known?
    pub fn is_empty(&self) -> bool {
        self.accesses.is_empty()
    }

    /// The access that tells what an ordinary load would give, and that value.
    pub fn load(&mut self, ctx: &Context, func: &Function, inst: Inst) -> Option<(Inst, Value)> {
        let InstData::Load { ptr, mem } = func.inst(inst) else {
            return None;
        };
        if !mem.is_simple() {
            return None;
        }
        let ty = func.result_type(inst);
        let is_it = |a: &Access| a.tells && a.pointer == *ptr && a.ty == ty;
        let mut at = self.accesses.iter().rposition(is_it)?;
        if self.pending && self.accesses[at..].iter().skip(1).any(|a| a.writes) {
            self.settle(ctx, func);
            at = self.accesses.iter().rposition(is_it)?;
        }
        let found = &self.accesses[at];
        Some((found.inst, found.value))
    }

    /// An instruction is executed.
    pub fn update(&mut self, env: &Env<'_>, func: &Function, inst: Inst) {
        match func.inst(inst) {
            InstData::Load { ptr, mem } => {
                if mem.is_simple() {
                    if let Some(value) = func.result(inst) {
                        self.add(env.ctx, func, access(func, (inst, mem), *ptr, value));
                    }
                } else if orders(mem) {
                    self.clear();
                }
            }
            InstData::Store { args, mem } => {
                let tells = mem.is_simple() && keeps_what_is_written(func.value_type(args[1]));
                let access = access(func, (inst, mem), args[1], args[0]);
                self.write(env.ctx, func, mem, Access { tells, ..access });
            }
            InstData::AtomicRmw { args, mem, .. } => {
                let access = access(func, (inst, mem), args[0], args[1]);
                let tells = false;
                self.write(env.ctx, func, mem, Access { tells, ..access });
            }
            InstData::CmpXchg { args, mem, .. } => {
                let access = access(func, (inst, mem), args[0], args[1]);
                let tells = false;
                self.write(env.ctx, func, mem, Access { tells, ..access });
            }
            InstData::Fence { .. } | InstData::CallIndirect { .. } => self.clear(),
            InstData::Call { callee, .. } if env.callees.may_write(*callee) => self.clear(),
            InstData::Intrinsic { id, .. }
                if matches!(id.effects(), Effects::Effect | Effects::ConvergentEffect) =>
            {
                self.clear();
            }
            _ => {}
        }
    }

    fn clear(&mut self) {
        self.accesses.clear();
        self.pending = false;
    }

    fn write(&mut self, ctx: &Context, func: &Function, mem: &MemAccess, access: Access) {
        if orders(mem) {
            self.clear();
        }
        let writes = !self.accesses.is_empty();
        if writes || access.tells {
            self.add(ctx, func, Access { writes, ..access });
        }
    }

    fn add(&mut self, ctx: &Context, func: &Function, access: Access) {
        if self.accesses.len() < MAX_ENTRIES {
            self.pending |= access.writes;
            self.accesses.push(access);
        } else {
            self.settle(ctx, func);
            self.execute(ctx, func, access);
        }
    }

    /// Forgets what has been written over.
    fn settle(&mut self, ctx: &Context, func: &Function) {
        if self.pending {
            self.pending = false;
            for access in std::mem::take(&mut self.accesses) {
                self.execute(ctx, func, access);
            }
        }
    }

    /// An access behind those that are left.
    fn execute(&mut self, ctx: &Context, func: &Function, mut access: Access) {
        if std::mem::take(&mut access.writes) {
            let place = access.locate(ctx, func);
            let pointer = access.pointer;
            self.accesses.retain_mut(|a| {
                a.pointer != pointer && !may_alias(ctx, func, &a.locate(ctx, func), &place)
            });
        }
        if access.tells {
            if self.accesses.len() == MAX_ENTRIES {
                self.accesses.remove(0);
            }
            self.accesses.push(access);
        }
    }
}

impl Access {
    fn locate(&mut self, ctx: &Context, func: &Function) -> Location {
        *self.place.get_or_insert_with(|| Location {
            pointer: PointerInfo::of(ctx, func, self.pointer),
            size: Some(DataLayout::new(&ctx.types).store_size(self.ty)),
            tag: self.tag,
        })
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

/// An access that tells what stands there.
fn access(
    func: &Function,
    (inst, mem): (Inst, &MemAccess),
    pointer: Value,
    value: Value,
) -> Access {
    Access {
        inst,
        pointer,
        ty: func.value_type(value),
        value,
        tag: mem.alias,
        place: None,
        tells: true,
        writes: false,
    }
}
