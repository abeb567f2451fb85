; test read
; target gfx906
define void @f() {}
; errors gfx906
;> empty_body.ll:3:19: error: function body requires at least one basic block
;> define void @f() {}
;>                   ^
