; test read
; target gfx906
@x = global i32
@y = global i32 0
; errors gfx906
;> global_without_contents.ll:4:1: error: '@y' defined with type 'ptr' but expected 'i32'
;> @y = global i32 0
;> ^
