; test read
; target gfx906
define void @f() #0 {
  ret void
}
attributes #0 = { nounwind "b"="1" "c"="2" }
attributes #0 = { noinline "b"="3" }
; expect gfx906
;> define void @f() #0 {
;>   ret void
;> }
;>
;> attributes #0 = { noinline nounwind "b"="3" "c"="2" }
