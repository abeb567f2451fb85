//! Places from which control never returns. No item goes there, but the compiler cannot know: the
//! condition depends on a variable that somebody else could write.

use super::flow::Target;
use super::functions;
use super::{Choice, Config, Gen, Rng};
use ir::module::FnFlags;
use ir::{
    AddrSpace, FuncRef, GlobalRef, GlobalVar, IntCC, Intrinsic, Linkage, Module, Type, Value,
};

/// What dead ends need.
#[derive(Clone, Debug)]
pub(super) struct DeadEnds {
    /// A word that nothing without its highest bit is greater than.
    limit: GlobalVar,
    /// A function that does not come back; none while that function itself is made.
    die: Option<FuncRef>,
    /// A dead end of this function that several branches lead to.
    shared: Option<Target>,
}

/// The contents of the variable: all bits but the highest.
const LIMIT: u128 = 0x7fff_ffff;

/// Makes the variable and the function that does not come back.
pub(super) fn generate(rng: &mut Rng, config: &Config, module: &mut Module) -> Option<DeadEnds> {
    if config.dead_ends == Choice::Off {
        return None;
    }
    let init = module.ctx.int_const(Type::I32, LIMIT);
    let limit = module.add_global("limit", Type::I32, AddrSpace::Global, Some(init));
    let mut dead_ends = DeadEnds {
        limit,
        die: None,
        shared: None,
    };
    let die = module.add_function("die", Type::VOID, &[Type::I32]);
    let f = &mut module.functions[die];
    f.linkage = Linkage::Internal;
    f.attrs.flags = FnFlags::NO_RETURN;
    if rng.percent(70) {
        f.attrs.flags |= FnFlags::NO_INLINE;
    }
    let none = functions::Functions::default();
    let mut generator = Gen::of(module.build(die), rng, config, config.size / 12 + 1, &none);
    generator.dead_ends = Some(dead_ends.clone());
    generator.die();
    dead_ends.die = Some(die);
    Some(dead_ends)
}

impl Gen<'_> {
    /// The body of the function that does not come back.
    fn die(&mut self) {
        let entry = self.b.create_entry();
        for value in self.b.params(entry) {
            self.keep(value, false);
        }
        while self.budget > 0 {
            self.statement(1);
        }
        self.end_of_dead_end(1);
    }

    /// A condition that holds for no item; the same in all lanes or not.
    fn never(&mut self, limit: GlobalVar) -> Value {
        let at = self
            .b
            .global_address(GlobalRef::Var(limit), AddrSpace::Global, 0);
        let limit = self.b.load(Type::I32, at, 4);
        let x = self.variable(Type::I32);
        let low = self.b.iconst(Type::I32, LIMIT as i128);
        let x = self.b.and(x, low);
        self.b.icmp(IntCC::Ugt, x, limit)
    }

    /// Traps if something is wrong.
    pub(super) fn trap_if(&mut self, wrong: Value) {
        let (trap, next) = (self.b.create_block(), self.b.create_block());
        self.b.branch(wrong, (trap, &[]), (next, &[]));
        self.b.switch_to(trap);
        self.b.intrinsic_void(Intrinsic::Trap, &[]);
        self.b.unreachable();
        self.b.switch_to(next);
    }

    /// A branch to where control never returns from.
    pub(super) fn dead_end(&mut self, depth: usize) {
        let Some(limit) = self.dead_ends.as_ref().map(|d| d.limit) else {
            return;
        };
        let cond = self.never(limit);
        let next = self.b.create_block();
        if self.rng.percent(40) {
            let shared = self.shared_dead_end();
            let args = self.args_for(&shared);
            self.b.branch(cond, (shared.block(), &args), (next, &[]));
        } else {
            let dead = self.b.create_block();
            if self.rng.percent(50) {
                self.b.branch(cond, (dead, &[]), (next, &[]));
            } else {
                let one = self.b.bconst(true);
                let other = self.b.xor(cond, one);
                self.b.branch(other, (next, &[]), (dead, &[]));
            }
            let mark = self.pool.mark();
            self.b.switch_to(dead);
            if self.rng.percent(60) {
                self.region(depth);
            }
            self.end_of_dead_end(depth);
            self.pool.reset(&mark);
        }
        self.b.switch_to(next);
    }

    /// The dead end that branches of this function share; leaves the place of insertion as it was.
    fn shared_dead_end(&mut self) -> Target {
        if let Some(shared) = self.dead_ends.as_ref().and_then(|d| d.shared.clone()) {
            return shared;
        }
        let here = self.b.block();
        let shared = self.new_target(vec![Type::I32]);
        if let Some(dead_ends) = &mut self.dead_ends {
            dead_ends.shared = Some(shared.clone());
        }
        // Only the parameter is available wherever the branches stand.
        let outside = std::mem::take(&mut self.pool);
        let targets = std::mem::take(&mut self.targets);
        self.continue_at(&shared);
        self.end_of_dead_end(self.config.depth);
        (self.pool, self.targets) = (outside, targets);
        self.b.switch_to(here);
        shared
    }

    /// Ends a block so that control does not come back.
    fn end_of_dead_end(&mut self, depth: usize) {
        let die = self.dead_ends.as_ref().and_then(|d| d.die);
        match (self.rng.below(5), die) {
            (0, Some(die)) => {
                let x = self.variable(Type::I32);
                self.b.call(die, Type::VOID, &[x]);
                self.b.unreachable();
            }
            (1, _) => {
                self.b.intrinsic_void(Intrinsic::Trap, &[]);
                self.b.unreachable();
            }
            (2 | 3, _) => self.endless_loop(depth),
            _ => self.b.unreachable(),
        }
    }

    /// A loop without an end, perhaps with ways out for those who would get there.
    fn endless_loop(&mut self, depth: usize) {
        let types = self.join_types();
        let head = self.new_target(types);
        self.jump_to(&head);
        self.continue_at(&head);
        if self.rng.percent(50) {
            self.region(depth);
        }
        self.jump_to(&head);
    }
}
