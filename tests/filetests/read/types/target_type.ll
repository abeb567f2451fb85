; test read
; target gfx906
declare void @f(target("spirv.Image"))
; errors gfx906
;> target_type.ll:3:17: error: type 'target' is not supported
;> declare void @f(target("spirv.Image"))
;>                 ^
