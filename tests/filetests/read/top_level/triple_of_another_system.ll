; test read
; target gfx906
target triple = "amdgcn-amd-amdpal"
; errors gfx906
;> triple_of_another_system.ll:3:17: error: operating system 'amdpal' of the target triple is not supported
;> target triple = "amdgcn-amd-amdpal"
;>                 ^
;>   hint: compile for 'amdgcn-amd-amdhsa'
