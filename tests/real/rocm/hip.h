// What ROCm's headers of Debian expect of a compiler of their age, and clang has no more.
#define __AMDGCN_WAVEFRONT_SIZE 64
typedef _Float16 two_halves __attribute__((ext_vector_type(2)));
#define __llvm_amdgcn_rcp_f16 __builtin_amdgcn_rcph
#define __llvm_amdgcn_rcp_2f16(x) \
    two_halves { __builtin_amdgcn_rcph(((two_halves)(x))[0]), __builtin_amdgcn_rcph(((two_halves)(x))[1]) }
