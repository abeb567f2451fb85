//! Another order of a region's units as the base for scheduling, where the source's needs more
//! registers than the highest occupancy leaves.

use crate::depend::Graph;
use crate::kill::Killing;
use crate::need::{ByNeed, Roots};
use crate::pressure::{Limits, Pressure};
use crate::region::Region;
use crate::room::Room;
use crate::spills::Spills;
use crate::upward::{Tie, Upward};

/// An order must spill less by one part in so many: loads run further ahead in the source's.
const WORTH: u64 = 8;

/// A region with its dependences and registers, in one order.
pub struct Based {
    pub region: Region,
    pub graph: Graph,
    pub room: Room,
}

/// Might another order of a region's units be taken for its registers, since it has fewer above a
/// limit? Where there are not so many vector registers, it is taken for what is spilled.
pub fn is_wanted(room: &Room, limit: Limits, all: Limits) -> bool {
    let most = room.most();
    room.may_do_with_fewer(limit) && (most.vgprs > all.vgprs || room.least().is_better(most, limit))
}

impl Based {
    /// The same in another order, if that has fewer registers above a limit.
    ///
    /// Tried are the source's order with what ends lives early, and orders by need without and with
    /// that, until one is within the limit. Where there are not so many vector registers as the
    /// source's order needs, what counts is what is spilled.
    pub fn with_fewer(self, limit: Limits, all: Limits) -> Based {
        if !is_wanted(&self.room, limit, all) {
            return self;
        }
        let most = self.room.most();
        let spilled = match most.vgprs > all.vgprs {
            true => self.least_spilling(all.vgprs as usize),
            false => None,
        };
        match spilled.or_else(|| self.better_order(limit)) {
            Some(order) => Based {
                graph: self.graph.in_order(&order),
                room: self.room.in_order(&order),
                region: self.region.in_order(&order),
            },
            None => self,
        }
    }

    /// The order of which the least is spilled, if that is not the source's.
    fn least_spilling(&self, registers: usize) -> Option<Vec<u32>> {
        let units = self.graph.len();
        let spills = Spills::new(&self.room, units, registers);
        let source: Vec<u32> = (0..units as u32).collect();
        let own = spills.cost(&source);
        if own == 0 {
            return None;
        }
        let mut least = (own - own / WORTH, None);
        let mut look = |order: Vec<u32>| {
            let cost = spills.cost(&order);
            if cost < least.0 {
                least = (cost, Some(order));
            }
        };
        let killing = Killing::new(&self.graph, &self.room);
        let always = |_: Pressure| true;
        let by_need = ByNeed::new(&self.graph);
        let early = [
            killing.order(0..units as u32, always),
            killing.base(by_need.order(Roots::InOrder), always),
            killing.base(by_need.order(Roots::LeastFirst), always),
            killing.order(by_need.order(Roots::InOrder), always),
            killing.order(by_need.order(Roots::LeastFirst), always),
        ];
        early.into_iter().flatten().for_each(|found| look(found.0));
        let upward = Upward::new(&self.graph, &self.room);
        for tie in [Tie::Reader, Tie::Place] {
            look(upward.order(tie));
        }
        least.1
    }

    /// The best order that is better than the source's. Who makes one stops where it cannot be.
    fn better_order(&self, limit: Limits) -> Option<Vec<u32>> {
        let mut best = Best {
            most: self.room.most(),
            least: self.room.least(),
            limit,
            order: None,
        };
        if best.is_enough() {
            return None;
        }
        let killing = Killing::new(&self.graph, &self.room);
        let source = 0..self.graph.len() as u32;
        best.take(killing.order(source, |most| best.may_take(most)));
        if !best.is_enough() {
            let by_need = ByNeed::new(&self.graph);
            for roots in [Roots::InOrder, Roots::LeastFirst] {
                if best.is_enough() {
                    break;
                }
                // Both go the same way: as far as the first one has come it is known.
                let (mut rest, mut begun) = (by_need.order(roots), Vec::new());
                let base = rest.by_ref().inspect(|&unit| begun.push(unit));
                best.take(killing.base(base, |most| best.may_take(most)));
                if !best.is_enough() {
                    let base = begun.into_iter().chain(rest);
                    best.take(killing.order(base, |most| best.may_take(most)));
                }
            }
        }
        best.order
    }
}

/// The best order so far.
struct Best {
    most: Pressure,
    /// No order needs less.
    least: Pressure,
    limit: Limits,
    /// None if it is the source's.
    order: Option<Vec<u32>>,
}

impl Best {
    /// Can an order be better that needs so many registers, or more?
    fn may_take(&self, most: Pressure) -> bool {
        most.is_better(self.most, self.limit)
    }

    /// Takes an order with its registers if it is better.
    fn take(&mut self, found: Option<(Vec<u32>, Pressure)>) {
        if let Some((order, most)) = found.filter(|&(_, most)| self.may_take(most)) {
            self.most = most;
            self.order = Some(order);
        }
    }

    /// Is no better one needed, or can there be none?
    fn is_enough(&self) -> bool {
        !self.most.exceeds(self.limit) || !self.may_take(self.least)
    }
}
