; test read,verify
; target gfx906
@t = constant [2 x void (i32, float*)*] zeroinitializer
declare void @f([4 x i32] addrspace(3)*, <2 x i8*> %v, void ()* addrspace(1)*)
; expect gfx906
;>
;> @t = constant [2 x ptr] zeroinitializer, align 8
;>
;> declare void @f(ptr addrspace(3), <2 x ptr>, ptr addrspace(1))
