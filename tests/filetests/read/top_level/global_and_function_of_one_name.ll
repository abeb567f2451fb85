; test read
; target gfx906
@x = global i32 0
declare void @x()
; errors gfx906
;> global_and_function_of_one_name.ll:4:14: error: redefinition of global '@x'
;> declare void @x()
;>              ^
