// Kernels in C++: templates, classes with virtual-free inheritance, lambdas, references, constexpr, operators, arrays.
using u32 = unsigned;
#define KERNEL extern "C" __attribute__((amdgpu_kernel, visibility("protected"))) void

static u32 id() { return __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x(); }

template <typename T, int N> struct Vec {
  T v[N];
  constexpr Vec operator+(const Vec &o) const {
    Vec r{};
    for (int i = 0; i < N; i++) r.v[i] = v[i] + o.v[i];
    return r;
  }
  constexpr T dot(const Vec &o) const {
    T r{};
    for (int i = 0; i < N; i++) r += v[i] * o.v[i];
    return r;
  }
};

KERNEL dot3(u32 n, const Vec<float, 3> *a, const Vec<float, 3> *b, float *out) {
  u32 i = id();
  if (i < n) out[i] = (a[i] + b[i]).dot(b[i]);
}

template <typename F> static u32 iterate(u32 v, F f) {
  for (int k = 0; k < 6; k++) v = f(v, k);
  return v;
}

KERNEL lambdas(u32 n, u32 seed, u32 *data) {
  u32 i = id();
  if (i < n) data[i] = iterate(data[i], [&](u32 v, int k) { return (v << k) ^ (v >> 3) ^ seed; });
}

class Generator {
  u32 state;

public:
  explicit Generator(u32 s) : state(s | 1) {}
  u32 next() {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state;
  }
  float uniform() { return static_cast<float>(next() >> 8) * 0x1p-24f; }
};

KERNEL pi(u32 n, float *out) {
  u32 i = id();
  if (i >= n) return;
  Generator g(i * 747796405u + 7);
  int in = 0;
  for (int k = 0; k < 32; k++) {
    float x = g.uniform(), y = g.uniform();
    in += x * x + y * y < 1.0f;
  }
  out[i] = static_cast<float>(in) / 8;
}

struct Node {
  int key;
  short left, right;
};

KERNEL trees(u32 n, const Node *nodes, int *keys) {
  u32 i = id();
  if (i >= n) return;
  int at = 0, key = keys[i], depth = 0;
  while (at >= 0 && depth < 40) {
    const Node &node = nodes[at];
    if (node.key == key) break;
    at = key < node.key ? node.left : node.right;
    depth++;
  }
  keys[i] = depth * 1000 + at;
}

template <int... K> static u32 sum(u32 v) { return ((v * K) + ... + 0u); }
KERNEL folds(u32 n, u32 *data) {
  u32 i = id();
  if (i < n) data[i] = sum<1, 3, 5, 7>(data[i]);
}
