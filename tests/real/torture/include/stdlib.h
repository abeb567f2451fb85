// What GCC's tests want of it; see ../library.c.
#ifndef TESTS_STDLIB_H
#define TESTS_STDLIB_H
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif
void abort(void) __attribute__((noreturn));
void exit(int) __attribute__((noreturn));
void *malloc(size_t);
void *calloc(size_t, size_t);
void free(void *);
int abs(int);
long labs(long);
int atoi(const char *);
void qsort(void *, size_t, size_t, int (*)(const void *, const void *));
#ifdef __cplusplus
}
#endif
#endif
