; test compile
; target gfx906
; a character that no token begins with
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = add i32 %n, 
  ret void
}
; errors gfx906
;> syntax_null_character.ll:5:20: error: unexpected character
;>   %x = add i32 %n, ?
;>                    ^
