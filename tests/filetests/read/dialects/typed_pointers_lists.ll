; test read,verify
; target gfx906
%node = type { i32, %node*, %pair* }
%pair = type { [2 x %node], <{ i8, %node }>*, %pair (%node*)* }
@x = global %pair zeroinitializer
; expect gfx906
;>
;> @x = global { [2 x { i32, ptr, ptr }], ptr, ptr } zeroinitializer, align 16
