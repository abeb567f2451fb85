; test compile
; target gfx906
; the type contains itself
%t = type { i32, %t }
@g = addrspace(1) global %t zeroinitializer
; errors gfx906
;> type_infinite_struct.ll:4:18: error: identified structure type 't' is recursive
;> %t = type { i32, %t }
;>                  ^
