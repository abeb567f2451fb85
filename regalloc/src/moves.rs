//! Parallel moves put in sequence.
//!
//! Moves whose destination nobody else waits to read go first; what then remains are cycles. A
//! cycle of VGPRs is broken by `v_swap_b32`, one of SGPRs through a free register, and either by
//! three exclusive-ors where the first way does not exist. Constants come last: their destinations
//! may be sources of others, never the reverse.

use isa::{Form, Machine, Opcode, Reg, RegSpan};
use mir::{Inst, Operand};
use smallvec::SmallVec;

/// One move of 32 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// Written.
    pub dst: Reg,
    /// Read: a register of the same bank takes part in the ordering; anything else does not change
    /// meanwhile.
    pub src: Operand,
}

impl Move {
    /// From register to register.
    pub fn reg(dst: Reg, src: Reg) -> Move {
        Move {
            dst,
            src: Operand::phys(src),
        }
    }

    fn src_reg(&self) -> Option<Reg> {
        match self.src {
            Operand::Phys(span) => Some(span.base),
            _ => None,
        }
    }
}

/// What may be used to break cycles.
pub struct Means<'a> {
    /// Processor.
    pub machine: &'a Machine,
    /// A register of the bank that holds nothing meanwhile.
    pub temp: &'a dyn Fn(&[Move]) -> Option<Reg>,
    /// SCC holds nothing that is read later.
    pub scc_is_free: bool,
}

/// There is neither a free register nor a free SCC.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoMeans;

/// Emits the moves, all reads before all writes; `moves` is left empty.
pub fn sequence(
    moves: &mut Vec<Move>,
    means: &Means,
    mut emit: impl FnMut(Inst),
) -> Result<(), NoMeans> {
    moves.retain(|m| m.src_reg() != Some(m.dst));
    // Mostly there is one, which waits for nobody.
    if let [] | [_] = moves[..] {
        moves.drain(..).for_each(|m| emit(single(m.dst, m.src)));
        return Ok(());
    }
    moves.sort_by_key(|m| m.dst);
    // Scalar registers come first; vectors are exchanged without another register.
    let scalar = !moves[0].dst.is_vector();
    let temp = match scalar && has_cycle(moves) {
        true => (means.temp)(moves),
        false => None,
    };
    let mut done: Vec<Move> = Vec::with_capacity(moves.len() + 1);
    loop {
        take_ready(moves, &mut done);
        let Some(stuck) = moves.iter().position(|m| m.src_reg().is_some()) else {
            break;
        };
        let Move { dst, .. } = moves[stuck];
        let src = moves[stuck].src_reg().unwrap_or(dst);
        if dst.is_vector() {
            flush(&mut done, &mut emit);
            swap_vector(means.machine, dst, src, &mut emit);
            redirect(moves, stuck, dst, src);
        } else if let Some(temp) = temp {
            done.push(Move::reg(temp, dst));
            for m in moves.iter_mut().filter(|m| m.src_reg() == Some(dst)) {
                m.src = Operand::phys(temp);
            }
        } else if means.scc_is_free {
            flush(&mut done, &mut emit);
            swap_by_xor(Opcode::SXorB32, Form::Native, dst, src, &mut emit);
            redirect(moves, stuck, dst, src);
        } else {
            return Err(NoMeans);
        }
    }
    flush(&mut done, &mut emit);
    done.append(moves);
    flush(&mut done, &mut emit);
    Ok(())
}

/// Is there a way to put the moves in sequence? [`sequence`] then finds it.
pub fn is_possible(moves: &mut Vec<Move>, means: &Means) -> bool {
    moves.retain(|m| m.src_reg() != Some(m.dst));
    if moves.len() < 2 {
        return true;
    }
    moves.sort_by_key(|m| m.dst);
    let scalar = |moves: &[Move]| moves.first().is_some_and(|m| !m.dst.is_vector());
    !scalar(moves) || !has_cycle(moves) || means.scc_is_free || (means.temp)(moves).is_some()
}

/// The move that writes what each move reads, by its number. The moves are in the order of their
/// destinations.
fn makers(moves: &[Move]) -> SmallVec<[Option<usize>; 8]> {
    let maker = |m: &Move| {
        let src = m.src_reg()?;
        moves.binary_search_by_key(&src, |m| m.dst).ok()
    };
    moves.iter().map(maker).collect()
}

/// Does following the moves backwards from some destination come back to it? Each is followed once.
fn has_cycle(moves: &[Move]) -> bool {
    let makers = makers(moves);
    if makers.iter().all(Option::is_none) {
        return false;
    }
    // The first move of the way on which each was met.
    let mut met: SmallVec<[Option<usize>; 8]> = SmallVec::from_elem(None, moves.len());
    (0..moves.len()).any(|first| {
        let mut at = Some(first);
        while let Some(this) = at {
            match met[this] {
                Some(way) => return way == first,
                None => met[this] = Some(first),
            }
            at = makers[this];
        }
        false
    })
}

/// Moves register moves that destroy nothing from `moves` to `done`, until there is none.
fn take_ready(moves: &mut Vec<Move>, done: &mut Vec<Move>) {
    let makers = makers(moves);
    // How many read what each move overwrites.
    let mut readers: SmallVec<[u32; 8]> = SmallVec::from_elem(0, moves.len());
    makers.iter().flatten().for_each(|&m| readers[m] += 1);
    let mut left: SmallVec<[usize; 8]> = (0..moves.len()).collect();
    let mut before = usize::MAX;
    while left.len() < before {
        before = left.len();
        left.retain(|i| {
            let m = moves[*i];
            if m.src_reg().is_none() || readers[*i] > 0 {
                return true;
            }
            done.push(m);
            makers[*i].iter().for_each(|&m| readers[m] -= 1);
            false
        });
    }
    *moves = left.iter().map(|&i| moves[i]).collect();
}

/// After a swap `dst` is right, and what was in `dst` is in `src`.
fn redirect(moves: &mut Vec<Move>, stuck: usize, dst: Reg, src: Reg) {
    moves.remove(stuck);
    for m in moves.iter_mut().filter(|m| m.src_reg() == Some(dst)) {
        m.src = Operand::phys(src);
    }
    moves.retain(|m| m.src_reg() != Some(m.dst));
}

fn swap_vector(machine: &Machine, a: Reg, b: Reg, emit: &mut impl FnMut(Inst)) {
    if machine.has(Opcode::VSwapB32) {
        let [a, b] = [a, b].map(Operand::phys);
        emit(Inst::new(Opcode::VSwapB32, &[a, b, a, b]));
    } else {
        swap_by_xor(Opcode::VXorB32, Form::E32, a, b, emit);
    }
}

fn swap_by_xor(opcode: Opcode, form: Form, a: Reg, b: Reg, emit: &mut impl FnMut(Inst)) {
    let [a, b] = [a, b].map(Operand::phys);
    for dst in [a, b, a] {
        let mut inst = Inst::new(opcode, &[dst, a, b]);
        inst.form = form;
        emit(inst);
    }
}

/// Emits moves in sequence, two SGPRs at once where they are pairs.
fn flush(done: &mut Vec<Move>, emit: &mut impl FnMut(Inst)) {
    let mut rest = &done[..];
    while let Some((first, after)) = rest.split_first() {
        match after.split_first() {
            Some((second, after)) if is_pair(first, second) => {
                emit(double(first));
                rest = after;
            }
            _ => {
                emit(single(first.dst, first.src));
                rest = after;
            }
        }
    }
    done.clear();
}

/// Can two moves, one right after the other, be one of 64 bits?
pub(crate) fn is_pair(first: &Move, second: &Move) -> bool {
    let even = |reg: Reg| !reg.is_vector() && reg.index().is_multiple_of(2);
    let follows = |a: Reg, b: Reg| even(a) && a.checked_next(1) == Some(b);
    if !follows(first.dst, second.dst) {
        return false;
    }
    match (first.src_reg(), second.src_reg()) {
        (Some(a), Some(b)) => follows(a, b),
        (None, None) => {
            matches!(first.src, Operand::Inline(_) | Operand::Literal(_))
                && halves(first.src) == [first.src, second.src]
        }
        _ => false,
    }
}

/// A move, and one of the words above, as one of 64 bits.
pub(crate) fn double(first: &Move) -> Inst {
    let src = match first.src_reg() {
        Some(reg) => Operand::Phys(RegSpan::new(reg, 2)),
        None => first.src,
    };
    let dst = Operand::Phys(RegSpan::new(first.dst, 2));
    // welded: any two registers at once, not a mask.
    Inst::new(Opcode::SMovB64, &[dst, src])
}

/// A move of one register.
pub fn single(dst: Reg, src: Operand) -> Inst {
    let dst_operand = Operand::phys(dst);
    if dst.is_vector() {
        let mut inst = Inst::new(Opcode::VMovB32, &[dst_operand, src]);
        inst.form = Form::E32;
        return inst;
    }
    Inst::new(Opcode::SMovB32, &[dst_operand, src])
}

/// The halves of a constant as `s_mov_b64` reads it: an inline constant has 64 bits, a literal is
/// zero-extended.
pub fn halves(constant: Operand) -> [Operand; 2] {
    let Operand::Inline(code) = constant else {
        return [constant, Operand::Inline(isa_zero())];
    };
    let bits = isa::inline_value(code, isa::ValueType::B64);
    [bits as u32, (bits >> 32) as u32].map(small)
}

/// 32 bits as an inline constant or literal.
fn small(bits: u32) -> Operand {
    let inline = isa::inline_constant(bits.into(), isa::ValueType::B32, isa::Generation::Gfx6);
    inline.map_or(Operand::Literal(bits), Operand::Inline)
}

/// The inline constant 0.
fn isa_zero() -> u8 {
    128
}

#[cfg(test)]
mod tests;
