// What GCC's tests want of it: nothing is signalled.
#ifndef TESTS_SIGNAL_H
#define TESTS_SIGNAL_H
#define SIGILL 4
#define SIGABRT 6
#define SIGFPE 8
#define SIGSEGV 11
typedef void (*signal_handler)(int);
#define SIG_DFL ((signal_handler)0)
static inline signal_handler signal(int number, signal_handler handler) { return handler; }
#endif
