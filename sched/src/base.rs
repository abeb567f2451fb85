//! Another order of a region's units as the base for scheduling, where the source's needs more
//! registers than the highest occupancy leaves.

use crate::depend::Graph;
use crate::kill;
use crate::need::{self, Roots};
use crate::numbers::Numbers;
use crate::pressure::{Limits, Pressure};
use crate::region::Region;
use crate::room::{Behind, Room};
use mir::Function;

/// A region with its dependences and registers, in one order.
pub struct Based {
    pub region: Region,
    pub graph: Graph,
    pub room: Room,
}

impl Based {
    /// The same in another order, if that has fewer registers above a limit. `behind` is where the
    /// region ends.
    ///
    /// Tried are the source's order with what ends lives early, and orders by need without and with
    /// that, until one is within the limit.
    pub fn with_fewer(
        self,
        func: &Function,
        behind: &Behind,
        numbers: &mut Numbers,
        limit: Limits,
    ) -> Based {
        let mut best = Best {
            most: self.room.most(),
            limit,
            found: None,
        };
        let mut consider = |order: Vec<u32>| {
            let region = self.region.in_order(&order);
            let most = Room::most_of(func, &region, behind, numbers);
            best.consider(most, order, region)
        };
        let kill = |base: &[u32]| kill::order(&self.graph, &self.room, base);
        let source: Vec<u32> = (0..self.graph.len() as u32).collect();
        let mut is_enough = !self.room.most().exceeds(limit) || consider(kill(&source));
        for roots in [Roots::InOrder, Roots::LeastFirst] {
            if !is_enough {
                let order = need::order(&self.graph, roots);
                let killing = kill(&order);
                is_enough = consider(order) || consider(killing);
            }
        }
        match best.found {
            Some((order, region)) => Based {
                graph: self.graph.in_order(&order),
                room: Room::new(func, &region, behind, numbers),
                region,
            },
            None => self,
        }
    }
}

/// The best order so far.
struct Best {
    most: Pressure,
    limit: Limits,
    /// The order, and the region in it; none if it is the source's.
    found: Option<(Vec<u32>, Region)>,
}

impl Best {
    /// Takes an order if it is better. Tells whether no better one is needed.
    fn consider(&mut self, most: Pressure, order: Vec<u32>, region: Region) -> bool {
        if most.is_better(self.most, self.limit) {
            self.most = most;
            self.found = Some((order, region));
        }
        !self.most.exceeds(self.limit)
    }
}
