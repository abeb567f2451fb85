//! Values in one place, and the places.

use super::find::Product;
use super::values::{Place, Values};
use crate::cost::weight;
use cranelift_entity::SecondaryMap;
use graphs::live::{LiveSets, contains, numbers, unite};
use mir::{Block, Function};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Reverse;

/// Positions of an instruction, and of a block's head: it is read, then written. What edges bring
/// is moved behind what the block's last instruction reads.
const STEP: u32 = 4;
const READ: u32 = 1;
const WRITE: u32 = 2;

/// Positions from the first up to the second, exclusive.
type Segment = (u32, u32);

/// Where values are.
pub struct Places {
    /// The first register of each value.
    pub of_value: Vec<u16>,
    /// The first register of the C of each product.
    pub of_c: Vec<u16>,
    /// The arguments of phis that must be moved to their places: phi, argument.
    pub moved: FxHashSet<(usize, usize)>,
}

/// Finds places among free registers.
///
/// # Errors
/// The numbers of products without which there may be enough.
pub fn place(
    func: &Function,
    products: &[Product],
    values: &Values,
    free: &[bool],
) -> Result<Places, FxHashSet<usize>> {
    let mut webs = Webs::new(func, products, values);
    let moved = webs.join()?;
    let first = webs.colour(free)?;
    let of = |webs: &mut Webs, n: usize| first[&webs.find(n)];
    let of_value = (0..values.len()).map(|v| of(&mut webs, v)).collect();
    let of_c = (0..products.len()).map(|p| {
        let c = webs.c(p);
        of(&mut webs, c)
    });
    Ok(Places {
        of_c: of_c.collect(),
        of_value,
        moved,
    })
}

/// Values that share a place, as sets of numbers: those of values, then those of what is moved to
/// be C of a product.
struct Webs<'a> {
    func: &'a Function,
    products: &'a [Product],
    values: &'a Values,
    /// Position of each block's head, and behind its last instruction.
    heads: SecondaryMap<Block, (u32, u32)>,
    parents: Vec<usize>,
    /// Of each set: when something is there, in order.
    segments: Vec<Vec<Segment>>,
}

impl<'a> Webs<'a> {
    /// Each for itself.
    fn new(func: &'a Function, products: &'a [Product], values: &'a Values) -> Webs<'a> {
        let mut heads = SecondaryMap::new();
        let mut next = 0;
        for &block in &func.layout {
            let end = next + STEP * (1 + func.blocks[block].insts.len() as u32);
            heads[block] = (next, end);
            next = end;
        }
        let count = values.len() + products.len();
        let mut webs = Webs {
            func,
            products,
            values,
            heads,
            parents: (0..count).collect(),
            segments: vec![Vec::new(); count],
        };
        webs.live();
        for (number, product) in products.iter().enumerate() {
            if let (None, Some(&first)) = (values.c[number], product.writes.iter().min()) {
                let start = webs.position(product.block, first) + WRITE;
                let end = webs.position(product.block, product.at) + READ;
                webs.segments[values.len() + number].push((start, end));
            }
        }
        webs
    }

    /// Position of an instruction.
    fn position(&self, block: Block, at: usize) -> u32 {
        self.heads[block].0 + STEP * (1 + at as u32)
    }

    /// When the last instruction of a block has been read, up to the block's end.
    fn end(&self, block: Block) -> Segment {
        let end = self.heads[block].1;
        (end - STEP + READ, end)
    }

    /// The number of a product's C.
    fn c(&self, product: usize) -> usize {
        self.values.c[product].unwrap_or(self.values.len() + product)
    }

    /// When values are made.
    fn made(&self, value: usize) -> u32 {
        match self.values.phi(value) {
            Some(phi) => self.heads[phi.block].0,
            None => self.position(self.products[value].block, self.products[value].at) + READ,
        }
    }

    /// Who reads values: the value, the block, and the position behind the one where it is read.
    fn uses(&self) -> Vec<(usize, Block, u32)> {
        let mut uses = Vec::new();
        let head = |block: Block| self.heads[block].0 + WRITE;
        for (product, c) in self.products.iter().zip(&self.values.c) {
            if let Some(c) = c {
                let end = self.position(product.block, product.at) + READ;
                uses.push((*c, product.block, end));
            }
        }
        for (value, reads) in self.values.reads.iter().enumerate() {
            match (reads.place, self.values.phi(value)) {
                _ if !reads.any() => {}
                (Place::Head(block), _) => uses.push((value, block, head(block))),
                (Place::Behind, Some(phi)) => uses.push((value, phi.block, head(phi.block))),
                (Place::Behind, None) => {
                    let product = &self.products[value];
                    let last = product.reads.iter().flatten().map(|r| r.0).max();
                    let end = self.position(product.block, last.unwrap_or(product.at)) + WRITE;
                    uses.push((value, product.block, end));
                }
            }
        }
        for arg in self.values.phis.iter().flat_map(|p| &p.args) {
            if let Some(value) = arg.value {
                uses.push((value, arg.from, self.heads[arg.from].1));
            }
        }
        uses
    }

    /// Finds when each value is alive.
    fn live(&mut self) {
        let mut sets = LiveSets::default();
        let mut last: FxHashMap<(Block, usize), u32> = FxHashMap::default();
        for (value, block, end) in self.uses() {
            let known = last.entry((block, value)).or_default();
            *known = end.max(*known);
            if self.values.block(self.products, value) != block || end <= self.made(value) {
                sets.read(value as u32, block);
            }
        }
        let mut made: SecondaryMap<Block, Vec<usize>> = SecondaryMap::new();
        for value in 0..self.values.len() {
            let block = self.values.block(self.products, value);
            sets.write(value as u32, block);
            made[block].push(value);
        }
        let func = self.func;
        let blocks = func.layout.iter().copied();
        let edges = blocks.flat_map(|b| func.current_succs(b).iter().map(move |e| (b, e.block)));
        sets.solve(self.values.len(), func.blocks.len(), edges);
        for &block in &func.layout {
            let (head, end) = self.heads[block];
            let mut out = Vec::new();
            for edge in func.current_succs(block) {
                unite(&mut out, sets.live_in(edge.block));
            }
            let within = sets.live_in(block);
            let comes = numbers(within).map(|v| (v, head));
            let made = made[block].iter().filter(|&&v| !contains(within, v));
            let made = made.map(|&v| (v, self.made(v)));
            let segments: Vec<(usize, Segment)> = comes
                .chain(made)
                .map(|(value, start)| match contains(&out, value) {
                    true => (value, (start, end)),
                    false => {
                        let last = last.get(&(block, value)).copied().unwrap_or_default();
                        (value, (start, last.max(start + 1)))
                    }
                })
                .collect();
            segments
                .into_iter()
                .for_each(|(value, segment)| push(&mut self.segments[value], segment));
        }
    }

    fn find(&mut self, number: usize) -> usize {
        let mut root = number;
        while self.parents[root] != root {
            self.parents[root] = self.parents[self.parents[root]];
            root = self.parents[root];
        }
        root
    }

    /// Gives two numbers one place, if they can have it.
    fn unite(&mut self, a: usize, b: usize) -> bool {
        let (a, b) = (self.find(a), self.find(b));
        if a == b {
            return true;
        }
        let both = merged(&self.segments[a], &self.segments[b]);
        let is_one = both.is_some();
        if let Some(both) = both {
            self.segments[a] = both;
            self.segments[b] = Vec::new();
            self.parents[b] = a;
        }
        is_one
    }

    /// Something else is at a number's place for a while, if that can be.
    fn occupy(&mut self, number: usize, segment: Segment) -> bool {
        let root = self.find(number);
        let both = merged(&self.segments[root], &[segment]);
        let fits = both.is_some();
        if let Some(both) = both {
            self.segments[root] = both;
        }
        fits
    }

    /// Joins what edges bring with what it comes to, then D with C. Gives the arguments of phis
    /// that must be moved.
    fn join(&mut self) -> Result<FxHashSet<(usize, usize)>, FxHashSet<usize>> {
        let values = self.values;
        let first = values.len() - values.phis.len();
        let mut args: Vec<(usize, usize)> = Vec::new();
        for (number, phi) in values.phis.iter().enumerate() {
            args.extend((0..phi.args.len()).map(|k| (number, k)));
        }
        let depth = |b: Block| self.func.blocks[b].loop_depth;
        let arg = |&(phi, k): &(usize, usize)| &values.phis[phi].args[k];
        // What is moved in any case is known before places are shared.
        args.sort_by_key(|a| (arg(a).value.is_some(), Reverse(depth(arg(a).from))));
        let mut moved = FxHashSet::default();
        for at in args {
            let phi = first + at.0;
            if arg(&at).value.is_some_and(|value| self.unite(phi, value)) {
                continue;
            }
            moved.insert(at);
            if !self.occupy(phi, self.end(arg(&at).from)) {
                return Err(self.products_of(phi));
            }
        }
        let mut products: Vec<usize> = (0..self.products.len()).collect();
        products.sort_by_key(|&p| Reverse(depth(self.products[p].block)));
        for number in products {
            // D and C are the same registers or have none in common: what is not united is alive at
            // one time somewhere, so that no register is in both places.
            self.unite(self.c(number), number);
        }
        Ok(moved)
    }

    /// The products that a place is sought for.
    fn products_of(&mut self, number: usize) -> FxHashSet<usize> {
        let root = self.find(number);
        let all = 0..self.products.len();
        all.filter(|&p| self.find(p) == root || self.find(self.c(p)) == root)
            .collect()
    }

    /// Gives each set the first registers that are free all the time, those that are used most
    /// first.
    fn colour(&mut self, free: &[bool]) -> Result<FxHashMap<usize, u16>, FxHashSet<usize>> {
        let mut sets: FxHashMap<usize, (f32, usize)> = FxHashMap::default();
        for number in 0..self.parents.len() {
            let root = self.find(number);
            let product = number.checked_sub(self.values.len());
            let width = match product {
                Some(p) if self.values.c[p].is_some() => continue,
                Some(p) => self.products[p].width(),
                None => self.values.width(self.products, number),
            };
            let block = match product {
                Some(p) => self.products[p].block,
                None => self.values.block(self.products, number),
            };
            let (sum, _) = sets.entry(root).or_insert((0.0, width));
            *sum += weight(self.func, block);
        }
        let mut order: Vec<(usize, f32, usize)> = sets
            .into_iter()
            .map(|(r, (sum, width))| (r, sum, width))
            .collect();
        let first_of = |root: usize| (self.segments[root].first(), root);
        order.sort_by(|a, b| {
            let by_place = || first_of(a.0).cmp(&first_of(b.0));
            b.1.total_cmp(&a.1).then_with(by_place)
        });
        let mut taken: Vec<Vec<Segment>> = vec![Vec::new(); free.len()];
        let mut first = FxHashMap::default();
        for (root, _, width) in order {
            let segments = &self.segments[root];
            let fits = |unit: usize| free[unit] && !overlap(&taken[unit], segments);
            let Some(base) = room(free.len(), width, fits) else {
                return Err(self.products_of(root));
            };
            for unit in &mut taken[base..base + width] {
                *unit = merged(unit, segments).unwrap_or_default();
            }
            first.insert(root, base as u16);
        }
        Ok(first)
    }
}

/// The first of so many neighbours that all fit.
fn room(units: usize, width: usize, fits: impl Fn(usize) -> bool) -> Option<usize> {
    let mut base = 0;
    while base + width <= units {
        match (base..base + width).rev().find(|&u| !fits(u)) {
            None => return Some(base),
            Some(unit) => base = unit + 1,
        }
    }
    None
}

/// Adds a segment that is behind all others.
fn push(segments: &mut Vec<Segment>, segment: Segment) {
    match segments.last_mut() {
        Some(last) if last.1 == segment.0 => last.1 = segment.1,
        _ => segments.push(segment),
    }
}

/// Both, unless they overlap.
fn merged(a: &[Segment], b: &[Segment]) -> Option<Vec<Segment>> {
    let mut all = Vec::with_capacity(a.len() + b.len());
    let (mut a, mut b) = (a.iter().peekable(), b.iter().peekable());
    loop {
        let next = match (a.peek(), b.peek()) {
            (None, None) => return Some(all),
            (Some(x), Some(y)) if x.0 <= y.0 => a.next(),
            (Some(_), None) => a.next(),
            (_, Some(_)) => b.next(),
        };
        let &segment = next?;
        if all.last().is_some_and(|last: &Segment| segment.0 < last.1) {
            return None;
        }
        push(&mut all, segment);
    }
}

fn overlap(a: &[Segment], b: &[Segment]) -> bool {
    merged(a, b).is_none()
}
