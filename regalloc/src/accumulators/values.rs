//! What is in AccVGPRs, and who reads it.

use super::find::Product;
use crate::cost::weight;
use cranelift_entity::SecondaryMap;
use graphs::{Cfg, DomTree};
use isa::Opcode;
use mir::{Bank, Block, CurrentEdges, Function, Op, Operand, VReg};
use rustc_hash::FxHashSet;

/// The function's graph.
pub struct Shape {
    cfg: Cfg<Block>,
    dom: DomTree<Block>,
}

impl Shape {
    pub fn new(func: &Function) -> Shape {
        let cfg = Cfg::new(&CurrentEdges(func));
        let dom = DomTree::new(&cfg);
        Shape { cfg, dom }
    }

    /// The edges to a block: their sources, and their places there.
    fn edges_to(&self, func: &Function, block: Block) -> Vec<(Block, usize)> {
        let mut preds = self.cfg.preds(block).to_vec();
        preds.dedup();
        let edges = preds.iter().flat_map(|&from| {
            let edges = func.current_succs(from).iter().enumerate();
            edges
                .filter(|(_, e)| e.block == block)
                .map(move |(k, _)| (from, k))
        });
        edges.collect()
    }

    /// The last of the blocks from one that is dominated up to its dominator that are in the fewest
    /// loops.
    fn outside_of_loops(&self, func: &Function, from: Block, to: Block) -> Block {
        let depth = |b: Block| func.blocks[b].loop_depth;
        let (mut best, mut at) = (from, from);
        while at != to {
            match self.dom.idom(at) {
                Some(above) => at = above,
                None => break,
            }
            if depth(at) < depth(best) {
                best = at;
            }
        }
        best
    }
}

/// Parameters of a block that are C, all of it.
pub struct Phi {
    /// The block.
    pub block: Block,
    /// Their places among its parameters.
    pub places: Vec<usize>,
    /// Themselves.
    regs: Vec<VReg>,
    /// What comes to them.
    pub args: Vec<Arg>,
}

/// What an edge brings to a [`Phi`].
pub struct Arg {
    /// Where the edge comes from.
    pub from: Block,
    /// Its place there.
    pub edge: usize,
    /// The arguments.
    pub regs: Vec<VReg>,
    /// The value that they are.
    pub value: Option<usize>,
}

/// Where a value comes to VGPRs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Behind what makes it: D where it came before, parameters at the head of their block.
    Behind,
    /// At the head of a block.
    Head(Block),
}

/// What others read of a value.
pub struct Reads {
    /// For each of its registers the VGPR, if it is read.
    pub to: Vec<Option<VReg>>,
    /// Where they get it.
    pub place: Place,
}

impl Reads {
    /// Does somebody read something?
    pub fn any(&self) -> bool {
        self.to.iter().any(Option::is_some)
    }
}

/// The values: the D of each product, by its number, then the phis.
pub struct Values {
    /// How many of them are products.
    products: usize,
    /// The phis.
    pub phis: Vec<Phi>,
    /// For each product the value that C is.
    pub c: Vec<Option<usize>>,
    /// For each value what others read of it.
    pub reads: Vec<Reads>,
}

/// In which value a register is, and which one of its registers it is.
type Of = SecondaryMap<VReg, Option<(usize, usize)>>;

impl Values {
    pub fn new(func: &Function, shape: &Shape, products: &[Product]) -> Values {
        let mut finding = Finding::new(func, shape, products);
        finding.find_all();
        let constant = constants(func);
        let mut values = finding.values;
        loop {
            values.read(func, shape, products);
            let gone = values.too_dear(func, products, &constant);
            if gone.is_empty() {
                return values;
            }
            values.without(&gone);
        }
    }

    /// All numbers.
    pub fn len(&self) -> usize {
        self.products + self.phis.len()
    }

    /// The phi of a number.
    pub fn phi(&self, value: usize) -> Option<&Phi> {
        value.checked_sub(self.products).map(|n| &self.phis[n])
    }

    /// The block that makes a value.
    pub fn block(&self, products: &[Product], value: usize) -> Block {
        self.phi(value)
            .map_or_else(|| products[value].block, |phi| phi.block)
    }

    /// Number of a value's registers.
    pub fn width(&self, products: &[Product], value: usize) -> usize {
        match self.phi(value) {
            Some(phi) => phi.regs.len(),
            None => products[value].width(),
        }
    }

    fn of(&self, products: &[Product]) -> Of {
        let mut of = Of::new();
        for (number, product) in products.iter().enumerate() {
            for (k, read) in product.reads.iter().enumerate() {
                if let Some((_, reg)) = read {
                    of[*reg] = Some((number, k));
                }
            }
        }
        for (number, phi) in self.phis.iter().enumerate() {
            for (k, &reg) in phi.regs.iter().enumerate() {
                of[reg] = Some((self.products + number, k));
            }
        }
        of
    }

    /// Finds out who reads what, and where it comes to VGPRs for that.
    fn read(&mut self, func: &Function, shape: &Shape, products: &[Product]) {
        let mut readers = Readers {
            shape,
            of: self.of(products),
            all: (0..self.len())
                .map(|v| (vec![None; self.width(products, v)], None))
                .collect(),
        };
        let gone = self.moves_that_go(products);
        let without = self.arguments_that_go();
        for &block in &func.layout {
            for (at, inst) in func.blocks[block].insts.iter().enumerate() {
                if !gone.contains(&(block, at)) {
                    func.for_each_use(inst, |reg| readers.add(reg, block));
                }
            }
            for (e, edge) in func.current_succs(block).iter().enumerate() {
                for (k, &arg) in edge.args.iter().enumerate() {
                    if !without.contains(&(block, e, k)) {
                        readers.add(arg, block);
                    }
                }
            }
        }
        let all = readers.all.into_iter().enumerate();
        self.reads = all
            .map(|(value, (to, block))| {
                let from = self.block(products, value);
                let best = block.map(|b| shape.outside_of_loops(func, b, from));
                let place = match best {
                    Some(block) if block != from => Place::Head(block),
                    _ => Place::Behind,
                };
                Reads { to, place }
            })
            .collect();
    }

    /// The moves to AccVGPRs that go, since what they move is there.
    pub fn moves_that_go(&self, products: &[Product]) -> FxHashSet<(Block, usize)> {
        let pairs = products.iter().zip(&self.c);
        let moves = pairs.filter(|(_, c)| c.is_some());
        moves
            .flat_map(|(p, _)| p.writes.iter().map(|&at| (p.block, at)))
            .collect()
    }

    /// The arguments that go, since what they bring is in AccVGPRs: source, edge, place.
    fn arguments_that_go(&self) -> FxHashSet<(Block, usize, usize)> {
        let mut all = FxHashSet::default();
        for phi in &self.phis {
            for arg in phi.args.iter().filter(|a| a.value.is_some()) {
                all.extend(phi.places.iter().map(|&k| (arg.from, arg.edge, k)));
            }
        }
        all
    }

    /// The phis that cost at least as many moves as they save.
    fn too_dear(
        &self,
        func: &Function,
        products: &[Product],
        constant: &SecondaryMap<VReg, Option<Operand>>,
    ) -> FxHashSet<usize> {
        let mut gain: Vec<f32> = vec![0.0; self.phis.len()];
        let moves = |block: Block, count: usize| weight(func, block) * count as f32;
        for (product, c) in products.iter().zip(&self.c) {
            if let Some(phi) = c.and_then(|c| c.checked_sub(self.products)) {
                gain[phi] += moves(product.block, product.width());
            }
        }
        for (gain, (number, phi)) in gain.iter_mut().zip(self.phis.iter().enumerate()) {
            for arg in &phi.args {
                let others = arg.regs.iter().filter(|&&r| constant[r].is_none());
                *gain += match arg.value {
                    Some(_) => moves(arg.from, arg.regs.len()),
                    None => -moves(arg.from, others.count()),
                };
            }
            let reads = &self.reads[self.products + number];
            let block = match reads.place {
                Place::Behind => phi.block,
                Place::Head(block) => block,
            };
            *gain -= moves(block, reads.to.iter().flatten().count());
        }
        let numbers = (self.products..).zip(gain);
        numbers.filter(|(_, g)| *g <= 0.0).map(|(n, _)| n).collect()
    }

    /// Takes some phis out. The others get new numbers.
    fn without(&mut self, gone: &FxHashSet<usize>) {
        let mut next = self.products;
        let numbers: Vec<Option<usize>> = (0..self.len())
            .map(|n| match (n < self.products, gone.contains(&n)) {
                (true, _) => Some(n),
                (false, true) => None,
                (false, false) => {
                    next += 1;
                    Some(next - 1)
                }
            })
            .collect();
        let renumber = |value: &mut Option<usize>| *value = value.and_then(|v| numbers[v]);
        let mut number = self.products..;
        self.phis
            .retain(|_| number.next().is_some_and(|n| numbers[n].is_some()));
        self.c.iter_mut().for_each(renumber);
        let args = self.phis.iter_mut().flat_map(|p| &mut p.args);
        args.for_each(|a| renumber(&mut a.value));
    }
}

/// What instructions and edges read of the values.
struct Readers<'a> {
    shape: &'a Shape,
    of: Of,
    /// For each value the registers that are read, and the nearest block that dominates all who do.
    all: Vec<(Vec<Option<VReg>>, Option<Block>)>,
}

impl Readers<'_> {
    fn add(&mut self, reg: VReg, block: Block) {
        if let Some((value, k)) = self.of[reg] {
            let (to, nearest) = &mut self.all[value];
            to[k] = Some(reg);
            *nearest = Some(nearest.map_or(block, |b| self.shape.dom.nearest_common(b, block)));
        }
    }
}

/// Finds the values.
struct Finding<'a> {
    func: &'a Function,
    shape: &'a Shape,
    products: &'a [Product],
    values: Values,
    of: Of,
    /// Parameters: their blocks and places.
    params: SecondaryMap<VReg, Option<(Block, usize)>>,
}

impl<'a> Finding<'a> {
    fn new(func: &'a Function, shape: &'a Shape, products: &'a [Product]) -> Finding<'a> {
        let values = Values {
            products: products.len(),
            phis: Vec::new(),
            c: Vec::new(),
            reads: Vec::new(),
        };
        let mut params = SecondaryMap::new();
        for &block in func.layout.iter().skip(1) {
            for (k, &param) in func.blocks[block].params.iter().enumerate() {
                if func.vregs[param].bank == Bank::Vgpr {
                    params[param] = Some((block, k));
                }
            }
        }
        Finding {
            func,
            shape,
            products,
            of: values.of(products),
            values,
            params,
        }
    }

    fn find_all(&mut self) {
        for product in self.products {
            let regs = product.c_regs(self.func);
            let value = regs.and_then(|regs| self.value(&regs));
            self.values.c.push(value);
        }
        // Their arguments may be other ones.
        let mut next = 0;
        while let Some(phi) = self.values.phis.get(next) {
            let (block, places) = (phi.block, phi.places.clone());
            let edges = self.shape.edges_to(self.func, block);
            let args = edges.into_iter().map(|(from, edge)| {
                let all = &self.func.current_succs(from)[edge].args;
                let regs: Vec<VReg> = places.iter().map(|&k| all[k]).collect();
                let value = self.value(&regs);
                Arg {
                    from,
                    edge,
                    regs,
                    value,
                }
            });
            let args = args.collect();
            self.values.phis[next].args = args;
            next += 1;
        }
    }

    /// The value that registers are, all of it in order.
    fn value(&mut self, regs: &[VReg]) -> Option<usize> {
        self.known_value(regs).or_else(|| self.new_phi(regs))
    }

    fn known_value(&self, regs: &[VReg]) -> Option<usize> {
        let (value, _) = self.of[*regs.first()?]?;
        let mut places = regs.iter().zip(0..);
        let is = places.all(|(&r, k)| self.of[r] == Some((value, k)));
        (is && self.values.width(self.products, value) == regs.len()).then_some(value)
    }

    fn new_phi(&mut self, regs: &[VReg]) -> Option<usize> {
        let (block, _) = self.params[*regs.first()?]?;
        let place = |&reg: &VReg| {
            let (at, place) = self.params[reg]?;
            (at == block && self.of[reg].is_none()).then_some(place)
        };
        let places: Vec<usize> = regs.iter().map(place).collect::<Option<_>>()?;
        let mut seen = FxHashSet::default();
        if !places.iter().all(|p| seen.insert(*p)) {
            return None;
        }
        let value = self.values.len();
        for (k, &reg) in regs.iter().enumerate() {
            self.of[reg] = Some((value, k));
        }
        self.values.phis.push(Phi {
            block,
            places,
            regs: regs.to_vec(),
            args: Vec::new(),
        });
        Some(value)
    }
}

/// The registers that are inline constants.
pub fn constants(func: &Function) -> SecondaryMap<VReg, Option<Operand>> {
    let mut constants = SecondaryMap::new();
    for inst in func.layout.iter().flat_map(|&b| &func.blocks[b].insts) {
        if let (Op::Isa(Opcode::VMovB32), [dst, inline @ Operand::Inline(_)]) =
            (inst.op, &inst.operands[..])
            && let &[reg] = func.operand_regs(*dst)
        {
            constants[reg] = Some(*inline);
        }
    }
    constants
}
