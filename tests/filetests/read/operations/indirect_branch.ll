; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  indirectbr ptr %p, [label %1]
1:
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> indirect_branch.ll:4:18: error: '%p' defined with type 'ptr addrspace(1)' but expected 'ptr'
;>   indirectbr ptr %p, [label %1]
;>                  ^
