; test read
; target gfx906
target triple = "amdgcn-amd-linux"
; errors gfx906
;> triple_of_another_system.ll:3:17: error: operating system 'linux' of the target triple is not supported
;> target triple = "amdgcn-amd-linux"
;>                 ^
;>   hint: compile for 'amdgcn-amd-amdhsa', 'amdgcn-amd-amdpal', 'amdgcn-mesa-mesa3d' or 'amdgcn--'
