//! `!tbaa`, `!alias.scope`, `!noalias` and `!llvm.loop`: nodes with numbers at the end of the
//! module, since types are shared and scopes and loops name themselves. Numbers are given in the
//! order in which nodes are used, so that the same module gives the same text after it has been
//! read.

use super::{Printer, names, put};
use crate::alias::{AliasScope, AliasTag, AliasType};
use crate::function::Unrolling;
use rustc_hash::FxHashMap;

/// The nodes so far.
#[derive(Default)]
pub(super) struct AliasNodes {
    /// What stands behind `!n =`.
    pub texts: Vec<String>,
    types: FxHashMap<AliasType, usize>,
    domains: FxHashMap<u32, usize>,
    scopes: FxHashMap<AliasScope, usize>,
}

impl Printer<'_> {
    /// What an access says of the memory that it touches.
    pub(super) fn alias_metadata(&mut self, tag: AliasTag) {
        let Some(facts) = self.module.ctx.alias.facts(tag) else {
            return;
        };
        if let Some(typed) = facts.typed {
            let base = self.alias_type(typed.base);
            let access = self.alias_type(typed.access);
            let offset = typed.offset;
            put!(self.out, ", !tbaa !{{!{base}, !{access}, i64 {offset}}}");
        }
        for (kind, scopes) in [("alias.scope", &facts.scopes), ("noalias", &facts.apart)] {
            let mut numbers: Vec<usize> = scopes.iter().map(|&s| self.alias_scope(s)).collect();
            numbers.sort_unstable();
            for (i, number) in numbers.into_iter().enumerate() {
                match i {
                    0 => put!(self.out, ", !{kind} !{{!{number}"),
                    _ => put!(self.out, ", !{number}"),
                }
            }
            self.out.push_str(if scopes.is_empty() { "" } else { "}" });
        }
    }

    /// What is asked for a loop.
    pub(super) fn loop_metadata(&mut self, asked: Unrolling) {
        let number = self.alias.texts.len();
        let name = match asked {
            Unrolling::Never => "disable",
            Unrolling::Fully => "full",
        };
        self.alias_node(format!(
            "distinct !{{!{number}, !{{!\"llvm.loop.unroll.{name}\"}}}}"
        ));
        put!(self.out, ", !llvm.loop !{number}");
    }

    fn alias_node(&mut self, text: String) -> usize {
        self.alias.texts.push(text);
        self.alias.texts.len() - 1
    }

    fn alias_type(&mut self, ty: AliasType) -> usize {
        if let Some(&known) = self.alias.types.get(&ty) {
            return known;
        }
        let data = self.module.ctx.alias.type_data(ty);
        let mut text = String::from("!{!");
        names::write_quoted(&mut text, data.name.as_bytes());
        for &(field, offset) in &data.fields {
            let field = self.alias_type(field);
            put!(text, ", !{field}, i64 {offset}");
        }
        text.push('}');
        let number = self.alias_node(text);
        self.alias.types.insert(ty, number);
        number
    }

    fn alias_scope(&mut self, scope: AliasScope) -> usize {
        if let Some(&known) = self.alias.scopes.get(&scope) {
            return known;
        }
        let domain = self.module.ctx.alias.domain(scope);
        let domain = match self.alias.domains.get(&domain) {
            Some(&known) => known,
            None => {
                let number = self.alias.texts.len();
                self.alias_node(format!("distinct !{{!{number}}}"));
                self.alias.domains.insert(domain, number);
                number
            }
        };
        let number = self.alias.texts.len();
        self.alias_node(format!("distinct !{{!{number}, !{domain}}}"));
        self.alias.scopes.insert(scope, number);
        number
    }
}
