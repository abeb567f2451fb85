; test read
; target gfx906
!0 = !{}
!0 = !{}
; errors gfx906
;> two_nodes_of_one_number.ll:4:1: error: metadata id is already used
;> !0 = !{}
;> ^
