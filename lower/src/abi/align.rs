//! Alignments of variables whose place is this compiler's to choose: what an access of their size
//! can make use of.

use ir::{AddrSpace, DataLayout, GlobalData, Linkage, Module};

/// Raises the alignment of variables in LDS, and of constants that no other object can replace.
pub(crate) fn raise_alignments(module: &mut Module) {
    let types = DataLayout::new(&module.ctx.types);
    for data in module.globals.values_mut().filter(|data| is_ours(data)) {
        let useful = match types.alloc_size(data.ty) {
            0..=1 => 1,
            2 => 2,
            3..=4 => 4,
            5..=8 => 8,
            _ => 16,
        };
        data.align = data.align.max(useful);
    }
}

/// Is the variable placed here? The entries of a section are put side by side.
fn is_ours(data: &GlobalData) -> bool {
    let is_constant = data.is_constant || data.space.is_constant();
    let stays = matches!(data.linkage, Linkage::Internal | Linkage::External);
    match data.space {
        _ if data.init.is_none() || data.absolute.is_some() => false,
        AddrSpace::Local => true,
        _ => is_constant && stays && data.section.is_none(),
    }
}
