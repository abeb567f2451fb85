; test read
; target gfx906
@x = global i32 true
; errors gfx906
;> truth_for_an_i32.ll:3:17: error: constant expression type mismatch: got type 'i1' but expected 'i32'
;> @x = global i32 true
;>                 ^
