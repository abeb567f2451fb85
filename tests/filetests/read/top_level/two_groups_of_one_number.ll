; test read
; target gfx906
attributes #0 = { nounwind }
attributes #0 = { nounwind }
; errors gfx906
;> two_groups_of_one_number.ll:4:12: error: redefinition of attribute group '#0'
;> attributes #0 = { nounwind }
;>            ^
