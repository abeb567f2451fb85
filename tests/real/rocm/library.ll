; What was built into the compiler: a fence by its scope (work-group, device, all devices), and a switch of the device
; libraries.
target triple = "amdgcn-amd-amdhsa"
@__oclc_daz_opt = linkonce_odr hidden addrspace(4) constant i8 0
define linkonce_odr hidden void @__atomic_work_item_fence(i32 %flags, i32 %order, i32 %scope) alwaysinline {
  %wide = icmp sgt i32 %scope, 1
  br i1 %wide, label %beyond, label %group
beyond:
  fence seq_cst
  ret void
group:
  %releases = icmp eq i32 %order, 3
  br i1 %releases, label %release, label %other
release:
  fence syncscope("workgroup") release
  ret void
other:
  fence syncscope("workgroup") acq_rel
  ret void
}
