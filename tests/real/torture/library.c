// The functions of C's library that GCC's tests call, for one work-item: what `../torture.py` links
// with each. Compiled with -fno-builtin, so that no loop here becomes a call of what it defines.
#include <stddef.h>

typedef __attribute__((address_space(1))) int result_int;
typedef volatile result_int written_int;

// Where the kernel writes what became of the program.
result_int *result;

__attribute__((noinline, noreturn)) void abort(void) {
    *(written_int *)result = 2;
    __builtin_amdgcn_endpgm();
    __builtin_unreachable();
}

__attribute__((noinline, noreturn)) void exit(int status) {
    *(written_int *)result = status ? 4 : 42;
    __builtin_amdgcn_endpgm();
    __builtin_unreachable();
}

static char heap[1 << 20];
static size_t top;

void *malloc(size_t bytes) {
    size_t at = (top + 15) & ~(size_t)15;
    if (at > sizeof heap || bytes > sizeof heap - at) return 0;
    top = at + bytes;
    return heap + at;
}

void free(void *at) { (void)at; }

void *memset(void *to, int byte, size_t bytes) {
    for (char *p = to; bytes--;) *p++ = byte;
    return to;
}

void *calloc(size_t count, size_t bytes) {
    void *at = malloc(count * bytes);
    return at ? memset(at, 0, count * bytes) : at;
}

void *memcpy(void *to, const void *from, size_t bytes) {
    char *p = to;
    for (const char *q = from; bytes--;) *p++ = *q++;
    return to;
}

void *mempcpy(void *to, const void *from, size_t bytes) {
    return (char *)memcpy(to, from, bytes) + bytes;
}

void *memmove(void *to, const void *from, size_t bytes) {
    char *p = to;
    const char *q = from;
    if (p < q)
        while (bytes--) *p++ = *q++;
    else
        while (bytes--) p[bytes] = q[bytes];
    return to;
}

int memcmp(const void *a, const void *b, size_t bytes) {
    const unsigned char *p = a, *q = b;
    for (; bytes--; p++, q++)
        if (*p != *q) return *p - *q;
    return 0;
}

void *memchr(const void *in, int byte, size_t bytes) {
    for (const unsigned char *p = in; bytes--; p++)
        if (*p == (unsigned char)byte) return (void *)p;
    return 0;
}

size_t strlen(const char *s) {
    size_t n = 0;
    while (s[n]) n++;
    return n;
}

size_t strnlen(const char *s, size_t most) {
    size_t n = 0;
    while (n < most && s[n]) n++;
    return n;
}

char *stpcpy(char *to, const char *from) {
    while ((*to = *from)) to++, from++;
    return to;
}

char *strcpy(char *to, const char *from) {
    stpcpy(to, from);
    return to;
}

char *strncpy(char *to, const char *from, size_t most) {
    size_t i = 0;
    for (; i < most && from[i]; i++) to[i] = from[i];
    for (; i < most; i++) to[i] = 0;
    return to;
}

char *strcat(char *to, const char *from) {
    strcpy(to + strlen(to), from);
    return to;
}

char *strncat(char *to, const char *from, size_t most) {
    char *p = to + strlen(to);
    while (most-- && *from) *p++ = *from++;
    *p = 0;
    return to;
}

int strncmp(const char *a, const char *b, size_t most) {
    for (; most--; a++, b++) {
        if (*a != *b) return (unsigned char)*a - (unsigned char)*b;
        if (!*a) break;
    }
    return 0;
}

int strcmp(const char *a, const char *b) { return strncmp(a, b, (size_t)-1); }

char *strchr(const char *s, int c) {
    for (;; s++) {
        if (*s == (char)c) return (char *)s;
        if (!*s) return 0;
    }
}

char *strrchr(const char *s, int c) {
    const char *last = 0;
    for (;; s++) {
        if (*s == (char)c) last = s;
        if (!*s) return (char *)last;
    }
}

char *index(const char *s, int c) { return strchr(s, c); }

char *rindex(const char *s, int c) { return strrchr(s, c); }

char *strstr(const char *s, const char *part) {
    size_t n = strlen(part);
    for (;; s++) {
        if (!strncmp(s, part, n)) return (char *)s;
        if (!*s) return 0;
    }
}

size_t strspn(const char *s, const char *of) {
    size_t n = 0;
    while (s[n] && strchr(of, s[n])) n++;
    return n;
}

size_t strcspn(const char *s, const char *of) {
    size_t n = 0;
    while (s[n] && !strchr(of, s[n])) n++;
    return n;
}

char *strpbrk(const char *s, const char *of) {
    s += strcspn(s, of);
    return *s ? (char *)s : 0;
}

int abs(int x) { return x < 0 ? -x : x; }

long labs(long x) { return x < 0 ? -x : x; }

double fabs(double x) { return __builtin_fabs(x); }

float fabsf(float x) { return __builtin_fabsf(x); }

int atoi(const char *s) {
    int n = 0;
    while (*s >= '0' && *s <= '9') n = n * 10 + *s++ - '0';
    return n;
}

void qsort(void *base, size_t count, size_t size, int (*order)(const void *, const void *)) {
    char *all = base;
    for (size_t i = 1; i < count; i++)
        for (size_t j = i; j && order(all + (j - 1) * size, all + j * size) > 0; j--)
            for (size_t k = 0; k < size; k++) {
                char byte = all[(j - 1) * size + k];
                all[(j - 1) * size + k] = all[j * size + k];
                all[j * size + k] = byte;
            }
}

int puts(const char *s) {
    (void)s;
    return 0;
}

int putchar(int c) { return c; }
