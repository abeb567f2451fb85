; Assembly beside the functions: what it defines is found by the functions, and the other way round.
target triple = "amdgcn-amd-amdhsa"
module asm ".text"
module asm ".p2align 2"
module asm ".type twice,@function"
module asm "twice:"
module asm "  s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)"
module asm "  v_lshlrev_b32_e32 v0, 1, v0"
module asm "  s_setpc_b64 s[30:31]"
module asm ".size twice, .-twice"
module asm ".macro number n\0A .long \\n\0A.endm"
module asm ".section .rodata.numbers,\22a\22,@progbits"
module asm ".p2align 2"
module asm "numbers:"
module asm "number 5\0Anumber 6\0Anumber 7\0Anumber 8"
module asm ".data"
module asm ".p2align 3"
module asm ".globl pointers"
module asm "pointers:"
module asm "  .quad cells + 4"
module asm "  .quad cells - ."
module asm "  .quad numbers + 8"
module asm ".globl answer"
module asm ".hidden answer"
module asm ".set answer, 42"
module asm ".comm shared, 16, 8"

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @twice(i32)
@numbers = external addrspace(1) constant [4 x i32]
@pointers = external addrspace(1) global [3 x i64]
@answer = external addrspace(1) global i8
@shared = external addrspace(1) global [4 x i32]
@cells = addrspace(1) global [4 x i32] [i32 21, i32 22, i32 23, i32 24]

define amdgpu_kernel void @calls(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call i32 @twice(i32 %id)
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @tables(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %n = and i32 %id, 3
  %pn = getelementptr i32, ptr addrspace(1) @numbers, i32 %n
  %v = load i32, ptr addrspace(1) %pn
  %ps = getelementptr i32, ptr addrspace(1) @shared, i32 %n
  store i32 %v, ptr addrspace(1) %ps
  %w = load i32, ptr addrspace(1) %ps
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %w, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @numbers_of(ptr addrspace(1) %out) {
  %p = load i64, ptr addrspace(1) @pointers
  %cell = inttoptr i64 %p to ptr addrspace(1)
  %v = load i32, ptr addrspace(1) %cell
  %pd = getelementptr i64, ptr addrspace(1) @pointers, i32 1
  %d = load i64, ptr addrspace(1) %pd
  %third = getelementptr i8, ptr addrspace(1) %pd, i64 %d
  %w = load i32, ptr addrspace(1) %third
  %pt = getelementptr i64, ptr addrspace(1) @pointers, i32 2
  %t = load i64, ptr addrspace(1) %pt
  %text = inttoptr i64 %t to ptr addrspace(1)
  %x = load i32, ptr addrspace(1) %text
  %vw = add i32 %v, %w
  %all = add i32 %vw, %x
  store i32 %all, ptr addrspace(1) %out
  %second = getelementptr i64, ptr addrspace(1) %out, i32 1
  store i64 ptrtoint (ptr addrspace(1) @answer to i64), ptr addrspace(1) %second
  ret void
}
