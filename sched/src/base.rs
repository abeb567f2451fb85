//! Another order of a region's units as the base for scheduling, where the source's needs more
//! registers than the highest occupancy leaves.

use crate::depend::Graph;
use crate::kill::Killing;
use crate::need::{ByNeed, Roots};
use crate::pressure::{Limits, Pressure};
use crate::region::Region;
use crate::room::Room;

/// A region with its dependences and registers, in one order.
pub struct Based {
    pub region: Region,
    pub graph: Graph,
    pub room: Room,
}

impl Based {
    /// The same in another order, if that has fewer registers above a limit.
    ///
    /// Tried are the source's order with what ends lives early, and orders by need without and with
    /// that, until one is within the limit.
    pub fn with_fewer(self, limit: Limits) -> Based {
        if !self.room.most().exceeds(limit) {
            return self;
        }
        match self.better_order(limit) {
            Some(order) => Based {
                graph: self.graph.in_order(&order),
                room: self.room.in_order(&order),
                region: self.region.in_order(&order),
            },
            None => self,
        }
    }

    /// The best order that is better than the source's.
    fn better_order(&self, limit: Limits) -> Option<Vec<u32>> {
        let mut best = Best {
            most: self.room.most(),
            limit,
            order: None,
        };
        let mut consider = |order: &[u32]| best.consider(self.room.most_in_order(order), order);
        let killing = Killing::new(&self.graph, &self.room);
        let source: Vec<u32> = (0..self.graph.len() as u32).collect();
        let mut is_enough = consider(&killing.order(&source));
        if !is_enough {
            let by_need = ByNeed::new(&self.graph);
            for roots in [Roots::InOrder, Roots::LeastFirst] {
                if !is_enough {
                    let order = by_need.order(roots);
                    is_enough = consider(&order) || consider(&killing.order(&order));
                }
            }
        }
        best.order
    }
}

/// The best order so far.
struct Best {
    most: Pressure,
    limit: Limits,
    /// None if it is the source's.
    order: Option<Vec<u32>>,
}

impl Best {
    /// Takes an order if it is better. Tells whether no better one is needed.
    fn consider(&mut self, most: Pressure, order: &[u32]) -> bool {
        if most.is_better(self.most, self.limit) {
            self.most = most;
            self.order = Some(order.to_vec());
        }
        !self.most.exceeds(self.limit)
    }
}
