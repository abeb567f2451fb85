; processors gfx900 gfx906 gfx908 gfx90a
; Instructions of the target that are one rule each; one of them llc does not know on gfx942.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @sad_u8(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load i32, ptr addrspace(1) %p
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 64
  %b = load i32, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 128
  %c = load i32, ptr addrspace(1) %p3
  %r = call i32 @llvm.amdgcn.sad.u8(i32 %a, i32 %b, i32 %c)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %r, ptr addrspace(1) %q
  ret void
}
declare i32 @llvm.amdgcn.sad.u8(i32, i32, i32)

define amdgpu_kernel void @sad_hi_u8(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load i32, ptr addrspace(1) %p
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 64
  %b = load i32, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 128
  %c = load i32, ptr addrspace(1) %p3
  %r = call i32 @llvm.amdgcn.sad.hi.u8(i32 %a, i32 %b, i32 %c)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %r, ptr addrspace(1) %q
  ret void
}
declare i32 @llvm.amdgcn.sad.hi.u8(i32, i32, i32)

define amdgpu_kernel void @sad_u16(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load i32, ptr addrspace(1) %p
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 64
  %b = load i32, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 128
  %c = load i32, ptr addrspace(1) %p3
  %r = call i32 @llvm.amdgcn.sad.u16(i32 %a, i32 %b, i32 %c)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %r, ptr addrspace(1) %q
  ret void
}
declare i32 @llvm.amdgcn.sad.u16(i32, i32, i32)

define amdgpu_kernel void @msad_u8(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load i32, ptr addrspace(1) %p
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 64
  %b = load i32, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 128
  %c = load i32, ptr addrspace(1) %p3
  %r = call i32 @llvm.amdgcn.msad.u8(i32 %a, i32 %b, i32 %c)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %r, ptr addrspace(1) %q
  ret void
}
declare i32 @llvm.amdgcn.msad.u8(i32, i32, i32)

define amdgpu_kernel void @cubeid(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %i
  %a = load float, ptr addrspace(1) %p
  %p2 = getelementptr float, ptr addrspace(1) %p, i32 64
  %b = load float, ptr addrspace(1) %p2
  %p3 = getelementptr float, ptr addrspace(1) %p, i32 128
  %c = load float, ptr addrspace(1) %p3
  %r = call float @llvm.amdgcn.cubeid(float %a, float %b, float %c)
  %q = getelementptr float, ptr addrspace(1) %o, i32 %i
  store float %r, ptr addrspace(1) %q
  ret void
}
declare float @llvm.amdgcn.cubeid(float, float, float)

define amdgpu_kernel void @cubema(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %i
  %a = load float, ptr addrspace(1) %p
  %p2 = getelementptr float, ptr addrspace(1) %p, i32 64
  %b = load float, ptr addrspace(1) %p2
  %p3 = getelementptr float, ptr addrspace(1) %p, i32 128
  %c = load float, ptr addrspace(1) %p3
  %r = call float @llvm.amdgcn.cubema(float %a, float %b, float %c)
  %q = getelementptr float, ptr addrspace(1) %o, i32 %i
  store float %r, ptr addrspace(1) %q
  ret void
}
declare float @llvm.amdgcn.cubema(float, float, float)

define amdgpu_kernel void @cubesc(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %i
  %a = load float, ptr addrspace(1) %p
  %p2 = getelementptr float, ptr addrspace(1) %p, i32 64
  %b = load float, ptr addrspace(1) %p2
  %p3 = getelementptr float, ptr addrspace(1) %p, i32 128
  %c = load float, ptr addrspace(1) %p3
  %r = call float @llvm.amdgcn.cubesc(float %a, float %b, float %c)
  %q = getelementptr float, ptr addrspace(1) %o, i32 %i
  store float %r, ptr addrspace(1) %q
  ret void
}
declare float @llvm.amdgcn.cubesc(float, float, float)

define amdgpu_kernel void @cubetc(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %i
  %a = load float, ptr addrspace(1) %p
  %p2 = getelementptr float, ptr addrspace(1) %p, i32 64
  %b = load float, ptr addrspace(1) %p2
  %p3 = getelementptr float, ptr addrspace(1) %p, i32 128
  %c = load float, ptr addrspace(1) %p3
  %r = call float @llvm.amdgcn.cubetc(float %a, float %b, float %c)
  %q = getelementptr float, ptr addrspace(1) %o, i32 %i
  store float %r, ptr addrspace(1) %q
  ret void
}
declare float @llvm.amdgcn.cubetc(float, float, float)

define amdgpu_kernel void @cvt_pk_i16(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load i32, ptr addrspace(1) %p
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 64
  %b = load i32, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 128
  %c = load i32, ptr addrspace(1) %p3
  %r = call <2 x i16> @llvm.amdgcn.cvt.pk.i16(i32 %a, i32 %b)
  %q = getelementptr <2 x i16>, ptr addrspace(1) %o, i32 %i
  store <2 x i16> %r, ptr addrspace(1) %q
  ret void
}
declare <2 x i16> @llvm.amdgcn.cvt.pk.i16(i32, i32)

define amdgpu_kernel void @cvt_pk_u16(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load i32, ptr addrspace(1) %p
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 64
  %b = load i32, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 128
  %c = load i32, ptr addrspace(1) %p3
  %r = call <2 x i16> @llvm.amdgcn.cvt.pk.u16(i32 %a, i32 %b)
  %q = getelementptr <2 x i16>, ptr addrspace(1) %o, i32 %i
  store <2 x i16> %r, ptr addrspace(1) %q
  ret void
}
declare <2 x i16> @llvm.amdgcn.cvt.pk.u16(i32, i32)

define amdgpu_kernel void @sffbh(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load i32, ptr addrspace(1) %p
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 64
  %b = load i32, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 128
  %c = load i32, ptr addrspace(1) %p3
  %r = call i32 @llvm.amdgcn.sffbh.i32(i32 %a)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %r, ptr addrspace(1) %q
  ret void
}
declare i32 @llvm.amdgcn.sffbh.i32(i32)

define amdgpu_kernel void @state(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  call void @llvm.amdgcn.s.nop(i16 3)
  call void @llvm.amdgcn.s.incperflevel(i32 1)
  call void @llvm.amdgcn.s.decperflevel(i32 1)
  call void @llvm.amdgcn.s.dcache.inv.vol()
  call void @llvm.amdgcn.s.dcache.wb.vol()
  call void @llvm.amdgcn.buffer.wbinvl1.vol()
  call void @llvm.amdgcn.s.sethalt(i32 0)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %i, ptr addrspace(1) %q
  ret void
}
declare void @llvm.amdgcn.s.nop(i16)
declare void @llvm.amdgcn.s.sethalt(i32)
declare void @llvm.amdgcn.s.incperflevel(i32)
declare void @llvm.amdgcn.s.decperflevel(i32)
declare void @llvm.amdgcn.s.dcache.inv.vol()
declare void @llvm.amdgcn.s.dcache.wb.vol()
declare void @llvm.amdgcn.buffer.wbinvl1.vol()
