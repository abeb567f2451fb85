; test run
; target gfx906
; run --kernel k --grid 1 --workgroup 1 --arg buf:4
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %p = getelementptr i32, ptr addrspace(1) %o, i32 1
  store i32 7, ptr addrspace(1) %p
  ret void
}
; errors gfx906
;> amdgpuc: error: out-of-bounds write of 4 bytes of memory at 0x1000103004 (4 bytes into an allocation of 4 bytes at 0x1000103000): kernel 'k', work-group (0, 0, 0), wave 0, lane 0, at 0x1514: global_store_dword v1, v0, s[0:1] offset:4
;>   hint: that is 0 bytes after the end of the buffer of argument 1 'o' (buf:4)
