//! Local variables: `alloca`, and the stack itself.
//!
//! A variable of constant size that comes into being at most once in a call of its function is a
//! part of the frame, wherever the instruction stands. Others take room behind the frame, as much
//! for each lane as the lane that wants most, because the wave has one stack pointer. A function
//! that does so gives the room back when it returns; `llvm.stackrestore` does earlier.
//!
//! Frames of functions begin at multiples of [`STACK_ALIGN`] bytes of a lane. What is to be aligned
//! more strictly takes more room, and its address is rounded up; kernels' frames begin at 0.

use crate::legal::function::{Legaliser, Res};
use crate::legal::wave_reduce::Keep;
use crate::stack::{is_dynamic, runs_once};
use ir::{AddrSpace, AtomicOp, DataLayout, Diagnostic, Inst, InstData, Intrinsic, Type, Value};

/// Alignment of frames, and of what takes room behind them, in bytes of a lane, as llc has it.
pub(crate) const STACK_ALIGN: u64 = 16;

impl Legaliser<'_> {
    /// `alloca`.
    pub(crate) fn alloca(&mut self, inst: Inst) -> Res<()> {
        let InstData::Alloca {
            ty,
            count,
            align_log2,
        } = *self.src.inst(inst)
        else {
            unreachable!("called for alloca only");
        };
        if self.src.result_type(inst) != Type::ptr(AddrSpace::Private) {
            return Err(self
                .unsupported("an alloca outside of address space 5")
                .hint("write 'alloca …, addrspace(5)'"));
        }
        let element = DataLayout::new(&self.e.ctx.types).alloc_size(ty);
        let align = 1u64 << align_log2;
        let constant = match count {
            None => Some(1),
            Some(v) => self.int_const_of(v),
        };
        let pointer = match (constant, count) {
            (Some(count), _) => {
                let bytes = self.constant_size(u128::from(element).saturating_mul(count))?;
                match runs_once(self.src, self.current) {
                    true => self.in_frame(bytes, align),
                    false => {
                        let bytes = self.e.i32(bytes as u32);
                        self.behind_frame(bytes, align)
                    }
                }
            }
            (None, Some(count)) => {
                let bytes = self.variable_size(element, count)?;
                self.behind_frame(bytes, align)
            }
            (None, None) => return Err(self.unsupported("this alloca")),
        };
        self.set(inst, &[pointer]);
        Ok(())
    }

    fn constant_size(&self, bytes: u128) -> Res<u64> {
        let most = u64::from(self.e.target.scratch_bytes);
        match u64::try_from(bytes) {
            Ok(bytes) if bytes <= most => Ok(bytes),
            _ => Err(Diagnostic::error(
                self.e.loc,
                format!("alloca of {bytes} bytes exceeds the {most} bytes that scratch can have"),
            )),
        }
    }

    /// A variable in the frame.
    pub(crate) fn in_frame(&mut self, bytes: u64, align: u64) -> Value {
        let kernel = self.src.call_conv.is_kernel();
        if kernel || align <= STACK_ALIGN {
            return self.e.alloca(bytes, align.trailing_zeros() as u8);
        }
        let room = self.e.alloca(
            bytes + align - STACK_ALIGN,
            STACK_ALIGN.trailing_zeros() as u8,
        );
        self.rounded_up(room, align)
    }

    fn rounded_up(&mut self, pointer: Value, align: u64) -> Value {
        let address = self.e.ptr_to_int(pointer);
        let beyond = self.e.add_const(address, align - 1);
        let mask = u64::from((align as u32).wrapping_neg());
        let rounded = self.e.and_const(beyond, mask);
        self.e.int_to_ptr(rounded, Type::ptr(AddrSpace::Private))
    }

    /// Makes the stack pointer a multiple of more than [`STACK_ALIGN`], for a call; gives what it
    /// was. The call graph has the function among those that move the stack.
    pub(crate) fn align_stack(&mut self, align: u64) -> Value {
        let end = self
            .e
            .intr(Intrinsic::StackEnd, &[], Type::ptr(AddrSpace::Private));
        let aligned = self.rounded_up(end, align);
        self.e.intr_void(Intrinsic::StackTo, &[aligned]);
        end
    }

    /// The bytes of an array whose length is a value: as many for all lanes.
    fn variable_size(&mut self, element: u64, count: Value) -> Res<Value> {
        let word = self.value_words(count)?[0];
        let bytes = self.e.binary_const(ir::BinaryOp::Mul, word, element);
        match self.is_uniform_here(count) {
            true => Ok(bytes),
            false => {
                let most = self.reduced(AtomicOp::UMax, Type::I32, &[bytes], Keep::Total)?;
                Ok(most.total[0])
            }
        }
    }

    /// A variable behind the frame, and behind the others there.
    fn behind_frame(&mut self, bytes: Value, align: u64) -> Value {
        let more = align.saturating_sub(STACK_ALIGN);
        let room = self.e.add_const(bytes, more + STACK_ALIGN - 1);
        let mask = u64::from((STACK_ALIGN as u32).wrapping_neg());
        let room = self.e.and_const(room, mask);
        let scale = self.e.target.abilities.stack_scale_log2();
        let room = self.e.shl_const(room, scale);
        let ty = Type::ptr(AddrSpace::Private);
        let start = self.e.intr(Intrinsic::StackAlloc, &[room], ty);
        match more {
            0 => start,
            _ => self.rounded_up(start, align),
        }
    }

    /// `llvm.stacksave`: where the stack ends.
    pub(crate) fn stack_save(&mut self, inst: Inst) -> Res<()> {
        let ty = Type::ptr(AddrSpace::Private);
        let end = match self.src.result_type(inst) == ty {
            true if is_dynamic(self.src) => self.e.intr(Intrinsic::StackEnd, &[], ty),
            // Nothing is given back.
            _ => {
                let ty = self.src.result_type(inst);
                self.zero(ty)
            }
        };
        self.set(inst, &[end]);
        Ok(())
    }

    /// `llvm.stackrestore`: the stack ends there again. The stack pointer is one for all lanes, so
    /// it is where the one is satisfied that has most on it.
    pub(crate) fn stack_restore(&mut self, saved: Value) -> Res<()> {
        if self.ty(saved) != Type::ptr(AddrSpace::Private) || !is_dynamic(self.src) {
            return Ok(());
        }
        let uniform = self.is_uniform_here(saved);
        let saved = self.one(saved)?;
        let address = self.e.ptr_to_int(saved);
        let end = match uniform {
            true => self.e.intr(Intrinsic::ReadFirstLane, &[address], Type::I32),
            false => {
                self.reduced(AtomicOp::UMax, Type::I32, &[address], Keep::Total)?
                    .total[0]
            }
        };
        let end = self.e.int_to_ptr(end, Type::ptr(AddrSpace::Private));
        self.e.intr_void(Intrinsic::StackTo, &[end]);
        Ok(())
    }
}
