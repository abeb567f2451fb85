; test read
; target gfx906
define extern_weak void @f() { ret void }
; errors gfx906
;> extern_weak_definition.ll:3:8: error: invalid linkage for function definition
;> define extern_weak void @f() { ret void }
;>        ^
