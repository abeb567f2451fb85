; test read
; target gfx906
@x = global ptr @llvm.trap
declare void @llvm.trap()
; errors gfx906
;> address_of_an_intrinsic.ll:3:17: error: cannot take the address of intrinsic '@llvm.trap'
;> @x = global ptr @llvm.trap
;>                 ^
