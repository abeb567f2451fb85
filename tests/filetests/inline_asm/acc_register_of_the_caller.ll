; test compile
; target gfx908
; a32 and up are the caller's
define void @k(ptr addrspace(1) %p, i32 %n) {
  call void asm sideeffect "v_accvgpr_write_b32 a40, 1", "~{a40}"()
  ret void
}
; errors gfx908
;> acc_register_of_the_caller.ll:5:3: error: an AccVGPR of the caller in inline assembly is not supported
;>   call void asm sideeffect "v_accvgpr_write_b32 a40, 1", "~{a40}"()
;>   ^
;>   hint: no machine instruction is selected for it
;>   hint: functions may change a0 to a31
