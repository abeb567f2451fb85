//! Phis become block parameters.
//!
//! A phi's operands are skipped when it is met, and read when the whole body is known. Then every
//! edge gets one argument for each phi of its target. Linear in the number of phi operands, edges
//! and arguments: for each phi the values are noted by predecessor in a dense table, and looked up
//! for each edge that comes in.

use super::body::Body;
use super::cursor::{Res, loc};
use super::lexer::{Tok, Token};
use crate::diag::Diagnostic;
use crate::entities::{Block, Value};
use crate::inst::ArithFlags;
use crate::types::Type;
use cranelift_entity::{EntityList, EntityRef, SecondaryMap};

/// A phi that has been met.
#[derive(Clone, Copy, Debug)]
pub(super) struct Phi {
    block: Block,
    ty: Type,
    /// The word `phi`.
    tok: Token,
    /// The first bracket.
    place: u32,
}

/// One edge of the control-flow graph.
#[derive(Clone, Copy)]
struct Edge {
    pred: Block,
    target: Block,
    /// Where its arguments begin among all arguments.
    args: usize,
}

/// The edges of a function, grouped by target.
struct Edges {
    /// In the order of blocks and of their targets.
    all: Vec<Edge>,
    /// Indices into `all`, those of one target together.
    by_target: Vec<u32>,
    /// Where a target's group begins.
    starts: SecondaryMap<Block, u32>,
    counts: SecondaryMap<Block, u32>,
}

/// The value that a phi has for a predecessor; valid if `phi` is the current one.
#[derive(Clone, Copy, Default)]
struct Incoming {
    /// Number of the phi, from 1.
    phi: u32,
    value: Option<Value>,
}

impl<'r, 's> Body<'r, 's> {
    /// Makes a block parameter of a phi; its first word is next.
    pub(super) fn read_phi(&mut self, name: Option<Token>) -> Res<()> {
        let tok = self.r.c.bump();
        if !self.f.blocks[self.block].insts.is_empty() {
            return self
                .r
                .c
                .fail_at(tok, "PHI nodes not grouped at top of basic block!");
        }
        if self.block == self.f.entry() {
            return self.r.c.fail_at(
                tok,
                "PHI node in the entry block, which has no predecessors",
            );
        }
        // A parameter keeps no flags: they only promise something.
        self.parse_flags(ArithFlags::FAST);
        let ty = self.r.parse_sized_type()?;
        let place = self.r.c.tok.start;
        loop {
            if self.r.c.tok.kind != Tok::LBracket {
                return self.r.c.fail("expected '[' in phi value list");
            }
            self.r.c.skip_brackets()?;
            if self.r.c.tok.kind != Tok::Comma || self.r.c.second_byte() != b'[' {
                break;
            }
            self.r.c.bump();
        }
        self.r.parse_inst_metadata()?;
        self.phis.push(Phi {
            block: self.block,
            ty,
            tok,
            place,
        });
        let value = self.f.append_block_param(self.block, ty);
        self.define_value(name, value, "instruction")
    }

    /// Gives every edge the arguments for its target's parameters.
    pub(super) fn resolve_phis(&mut self) -> Res<()> {
        if self.phis.is_empty() {
            return Ok(());
        }
        let phis = std::mem::take(&mut self.phis);
        let edges = self.collect_edges();
        let args = self.read_incoming(&phis, &edges);
        let result = args.map(|args| self.set_arguments(&edges, &args));
        self.phis = phis;
        result
    }

    fn collect_edges(&self) -> Edges {
        let mut all = Vec::new();
        let mut counts: SecondaryMap<Block, u32> = SecondaryMap::with_default(0);
        let mut num_args = 0;
        for &pred in &self.f.layout {
            let Some(end) = self.f.terminator(pred) else {
                continue;
            };
            self.f.for_each_target(end, |dest| {
                let target = dest.block;
                all.push(Edge {
                    pred,
                    target,
                    args: num_args,
                });
                counts[target] += 1;
                num_args += self.num_phis(target);
            });
        }
        let mut starts: SecondaryMap<Block, u32> = SecondaryMap::with_default(0);
        let mut sum = 0;
        for (block, _) in self.f.blocks.iter() {
            starts[block] = sum;
            sum += counts[block];
        }
        let mut next = starts.clone();
        let mut by_target = vec![0; all.len()];
        for (i, edge) in all.iter().enumerate() {
            by_target[next[edge.target] as usize] = i as u32;
            next[edge.target] += 1;
        }
        Edges {
            all,
            by_target,
            starts,
            counts,
        }
    }

    /// Parameters of a block that phis made; the entry block's are the function's.
    fn num_phis(&self, block: Block) -> usize {
        if block == self.f.entry() {
            0
        } else {
            self.f.block_params(block).len()
        }
    }

    /// Reads the operands of all phis; gives the arguments of all edges.
    fn read_incoming(&mut self, phis: &[Phi], edges: &Edges) -> Res<Vec<Value>> {
        let total = edges
            .all
            .last()
            .map_or(0, |e| e.args + self.num_phis(e.target));
        // Every argument is set, because each target's phis are all visited for each of its edges.
        let mut args = vec![Value::new(0); total];
        let mut incoming: SecondaryMap<Block, Incoming> = SecondaryMap::new();
        let mut index_in_block = 0;
        for (i, phi) in phis.iter().enumerate() {
            let same_block = i > 0 && phis[i - 1].block == phi.block;
            index_in_block = if same_block { index_in_block + 1 } else { 0 };
            let stamp = i as u32 + 1;
            let count = self.read_operands(phi, stamp, &mut incoming)?;
            let start = edges.starts[phi.block] as usize;
            let group = &edges.by_target[start..start + edges.counts[phi.block] as usize];
            for &e in group {
                let edge = edges.all[e as usize];
                let found = incoming[edge.pred];
                match found.value.filter(|_| found.phi == stamp) {
                    Some(value) => args[edge.args + index_in_block] = value,
                    None => return self.mismatch(phi),
                }
            }
            if count != group.len() {
                return self.mismatch(phi);
            }
        }
        Ok(args)
    }

    fn mismatch<T>(&self, phi: &Phi) -> Res<T> {
        self.r.c.fail_at(
            phi.tok,
            "PHINode should have one entry for each predecessor of its parent basic block!",
        )
    }

    /// Notes a phi's values by predecessor; gives their number.
    fn read_operands(
        &mut self,
        phi: &Phi,
        stamp: u32,
        incoming: &mut SecondaryMap<Block, Incoming>,
    ) -> Res<usize> {
        self.r.c.seek(phi.place);
        let mut count = 0;
        loop {
            let open = self
                .r
                .c
                .expect(Tok::LBracket, "expected '[' in phi value list")?;
            let value = self.parse_value(phi.ty)?;
            self.r
                .c
                .expect(Tok::Comma, "expected comma after phi value")?;
            let tok = self.r.c.tok;
            if !matches!(tok.kind, Tok::Local | Tok::QuotedLocal | Tok::NumLocal) {
                return self.r.c.fail("expected a basic block");
            }
            self.r.c.bump();
            let pred = self.use_block(tok)?;
            self.r
                .c
                .expect(Tok::RBracket, "expected ']' in phi value list")?;
            let known = incoming[pred];
            if known.phi == stamp && known.value != Some(value) {
                return Err(Box::new(Diagnostic::error(
                    loc(open),
                    "PHI node has multiple entries for the same basic block with different incoming values!",
                )));
            }
            incoming[pred] = Incoming {
                phi: stamp,
                value: Some(value),
            };
            count += 1;
            if self.r.c.tok.kind != Tok::Comma || self.r.c.second_byte() != b'[' {
                return Ok(count);
            }
            self.r.c.bump();
        }
    }

    fn set_arguments(&mut self, edges: &Edges, args: &[Value]) {
        // Those of an edge end where those of the next one begin.
        let starts = edges.all.iter().map(|edge| edge.args);
        let ends = starts.clone().skip(1).chain([args.len()]);
        let mut ranges = starts.zip(ends);
        for i in 0..self.f.layout.len() {
            let Some(inst) = self.f.terminator(self.f.layout[i]) else {
                continue;
            };
            self.f.for_each_target_mut(inst, |dest, lists| {
                if let Some((start, end)) = ranges.next() {
                    dest.args = EntityList::from_slice(&args[start..end], lists);
                }
            });
        }
    }
}
