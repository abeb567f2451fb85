// OpenMP's target regions: teams alone, teams with parallel loops inside (for which the runtime keeps
// the other waves in a state machine), reductions in a team and over all teams, critical sections,
// schedules, atomics and calls. No dynamic schedules: the runtime's own code for these reads local
// memory that another wave may be writing, which strict mode reports, of llc's code too.
#include <omp.h>

extern "C" {

void saxpy(const float *x, float *y, float s, int n) {
#pragma omp target teams distribute parallel for is_device_ptr(x, y)
  for (int i = 0; i < n; i++)
    y[i] = s * x[i] + y[i];
}

void rows(const int *x, int *y, int n) {
#pragma omp target teams distribute is_device_ptr(x, y)
  for (int i = 0; i < n; i++) {
    int first = x[i * 64];
#pragma omp parallel for
    for (int j = 0; j < 64; j++)
      y[i * 64 + j] = x[i * 64 + j] * 3 + first;
  }
}

void sums(const int *x, int *y, int n) {
#pragma omp target is_device_ptr(x, y)
  {
    long sum = 0;
    int most = -2147483647;
#pragma omp parallel for reduction(+ : sum) reduction(max : most)
    for (int i = 0; i < n; i++) {
      sum += x[i];
      most = x[i] > most ? x[i] : most;
    }
    y[0] = sum;
    y[1] = most;
    y[2] = sum >> 32;
  }
}

void turns(const int *x, int *y, int n) {
#pragma omp target is_device_ptr(x, y)
  {
    y[0] = 0;
#pragma omp parallel
    {
      int id = omp_get_thread_num();
      y[8 + id] = id * 5 + omp_get_num_threads();
#pragma omp barrier
      y[264 + id] = y[8 + (id + 1) % omp_get_num_threads()];
#pragma omp critical
      y[0] = y[0] + x[id];
#pragma omp single
      y[1] = 77;
#pragma omp for schedule(static, 3)
      for (int i = 0; i < n; i++)
        y[520 + i] = x[i] ^ i;
#pragma omp master
      y[2] = omp_get_max_threads();
    }
  }
}

#pragma omp declare target
__attribute__((noinline)) static int fibonacci(int n) {
  return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}

__attribute__((noinline)) static int weighed(const int *x, int i, int n) {
  int local[8];
  for (int k = 0; k < 8; k++)
    local[k] = x[(i + k) % n];
  int sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int k = 0; k < 8; k++)
    sum += local[k] * k;
  return sum;
}
#pragma omp end declare target

void calls(const int *x, int *y, int n) {
#pragma omp target teams distribute is_device_ptr(x, y)
  for (int i = 0; i < n; i++)
    y[i] = weighed(x, i, n) + fibonacci(i % 9);
}

void stencil(const double *x, double *y, int n) {
#pragma omp target teams distribute parallel for collapse(2) is_device_ptr(x, y)
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < n - 1; j++)
      y[i * n + j] = 0.25 * (x[i * n + j - 1] + x[i * n + j + 1] + x[(i - 1) * n + j] + x[(i + 1) * n + j]);
}

void histogram(const int *x, unsigned *y, int n) {
#pragma omp target teams distribute parallel for is_device_ptr(x, y)
  for (int i = 0; i < n; i++) {
#pragma omp atomic
    y[x[i] & 15] += 1;
#pragma omp atomic
    y[16 + (i & 3)] ^= x[i];
  }
}

// Compiled and not launched: the host says in its environment where teams may leave their sums.
void total(const int *x, int *y, int n) {
  int all = 0;
#pragma omp target teams distribute parallel for reduction(+ : all) map(tofrom : all) is_device_ptr(x)
  for (int i = 0; i < n; i++)
    all += x[i];
  y[0] = all;
}
}
