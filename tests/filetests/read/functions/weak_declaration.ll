; test read
; target gfx906
declare weak void @f()
; errors gfx906
;> weak_declaration.ll:3:9: error: invalid linkage for function declaration
;> declare weak void @f()
;>         ^
