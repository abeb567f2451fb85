; test read,verify
; target gfx906
%s = type opaque
@x = addrspace(1) global %s undef
; errors gfx906
;> a_variable_with_contents_of_a_type_nobody_defines.ll:4:26: error: opaque type '%s' has no size
;> @x = addrspace(1) global %s undef
;>                          ^
