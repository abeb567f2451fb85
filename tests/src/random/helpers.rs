//! Functions that are called.

use super::dead_ends::DeadEnds;
use super::functions;
use super::{Config, Gen, Helper, Rng};
use ir::module::FnFlags;
use ir::{Linkage, Module, Type};

/// Makes up to three functions; later ones call earlier ones.
pub(super) fn generate(
    rng: &mut Rng,
    config: &Config,
    module: &mut Module,
    dead_ends: Option<&DeadEnds>,
) -> Vec<Helper> {
    let mut helpers: Vec<Helper> = Vec::new();
    for i in 0..rng.below(4) {
        let helper = declare(rng, config, module, i);
        let none = functions::Functions::default();
        let mut generator = Gen::of(
            module.build(helper.func),
            rng,
            config,
            config.size / 6 + 1,
            &none,
        );
        generator.helpers = &helpers;
        generator.dead_ends = dead_ends.cloned();
        generator.helper(helper.ret);
        helpers.push(helper);
    }
    helpers
}

fn declare(rng: &mut Rng, config: &Config, module: &mut Module, i: usize) -> Helper {
    let mut types = vec![
        Type::I32,
        Type::I32,
        Type::I64,
        Type::I16,
        Type::I8,
        Type::I1,
    ];
    if config.floats.is_on() {
        types.extend([Type::F32, Type::F64, Type::F16]);
    }
    let params: Vec<Type> = (0..rng.between(1, 6)).map(|_| rng.pick(&types)).collect();
    let ret = rng.pick(&types);
    let func = module.add_function(&format!("helper{i}"), ret, &params);
    let f = &mut module.functions[func];
    f.linkage = Linkage::Internal;
    f.attrs.flags = if rng.percent(70) {
        FnFlags::NO_INLINE
    } else {
        FnFlags::empty()
    };
    Helper { func, ret, params }
}

impl Gen<'_> {
    fn helper(&mut self, ret: Type) {
        let entry = self.b.create_entry();
        for value in self.b.params(entry) {
            self.keep(value, false);
        }
        while self.budget > 0 {
            self.statement(1);
        }
        let result = self.variable(ret);
        self.b.ret(result);
    }

    /// Calls one of the functions.
    pub(super) fn call_helper(&mut self) {
        let helper = self.helpers[self.rng.below(self.helpers.len())].clone();
        let args: Vec<_> = helper.params.iter().map(|&ty| self.any(ty)).collect();
        let result = self.b.call(helper.func, helper.ret, &args);
        if let Some(value) = result {
            self.keep(value, false);
        }
    }
}
