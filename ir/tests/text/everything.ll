; Every construct of the text form that is read, at least once. LLVM reads this file too.
source_filename = "every\22thing.ll"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%pair = type { i32, float }
%"odd name" = type { %pair, [2 x %pair] }
%node = type { ptr, %7 }
%7 = type <{ i8, i32 }>
%hidden = type opaque
$group = comdat any

/* comments of
   both kinds } " */
@plain = global i32 7
@0 = internal addrspace(3) global [16 x i32] undef, align 16
@1 = private unnamed_addr addrspace(4) constant [4 x i8] c"a\22\\\00", align 1
@"quoted \E2\82\AC" = hidden addrspace(1) externally_initialized global i64 -1, section ".data.x", align 8, !tag !9
@declared = external addrspace(1) global %pair
@maybe = extern_weak addrspace(1) global i8
@weakly = weak_odr dso_local protected local_unnamed_addr addrspace(1) constant half 0xH3C00, comdat($group), align 2
@common = common addrspace(1) global [3 x i8] zeroinitializer, align 1
@floats = addrspace(4) constant [6 x float] [float 1.000000e+00, float -0.0, float 0x7FF8000000000000, float 0xFFF0000000000000, float 0x36A0000000000000, float 1.5]
@doubles = addrspace(4) constant [3 x double] [double 0.1, double 0x7FF4000000000001, double 1.0e-300]
@halves = addrspace(4) constant <2 x half> <half 0xH7E00, half -2.0>
@bfloats = addrspace(4) constant [2 x bfloat] [bfloat 0xR3F80, bfloat -2.0]
@nested = addrspace(4) constant { i32, [2 x { i8, i16 }], <{ i8, i64 }> } { i32 1, [2 x { i8, i16 }] [{ i8, i16 } { i8 1, i16 -2 }, { i8, i16 } zeroinitializer], <{ i8, i64 }> <{ i8 3, i64 u0xFFFFFFFFFFFFFFFF }> }
@pointers = addrspace(1) global [8 x ptr] [ptr @plain, ptr null, ptr getelementptr inbounds (i8, ptr @plain, i64 4), ptr addrspacecast (ptr addrspace(1) @declared to ptr), ptr @helper, ptr undef, ptr inttoptr (i64 4096 to ptr), ptr @alias]
@address = addrspace(1) global i64 ptrtoint (ptr getelementptr inbounds ([2 x %pair], ptr @plain, i64 1, i64 1, i32 1) to i64)
@sum = addrspace(1) global i64 add (i64 ptrtoint (ptr @plain to i64), i64 16)
@difference = addrspace(1) global i64 sub (i64 ptrtoint (ptr getelementptr (i8, ptr @plain, i64 40) to i64), i64 ptrtoint (ptr @plain to i64))
@half_address = addrspace(1) global i32 trunc (i64 ptrtoint (ptr @plain to i64) to i32)
@wide = addrspace(1) global i128 170141183460469231731687303715884105727
@odd = addrspace(1) global i37 -5
@bits = addrspace(1) constant <4 x i1> <i1 true, i1 false, i1 true, i1 true>
@empty = addrspace(1) global {} zeroinitializer
@splatted = addrspace(1) constant <3 x i16> splat (i16 -7)
@recursive = addrspace(1) global %node { ptr @recursive_alias, %7 <{ i8 1, i32 2 }> }
@recursive_alias = alias i32, ptr @plain
@alias = alias i32 (i32, i1), ptr @alias_of_alias
@alias_of_alias = unnamed_addr alias i32 (i32, i1), ptr @control
@llvm.used = appending global [1 x ptr] [ptr @plain], section "llvm.metadata"
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr @plain], section "llvm.metadata"

declare void @callee(i32 noundef zeroext)
declare i32 @printf(ptr addrspace(4), ...)
declare extern_weak void @optional()
declare noundef nonnull align 4 dereferenceable(64) ptr addrspace(4) @give(i8 signext, ptr noalias nocapture readonly, ptr writeonly captures(none) dead_on_unwind, i32 inreg range(i32 0, 10), float nofpclass(nan inf))
declare void @by_value(ptr addrspace(5) byval(%pair) align 8, ptr addrspace(5) noalias sret(%pair) align 4 writable)
declare void @llvm.unknown.but.not.called(i32)
declare i32 @llvm.amdgcn.workitem.id.x()

define internal fastcc noundef i32 @helper(i32 %0, i32 %"the second") unnamed_addr #0 align 64 section ".text.x" {
  %2 = add nuw nsw i32 %0, %"the second"
  %3 = sub nsw i32 %2, 1
  %4 = mul nuw i32 %3, -3
  %5 = udiv exact i32 %4, 7
  %6 = sdiv i32 %5, 9
  %7 = urem i32 %6, 11
  %8 = srem i32 %7, 13
  %9 = shl nuw nsw i32 %8, 2
  %10 = lshr exact i32 %9, 1
  %11 = ashr i32 %10, 1
  %12 = and i32 %11, 255
  %13 = or disjoint i32 %12, 256
  %14 = xor i32 %13, -1
  ret i32 %14
}

define amdgpu_kernel void @arithmetic(i64 %a, float %f, double %d, half %h, bfloat %b, <4 x i32> %v, <2 x half> %hv, ptr addrspace(1) %p, i128 %w) #1 {
entry:
  %t = trunc nuw nsw i64 %a to i32
  %z = zext nneg i32 %t to i64
  %s = sext i32 %t to i128
  %ft = fptrunc fast double %d to float
  %fe = fpext float %f to double
  %ui = fptoui float %f to i8
  %si = fptosi double %d to i64
  %uf = uitofp nneg i32 %t to half
  %sf = sitofp i64 %a to double
  %pi = ptrtoint ptr addrspace(1) %p to i64
  %ip = inttoptr i64 %pi to ptr addrspace(1)
  %bc = bitcast <4 x i32> %v to <2 x i64>
  %ac = addrspacecast ptr addrspace(1) %p to ptr
  %n = fneg nnan float %f
  %fr = freeze i32 %t
  %fa = fadd reassoc nsz arcp contract afn float %f, 1.0
  %fs = fsub fast float %fa, %n
  %fm = fmul ninf float %fs, 0x3FB99999A0000000
  %fd = fdiv float %fm, %f, !fpmath !2
  %frr = frem double %d, 2.0
  %c1 = icmp samesign ult i32 %t, %fr
  %c2 = fcmp nnan une float %fd, 0.0
  %c3 = icmp eq <4 x i32> %v, <i32 0, i32 poison, i32 undef, i32 3>
  %c4 = icmp sge ptr addrspace(1) %p, null
  %c5 = fcmp true double %d, %frr
  %s1 = select i1 %c1, i32 %t, i32 %fr
  %s2 = select <4 x i1> %c3, <4 x i32> %v, <4 x i32> zeroinitializer
  %s3 = select fast i1 %c2, float %fd, float %fa
  %ee = extractelement <4 x i32> %s2, i32 %t
  %ie = insertelement <4 x i32> %s2, i32 %ee, i64 2
  %sv = shufflevector <4 x i32> %ie, <4 x i32> %v, <6 x i32> <i32 0, i32 7, i32 poison, i32 undef, i32 4, i32 1>
  %sz = shufflevector <4 x i32> %ie, <4 x i32> poison, <2 x i32> zeroinitializer
  %iv = insertvalue { i32, [2 x float] } undef, float %s3, 1, 0
  %ev = extractvalue { i32, [2 x float] } %iv, 1, 1
  %am = add i128 %w, 18446744073709551616
  %hm = fmul <2 x half> %hv, splat (half 0xH4000)
  %bm = fadd bfloat %b, %b
  %hh = fadd half %h, %uf
  ret void
}

define void @memory(ptr addrspace(1) %p, ptr addrspace(3) %l, ptr addrspace(5) %"s", i32 %n, ptr %flat, <2 x ptr addrspace(1)> %pv) {
  %a = alloca i32, align 4, addrspace(5)
  %2 = alloca [4 x i8], i32 %n, align 16, addrspace(5)
  %one = alloca i8, i32 1, addrspace(5)
  %l1 = load i32, ptr addrspace(1) %p, align 4, !range !3, !invariant.load !{}, !noundef !{}
  %l2 = load volatile <3 x float>, ptr addrspace(1) %p, !nontemporal !{i32 1}
  %l3 = load atomic i64, ptr addrspace(1) %p syncscope("agent-one-as") acquire, align 8
  %l4 = load atomic volatile ptr, ptr %flat seq_cst, align 8
  %l5 = load i24, ptr addrspace(3) %l
  store i32 %l1, ptr addrspace(5) %a
  store volatile i8 0, ptr %flat, align 1, !tbaa !21
  store atomic float 0.0, ptr addrspace(3) %l syncscope("workgroup") release, align 4
  %r1 = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic, !amdgpu.no.fine.grained.memory !{}, !amdgpu.no.remote.memory !{}
  %r2 = atomicrmw volatile xchg ptr %flat, ptr null syncscope("wavefront") acq_rel, align 8
  %r3 = atomicrmw fadd ptr addrspace(3) %l, <2 x half> zeroinitializer syncscope("singlethread-one-as") seq_cst, align 4, !amdgpu.ignore.denormal.mode !{}
  %r4 = atomicrmw umin ptr addrspace(1) %p, i64 5 syncscope("one-as") release, align 8
  %r5 = atomicrmw uinc_wrap ptr addrspace(1) %p, i32 5 syncscope("agent") acquire, align 4
  %r6 = atomicrmw nand ptr addrspace(1) %p, i32 5 acquire
  %c1 = cmpxchg ptr addrspace(1) %p, i32 0, i32 1 syncscope("agent") acq_rel monotonic, align 4
  %c2 = cmpxchg weak volatile ptr %flat, ptr null, ptr %flat seq_cst acquire
  %ok = extractvalue { i32, i1 } %c1, 1
  fence syncscope("workgroup") release, !mmra !22
  fence seq_cst
  %g1 = getelementptr inbounds nuw %"odd name", ptr addrspace(1) %p, i64 3, i32 1, i64 1, i32 0
  %g2 = getelementptr nusw i8, ptr addrspace(1) %p, i32 -4
  %g3 = getelementptr [4 x <2 x i16>], ptr addrspace(3) %l, i32 0, i8 2, i64 1
  %g4 = getelementptr i32, <2 x ptr addrspace(1)> %pv, <2 x i64> <i64 1, i64 2>
  %g5 = getelementptr i32, ptr addrspace(1) %p, <2 x i32> <i32 1, i32 2>
  %g6 = getelementptr i8, ptr addrspace(1) %p
  store ptr addrspace(3) getelementptr inbounds ([16 x i32], ptr addrspace(3) @0, i32 0, i32 3), ptr %flat
  ret void
}

define spir_func i32 @control(i32 %x, i1 %c) !dbg !18 {
start:
  br i1 %c, label %loop, label %"exit block"

loop:                                             ; preds = %2, %start
  %i = phi i32 [ 0, %start ], [ %next, %2 ], [ 0, %5 ]
  %acc = phi fast float [ 1.0, %start ], [ %sum, %2 ], [ 2.0, %5 ]
  #dbg_value(i32 %i, !16, !DIExpression(), !19)
  %later = icmp ult i32 %i, %x
  br i1 %later, label %0, label %"exit block", !llvm.loop !28

0:
  switch i32 %i, label %2 [
    i32 -1, label %"exit block"
    i32 5, label %1
    i32 6, label %1
  ]

1:
  br label %2, !llvm.loop !12

2:
  %3 = phi i32 [ 1, %0 ], [ 2, %1 ]
  %next = add i32 %i, %3
  %sum = fadd float %acc, 1.0
  br label %loop

"exit block":
  %result = phi i32 [ 0, %start ], [ %i, %loop ], [ 7, %0 ]
  ret i32 %result

4:
  %used = add i32 %defined, 1
  unreachable

5:
  %defined = add i32 1, 2
  br label %loop
}

define spir_kernel void @calls(ptr %callee, i32 %x, ptr addrspace(5) %out, ptr addrspace(1) %g, float %f) #1 !reqd_work_group_size !5 !kernel_arg_addr_space !6 !kernel_arg_type !7 !vec_type_hint !8 !work_group_size_hint !{i32 1, i32 2, i32 3} !kernel_arg_name !{!"a\22", !"b", !"c", !"d", !"e"} {
  %1 = call i32 @llvm.amdgcn.workitem.id.x(), !range !3
  %2 = tail call fastcc noundef i32 @helper(i32 noundef %x, i32 1) #2
  call void @callee(i32 zeroext %x)
  %3 = call i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) @1, i32 %x, double 1.0)
  %4 = notail call i32 %callee(i32 %x, float %f) convergent
  call void %callee()
  %5 = call range(i32 0, 7) i32 %callee(i32 undef)
  %6 = call nnan float @llvm.fma.f32(float %f, float 1.0, float %f)
  %7 = call <2 x half> @llvm.fma.v2f16(<2 x half> zeroinitializer, <2 x half> undef, <2 x half> poison)
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 8 %out, ptr addrspace(1) noundef align 16 %g, i64 32, i1 false)
  call void @llvm.memset.p5.i32(ptr addrspace(5) align 4 %out, i8 0, i32 8, i1 true)
  %var = alloca i32, addrspace(5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %var)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %g, i64 16) ]
  %8 = icmp ne i32 %x, 0
  call void @llvm.assume(i1 %8)
  call void @llvm.experimental.noalias.scope.decl(metadata !25)
  %9 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 1)
  %10 = call { float, i32 } @llvm.frexp.f32.i32(float %f)
  %11 = call i64 @llvm.amdgcn.ballot.i64(i1 %8)
  %12 = call i1 @llvm.is.fpclass.f32(float %f, i32 3)
  %13 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> zeroinitializer)
  %14 = call float @llvm.vector.reduce.fadd.v4f32(float %f, <4 x float> zeroinitializer)
  %15 = call ptr addrspace(4) @give(i8 signext 1, ptr %callee, ptr %callee, i32 inreg 3, float %f)
  call void @by_value(ptr addrspace(5) byval(%pair) align 8 %out, ptr addrspace(5) sret(%pair) align 4 %out)
  call void @optional()
  call spir_func i32 @control(i32 1, i1 false)
  ret void
}

define float @controlled(float %x) convergent {
  %token = call token @llvm.experimental.convergence.entry()
  %1 = call i64 @llvm.amdgcn.ballot.i64(i1 true) [ "convergencectrl"(token %token) ]
  %2 = uitofp i64 %1 to float
  ret float %2
}

attributes #0 = { noinline nounwind memory(argmem: read, inaccessiblemem: none) "b"="2" "a"="1" "flag" uwtable(sync) allocsize(0,1) }
attributes #1 = { convergent mustprogress "amdgpu-flat-work-group-size"="1,256" "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
attributes #2 = { convergent willreturn }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!0, !1, !20}
!opencl.ocl.version = !{!14}
!llvm.printf.fmts = !{!15}
!llvm.ident = !{!9}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!2 = !{float 2.500000e+00}
!3 = !{i32 0, i32 64, i32 128, i32 256}
!4 = !{!"plain"}
!5 = !{i32 64, i32 2, i32 1}
!6 = !{i32 0, i32 0, i32 5, i32 1, i32 0}
!7 = !{!"void*", !"uint", !"int*", !"int*", !"float"}
!8 = !{<4 x i32> undef, i32 1}
!9 = !{!"tag"}
!10 = !{}
!11 = distinct !DICompileUnit(language: DW_LANG_C99, file: !17)
!12 = distinct !{!12}
!13 = !{}
!14 = !{i32 2, i32 0}
!16 = !DILocalVariable(name: "i", scope: !18)
!17 = !DIFile(filename: "a\22}.c", directory: "")
!18 = distinct !DISubprogram(name: "control", spFlags: DISPFlagDefinition, unit: !11)
!19 = !DILocation(line: 1, column: 2, scope: !18)
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{!23, !23, i64 0}
!22 = !{!"amdgpu-synchronize-as", !"local"}
!23 = !{!"char", !24}
!24 = !{!"root"}
!25 = !{!26}
!26 = distinct !{!26, !27}
!27 = distinct !{!27}
!15 = !{!"1:1:4:%d\5Cn"}
!28 = distinct !{!28, !29, !30}
!29 = !{!"llvm.loop.mustprogress"}
!30 = !{!"llvm.loop.unroll.disable"}
