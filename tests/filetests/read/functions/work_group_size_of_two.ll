; test read
; target gfx906
define amdgpu_kernel void @f() !reqd_work_group_size !{i32 1, i32 2} { ret void }
; errors gfx906
;> work_group_size_of_two.ll:3:70: error: work-group size must be three positive integer constants
;> dgpu_kernel void @f() !reqd_work_group_size !{i32 1, i32 2} { ret void }
;>                                                             ^
