; test run
; target gfx900 gfx906 gfx908 gfx90a
; run --kernel jump_table --grid 4 --workgroup 4 --arg buf:16
; Addresses of blocks in a variable, and a personality that is declared after its use. (llc's code
; goes to the same block whatever the address is.)
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
@blocks = internal addrspace(4) constant [3 x ptr] [ptr blockaddress(@jumps, %first), ptr blockaddress(@jumps, %second), ptr blockaddress(@jumps, %third)]

define internal i32 @jumps(i32 %x) personality ptr @later {
  %p = getelementptr [3 x ptr], ptr addrspace(4) @blocks, i32 0, i32 %x
  %to = load ptr, ptr addrspace(4) %p
  indirectbr ptr %to, [label %first, label %second, label %third]
first:
  ret i32 100
second:
  br label %third
third:
  %r = phi i32 [ 300, %0 ], [ 200, %second ]
  ret i32 %r
}

declare i32 @later(...)

define amdgpu_kernel void @jump_table(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %x = urem i32 %id, 3
  %r = call i32 @jumps(i32 %x)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a
;> buf:16: 00000064 000000c8 0000012c 00000064
