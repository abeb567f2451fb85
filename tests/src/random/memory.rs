//! Memory of all kinds, and the work-item's surroundings.

use super::{CELLS, Gen, INPUT, Local, RECORD, Rng};
use ir::memory::{MemAccess, MemFlags, Ordering, ScopeLevel, ScopeSpaces, SyncScope};
use ir::{AddrSpace, AtomicOp, DataLayout, GlobalRef, Intrinsic, Type, Value};

/// Numbers of words of the private array: few are kept in registers whatever chooses among them.
const PRIVATE_WORDS: [u64; 4] = [16, 16, 8, 4];

/// What a kernel has beside values.
#[derive(Clone, Debug)]
pub(super) struct Surroundings {
    /// The work-item's own part of the output.
    pub record: Value,
    /// Bytes of it that have been given away.
    pub used: u64,
    pub input: Value,
    pub cells: Value,
    /// Word of the cells' buffer that only this group touches.
    pub group_cell: Value,
    /// A number that is the same in all items.
    pub number: Value,
    /// Private array of words, initialised, and the number of words, a power of two.
    pub array: Option<(Value, u64)>,
    /// Words of local memory that are the item's alone.
    pub words: Option<super::item_words::ItemWords>,
    /// Word of local memory of each item of the group, and how many there are.
    pub local: Option<(Value, u32)>,
    /// The item's index in its group.
    pub local_id: Value,
    /// Number of items of this group, which may be a partial one.
    pub group_size: Value,
}

fn scope(level: ScopeLevel) -> SyncScope {
    SyncScope {
        level,
        spaces: ScopeSpaces::All,
    }
}

impl Gen<'_> {
    /// The kernel's entry: ids, pointers, initial contents of private and local memory. Gives the
    /// kernel's arguments.
    pub(super) fn enter_kernel(&mut self, workgroup: u32, local: Option<Local>) -> Vec<Value> {
        let entry = self.b.create_entry();
        let args = self.b.params(entry).to_vec();
        let size = self.b.iconst(Type::I32, workgroup.into());
        let group = self.b.intrinsic(Intrinsic::WorkgroupIdX, Type::I32, &[]);
        let item = self.b.intrinsic(Intrinsic::WorkitemIdX, Type::I32, &[]);
        let first = self.b.mul(group, size);
        let id = self.b.add(first, item);
        let wide = self.b.zext(id, Type::I64);
        let bytes = self.b.iconst(Type::I64, RECORD.into());
        let offset = self.b.mul(wide, bytes);
        let record = self.b.gep_bytes(args[0], offset);
        // The grid's size from the dispatch packet: a partial group has fewer items.
        let packet = Type::ptr(AddrSpace::Constant);
        let packet = self.b.intrinsic(Intrinsic::DispatchPtr, packet, &[]);
        let grid = self.b.gep_const(packet, 12);
        let grid = self.b.load(Type::I32, grid, 4);
        let left = self.b.sub(grid, first);
        let group_size = self.b.intrinsic(Intrinsic::UMin, Type::I32, &[left, size]);
        let group_cell = self.b.gep_const(args[2], 8 * CELLS as i64);
        let group_cell = self.b.gep(Type::I32, group_cell, &[group]);
        self.around = Some(Surroundings {
            record,
            // The first word says which end was reached.
            used: 4,
            input: args[1],
            cells: args[2],
            group_cell,
            number: args[3],
            array: None,
            local: None,
            words: None,
            local_id: item,
            group_size,
        });
        for (value, uniform) in [
            (group, true),
            (args[3], true),
            (args[4], true),
            (group_size, true),
            (item, false),
            (id, false),
            (wide, false),
        ] {
            self.keep(value, uniform);
        }
        for ty in [Type::I32, Type::I32, Type::I64, Type::I16, Type::I8] {
            let x = self.load_input(ty);
            self.keep(x, false);
        }
        if self.config.floats.is_on() {
            for ty in [Type::F16, Type::F32, Type::F64] {
                let x = self.load_input(ty);
                self.keep(x, false);
            }
        }
        self.enter_memory(workgroup, local);
        args
    }

    fn enter_memory(&mut self, workgroup: u32, local: Option<Local>) {
        if self.config.private_memory.is_on() {
            let words = self.rng.pick(&PRIVATE_WORDS);
            let ty = self.b.ctx.types.array(Type::I32, words);
            let array = self.b.alloca(ty);
            for i in 0..words {
                let at = self.b.gep_const(array, 4 * i as i64);
                let x = self.any(Type::I32);
                self.b.store(x, at, 4);
            }
            if let Some(s) = &mut self.around {
                s.array = Some((array, words));
            }
        }
        if let Some(local) = local {
            self.enter_words(workgroup, local.own);
            let base = self
                .b
                .global_address(GlobalRef::Var(local.shared), AddrSpace::Local, 0);
            if let Some(s) = &mut self.around {
                s.local = Some((base, workgroup));
            }
            self.exchange();
        }
    }

    /// All items of the group write their words of local memory, between barriers. Only where all
    /// of them come.
    pub(super) fn exchange(&mut self) {
        let Some((base, id)) = self
            .around
            .as_ref()
            .and_then(|s| s.local.map(|(base, _)| (base, s.local_id)))
        else {
            return;
        };
        self.barrier();
        let x = self.variable(Type::I32);
        let at = self.b.gep(Type::I32, base, &[id]);
        match self.rng.below(4) {
            0 => self.store_parts(x, at, Type::I8),
            1 => self.store_parts(x, at, Type::I16),
            _ => self.b.store(x, at, 4),
        }
        self.barrier();
    }

    /// Stores a word by bytes or halves.
    fn store_parts(&mut self, word: Value, at: Value, ty: Type) {
        let bits = self.b.ctx.types.int_bits(ty).unwrap_or(8);
        for bit in (0..32).step_by(bits as usize) {
            let n = self.b.iconst(Type::I32, bit.into());
            let x = self.b.lshr(word, n);
            let x = self.b.trunc(x, ty);
            let place = self.b.gep_const(at, i64::from(bit / 8));
            self.b.store(x, place, u64::from(bits / 8));
        }
    }

    /// All items of the group read a word that is theirs alone and write another number there, the
    /// same one, between barriers: a load that is the same for all, of memory that is written
    /// before and after. Only where all of them come.
    pub(super) fn change_group_cell(&mut self) {
        let Some((cell, number)) = self.around.as_ref().map(|s| (s.group_cell, s.number)) else {
            return;
        };
        let before = self.b.load(Type::I32, cell, 4);
        let factor = self
            .b
            .iconst(Type::I32, i128::from(self.rng.bits() as u16 | 1));
        let product = self.b.mul(before, factor);
        let after = self.b.add(product, number);
        self.barrier();
        self.b.store(after, cell, 4);
        self.barrier();
        self.keep(before, true);
        if self.rng.percent(50) {
            let again = self.b.load(Type::I32, cell, 4);
            self.keep(again, true);
        }
    }

    /// A fence, which changes nothing here.
    pub(super) fn fence(&mut self) {
        let ordering = self.rng.pick(&[
            Ordering::Acquire,
            Ordering::Release,
            Ordering::AcqRel,
            Ordering::SeqCst,
        ]);
        let level = self.rng.pick(&[
            ScopeLevel::SingleThread,
            ScopeLevel::Wavefront,
            ScopeLevel::Workgroup,
            ScopeLevel::Agent,
            ScopeLevel::System,
        ]);
        self.b.fence(ordering, scope(level));
    }

    pub(super) fn barrier(&mut self) {
        let workgroup = scope(ScopeLevel::Workgroup);
        self.b.fence(Ordering::Release, workgroup);
        self.b.intrinsic_void(Intrinsic::SBarrier, &[]);
        self.b.fence(Ordering::Acquire, workgroup);
    }

    pub(super) fn size_and_align(&self, ty: Type) -> (u64, u64) {
        let layout = DataLayout::new(&self.b.ctx.types);
        (layout.store_size(ty), layout.align(ty))
    }

    /// A value from any memory that this function knows; in functions without, any value.
    pub(super) fn load_from_memory(&mut self, ty: Type) -> Value {
        let word = ty == Type::I32;
        let Some(s) = self.around.clone() else {
            return self.any(ty);
        };
        match self.rng.below(4) {
            0 if word && s.array.is_some() => {
                let at = self.array_place();
                self.b.load(Type::I32, at, 4)
            }
            1 if word && s.local.is_some() => {
                let other = self.any(Type::I32);
                let index = self.b.urem(other, s.group_size);
                let (base, _) = s.local.unwrap_or((s.record, 0));
                let at = self.b.gep(Type::I32, base, &[index]);
                let at = self.perhaps_generic(at);
                self.b.load(Type::I32, at, 4)
            }
            _ => self.load_input(ty),
        }
    }

    /// A load from the input, at a place that depends on the item or not. Floats are numbers, `i1`
    /// is any.
    pub(super) fn load_input(&mut self, ty: Type) -> Value {
        let Some(input) = self.around.as_ref().map(|s| s.input) else {
            return self.any(ty);
        };
        // The bits of i1 and odd widths above the type must be zero in memory: load whole bytes.
        let bits = self.b.ctx.types.int_bits(ty);
        if let Some(bits) = bits.filter(|b| !b.is_power_of_two() || *b == 1) {
            let wide = self.b.ctx.types.int(bits.max(8).next_power_of_two() as u16);
            let x = self.load_input(wide);
            return self.b.trunc(x, ty);
        }
        let (size, align) = self.size_and_align(ty);
        let unaligned = self.config.unaligned.is_on() && self.rng.percent(15);
        let align = if unaligned { 1 } else { align };
        let stride = align.max(if unaligned { 1 } else { 4 });
        let slots = (INPUT as u64 - size) / stride;
        let slots = 1u64 << slots.ilog2();
        let at = if self.rng.percent(30) {
            let n = self.rng.below(slots as usize) as u64;
            self.b.gep_const(input, (n * stride) as i64)
        } else {
            let x = self.variable(Type::I32);
            let mask = self.b.iconst(Type::I32, i128::from(slots) - 1);
            let index = self.b.and(x, mask);
            let index = self.b.zext(index, Type::I64);
            let scale = self.b.iconst(Type::I64, stride.into());
            let offset = self.b.mul(index, scale);
            self.b.gep_bytes(input, offset)
        };
        let mem = self.ordinary(align);
        let x = self.b.load_with(ty, at, mem);
        if self.b.ctx.types.is_float_or_vector(ty) {
            self.without_nan(x)
        } else {
            x
        }
    }

    fn array_place(&mut self) -> Value {
        let array = self.around.as_ref().and_then(|s| s.array);
        let x = self.index_word();
        let words = array.map_or(PRIVATE_WORDS[0], |(_, words)| words);
        let mask = self.b.iconst(Type::I32, words as i128 - 1);
        let index = self.b.and(x, mask);
        match array.map(|(array, _)| array) {
            // By an offset in bytes that does not show what it is a multiple of.
            Some(array) if self.rng.percent(25) => {
                let mask = self.b.iconst(Type::I32, 4 * (words as i128 - 1));
                let offset = self.b.and(x, mask);
                let at = self.b.gep_bytes(array, offset);
                self.perhaps_generic(at)
            }
            Some(array) => {
                let at = self.b.gep(Type::I32, array, &[index]);
                self.perhaps_generic(at)
            }
            None => index,
        }
    }

    /// A pointer as it is, or as a generic one.
    fn perhaps_generic(&mut self, pointer: Value) -> Value {
        if self.config.generic_pointers.is_on() && self.rng.percent(15) {
            let generic = Type::ptr(AddrSpace::Generic);
            return self.b.addrspacecast(pointer, generic);
        }
        pointer
    }

    /// A store of so few bits that a part of a byte is not among them, at any byte.
    fn store_bits(&mut self, array: Value, words: u64) {
        let bits = self.rng.pick(&[1, 3, 7, 12, 20, 27]);
        let ty = self.b.ctx.types.int(bits);
        let (x, y) = (self.variable(Type::I32), self.index_word());
        let x = self.b.trunc(x, ty);
        let mask = self.b.iconst(Type::I32, 4 * i128::from(words) / 2 - 1);
        let offset = self.b.and(y, mask);
        let at = self.b.gep_bytes(array, offset);
        self.b.store(x, at, 1);
    }

    /// A store to the private array, or to a part of it.
    pub(super) fn store_private(&mut self) {
        let around = self.around.as_ref();
        let Some(((array, words), input)) = around.and_then(|s| Some((s.array?, s.input))) else {
            return;
        };
        if self.rng.percent(65) {
            let x = self.variable(Type::I32);
            let at = self.array_place();
            self.b.store(x, at, 4);
            return;
        }
        if self.rng.percent(30) {
            // Over two words, at any byte.
            let x = self.variable(Type::I32);
            let y = self.index_word();
            let mask = self.b.iconst(Type::I32, 4 * words as i128 / 2 - 1);
            let offset = self.b.and(y, mask);
            let at = self.b.gep_bytes(array, offset);
            self.b.store(x, at, 1);
            return;
        }
        if self.rng.percent(15) {
            return self.store_bits(array, words);
        }
        // Some bytes of the array are filled, or copied from the input.
        let bytes = 4 * words as usize;
        let size = self.rng.between(1, bytes * 5 / 8);
        let to = self.rng.below(bytes - size);
        let to = self.b.gep_const(array, to as i64);
        let to = self.perhaps_generic(to);
        let size = self.b.iconst(Type::I64, size as i128);
        let ordinary = self.b.bconst(false);
        if self.rng.percent(50) {
            let byte = self.variable(Type::I8);
            let args = [to, byte, size, ordinary];
            self.b.intrinsic_void(Intrinsic::Memset, &args);
        } else {
            let from = self.rng.below(INPUT / 2);
            let from = self.b.gep_const(input, from as i64);
            let args = [to, from, size, ordinary];
            self.b.intrinsic_void(Intrinsic::Memcpy, &args);
        }
    }

    /// Stores a value where no one else does. Nothing, when the item's part of the output is full.
    pub(super) fn store_result(&mut self, value: Value) {
        let mut value = value;
        let ty = self.b.ty(value);
        let types = &self.b.ctx.types;
        let bits = types.int_bits(types.scalar(ty));
        if types.is_float_or_vector(ty) {
            value = self.without_nan(value);
        } else if bits.is_some_and(|b| b == 1 || !b.is_power_of_two()) {
            let wide = bits.unwrap_or(8).max(8).next_power_of_two();
            let wide = self.b.ctx.types.int(wide as u16);
            value = self.b.zext(value, wide);
        }
        let ty = self.b.ty(value);
        let (size, align) = self.size_and_align(ty);
        let Some((record, at)) = self.take_of_record(size, align) else {
            return;
        };
        let place = self.b.gep_const(record, at as i64);
        let mem = self.ordinary(align);
        self.b.store_with(value, place, mem);
    }

    /// An access that is not atomic; some are of what nobody reads soon. Which ones takes no random
    /// number, so that a seed's program is the same but for that.
    fn ordinary(&self, align: u64) -> MemAccess {
        let mut mem = MemAccess::aligned(align);
        mem.flags
            .set(MemFlags::NONTEMPORAL, self.budget.is_multiple_of(5));
        mem
    }

    /// Stores a number that says at which of its ends the program has arrived.
    pub(super) fn store_end(&mut self) {
        self.ends += 1;
        let number = self.b.iconst(Type::I32, self.ends.into());
        let Some(s) = &mut self.around else { return };
        let record = s.record;
        self.b.store(number, record, 4);
    }

    /// Stores a value of so many types of those that there are.
    pub(super) fn store_results(&mut self, count: usize) {
        let types = self.pool.types();
        for _ in 0..count.min(2 * types.len()) {
            let ty = self.rng.pick(&types);
            let value = self.variable(ty);
            self.store_result(value);
        }
    }

    /// An atomic operation that commutes with those of all others, on a cell where there are no
    /// other operations.
    pub(super) fn shared_atomic(&mut self) {
        const OPS: [AtomicOp; CELLS] = [
            AtomicOp::Add,
            AtomicOp::Or,
            AtomicOp::And,
            AtomicOp::Xor,
            AtomicOp::UMax,
            AtomicOp::UMin,
            AtomicOp::Max,
            AtomicOp::Min,
        ];
        let Some(cells) = self.around.as_ref().map(|s| s.cells) else {
            return;
        };
        let n = self.rng.below(CELLS);
        let ty = if n.is_multiple_of(2) {
            Type::I32
        } else {
            Type::I64
        };
        let x = self.variable(ty);
        let place = self.b.gep_const(cells, 8 * n as i64);
        let level = self.rng.pick(&[ScopeLevel::Agent, ScopeLevel::System]);
        let mem = self.atomic(ty, level);
        self.b.atomic_rmw(OPS[n], place, x, mem);
    }

    /// An atomic operation on memory that no one else touches: its result is a value like any
    /// other.
    pub(super) fn own_atomic(&mut self) -> Option<Value> {
        if self.config.floats.is_on() && self.rng.percent(30) {
            return self.own_float_atomic();
        }
        let ty = self.rng.pick(&[Type::I32, Type::I64]);
        let (x, y) = (self.any(ty), self.variable(ty));
        let place = self.place_of_record(x)?;
        let level = self.rng.pick(&[
            ScopeLevel::Wavefront,
            ScopeLevel::Workgroup,
            ScopeLevel::Agent,
        ]);
        let mem = self.atomic(ty, level);
        if self.rng.percent(30) {
            let expected = self.any(ty);
            let both = self.b.cmpxchg(place, expected, y, mem, Ordering::Monotonic);
            let done = self.b.extract_value(both, &[1]);
            self.keep(done, false);
            return Some(self.b.extract_value(both, &[0]));
        }
        let op = self.rng.pick(&[
            AtomicOp::Add,
            AtomicOp::Sub,
            AtomicOp::Xchg,
            AtomicOp::Nand,
            AtomicOp::Max,
            AtomicOp::UMin,
            AtomicOp::UIncWrap,
            AtomicOp::UDecWrap,
        ]);
        let operand = self.perhaps_extreme(ty, y);
        Some(self.b.atomic_rmw(op, place, operand, mem))
    }

    /// A value, or in its place now and then a constant with which some operations change nothing,
    /// and others all. What comes behind it is the same in both cases.
    fn perhaps_extreme(&mut self, ty: Type, value: Value) -> Value {
        let mut own = Rng::new(self.rng.clone().bits().rotate_left(11));
        if !own.percent(30) {
            return value;
        }
        let bits = self.b.ctx.types.int_bits(ty).unwrap_or(32);
        let (least, most) = (-1 << (bits - 1), (1 << (bits - 1)) - 1);
        let extreme = own.pick(&[0i128, -1, least, most]);
        self.b.iconst(ty, extreme)
    }

    /// A place in the work-item's record that nothing else uses, with a value.
    fn place_of_record(&mut self, value: Value) -> Option<Value> {
        let (record, at) = self.take_of_record(8, 8)?;
        let place = self.b.gep_const(record, at as i64);
        self.b.store(value, place, 8);
        Some(place)
    }

    /// Gives so many bytes of the work-item's record away: the record, and where in it they are.
    pub(super) fn take_of_record(&mut self, size: u64, align: u64) -> Option<(Value, u64)> {
        let s = self.around.as_mut()?;
        let at = s.used.next_multiple_of(align);
        if at + size > RECORD {
            return None;
        }
        s.used = at + size;
        Some((s.record, at))
    }

    /// The same on a float, with or without the promises that let memory perform it. What is there
    /// afterwards is read back, since NaNs have any bits.
    fn own_float_atomic(&mut self) -> Option<Value> {
        let ty = self.rng.pick(&[Type::F32, Type::F64]);
        let (x, y) = (self.any(ty), self.variable(ty));
        let (x, y) = (self.without_nan(x), self.without_nan(y));
        let place = self.place_of_record(x)?;
        let level = self
            .rng
            .pick(&[ScopeLevel::Workgroup, ScopeLevel::Agent, ScopeLevel::System]);
        let promises = [
            MemFlags::empty(),
            MemFlags::NO_FINE_GRAINED,
            MemFlags::NO_REMOTE,
        ];
        let mem = MemAccess {
            flags: self.rng.pick(&promises),
            ..self.atomic(ty, level)
        };
        let op = self.rng.pick(&[AtomicOp::FAdd, AtomicOp::FSub]);
        let old = self.b.atomic_rmw(op, place, y, mem);
        let sum = self.b.load(ty, place, 8);
        let sum = self.without_nan(sum);
        self.b.store(sum, place, 8);
        Some(match self.rng.percent(70) {
            true => old,
            false => sum,
        })
    }

    pub(super) fn atomic(&mut self, ty: Type, level: ScopeLevel) -> MemAccess {
        let ordering = self.rng.pick(&[
            Ordering::Monotonic,
            Ordering::Monotonic,
            Ordering::AcqRel,
            Ordering::SeqCst,
        ]);
        self.b.atomic_access(ty, ordering, scope(level))
    }
}
