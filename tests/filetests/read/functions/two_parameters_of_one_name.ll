; test read
; target gfx906
define void @f(i32 %x, i32 %x) { ret void }
; errors gfx906
;> two_parameters_of_one_name.ll:3:28: error: multiple definition of local value named 'x'
;> define void @f(i32 %x, i32 %x) { ret void }
;>                            ^
