.rodata
.amdhsa_kernel
.amdhsa_next_free_vgpr 20
.end_amdhsa_kernel
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 20
.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
.amdhsa_kernel k
.amdhsa_next_free_vgpr 20
.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
