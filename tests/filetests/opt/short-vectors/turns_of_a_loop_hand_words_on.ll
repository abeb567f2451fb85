; test short-vectors
; target gfx906
; Both edges of the last branch lead to one block.
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n, i1 %c) {
  %first = load <4 x i16>, ptr addrspace(1) %in
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %v = phi <4 x i16> [ %first, %0 ], [ %next, %loop ]
  %w = phi <4 x i16> [ zeroinitializer, %0 ], [ %v, %loop ]
  %from = getelementptr <4 x i16>, ptr addrspace(1) %in, i32 %i
  %next = load <4 x i16>, ptr addrspace(1) %from
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  %words = load <2 x i32>, ptr addrspace(1) %in
  %cast = bitcast <2 x i32> %words to <4 x i16>
  br i1 %c, label %end, label %end
end:
  %u = phi <4 x i16> [ %w, %done ], [ %w, %done ]
  %z = select i1 %c, <4 x i16> %cast, <4 x i16> %first
  store <4 x i16> %u, ptr addrspace(1) %out
  store <4 x i16> %z, ptr addrspace(1) %out
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n, i1 %c) {
;>   %1 = load <2 x i32>, ptr addrspace(1) %in, align 8
;>   %2 = bitcast <2 x i32> %1 to <4 x i16>
;>   br label %loop
;>
;> loop:
;>   %i = phi i32 [ 0, %0 ], [ %j, %loop ]
;>   %3 = phi <2 x i32> [ %1, %0 ], [ %7, %loop ]
;>   %4 = phi <2 x i32> [ zeroinitializer, %0 ], [ %3, %loop ]
;>   %5 = bitcast <2 x i32> %3 to <4 x i16>
;>   %6 = bitcast <2 x i32> %4 to <4 x i16>
;>   %from = getelementptr <4 x i16>, ptr addrspace(1) %in, i32 %i
;>   %7 = load <2 x i32>, ptr addrspace(1) %from, align 8
;>   %8 = bitcast <2 x i32> %7 to <4 x i16>
;>   %j = add i32 %i, 1
;>   %more = icmp ult i32 %j, %n
;>   br i1 %more, label %loop, label %done
;>
;> done:
;>   %words = load <2 x i32>, ptr addrspace(1) %in, align 8
;>   %cast = bitcast <2 x i32> %words to <4 x i16>
;>   br i1 %c, label %end, label %end
;>
;> end:
;>   %9 = phi <2 x i32> [ %4, %done ], [ %4, %done ]
;>   %10 = bitcast <2 x i32> %9 to <4 x i16>
;>   %11 = select i1 %c, <2 x i32> %words, <2 x i32> %1
;>   %12 = bitcast <2 x i32> %11 to <4 x i16>
;>   store <4 x i16> %10, ptr addrspace(1) %out, align 8
;>   store <4 x i16> %12, ptr addrspace(1) %out, align 8
;>   ret void
;> }
