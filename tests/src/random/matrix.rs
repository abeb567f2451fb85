//! Matrix instructions of gfx908 and gfx90a, where all lanes of whole waves are active: alone, as
//! sums over the turns of a loop, and in arms of branches that part the lanes in fours, which for
//! the shapes of 4 × 4 compute by themselves.

use super::Gen;
use ir::intrinsic::MatrixInput;
use ir::{IntCC, Intrinsic, Type, Value};

/// Each four lanes compute a product of their own.
const OF_FOUR_LANES: [Intrinsic; 3] = [
    Intrinsic::MfmaF324x4x1f32,
    Intrinsic::MfmaF324x4x4f16,
    Intrinsic::MfmaI324x4x4i8,
];

const ALL: [Intrinsic; 10] = [
    Intrinsic::MfmaF324x4x1f32,
    Intrinsic::MfmaF324x4x4f16,
    Intrinsic::MfmaI324x4x4i8,
    Intrinsic::MfmaF3216x16x4f32,
    Intrinsic::MfmaI3216x16x16i8,
    Intrinsic::MfmaF3216x16x16f16,
    Intrinsic::MfmaF3232x32x2f32,
    Intrinsic::MfmaI3216x16x4i8,
    Intrinsic::MfmaF3232x32x1f32,
    Intrinsic::MfmaI3232x32x8i8,
];

/// Turns of a loop at most.
const MAX_TURNS: i128 = 4;

impl Gen<'_> {
    /// One or several matrix instructions.
    pub(super) fn matrix_op(&mut self) {
        match self.rng.below(4) {
            0 => self.matrix_loop(),
            1 => self.matrix_branch(),
            _ => {
                let id = self.rng.pick(&ALL);
                let c = self.matrix_sum(id);
                let d = self.matrix(id, c);
                self.keep_matrix(d);
            }
        }
    }

    fn keep_matrix(&mut self, d: Value) {
        self.keep(d, false);
        let element = self.element(d);
        self.keep(element, false);
    }

    /// Type of C and D.
    fn matrix_type(&mut self, id: Intrinsic) -> Type {
        let Some(shape) = id.matrix() else {
            return Type::I32;
        };
        let element = match shape.input {
            MatrixInput::I8 => Type::I32,
            _ => Type::F32,
        };
        let count = shape.dim * shape.dim * shape.blocks / 64;
        self.b.ctx.types.vector(element, count)
    }

    /// A value for C.
    fn matrix_sum(&mut self, id: Intrinsic) -> Value {
        let ty = self.matrix_type(id);
        let c = self.any(ty);
        if !self.rng.percent(40) {
            return c;
        }
        // Another element in a constant, or in a result.
        let element = match id.matrix().map(|s| s.input) {
            Some(MatrixInput::I8) => self.variable(Type::I32),
            _ => self.variable(Type::F32),
        };
        let zero = self.b.iconst(Type::I32, 0);
        self.b.insert_element(c, element, zero)
    }

    fn matrix_input(&mut self, id: Intrinsic) -> Value {
        match id.matrix().map(|s| s.input) {
            Some(MatrixInput::I8) => self.variable(Type::I32),
            Some(MatrixInput::F16) => {
                let elements: Vec<Value> = (0..4).map(|_| self.any(Type::F16)).collect();
                self.b.build_vector(&elements)
            }
            _ => self.variable(Type::F32),
        }
    }

    fn matrix(&mut self, id: Intrinsic, c: Value) -> Value {
        let (a, b) = (self.matrix_input(id), self.matrix_input(id));
        let limits = match OF_FOUR_LANES.contains(&id) {
            // Whatever the lanes of other fours do.
            true => [1, 1, 1],
            false => [3, 4, 8],
        };
        let fields = limits.map(|n| {
            let field = self.rng.below(n) as i128;
            self.b.iconst(Type::I32, field)
        });
        let ty = self.b.ty(c);
        let args = [a, b, c, fields[0], fields[1], fields[2]];
        self.b.intrinsic(id, ty, &args)
    }

    /// Sums that stay in registers from turn to turn, of one loop or of two around each other.
    fn matrix_loop(&mut self) {
        let one = self.rng.pick(&ALL[..8]);
        let is_one = self.rng.percent(40);
        let ids: Vec<Intrinsic> = (0..self.rng.between(1, 3))
            .map(|_| match is_one {
                true => one,
                false => self.rng.pick(&ALL[..8]),
            })
            .collect();
        let first = ids.iter().map(|&id| self.matrix_sum(id)).collect();
        let loops = match self.rng.percent(30) {
            true => 2,
            false => 1,
        };
        let sums = self.matrix_loops(loops, &ids, first);
        sums.into_iter().for_each(|sum| self.keep_matrix(sum));
    }

    /// So many loops around each other that add to sums; what comes out of the outer one.
    fn matrix_loops(&mut self, loops: usize, ids: &[Intrinsic], sums: Vec<Value>) -> Vec<Value> {
        let types = ids.iter().map(|&id| self.matrix_type(id));
        let types: Vec<Type> = std::iter::once(Type::I32).chain(types).collect();
        let body = self.b.create_block_with(&types);
        let done = self.b.create_block_with(&types[1..]);
        let zero = self.b.iconst(Type::I32, 0);
        self.b.jump(body, &[&[zero][..], &sums].concat());
        self.b.switch_to(body);
        let params = self.b.params(body);
        let one = self.b.iconst(Type::I32, 1);
        let turn = self.b.add(params[0], one);
        let mut sums = params[1..].to_vec();
        if loops > 1 {
            sums = self.matrix_loops(loops - 1, ids, sums);
        }
        if loops == 1 || self.rng.percent(30) {
            sums = self.matrix_turn(ids, sums);
        }
        // The sums before the last turn may be what comes out.
        let out = match self.rng.percent(15) {
            true => params[1..].to_vec(),
            false => sums.clone(),
        };
        let turns = 1 + self.rng.below(MAX_TURNS as usize) as i128;
        let turns = self.b.iconst(Type::I32, turns);
        let more = self.b.icmp(IntCC::Slt, turn, turns);
        let next = [&[turn][..], &sums].concat();
        self.b.branch(more, (body, &next[..]), (done, &out[..]));
        self.b.switch_to(done);
        self.b.params(done).to_vec()
    }

    /// Adds to each sum, to some several times; some are looked at between, and sums of one shape
    /// may change places.
    fn matrix_turn(&mut self, ids: &[Intrinsic], sums: Vec<Value>) -> Vec<Value> {
        let mut next = Vec::new();
        for (&id, sum) in ids.iter().zip(sums) {
            let mut sum = sum;
            for _ in 0..self.rng.between(1, 3) {
                let to = self.matrix(id, sum);
                if self.rng.percent(20) {
                    // What was added to is added to once more, or an element of it is wanted.
                    let other = match self.rng.percent(50) {
                        true => self.matrix(id, sum),
                        false => sum,
                    };
                    self.keep_matrix(other);
                }
                sum = to;
            }
            next.push(sum);
        }
        if ids.iter().all(|id| *id == ids[0]) && self.rng.percent(25) {
            next.rotate_left(1);
        }
        next
    }

    /// Fours of lanes part, and one arm or both have matrix instructions.
    fn matrix_branch(&mut self) {
        let Some(lane) = self.around.as_ref().map(|a| a.local_id) else {
            return;
        };
        let id = self.rng.pick(&OF_FOUR_LANES);
        let ty = self.matrix_type(id);
        let four = self.b.iconst(Type::I32, 4 << self.rng.below(4));
        let bit = self.b.and(lane, four);
        let zero = self.b.iconst(Type::I32, 0);
        let cond = self.b.icmp(IntCC::Eq, bit, zero);
        let (then, otherwise) = (self.b.create_block(), self.b.create_block());
        let join = self.b.create_block_with(&[ty]);
        let c = self.matrix_sum(id);
        self.b.branch(cond, (then, &[]), (otherwise, &[]));
        self.b.switch_to(then);
        let first = self.matrix(id, c);
        let second = self.matrix(id, first);
        self.b.jump(join, &[second]);
        self.b.switch_to(otherwise);
        let other = match self.rng.percent(50) {
            true => self.matrix(id, c),
            false => c,
        };
        self.b.jump(join, &[other]);
        self.b.switch_to(join);
        for sum in self.b.params(join) {
            self.keep_matrix(sum);
        }
        self.keep_matrix(c);
    }
}
