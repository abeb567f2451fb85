//! What a bundle is worth, and whether its operations may become one where the later one stands.

use super::plan::{Bundle, BundleData, Finder, Half, Kind, Packed, is_operation};
use ir::{Block, Inst, InstData, Value};
use rustc_hash::FxHashSet;

/// Most instructions that are looked at for one bundle when its place is judged.
const MAX_LOOKED_AT: usize = 64;
/// How far apart the operations of a bundle may stand.
const MAX_SPAN: u32 = 256;

/// Where the operations of a bundle stand: the number of the earlier one in the block, and of the
/// later one, where the packed one comes to stand.
struct Span {
    block: Block,
    start: u32,
    end: u32,
    lanes: [Value; 2],
}

impl Finder<'_> {
    /// Instructions that a bundle saves.
    pub fn gain(&self, bundle: Bundle) -> i32 {
        let data = self.plan.get(bundle);
        let own = match &data.kind {
            Kind::Word(_) | Kind::Bits(_) | Kind::Param(..) | Kind::Same(_) => 0,
            Kind::Twice(Half::High(_)) => -1,
            Kind::Twice(_) => 0,
            Kind::Together(_) => -2,
            Kind::Operation(Packed::Negate, _) => 0,
            Kind::Operation(_, operands) => 1 + self.upper_halves(data, operands),
        };
        // The upper half is shifted down for those who want it alone.
        let alone = data.lanes.is_some_and(|[_, upper]| {
            let mut users = self.uses.users(upper).iter();
            users.any(|&user| !self.is_packed(user) && !self.is_put_together(user))
        });
        own - i32::from(alone)
    }

    /// Operands that are upper halves of words and would be shifted down for the operation alone.
    fn upper_halves(&self, data: &BundleData, operands: &[Bundle]) -> i32 {
        let Some(inst) = data.lanes.and_then(|[_, upper]| self.func.def_inst(upper)) else {
            return 0;
        };
        let words = operands
            .iter()
            .filter(|&&b| matches!(self.plan.get(b).kind, Kind::Word(_)));
        let alone = self
            .func
            .operands(inst)
            .into_iter()
            .filter(|&v| matches!(self.half(v), Half::High(_)) && self.uses.count(v) == 1);
        words.count().min(alone.count()) as i32
    }

    fn is_packed(&self, inst: Inst) -> bool {
        let bundle = self
            .func
            .result(inst)
            .and_then(|v| self.plan.of[v].expand());
        bundle.is_some() || self.func.inst(inst).is_terminator()
    }

    /// Does a value go into a word that is put together?
    fn is_put_together(&self, user: Inst) -> bool {
        let mut at = user;
        for _ in 0..4 {
            if self.parts(at).is_some() {
                return true;
            }
            match self.func.result(at).map(|v| self.uses.users(v)) {
                Some(&[next]) => at = next,
                _ => return false,
            }
        }
        false
    }

    fn span(&self, bundle: Bundle) -> Option<Span> {
        let lanes = self.plan.get(bundle).lanes?;
        let [Some(a), Some(b)] = lanes.map(|v| self.func.def_inst(v)) else {
            return None;
        };
        let (a, b, block) = (self.at[a], self.at[b], self.uses.block(a)?);
        Some(Span {
            block,
            start: a.min(b),
            end: a.max(b),
            lanes,
        })
    }

    /// Can everything that needs a result of a bundle's operations stand behind the later one? What
    /// stands in between and has an effect, or reads memory, cannot move; nor can what the later
    /// operation itself needs. And the packed operation must not wait for one that comes to stand
    /// further behind: this one's users, and the users of these, were judged by where they stand
    /// now. So all packed operations of a block can be put in an order. Constants and parameters
    /// are where they are.
    pub fn can_be_placed(&self, bundle: Bundle) -> bool {
        let Some(span) = self.span(bundle) else {
            return true;
        };
        let Some(users) = self.users_up_to(&span.lanes, &span) else {
            return false;
        };
        let moves = |&inst: &Inst| self.is_movable(inst) && !self.is_lane(inst, &span);
        span.end - span.start <= MAX_SPAN
            && users.iter().all(moves)
            && !self.waits_for_a_later_one(bundle, &span)
    }

    /// Does an operation of the span need, directly or not, a result of a bundle of which one
    /// operation stands before its end, and the other behind?
    fn waits_for_a_later_one(&self, bundle: Bundle, span: &Span) -> bool {
        let insts = &self.func.blocks[span.block].insts;
        let behind = insts.iter().skip(span.end as usize + 1);
        let across = behind.take(MAX_SPAN as usize).filter_map(|&inst| {
            let other = self.plan.of[self.func.result(inst)?].expand()?;
            let later = self.span(other).filter(|_| other != bundle)?;
            (later.start < span.end).then_some(later.lanes)
        });
        let lanes: Vec<Value> = across.flatten().collect();
        let users = self.users_up_to(&lanes, span);
        users.is_none_or(|all| all.iter().any(|&i| self.is_lane(i, span)))
    }

    /// The instructions that need one of some values, directly or not, up to the end of a span of
    /// the same block; what is packed with one of them needs it, too. None if there are too many.
    fn users_up_to(&self, values: &[Value], span: &Span) -> Option<FxHashSet<Inst>> {
        let mut seen: FxHashSet<Inst> = FxHashSet::default();
        let mut work: Vec<Value> = values.to_vec();
        while let Some(value) = work.pop() {
            for &user in self.uses.users(value) {
                let before = self.uses.block(user) == Some(span.block) && self.at[user] <= span.end;
                if !before || !seen.insert(user) {
                    continue;
                }
                let Some(result) = self.func.result(user) else {
                    continue;
                };
                work.push(result);
                let bundle = self.plan.of[result].expand();
                let lanes = bundle.and_then(|b| self.plan.get(b).lanes);
                work.extend(lanes.into_iter().flatten().filter(|&v| v != result));
            }
            if seen.len() > MAX_LOOKED_AT {
                return None;
            }
        }
        Some(seen)
    }

    fn is_lane(&self, inst: Inst, span: &Span) -> bool {
        let result = self.func.result(inst);
        result.is_some_and(|v| span.lanes.contains(&v))
    }

    fn is_movable(&self, inst: Inst) -> bool {
        use InstData::*;
        let pure = matches!(
            self.func.inst(inst),
            Cast { .. } | Binary { .. } | Unary { .. } | Select { .. } | ICmp { .. } | FCmp { .. }
        );
        pure || is_operation(self.func, inst)
    }
}
