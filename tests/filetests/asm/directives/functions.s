; test asm
; target gfx600 gfx803 gfx906 gfx942
.data
.set x.num_vgpr, max(32, y.num_vgpr, z.num_vgpr)
.set y.num_vgpr, max(8, z.num_vgpr)
.set z.num_vgpr, 40
.set o, or(1, 0, p)
.set p, 4
.long max(1,5,3), or(1,2,8), alignto(13,8)
.long x.num_vgpr, y.num_vgpr, o
.long totalnumvgprs(5,7), extrasgprs(1,1,0), extrasgprs(1,0,0), extrasgprs(0,0,1)
.long x.num_vgpr+z.num_vgpr
.set amdgpu.max_num_vgpr, max(x.num_vgpr, 3)
; expect gfx600 gfx803 gfx906 gfx942
;> 	.data
;> 	.set	x.num_vgpr, max(32, y.num_vgpr, z.num_vgpr)
;> 	.set	y.num_vgpr, max(8, z.num_vgpr)
;> 	.set	z.num_vgpr, 40
;> 	.set	o, or(1, 0, p)
;> 	.set	p, 4
;> 	.long	max(1,5,3), or(1,2,8), alignto(13,8)
;> 	.long	x.num_vgpr, y.num_vgpr, o
;> 	.long	totalnumvgprs(5,7), extrasgprs(1,1,0), extrasgprs(1,0,0), extrasgprs(0,0,1)
;> 	.long	x.num_vgpr+z.num_vgpr
;> 	.set	amdgpu.max_num_vgpr, max(x.num_vgpr, 3)
