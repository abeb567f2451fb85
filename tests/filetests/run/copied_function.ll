; test run
; target gfx906
; run --kernel k --grid 1 --workgroup 1
; What is available elsewhere is not defined here.
define available_externally void @f() noinline {
  ret void
}

define amdgpu_kernel void @k() {
  call void @f()
  ret void
}
; errors gfx906
;> copied_function.ll:10:3: error: call of '@f', which is not defined in this module
;>   call void @f()
;>   ^
;>   hint: define the function, or link the library that does into the module; -c leaves it to the linker
