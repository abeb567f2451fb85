// What GCC's tests want of it.
#ifndef TESTS_MATH_H
#define TESTS_MATH_H
#ifdef __cplusplus
extern "C" {
#endif
double fabs(double);
float fabsf(float);
#ifdef __cplusplus
}
#endif
#define HUGE_VAL __builtin_huge_val()
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define isnan(x) __builtin_isnan(x)
#define isinf(x) __builtin_isinf(x)
#define signbit(x) __builtin_signbit(x)
#define isunordered(x, y) __builtin_isunordered(x, y)
#endif
