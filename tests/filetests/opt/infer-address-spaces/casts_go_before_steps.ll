; test infer-address-spaces
; target gfx906
; Of a pointer that is not null, or moves within an object; what is accessed is no null.
define void @not_null(ptr nonnull %p, i64 %i) {
  %q = getelementptr i32, ptr %p, i64 %i
  %r = getelementptr i8, ptr %q, i64 8
  %l = addrspacecast ptr %r to ptr addrspace(3)
  %x = load i32, ptr addrspace(3) %l
  store i32 %x, ptr addrspace(3) %l
  ret void
}
define ptr addrspace(3) @within(ptr %p, i64 %i) {
  %q = getelementptr inbounds i32, ptr %p, i64 %i
  %l = addrspacecast ptr %q to ptr addrspace(3)
  ret ptr addrspace(3) %l
}
define i32 @within_what_is_accessed(ptr %p) {
  %q = getelementptr inbounds i32, ptr %p, i64 4
  %l = addrspacecast ptr %q to ptr addrspace(5)
  %x = load i32, ptr addrspace(5) %l
  ret i32 %x
}
define void @may_be_null(ptr %p, i64 %i) {
  %q = getelementptr i32, ptr %p, i64 %i
  %l = addrspacecast ptr %q to ptr addrspace(3)
  store i32 1, ptr addrspace(3) %l
  ret void
}
define ptr addrspace(3) @may_become_null(ptr nonnull %p, i64 %i) {
  %q = getelementptr i32, ptr %p, i64 %i
  %l = addrspacecast ptr %q to ptr addrspace(3)
  ret ptr addrspace(3) %l
}
define void @is_stored(ptr nonnull %p, i64 %i) {
  %q = getelementptr i32, ptr %p, i64 %i
  %l = addrspacecast ptr %q to ptr addrspace(3)
  store ptr addrspace(3) %l, ptr addrspace(3) %l
  ret void
}
; expect gfx906
;> define void @not_null(ptr nonnull %p, i64 %i) {
;>   %q = getelementptr i32, ptr %p, i64 %i
;>   %r = getelementptr i8, ptr %q, i64 8
;>   %1 = addrspacecast ptr %p to ptr addrspace(3)
;>   %2 = getelementptr i32, ptr addrspace(3) %1, i64 %i
;>   %l = getelementptr i8, ptr addrspace(3) %2, i64 8
;>   %x = load i32, ptr addrspace(3) %l, align 4
;>   store i32 %x, ptr addrspace(3) %l, align 4
;>   ret void
;> }
;>
;> define ptr addrspace(3) @within(ptr %p, i64 %i) {
;>   %q = getelementptr inbounds i32, ptr %p, i64 %i
;>   %1 = addrspacecast ptr %p to ptr addrspace(3)
;>   %l = getelementptr i32, ptr addrspace(3) %1, i64 %i
;>   ret ptr addrspace(3) %l
;> }
;>
;> define i32 @within_what_is_accessed(ptr %p) {
;>   %q = getelementptr inbounds i32, ptr %p, i64 4
;>   %1 = addrspacecast ptr %p to ptr addrspace(5)
;>   %l = getelementptr inbounds i32, ptr addrspace(5) %1, i64 4
;>   %x = load i32, ptr addrspace(5) %l, align 4
;>   ret i32 %x
;> }
;>
;> define void @may_be_null(ptr %p, i64 %i) {
;>   %q = getelementptr i32, ptr %p, i64 %i
;>   %l = addrspacecast ptr %q to ptr addrspace(3)
;>   store i32 1, ptr addrspace(3) %l, align 4
;>   ret void
;> }
;>
;> define ptr addrspace(3) @may_become_null(ptr nonnull %p, i64 %i) {
;>   %q = getelementptr i32, ptr %p, i64 %i
;>   %l = addrspacecast ptr %q to ptr addrspace(3)
;>   ret ptr addrspace(3) %l
;> }
;>
;> define void @is_stored(ptr nonnull %p, i64 %i) {
;>   %q = getelementptr i32, ptr %p, i64 %i
;>   %l = addrspacecast ptr %q to ptr addrspace(3)
;>   store ptr addrspace(3) %l, ptr addrspace(3) %l, align 4
;>   ret void
;> }
