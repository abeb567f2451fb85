; test read
; target gfx906
attributes #0 = { frobnicating }
; errors gfx906
;> unknown_attribute_in_a_group.ll:3:19: error: unknown attribute 'frobnicating'
;> attributes #0 = { frobnicating }
;>                   ^
