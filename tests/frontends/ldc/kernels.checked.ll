; ModuleID = 'kernels.d'
source_filename = "kernels.d"

%kernels.Bits = type { float }
%"kernels.Fixed!12.Fixed" = type { i32 }

@crcs = local_unnamed_addr constant [256 x i32] [i32 0, i32 1996959894, i32 -301047508, i32 -1727442502, i32 124634137, i32 1886057615, i32 -379345611, i32 -1637575261, i32 249268274, i32 2044508324, i32 -522852066, i32 -1747789432, i32 162941995, i32 2125561021, i32 -407360249, i32 -1866523247, i32 498536548, i32 1789927666, i32 -205950648, i32 -2067906082, i32 450548861, i32 1843258603, i32 -187386543, i32 -2083289657, i32 325883990, i32 1684777152, i32 -43845254, i32 -1973040660, i32 335633487, i32 1661365465, i32 -99664541, i32 -1928851979, i32 997073096, i32 1281953886, i32 -715111964, i32 -1570279054, i32 1006888145, i32 1258607687, i32 -770865667, i32 -1526024853, i32 901097722, i32 1119000684, i32 -608450090, i32 -1396901568, i32 853044451, i32 1172266101, i32 -589951537, i32 -1412350631, i32 651767980, i32 1373503546, i32 -925412992, i32 -1076862698, i32 565507253, i32 1454621731, i32 -809855591, i32 -1195530993, i32 671266974, i32 1594198024, i32 -972236366, i32 -1324619484, i32 795835527, i32 1483230225, i32 -1050600021, i32 -1234817731, i32 1994146192, i32 31158534, i32 -1731059524, i32 -271249366, i32 1907459465, i32 112637215, i32 -1614814043, i32 -390540237, i32 2013776290, i32 251722036, i32 -1777751922, i32 -519137256, i32 2137656763, i32 141376813, i32 -1855689577, i32 -429695999, i32 1802195444, i32 476864866, i32 -2056965928, i32 -228458418, i32 1812370925, i32 453092731, i32 -2113342271, i32 -183516073, i32 1706088902, i32 314042704, i32 -1950435094, i32 -54949764, i32 1658658271, i32 366619977, i32 -1932296973, i32 -69972891, i32 1303535960, i32 984961486, i32 -1547960204, i32 -725929758, i32 1256170817, i32 1037604311, i32 -1529756563, i32 -740887301, i32 1131014506, i32 879679996, i32 -1385723834, i32 -631195440, i32 1141124467, i32 855842277, i32 -1442165665, i32 -586318647, i32 1342533948, i32 654459306, i32 -1106571248, i32 -921952122, i32 1466479909, i32 544179635, i32 -1184443383, i32 -832445281, i32 1591671054, i32 702138776, i32 -1328506846, i32 -942167884, i32 1504918807, i32 783551873, i32 -1212326853, i32 -1061524307, i32 -306674912, i32 -1698712650, i32 62317068, i32 1957810842, i32 -355121351, i32 -1647151185, i32 81470997, i32 1943803523, i32 -480048366, i32 -1805370492, i32 225274430, i32 2053790376, i32 -468791541, i32 -1828061283, i32 167816743, i32 2097651377, i32 -267414716, i32 -2029476910, i32 503444072, i32 1762050814, i32 -144550051, i32 -2140837941, i32 426522225, i32 1852507879, i32 -19653770, i32 -1982649376, i32 282753626, i32 1742555852, i32 -105259153, i32 -1900089351, i32 397917763, i32 1622183637, i32 -690576408, i32 -1580100738, i32 953729732, i32 1340076626, i32 -776247311, i32 -1497606297, i32 1068828381, i32 1219638859, i32 -670225446, i32 -1358292148, i32 906185462, i32 1090812512, i32 -547295293, i32 -1469587627, i32 829329135, i32 1181335161, i32 -882789492, i32 -1134132454, i32 628085408, i32 1382605366, i32 -871598187, i32 -1156888829, i32 570562233, i32 1426400815, i32 -977650754, i32 -1296233688, i32 733239954, i32 1555261956, i32 -1026031705, i32 -1244606671, i32 752459403, i32 1541320221, i32 -1687895376, i32 -328994266, i32 1969922972, i32 40735498, i32 -1677130071, i32 -351390145, i32 1913087877, i32 83908371, i32 -1782625662, i32 -491226604, i32 2075208622, i32 213261112, i32 -1831694693, i32 -438977011, i32 2094854071, i32 198958881, i32 -2032938284, i32 -237706686, i32 1759359992, i32 534414190, i32 -2118248755, i32 -155638181, i32 1873836001, i32 414664567, i32 -2012718362, i32 -15766928, i32 1711684554, i32 285281116, i32 -1889165569, i32 -127750551, i32 1634467795, i32 376229701, i32 -1609899400, i32 -686959890, i32 1308918612, i32 956543938, i32 -1486412191, i32 -799009033, i32 1231636301, i32 1047427035, i32 -1362007478, i32 -640263460, i32 1088359270, i32 936918000, i32 -1447252397, i32 -558129467, i32 1202900863, i32 817233897, i32 -1111625188, i32 -893730166, i32 1404277552, i32 615818150, i32 -1160759803, i32 -841546093, i32 1423857449, i32 601450431, i32 -1285129682, i32 -1000256840, i32 1567103746, i32 711928724, i32 -1274298825, i32 -1022587231, i32 1510334235, i32 755167117], align 4 ; [#uses = 2]
@_D7kernels4Bits6__initZ = local_unnamed_addr constant %kernels.Bits { float 0x7FF8000000000000 }, align 4 ; [#uses = 0]

; [#uses = 10]
; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #0

; [#uses = 10]
; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #0

; [#uses = 8]
; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #1

; [#uses = 0]
; Function Attrs: mustprogress nofree nosync nounwind readnone uwtable willreturn
define i32 @_D7kernels2idFNbNiZk() local_unnamed_addr #2 {
  %1 = tail call i32 @llvm.amdgcn.workgroup.id.x() #12 ; [#uses = 1]
  %2 = shl i32 %1, 6                              ; [#uses = 1]
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x() #12 ; [#uses = 1]
  %4 = add i32 %2, %3                             ; [#uses = 1]
  ret i32 %4
}

; [#uses = 0]
; Function Attrs: noreturn nounwind uwtable
define void @__assert(i8* nocapture readnone %message_arg, i8* nocapture readnone %file_arg, i32 %line_arg) local_unnamed_addr #3 {
  tail call void @llvm.trap() #1
  unreachable
}

; [#uses = 0]
; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn
define amdgpu_kernel void @saxpy(i32 %n_arg, float %a_arg, float* nocapture readonly %x_arg, float* nocapture %y_arg) local_unnamed_addr #4 {
  %1 = tail call i32 @llvm.amdgcn.workgroup.id.x() #12 ; [#uses = 1]
  %2 = shl i32 %1, 6                              ; [#uses = 1]
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x() #12 ; [#uses = 1]
  %4 = add i32 %2, %3                             ; [#uses = 2]
  %5 = icmp ult i32 %4, %n_arg                    ; [#uses = 1]
  br i1 %5, label %if, label %endif

if:                                               ; preds = %0
  %6 = zext i32 %4 to i64                         ; [#uses = 2]
  %7 = getelementptr inbounds float, float* %y_arg, i64 %6 ; [#uses = 2, type = float*]
  %8 = getelementptr inbounds float, float* %x_arg, i64 %6 ; [#uses = 1, type = float*]
  %9 = load float, float* %8, align 4             ; [#uses = 1]
  %10 = fmul float %9, %a_arg                     ; [#uses = 1]
  %11 = load float, float* %7, align 4            ; [#uses = 1]
  %12 = fadd float %10, %11                       ; [#uses = 1]
  store float %12, float* %7, align 4
  br label %endif

endif:                                            ; preds = %if, %0
  ret void
}

; [#uses = 0]
; Function Attrs: nounwind uwtable
define amdgpu_kernel void @folds(i32 %n_arg, i32* %data_arg, i32* nocapture writeonly %result_arg) local_unnamed_addr #5 {
  %1 = tail call i32 @llvm.amdgcn.workgroup.id.x() #12 ; [#uses = 1]
  %2 = shl i32 %1, 6                              ; [#uses = 1]
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x() #12 ; [#uses = 1]
  %4 = add i32 %2, %3                             ; [#uses = 3]
  %.not = icmp ult i32 %4, %n_arg                 ; [#uses = 1]
  br i1 %.not, label %endif, label %common.ret

common.ret:                                       ; preds = %0, %bounds.ok1
  ret void

endif:                                            ; preds = %0
  %5 = shl i32 %4, 3                              ; [#uses = 3]
  %6 = zext i32 %5 to i64                         ; [#uses = 2]
  %bounds.cmp.lo.not = icmp eq i32 %5, -8         ; [#uses = 1]
  br i1 %bounds.cmp.lo.not, label %bounds.fail, label %bounds.ok

bounds.ok:                                        ; preds = %endif
  %7 = add nuw i32 %5, 8                          ; [#uses = 1]
  %8 = zext i32 %7 to i64                         ; [#uses = 1]
  %lowerbound = getelementptr inbounds i32, i32* %data_arg, i64 %6 ; [#uses = 5, type = i32*]
  %9 = sub nsw i64 %8, %6                         ; [#uses = 2]
  %.not.i11 = icmp eq i64 %9, 0                   ; [#uses = 1]
  br i1 %.not.i11, label %bounds.fail2, label %forbody.i14

forbody.i14:                                      ; preds = %bounds.ok, %forbody.i14
  %r.09.i12 = phi i32 [ %36, %forbody.i14 ], [ 7, %bounds.ok ] ; [#uses = 1, type = i32]
  %__key12.08.i = phi i64 [ %37, %forbody.i14 ], [ 0, %bounds.ok ] ; [#uses = 6, type = i64]
  %10 = getelementptr inbounds i32, i32* %lowerbound, i64 %__key12.08.i ; [#uses = 1, type = i32*]
  %11 = load i32, i32* %10, align 4               ; [#uses = 1]
  %12 = mul i32 %r.09.i12, 31                     ; [#uses = 1]
  %13 = trunc i64 %__key12.08.i to i32            ; [#uses = 1]
  %14 = xor i32 %11, %13                          ; [#uses = 1]
  %15 = add i32 %14, %12                          ; [#uses = 1]
  %16 = or i64 %__key12.08.i, 1                   ; [#uses = 2]
  %17 = getelementptr inbounds i32, i32* %lowerbound, i64 %16 ; [#uses = 1, type = i32*]
  %18 = load i32, i32* %17, align 4               ; [#uses = 1]
  %19 = mul i32 %15, 31                           ; [#uses = 1]
  %20 = trunc i64 %16 to i32                      ; [#uses = 1]
  %21 = xor i32 %18, %20                          ; [#uses = 1]
  %22 = add i32 %21, %19                          ; [#uses = 1]
  %23 = or i64 %__key12.08.i, 2                   ; [#uses = 2]
  %24 = getelementptr inbounds i32, i32* %lowerbound, i64 %23 ; [#uses = 1, type = i32*]
  %25 = load i32, i32* %24, align 4               ; [#uses = 1]
  %26 = mul i32 %22, 31                           ; [#uses = 1]
  %27 = trunc i64 %23 to i32                      ; [#uses = 1]
  %28 = xor i32 %25, %27                          ; [#uses = 1]
  %29 = add i32 %28, %26                          ; [#uses = 1]
  %30 = or i64 %__key12.08.i, 3                   ; [#uses = 2]
  %31 = getelementptr inbounds i32, i32* %lowerbound, i64 %30 ; [#uses = 1, type = i32*]
  %32 = load i32, i32* %31, align 4               ; [#uses = 1]
  %33 = mul i32 %29, 31                           ; [#uses = 1]
  %34 = trunc i64 %30 to i32                      ; [#uses = 1]
  %35 = xor i32 %32, %34                          ; [#uses = 1]
  %36 = add i32 %35, %33                          ; [#uses = 2]
  %37 = add nuw i64 %__key12.08.i, 4              ; [#uses = 2]
  %exitcond.not.i13.3 = icmp eq i64 %37, %9       ; [#uses = 1]
  br i1 %exitcond.not.i13.3, label %bounds.ok1, label %forbody.i14

bounds.ok1:                                       ; preds = %forbody.i14
  %38 = zext i32 %4 to i64                        ; [#uses = 1]
  %lowerbound3 = getelementptr inbounds i32, i32* %lowerbound, i64 2 ; [#uses = 4, type = i32*]
  %39 = load i32, i32* %lowerbound3, align 4      ; [#uses = 2]
  %40 = getelementptr inbounds i32, i32* %lowerbound3, i64 1 ; [#uses = 1, type = i32*]
  %41 = load i32, i32* %40, align 4               ; [#uses = 2]
  %42 = icmp sgt i32 %39, %41                     ; [#uses = 1]
  %a_arg.v_arg.i.i.1 = select i1 %42, i32 %39, i32 %41 ; [#uses = 2]
  %43 = getelementptr inbounds i32, i32* %lowerbound3, i64 2 ; [#uses = 1, type = i32*]
  %44 = load i32, i32* %43, align 4               ; [#uses = 2]
  %45 = icmp sgt i32 %a_arg.v_arg.i.i.1, %44      ; [#uses = 1]
  %a_arg.v_arg.i.i.2 = select i1 %45, i32 %a_arg.v_arg.i.i.1, i32 %44 ; [#uses = 2]
  %46 = getelementptr inbounds i32, i32* %lowerbound3, i64 3 ; [#uses = 1, type = i32*]
  %47 = load i32, i32* %46, align 4               ; [#uses = 2]
  %48 = icmp sgt i32 %a_arg.v_arg.i.i.2, %47      ; [#uses = 1]
  %a_arg.v_arg.i.i.3 = select i1 %48, i32 %a_arg.v_arg.i.i.2, i32 %47 ; [#uses = 1]
  %49 = getelementptr inbounds i32, i32* %result_arg, i64 %38 ; [#uses = 1, type = i32*]
  %50 = add i32 %a_arg.v_arg.i.i.3, %36           ; [#uses = 1]
  store i32 %50, i32* %49, align 4
  br label %common.ret

bounds.fail2:                                     ; preds = %bounds.ok
  tail call void @llvm.trap() #1
  unreachable

bounds.fail:                                      ; preds = %endif
  tail call void @llvm.trap() #1
  unreachable
}

; [#uses = 0]
; Function Attrs: uwtable
define weak_odr i32 @_D7kernels__T4foldTiSQt12kernel_foldsUNbNikPxiPiZ9__lambda6ZQBvMFNaNbNiNfAxiiZi(i8* nonnull %.nest_arg, { i64, i32* } %values_arg, i32 %start_arg) local_unnamed_addr #6 {
  %values_arg.fca.0.extract = extractvalue { i64, i32* } %values_arg, 0 ; [#uses = 4]
  %values_arg.fca.1.extract = extractvalue { i64, i32* } %values_arg, 1 ; [#uses = 5]
  %.not = icmp eq i64 %values_arg.fca.0.extract, 0 ; [#uses = 1]
  br i1 %.not, label %endfor, label %forbody.preheader

forbody.preheader:                                ; preds = %0
  %1 = add i64 %values_arg.fca.0.extract, -1      ; [#uses = 1]
  %xtraiter = and i64 %values_arg.fca.0.extract, 3 ; [#uses = 2]
  %2 = icmp ult i64 %1, 3                         ; [#uses = 1]
  br i1 %2, label %endfor.loopexit.unr-lcssa, label %forbody.preheader.new

forbody.preheader.new:                            ; preds = %forbody.preheader
  %unroll_iter = and i64 %values_arg.fca.0.extract, -4 ; [#uses = 1]
  br label %forbody

forbody:                                          ; preds = %forbody, %forbody.preheader.new
  %r.09 = phi i32 [ %start_arg, %forbody.preheader.new ], [ %29, %forbody ] ; [#uses = 1, type = i32]
  %__key12.08 = phi i64 [ 0, %forbody.preheader.new ], [ %30, %forbody ] ; [#uses = 6, type = i64]
  %niter = phi i64 [ 0, %forbody.preheader.new ], [ %niter.next.3, %forbody ] ; [#uses = 1, type = i64]
  %3 = getelementptr inbounds i32, i32* %values_arg.fca.1.extract, i64 %__key12.08 ; [#uses = 1, type = i32*]
  %4 = load i32, i32* %3, align 4                 ; [#uses = 1]
  %5 = mul i32 %r.09, 31                          ; [#uses = 1]
  %6 = trunc i64 %__key12.08 to i32               ; [#uses = 1]
  %7 = xor i32 %4, %6                             ; [#uses = 1]
  %8 = add i32 %7, %5                             ; [#uses = 1]
  %9 = or i64 %__key12.08, 1                      ; [#uses = 2]
  %10 = getelementptr inbounds i32, i32* %values_arg.fca.1.extract, i64 %9 ; [#uses = 1, type = i32*]
  %11 = load i32, i32* %10, align 4               ; [#uses = 1]
  %12 = mul i32 %8, 31                            ; [#uses = 1]
  %13 = trunc i64 %9 to i32                       ; [#uses = 1]
  %14 = xor i32 %11, %13                          ; [#uses = 1]
  %15 = add i32 %14, %12                          ; [#uses = 1]
  %16 = or i64 %__key12.08, 2                     ; [#uses = 2]
  %17 = getelementptr inbounds i32, i32* %values_arg.fca.1.extract, i64 %16 ; [#uses = 1, type = i32*]
  %18 = load i32, i32* %17, align 4               ; [#uses = 1]
  %19 = mul i32 %15, 31                           ; [#uses = 1]
  %20 = trunc i64 %16 to i32                      ; [#uses = 1]
  %21 = xor i32 %18, %20                          ; [#uses = 1]
  %22 = add i32 %21, %19                          ; [#uses = 1]
  %23 = or i64 %__key12.08, 3                     ; [#uses = 2]
  %24 = getelementptr inbounds i32, i32* %values_arg.fca.1.extract, i64 %23 ; [#uses = 1, type = i32*]
  %25 = load i32, i32* %24, align 4               ; [#uses = 1]
  %26 = mul i32 %22, 31                           ; [#uses = 1]
  %27 = trunc i64 %23 to i32                      ; [#uses = 1]
  %28 = xor i32 %25, %27                          ; [#uses = 1]
  %29 = add i32 %28, %26                          ; [#uses = 3]
  %30 = add nuw i64 %__key12.08, 4                ; [#uses = 2]
  %niter.next.3 = add i64 %niter, 4               ; [#uses = 2]
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter ; [#uses = 1]
  br i1 %niter.ncmp.3, label %endfor.loopexit.unr-lcssa, label %forbody

endfor.loopexit.unr-lcssa:                        ; preds = %forbody, %forbody.preheader
  %.lcssa.ph = phi i32 [ undef, %forbody.preheader ], [ %29, %forbody ] ; [#uses = 1, type = i32]
  %r.09.unr = phi i32 [ %start_arg, %forbody.preheader ], [ %29, %forbody ] ; [#uses = 1, type = i32]
  %__key12.08.unr = phi i64 [ 0, %forbody.preheader ], [ %30, %forbody ] ; [#uses = 1, type = i64]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0        ; [#uses = 1]
  br i1 %lcmp.mod.not, label %endfor, label %forbody.epil

forbody.epil:                                     ; preds = %endfor.loopexit.unr-lcssa, %forbody.epil
  %r.09.epil = phi i32 [ %36, %forbody.epil ], [ %r.09.unr, %endfor.loopexit.unr-lcssa ] ; [#uses = 1, type = i32]
  %__key12.08.epil = phi i64 [ %37, %forbody.epil ], [ %__key12.08.unr, %endfor.loopexit.unr-lcssa ] ; [#uses = 3, type = i64]
  %epil.iter = phi i64 [ %epil.iter.next, %forbody.epil ], [ 0, %endfor.loopexit.unr-lcssa ] ; [#uses = 1, type = i64]
  %31 = getelementptr inbounds i32, i32* %values_arg.fca.1.extract, i64 %__key12.08.epil ; [#uses = 1, type = i32*]
  %32 = load i32, i32* %31, align 4               ; [#uses = 1]
  %33 = mul i32 %r.09.epil, 31                    ; [#uses = 1]
  %34 = trunc i64 %__key12.08.epil to i32         ; [#uses = 1]
  %35 = xor i32 %32, %34                          ; [#uses = 1]
  %36 = add i32 %35, %33                          ; [#uses = 2]
  %37 = add nuw i64 %__key12.08.epil, 1           ; [#uses = 1]
  %epil.iter.next = add i64 %epil.iter, 1         ; [#uses = 2]
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter ; [#uses = 1]
  br i1 %epil.iter.cmp.not, label %endfor, label %forbody.epil, !llvm.loop !1

endfor:                                           ; preds = %endfor.loopexit.unr-lcssa, %forbody.epil, %0
  %r.0.lcssa = phi i32 [ %start_arg, %0 ], [ %.lcssa.ph, %endfor.loopexit.unr-lcssa ], [ %36, %forbody.epil ] ; [#uses = 1, type = i32]
  ret i32 %r.0.lcssa
}

; [#uses = 0]
; Function Attrs: uwtable
define weak_odr i32 @_D7kernels__T4foldTiSQt12kernel_foldsUNbNikPxiPiZ9__lambda7ZQBvMFNaNbNiNfAxiiZi(i8* nonnull %.nest_arg, { i64, i32* } %values_arg, i32 %start_arg) local_unnamed_addr #6 {
  %values_arg.fca.0.extract = extractvalue { i64, i32* } %values_arg, 0 ; [#uses = 5]
  %values_arg.fca.1.extract = extractvalue { i64, i32* } %values_arg, 1 ; [#uses = 4]
  %.not = icmp eq i64 %values_arg.fca.0.extract, 0 ; [#uses = 1]
  br i1 %.not, label %endfor, label %forbody.preheader

forbody.preheader:                                ; preds = %0
  %min.iters.check = icmp ult i64 %values_arg.fca.0.extract, 8 ; [#uses = 1]
  br i1 %min.iters.check, label %forbody.preheader12, label %vector.ph

vector.ph:                                        ; preds = %forbody.preheader
  %n.vec = and i64 %values_arg.fca.0.extract, -8  ; [#uses = 3]
  %minmax.ident.splatinsert = insertelement <4 x i32> poison, i32 %start_arg, i64 0 ; [#uses = 1]
  %minmax.ident.splat = shufflevector <4 x i32> %minmax.ident.splatinsert, <4 x i32> poison, <4 x i32> zeroinitializer ; [#uses = 4]
  %1 = add i64 %n.vec, -8                         ; [#uses = 2]
  %2 = lshr exact i64 %1, 3                       ; [#uses = 1]
  %3 = add nuw nsw i64 %2, 1                      ; [#uses = 2]
  %xtraiter = and i64 %3, 1                       ; [#uses = 1]
  %4 = icmp eq i64 %1, 0                          ; [#uses = 1]
  br i1 %4, label %middle.block.unr-lcssa, label %vector.ph.new

vector.ph.new:                                    ; preds = %vector.ph
  %unroll_iter = and i64 %3, 4611686018427387902  ; [#uses = 1]
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph.new
  %index = phi i64 [ 0, %vector.ph.new ], [ %index.next.1, %vector.body ] ; [#uses = 3, type = i64]
  %vec.phi = phi <4 x i32> [ %minmax.ident.splat, %vector.ph.new ], [ %19, %vector.body ] ; [#uses = 2, type = <4 x i32>]
  %vec.phi10 = phi <4 x i32> [ %minmax.ident.splat, %vector.ph.new ], [ %20, %vector.body ] ; [#uses = 2, type = <4 x i32>]
  %niter = phi i64 [ 0, %vector.ph.new ], [ %niter.next.1, %vector.body ] ; [#uses = 1, type = i64]
  %5 = getelementptr inbounds i32, i32* %values_arg.fca.1.extract, i64 %index ; [#uses = 2, type = i32*]
  %6 = bitcast i32* %5 to <4 x i32>*              ; [#uses = 1]
  %wide.load = load <4 x i32>, <4 x i32>* %6, align 4 ; [#uses = 2]
  %7 = getelementptr inbounds i32, i32* %5, i64 4 ; [#uses = 1, type = i32*]
  %8 = bitcast i32* %7 to <4 x i32>*              ; [#uses = 1]
  %wide.load11 = load <4 x i32>, <4 x i32>* %8, align 4 ; [#uses = 2]
  %9 = icmp sgt <4 x i32> %vec.phi, %wide.load    ; [#uses = 1]
  %10 = icmp sgt <4 x i32> %vec.phi10, %wide.load11 ; [#uses = 1]
  %11 = select <4 x i1> %9, <4 x i32> %vec.phi, <4 x i32> %wide.load ; [#uses = 2]
  %12 = select <4 x i1> %10, <4 x i32> %vec.phi10, <4 x i32> %wide.load11 ; [#uses = 2]
  %index.next = or i64 %index, 8                  ; [#uses = 1]
  %13 = getelementptr inbounds i32, i32* %values_arg.fca.1.extract, i64 %index.next ; [#uses = 2, type = i32*]
  %14 = bitcast i32* %13 to <4 x i32>*            ; [#uses = 1]
  %wide.load.1 = load <4 x i32>, <4 x i32>* %14, align 4 ; [#uses = 2]
  %15 = getelementptr inbounds i32, i32* %13, i64 4 ; [#uses = 1, type = i32*]
  %16 = bitcast i32* %15 to <4 x i32>*            ; [#uses = 1]
  %wide.load11.1 = load <4 x i32>, <4 x i32>* %16, align 4 ; [#uses = 2]
  %17 = icmp sgt <4 x i32> %11, %wide.load.1      ; [#uses = 1]
  %18 = icmp sgt <4 x i32> %12, %wide.load11.1    ; [#uses = 1]
  %19 = select <4 x i1> %17, <4 x i32> %11, <4 x i32> %wide.load.1 ; [#uses = 3]
  %20 = select <4 x i1> %18, <4 x i32> %12, <4 x i32> %wide.load11.1 ; [#uses = 3]
  %index.next.1 = add nuw i64 %index, 16          ; [#uses = 2]
  %niter.next.1 = add i64 %niter, 2               ; [#uses = 2]
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter ; [#uses = 1]
  br i1 %niter.ncmp.1, label %middle.block.unr-lcssa, label %vector.body, !llvm.loop !3

middle.block.unr-lcssa:                           ; preds = %vector.body, %vector.ph
  %.lcssa13.ph = phi <4 x i32> [ undef, %vector.ph ], [ %19, %vector.body ] ; [#uses = 1, type = <4 x i32>]
  %.lcssa.ph = phi <4 x i32> [ undef, %vector.ph ], [ %20, %vector.body ] ; [#uses = 1, type = <4 x i32>]
  %index.unr = phi i64 [ 0, %vector.ph ], [ %index.next.1, %vector.body ] ; [#uses = 1, type = i64]
  %vec.phi.unr = phi <4 x i32> [ %minmax.ident.splat, %vector.ph ], [ %19, %vector.body ] ; [#uses = 2, type = <4 x i32>]
  %vec.phi10.unr = phi <4 x i32> [ %minmax.ident.splat, %vector.ph ], [ %20, %vector.body ] ; [#uses = 2, type = <4 x i32>]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0        ; [#uses = 1]
  br i1 %lcmp.mod.not, label %middle.block, label %vector.body.epil

vector.body.epil:                                 ; preds = %middle.block.unr-lcssa
  %21 = getelementptr inbounds i32, i32* %values_arg.fca.1.extract, i64 %index.unr ; [#uses = 2, type = i32*]
  %22 = bitcast i32* %21 to <4 x i32>*            ; [#uses = 1]
  %wide.load.epil = load <4 x i32>, <4 x i32>* %22, align 4 ; [#uses = 2]
  %23 = getelementptr inbounds i32, i32* %21, i64 4 ; [#uses = 1, type = i32*]
  %24 = bitcast i32* %23 to <4 x i32>*            ; [#uses = 1]
  %wide.load11.epil = load <4 x i32>, <4 x i32>* %24, align 4 ; [#uses = 2]
  %25 = icmp sgt <4 x i32> %vec.phi.unr, %wide.load.epil ; [#uses = 1]
  %26 = icmp sgt <4 x i32> %vec.phi10.unr, %wide.load11.epil ; [#uses = 1]
  %27 = select <4 x i1> %25, <4 x i32> %vec.phi.unr, <4 x i32> %wide.load.epil ; [#uses = 1]
  %28 = select <4 x i1> %26, <4 x i32> %vec.phi10.unr, <4 x i32> %wide.load11.epil ; [#uses = 1]
  br label %middle.block

middle.block:                                     ; preds = %middle.block.unr-lcssa, %vector.body.epil
  %.lcssa13 = phi <4 x i32> [ %.lcssa13.ph, %middle.block.unr-lcssa ], [ %27, %vector.body.epil ] ; [#uses = 2, type = <4 x i32>]
  %.lcssa = phi <4 x i32> [ %.lcssa.ph, %middle.block.unr-lcssa ], [ %28, %vector.body.epil ] ; [#uses = 2, type = <4 x i32>]
  %rdx.minmax.cmp = icmp sgt <4 x i32> %.lcssa13, %.lcssa ; [#uses = 1]
  %rdx.minmax.select = select <4 x i1> %rdx.minmax.cmp, <4 x i32> %.lcssa13, <4 x i32> %.lcssa ; [#uses = 1]
  %29 = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %rdx.minmax.select) ; [#uses = 2]
  %cmp.n = icmp eq i64 %values_arg.fca.0.extract, %n.vec ; [#uses = 1]
  br i1 %cmp.n, label %endfor, label %forbody.preheader12

forbody.preheader12:                              ; preds = %forbody.preheader, %middle.block
  %r.09.ph = phi i32 [ %start_arg, %forbody.preheader ], [ %29, %middle.block ] ; [#uses = 1, type = i32]
  %__key14.08.ph = phi i64 [ 0, %forbody.preheader ], [ %n.vec, %middle.block ] ; [#uses = 1, type = i64]
  br label %forbody

forbody:                                          ; preds = %forbody.preheader12, %forbody
  %r.09 = phi i32 [ %a_arg.v_arg.i, %forbody ], [ %r.09.ph, %forbody.preheader12 ] ; [#uses = 2, type = i32]
  %__key14.08 = phi i64 [ %33, %forbody ], [ %__key14.08.ph, %forbody.preheader12 ] ; [#uses = 2, type = i64]
  %30 = getelementptr inbounds i32, i32* %values_arg.fca.1.extract, i64 %__key14.08 ; [#uses = 1, type = i32*]
  %31 = load i32, i32* %30, align 4               ; [#uses = 2]
  %32 = icmp sgt i32 %r.09, %31                   ; [#uses = 1]
  %a_arg.v_arg.i = select i1 %32, i32 %r.09, i32 %31 ; [#uses = 2]
  %33 = add nuw i64 %__key14.08, 1                ; [#uses = 2]
  %exitcond.not = icmp eq i64 %33, %values_arg.fca.0.extract ; [#uses = 1]
  br i1 %exitcond.not, label %endfor, label %forbody, !llvm.loop !5

endfor:                                           ; preds = %forbody, %middle.block, %0
  %r.0.lcssa = phi i32 [ %start_arg, %0 ], [ %29, %middle.block ], [ %a_arg.v_arg.i, %forbody ] ; [#uses = 1, type = i32]
  ret i32 %r.0.lcssa
}

; [#uses = 0]
; Function Attrs: nofree nosync nounwind uwtable
define amdgpu_kernel void @slices(i32 %n_arg, i32* nocapture readonly %where_arg, i32* nocapture %data_arg) local_unnamed_addr #7 {
  %local14 = alloca [8 x i32], align 4            ; [#uses = 8, size/byte = 32]
  %1 = tail call i32 @llvm.amdgcn.workgroup.id.x() #12 ; [#uses = 1]
  %2 = shl i32 %1, 6                              ; [#uses = 1]
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x() #12 ; [#uses = 1]
  %4 = add i32 %2, %3                             ; [#uses = 2]
  %.not = icmp ult i32 %4, %n_arg                 ; [#uses = 1]
  br i1 %.not, label %endif, label %common.ret

common.ret:                                       ; preds = %0, %endif
  ret void

endif:                                            ; preds = %0
  %5 = zext i32 %4 to i64                         ; [#uses = 2]
  %6 = getelementptr inbounds i32, i32* %data_arg, i64 %5 ; [#uses = 2, type = i32*]
  %7 = load i32, i32* %6, align 4                 ; [#uses = 7]
  %8 = getelementptr inbounds [8 x i32], [8 x i32]* %local14, i64 0, i64 0 ; [#uses = 1, type = i32*]
  store i32 0, i32* %8, align 4
  %9 = getelementptr inbounds [8 x i32], [8 x i32]* %local14, i64 0, i64 1 ; [#uses = 2, type = i32*]
  store i32 %7, i32* %9, align 4
  %10 = getelementptr inbounds [8 x i32], [8 x i32]* %local14, i64 0, i64 2 ; [#uses = 1, type = i32*]
  %11 = shl i32 %7, 1                             ; [#uses = 1]
  store i32 %11, i32* %10, align 4
  %12 = getelementptr inbounds [8 x i32], [8 x i32]* %local14, i64 0, i64 3 ; [#uses = 1, type = i32*]
  %13 = mul i32 %7, 3                             ; [#uses = 1]
  store i32 %13, i32* %12, align 4
  %14 = getelementptr inbounds [8 x i32], [8 x i32]* %local14, i64 0, i64 4 ; [#uses = 1, type = i32*]
  %15 = shl i32 %7, 2                             ; [#uses = 1]
  store i32 %15, i32* %14, align 4
  %16 = getelementptr inbounds [8 x i32], [8 x i32]* %local14, i64 0, i64 5 ; [#uses = 1, type = i32*]
  %17 = mul i32 %7, 5                             ; [#uses = 1]
  store i32 %17, i32* %16, align 4
  %18 = getelementptr inbounds [8 x i32], [8 x i32]* %local14, i64 0, i64 6 ; [#uses = 1, type = i32*]
  %19 = mul i32 %7, 6                             ; [#uses = 1]
  store i32 %19, i32* %18, align 4
  %20 = getelementptr inbounds [8 x i32], [8 x i32]* %local14, i64 0, i64 7 ; [#uses = 1, type = i32*]
  %21 = mul i32 %7, 7                             ; [#uses = 1]
  store i32 %21, i32* %20, align 4
  %22 = getelementptr inbounds i32, i32* %where_arg, i64 %5 ; [#uses = 1, type = i32*]
  %23 = load i32, i32* %22, align 4               ; [#uses = 1]
  %24 = urem i32 %23, 6                           ; [#uses = 1]
  %25 = zext i32 %24 to i64                       ; [#uses = 1]
  %26 = getelementptr inbounds i32, i32* %9, i64 %25 ; [#uses = 1, type = i32*]
  %27 = load i32, i32* %26, align 4               ; [#uses = 1]
  %28 = add i32 %27, 6                            ; [#uses = 1]
  store i32 %28, i32* %6, align 4
  br label %common.ret
}

; [#uses = 1]
; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #8

; [#uses = 0]
; Function Attrs: nounwind uwtable
define void @_D7kernels8crcTableFNbNiZG256k([256 x i32]* noalias nocapture writeonly sret([256 x i32]) align 4 %.sret_arg) local_unnamed_addr #5 {
vector.ph:
  %0 = bitcast [256 x i32]* %.sret_arg to i8*     ; [#uses = 1]
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(1024) %0, i8 0, i64 1024, i1 false)
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ] ; [#uses = 2, type = i64]
  %vec.ind19 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %vector.ph ], [ %vec.ind.next20, %vector.body ] ; [#uses = 3, type = <4 x i32>]
  %1 = and <4 x i32> %vec.ind19, <i32 1, i32 1, i32 1, i32 1> ; [#uses = 1]
  %2 = icmp eq <4 x i32> %1, zeroinitializer      ; [#uses = 1]
  %3 = lshr <4 x i32> %vec.ind19, <i32 1, i32 1, i32 1, i32 1> ; [#uses = 2]
  %4 = xor <4 x i32> %3, <i32 -306674912, i32 -306674912, i32 -306674912, i32 -306674912> ; [#uses = 1]
  %5 = select <4 x i1> %2, <4 x i32> %3, <4 x i32> %4 ; [#uses = 2]
  %6 = and <4 x i32> %5, <i32 1, i32 1, i32 1, i32 1> ; [#uses = 1]
  %7 = icmp eq <4 x i32> %6, zeroinitializer      ; [#uses = 1]
  %8 = lshr <4 x i32> %5, <i32 1, i32 1, i32 1, i32 1> ; [#uses = 2]
  %9 = xor <4 x i32> %8, <i32 -306674912, i32 -306674912, i32 -306674912, i32 -306674912> ; [#uses = 1]
  %10 = select <4 x i1> %7, <4 x i32> %8, <4 x i32> %9 ; [#uses = 2]
  %11 = and <4 x i32> %10, <i32 1, i32 1, i32 1, i32 1> ; [#uses = 1]
  %12 = icmp eq <4 x i32> %11, zeroinitializer    ; [#uses = 1]
  %13 = lshr <4 x i32> %10, <i32 1, i32 1, i32 1, i32 1> ; [#uses = 2]
  %14 = xor <4 x i32> %13, <i32 -306674912, i32 -306674912, i32 -306674912, i32 -306674912> ; [#uses = 1]
  %15 = select <4 x i1> %12, <4 x i32> %13, <4 x i32> %14 ; [#uses = 2]
  %16 = and <4 x i32> %15, <i32 1, i32 1, i32 1, i32 1> ; [#uses = 1]
  %17 = icmp eq <4 x i32> %16, zeroinitializer    ; [#uses = 1]
  %18 = lshr <4 x i32> %15, <i32 1, i32 1, i32 1, i32 1> ; [#uses = 2]
  %19 = xor <4 x i32> %18, <i32 -306674912, i32 -306674912, i32 -306674912, i32 -306674912> ; [#uses = 1]
  %20 = select <4 x i1> %17, <4 x i32> %18, <4 x i32> %19 ; [#uses = 2]
  %21 = and <4 x i32> %20, <i32 1, i32 1, i32 1, i32 1> ; [#uses = 1]
  %22 = icmp eq <4 x i32> %21, zeroinitializer    ; [#uses = 1]
  %23 = lshr <4 x i32> %20, <i32 1, i32 1, i32 1, i32 1> ; [#uses = 2]
  %24 = xor <4 x i32> %23, <i32 -306674912, i32 -306674912, i32 -306674912, i32 -306674912> ; [#uses = 1]
  %25 = select <4 x i1> %22, <4 x i32> %23, <4 x i32> %24 ; [#uses = 2]
  %26 = and <4 x i32> %25, <i32 1, i32 1, i32 1, i32 1> ; [#uses = 1]
  %27 = icmp eq <4 x i32> %26, zeroinitializer    ; [#uses = 1]
  %28 = lshr <4 x i32> %25, <i32 1, i32 1, i32 1, i32 1> ; [#uses = 2]
  %29 = xor <4 x i32> %28, <i32 -306674912, i32 -306674912, i32 -306674912, i32 -306674912> ; [#uses = 1]
  %30 = select <4 x i1> %27, <4 x i32> %28, <4 x i32> %29 ; [#uses = 2]
  %31 = and <4 x i32> %30, <i32 1, i32 1, i32 1, i32 1> ; [#uses = 1]
  %32 = icmp eq <4 x i32> %31, zeroinitializer    ; [#uses = 1]
  %33 = lshr <4 x i32> %30, <i32 1, i32 1, i32 1, i32 1> ; [#uses = 2]
  %34 = xor <4 x i32> %33, <i32 -306674912, i32 -306674912, i32 -306674912, i32 -306674912> ; [#uses = 1]
  %35 = select <4 x i1> %32, <4 x i32> %33, <4 x i32> %34 ; [#uses = 2]
  %36 = lshr <4 x i32> %35, <i32 1, i32 1, i32 1, i32 1> ; [#uses = 2]
  %37 = and <4 x i32> %35, <i32 1, i32 1, i32 1, i32 1> ; [#uses = 1]
  %38 = icmp eq <4 x i32> %37, zeroinitializer    ; [#uses = 1]
  %39 = xor <4 x i32> %36, <i32 -306674912, i32 -306674912, i32 -306674912, i32 -306674912> ; [#uses = 1]
  %40 = select <4 x i1> %38, <4 x i32> %36, <4 x i32> %39 ; [#uses = 1]
  %41 = getelementptr inbounds [256 x i32], [256 x i32]* %.sret_arg, i64 0, i64 %index ; [#uses = 1, type = i32*]
  %42 = bitcast i32* %41 to <4 x i32>*            ; [#uses = 1]
  store <4 x i32> %40, <4 x i32>* %42, align 4
  %index.next = add nuw i64 %index, 4             ; [#uses = 2]
  %vec.ind.next20 = add <4 x i32> %vec.ind19, <i32 4, i32 4, i32 4, i32 4> ; [#uses = 1]
  %43 = icmp eq i64 %index.next, 256              ; [#uses = 1]
  br i1 %43, label %endfor, label %vector.body, !llvm.loop !7

endfor:                                           ; preds = %vector.body
  ret void
}

; [#uses = 0]
; Function Attrs: nounwind uwtable
define amdgpu_kernel void @crc(i32 %n_arg, i8* nocapture readonly %data_arg, i32* nocapture writeonly %result_arg) local_unnamed_addr #5 {
  %1 = tail call i32 @llvm.amdgcn.workgroup.id.x() #12 ; [#uses = 1]
  %2 = shl i32 %1, 6                              ; [#uses = 1]
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x() #12 ; [#uses = 1]
  %4 = add i32 %2, %3                             ; [#uses = 3]
  %.not = icmp ult i32 %4, %n_arg                 ; [#uses = 1]
  br i1 %.not, label %endif, label %common.ret

common.ret:                                       ; preds = %0, %endfor
  ret void

endif:                                            ; preds = %0
  %5 = shl i32 %4, 4                              ; [#uses = 3]
  %6 = zext i32 %5 to i64                         ; [#uses = 2]
  %bounds.cmp.lo.not = icmp eq i32 %5, -16        ; [#uses = 1]
  br i1 %bounds.cmp.lo.not, label %bounds.fail, label %bounds.ok

bounds.ok:                                        ; preds = %endif
  %7 = add nuw i32 %5, 16                         ; [#uses = 1]
  %8 = zext i32 %7 to i64                         ; [#uses = 1]
  %lowerbound = getelementptr inbounds i8, i8* %data_arg, i64 %6 ; [#uses = 2, type = i8*]
  %9 = sub nsw i64 %8, %6                         ; [#uses = 2]
  %.not12 = icmp eq i64 %9, 0                     ; [#uses = 1]
  br i1 %.not12, label %endfor, label %forbody

forbody:                                          ; preds = %bounds.ok, %forbody
  %c.011 = phi i32 [ %28, %forbody ], [ -1, %bounds.ok ] ; [#uses = 2, type = i32]
  %__key19.010 = phi i64 [ %29, %forbody ], [ 0, %bounds.ok ] ; [#uses = 3, type = i64]
  %10 = getelementptr inbounds i8, i8* %lowerbound, i64 %__key19.010 ; [#uses = 1, type = i8*]
  %11 = load i8, i8* %10, align 1                 ; [#uses = 1]
  %12 = zext i8 %11 to i32                        ; [#uses = 1]
  %c.0.masked = and i32 %c.011, 255               ; [#uses = 1]
  %13 = xor i32 %c.0.masked, %12                  ; [#uses = 1]
  %14 = zext i32 %13 to i64                       ; [#uses = 1]
  %15 = getelementptr inbounds [256 x i32], [256 x i32]* @crcs, i64 0, i64 %14 ; [#uses = 1, type = i32*]
  %16 = load i32, i32* %15, align 4               ; [#uses = 1]
  %17 = lshr i32 %c.011, 8                        ; [#uses = 1]
  %18 = xor i32 %16, %17                          ; [#uses = 2]
  %19 = or i64 %__key19.010, 1                    ; [#uses = 1]
  %20 = getelementptr inbounds i8, i8* %lowerbound, i64 %19 ; [#uses = 1, type = i8*]
  %21 = load i8, i8* %20, align 1                 ; [#uses = 1]
  %22 = zext i8 %21 to i32                        ; [#uses = 1]
  %c.0.masked.1 = and i32 %18, 255                ; [#uses = 1]
  %23 = xor i32 %c.0.masked.1, %22                ; [#uses = 1]
  %24 = zext i32 %23 to i64                       ; [#uses = 1]
  %25 = getelementptr inbounds [256 x i32], [256 x i32]* @crcs, i64 0, i64 %24 ; [#uses = 1, type = i32*]
  %26 = load i32, i32* %25, align 4               ; [#uses = 1]
  %27 = lshr i32 %18, 8                           ; [#uses = 1]
  %28 = xor i32 %26, %27                          ; [#uses = 2]
  %29 = add nuw i64 %__key19.010, 2               ; [#uses = 2]
  %exitcond.not.1 = icmp eq i64 %29, %9           ; [#uses = 1]
  br i1 %exitcond.not.1, label %endfor.loopexit, label %forbody

endfor.loopexit:                                  ; preds = %forbody
  %phi.bo = xor i32 %28, -1                       ; [#uses = 1]
  br label %endfor

endfor:                                           ; preds = %endfor.loopexit, %bounds.ok
  %c.0.lcssa = phi i32 [ 0, %bounds.ok ], [ %phi.bo, %endfor.loopexit ] ; [#uses = 1, type = i32]
  %30 = zext i32 %4 to i64                        ; [#uses = 1]
  %31 = getelementptr inbounds i32, i32* %result_arg, i64 %30 ; [#uses = 1, type = i32*]
  store i32 %c.0.lcssa, i32* %31, align 4
  br label %common.ret

bounds.fail:                                      ; preds = %endif
  tail call void @llvm.trap() #1
  unreachable
}

; [#uses = 0]
; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn
define amdgpu_kernel void @unions(i32 %n_arg, float* nocapture %data_arg) local_unnamed_addr #4 {
  %1 = tail call i32 @llvm.amdgcn.workgroup.id.x() #12 ; [#uses = 1]
  %2 = shl i32 %1, 6                              ; [#uses = 1]
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x() #12 ; [#uses = 1]
  %4 = add i32 %2, %3                             ; [#uses = 2]
  %.not = icmp ult i32 %4, %n_arg                 ; [#uses = 1]
  br i1 %.not, label %endif, label %common.ret

common.ret:                                       ; preds = %0, %endif
  ret void

endif:                                            ; preds = %0
  %5 = zext i32 %4 to i64                         ; [#uses = 1]
  %6 = getelementptr inbounds float, float* %data_arg, i64 %5 ; [#uses = 2, type = float*]
  %7 = bitcast float* %6 to i32*                  ; [#uses = 1]
  %8 = load i32, i32* %7, align 4                 ; [#uses = 2]
  %9 = lshr i32 %8, 23                            ; [#uses = 1]
  %10 = and i32 %9, 255                           ; [#uses = 2]
  %11 = and i32 %8, -2139095041                   ; [#uses = 1]
  %12 = icmp ugt i32 %10, 100                     ; [#uses = 1]
  %13 = shl nuw nsw i32 %10, 23                   ; [#uses = 2]
  %14 = add nsw i32 %13, -25165824                ; [#uses = 1]
  %15 = select i1 %12, i32 %14, i32 %13           ; [#uses = 1]
  %16 = or i32 %15, %11                           ; [#uses = 1]
  %17 = bitcast i32 %16 to float                  ; [#uses = 1]
  %18 = fadd float %17, 5.000000e-01              ; [#uses = 1]
  store float %18, float* %6, align 4
  br label %common.ret
}

; [#uses = 0]
; Function Attrs: uwtable
define i32 @_D7kernels5applyFNbNiMDFNbNiiZiiZi({ i8*, i32 (i8*, i32)* } %f_arg, i32 %v_arg) local_unnamed_addr #6 {
  %f_arg.fca.0.extract = extractvalue { i8*, i32 (i8*, i32)* } %f_arg, 0 ; [#uses = 2]
  %f_arg.fca.1.extract = extractvalue { i8*, i32 (i8*, i32)* } %f_arg, 1 ; [#uses = 2]
  %1 = tail call i32 %f_arg.fca.1.extract(i8* nonnull %f_arg.fca.0.extract, i32 %v_arg) ; [#uses = 1]
  %2 = tail call i32 %f_arg.fca.1.extract(i8* nonnull %f_arg.fca.0.extract, i32 %1) ; [#uses = 1]
  ret i32 %2
}

; [#uses = 0]
; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn
define amdgpu_kernel void @delegates(i32 %n_arg, i32* nocapture %data_arg) local_unnamed_addr #4 {
  %1 = tail call i32 @llvm.amdgcn.workgroup.id.x() #12 ; [#uses = 1]
  %2 = shl i32 %1, 6                              ; [#uses = 1]
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x() #12 ; [#uses = 1]
  %4 = add i32 %2, %3                             ; [#uses = 2]
  %.not = icmp ult i32 %4, %n_arg                 ; [#uses = 1]
  br i1 %.not, label %endif, label %common.ret

common.ret:                                       ; preds = %0, %endif
  ret void

endif:                                            ; preds = %0
  %5 = zext i32 %4 to i64                         ; [#uses = 1]
  %6 = getelementptr inbounds i32, i32* %data_arg, i64 %5 ; [#uses = 2, type = i32*]
  %7 = load i32, i32* %6, align 4                 ; [#uses = 2]
  %8 = and i32 %7, 15                             ; [#uses = 2]
  %9 = add nuw nsw i32 %8, 2                      ; [#uses = 2]
  %10 = add i32 %7, 1                             ; [#uses = 1]
  %11 = add i32 %10, %8                           ; [#uses = 1]
  %12 = add i32 %11, %9                           ; [#uses = 1]
  %13 = mul i32 %12, %9                           ; [#uses = 1]
  store i32 %13, i32* %6, align 4
  br label %common.ret
}

; [#uses = 0]
; Function Attrs: mustprogress nofree norecurse nosync nounwind uwtable willreturn
define i32 @_D7kernels16kernel_delegatesUNbNikPiZ3addMFNaNbNiNfiZi(i8* nocapture nonnull %.nest_arg, i32 %v_arg) local_unnamed_addr #9 {
  %step = bitcast i8* %.nest_arg to i32*          ; [#uses = 2]
  %1 = load i32, i32* %step, align 4              ; [#uses = 1]
  %2 = add i32 %1, 1                              ; [#uses = 2]
  store i32 %2, i32* %step, align 4
  %3 = add i32 %2, %v_arg                         ; [#uses = 1]
  ret i32 %3
}

; [#uses = 0]
; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn
define amdgpu_kernel void @fixed(i32 %n_arg, i32* nocapture %data_arg) local_unnamed_addr #4 {
  %1 = tail call i32 @llvm.amdgcn.workgroup.id.x() #12 ; [#uses = 1]
  %2 = shl i32 %1, 6                              ; [#uses = 1]
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x() #12 ; [#uses = 1]
  %4 = add i32 %2, %3                             ; [#uses = 2]
  %.not = icmp ult i32 %4, %n_arg                 ; [#uses = 1]
  br i1 %.not, label %endif, label %common.ret

common.ret:                                       ; preds = %0, %endif
  ret void

endif:                                            ; preds = %0
  %5 = zext i32 %4 to i64                         ; [#uses = 1]
  %6 = getelementptr inbounds i32, i32* %data_arg, i64 %5 ; [#uses = 2, type = i32*]
  %7 = load i32, i32* %6, align 4                 ; [#uses = 7]
  %8 = sext i32 %7 to i64                         ; [#uses = 4]
  %9 = add i32 %7, 1024                           ; [#uses = 1]
  %10 = ashr i32 %7, 1                            ; [#uses = 1]
  %11 = sub i32 %9, %10                           ; [#uses = 1]
  %12 = sext i32 %11 to i64                       ; [#uses = 1]
  %13 = mul nsw i64 %12, %8                       ; [#uses = 1]
  %14 = lshr i64 %13, 12                          ; [#uses = 1]
  %15 = trunc i64 %14 to i32                      ; [#uses = 1]
  %16 = ashr i32 %7, 2                            ; [#uses = 1]
  %17 = sub nsw i32 2048, %16                     ; [#uses = 1]
  %18 = add i32 %17, %15                          ; [#uses = 1]
  %19 = sext i32 %18 to i64                       ; [#uses = 1]
  %20 = mul nsw i64 %19, %8                       ; [#uses = 1]
  %21 = lshr i64 %20, 12                          ; [#uses = 1]
  %22 = trunc i64 %21 to i32                      ; [#uses = 1]
  %23 = ashr i32 %7, 3                            ; [#uses = 1]
  %24 = sub nsw i32 3072, %23                     ; [#uses = 1]
  %25 = add i32 %24, %22                          ; [#uses = 1]
  %26 = sext i32 %25 to i64                       ; [#uses = 1]
  %27 = mul nsw i64 %26, %8                       ; [#uses = 1]
  %28 = lshr i64 %27, 12                          ; [#uses = 1]
  %29 = trunc i64 %28 to i32                      ; [#uses = 1]
  %30 = ashr i32 %7, 4                            ; [#uses = 1]
  %31 = sub nsw i32 4096, %30                     ; [#uses = 1]
  %32 = add i32 %31, %29                          ; [#uses = 1]
  %33 = sext i32 %32 to i64                       ; [#uses = 1]
  %34 = mul nsw i64 %33, %8                       ; [#uses = 1]
  %35 = lshr i64 %34, 12                          ; [#uses = 1]
  %36 = trunc i64 %35 to i32                      ; [#uses = 1]
  %37 = ashr i32 %7, 5                            ; [#uses = 1]
  %38 = sub nsw i32 5120, %37                     ; [#uses = 1]
  %39 = add i32 %38, %36                          ; [#uses = 1]
  store i32 %39, i32* %6, align 4
  br label %common.ret
}

; [#uses = 0]
; Function Attrs: uwtable
define weak_odr %"kernels.Fixed!12.Fixed" @_D7kernels__T5FixedVii12ZQm__T8opBinaryHVAyaa1_2aZQuMxUNaNbNiNfSQCk__TQCfVii12ZQCoZQu(%"kernels.Fixed!12.Fixed"* nonnull %.this_arg, %"kernels.Fixed!12.Fixed" %o_arg) local_unnamed_addr #6 {
  %o_arg.fca.0.extract = extractvalue %"kernels.Fixed!12.Fixed" %o_arg, 0 ; [#uses = 1]
  %1 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.this_arg, i64 0, i32 0 ; [#uses = 1, type = i32*]
  %2 = load i32, i32* %1, align 4                 ; [#uses = 1]
  %3 = sext i32 %2 to i64                         ; [#uses = 1]
  %4 = sext i32 %o_arg.fca.0.extract to i64       ; [#uses = 1]
  %5 = mul nsw i64 %3, %4                         ; [#uses = 1]
  %6 = lshr i64 %5, 12                            ; [#uses = 1]
  %7 = trunc i64 %6 to i32                        ; [#uses = 1]
  %.fca.0.insert = insertvalue %"kernels.Fixed!12.Fixed" poison, i32 %7, 0 ; [#uses = 1]
  ret %"kernels.Fixed!12.Fixed" %.fca.0.insert
}

; [#uses = 0]
; Function Attrs: uwtable
define weak_odr %"kernels.Fixed!12.Fixed" @_D7kernels__T5FixedVii12ZQm__T8opBinaryVAyaa1_2bZQtMxUNaNbNiNfSQCj__TQCeVii12ZQCnZQu(%"kernels.Fixed!12.Fixed"* nonnull %.this_arg, %"kernels.Fixed!12.Fixed" %o_arg) local_unnamed_addr #6 {
  %o_arg.fca.0.extract = extractvalue %"kernels.Fixed!12.Fixed" %o_arg, 0 ; [#uses = 1]
  %1 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.this_arg, i64 0, i32 0 ; [#uses = 1, type = i32*]
  %2 = load i32, i32* %1, align 4                 ; [#uses = 1]
  %3 = add i32 %2, %o_arg.fca.0.extract           ; [#uses = 1]
  %.fca.0.insert = insertvalue %"kernels.Fixed!12.Fixed" poison, i32 %3, 0 ; [#uses = 1]
  ret %"kernels.Fixed!12.Fixed" %.fca.0.insert
}

; [#uses = 0]
; Function Attrs: uwtable
define weak_odr %"kernels.Fixed!12.Fixed" @_D7kernels__T5FixedVii12ZQm__T8opBinaryVAyaa1_2dZQtMxUNaNbNiNfSQCj__TQCeVii12ZQCnZQu(%"kernels.Fixed!12.Fixed"* nonnull %.this_arg, %"kernels.Fixed!12.Fixed" %o_arg) local_unnamed_addr #6 {
  %o_arg.fca.0.extract = extractvalue %"kernels.Fixed!12.Fixed" %o_arg, 0 ; [#uses = 1]
  %1 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.this_arg, i64 0, i32 0 ; [#uses = 1, type = i32*]
  %2 = load i32, i32* %1, align 4                 ; [#uses = 1]
  %3 = sub i32 %2, %o_arg.fca.0.extract           ; [#uses = 1]
  %.fca.0.insert = insertvalue %"kernels.Fixed!12.Fixed" poison, i32 %3, 0 ; [#uses = 1]
  ret %"kernels.Fixed!12.Fixed" %.fca.0.insert
}

; [#uses = 0]
; Function Attrs: nounwind uwtable
define amdgpu_kernel void @sorting(i32 %n_arg, i32* nocapture %data_arg) local_unnamed_addr #5 {
  %1 = tail call i32 @llvm.amdgcn.workgroup.id.x() #12 ; [#uses = 1]
  %2 = shl i32 %1, 6                              ; [#uses = 1]
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x() #12 ; [#uses = 1]
  %4 = add i32 %2, %3                             ; [#uses = 2]
  %.not = icmp ult i32 %4, %n_arg                 ; [#uses = 1]
  br i1 %.not, label %endif, label %common.ret

common.ret:                                       ; preds = %bounds.ok29.2, %bounds.ok, %0
  ret void

endif:                                            ; preds = %0
  %5 = shl i32 %4, 3                              ; [#uses = 3]
  %6 = zext i32 %5 to i64                         ; [#uses = 2]
  %bounds.cmp.lo.not = icmp eq i32 %5, -8         ; [#uses = 1]
  br i1 %bounds.cmp.lo.not, label %bounds.fail, label %bounds.ok

bounds.ok:                                        ; preds = %endif
  %7 = add nuw i32 %5, 8                          ; [#uses = 1]
  %8 = zext i32 %7 to i64                         ; [#uses = 1]
  %lowerbound = getelementptr inbounds i32, i32* %data_arg, i64 %6 ; [#uses = 12, type = i32*]
  %9 = sub nsw i64 %8, %6                         ; [#uses = 13]
  %.not82 = icmp eq i64 %9, 0                     ; [#uses = 1]
  br i1 %.not82, label %common.ret, label %bounds.ok6

bounds.ok6:                                       ; preds = %bounds.ok, %bounds.ok29
  %__key25.072 = phi i64 [ %18, %bounds.ok29 ], [ 4, %bounds.ok ] ; [#uses = 5, type = i64]
  %10 = getelementptr inbounds i32, i32* %lowerbound, i64 %__key25.072 ; [#uses = 1, type = i32*]
  %11 = load i32, i32* %10, align 4               ; [#uses = 2]
  %.not6369 = icmp ult i64 %__key25.072, 4        ; [#uses = 1]
  br i1 %.not6369, label %endfor11, label %andand

andand:                                           ; preds = %bounds.ok6, %bounds.ok24
  %k.070 = phi i64 [ %12, %bounds.ok24 ], [ %__key25.072, %bounds.ok6 ] ; [#uses = 4, type = i64]
  %12 = add i64 %k.070, -4                        ; [#uses = 5]
  %bounds.cmp13 = icmp ult i64 %12, %9            ; [#uses = 1]
  br i1 %bounds.cmp13, label %bounds.ok14, label %bounds.fail15

bounds.ok14:                                      ; preds = %andand
  %13 = getelementptr inbounds i32, i32* %lowerbound, i64 %12 ; [#uses = 1, type = i32*]
  %14 = load i32, i32* %13, align 4               ; [#uses = 2]
  %15 = icmp sgt i32 %14, %11                     ; [#uses = 1]
  br i1 %15, label %forbody9, label %endfor11

bounds.fail15:                                    ; preds = %andand, %andand.1, %andand.2
  tail call void @llvm.trap() #1
  unreachable

forbody9:                                         ; preds = %bounds.ok14
  %bounds.cmp18 = icmp ult i64 %k.070, %9         ; [#uses = 1]
  br i1 %bounds.cmp18, label %bounds.ok24, label %bounds.fail20

bounds.ok24:                                      ; preds = %forbody9
  %16 = getelementptr inbounds i32, i32* %lowerbound, i64 %k.070 ; [#uses = 1, type = i32*]
  store i32 %14, i32* %16, align 4
  %.not63 = icmp ult i64 %12, 4                   ; [#uses = 1]
  br i1 %.not63, label %endfor11, label %andand

bounds.fail20:                                    ; preds = %forbody9, %forbody9.1, %forbody9.2
  tail call void @llvm.trap() #1
  unreachable

endfor11:                                         ; preds = %bounds.ok14, %bounds.ok24, %bounds.ok6
  %k.0.lcssa = phi i64 [ %__key25.072, %bounds.ok6 ], [ %12, %bounds.ok24 ], [ %k.070, %bounds.ok14 ] ; [#uses = 2, type = i64]
  %bounds.cmp28 = icmp ult i64 %k.0.lcssa, %9     ; [#uses = 1]
  br i1 %bounds.cmp28, label %bounds.ok29, label %bounds.fail30

bounds.ok29:                                      ; preds = %endfor11
  %17 = getelementptr inbounds i32, i32* %lowerbound, i64 %k.0.lcssa ; [#uses = 1, type = i32*]
  store i32 %11, i32* %17, align 4
  %18 = add nuw i64 %__key25.072, 1               ; [#uses = 2]
  %19 = icmp ult i64 %18, %9                      ; [#uses = 1]
  br i1 %19, label %bounds.ok6, label %bounds.ok6.1

bounds.fail30:                                    ; preds = %endfor11, %endfor11.1, %endfor11.2
  tail call void @llvm.trap() #1
  unreachable

bounds.ok6.1:                                     ; preds = %bounds.ok29, %bounds.ok29.1
  %__key25.072.1 = phi i64 [ %28, %bounds.ok29.1 ], [ 2, %bounds.ok29 ] ; [#uses = 4, type = i64]
  %20 = getelementptr inbounds i32, i32* %lowerbound, i64 %__key25.072.1 ; [#uses = 1, type = i32*]
  %21 = load i32, i32* %20, align 4               ; [#uses = 2]
  %.not6369.1 = icmp ult i64 %__key25.072.1, 2    ; [#uses = 1]
  br i1 %.not6369.1, label %endfor11.1, label %andand.1

andand.1:                                         ; preds = %bounds.ok6.1, %bounds.ok24.1
  %k.070.1 = phi i64 [ %22, %bounds.ok24.1 ], [ %__key25.072.1, %bounds.ok6.1 ] ; [#uses = 4, type = i64]
  %22 = add i64 %k.070.1, -2                      ; [#uses = 5]
  %bounds.cmp13.1 = icmp ult i64 %22, %9          ; [#uses = 1]
  br i1 %bounds.cmp13.1, label %bounds.ok14.1, label %bounds.fail15

bounds.ok14.1:                                    ; preds = %andand.1
  %23 = getelementptr inbounds i32, i32* %lowerbound, i64 %22 ; [#uses = 1, type = i32*]
  %24 = load i32, i32* %23, align 4               ; [#uses = 2]
  %25 = icmp sgt i32 %24, %21                     ; [#uses = 1]
  br i1 %25, label %forbody9.1, label %endfor11.1

forbody9.1:                                       ; preds = %bounds.ok14.1
  %bounds.cmp18.1 = icmp ult i64 %k.070.1, %9     ; [#uses = 1]
  br i1 %bounds.cmp18.1, label %bounds.ok24.1, label %bounds.fail20

bounds.ok24.1:                                    ; preds = %forbody9.1
  %26 = getelementptr inbounds i32, i32* %lowerbound, i64 %k.070.1 ; [#uses = 1, type = i32*]
  store i32 %24, i32* %26, align 4
  %.not63.1 = icmp ult i64 %22, 2                 ; [#uses = 1]
  br i1 %.not63.1, label %endfor11.1, label %andand.1

endfor11.1:                                       ; preds = %bounds.ok14.1, %bounds.ok24.1, %bounds.ok6.1
  %k.0.lcssa.1 = phi i64 [ 1, %bounds.ok6.1 ], [ %22, %bounds.ok24.1 ], [ %k.070.1, %bounds.ok14.1 ] ; [#uses = 2, type = i64]
  %bounds.cmp28.1 = icmp ult i64 %k.0.lcssa.1, %9 ; [#uses = 1]
  br i1 %bounds.cmp28.1, label %bounds.ok29.1, label %bounds.fail30

bounds.ok29.1:                                    ; preds = %endfor11.1
  %27 = getelementptr inbounds i32, i32* %lowerbound, i64 %k.0.lcssa.1 ; [#uses = 1, type = i32*]
  store i32 %21, i32* %27, align 4
  %28 = add nuw i64 %__key25.072.1, 1             ; [#uses = 2]
  %29 = icmp ult i64 %28, %9                      ; [#uses = 1]
  br i1 %29, label %bounds.ok6.1, label %andand.preheader.2

andand.preheader.2:                               ; preds = %bounds.ok29.1, %bounds.ok29.2
  %__key25.072.2 = phi i64 [ %38, %bounds.ok29.2 ], [ 1, %bounds.ok29.1 ] ; [#uses = 3, type = i64]
  %30 = getelementptr inbounds i32, i32* %lowerbound, i64 %__key25.072.2 ; [#uses = 1, type = i32*]
  %31 = load i32, i32* %30, align 4               ; [#uses = 2]
  br label %andand.2

andand.2:                                         ; preds = %bounds.ok24.2, %andand.preheader.2
  %k.070.2 = phi i64 [ %32, %bounds.ok24.2 ], [ %__key25.072.2, %andand.preheader.2 ] ; [#uses = 4, type = i64]
  %32 = add i64 %k.070.2, -1                      ; [#uses = 4]
  %bounds.cmp13.2 = icmp ult i64 %32, %9          ; [#uses = 1]
  br i1 %bounds.cmp13.2, label %bounds.ok14.2, label %bounds.fail15

bounds.ok14.2:                                    ; preds = %andand.2
  %33 = getelementptr inbounds i32, i32* %lowerbound, i64 %32 ; [#uses = 1, type = i32*]
  %34 = load i32, i32* %33, align 4               ; [#uses = 2]
  %35 = icmp sgt i32 %34, %31                     ; [#uses = 1]
  br i1 %35, label %forbody9.2, label %endfor11.2

forbody9.2:                                       ; preds = %bounds.ok14.2
  %bounds.cmp18.2 = icmp ult i64 %k.070.2, %9     ; [#uses = 1]
  br i1 %bounds.cmp18.2, label %bounds.ok24.2, label %bounds.fail20

bounds.ok24.2:                                    ; preds = %forbody9.2
  %36 = getelementptr inbounds i32, i32* %lowerbound, i64 %k.070.2 ; [#uses = 1, type = i32*]
  store i32 %34, i32* %36, align 4
  %.not63.2 = icmp eq i64 %32, 0                  ; [#uses = 1]
  br i1 %.not63.2, label %endfor11.2, label %andand.2

endfor11.2:                                       ; preds = %bounds.ok14.2, %bounds.ok24.2
  %k.0.lcssa.ph.2 = phi i64 [ %k.070.2, %bounds.ok14.2 ], [ 0, %bounds.ok24.2 ] ; [#uses = 2, type = i64]
  %bounds.cmp28.2 = icmp ult i64 %k.0.lcssa.ph.2, %9 ; [#uses = 1]
  br i1 %bounds.cmp28.2, label %bounds.ok29.2, label %bounds.fail30

bounds.ok29.2:                                    ; preds = %endfor11.2
  %37 = getelementptr inbounds i32, i32* %lowerbound, i64 %k.0.lcssa.ph.2 ; [#uses = 1, type = i32*]
  store i32 %31, i32* %37, align 4
  %38 = add nuw i64 %__key25.072.2, 1             ; [#uses = 2]
  %39 = icmp ult i64 %38, %9                      ; [#uses = 1]
  br i1 %39, label %andand.preheader.2, label %common.ret

bounds.fail:                                      ; preds = %endif
  tail call void @llvm.trap() #1
  unreachable
}

; [#uses = 0]
; Function Attrs: mustprogress nofree nosync nounwind uwtable willreturn
define amdgpu_kernel void @longs(i32 %n_arg, i64* nocapture %data_arg) local_unnamed_addr #4 {
  %1 = tail call i32 @llvm.amdgcn.workgroup.id.x() #12 ; [#uses = 1]
  %2 = shl i32 %1, 6                              ; [#uses = 1]
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x() #12 ; [#uses = 1]
  %4 = add i32 %2, %3                             ; [#uses = 2]
  %.not = icmp ult i32 %4, %n_arg                 ; [#uses = 1]
  br i1 %.not, label %endif, label %common.ret

common.ret.sink.split:                            ; preds = %case5, %case3, %case1, %case
  %.sink = phi i64 [ %9, %case ], [ %12, %case1 ], [ %13, %case3 ], [ %14, %case5 ] ; [#uses = 1, type = i64]
  store i64 %.sink, i64* %6, align 8
  br label %common.ret

common.ret:                                       ; preds = %common.ret.sink.split, %0
  ret void

endif:                                            ; preds = %0
  %5 = zext i32 %4 to i64                         ; [#uses = 1]
  %6 = getelementptr inbounds i64, i64* %data_arg, i64 %5 ; [#uses = 2, type = i64*]
  %7 = load i64, i64* %6, align 8                 ; [#uses = 6]
  %8 = and i64 %7, 3                              ; [#uses = 1]
  switch i64 %8, label %endif.unreachabledefault [
    i64 0, label %case
    i64 1, label %case1
    i64 2, label %case3
    i64 3, label %case5
  ]

case:                                             ; preds = %endif
  %9 = udiv i64 %7, 1000003                       ; [#uses = 1]
  br label %common.ret.sink.split

case1:                                            ; preds = %endif
  %10 = uitofp i64 %7 to double                   ; [#uses = 1]
  %11 = fmul double %10, 1.500000e+00             ; [#uses = 1]
  %12 = fptoui double %11 to i64                  ; [#uses = 1]
  br label %common.ret.sink.split

case3:                                            ; preds = %endif
  %13 = tail call i64 @llvm.fshl.i64(i64 %7, i64 %7, i64 61) ; [#uses = 1]
  br label %common.ret.sink.split

case5:                                            ; preds = %endif
  %14 = srem i64 %7, 77                           ; [#uses = 1]
  br label %common.ret.sink.split

endif.unreachabledefault:                         ; preds = %endif
  unreachable
}

; [#uses = 1]
; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.fshl.i64(i64, i64, i64) #10

; [#uses = 1]
; Function Attrs: nofree nosync nounwind readnone willreturn
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>) #11

attributes #0 = { mustprogress nofree nosync nounwind readnone speculatable willreturn "frame-pointer"="none" }
attributes #1 = { cold noreturn nounwind "frame-pointer"="none" }
attributes #2 = { mustprogress nofree nosync nounwind readnone uwtable willreturn "frame-pointer"="none" }
attributes #3 = { noreturn nounwind uwtable "frame-pointer"="none" }
attributes #4 = { mustprogress nofree nosync nounwind uwtable willreturn "frame-pointer"="none" }
attributes #5 = { nounwind uwtable "frame-pointer"="none" }
attributes #6 = { uwtable "frame-pointer"="none" }
attributes #7 = { nofree nosync nounwind uwtable "frame-pointer"="none" }
attributes #8 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #9 = { mustprogress nofree norecurse nosync nounwind uwtable willreturn "frame-pointer"="none" }
attributes #10 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #11 = { nofree nosync nounwind readnone willreturn }
attributes #12 = { nounwind readnone speculatable willreturn "frame-pointer"="none" }

!llvm.ident = !{!0}

!0 = !{!"ldc version 1.30.0"}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.unroll.disable"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.isvectorized", i32 1}
!5 = distinct !{!5, !6, !4}
!6 = !{!"llvm.loop.unroll.runtime.disable"}
!7 = distinct !{!7, !4}
