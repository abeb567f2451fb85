; test compile
; target gfx906
; the string has no end
target triple = "amdgcn-amd-amdhsa
; errors gfx906
;> syntax_unterminated_string.ll:4:17: error: string is not closed
;> target triple = "amdgcn-amd-amdhsa
;>                 ^
