//! Block parameters that are words of another one.
//!
//! ```text
//! join(d: double, low: i32):              join(d: double):
//!   from a: (x, trunc (bitcast x))          low = trunc (bitcast d)
//!   from b: (y, trunc (bitcast y))
//! ```
//!
//! What moves bits between lanes does it word by word, and LLVM takes each number apart before the
//! branches meet. The words of a number are parts of its registers and cost nothing; a parameter
//! of their own has registers of its own, and moves to them on every edge.
//!
//! Linear in the arguments of parameters, times the parameters of the block that are wider.

use crate::analysis::Cfg;
use crate::opt::edges::remove_block_params;
use crate::opt::replace::Replacements;
use crate::values::const_int;
use cranelift_entity::{EntitySet, SecondaryMap};
use ir::{
    ArithFlags, BinaryOp, Block, CastOp, ConstData, Context, Function, InstData, SourceLoc, Type,
    Value,
};
use smallvec::SmallVec;

/// Blocks with more parameters are left as they are.
const MAX_PARAMS: usize = 64;

/// Bits of a register: words of this size and place are taken out for nothing.
const REGISTER: u32 = 32;

/// Bits of a number from a place on.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Word {
    of: Value,
    /// The lowest bit.
    from: u32,
}

/// Replaces parameters. Tells whether there were any.
pub fn run(ctx: &mut Context, func: &mut Function, cfg: &Cfg) -> bool {
    let mut pass = Pass {
        ctx,
        func,
        words: SecondaryMap::new(),
        bases: EntitySet::new(),
        replaced: Replacements::default(),
    };
    for &block in cfg.rpo() {
        if block != pass.func.entry() && pass.may_have_words(block) {
            pass.block(cfg, block);
        }
    }
    let Pass {
        words,
        mut replaced,
        ..
    } = pass;
    if replaced.is_empty() {
        return false;
    }
    replaced.apply(func);
    remove_block_params(func, cfg, |_, param| words[param].is_some())
}

struct Pass<'a> {
    ctx: &'a mut Context,
    func: &'a mut Function,
    /// What each parameter is that goes.
    words: SecondaryMap<Value, Option<Word>>,
    /// The parameters that others are words of: they stay.
    bases: EntitySet<Value>,
    replaced: Replacements,
}

impl Pass<'_> {
    /// Are there parameters of different sizes of which one may be a word of the other?
    fn may_have_words(&self, block: Block) -> bool {
        let params = self.func.block_params(block);
        let widths = || params.iter().filter_map(|&param| self.width(param));
        let least = widths().filter(|w| w % REGISTER == 0).min();
        params.len() <= MAX_PARAMS && least.is_some_and(|w| widths().any(|wider| wider > w))
    }

    fn block(&mut self, cfg: &Cfg, block: Block) {
        let edges = self.edges(cfg, block);
        for j in 0..self.func.block_params(block).len() {
            let param = self.func.block_params(block)[j];
            if self.bases.contains(param) {
                continue;
            }
            if let Some(word) = self.word_on_all(&edges, block, j) {
                self.replace(block, param, word);
            }
        }
    }

    /// The arguments of each edge to a block.
    fn edges(&self, cfg: &Cfg, block: Block) -> Vec<SmallVec<[Value; 8]>> {
        let mut edges = Vec::new();
        let preds = cfg.preds(block);
        for (k, &pred) in preds.iter().enumerate() {
            if k > 0 && preds[k - 1] == pred {
                continue;
            }
            let targets = self.func.terminator(pred).map(|t| self.func.targets(t));
            for target in targets.iter().flatten().filter(|t| t.block == block) {
                edges.push(SmallVec::from_slice(target.args.as_slice(&self.func.lists)));
            }
        }
        edges
    }

    /// The parameter of which parameter `j` is a word, whichever way the block is come to.
    fn word_on_all(&self, edges: &[SmallVec<[Value; 8]>], block: Block, j: usize) -> Option<Word> {
        let params = self.func.block_params(block);
        let width = self.width(params[j]).filter(|w| w % REGISTER == 0)?;
        let known = |args: &SmallVec<[Value; 8]>| Some((self.word(args[j])?, args.clone()));
        let (first, args) = edges.iter().find_map(known)?;
        if first.from % REGISTER != 0 {
            return None;
        }
        let may_be = |i: usize| {
            let is_wider = self.width(params[i]).is_some_and(|w| w > width);
            let is_gone = self.words[params[i]].is_some();
            i != j && is_wider && !is_gone && self.root(args[i]) == first.of
        };
        let is_word = |i: usize| {
            edges.iter().all(|args| {
                let both_stay = args[i] == params[i] && args[j] == params[j];
                both_stay || self.is_word(args[j], args[i], first.from, width)
            })
        };
        let i = (0..params.len()).find(|&i| may_be(i) && is_word(i))?;
        Some(Word {
            of: params[i],
            from: first.from,
        })
    }

    /// Is it the word of another value that begins at a bit?
    fn is_word(&self, value: Value, of: Value, from: u32, width: u32) -> bool {
        match (self.bits(value), self.bits(of)) {
            (Some(part), Some(whole)) => part == (whole >> from) & crate::values::mask(width),
            (None, None) => {
                let of = self.root(of);
                self.word(value) == Some(Word { of, from })
            }
            _ => false,
        }
    }

    /// What a value is a word of.
    fn word(&self, value: Value) -> Option<Word> {
        let value = self.root(value);
        if let Some(word) = self.words[value] {
            return Some(word);
        }
        let InstData::Cast { op, arg, .. } = self.func.inst(self.func.def_inst(value)?) else {
            return None;
        };
        if *op != CastOp::Trunc {
            return None;
        }
        let whole = self.root(*arg);
        let shifted = self.func.def_inst(whole).map(|i| self.func.inst(i));
        if let Some(&InstData::Binary { op, args, .. }) = shifted
            && op == BinaryOp::LShr
        {
            let from = u32::try_from(const_int(self.ctx, self.func, args[1])?).ok()?;
            let of = self.root(args[0]);
            return Some(Word { of, from });
        }
        Some(Word { of: whole, from: 0 })
    }

    /// The value of which another one is the same bits by another name.
    fn root(&self, mut value: Value) -> Value {
        while let Some(InstData::Cast {
            op: CastOp::Bitcast,
            arg,
            ..
        }) = self.func.def_inst(value).map(|i| self.func.inst(i))
        {
            if self.width(*arg).is_none() {
                break;
            }
            value = *arg;
        }
        value
    }

    /// Bits of a scalar number.
    fn width(&self, value: Value) -> Option<u32> {
        let ty = self.func.value_type(value);
        let float = || self.ctx.types.float_kind(ty).map(|kind| kind.bits());
        self.ctx.types.int_bits(ty).or_else(float)
    }

    /// The bits of a constant.
    fn bits(&self, value: Value) -> Option<u128> {
        const_int(self.ctx, self.func, value).or_else(|| {
            match self.ctx.consts.get(self.func.value_const(value)?) {
                ConstData::Float(_, bits) => Some(u128::from(*bits)),
                ConstData::Zero(_) => Some(0),
                _ => None,
            }
        })
    }

    /// Takes a word out at the block's beginning, in the place of the parameter.
    fn replace(&mut self, block: Block, param: Value, word: Word) {
        let ty = self.func.value_type(param);
        let (Some(width), Some(whole)) = (self.width(param), self.width(word.of)) else {
            return;
        };
        let (int, wide) = (self.int(width), self.int(whole));
        let mut made = SmallVec::new();
        let mut value = self.cast(CastOp::Bitcast, word.of, wide, &mut made);
        if word.from > 0 {
            let count = crate::values::int(self.ctx, self.func, wide, word.from.into());
            let shift = InstData::Binary {
                op: BinaryOp::LShr,
                flags: ArithFlags::empty(),
                args: [value, count],
            };
            value = self.make(shift, wide, &mut made);
        }
        value = self.cast(CastOp::Trunc, value, int, &mut made);
        value = self.cast(CastOp::Bitcast, value, ty, &mut made);
        self.func.blocks[block].insts.splice(0..0, made);
        self.words[param] = Some(word);
        self.bases.insert(word.of);
        self.replaced.set(param, value);
    }

    fn int(&mut self, width: u32) -> Type {
        self.ctx.types.int(width as u16)
    }

    /// A cast, if there is one to be made.
    fn cast(
        &mut self,
        op: CastOp,
        arg: Value,
        ty: Type,
        made: &mut SmallVec<[ir::Inst; 4]>,
    ) -> Value {
        if self.func.value_type(arg) == ty {
            return arg;
        }
        let flags = ArithFlags::empty();
        self.make(InstData::Cast { op, flags, arg }, ty, made)
    }

    fn make(&mut self, data: InstData, ty: Type, made: &mut SmallVec<[ir::Inst; 4]>) -> Value {
        let inst = self.func.make_inst(data, ty, SourceLoc::NONE);
        made.push(inst);
        self.func.result(inst).expect("it has a result")
    }
}
