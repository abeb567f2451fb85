; mcpu: gfx90a
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 20
.amdhsa_next_free_sgpr 1
.amdhsa_accum_offset 24
.end_amdhsa_kernel
