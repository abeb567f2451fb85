; test read
; target gfx906
define void @f() {
  %4294967295 = add i32 0, 0
  ret void
}
; errors gfx906
;> large_number_of_a_local.ll:4:3: error: number of local value is too large
;>   %4294967295 = add i32 0, 0
;>   ^
