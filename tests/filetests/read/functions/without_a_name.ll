; test read
; target gfx906
define void () { ret void }
; errors gfx906
;> without_a_name.ll:3:1: error: function has no name
;> define void () { ret void }
;> ^
