; test read,verify
; target gfx906
@s = constant [4 x i8] zeroinitializer
@p = global i8* getelementptr inbounds ([4 x i8], [4 x i8]* @s, i32 0, i32 2)
@q = global i32* bitcast ([4 x i8]* @s to i32*)
; expect gfx906
;>
;> @s = constant [4 x i8] zeroinitializer, align 1
;> @p = global ptr getelementptr (i8, ptr @s, i64 2), align 8
;> @q = global ptr @s, align 8
