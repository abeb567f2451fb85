; test read
; target gfx906
target datalayout = "e-m:e-p270:32:32-i64:64-n8:16:32:64-S128"
; errors gfx906
;> layout_of_another_machine.ll:3:21: error: data layout differs from the target's: 'p2:32:32' is missing
;> target datalayout = "e-m:e-p270:32:32-i64:64-n8:16:32:64-S128"
;>                     ^
;>   hint: leave the line out, or use the one that clang prints for amdgcn-amd-amdhsa: "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-…"
