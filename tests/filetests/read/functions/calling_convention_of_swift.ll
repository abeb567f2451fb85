; test read
; target gfx906
declare swiftcc void @f()
; errors gfx906
;> calling_convention_of_swift.ll:3:9: error: calling convention 'swiftcc' is not supported
;> declare swiftcc void @f()
;>         ^
