// Kernels in Zig that use the standard library: sorting, hash functions, ciphers, numbers as text, bit sets, mathematics.
const std = @import("std");
pub const panic = std.debug.no_panic;

const Global = [*]addrspace(.global) u32;
const Bytes = [*]addrspace(.global) u8;
const kernel = std.builtin.CallingConvention.amdgcn_kernel;

fn globalId() u32 {
    return @workItemId(0) + @workGroupId(0) * @workGroupSize(0);
}

fn copyIn(comptime T: type, comptime n: usize, from: [*]addrspace(.global) const T, at: usize) [n]T {
    var out: [n]T = undefined;
    for (&out, 0..) |*v, k| v.* = from[at + k];
    return out;
}

export fn sorting(n: u32, data: Global) callconv(kernel) void {
    const i = globalId();
    if (i >= n) return;
    var row = copyIn(u32, 16, data, i * 16);
    std.sort.insertion(u32, row[0..8], {}, std.sort.asc(u32));
    std.sort.heap(u32, row[8..], {}, std.sort.desc(u32));
    for (row, 0..) |v, k| data[i * 16 + k] = v;
}

export fn hashes(n: u32, data: Bytes, out: [*]addrspace(.global) u64) callconv(kernel) void {
    const i = globalId();
    if (i >= n) return;
    const text = copyIn(u8, 24, data, i * 24);
    out[i * 4] = std.hash.Wyhash.hash(7, &text);
    out[i * 4 + 1] = std.hash.Fnv1a_64.hash(&text);
    out[i * 4 + 2] = std.hash.Crc32.hash(&text);
    out[i * 4 + 3] = std.hash.XxHash64.hash(3, text[0 .. 4 + i % 20]) +% std.hash.Murmur3_32.hash(&text) +% std.hash.Adler32.hash(&text);
}

export fn sha256(n: u32, data: Bytes, out: Bytes) callconv(kernel) void {
    const i = globalId();
    if (i >= n) return;
    const text = copyIn(u8, 40, data, i * 40);
    var digest: [32]u8 = undefined;
    std.crypto.hash.sha2.Sha256.hash(&text, &digest, .{});
    for (digest, 0..) |b, k| out[i * 32 + k] = b;
}

export fn blake(n: u32, data: Bytes, out: Bytes) callconv(kernel) void {
    const i = globalId();
    if (i >= n) return;
    const text = copyIn(u8, 40, data, i * 40);
    var digest: [32]u8 = undefined;
    std.crypto.hash.blake2.Blake2s256.hash(&text, &digest, .{});
    for (digest, 0..) |b, k| out[i * 32 + k] = b;
}

export fn siphash(n: u32, data: Bytes, out: [*]addrspace(.global) u64) callconv(kernel) void {
    const i = globalId();
    if (i >= n) return;
    const key = copyIn(u8, 16, data, 0);
    const text = copyIn(u8, 20, data, i * 16);
    out[i] = std.crypto.auth.siphash.SipHash64(2, 4).toInt(&text, &key);
}

export fn numbers(n: u32, data: Global, out: Bytes) callconv(kernel) void {
    const i = globalId();
    if (i >= n) return;
    var text: [16]u8 = @splat(' ');
    var writer = std.Io.Writer.fixed(&text);
    writer.print("{d}:{x}", .{ data[i] % 10000, data[i] }) catch {};
    const back = std.fmt.parseInt(u32, text[0..1], 10) catch 99;
    text[15] = @truncate(back);
    for (text, 0..) |b, k| out[i * 16 + k] = b;
}

export fn searching(n: u32, data: Global, keys: Global) callconv(kernel) void {
    const i = globalId();
    if (i >= n) return;
    const table = copyIn(u32, 32, data, 0);
    const at = std.mem.indexOfScalar(u32, &table, keys[i]) orelse 1000;
    const most = std.mem.indexOfMax(u32, &table);
    const low, const high = std.mem.minMax(u32, table[0..16]);
    keys[i] = @as(u32, @truncate(at)) + @as(u32, @truncate(most)) * 64 + low * 7 + high;
}

export fn sets(n: u32, data: Global) callconv(kernel) void {
    const i = globalId();
    if (i >= n) return;
    var set: std.StaticBitSet(100) = .empty;
    for (0..10) |k| set.set((data[i] +% k * k * 7) % 100);
    var sum: u32 = @truncate(set.count());
    var it = set.iterator(.{});
    while (it.next()) |b| sum = sum *% 31 +% @as(u32, @truncate(b));
    data[i] = sum;
}

export fn mathematics(n: u32, data: [*]addrspace(.global) f64) callconv(kernel) void {
    const i = globalId();
    if (i >= n) return;
    const v = data[i];
    data[i] = std.math.atan(v) + std.math.cbrt(v) + std.math.hypot(v, 2.0) + std.math.tanh(v) * std.math.atan2(v, 1.5);
}

export fn random(n: u32, out: [*]addrspace(.global) u64) callconv(kernel) void {
    const i = globalId();
    if (i >= n) return;
    var source = std.Random.Xoshiro256.init(i);
    const r = source.random();
    for (0..i % 4) |_| _ = r.int(u64);
    out[i] = r.intRangeLessThan(u64, 10, 1000) +% r.int(u32) +% @as(u64, @intFromFloat(r.float(f64) * 1e6));
}
