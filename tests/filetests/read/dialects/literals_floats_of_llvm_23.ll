; test read,verify
; target gfx906
@a = global [4 x float] [float f0x3FB8AA3B, float +inf, float -qnan, float 3.140000e+00]
@b = global half f0x3C00
@c = global bfloat -inf
@d = global double 0x1.8p-3
; expect gfx906
;>
;> @a = global [4 x float] [float 0x3FF7154760000000, float 0x7FF0000000000000, float 0xFFF8000000000000, float 0x40091EB860000000], align 4
;> @b = global half 0xH3C00, align 2
;> @c = global bfloat 0xRFF80, align 2
;> @d = global double 0x3FC8000000000000, align 8
