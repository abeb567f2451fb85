// Kernels in Zig: slices with bounds checks, error unions, optionals, tagged unions, generics, arbitrary integers, vectors.
const std = @import("std");
pub const panic = std.debug.no_panic;

const Global = [*]addrspace(.global) u32;
const kernel = std.builtin.CallingConvention.amdgcn_kernel;

fn globalId() u32 {
    return @workItemId(0) + @workGroupId(0) * @workGroupSize(0);
}

export fn saxpy(n: u32, a: f32, x: [*]addrspace(.global) const f32, y: [*]addrspace(.global) f32) callconv(kernel) void {
    const i = globalId();
    if (i < n) y[i] = a * x[i] + y[i];
}

export fn checked_copy(n: u32, from: [*]addrspace(.global) const u32, to: Global) callconv(kernel) void {
    const i = globalId();
    const source = from[0..n];
    if (i < source.len) to[i] = source[i] +| 7;
}

const Error = error{ Zero, Odd };

fn half(v: u32) Error!u32 {
    if (v == 0) return error.Zero;
    if (v % 2 == 1) return error.Odd;
    return v / 2;
}

export fn errors(n: u32, data: Global) callconv(kernel) void {
    const i = globalId();
    if (i >= n) return;
    data[i] = half(data[i]) catch |e| switch (e) {
        error.Zero => 1000,
        error.Odd => half(data[i] + 1) catch 2000,
    };
}

fn find(haystack: []addrspace(.global) const u32, needle: u32) ?u32 {
    for (haystack, 0..) |v, i| {
        if (v == needle) return @intCast(i);
    }
    return null;
}

export fn search(n: u32, table: [*]addrspace(.global) const u32, keys: Global) callconv(kernel) void {
    const i = globalId();
    if (i < n) keys[i] = find(table[0..16], keys[i]) orelse 0xffff_ffff;
}

const Shape = union(enum) {
    circle: f32,
    box: struct { w: f32, h: f32 },
    line: u8,

    fn area(self: Shape) f32 {
        return switch (self) {
            .circle => |r| 3.0 * r * r,
            .box => |b| b.w * b.h,
            .line => 0.0,
        };
    }
};

export fn shapes(n: u32, data: [*]addrspace(.global) f32) callconv(kernel) void {
    const i = globalId();
    if (i >= n) return;
    const v = data[i];
    const s: Shape = switch (i % 3) {
        0 => .{ .circle = v },
        1 => .{ .box = .{ .w = v, .h = v + 1.0 } },
        else => .{ .line = 3 },
    };
    data[i] = s.area();
}

export fn wide(n: u32, data: Global) callconv(kernel) void {
    const i = globalId();
    if (i >= n) return;
    const a: u128 = @as(u128, data[i]) * 0x1_0000_0001_0000_0001;
    const b: u24 = @truncate(a >> 13);
    const c: i7 = @truncate(@as(i32, @bitCast(data[i])));
    const q: u64 = @truncate(a / (@as(u128, data[i] % 97) + 3));
    data[i] = @as(u32, b) ^ @as(u32, @bitCast(@as(i32, c))) ^ @as(u32, @truncate(q)) ^ @popCount(data[i]);
}

export fn vectors(n: u32, data: [*]addrspace(.global) @Vector(4, f32)) callconv(kernel) void {
    const i = globalId();
    if (i >= n) return;
    const v = data[i];
    const w = @shuffle(f32, v, v, @Vector(4, i32){ 3, 2, 1, 0 });
    data[i] = v * w + @as(@Vector(4, f32), @splat(@reduce(.Add, v)));
}

fn swap(comptime T: type, a: *addrspace(.global) T, b: *addrspace(.global) T) void {
    const t = a.*;
    a.* = b.*;
    b.* = t;
}

export fn insertion_sort(n: u32, data: Global) callconv(kernel) void {
    const i = globalId();
    if (i >= n) return;
    const part = data + i * 8;
    var k: u32 = 1;
    while (k < 8) : (k += 1) {
        var j = k;
        while (j > 0 and part[j - 1] > part[j]) : (j -= 1) swap(u32, &part[j - 1], &part[j]);
    }
}

export fn stack_array(n: u32, data: Global) callconv(kernel) void {
    const i = globalId();
    if (i >= n) return;
    var counts: [16]u32 = @splat(0);
    var v = data[i];
    while (v != 0) : (v >>= 4) counts[v & 15] += 1;
    var best: u32 = 0;
    for (counts, 0..) |c, k| {
        if (c > counts[best]) best = @intCast(k);
    }
    data[i] = best;
}

export fn atomics(n: u32, data: Global, sums: Global) callconv(kernel) void {
    const i = globalId();
    if (i >= n) return;
    _ = @atomicRmw(u32, &sums[data[i] % 8], .Add, data[i], .monotonic);
    _ = @atomicRmw(u32, &sums[8], .Max, data[i], .acq_rel);
}

export fn floats(n: u32, data: [*]addrspace(.global) f32) callconv(kernel) void {
    const i = globalId();
    if (i >= n) return;
    const v = data[i];
    const h: f16 = @floatCast(v);
    data[i] = @sqrt(@abs(v)) + @floor(v) * @as(f32, h) + @mulAdd(f32, v, v, 1.0) + @round(v) - @trunc(v) + @max(v, 1.5);
}

export fn saturating(n: u32, data: [*]addrspace(.global) i32) callconv(kernel) void {
    const i = globalId();
    if (i >= n) return;
    const v = data[i];
    const sum, const over = @addWithOverflow(v, 0x7000_0000);
    data[i] = (v +| 0x7000_0000) -% (v *| 3) +% (v <<| 5) +% sum +% @as(i32, over);
}

export fn collatz(n: u32, data: Global) callconv(kernel) void {
    const i = globalId();
    if (i >= n) return;
    var v: u64 = data[i] + 1;
    var steps: u32 = 0;
    while (v != 1) : (steps += 1) v = if (v % 2 == 0) v / 2 else 3 * v + 1;
    data[i] = steps;
}
