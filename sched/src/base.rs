//! Another order of a region's units as the base for scheduling, where the source's needs more
//! registers than the highest occupancy leaves.

use crate::depend::Graph;
use crate::kill;
use crate::need::{self, Roots};
use crate::numbers::Numbers;
use crate::pressure::Limits;
use crate::region::Region;
use crate::room::{Behind, Room};
use mir::Function;

/// How an order is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// The source's, with what ends lives early.
    Source,
    /// By need.
    Need(Roots),
    /// By need, with what ends lives early.
    KillingNeed(Roots),
}

/// The tries, in order.
const WAYS: [Way; 5] = [
    Way::Source,
    Way::Need(Roots::InOrder),
    Way::KillingNeed(Roots::InOrder),
    Way::Need(Roots::LeastFirst),
    Way::KillingNeed(Roots::LeastFirst),
];

/// A region with its dependences and registers, in one order.
pub struct Based {
    pub region: Region,
    pub graph: Graph,
    pub room: Room,
}

impl Based {
    /// The same in another order, if that has fewer registers above a limit. `behind` is where the
    /// region ends.
    pub fn with_fewer(
        self,
        func: &Function,
        behind: &Behind,
        numbers: &mut Numbers,
        limit: Limits,
    ) -> Based {
        let mut most = self.room.most();
        let mut best = None;
        for way in WAYS {
            if !most.exceeds(limit) {
                break;
            }
            let order = self.order(way);
            let region = self.region.in_order(&order);
            let room = Room::new(func, &region, behind, numbers);
            if room.most().is_better(most, limit) {
                most = room.most();
                best = Some((order, region, room));
            }
        }
        match best {
            Some((order, region, room)) => Based {
                graph: self.graph.in_order(&order),
                region,
                room,
            },
            None => self,
        }
    }

    fn order(&self, way: Way) -> Vec<u32> {
        let by_need = |roots| need::order(&self.graph, roots);
        match way {
            Way::Source => kill::order(&self.graph, &self.room, 0..self.graph.len() as u32),
            Way::Need(roots) => by_need(roots),
            Way::KillingNeed(roots) => {
                kill::order(&self.graph, &self.room, by_need(roots).into_iter())
            }
        }
    }
}
