; a variable of each thread
@g = thread_local addrspace(1) global i32 0
