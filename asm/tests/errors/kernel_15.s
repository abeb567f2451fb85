.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_reserve_xnack_mask 0
.end_amdhsa_kernel
