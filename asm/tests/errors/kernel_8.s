.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_system_vgpr_workitem_id 4
.end_amdhsa_kernel
