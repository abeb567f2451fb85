//! Sums in other orders, in which the scalar unit does more of them: addresses of neighbours
//! ([`neighbours`]), and terms that are the same in all lanes ([`terms`]).

mod neighbours;
mod places;
mod terms;

use super::env::Env;
use crate::analysis::{Uniformity, WaveShape};
use ir::Function;

/// Reorders. Tells whether it did.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    let has_neighbours = neighbours::has_neighbours(env.ctx, func);
    let may_have_chains = terms::may_have_chains(func);
    if !has_neighbours && !may_have_chains {
        return false;
    }
    let mut chains = match may_have_chains {
        true => terms::chains(func),
        false => Vec::new(),
    };
    if !has_neighbours && chains.is_empty() {
        return false;
    }
    let info = env.lasting_graph(func);
    let lanes = env.abilities.lanes;
    let wave = WaveShape { lanes };
    if !has_neighbours {
        // Mostly what data tells is enough.
        let data = Uniformity::by_data(env.ctx, func, &info, wave);
        chains.retain(|chain| chain.may_be_reordered(func, &data));
        if terms::are_certain(func, info.loops(), &chains, &data) {
            return terms::run(func, &chains, &data);
        }
    }
    let uniformity = Uniformity::new(env.ctx, func, &info, wave);
    let mut changed = terms::run(func, &chains, &uniformity);
    if has_neighbours {
        changed |= neighbours::run(env.ctx, func, &info, &uniformity);
    }
    changed
}
