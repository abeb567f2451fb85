// Kernels in D (as better C): templates, ranges, foreach, scope guards, unions, delegates, slices with bounds checks, static foreach,
// compile-time tables, nested functions, vectors. What is called `kernel_…` becomes a kernel (make.py).
module kernels;

extern (C):
@nogc:
nothrow:

pragma(LDC_intrinsic, "llvm.amdgcn.workitem.id.x") uint item();
pragma(LDC_intrinsic, "llvm.amdgcn.workgroup.id.x") uint group();
pragma(LDC_intrinsic, "llvm.trap") void trap();

extern (D) uint id() { return group() * 64 + item(); }

/// What bounds checks and failed assertions call.
void __assert(const(char)* message, const(char)* file, int line) { trap(); }

void kernel_saxpy(uint n, float a, const(float)* x, float* y) {
  auto i = id();
  if (i < n) y[i] = a * x[i] + y[i];
}

extern (D) T fold(T, alias f)(const(T)[] values, T start) {
  T r = start;
  foreach (k, v; values) r = f(r, v, k);
  return r;
}

void kernel_folds(uint n, const(int)* data, int* result) {
  auto i = id();
  if (i >= n) return;
  auto row = data[i * 8 .. i * 8 + 8];
  result[i] = fold!(int, (a, v, k) => a * 31 + (v ^ cast(int) k))(row, 7) + fold!(int, (a, v, k) => a > v ? a : v)(row[2 .. 6], int.min);
}

void kernel_slices(uint n, const(uint)* where, uint* data) {
  auto i = id();
  if (i >= n) return;
  uint[8] local;
  foreach (k, ref v; local) v = data[i] * cast(uint) k;
  uint[] part = local[1 .. 7];
  data[i] = part[where[i] % part.length] + cast(uint) part.length;
}

// A table that the compiler computes.
extern (D) uint[256] crcTable() {
  uint[256] t;
  foreach (i; 0 .. 256) {
    uint c = i;
    foreach (k; 0 .. 8) c = (c & 1) ? 0xedb88320 ^ (c >> 1) : c >> 1;
    t[i] = c;
  }
  return t;
}
immutable uint[256] crcs = crcTable();

void kernel_crc(uint n, const(ubyte)* data, uint* result) {
  auto i = id();
  if (i >= n) return;
  uint c = 0xffffffff;
  foreach (b; data[i * 16 .. i * 16 + 16]) c = crcs[(c ^ b) & 0xff] ^ (c >> 8);
  result[i] = ~c;
}

union Bits { float f; uint u; }

void kernel_unions(uint n, float* data) {
  auto i = id();
  if (i >= n) return;
  Bits b;
  b.f = data[i];
  const exponent = (b.u >> 23) & 255;
  b.u = (b.u & ~(255u << 23)) | ((exponent > 100 ? exponent - 3 : exponent) << 23);
  scope (exit) data[i] += 0.5f;
  data[i] = b.f;
}

// A nested function with its frame, called through a delegate.
extern (D) int apply(scope int delegate(int) nothrow @nogc f, int v) { return f(f(v)); }

void kernel_delegates(uint n, int* data) {
  auto i = id();
  if (i >= n) return;
  int step = data[i] & 15;
  int add(int v) { step++; return v + step; }
  data[i] = apply(&add, data[i]) * step;
}

struct Fixed(int bits) {
  int raw;
  Fixed opBinary(string op)(Fixed o) const if (op == "+" || op == "-") { return Fixed(mixin("raw " ~ op ~ " o.raw")); }
  Fixed opBinary(string op : "*")(Fixed o) const { return Fixed(cast(int)((cast(long) raw * o.raw) >> bits)); }
}

void kernel_fixed(uint n, int* data) {
  auto i = id();
  if (i >= n) return;
  alias F = Fixed!12;
  auto x = F(data[i]), r = F(1 << 12);
  static foreach (k; 1 .. 6) r = r * x + F(k << 10) - F(data[i] >> k);
  data[i] = r.raw;
}

void kernel_sorting(uint n, int* data) {
  auto i = id();
  if (i >= n) return;
  int[] a = data[i * 8 .. i * 8 + 8];
  for (size_t gap = 4; gap > 0; gap /= 2)
    foreach (j; gap .. a.length) {
      auto t = a[j];
      size_t k = j;
      for (; k >= gap && a[k - gap] > t; k -= gap) a[k] = a[k - gap];
      a[k] = t;
    }
}

void kernel_longs(uint n, ulong* data) {
  auto i = id();
  if (i >= n) return;
  final switch (data[i] % 4) {
  case 0: data[i] = data[i] / 1000003; break;
  case 1: data[i] = cast(ulong)(cast(double) data[i] * 1.5); break;
  case 2: data[i] = data[i] >>> 3 | data[i] << 61; break;
  case 3: data[i] = cast(long) data[i] % -77; break;
  }
}
