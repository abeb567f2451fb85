//! Registers that an order needs and saves no time by.
//!
//! Orders are found with all registers that the occupancy leaves. Where one with fewer takes no
//! longer by the model, it is taken instead.

use crate::list::{Measured, Order};
use crate::pressure::{Limits, Pressure};

/// How many lower limits are tried.
const SPARED: usize = 3;

/// Takes orders with fewer VGPRs that take no longer, where the registers of others do not make
/// that vain.
pub(crate) fn fewer_registers(measured: &[Measured], orders: &mut [Order], outside: Pressure) {
    let most = |orders: &[Order]| {
        let after = orders.iter().map(|o| o.after().vgprs);
        after.max().unwrap_or(0)
    };
    let source = measured.iter().map(|m| m.most().vgprs).max().unwrap_or(0);
    let mut least = outside.vgprs.max(source);
    for _ in 0..SPARED {
        let now = most(orders);
        if now <= least {
            return;
        }
        let vgprs = (least + now) / 2;
        let fewer: Option<Vec<(usize, Order)>> = orders
            .iter()
            .enumerate()
            .filter(|(_, order)| order.after().vgprs > vgprs)
            .map(|(i, order)| {
                let limit = Limits {
                    vgprs,
                    ..order.limit()
                };
                let new = measured[i].order(limit, None);
                (new.cycles <= order.cycles && new.after().vgprs <= vgprs).then_some((i, new))
            })
            .collect();
        match fewer {
            Some(fewer) => fewer.into_iter().for_each(|(i, new)| orders[i] = new),
            None => least = vgprs + 1,
        }
    }
}
