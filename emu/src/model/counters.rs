//! What counters count, and what a wait makes sure of.

use super::access::{Counted, Way};
use super::machine::NO_WAIT;

/// How an operation is counted, and in which order with others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Order {
    /// By vmcnt, in order.
    Vector,
    /// By lgkmcnt, in order.
    Lds,
    /// By lgkmcnt, in any order.
    Scalar,
    /// A FLAT access of global memory: by vmcnt in order, by lgkmcnt in any.
    FlatVector,
    /// A FLAT access of LDS: by lgkmcnt in order, by vmcnt in any.
    FlatLds,
    /// One of both: counted by both, in any order.
    FlatBoth,
}

impl Order {
    /// That of an access.
    pub fn of(way: Way, counted: Counted) -> Order {
        match (way, counted) {
            (Way::Vector, Counted::Once) => Order::Vector,
            (Way::Vector, Counted::Twice) => Order::FlatVector,
            (Way::Lds, Counted::Once) => Order::Lds,
            (Way::Lds, Counted::Twice) => Order::FlatLds,
            (Way::Scalar, _) => Order::Scalar,
        }
    }

    /// Is it counted by vmcnt?
    pub fn by_vm(self) -> bool {
        !matches!(self, Order::Lds | Order::Scalar)
    }

    /// Is it counted by lgkmcnt?
    pub fn by_lgkm(self) -> bool {
        self != Order::Vector
    }

    fn in_vm_order(self) -> bool {
        matches!(self, Order::Vector | Order::FlatVector)
    }

    fn in_lgkm_order(self) -> bool {
        matches!(self, Order::Lds | Order::FlatLds)
    }
}

/// Does a counter count more operations than a wait allows? Of each the order, and whether the
/// counter has it no more.
pub(super) fn is_open(
    operations: impl Iterator<Item = (Order, bool)>,
    counted: fn(Order) -> bool,
    allowed: u8,
) -> bool {
    let open = operations.filter(|(order, reported)| counted(*order) && !reported);
    allowed != NO_WAIT && open.count() > allowed.into()
}

/// The operations of a wave, in the order of their issue, that are complete after a wait.
pub(super) fn certain(pending: &[Order], vm: u8, lgkm: u8) -> Vec<bool> {
    let mut sure = vec![false; pending.len()];
    mark(pending, vm, &mut sure, Order::by_vm, Order::in_vm_order);
    let (by, in_order) = (Order::by_lgkm, Order::in_lgkm_order);
    mark(pending, lgkm, &mut sure, by, in_order);
    sure
}

/// Marks the operations that are complete once a counter is at most `count`: all for zero; else
/// all but the last ones, if those that it counts complete in order.
fn mark(
    pending: &[Order],
    count: u8,
    sure: &mut [bool],
    counted: fn(Order) -> bool,
    in_order: fn(Order) -> bool,
) {
    let mine: Vec<usize> = (0..pending.len())
        .filter(|&i| counted(pending[i]))
        .collect();
    let ordered = mine.iter().all(|&i| in_order(pending[i]));
    let done = match (count, ordered) {
        (NO_WAIT, _) => 0,
        (0, _) => mine.len(),
        (_, true) => mine.len().saturating_sub(count.into()),
        (_, false) => 0,
    };
    for &index in &mine[..done] {
        sure[index] = true;
    }
}
