//! Splits critical edges: those from a block with several edges out to one with several edges in.
//! Linear.

use crate::analysis::Cfg;
use crate::opt::edges::split_edge;
use ir::Function;

/// Splits them. The new blocks are put at the end of the layout.
pub fn run(func: &mut Function, cfg: &Cfg) -> bool {
    let mut new = Vec::new();
    for &b in cfg.rpo() {
        let succs = cfg.succs(b);
        if succs.len() < 2 {
            continue;
        }
        for (i, &s) in succs.iter().enumerate() {
            if cfg.preds(s).len() > 1
                && let Some(t) = func.terminator(b)
            {
                new.push(split_edge(func, t, i));
            }
        }
    }
    func.layout.extend_from_slice(&new);
    !new.is_empty()
}
