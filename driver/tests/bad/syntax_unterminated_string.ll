; the string has no end
target triple = "amdgcn-amd-amdhsa
