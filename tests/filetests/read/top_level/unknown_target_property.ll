; test read
; target gfx906
target cpu = "gfx906"
; errors gfx906
;> unknown_target_property.ll:3:8: error: unknown target property
;> target cpu = "gfx906"
;>        ^
