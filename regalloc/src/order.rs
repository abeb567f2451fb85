//! The orders in which groups are placed ([`mod@crate::place`]).
//!
//! In the first order most items have the order of their starts: these are counted, so that only
//! the others are sorted, and for most functions there is no other order.

use crate::held::Held;
use mir::VReg;
use std::cmp::Reverse;

/// The orders in which groups are placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Wide groups, longest first; then single registers by start.
    WideFirst,
    /// All by start.
    Start,
    /// All, longest first.
    Longest,
    /// The widest first, which leaves no gaps that are too narrow; then the longest.
    Widest,
    /// All, the last to end first.
    End,
    /// Wide groups by start; then single registers, the longest first.
    WideByStart,
    /// As the first, but what is held for single instructions only is in the highest registers and
    /// not the lowest that no instruction names: the gap below is one, and as wide as it can be.
    MomentaryHigh,
}

/// The tries, in order; later ones only if the ones before used more than the pressure, and the
/// last one, which uses all registers, if none before has a place for everything.
pub const ORDERS: [Order; 7] = [
    Order::WideFirst,
    Order::Start,
    Order::Longest,
    Order::Widest,
    Order::End,
    Order::WideByStart,
    Order::MomentaryHigh,
];

/// A group to place.
#[derive(Clone, Copy)]
pub struct Item {
    /// Which.
    pub root: VReg,
    /// Copied from or to a physical register: comes before all others, so that it finds that place
    /// free.
    pub pinned: bool,
    /// Has whole values: comes first, as it takes registers that hold nothing else.
    pub whole: Option<Whole>,
    /// Holds something only at single instructions, in registers that hold nothing else.
    pub momentary: bool,
    /// Number of slots.
    pub width: u16,
    /// Where it begins to hold something.
    pub start: u32,
    /// At how many positions its slots hold something.
    pub length: u32,
    /// Its hints among all.
    pub hints: (u32, u32),
}

impl Item {
    /// Numbers in their order, the first of which decides first: the place in an order of items.
    /// The last one is the item's own number.
    #[inline]
    fn key(&self, order: Order, number: u32) -> u128 {
        let is_wide = self.width > 1;
        let (start, longest) = (self.start, u32::MAX - self.length);
        let unpinned = u32::from(!self.pinned);
        let narrow = u32::from(!is_wide);
        let (class, first, second) = match order {
            Order::WideFirst | Order::MomentaryHigh if is_wide => {
                (2 * unpinned + narrow, longest, start)
            }
            Order::WideFirst | Order::MomentaryHigh => (2 * unpinned + narrow, start, longest),
            Order::Start => (unpinned, start, longest),
            Order::Longest => (2 * unpinned + narrow, longest, start),
            Order::End => (
                unpinned,
                u32::MAX - start.saturating_add(self.length),
                longest,
            ),
            Order::WideByStart if is_wide => (2 * unpinned + narrow, start, longest),
            Order::WideByStart => (2 * unpinned + narrow, longest, start),
            Order::Widest => {
                let longest = if is_wide { longest } else { u32::MAX };
                (u32::from(u16::MAX - self.width), longest, start)
            }
        };
        // Whole values come before all others, and then momentary ones.
        let class = class | u32::from(self.whole.is_none()) << 31;
        let class = class | u32::from(!self.momentary) << 30;
        let pair = |high: u32, low: u32| u64::from(high) << 32 | u64::from(low);
        u128::from(pair(class, first)) << 64 | u128::from(pair(second, number))
    }

    /// Does the item come behind all that are not such, in the first order? Those that are have the
    /// order of their starts there.
    fn is_last(&self) -> bool {
        self.width <= 1 && self.whole.is_none() && !self.momentary && !self.pinned
    }
}

/// Where whole values live.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Whole {
    /// In one block: they share with their like.
    Block,
    /// In several, or moved on the way from one to another, which the wave may not take at once:
    /// they share with nothing.
    Blocks,
}

/// A try with an order other than the first one mostly ends before so many of all items have
/// places: only those are sorted at first.
const BEGINNING: usize = 16;

/// The order of the try at hand.
#[derive(Default)]
pub struct Sorted {
    /// The items by start, of those with one start the longest first.
    by_start: Vec<u32>,
    /// Those of them that are last in the first order.
    last: Vec<u32>,
    /// The others.
    others: Vec<u32>,
    /// Keys of items ([`Item::key`]), in order as far as items are known.
    keys: Vec<u128>,
    /// The items in order, as far as they are known.
    known: Vec<u32>,
    /// How many there are.
    count: usize,
}

impl Sorted {
    /// Finds out how items begin, which they all do at starts. Linear, but for those with one
    /// start.
    pub fn collect(&mut self, items: &[Item], held: &Held) {
        self.count = items.len();
        // By start: how many items begin sooner, and while they are placed the place of the next.
        let mut places = vec![0u32; held.starts() + 1];
        let start = |item: &Item| held.start(item.start);
        items.iter().for_each(|i| places[start(i) + 1] += 1);
        (1..places.len()).for_each(|i| places[i] += places[i - 1]);
        let by_start = &mut self.by_start;
        by_start.clear();
        by_start.resize(items.len(), 0);
        for (item, number) in items.iter().zip(0..) {
            let place = &mut places[start(item)];
            by_start[*place as usize] = number;
            *place += 1;
        }
        let item = |number: u32| &items[number as usize];
        for same in by_start.chunk_by_mut(|&a, &b| item(a).start == item(b).start) {
            if same.len() > 1 {
                same.sort_by_key(|&n| Reverse(item(n).length));
            }
        }
        self.last.clear();
        self.others.clear();
        for &number in by_start.iter() {
            match item(number).is_last() {
                true => self.last.push(number),
                false => self.others.push(number),
            }
        }
    }

    /// Puts them in an order, or the first ones of them.
    pub fn sort(&mut self, items: &[Item], order: Order) {
        let (numbers, beginning) = match order {
            Order::WideFirst | Order::MomentaryHigh => (&self.others, self.others.len()),
            _ => (&self.by_start, items.len() / BEGINNING),
        };
        let key = |&number: &u32| items[number as usize].key(order, number);
        self.keys.clear();
        self.keys.extend(numbers.iter().map(key));
        self.known.clear();
        self.know(beginning);
    }

    /// Sorts so many more items.
    fn know(&mut self, more: usize) {
        let rest = &mut self.keys[self.known.len()..];
        if more < rest.len() {
            rest.select_nth_unstable(more);
        }
        let next = &mut rest[..more];
        next.sort_unstable();
        self.known.extend(next.iter().map(|&key| key as u32));
        if self.known.len() == self.keys.len() && self.keys.len() < self.count {
            self.known.extend_from_slice(&self.last);
        }
    }

    /// The item with a number in the order of the try.
    pub fn get(&mut self, number: usize) -> usize {
        if number == self.known.len() {
            self.know(self.keys.len() - number);
        }
        self.known[number] as usize
    }

    /// The items in the order of the try, as far as they are known: all in the first order.
    pub fn known(&self) -> &[u32] {
        &self.known
    }
}
