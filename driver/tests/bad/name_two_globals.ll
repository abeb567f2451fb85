; the variable is defined twice
@g = addrspace(1) global i32 0
@g = addrspace(1) global i32 1
