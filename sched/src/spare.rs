//! Registers that an order needs and saves no time by.
//!
//! Orders are found with all registers that the occupancy leaves. Where one with fewer takes no
//! longer by the model, or so little that the whole function hardly does, it is taken instead.

use crate::list::{Measured, Order};
use crate::pressure::{Limits, Pressure};

/// How many lower limits are tried.
const SPARED: usize = 3;

/// A function may take longer by one cycle in so many.
const HARDLY: u64 = 128;

/// Takes orders with fewer VGPRs with which the function hardly takes longer, where the registers
/// of others do not make that vain. A region is executed as often as its weight says.
pub(crate) fn fewer_registers(
    measured: &[Measured],
    orders: &mut [Order],
    weights: &[u64],
    outside: Pressure,
) {
    let time = |orders: &[Order]| -> u64 {
        let times = orders.iter().zip(weights).map(|(o, w)| o.cycles * w);
        times.sum()
    };
    let mut left = time(orders) / HARDLY;
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
        let mut longer = 0;
        let fewer: Option<Vec<(usize, Order)>> = orders
            .iter()
            .enumerate()
            .filter(|(_, order)| order.after().vgprs > vgprs)
            .map(|(i, order)| {
                let limit = Limits {
                    vgprs,
                    ..order.limit()
                };
                let most = order.cycles + (left - longer) / weights[i];
                let new = measured[i].order_within(limit, most)?;
                longer += new.cycles.saturating_sub(order.cycles) * weights[i];
                (longer <= left && new.after().vgprs <= vgprs).then_some((i, new))
            })
            .collect();
        match fewer {
            Some(fewer) => {
                left -= longer;
                fewer.into_iter().for_each(|(i, new)| orders[i] = new);
            }
            None => least = vgprs + 1,
        }
    }
}
