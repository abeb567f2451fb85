//! Which allocas do not escape, and the accesses of each.

use crate::analysis::GraphInfo;
use crate::analysis::alias::gep_offset;
use crate::stack;
use crate::values::const_int;
use cranelift_entity::{PrimaryMap, SecondaryMap, entity_impl};
use ir::{CastOp, Context, DataLayout, Function, Inst, InstData, Intrinsic, Rare, Type, Value};
use smallvec::SmallVec;

/// An alloca at hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Slot(u32);
entity_impl!(Slot, "slot");

/// One load or store.
#[derive(Clone, Copy, Debug)]
pub struct Access {
    /// The instruction.
    pub inst: Inst,
    /// First byte.
    pub offset: u64,
    /// Number of bytes.
    pub size: u64,
    /// Type of the value.
    pub ty: Type,
}

/// An alloca and what is done to it.
#[derive(Clone, Debug)]
pub struct SlotData {
    /// Size in bytes.
    pub size: u64,
    /// May its address be used in ways that are not listed here?
    pub escapes: bool,
    /// Loads and stores, in program order.
    pub accesses: SmallVec<[Access; 4]>,
    /// Memory intrinsics on it.
    pub intrinsics: Vec<Inst>,
}

/// A pointer into an alloca.
#[derive(Clone, Copy, Debug)]
pub struct SlotPointer {
    /// Which.
    pub slot: Slot,
    /// Bytes from its start.
    pub offset: i64,
}

/// All allocas of a function.
#[derive(Clone, Debug, Default)]
pub struct Slots {
    /// The allocas.
    pub slots: PrimaryMap<Slot, SlotData>,
    /// Is there a marker of a lifetime?
    pub has_markers: bool,
    pointers: SecondaryMap<Value, Option<SlotPointer>>,
}

/// Is there an alloca at all?
pub fn has_alloca(func: &Function) -> bool {
    let mut insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    let is_alloca = |&i: &Inst| matches!(func.inst(i), InstData::Alloca { .. });
    func.has_made(Rare::ALLOCA) && insts.any(is_alloca)
}

impl Slots {
    /// Collects them, in dominator-tree order, so that pointers come before what is derived from
    /// them.
    pub fn collect(ctx: &Context, func: &Function, info: &GraphInfo) -> Slots {
        let mut slots = Slots::default();
        slots.pointers.resize(func.num_values());
        for &b in info.dom.preorder() {
            for &inst in &func.blocks[b].insts {
                slots.visit(ctx, func, inst);
            }
        }
        slots
    }

    /// Where a value points to, if into an alloca.
    pub fn pointer(&self, value: Value) -> Option<SlotPointer> {
        self.pointers[value]
    }

    /// Where a value points to, if into an alloca that does not escape.
    pub fn private_pointer(&self, value: Value) -> Option<SlotPointer> {
        self.pointers[value].filter(|p| !self.slots[p.slot].escapes)
    }

    fn visit(&mut self, ctx: &Context, func: &Function, inst: Inst) {
        match func.inst(inst) {
            InstData::Alloca { .. } => self.add(ctx, func, inst),
            InstData::Gep { args, .. } => {
                let args = args.as_slice(&func.lists);
                if self.pointers[args[0]].is_some() {
                    self.derive(func, inst, args[0], gep_offset(ctx, func, inst));
                }
                args[1..].iter().for_each(|&v| self.escape(v));
            }
            InstData::Cast {
                op: CastOp::AddrSpaceCast | CastOp::Bitcast,
                arg,
                ..
            } => self.derive(func, inst, *arg, Some(0)),
            InstData::Load { ptr, mem } => {
                let ty = func.result_type(inst);
                self.access(ctx, inst, *ptr, ty, mem.is_simple());
            }
            InstData::Store { args, mem } => {
                self.escape(args[0]);
                let ty = func.value_type(args[0]);
                self.access(ctx, inst, args[1], ty, mem.is_simple());
            }
            InstData::Intrinsic { id, args, .. } => {
                self.intrinsic(ctx, func, inst, *id, args.as_slice(&func.lists));
            }
            _ => func.for_each_operand(inst, |v| self.escape(v)),
        }
    }

    fn add(&mut self, ctx: &Context, func: &Function, inst: Inst) {
        let size = stack::bytes(ctx, func, inst);
        let slot = self.slots.push(SlotData {
            size: size.unwrap_or(0),
            escapes: size.is_none(),
            accesses: SmallVec::new(),
            intrinsics: Vec::new(),
        });
        if let Some(result) = func.result(inst) {
            self.pointers[result] = Some(SlotPointer { slot, offset: 0 });
        }
    }

    fn escape(&mut self, value: Value) {
        if let Some(p) = self.pointers[value] {
            self.slots[p.slot].escapes = true;
        }
    }

    fn derive(&mut self, func: &Function, inst: Inst, from: Value, step: Option<i64>) {
        let Some(base) = self.pointers[from] else {
            return;
        };
        let offset = step.and_then(|s| base.offset.checked_add(s));
        let result = func.result(inst).filter(|&r| func.value_type(r).is_ptr());
        match (offset, result) {
            (Some(offset), Some(result)) => {
                self.pointers[result] = Some(SlotPointer {
                    slot: base.slot,
                    offset,
                });
            }
            _ => self.escape(from),
        }
    }

    fn access(&mut self, ctx: &Context, inst: Inst, pointer: Value, ty: Type, is_simple: bool) {
        let Some(p) = self.pointers[pointer] else {
            return;
        };
        let size = DataLayout::new(&ctx.types).store_size(ty);
        let slot = &mut self.slots[p.slot];
        match u64::try_from(p.offset) {
            Ok(offset) if is_simple && offset.saturating_add(size) <= slot.size && size > 0 => {
                slot.accesses.push(Access {
                    inst,
                    offset,
                    size,
                    ty,
                });
            }
            _ => slot.escapes = true,
        }
    }

    fn intrinsic(
        &mut self,
        ctx: &Context,
        func: &Function,
        inst: Inst,
        id: Intrinsic,
        args: &[Value],
    ) {
        use Intrinsic::*;
        if matches!(
            id,
            LifetimeStart | LifetimeEnd | InvariantStart | InvariantEnd
        ) {
            self.has_markers = true;
            return;
        }
        let Some(op) = MemoryOp::of(ctx, func, inst) else {
            args.iter().for_each(|&v| self.escape(v));
            return;
        };
        // Of a memset, `source` is the byte, and no pointer.
        for v in [op.dest, op.source] {
            let Some(p) = self.pointers[v] else { continue };
            let slot = &mut self.slots[p.slot];
            let end = u64::try_from(p.offset).map(|o| o.saturating_add(op.len));
            if end.is_ok_and(|end| end <= slot.size) {
                slot.intrinsics.push(inst);
            } else {
                slot.escapes = true;
            }
        }
    }
}

/// What a memory intrinsic does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MemoryOpKind {
    /// Copies.
    Copy,
    /// Sets all bytes to one value.
    Set,
}

/// A memory intrinsic with constant length that is not volatile.
#[derive(Clone, Copy, Debug)]
pub struct MemoryOp {
    /// What.
    pub kind: MemoryOpKind,
    /// Pointer written to.
    pub dest: Value,
    /// Pointer read from, or the byte.
    pub source: Value,
    /// Bytes.
    pub len: u64,
}

impl MemoryOp {
    /// Reads an instruction.
    pub fn of(ctx: &Context, func: &Function, inst: Inst) -> Option<MemoryOp> {
        use Intrinsic::*;
        let InstData::Intrinsic { id, args, .. } = func.inst(inst) else {
            return None;
        };
        let kind = match id {
            Memcpy | MemcpyInline | Memmove => MemoryOpKind::Copy,
            Memset | MemsetInline => MemoryOpKind::Set,
            _ => return None,
        };
        let &[dest, source, len, is_volatile] = args.as_slice(&func.lists) else {
            return None;
        };
        if const_int(ctx, func, is_volatile) != Some(0) {
            return None;
        }
        let len = u64::try_from(const_int(ctx, func, len)?).ok()?;
        Some(MemoryOp {
            kind,
            dest,
            source,
            len,
        })
    }
}
