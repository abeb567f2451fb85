//! Tells accesses through `noalias` parameters from all others, by scopes ([`ir::alias`]).
//!
//! As long as a function runs, what it accesses through a pointer that is based on such a parameter
//! it accesses through no other pointer, if anyone writes it ("noalias" in LLVM's language
//! reference). So each of these parameters has a scope: an access whose pointer is computed from
//! the parameter alone is of that scope, and one whose pointer is known to be based on another
//! parameter, a variable or stack memory is apart from it. Of other pointers nothing is said.
//!
//! It stands before legalisation, which makes loads from the kernel's arguments of parameters.
//! Linear.

use super::accesses;
use super::env::Env;
use crate::analysis::{Base, PointerInfo};
use ir::function::ParamFlags;
use ir::{AliasScope, AliasTag, Function, Inst, Lifetime};
use rustc_hash::FxHashMap;

/// Tags accesses.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    let is_noalias = |i: u32| {
        let param = func.params.get(i as usize);
        param.is_some_and(|p| p.attrs.flags.contains(ParamFlags::NOALIAS))
    };
    let params: Vec<u32> = (0..func.params.len() as u32)
        .filter(|&i| is_noalias(i))
        .collect();
    if params.is_empty() {
        return false;
    }
    let domain = env.ctx.alias.make_domain();
    let scopes: Vec<(u32, AliasScope)> = params
        .into_iter()
        .map(|i| (i, env.ctx.alias.make_scope(domain, Lifetime::Function)))
        .collect();
    let mut tagger = Tagger {
        env,
        scopes: &scopes,
        known: FxHashMap::default(),
    };
    let mut changed = false;
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        for k in 0..func.blocks[block].insts.len() {
            let inst = func.blocks[block].insts[k];
            changed |= tagger.tag(func, inst);
        }
    }
    changed
}

struct Tagger<'a, 'b> {
    env: &'a mut Env<'b>,
    /// The parameters and their scopes.
    scopes: &'a [(u32, AliasScope)],
    /// What tags have become, by the parameter that the pointer is based on: few are different.
    known: FxHashMap<(AliasTag, Option<u32>), AliasTag>,
}

impl Tagger<'_, '_> {
    fn tag(&mut self, func: &mut Function, inst: Inst) -> bool {
        let Some(pointer) = accesses::address(func, inst) else {
            return false;
        };
        let param = match PointerInfo::of_object(self.env.ctx, func, pointer).base {
            Base::Param(i) => Some(i),
            Base::Global(_) | Base::Alloca(_) => None,
            Base::Unknown(_) => return false,
        };
        if let Some(mem) = accesses::memory(func.inst_mut(inst)) {
            mem.alias = self.scoped(mem.alias, param);
        }
        true
    }

    /// A tag with the scopes of an access through a parameter, or through none of them.
    fn scoped(&mut self, tag: AliasTag, param: Option<u32>) -> AliasTag {
        let (alias, scopes) = (&mut self.env.ctx.alias, self.scopes);
        *self.known.entry((tag, param)).or_insert_with(|| {
            let (of, apart): (Vec<_>, Vec<_>) = scopes.iter().partition(|(i, _)| param == Some(*i));
            let scopes = |list: Vec<(u32, AliasScope)>| list.into_iter().map(|(_, s)| s);
            let of: Vec<AliasScope> = scopes(of).collect();
            let apart: Vec<AliasScope> = scopes(apart).collect();
            alias.with_scopes(tag, &of, &apart)
        })
    }
}
