; test read
; target gfx906
target triple = "amdgcn-amd-amdhsa"
defi
; errors gfx906
;> words_after_a_header.ll:4:1: error: expected top-level entity
;> defi
;> ^
