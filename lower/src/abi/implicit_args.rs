//! Which of the implicit kernel arguments a function reads: the runtime allocates heaps and starts
//! threads for some of them, so they are asked for only if they may be used.

use cranelift_entity::EntitySet;
use ir::{CastOp, ConstData, Context, DataLayout, Function, InstData, Intrinsic, Module, Value};

/// A set of implicit arguments, as bytes of their area in groups of 8.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ImplicitUse(u32);

impl ImplicitUse {
    /// All of them.
    pub const ALL: ImplicitUse = ImplicitUse(u32::MAX);

    /// Adds the bytes `start..start + size`; all if they are not inside of the area.
    fn insert(&mut self, start: i64, size: u64) {
        let Ok(start) = u64::try_from(start) else {
            *self = ImplicitUse::ALL;
            return;
        };
        let end = start.saturating_add(size.max(1));
        if end > 256 {
            *self = ImplicitUse::ALL;
            return;
        }
        for group in start / 8..end.div_ceil(8) {
            self.0 |= 1 << group;
        }
    }

    /// Adds all of another set.
    pub fn extend(&mut self, other: ImplicitUse) {
        self.0 |= other.0;
    }

    /// May the 8 bytes at `offset` be read?
    pub fn contains(self, offset: u64) -> bool {
        offset < 256 && self.0 >> (offset / 8) & 1 != 0
    }
}

/// Longest chain of address computations that is looked through.
const MAX_CHAIN: usize = 8;

/// What the function's own instructions may read: what they load at constant offsets from the
/// address of the area; everything if that address goes anywhere else. Linear.
pub(crate) fn used_by(module: &Module, func: &Function) -> ImplicitUse {
    let mut found = ImplicitUse::default();
    let addresses = addresses(&module.ctx, func);
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            if !func.may_use(inst, |v| addresses.contains(v)) {
                continue;
            }
            let data = func.inst(inst);
            func.for_each_operand(inst, |v| {
                if !addresses.contains(v) {
                    return;
                }
                let Some(offset) = offset_in_area(&module.ctx, func, v) else {
                    return;
                };
                match (data, offset) {
                    (InstData::Load { .. }, Some(offset)) => {
                        let ty = func.result_type(inst);
                        found.insert(offset, DataLayout::new(&module.ctx.types).store_size(ty));
                    }
                    // Addresses are followed from where they are used.
                    (InstData::Gep { .. }, Some(_)) => {
                        let is_constant = func.result(inst).is_some_and(|r| {
                            matches!(offset_in_area(&module.ctx, func, r), Some(Some(_)))
                        });
                        if !is_constant {
                            found = ImplicitUse::ALL;
                        }
                    }
                    (
                        InstData::Cast {
                            op: CastOp::AddrSpaceCast,
                            ..
                        },
                        Some(_),
                    ) => {}
                    _ => found = ImplicitUse::ALL,
                }
            });
        }
    }
    found
}

/// The addresses in the area: few of all operands are such.
fn addresses(ctx: &Context, func: &Function) -> EntitySet<Value> {
    let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    let made = insts.filter(|&&inst| {
        matches!(
            func.inst(inst),
            InstData::Intrinsic { .. } | InstData::Cast { .. } | InstData::Gep { .. }
        )
    });
    let values = made.filter_map(|&inst| func.result(inst));
    let mut addresses = EntitySet::new();
    addresses.extend(values.filter(|&v| offset_in_area(ctx, func, v).is_some()));
    addresses
}

/// `None` if the value is no address in the area, else its offset, if that is constant.
pub(crate) fn offset_in_area(ctx: &Context, func: &Function, v: Value) -> Option<Option<i64>> {
    let mut v = v;
    let mut offset = Some(0i64);
    for _ in 0..MAX_CHAIN {
        match func.inst(func.def_inst(v)?) {
            InstData::Intrinsic {
                id: Intrinsic::ImplicitArgPtr,
                ..
            } => return Some(offset),
            InstData::Cast {
                op: CastOp::AddrSpaceCast,
                arg,
                ..
            } => v = *arg,
            InstData::Gep { source, args, .. } => {
                let args = args.as_slice(&func.lists);
                let step = constant_step(ctx, func, *source, &args[1..]);
                offset = offset.zip(step).map(|(a, b)| a.wrapping_add(b));
                v = args[0];
            }
            _ => return None,
        }
    }
    // Too long to follow: somewhere in the area, perhaps.
    Some(None)
}

/// Bytes that one constant index moves; chains of several are not worth the trouble.
fn constant_step(
    ctx: &Context,
    func: &Function,
    source: ir::Type,
    indices: &[Value],
) -> Option<i64> {
    let [index] = indices else {
        return None;
    };
    let ConstData::Int(ty, bits) = ctx.consts.get(func.value_const(*index)?) else {
        return None;
    };
    let width = ctx.types.int_bits(*ty)?;
    let index = crate::fold::sign_extend(*bits, width) as i64;
    let stride = DataLayout::new(&ctx.types).alloc_size(source);
    Some(index.wrapping_mul(stride as i64))
}
