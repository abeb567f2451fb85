; test read
; target gfx906
define void @f() {
  %4294967296 = add i32 0, 0
  ret void
}
; errors gfx906
;> huge_number_of_a_local.ll:4:3: error: number too large
;>   %4294967296 = add i32 0, 0
;>   ^
