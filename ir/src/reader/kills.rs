//! `llvm.amdgcn.kill` and `llvm.amdgcn.wqm.demote`: lanes for which a condition does not hold stop.
//!
//! In a kernel a lane stops where it returns. So the block is split behind the call, with a branch
//! to a block that returns. That is done when the whole body is known, so that nothing which is
//! read has to know of it: phis have become parameters, and names of blocks have no meaning any
//! more.

use super::body::{Body, Parsed};
use super::cursor::{Res, loc};
use super::lexer::Token;
use crate::diag::SourceLoc;
use crate::entities::{Block, Inst, Value};
use crate::inst::{BlockCall, InstData};
use crate::types::Type;

/// A call that stops lanes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kill {
    block: Block,
    /// The instruction that it stands behind; `None`: at the block's start.
    behind: Option<Inst>,
    /// What holds for the lanes that go on.
    condition: Value,
    loc: SourceLoc,
}

impl Body<'_, '_> {
    /// Notes a call.
    pub(super) fn kill(&mut self, condition: Value, tok: Token) -> Res<Parsed> {
        if self.f.value_type(condition) != Type::I1 {
            return self.wrong(tok);
        }
        if !self.f.call_conv.is_kernel() {
            let message = "stopping lanes in a function that is no kernel is not supported";
            return self.r.c.fail_with_hint(
                tok,
                message,
                "return whether the lane is to go on, and return from the kernel",
            );
        }
        self.kills.push(Kill {
            block: self.block,
            behind: self.f.blocks[self.block].insts.last().copied(),
            condition,
            loc: loc(tok),
        });
        Ok(Parsed::Nothing)
    }

    /// Splits the blocks of the calls; the last call of a block first.
    pub(super) fn split_at_kills(&mut self) {
        let kills = std::mem::take(&mut self.kills);
        if kills.is_empty() {
            return;
        }
        let exit = self.f.make_block();
        for kill in kills.into_iter().rev() {
            let rest = self.f.make_block();
            let insts = &mut self.f.blocks[kill.block].insts;
            let behind = |inst: Inst| insts.iter().position(|&i| i == inst);
            let at = kill.behind.and_then(behind).map_or(0, |at| at + 1);
            let moved = insts.split_off(at);
            self.f.blocks[rest].insts = moved;
            // It may be defined further down.
            let resolved = self.locals.resolved.get(&kill.condition);
            let branch = InstData::Branch {
                cond: resolved.copied().unwrap_or(kill.condition),
                dests: [rest, exit].map(BlockCall::new),
            };
            self.f.append_inst(kill.block, branch, Type::VOID, kill.loc);
            let place = self.f.layout.iter().position(|&b| b == kill.block);
            let place = place.map_or(self.f.layout.len(), |at| at + 1);
            self.f.layout.insert(place, rest);
        }
        self.f.layout.push(exit);
        let nothing = InstData::Ret { value: None };
        self.f
            .append_inst(exit, nothing, Type::VOID, SourceLoc::NONE);
    }
}
