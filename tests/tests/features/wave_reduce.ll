; Reductions over the active lanes: all of them, and those of an arm.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @reduce_add_i32(ptr addrspace(1) %o, ptr addrspace(1) %in, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %v = load i32, ptr addrspace(1) %p
  %all = call i32 @llvm.amdgcn.wave.reduce.add.i32(i32 %v, i32 0)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %all, ptr addrspace(1) %q
  %c = icmp ult i32 %i, %n
  br i1 %c, label %arm, label %done
arm:
  %some = call i32 @llvm.amdgcn.wave.reduce.add.i32(i32 %v, i32 1)
  store i32 %some, ptr addrspace(1) %q
  br label %done
done:
  ret void
}
declare i32 @llvm.amdgcn.wave.reduce.add.i32(i32, i32)

define amdgpu_kernel void @reduce_sub_i32(ptr addrspace(1) %o, ptr addrspace(1) %in, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %v = load i32, ptr addrspace(1) %p
  %all = call i32 @llvm.amdgcn.wave.reduce.sub.i32(i32 %v, i32 0)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %all, ptr addrspace(1) %q
  %c = icmp ult i32 %i, %n
  br i1 %c, label %arm, label %done
arm:
  %some = call i32 @llvm.amdgcn.wave.reduce.sub.i32(i32 %v, i32 1)
  store i32 %some, ptr addrspace(1) %q
  br label %done
done:
  ret void
}
declare i32 @llvm.amdgcn.wave.reduce.sub.i32(i32, i32)

define amdgpu_kernel void @reduce_umin_i32(ptr addrspace(1) %o, ptr addrspace(1) %in, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %v = load i32, ptr addrspace(1) %p
  %all = call i32 @llvm.amdgcn.wave.reduce.umin.i32(i32 %v, i32 0)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %all, ptr addrspace(1) %q
  %c = icmp ult i32 %i, %n
  br i1 %c, label %arm, label %done
arm:
  %some = call i32 @llvm.amdgcn.wave.reduce.umin.i32(i32 %v, i32 1)
  store i32 %some, ptr addrspace(1) %q
  br label %done
done:
  ret void
}
declare i32 @llvm.amdgcn.wave.reduce.umin.i32(i32, i32)

define amdgpu_kernel void @reduce_min_i32(ptr addrspace(1) %o, ptr addrspace(1) %in, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %v = load i32, ptr addrspace(1) %p
  %all = call i32 @llvm.amdgcn.wave.reduce.min.i32(i32 %v, i32 0)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %all, ptr addrspace(1) %q
  %c = icmp ult i32 %i, %n
  br i1 %c, label %arm, label %done
arm:
  %some = call i32 @llvm.amdgcn.wave.reduce.min.i32(i32 %v, i32 1)
  store i32 %some, ptr addrspace(1) %q
  br label %done
done:
  ret void
}
declare i32 @llvm.amdgcn.wave.reduce.min.i32(i32, i32)

define amdgpu_kernel void @reduce_umax_i32(ptr addrspace(1) %o, ptr addrspace(1) %in, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %v = load i32, ptr addrspace(1) %p
  %all = call i32 @llvm.amdgcn.wave.reduce.umax.i32(i32 %v, i32 0)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %all, ptr addrspace(1) %q
  %c = icmp ult i32 %i, %n
  br i1 %c, label %arm, label %done
arm:
  %some = call i32 @llvm.amdgcn.wave.reduce.umax.i32(i32 %v, i32 1)
  store i32 %some, ptr addrspace(1) %q
  br label %done
done:
  ret void
}
declare i32 @llvm.amdgcn.wave.reduce.umax.i32(i32, i32)

define amdgpu_kernel void @reduce_max_i32(ptr addrspace(1) %o, ptr addrspace(1) %in, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %v = load i32, ptr addrspace(1) %p
  %all = call i32 @llvm.amdgcn.wave.reduce.max.i32(i32 %v, i32 0)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %all, ptr addrspace(1) %q
  %c = icmp ult i32 %i, %n
  br i1 %c, label %arm, label %done
arm:
  %some = call i32 @llvm.amdgcn.wave.reduce.max.i32(i32 %v, i32 1)
  store i32 %some, ptr addrspace(1) %q
  br label %done
done:
  ret void
}
declare i32 @llvm.amdgcn.wave.reduce.max.i32(i32, i32)

define amdgpu_kernel void @reduce_and_i32(ptr addrspace(1) %o, ptr addrspace(1) %in, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %v = load i32, ptr addrspace(1) %p
  %all = call i32 @llvm.amdgcn.wave.reduce.and.i32(i32 %v, i32 0)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %all, ptr addrspace(1) %q
  %c = icmp ult i32 %i, %n
  br i1 %c, label %arm, label %done
arm:
  %some = call i32 @llvm.amdgcn.wave.reduce.and.i32(i32 %v, i32 1)
  store i32 %some, ptr addrspace(1) %q
  br label %done
done:
  ret void
}
declare i32 @llvm.amdgcn.wave.reduce.and.i32(i32, i32)

define amdgpu_kernel void @reduce_or_i32(ptr addrspace(1) %o, ptr addrspace(1) %in, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %v = load i32, ptr addrspace(1) %p
  %all = call i32 @llvm.amdgcn.wave.reduce.or.i32(i32 %v, i32 0)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %all, ptr addrspace(1) %q
  %c = icmp ult i32 %i, %n
  br i1 %c, label %arm, label %done
arm:
  %some = call i32 @llvm.amdgcn.wave.reduce.or.i32(i32 %v, i32 1)
  store i32 %some, ptr addrspace(1) %q
  br label %done
done:
  ret void
}
declare i32 @llvm.amdgcn.wave.reduce.or.i32(i32, i32)

define amdgpu_kernel void @reduce_xor_i32(ptr addrspace(1) %o, ptr addrspace(1) %in, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %v = load i32, ptr addrspace(1) %p
  %all = call i32 @llvm.amdgcn.wave.reduce.xor.i32(i32 %v, i32 0)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %all, ptr addrspace(1) %q
  %c = icmp ult i32 %i, %n
  br i1 %c, label %arm, label %done
arm:
  %some = call i32 @llvm.amdgcn.wave.reduce.xor.i32(i32 %v, i32 1)
  store i32 %some, ptr addrspace(1) %q
  br label %done
done:
  ret void
}
declare i32 @llvm.amdgcn.wave.reduce.xor.i32(i32, i32)

define amdgpu_kernel void @reduce_add_i64(ptr addrspace(1) %o, ptr addrspace(1) %in, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %in, i32 %i
  %v = load i64, ptr addrspace(1) %p
  %all = call i64 @llvm.amdgcn.wave.reduce.add.i64(i64 %v, i32 0)
  %q = getelementptr i64, ptr addrspace(1) %o, i32 %i
  store i64 %all, ptr addrspace(1) %q
  %c = icmp ult i32 %i, %n
  br i1 %c, label %arm, label %done
arm:
  %some = call i64 @llvm.amdgcn.wave.reduce.add.i64(i64 %v, i32 1)
  store i64 %some, ptr addrspace(1) %q
  br label %done
done:
  ret void
}
declare i64 @llvm.amdgcn.wave.reduce.add.i64(i64, i32)

define amdgpu_kernel void @reduce_sub_i64(ptr addrspace(1) %o, ptr addrspace(1) %in, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %in, i32 %i
  %v = load i64, ptr addrspace(1) %p
  %all = call i64 @llvm.amdgcn.wave.reduce.sub.i64(i64 %v, i32 0)
  %q = getelementptr i64, ptr addrspace(1) %o, i32 %i
  store i64 %all, ptr addrspace(1) %q
  %c = icmp ult i32 %i, %n
  br i1 %c, label %arm, label %done
arm:
  %some = call i64 @llvm.amdgcn.wave.reduce.sub.i64(i64 %v, i32 1)
  store i64 %some, ptr addrspace(1) %q
  br label %done
done:
  ret void
}
declare i64 @llvm.amdgcn.wave.reduce.sub.i64(i64, i32)

define amdgpu_kernel void @reduce_umin_i64(ptr addrspace(1) %o, ptr addrspace(1) %in, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %in, i32 %i
  %v = load i64, ptr addrspace(1) %p
  %all = call i64 @llvm.amdgcn.wave.reduce.umin.i64(i64 %v, i32 0)
  %q = getelementptr i64, ptr addrspace(1) %o, i32 %i
  store i64 %all, ptr addrspace(1) %q
  %c = icmp ult i32 %i, %n
  br i1 %c, label %arm, label %done
arm:
  %some = call i64 @llvm.amdgcn.wave.reduce.umin.i64(i64 %v, i32 1)
  store i64 %some, ptr addrspace(1) %q
  br label %done
done:
  ret void
}
declare i64 @llvm.amdgcn.wave.reduce.umin.i64(i64, i32)

define amdgpu_kernel void @reduce_max_i64(ptr addrspace(1) %o, ptr addrspace(1) %in, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %in, i32 %i
  %v = load i64, ptr addrspace(1) %p
  %all = call i64 @llvm.amdgcn.wave.reduce.max.i64(i64 %v, i32 0)
  %q = getelementptr i64, ptr addrspace(1) %o, i32 %i
  store i64 %all, ptr addrspace(1) %q
  %c = icmp ult i32 %i, %n
  br i1 %c, label %arm, label %done
arm:
  %some = call i64 @llvm.amdgcn.wave.reduce.max.i64(i64 %v, i32 1)
  store i64 %some, ptr addrspace(1) %q
  br label %done
done:
  ret void
}
declare i64 @llvm.amdgcn.wave.reduce.max.i64(i64, i32)

define amdgpu_kernel void @reduce_xor_i64(ptr addrspace(1) %o, ptr addrspace(1) %in, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %in, i32 %i
  %v = load i64, ptr addrspace(1) %p
  %all = call i64 @llvm.amdgcn.wave.reduce.xor.i64(i64 %v, i32 0)
  %q = getelementptr i64, ptr addrspace(1) %o, i32 %i
  store i64 %all, ptr addrspace(1) %q
  %c = icmp ult i32 %i, %n
  br i1 %c, label %arm, label %done
arm:
  %some = call i64 @llvm.amdgcn.wave.reduce.xor.i64(i64 %v, i32 1)
  store i64 %some, ptr addrspace(1) %q
  br label %done
done:
  ret void
}
declare i64 @llvm.amdgcn.wave.reduce.xor.i64(i64, i32)

define amdgpu_kernel void @reduce_fadd_float(ptr addrspace(1) %o, ptr addrspace(1) %in, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %i
  %v = load float, ptr addrspace(1) %p
  %all = call float @llvm.amdgcn.wave.reduce.fadd.float(float %v, i32 0)
  %q = getelementptr float, ptr addrspace(1) %o, i32 %i
  store float %all, ptr addrspace(1) %q
  %c = icmp ult i32 %i, %n
  br i1 %c, label %arm, label %done
arm:
  %some = call float @llvm.amdgcn.wave.reduce.fadd.float(float %v, i32 1)
  store float %some, ptr addrspace(1) %q
  br label %done
done:
  ret void
}
declare float @llvm.amdgcn.wave.reduce.fadd.float(float, i32)

define amdgpu_kernel void @reduce_fsub_float(ptr addrspace(1) %o, ptr addrspace(1) %in, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %i
  %v = load float, ptr addrspace(1) %p
  %all = call float @llvm.amdgcn.wave.reduce.fsub.float(float %v, i32 0)
  %q = getelementptr float, ptr addrspace(1) %o, i32 %i
  store float %all, ptr addrspace(1) %q
  %c = icmp ult i32 %i, %n
  br i1 %c, label %arm, label %done
arm:
  %some = call float @llvm.amdgcn.wave.reduce.fsub.float(float %v, i32 1)
  store float %some, ptr addrspace(1) %q
  br label %done
done:
  ret void
}
declare float @llvm.amdgcn.wave.reduce.fsub.float(float, i32)

define amdgpu_kernel void @reduce_fmin_float(ptr addrspace(1) %o, ptr addrspace(1) %in, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %i
  %v = load float, ptr addrspace(1) %p
  %all = call float @llvm.amdgcn.wave.reduce.fmin.float(float %v, i32 0)
  %q = getelementptr float, ptr addrspace(1) %o, i32 %i
  store float %all, ptr addrspace(1) %q
  %c = icmp ult i32 %i, %n
  br i1 %c, label %arm, label %done
arm:
  %some = call float @llvm.amdgcn.wave.reduce.fmin.float(float %v, i32 1)
  store float %some, ptr addrspace(1) %q
  br label %done
done:
  ret void
}
declare float @llvm.amdgcn.wave.reduce.fmin.float(float, i32)

define amdgpu_kernel void @reduce_fmax_float(ptr addrspace(1) %o, ptr addrspace(1) %in, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %i
  %v = load float, ptr addrspace(1) %p
  %all = call float @llvm.amdgcn.wave.reduce.fmax.float(float %v, i32 0)
  %q = getelementptr float, ptr addrspace(1) %o, i32 %i
  store float %all, ptr addrspace(1) %q
  %c = icmp ult i32 %i, %n
  br i1 %c, label %arm, label %done
arm:
  %some = call float @llvm.amdgcn.wave.reduce.fmax.float(float %v, i32 1)
  store float %some, ptr addrspace(1) %q
  br label %done
done:
  ret void
}
declare float @llvm.amdgcn.wave.reduce.fmax.float(float, i32)
