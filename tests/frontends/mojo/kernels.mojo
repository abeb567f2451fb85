# Kernels in Mojo: SIMD values, structures, parametric functions, local memory, loops known at compile time, atomics, private arrays.
from max.gpu import thread_idx, block_idx, barrier
from max.gpu.host import DeviceContext
from max.gpu.memory import AddressSpace
from std.math import sqrt, fma
from std.bit import pop_count, count_leading_zeros

comptime Floats = UnsafePointer[Float32, MutAnyOrigin]
comptime Ints = UnsafePointer[Int32, MutAnyOrigin]
comptime Words = UnsafePointer[UInt32, MutAnyOrigin]
comptime Longs = UnsafePointer[Int64, MutAnyOrigin]
comptime Halves = UnsafePointer[Float16, MutAnyOrigin]


def id() -> Int:
    return Int(block_idx.x) * 64 + Int(thread_idx.x)


def saxpy(n: Int32, a: Float32, x: Floats, y: Floats):
    var i = id()
    if i < Int(n):
        y[i] = a * x[i] + y[i]


def polynomial[degree: Int](x: Float32, c: Float32) -> Float32:
    var r = Float32(0)
    comptime for k in range(degree):
        r = fma(r, x, c + Float32(k))
    return r


def polynomials(n: Int32, x: Floats):
    var i = id()
    if i < Int(n):
        x[i] = polynomial[7](x[i], 0.25) + sqrt(abs(x[i]))


@fieldwise_init
struct Point(Copyable, Movable):
    var x: Float32
    var y: Float32
    var turns: Int32

    def turn(self) -> Point:
        return Point(-self.y, self.x, self.turns + 1)


def points(n: Int32, x: Floats):
    var i = id()
    if i >= Int(n):
        return
    var p = Point(x[2 * i], x[2 * i + 1], 0)
    for _ in range(i % 5):
        p = p.turn()
    x[2 * i] = p.x + Float32(p.turns)
    x[2 * i + 1] = p.y


def collatz(n: Int32, d: Ints):
    var i = id()
    if i >= Int(n):
        return
    var v = Int64(d[i]) + 1
    var steps = Int32(0)
    while v != 1 and steps < 500:
        if v % 2 == 0:
            v = v // 2
        else:
            v = 3 * v + 1
        steps += 1
    d[i] = steps


def integers(n: Int32, d: Longs):
    var i = id()
    if i >= Int(n):
        return
    var v = d[i]
    d[i] = (v // 7) ^ (v % 13) + Int64(pop_count(v)) * 3 - Int64(count_leading_zeros(v)) + min(v, 1000) - (v >> 3)


def vectors(n: Int32, x: Floats):
    var i = id()
    if i >= Int(n):
        return
    var v = (x + 4 * i).load[width=4]()
    var w = v.shuffle[3, 1, 0, 2]()
    var m = v.gt(w).select(v * 2, w - v)
    (x + 4 * i).store(m + v.reduce_add() + m.reduce_max())


def halves(n: Int32, x: Halves):
    var i = id()
    if i < Int(n):
        x[i] = x[i] * Float16(1.5) + (x[i].cast[DType.float32]() * 0.25).cast[DType.float16]()


def sorting(n: Int32, d: Ints):
    var i = id()
    if i >= Int(n):
        return
    var row = SIMD[DType.int32, 8](0)
    for k in range(8):
        row[k] = d[8 * i + k]
    for j in range(1, 8):
        var t = row[j]
        var k = j - 1
        while (k >= 0) and (row[k] > t):
            row[k + 1] = row[k]
            k -= 1
        row[k + 1] = t
    for k in range(8):
        d[8 * i + k] = row[k]


def main() raises:
    var ctx = DeviceContext()
    var f0 = ctx.compile_function[saxpy]()
    var f1 = ctx.compile_function[polynomials]()
    var f2 = ctx.compile_function[points]()
    var f3 = ctx.compile_function[collatz]()
    var f4 = ctx.compile_function[integers]()
    var f5 = ctx.compile_function[vectors]()
    var f6 = ctx.compile_function[halves]()
    var f7 = ctx.compile_function[sorting]()
