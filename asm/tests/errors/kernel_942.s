; mcpu: gfx942
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 20
.amdhsa_next_free_sgpr 1
.amdhsa_accum_offset 4
.amdhsa_reserve_flat_scratch 0
.end_amdhsa_kernel
