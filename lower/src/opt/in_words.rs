//! Vectors of short elements meet in words.
//!
//! ```text
//! arm:  x = load <8 x half>             arm:  w = load <4 x i32>
//! join(v: <8 x half>):                  join(w: <4 x i32>):
//!   from arm: x                           v = bitcast w to <8 x half>
//! ```
//!
//! Memory gives words. Each element of a vector that is a block parameter has a register of its
//! own, so that the words would be taken apart in front of the join, where they have only just been
//! asked for, and twice as many registers or more be moved on the other edges; and so with selects.
//! In words both are as they come, and elements are taken out where they are used.
//!
//! A parameter or a select is given words if all that may come is in words: simple loads,
//! constants, casts from wider elements, and other such parameters and selects. What is computed
//! element by element stays as it is. Linear.

use super::edges::{remove_block_params, set_arguments};
use super::env::Env;
use super::replace::Replacements;
use crate::contents;
use cranelift_entity::SecondaryMap;
use ir::{
    ArithFlags, Block, CastOp, Const, ConstData, Context, DataLayout, Function, Inst, InstData,
    SourceLoc, Type, Value,
};
use smallvec::SmallVec;

/// Bits of a word.
const WORD: u64 = 32;

/// Gives words to what can have them.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    let info = env.graph(func);
    // Edges of blocks that control does not get to would keep their arguments.
    if info.cfg.rpo().len() < func.layout.len() {
        return false;
    }
    let mut pass = Pass {
        ctx: env.ctx,
        func,
        nodes: Vec::new(),
        index: SecondaryMap::new(),
        replaced: Replacements::default(),
    };
    if !pass.find_meetings() {
        return false;
    }
    pass.leave_others();
    let any = pass.nodes.iter().any(|n| n.stays == Stays::InWords);
    if any {
        pass.make_twins();
        pass.pass_twins_on();
        pass.place();
        let Pass {
            nodes,
            index,
            mut replaced,
            ..
        } = pass;
        replaced.apply(func);
        let has_twin = |param: Value| twin(&nodes, &index, param).is_some();
        remove_block_params(func, &info.cfg, |_, param| has_twin(param));
    }
    any
}

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Parameter of a block.
    Param(Block),
    /// One of two values.
    Select(Inst),
    /// Memory.
    Load(Inst),
    /// A number or a vector of wider elements.
    Cast(Inst),
}

/// What becomes of a value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stays {
    InWords,
    AsItIs,
}

/// A value that may have words.
struct Node {
    kind: Kind,
    /// As many words as it has.
    words: Type,
    stays: Stays,
    /// The values that may come, of a parameter or select.
    inputs: SmallVec<[Value; 2]>,
    /// The nodes that it is an input of.
    users: SmallVec<[u32; 2]>,
    /// The words.
    twin: Option<Value>,
}

struct Pass<'a, 'b> {
    ctx: &'a mut Context,
    func: &'b mut Function,
    nodes: Vec<Node>,
    /// The number of a value's node, from 1 on.
    index: SecondaryMap<Value, u32>,
    replaced: Replacements,
}

fn twin(nodes: &[Node], index: &SecondaryMap<Value, u32>, value: Value) -> Option<Value> {
    let number = index[value].checked_sub(1)?;
    nodes[number as usize].twin
}

impl Pass<'_, '_> {
    /// Lists parameters and selects of such vectors with what may come; tells whether something
    /// comes in words.
    fn find_meetings(&mut self) -> bool {
        for at in 0..self.func.layout.len() {
            let block = self.func.layout[at];
            if block != self.func.entry() {
                for i in 0..self.func.block_params(block).len() {
                    let param = self.func.block_params(block)[i];
                    self.note(param, Kind::Param(block));
                }
            }
            for i in 0..self.func.blocks[block].insts.len() {
                let inst = self.func.blocks[block].insts[i];
                if let InstData::Select { args, .. } = *self.func.inst(inst)
                    && self.func.value_type(args[0]) == Type::I1
                    && let Some(value) = self.func.result(inst)
                    && self.note(value, Kind::Select(inst))
                {
                    self.input(value, args[1]);
                    self.input(value, args[2]);
                }
            }
        }
        if self.nodes.is_empty() {
            return false;
        }
        for at in 0..self.func.layout.len() {
            self.arguments(self.func.layout[at]);
        }
        let sources = |n: &Node| matches!(n.kind, Kind::Load(_) | Kind::Cast(_));
        self.nodes.iter().any(sources)
    }

    /// Notes what comes by the edges of a block.
    fn arguments(&mut self, block: Block) {
        let Some(terminator) = self.func.terminator(block) else {
            return;
        };
        for target in self.func.targets(terminator) {
            for i in 0..self.func.block_params(target.block).len() {
                let param = self.func.block_params(target.block)[i];
                if self.index[param] != 0 {
                    let arg = target.args.as_slice(&self.func.lists)[i];
                    self.input(param, arg);
                }
            }
        }
    }

    /// Makes a node of a vector of short elements; tells whether it is one.
    fn note(&mut self, value: Value, kind: Kind) -> bool {
        let Some(words) = self.words_of(self.func.value_type(value)) else {
            return false;
        };
        self.nodes.push(Node {
            kind,
            words,
            stays: Stays::InWords,
            inputs: SmallVec::new(),
            users: SmallVec::new(),
            twin: None,
        });
        self.index[value] = self.nodes.len() as u32;
        true
    }

    /// The words of a vector of elements of 8 or 16 bits, if it has whole ones.
    fn words_of(&mut self, ty: Type) -> Option<Type> {
        let (elem, _) = self.ctx.types.vector_parts(ty)?;
        let layout = DataLayout::new(&self.ctx.types);
        let (short, bits) = (layout.bits(elem), layout.bits(ty));
        if !matches!(short, 8 | 16) || !bits.is_multiple_of(WORD) {
            return None;
        }
        Some(match bits / WORD {
            1 => Type::I32,
            count => self.ctx.types.vector(Type::I32, count as u32),
        })
    }

    /// Something that may come to a node.
    fn input(&mut self, node: Value, arg: Value) {
        let number = self.index[node] - 1;
        self.nodes[number as usize].inputs.push(arg);
        if self.index[arg] == 0
            && let Some(inst) = self.func.def_inst(arg)
        {
            match *self.func.inst(inst) {
                InstData::Load { mem, .. } if mem.is_simple() => {
                    self.note(arg, Kind::Load(inst));
                }
                InstData::Cast {
                    op: CastOp::Bitcast,
                    arg: from,
                    ..
                } if self.is_of_words(from) => {
                    self.note(arg, Kind::Cast(inst));
                }
                _ => {}
            }
        }
        match self.index[arg].checked_sub(1) {
            Some(from) => self.nodes[from as usize].users.push(number),
            None if self.words_of_constant(arg).is_some() => {}
            None => self.nodes[number as usize].stays = Stays::AsItIs,
        }
    }

    /// Has a value no elements that are shorter than words?
    fn is_of_words(&self, value: Value) -> bool {
        let ty = self.func.value_type(value);
        let elem = self.ctx.types.vector_parts(ty).map_or(ty, |parts| parts.0);
        let bits = DataLayout::new(&self.ctx.types).bits(elem);
        !elem.is_ptr() && bits > 0 && bits.is_multiple_of(WORD)
    }

    /// The words of a constant.
    fn words_of_constant(&mut self, value: Value) -> Option<Const> {
        let c = self.func.value_const(value)?;
        let words = self.words_of(self.func.value_type(value))?;
        match self.ctx.consts.get(c) {
            ConstData::Undef(_) => Some(self.ctx.consts.intern(ConstData::Undef(words))),
            ConstData::Poison(_) => Some(self.ctx.consts.intern(ConstData::Poison(words))),
            ConstData::Zero(_) => Some(self.ctx.consts.intern(ConstData::Zero(words))),
            _ => {
                let count = self
                    .ctx
                    .types
                    .vector_parts(words)
                    .map_or(1, |parts| parts.1);
                let word = |i| contents::read(self.ctx, c, 4 * u64::from(i), Type::I32);
                let members = (0..count).map(word).collect::<Option<Vec<Const>>>()?;
                Some(match words {
                    Type::I32 => members[0],
                    _ => self.ctx.aggregate_const(words, members),
                })
            }
        }
    }

    /// What may get something else than words stays as it is, and so does what gets that.
    fn leave_others(&mut self) {
        let left = |n: &Node| n.stays == Stays::AsItIs;
        let mut work: Vec<u32> = (0..self.nodes.len() as u32)
            .filter(|&n| left(&self.nodes[n as usize]))
            .collect();
        while let Some(number) = work.pop() {
            for i in 0..self.nodes[number as usize].users.len() {
                let user = self.nodes[number as usize].users[i];
                if !left(&self.nodes[user as usize]) {
                    self.nodes[user as usize].stays = Stays::AsItIs;
                    work.push(user);
                }
            }
        }
        // Loads and casts are as those who get them.
        for number in 0..self.nodes.len() {
            let node = &self.nodes[number];
            let is_source = matches!(node.kind, Kind::Load(_) | Kind::Cast(_));
            let is_wanted = |&user: &u32| !left(&self.nodes[user as usize]);
            if is_source && !node.users.iter().any(is_wanted) {
                self.nodes[number].stays = Stays::AsItIs;
            }
        }
    }

    /// Makes the words of all nodes, which get what comes to them later.
    fn make_twins(&mut self) {
        for number in 0..self.nodes.len() {
            let Node {
                kind, words, stays, ..
            } = self.nodes[number];
            if stays == Stays::AsItIs {
                continue;
            }
            let twin = match kind {
                Kind::Param(block) => Some(self.func.append_block_param(block, words)),
                Kind::Select(inst) | Kind::Load(inst) => {
                    let loc = self.func.inst_loc(inst);
                    let data = self.func.inst(inst).clone();
                    let made = self.func.make_inst(data, words, loc);
                    self.func.result(made)
                }
                Kind::Cast(inst) => self.cast_to_words(inst, words),
            };
            self.nodes[number].twin = twin;
        }
    }

    fn cast_to_words(&mut self, inst: Inst, words: Type) -> Option<Value> {
        let InstData::Cast { arg, .. } = *self.func.inst(inst) else {
            return None;
        };
        match self.func.value_type(arg) == words {
            true => Some(arg),
            false => self.bitcast(arg, words),
        }
    }

    fn bitcast(&mut self, arg: Value, ty: Type) -> Option<Value> {
        let data = InstData::Cast {
            op: CastOp::Bitcast,
            flags: ArithFlags::empty(),
            arg,
        };
        let inst = self.func.make_inst(data, ty, SourceLoc::NONE);
        self.func.result(inst)
    }

    /// The words that come where a value came.
    fn words(&mut self, value: Value) -> Value {
        if let Some(twin) = twin(&self.nodes, &self.index, value) {
            return twin;
        }
        match self.words_of_constant(value) {
            Some(c) => {
                let ty = self.ctx.consts.ty(c);
                self.func.const_value(c, ty)
            }
            // Nothing else comes to a node with words.
            None => value,
        }
    }

    /// Gives the words of parameters and selects what comes to them.
    fn pass_twins_on(&mut self) {
        for number in 0..self.nodes.len() {
            let (kind, twin) = (self.nodes[number].kind, self.nodes[number].twin);
            let (Kind::Select(_), Some(twin)) = (kind, twin) else {
                continue;
            };
            let inputs = self.nodes[number].inputs.clone();
            let words: SmallVec<[Value; 2]> = inputs.iter().map(|&v| self.words(v)).collect();
            if let Some(inst) = self.func.def_inst(twin)
                && let InstData::Select { flags, args } = self.func.inst_mut(inst)
            {
                *flags = ArithFlags::empty();
                args[1..].copy_from_slice(&words);
            }
        }
        for at in 0..self.func.layout.len() {
            let block = self.func.layout[at];
            if let Some(terminator) = self.func.terminator(block) {
                self.pass_on_edges(terminator);
            }
        }
    }

    /// Appends words to the arguments of all edges, in the order in which the parameters were made.
    fn pass_on_edges(&mut self, terminator: Inst) {
        for (k, target) in self.func.targets(terminator).iter().enumerate() {
            let mut args: SmallVec<[Value; 8]> =
                SmallVec::from_slice(target.args.as_slice(&self.func.lists));
            let before = args.len();
            for i in 0..before {
                let param = self.func.block_params(target.block)[i];
                if twin(&self.nodes, &self.index, param).is_some() {
                    args.push(self.words(args[i]));
                }
            }
            if args.len() > before {
                set_arguments(self.func, terminator, k, &args);
            }
        }
    }

    /// Puts the words where the values were, which are made of them now.
    fn place(&mut self) {
        for at in 0..self.func.layout.len() {
            let block = self.func.layout[at];
            let mut insts = Vec::new();
            for i in 0..self.func.block_params(block).len() {
                let param = self.func.block_params(block)[i];
                if let Some(twin) = twin(&self.nodes, &self.index, param) {
                    insts.extend(self.stand_in(param, twin));
                }
            }
            let has_node = |&inst: &Inst| self.has_twin(inst);
            if insts.is_empty() && !self.func.blocks[block].insts.iter().any(has_node) {
                continue;
            }
            for inst in std::mem::take(&mut self.func.blocks[block].insts) {
                match self.has_twin(inst) {
                    true => self.place_inst(inst, &mut insts),
                    false => insts.push(inst),
                }
            }
            self.func.blocks[block].insts = insts;
        }
    }

    fn has_twin(&self, inst: Inst) -> bool {
        let result = self.func.result(inst);
        result.is_some_and(|value| twin(&self.nodes, &self.index, value).is_some())
    }

    fn place_inst(&mut self, inst: Inst, insts: &mut Vec<Inst>) {
        let Some(value) = self.func.result(inst) else {
            return;
        };
        let Some(twin) = twin(&self.nodes, &self.index, value) else {
            return;
        };
        if let InstData::Cast { arg, .. } = *self.func.inst(inst) {
            insts.extend(self.func.def_inst(twin).filter(|_| twin != arg));
            insts.push(inst);
            return;
        }
        insts.extend(self.func.def_inst(twin));
        insts.extend(self.stand_in(value, twin));
    }

    /// A value made of its words, for those who want elements.
    fn stand_in(&mut self, value: Value, twin: Value) -> Option<Inst> {
        let made = self.bitcast(twin, self.func.value_type(value))?;
        self.replaced.set(value, made);
        self.func.def_inst(made)
    }
}
