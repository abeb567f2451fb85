; the type contains itself
%t = type { i32, %t }
@g = addrspace(1) global %t zeroinitializer
