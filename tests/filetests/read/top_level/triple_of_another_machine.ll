; test read
; target gfx906
target triple = "x86_64-pc-linux-gnu"
; errors gfx906
;> triple_of_another_machine.ll:3:17: error: target triple 'x86_64-pc-linux-gnu' is not supported
;> target triple = "x86_64-pc-linux-gnu"
;>                 ^
;>   hint: compile for 'amdgcn-amd-amdhsa', 'amdgcn-amd-amdpal', 'amdgcn-mesa-mesa3d' or 'amdgcn--'
