s_nop 0
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
