; ModuleID = 'kernels.d'
source_filename = "kernels.d"

%kernels.Bits = type { float }
%nest.kernel_delegates = type { i32 }
%"kernels.Fixed!12.Fixed" = type { i32 }

@.str = private unnamed_addr constant [26 x i8] c"array slice out of bounds\00" ; [#uses = 1]
@.str.1 = private unnamed_addr constant [10 x i8] c"kernels.d\00" ; [#uses = 1]
@.str.2 = private unnamed_addr constant [26 x i8] c"array index out of bounds\00" ; [#uses = 1]
@crcs = constant [256 x i32] [i32 0, i32 1996959894, i32 -301047508, i32 -1727442502, i32 124634137, i32 1886057615, i32 -379345611, i32 -1637575261, i32 249268274, i32 2044508324, i32 -522852066, i32 -1747789432, i32 162941995, i32 2125561021, i32 -407360249, i32 -1866523247, i32 498536548, i32 1789927666, i32 -205950648, i32 -2067906082, i32 450548861, i32 1843258603, i32 -187386543, i32 -2083289657, i32 325883990, i32 1684777152, i32 -43845254, i32 -1973040660, i32 335633487, i32 1661365465, i32 -99664541, i32 -1928851979, i32 997073096, i32 1281953886, i32 -715111964, i32 -1570279054, i32 1006888145, i32 1258607687, i32 -770865667, i32 -1526024853, i32 901097722, i32 1119000684, i32 -608450090, i32 -1396901568, i32 853044451, i32 1172266101, i32 -589951537, i32 -1412350631, i32 651767980, i32 1373503546, i32 -925412992, i32 -1076862698, i32 565507253, i32 1454621731, i32 -809855591, i32 -1195530993, i32 671266974, i32 1594198024, i32 -972236366, i32 -1324619484, i32 795835527, i32 1483230225, i32 -1050600021, i32 -1234817731, i32 1994146192, i32 31158534, i32 -1731059524, i32 -271249366, i32 1907459465, i32 112637215, i32 -1614814043, i32 -390540237, i32 2013776290, i32 251722036, i32 -1777751922, i32 -519137256, i32 2137656763, i32 141376813, i32 -1855689577, i32 -429695999, i32 1802195444, i32 476864866, i32 -2056965928, i32 -228458418, i32 1812370925, i32 453092731, i32 -2113342271, i32 -183516073, i32 1706088902, i32 314042704, i32 -1950435094, i32 -54949764, i32 1658658271, i32 366619977, i32 -1932296973, i32 -69972891, i32 1303535960, i32 984961486, i32 -1547960204, i32 -725929758, i32 1256170817, i32 1037604311, i32 -1529756563, i32 -740887301, i32 1131014506, i32 879679996, i32 -1385723834, i32 -631195440, i32 1141124467, i32 855842277, i32 -1442165665, i32 -586318647, i32 1342533948, i32 654459306, i32 -1106571248, i32 -921952122, i32 1466479909, i32 544179635, i32 -1184443383, i32 -832445281, i32 1591671054, i32 702138776, i32 -1328506846, i32 -942167884, i32 1504918807, i32 783551873, i32 -1212326853, i32 -1061524307, i32 -306674912, i32 -1698712650, i32 62317068, i32 1957810842, i32 -355121351, i32 -1647151185, i32 81470997, i32 1943803523, i32 -480048366, i32 -1805370492, i32 225274430, i32 2053790376, i32 -468791541, i32 -1828061283, i32 167816743, i32 2097651377, i32 -267414716, i32 -2029476910, i32 503444072, i32 1762050814, i32 -144550051, i32 -2140837941, i32 426522225, i32 1852507879, i32 -19653770, i32 -1982649376, i32 282753626, i32 1742555852, i32 -105259153, i32 -1900089351, i32 397917763, i32 1622183637, i32 -690576408, i32 -1580100738, i32 953729732, i32 1340076626, i32 -776247311, i32 -1497606297, i32 1068828381, i32 1219638859, i32 -670225446, i32 -1358292148, i32 906185462, i32 1090812512, i32 -547295293, i32 -1469587627, i32 829329135, i32 1181335161, i32 -882789492, i32 -1134132454, i32 628085408, i32 1382605366, i32 -871598187, i32 -1156888829, i32 570562233, i32 1426400815, i32 -977650754, i32 -1296233688, i32 733239954, i32 1555261956, i32 -1026031705, i32 -1244606671, i32 752459403, i32 1541320221, i32 -1687895376, i32 -328994266, i32 1969922972, i32 40735498, i32 -1677130071, i32 -351390145, i32 1913087877, i32 83908371, i32 -1782625662, i32 -491226604, i32 2075208622, i32 213261112, i32 -1831694693, i32 -438977011, i32 2094854071, i32 198958881, i32 -2032938284, i32 -237706686, i32 1759359992, i32 534414190, i32 -2118248755, i32 -155638181, i32 1873836001, i32 414664567, i32 -2012718362, i32 -15766928, i32 1711684554, i32 285281116, i32 -1889165569, i32 -127750551, i32 1634467795, i32 376229701, i32 -1609899400, i32 -686959890, i32 1308918612, i32 956543938, i32 -1486412191, i32 -799009033, i32 1231636301, i32 1047427035, i32 -1362007478, i32 -640263460, i32 1088359270, i32 936918000, i32 -1447252397, i32 -558129467, i32 1202900863, i32 817233897, i32 -1111625188, i32 -893730166, i32 1404277552, i32 615818150, i32 -1160759803, i32 -841546093, i32 1423857449, i32 601450431, i32 -1285129682, i32 -1000256840, i32 1567103746, i32 711928724, i32 -1274298825, i32 -1022587231, i32 1510334235, i32 755167117], align 4 ; [#uses = 1]
@_D7kernels4Bits6__initZ = constant %kernels.Bits { float 0x7FF8000000000000 }, align 4 ; [#uses = 1]
@.str.3 = private unnamed_addr constant [2 x i8] c"0\00" ; [#uses = 1]

; [#uses = 1]
; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #0

; [#uses = 1]
; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #0

; [#uses = 1]
; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #1

; [#uses = 9]
; Function Attrs: uwtable
define i32 @_D7kernels2idFNbNiZk() #2 {
  %1 = call i32 @llvm.amdgcn.workgroup.id.x() #0  ; [#uses = 1]
  %2 = mul i32 %1, 64                             ; [#uses = 1]
  %3 = call i32 @llvm.amdgcn.workitem.id.x() #0   ; [#uses = 1]
  %4 = add i32 %2, %3                             ; [#uses = 1]
  ret i32 %4
}

; [#uses = 12]
; Function Attrs: uwtable
define void @__assert(i8* %message_arg, i8* %file_arg, i32 %line_arg) #2 {
  %message = alloca i8*, align 8                  ; [#uses = 1, size/byte = 8]
  %file = alloca i8*, align 8                     ; [#uses = 1, size/byte = 8]
  %line = alloca i32, align 4                     ; [#uses = 1, size/byte = 4]
  store i8* %message_arg, i8** %message, align 8
  store i8* %file_arg, i8** %file, align 8
  store i32 %line_arg, i32* %line, align 4
  call void @llvm.trap() #1
  ret void
}

; [#uses = 0]
; Function Attrs: uwtable
define amdgpu_kernel void @saxpy(i32 %n_arg, float %a_arg, float* %x_arg, float* %y_arg) #2 {
  %n = alloca i32, align 4                        ; [#uses = 2, size/byte = 4]
  %a = alloca float, align 4                      ; [#uses = 2, size/byte = 4]
  %x = alloca float*, align 8                     ; [#uses = 2, size/byte = 8]
  %y = alloca float*, align 8                     ; [#uses = 3, size/byte = 8]
  %i = alloca i32, align 4                        ; [#uses = 5, size/byte = 4]
  store i32 %n_arg, i32* %n, align 4
  store float %a_arg, float* %a, align 4
  store float* %x_arg, float** %x, align 8
  store float* %y_arg, float** %y, align 8
  %1 = call i32 @_D7kernels2idFNbNiZk() #2        ; [#uses = 1]
  store i32 %1, i32* %i, align 4
  %2 = load i32, i32* %i, align 4                 ; [#uses = 1]
  %3 = load i32, i32* %n, align 4                 ; [#uses = 1]
  %4 = icmp ult i32 %2, %3                        ; [#uses = 1]
  br i1 %4, label %if, label %endif

if:                                               ; preds = %0
  %5 = load i32, i32* %i, align 4                 ; [#uses = 1]
  %6 = zext i32 %5 to i64                         ; [#uses = 1]
  %7 = load float*, float** %y, align 8           ; [#uses = 1]
  %8 = getelementptr inbounds float, float* %7, i64 %6 ; [#uses = 1, type = float*]
  %9 = load float, float* %a, align 4             ; [#uses = 1]
  %10 = load i32, i32* %i, align 4                ; [#uses = 1]
  %11 = zext i32 %10 to i64                       ; [#uses = 1]
  %12 = load float*, float** %x, align 8          ; [#uses = 1]
  %13 = getelementptr inbounds float, float* %12, i64 %11 ; [#uses = 1, type = float*]
  %14 = load float, float* %13, align 4           ; [#uses = 1]
  %15 = fmul float %9, %14                        ; [#uses = 1]
  %16 = load i32, i32* %i, align 4                ; [#uses = 1]
  %17 = zext i32 %16 to i64                       ; [#uses = 1]
  %18 = load float*, float** %y, align 8          ; [#uses = 1]
  %19 = getelementptr inbounds float, float* %18, i64 %17 ; [#uses = 1, type = float*]
  %20 = load float, float* %19, align 4           ; [#uses = 1]
  %21 = fadd float %15, %20                       ; [#uses = 1]
  store float %21, float* %8, align 4
  br label %endif

endif:                                            ; preds = %if, %0
  ret void
}

; [#uses = 0]
; Function Attrs: uwtable
define amdgpu_kernel void @folds(i32 %n_arg, i32* %data_arg, i32* %result_arg) #2 {
  %n = alloca i32, align 4                        ; [#uses = 2, size/byte = 4]
  %data = alloca i32*, align 8                    ; [#uses = 2, size/byte = 8]
  %result = alloca i32*, align 8                  ; [#uses = 2, size/byte = 8]
  %i = alloca i32, align 4                        ; [#uses = 5, size/byte = 4]
  %row = alloca { i64, i32* }, align 8            ; [#uses = 5, size/byte = 16]
  store i32 %n_arg, i32* %n, align 4
  store i32* %data_arg, i32** %data, align 8
  store i32* %result_arg, i32** %result, align 8
  %1 = call i32 @_D7kernels2idFNbNiZk() #2        ; [#uses = 1]
  store i32 %1, i32* %i, align 4
  %2 = load i32, i32* %i, align 4                 ; [#uses = 1]
  %3 = load i32, i32* %n, align 4                 ; [#uses = 1]
  %4 = icmp uge i32 %2, %3                        ; [#uses = 1]
  br i1 %4, label %if, label %endif

if:                                               ; preds = %0
  ret void

dummy.afterreturn:                                ; No predecessors!
  br label %endif

endif:                                            ; preds = %dummy.afterreturn, %0
  %5 = load i32, i32* %i, align 4                 ; [#uses = 1]
  %6 = mul i32 %5, 8                              ; [#uses = 1]
  %7 = zext i32 %6 to i64                         ; [#uses = 3]
  %8 = load i32, i32* %i, align 4                 ; [#uses = 1]
  %9 = mul i32 %8, 8                              ; [#uses = 1]
  %10 = add i32 %9, 8                             ; [#uses = 1]
  %11 = zext i32 %10 to i64                       ; [#uses = 2]
  %bounds.cmp.lo = icmp ule i64 %7, %11           ; [#uses = 1]
  br i1 %bounds.cmp.lo, label %bounds.ok, label %bounds.fail

bounds.ok:                                        ; preds = %endif
  %12 = load i32*, i32** %data, align 8           ; [#uses = 1]
  %lowerbound = getelementptr inbounds i32, i32* %12, i64 %7 ; [#uses = 2, type = i32*]
  %13 = sub i64 %11, %7                           ; [#uses = 2]
  %14 = insertvalue { i64, i32* } undef, i64 %13, 0 ; [#uses = 1]
  %15 = insertvalue { i64, i32* } %14, i32* %lowerbound, 1 ; [#uses = 0]
  %16 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %row, i32 0, i32 0 ; [#uses = 1, type = i64*]
  store i64 %13, i64* %16, align 8
  %17 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %row, i32 0, i32 1 ; [#uses = 1, type = i32**]
  store i32* %lowerbound, i32** %17, align 8
  %18 = load i32, i32* %i, align 4                ; [#uses = 1]
  %19 = zext i32 %18 to i64                       ; [#uses = 1]
  %20 = load i32*, i32** %result, align 8         ; [#uses = 1]
  %21 = getelementptr inbounds i32, i32* %20, i64 %19 ; [#uses = 1, type = i32*]
  %22 = load { i64, i32* }, { i64, i32* }* %row, align 8 ; [#uses = 1]
  %23 = call i32 @_D7kernels__T4foldTiSQt12kernel_foldsUNbNikPxiPiZ9__lambda6ZQBvMFNaNbNiNfAxiiZi(i8* nonnull null, { i64, i32* } %22, i32 7) #5 ; [#uses = 1]
  %24 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %row, i32 0, i32 0 ; [#uses = 1, type = i64*]
  %.len = load i64, i64* %24, align 8             ; [#uses = 1]
  %bounds.cmp.up = icmp ule i64 6, %.len          ; [#uses = 1]
  br i1 %bounds.cmp.up, label %bounds.ok1, label %bounds.fail2

bounds.ok1:                                       ; preds = %bounds.ok
  %25 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %row, i32 0, i32 1 ; [#uses = 1, type = i32**]
  %.ptr = load i32*, i32** %25, align 8           ; [#uses = 1]
  %lowerbound3 = getelementptr inbounds i32, i32* %.ptr, i64 2 ; [#uses = 1, type = i32*]
  %26 = insertvalue { i64, i32* } { i64 4, i32* undef }, i32* %lowerbound3, 1 ; [#uses = 1]
  %27 = call i32 @_D7kernels__T4foldTiSQt12kernel_foldsUNbNikPxiPiZ9__lambda7ZQBvMFNaNbNiNfAxiiZi(i8* nonnull null, { i64, i32* } %26, i32 -2147483648) #5 ; [#uses = 1]
  %28 = add i32 %23, %27                          ; [#uses = 1]
  store i32 %28, i32* %21, align 4
  ret void

bounds.fail2:                                     ; preds = %bounds.ok
  call void @__assert(i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i32 0, i32 0), i32 33) #2
  unreachable

bounds.fail:                                      ; preds = %endif
  call void @__assert(i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i32 0, i32 0), i32 32) #2
  unreachable
}

; [#uses = 1]
; Function Attrs: uwtable
define weak_odr i32 @_D7kernels__T4foldTiSQt12kernel_foldsUNbNikPxiPiZ9__lambda6ZQBvMFNaNbNiNfAxiiZi(i8* nonnull %.nest_arg, { i64, i32* } %values_arg, i32 %start_arg) #2 {
  %values = alloca { i64, i32* }, align 8         ; [#uses = 3, size/byte = 16]
  %start = alloca i32, align 4                    ; [#uses = 2, size/byte = 4]
  %r = alloca i32, align 4                        ; [#uses = 5, size/byte = 4]
  %__r13 = alloca { i64, i32* }, align 8          ; [#uses = 4, size/byte = 16]
  %__key12 = alloca i64, align 8                  ; [#uses = 6, size/byte = 8]
  %v = alloca i32, align 4                        ; [#uses = 2, size/byte = 4]
  %k = alloca i64, align 8                        ; [#uses = 2, size/byte = 8]
  store { i64, i32* } %values_arg, { i64, i32* }* %values, align 8
  store i32 %start_arg, i32* %start, align 4
  %1 = load i32, i32* %start, align 4             ; [#uses = 1]
  store i32 %1, i32* %r, align 4
  %2 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %values, i32 0, i32 1 ; [#uses = 1, type = i32**]
  %.ptr = load i32*, i32** %2, align 8            ; [#uses = 2]
  %3 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %values, i32 0, i32 0 ; [#uses = 1, type = i64*]
  %.len = load i64, i64* %3, align 8              ; [#uses = 2]
  %4 = insertvalue { i64, i32* } undef, i64 %.len, 0 ; [#uses = 1]
  %5 = insertvalue { i64, i32* } %4, i32* %.ptr, 1 ; [#uses = 0]
  %6 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %__r13, i32 0, i32 0 ; [#uses = 1, type = i64*]
  store i64 %.len, i64* %6, align 8
  %7 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %__r13, i32 0, i32 1 ; [#uses = 1, type = i32**]
  store i32* %.ptr, i32** %7, align 8
  store i64 0, i64* %__key12, align 8
  br label %forcond

forcond:                                          ; preds = %forinc, %0
  %8 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %__r13, i32 0, i32 0 ; [#uses = 1, type = i64*]
  %.len1 = load i64, i64* %8, align 8             ; [#uses = 1]
  %9 = load i64, i64* %__key12, align 8           ; [#uses = 1]
  %10 = icmp ult i64 %9, %.len1                   ; [#uses = 1]
  br i1 %10, label %forbody, label %endfor

forbody:                                          ; preds = %forcond
  %11 = load i64, i64* %__key12, align 8          ; [#uses = 1]
  %12 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %__r13, i32 0, i32 1 ; [#uses = 1, type = i32**]
  %.ptr2 = load i32*, i32** %12, align 8          ; [#uses = 1]
  %13 = getelementptr inbounds i32, i32* %.ptr2, i64 %11 ; [#uses = 1, type = i32*]
  %14 = load i32, i32* %13, align 4               ; [#uses = 1]
  store i32 %14, i32* %v, align 4
  %15 = load i64, i64* %__key12, align 8          ; [#uses = 1]
  store i64 %15, i64* %k, align 8
  %16 = load i32, i32* %r, align 4                ; [#uses = 1]
  %17 = load i32, i32* %v, align 4                ; [#uses = 1]
  %18 = load i64, i64* %k, align 8                ; [#uses = 1]
  %19 = call i32 @_D7kernels12kernel_foldsUNbNikPxiPiZ__T9__lambda6TiTxiTmZQsFNaNbNiNfiximZi(i32 %16, i32 %17, i64 %18) #2 ; [#uses = 1]
  store i32 %19, i32* %r, align 4
  br label %forinc

forinc:                                           ; preds = %forbody
  %20 = load i64, i64* %__key12, align 8          ; [#uses = 1]
  %21 = add i64 %20, 1                            ; [#uses = 1]
  store i64 %21, i64* %__key12, align 8
  br label %forcond

endfor:                                           ; preds = %forcond
  %22 = load i32, i32* %r, align 4                ; [#uses = 0]
  %23 = load i32, i32* %r, align 4                ; [#uses = 1]
  ret i32 %23
}

; [#uses = 1]
; Function Attrs: uwtable
define weak_odr i32 @_D7kernels__T4foldTiSQt12kernel_foldsUNbNikPxiPiZ9__lambda7ZQBvMFNaNbNiNfAxiiZi(i8* nonnull %.nest_arg, { i64, i32* } %values_arg, i32 %start_arg) #2 {
  %values = alloca { i64, i32* }, align 8         ; [#uses = 3, size/byte = 16]
  %start = alloca i32, align 4                    ; [#uses = 2, size/byte = 4]
  %r = alloca i32, align 4                        ; [#uses = 5, size/byte = 4]
  %__r15 = alloca { i64, i32* }, align 8          ; [#uses = 4, size/byte = 16]
  %__key14 = alloca i64, align 8                  ; [#uses = 6, size/byte = 8]
  %v = alloca i32, align 4                        ; [#uses = 2, size/byte = 4]
  %k = alloca i64, align 8                        ; [#uses = 2, size/byte = 8]
  store { i64, i32* } %values_arg, { i64, i32* }* %values, align 8
  store i32 %start_arg, i32* %start, align 4
  %1 = load i32, i32* %start, align 4             ; [#uses = 1]
  store i32 %1, i32* %r, align 4
  %2 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %values, i32 0, i32 1 ; [#uses = 1, type = i32**]
  %.ptr = load i32*, i32** %2, align 8            ; [#uses = 2]
  %3 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %values, i32 0, i32 0 ; [#uses = 1, type = i64*]
  %.len = load i64, i64* %3, align 8              ; [#uses = 2]
  %4 = insertvalue { i64, i32* } undef, i64 %.len, 0 ; [#uses = 1]
  %5 = insertvalue { i64, i32* } %4, i32* %.ptr, 1 ; [#uses = 0]
  %6 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %__r15, i32 0, i32 0 ; [#uses = 1, type = i64*]
  store i64 %.len, i64* %6, align 8
  %7 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %__r15, i32 0, i32 1 ; [#uses = 1, type = i32**]
  store i32* %.ptr, i32** %7, align 8
  store i64 0, i64* %__key14, align 8
  br label %forcond

forcond:                                          ; preds = %forinc, %0
  %8 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %__r15, i32 0, i32 0 ; [#uses = 1, type = i64*]
  %.len1 = load i64, i64* %8, align 8             ; [#uses = 1]
  %9 = load i64, i64* %__key14, align 8           ; [#uses = 1]
  %10 = icmp ult i64 %9, %.len1                   ; [#uses = 1]
  br i1 %10, label %forbody, label %endfor

forbody:                                          ; preds = %forcond
  %11 = load i64, i64* %__key14, align 8          ; [#uses = 1]
  %12 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %__r15, i32 0, i32 1 ; [#uses = 1, type = i32**]
  %.ptr2 = load i32*, i32** %12, align 8          ; [#uses = 1]
  %13 = getelementptr inbounds i32, i32* %.ptr2, i64 %11 ; [#uses = 1, type = i32*]
  %14 = load i32, i32* %13, align 4               ; [#uses = 1]
  store i32 %14, i32* %v, align 4
  %15 = load i64, i64* %__key14, align 8          ; [#uses = 1]
  store i64 %15, i64* %k, align 8
  %16 = load i32, i32* %r, align 4                ; [#uses = 1]
  %17 = load i32, i32* %v, align 4                ; [#uses = 1]
  %18 = load i64, i64* %k, align 8                ; [#uses = 1]
  %19 = call i32 @_D7kernels12kernel_foldsUNbNikPxiPiZ__T9__lambda7TiTxiTmZQsFNaNbNiNfiximZi(i32 %16, i32 %17, i64 %18) #2 ; [#uses = 1]
  store i32 %19, i32* %r, align 4
  br label %forinc

forinc:                                           ; preds = %forbody
  %20 = load i64, i64* %__key14, align 8          ; [#uses = 1]
  %21 = add i64 %20, 1                            ; [#uses = 1]
  store i64 %21, i64* %__key14, align 8
  br label %forcond

endfor:                                           ; preds = %forcond
  %22 = load i32, i32* %r, align 4                ; [#uses = 0]
  %23 = load i32, i32* %r, align 4                ; [#uses = 1]
  ret i32 %23
}

; [#uses = 0]
; Function Attrs: uwtable
define amdgpu_kernel void @slices(i32 %n_arg, i32* %where_arg, i32* %data_arg) #2 {
  %n = alloca i32, align 4                        ; [#uses = 2, size/byte = 4]
  %where = alloca i32*, align 8                   ; [#uses = 2, size/byte = 8]
  %data = alloca i32*, align 8                    ; [#uses = 3, size/byte = 8]
  %i = alloca i32, align 4                        ; [#uses = 5, size/byte = 4]
  %local = alloca [8 x i32], align 4              ; [#uses = 4, size/byte = 32]
  %__r17 = alloca { i64, i32* }, align 8          ; [#uses = 4, size/byte = 16]
  %__key16 = alloca i64, align 8                  ; [#uses = 6, size/byte = 8]
  %v = alloca i32*, align 8                       ; [#uses = 2, size/byte = 8]
  %k = alloca i64, align 8                        ; [#uses = 2, size/byte = 8]
  %part = alloca { i64, i32* }, align 8           ; [#uses = 6, size/byte = 16]
  store i32 %n_arg, i32* %n, align 4
  store i32* %where_arg, i32** %where, align 8
  store i32* %data_arg, i32** %data, align 8
  %1 = call i32 @_D7kernels2idFNbNiZk() #2        ; [#uses = 1]
  store i32 %1, i32* %i, align 4
  %2 = load i32, i32* %i, align 4                 ; [#uses = 1]
  %3 = load i32, i32* %n, align 4                 ; [#uses = 1]
  %4 = icmp uge i32 %2, %3                        ; [#uses = 1]
  br i1 %4, label %if, label %endif

if:                                               ; preds = %0
  ret void

dummy.afterreturn:                                ; No predecessors!
  br label %endif

endif:                                            ; preds = %dummy.afterreturn, %0
  %5 = bitcast [8 x i32]* %local to i32*          ; [#uses = 2]
  %6 = bitcast i32* %5 to i8*                     ; [#uses = 0]
  %7 = bitcast i32* %5 to i8*                     ; [#uses = 1]
  call void @llvm.memset.p0i8.i64(i8* align 1 %7, i8 0, i64 32, i1 false)
  %8 = bitcast [8 x i32]* %local to i32*          ; [#uses = 1]
  %9 = insertvalue { i64, i32* } { i64 8, i32* undef }, i32* %8, 1 ; [#uses = 0]
  %10 = bitcast [8 x i32]* %local to i32*         ; [#uses = 2]
  %11 = insertvalue { i64, i32* } { i64 8, i32* undef }, i32* %10, 1 ; [#uses = 0]
  %12 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %__r17, i32 0, i32 0 ; [#uses = 1, type = i64*]
  store i64 8, i64* %12, align 8
  %13 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %__r17, i32 0, i32 1 ; [#uses = 1, type = i32**]
  store i32* %10, i32** %13, align 8
  store i64 0, i64* %__key16, align 8
  br label %forcond

forcond:                                          ; preds = %forinc, %endif
  %14 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %__r17, i32 0, i32 0 ; [#uses = 1, type = i64*]
  %.len = load i64, i64* %14, align 8             ; [#uses = 1]
  %15 = load i64, i64* %__key16, align 8          ; [#uses = 1]
  %16 = icmp ult i64 %15, %.len                   ; [#uses = 1]
  br i1 %16, label %forbody, label %endfor

forbody:                                          ; preds = %forcond
  %17 = load i64, i64* %__key16, align 8          ; [#uses = 1]
  %18 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %__r17, i32 0, i32 1 ; [#uses = 1, type = i32**]
  %.ptr = load i32*, i32** %18, align 8           ; [#uses = 1]
  %19 = getelementptr inbounds i32, i32* %.ptr, i64 %17 ; [#uses = 1, type = i32*]
  store i32* %19, i32** %v, align 8
  %20 = load i64, i64* %__key16, align 8          ; [#uses = 1]
  store i64 %20, i64* %k, align 8
  %21 = load i32, i32* %i, align 4                ; [#uses = 1]
  %22 = zext i32 %21 to i64                       ; [#uses = 1]
  %23 = load i32*, i32** %data, align 8           ; [#uses = 1]
  %24 = getelementptr inbounds i32, i32* %23, i64 %22 ; [#uses = 1, type = i32*]
  %25 = load i32, i32* %24, align 4               ; [#uses = 1]
  %26 = load i64, i64* %k, align 8                ; [#uses = 1]
  %27 = trunc i64 %26 to i32                      ; [#uses = 1]
  %28 = mul i32 %25, %27                          ; [#uses = 1]
  %29 = load i32*, i32** %v, align 8              ; [#uses = 1]
  store i32 %28, i32* %29, align 4
  br label %forinc

forinc:                                           ; preds = %forbody
  %30 = load i64, i64* %__key16, align 8          ; [#uses = 1]
  %31 = add i64 %30, 1                            ; [#uses = 1]
  store i64 %31, i64* %__key16, align 8
  br label %forcond

endfor:                                           ; preds = %forcond
  %32 = bitcast [8 x i32]* %local to i32*         ; [#uses = 1]
  %lowerbound = getelementptr inbounds i32, i32* %32, i64 1 ; [#uses = 2, type = i32*]
  %33 = insertvalue { i64, i32* } { i64 6, i32* undef }, i32* %lowerbound, 1 ; [#uses = 0]
  %34 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %part, i32 0, i32 0 ; [#uses = 1, type = i64*]
  store i64 6, i64* %34, align 8
  %35 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %part, i32 0, i32 1 ; [#uses = 1, type = i32**]
  store i32* %lowerbound, i32** %35, align 8
  %36 = load i32, i32* %i, align 4                ; [#uses = 1]
  %37 = zext i32 %36 to i64                       ; [#uses = 1]
  %38 = load i32*, i32** %data, align 8           ; [#uses = 1]
  %39 = getelementptr inbounds i32, i32* %38, i64 %37 ; [#uses = 1, type = i32*]
  %40 = load i32, i32* %i, align 4                ; [#uses = 1]
  %41 = zext i32 %40 to i64                       ; [#uses = 1]
  %42 = load i32*, i32** %where, align 8          ; [#uses = 1]
  %43 = getelementptr inbounds i32, i32* %42, i64 %41 ; [#uses = 1, type = i32*]
  %44 = load i32, i32* %43, align 4               ; [#uses = 1]
  %45 = zext i32 %44 to i64                       ; [#uses = 1]
  %46 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %part, i32 0, i32 0 ; [#uses = 1, type = i64*]
  %.len1 = load i64, i64* %46, align 8            ; [#uses = 1]
  %47 = urem i64 %45, %.len1                      ; [#uses = 2]
  %48 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %part, i32 0, i32 0 ; [#uses = 1, type = i64*]
  %.len2 = load i64, i64* %48, align 8            ; [#uses = 1]
  %bounds.cmp = icmp ult i64 %47, %.len2          ; [#uses = 1]
  br i1 %bounds.cmp, label %bounds.ok, label %bounds.fail

bounds.ok:                                        ; preds = %endfor
  %49 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %part, i32 0, i32 1 ; [#uses = 1, type = i32**]
  %.ptr3 = load i32*, i32** %49, align 8          ; [#uses = 1]
  %50 = getelementptr inbounds i32, i32* %.ptr3, i64 %47 ; [#uses = 1, type = i32*]
  %51 = load i32, i32* %50, align 4               ; [#uses = 1]
  %52 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %part, i32 0, i32 0 ; [#uses = 1, type = i64*]
  %.len4 = load i64, i64* %52, align 8            ; [#uses = 1]
  %53 = trunc i64 %.len4 to i32                   ; [#uses = 1]
  %54 = add i32 %51, %53                          ; [#uses = 1]
  store i32 %54, i32* %39, align 4
  ret void

bounds.fail:                                      ; preds = %endfor
  call void @__assert(i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i32 0, i32 0), i32 42) #2
  unreachable
}

; [#uses = 2]
; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; [#uses = 0]
; Function Attrs: uwtable
define void @_D7kernels8crcTableFNbNiZG256k([256 x i32]* noalias sret([256 x i32]) align 4 %.sret_arg) #2 {
  %__key8 = alloca i32, align 4                   ; [#uses = 5, size/byte = 4]
  %__limit9 = alloca i32, align 4                 ; [#uses = 2, size/byte = 4]
  %i = alloca i32, align 4                        ; [#uses = 3, size/byte = 4]
  %c = alloca i32, align 4                        ; [#uses = 6, size/byte = 4]
  %__key10 = alloca i32, align 4                  ; [#uses = 5, size/byte = 4]
  %__limit11 = alloca i32, align 4                ; [#uses = 2, size/byte = 4]
  %k = alloca i32, align 4                        ; [#uses = 1, size/byte = 4]
  %condtmp = alloca i32*, align 8                 ; [#uses = 3, size/byte = 8]
  %.makelvaluetmp = alloca i32, align 4           ; [#uses = 2, size/byte = 4]
  %.makelvaluetmp5 = alloca i32, align 4          ; [#uses = 2, size/byte = 4]
  %1 = bitcast [256 x i32]* %.sret_arg to i32*    ; [#uses = 2]
  %2 = bitcast i32* %1 to i8*                     ; [#uses = 0]
  %3 = bitcast i32* %1 to i8*                     ; [#uses = 1]
  call void @llvm.memset.p0i8.i64(i8* align 1 %3, i8 0, i64 1024, i1 false)
  %4 = bitcast [256 x i32]* %.sret_arg to i32*    ; [#uses = 1]
  %5 = insertvalue { i64, i32* } { i64 256, i32* undef }, i32* %4, 1 ; [#uses = 0]
  store i32 0, i32* %__key8, align 4
  store i32 256, i32* %__limit9, align 4
  br label %forcond

forcond:                                          ; preds = %forinc, %0
  %6 = load i32, i32* %__key8, align 4            ; [#uses = 1]
  %7 = load i32, i32* %__limit9, align 4          ; [#uses = 1]
  %8 = icmp slt i32 %6, %7                        ; [#uses = 1]
  br i1 %8, label %forbody, label %endfor

forbody:                                          ; preds = %forcond
  %9 = load i32, i32* %__key8, align 4            ; [#uses = 1]
  store i32 %9, i32* %i, align 4
  %10 = load i32, i32* %i, align 4                ; [#uses = 1]
  store i32 %10, i32* %c, align 4
  store i32 0, i32* %__key10, align 4
  store i32 8, i32* %__limit11, align 4
  br label %forcond1

forcond1:                                         ; preds = %forinc3, %forbody
  %11 = load i32, i32* %__key10, align 4          ; [#uses = 1]
  %12 = load i32, i32* %__limit11, align 4        ; [#uses = 1]
  %13 = icmp slt i32 %11, %12                     ; [#uses = 1]
  br i1 %13, label %forbody2, label %endfor4

forbody2:                                         ; preds = %forcond1
  %14 = load i32, i32* %__key10, align 4          ; [#uses = 1]
  store i32 %14, i32* %k, align 4
  %15 = load i32, i32* %c, align 4                ; [#uses = 1]
  %16 = and i32 %15, 1                            ; [#uses = 1]
  %17 = icmp ne i32 %16, 0                        ; [#uses = 1]
  br i1 %17, label %condtrue, label %condfalse

condtrue:                                         ; preds = %forbody2
  %18 = load i32, i32* %c, align 4                ; [#uses = 1]
  %19 = lshr i32 %18, 1                           ; [#uses = 1]
  %20 = xor i32 -306674912, %19                   ; [#uses = 1]
  store i32 %20, i32* %.makelvaluetmp, align 4
  store i32* %.makelvaluetmp, i32** %condtmp, align 8
  br label %condend

condfalse:                                        ; preds = %forbody2
  %21 = load i32, i32* %c, align 4                ; [#uses = 1]
  %22 = lshr i32 %21, 1                           ; [#uses = 1]
  store i32 %22, i32* %.makelvaluetmp5, align 4
  store i32* %.makelvaluetmp5, i32** %condtmp, align 8
  br label %condend

condend:                                          ; preds = %condfalse, %condtrue
  %23 = load i32*, i32** %condtmp, align 8        ; [#uses = 1]
  %24 = load i32, i32* %23, align 4               ; [#uses = 1]
  store i32 %24, i32* %c, align 4
  br label %forinc3

forinc3:                                          ; preds = %condend
  %25 = load i32, i32* %__key10, align 4          ; [#uses = 1]
  %26 = add i32 %25, 1                            ; [#uses = 1]
  store i32 %26, i32* %__key10, align 4
  br label %forcond1

endfor4:                                          ; preds = %forcond1
  %27 = load i32, i32* %i, align 4                ; [#uses = 1]
  %28 = sext i32 %27 to i64                       ; [#uses = 2]
  %bounds.cmp = icmp ult i64 %28, 256             ; [#uses = 1]
  br i1 %bounds.cmp, label %bounds.ok, label %bounds.fail

bounds.ok:                                        ; preds = %endfor4
  %29 = getelementptr inbounds [256 x i32], [256 x i32]* %.sret_arg, i32 0, i64 %28 ; [#uses = 1, type = i32*]
  %30 = load i32, i32* %c, align 4                ; [#uses = 1]
  store i32 %30, i32* %29, align 4
  br label %forinc

bounds.fail:                                      ; preds = %endfor4
  call void @__assert(i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i32 0, i32 0), i32 51) #2
  unreachable

forinc:                                           ; preds = %bounds.ok
  %31 = load i32, i32* %__key8, align 4           ; [#uses = 1]
  %32 = add i32 %31, 1                            ; [#uses = 1]
  store i32 %32, i32* %__key8, align 4
  br label %forcond

endfor:                                           ; preds = %forcond
  ret void
}

; [#uses = 0]
; Function Attrs: uwtable
define amdgpu_kernel void @crc(i32 %n_arg, i8* %data_arg, i32* %result_arg) #2 {
  %n = alloca i32, align 4                        ; [#uses = 2, size/byte = 4]
  %data = alloca i8*, align 8                     ; [#uses = 2, size/byte = 8]
  %result = alloca i32*, align 8                  ; [#uses = 2, size/byte = 8]
  %i = alloca i32, align 4                        ; [#uses = 5, size/byte = 4]
  %c = alloca i32, align 4                        ; [#uses = 5, size/byte = 4]
  %__r18 = alloca { i64, i8* }, align 8           ; [#uses = 4, size/byte = 16]
  %__key19 = alloca i64, align 8                  ; [#uses = 5, size/byte = 8]
  %b = alloca i8, align 1                         ; [#uses = 2, size/byte = 1]
  store i32 %n_arg, i32* %n, align 4
  store i8* %data_arg, i8** %data, align 8
  store i32* %result_arg, i32** %result, align 8
  %1 = call i32 @_D7kernels2idFNbNiZk() #2        ; [#uses = 1]
  store i32 %1, i32* %i, align 4
  %2 = load i32, i32* %i, align 4                 ; [#uses = 1]
  %3 = load i32, i32* %n, align 4                 ; [#uses = 1]
  %4 = icmp uge i32 %2, %3                        ; [#uses = 1]
  br i1 %4, label %if, label %endif

if:                                               ; preds = %0
  ret void

dummy.afterreturn:                                ; No predecessors!
  br label %endif

endif:                                            ; preds = %dummy.afterreturn, %0
  store i32 -1, i32* %c, align 4
  %5 = load i32, i32* %i, align 4                 ; [#uses = 1]
  %6 = mul i32 %5, 16                             ; [#uses = 1]
  %7 = zext i32 %6 to i64                         ; [#uses = 3]
  %8 = load i32, i32* %i, align 4                 ; [#uses = 1]
  %9 = mul i32 %8, 16                             ; [#uses = 1]
  %10 = add i32 %9, 16                            ; [#uses = 1]
  %11 = zext i32 %10 to i64                       ; [#uses = 2]
  %bounds.cmp.lo = icmp ule i64 %7, %11           ; [#uses = 1]
  br i1 %bounds.cmp.lo, label %bounds.ok, label %bounds.fail

bounds.ok:                                        ; preds = %endif
  %12 = load i8*, i8** %data, align 8             ; [#uses = 1]
  %lowerbound = getelementptr inbounds i8, i8* %12, i64 %7 ; [#uses = 2, type = i8*]
  %13 = sub i64 %11, %7                           ; [#uses = 2]
  %14 = insertvalue { i64, i8* } undef, i64 %13, 0 ; [#uses = 1]
  %15 = insertvalue { i64, i8* } %14, i8* %lowerbound, 1 ; [#uses = 0]
  %16 = getelementptr inbounds { i64, i8* }, { i64, i8* }* %__r18, i32 0, i32 0 ; [#uses = 1, type = i64*]
  store i64 %13, i64* %16, align 8
  %17 = getelementptr inbounds { i64, i8* }, { i64, i8* }* %__r18, i32 0, i32 1 ; [#uses = 1, type = i8**]
  store i8* %lowerbound, i8** %17, align 8
  store i64 0, i64* %__key19, align 8
  br label %forcond

forcond:                                          ; preds = %forinc, %bounds.ok
  %18 = getelementptr inbounds { i64, i8* }, { i64, i8* }* %__r18, i32 0, i32 0 ; [#uses = 1, type = i64*]
  %.len = load i64, i64* %18, align 8             ; [#uses = 1]
  %19 = load i64, i64* %__key19, align 8          ; [#uses = 1]
  %20 = icmp ult i64 %19, %.len                   ; [#uses = 1]
  br i1 %20, label %forbody, label %endfor

forbody:                                          ; preds = %forcond
  %21 = load i64, i64* %__key19, align 8          ; [#uses = 1]
  %22 = getelementptr inbounds { i64, i8* }, { i64, i8* }* %__r18, i32 0, i32 1 ; [#uses = 1, type = i8**]
  %.ptr = load i8*, i8** %22, align 8             ; [#uses = 1]
  %23 = getelementptr inbounds i8, i8* %.ptr, i64 %21 ; [#uses = 1, type = i8*]
  %24 = load i8, i8* %23, align 1                 ; [#uses = 1]
  store i8 %24, i8* %b, align 1
  %25 = load i32, i32* %c, align 4                ; [#uses = 1]
  %26 = load i8, i8* %b, align 1                  ; [#uses = 1]
  %27 = zext i8 %26 to i32                        ; [#uses = 1]
  %28 = xor i32 %25, %27                          ; [#uses = 1]
  %29 = and i32 %28, 255                          ; [#uses = 1]
  %30 = zext i32 %29 to i64                       ; [#uses = 1]
  %31 = getelementptr inbounds [256 x i32], [256 x i32]* @crcs, i32 0, i64 %30 ; [#uses = 1, type = i32*]
  %32 = load i32, i32* %31, align 4               ; [#uses = 1]
  %33 = load i32, i32* %c, align 4                ; [#uses = 1]
  %34 = lshr i32 %33, 8                           ; [#uses = 1]
  %35 = xor i32 %32, %34                          ; [#uses = 1]
  store i32 %35, i32* %c, align 4
  br label %forinc

forinc:                                           ; preds = %forbody
  %36 = load i64, i64* %__key19, align 8          ; [#uses = 1]
  %37 = add i64 %36, 1                            ; [#uses = 1]
  store i64 %37, i64* %__key19, align 8
  br label %forcond

endfor:                                           ; preds = %forcond
  %38 = load i32, i32* %i, align 4                ; [#uses = 1]
  %39 = zext i32 %38 to i64                       ; [#uses = 1]
  %40 = load i32*, i32** %result, align 8         ; [#uses = 1]
  %41 = getelementptr inbounds i32, i32* %40, i64 %39 ; [#uses = 1, type = i32*]
  %42 = load i32, i32* %c, align 4                ; [#uses = 1]
  %43 = xor i32 %42, -1                           ; [#uses = 1]
  store i32 %43, i32* %41, align 4
  ret void

bounds.fail:                                      ; preds = %endif
  call void @__assert(i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i32 0, i32 0), i32 61) #2
  unreachable
}

; [#uses = 0]
; Function Attrs: uwtable
define amdgpu_kernel void @unions(i32 %n_arg, float* %data_arg) #2 {
  %n = alloca i32, align 4                        ; [#uses = 2, size/byte = 4]
  %data = alloca float*, align 8                  ; [#uses = 4, size/byte = 8]
  %i = alloca i32, align 4                        ; [#uses = 5, size/byte = 4]
  %b = alloca %kernels.Bits, align 4              ; [#uses = 6, size/byte = 4]
  %exponent = alloca i32, align 4                 ; [#uses = 4, size/byte = 4]
  %condtmp = alloca i32*, align 8                 ; [#uses = 3, size/byte = 8]
  %.makelvaluetmp = alloca i32, align 4           ; [#uses = 2, size/byte = 4]
  store i32 %n_arg, i32* %n, align 4
  store float* %data_arg, float** %data, align 8
  %1 = call i32 @_D7kernels2idFNbNiZk() #2        ; [#uses = 1]
  store i32 %1, i32* %i, align 4
  %2 = load i32, i32* %i, align 4                 ; [#uses = 1]
  %3 = load i32, i32* %n, align 4                 ; [#uses = 1]
  %4 = icmp uge i32 %2, %3                        ; [#uses = 1]
  br i1 %4, label %if, label %endif

if:                                               ; preds = %0
  ret void

dummy.afterreturn:                                ; No predecessors!
  br label %endif

endif:                                            ; preds = %dummy.afterreturn, %0
  %5 = bitcast %kernels.Bits* %b to i8*           ; [#uses = 1]
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %5, i8* align 1 bitcast (%kernels.Bits* @_D7kernels4Bits6__initZ to i8*), i64 4, i1 false)
  %6 = getelementptr inbounds %kernels.Bits, %kernels.Bits* %b, i32 0, i32 0 ; [#uses = 1, type = float*]
  %7 = load i32, i32* %i, align 4                 ; [#uses = 1]
  %8 = zext i32 %7 to i64                         ; [#uses = 1]
  %9 = load float*, float** %data, align 8        ; [#uses = 1]
  %10 = getelementptr inbounds float, float* %9, i64 %8 ; [#uses = 1, type = float*]
  %11 = load float, float* %10, align 4           ; [#uses = 1]
  store float %11, float* %6, align 4
  %12 = getelementptr inbounds %kernels.Bits, %kernels.Bits* %b, i32 0, i32 0 ; [#uses = 1, type = float*]
  %13 = bitcast float* %12 to i32*                ; [#uses = 1]
  %14 = load i32, i32* %13, align 4               ; [#uses = 1]
  %15 = lshr i32 %14, 23                          ; [#uses = 1]
  %16 = and i32 %15, 255                          ; [#uses = 1]
  store i32 %16, i32* %exponent, align 4
  %17 = getelementptr inbounds %kernels.Bits, %kernels.Bits* %b, i32 0, i32 0 ; [#uses = 1, type = float*]
  %18 = bitcast float* %17 to i32*                ; [#uses = 1]
  %19 = getelementptr inbounds %kernels.Bits, %kernels.Bits* %b, i32 0, i32 0 ; [#uses = 1, type = float*]
  %20 = bitcast float* %19 to i32*                ; [#uses = 1]
  %21 = load i32, i32* %20, align 4               ; [#uses = 1]
  %22 = and i32 %21, -2139095041                  ; [#uses = 1]
  %23 = load i32, i32* %exponent, align 4         ; [#uses = 1]
  %24 = icmp ugt i32 %23, 100                     ; [#uses = 1]
  br i1 %24, label %condtrue, label %condfalse

condtrue:                                         ; preds = %endif
  %25 = load i32, i32* %exponent, align 4         ; [#uses = 1]
  %26 = sub i32 %25, 3                            ; [#uses = 1]
  store i32 %26, i32* %.makelvaluetmp, align 4
  store i32* %.makelvaluetmp, i32** %condtmp, align 8
  br label %condend

condfalse:                                        ; preds = %endif
  store i32* %exponent, i32** %condtmp, align 8
  br label %condend

condend:                                          ; preds = %condfalse, %condtrue
  %27 = load i32*, i32** %condtmp, align 8        ; [#uses = 1]
  %28 = load i32, i32* %27, align 4               ; [#uses = 1]
  %29 = shl i32 %28, 23                           ; [#uses = 1]
  %30 = or i32 %22, %29                           ; [#uses = 1]
  store i32 %30, i32* %18, align 4
  %31 = load i32, i32* %i, align 4                ; [#uses = 1]
  %32 = zext i32 %31 to i64                       ; [#uses = 1]
  %33 = load float*, float** %data, align 8       ; [#uses = 1]
  %34 = getelementptr inbounds float, float* %33, i64 %32 ; [#uses = 1, type = float*]
  %35 = getelementptr inbounds %kernels.Bits, %kernels.Bits* %b, i32 0, i32 0 ; [#uses = 1, type = float*]
  %36 = load float, float* %35, align 4           ; [#uses = 1]
  store float %36, float* %34, align 4
  %37 = load i32, i32* %i, align 4                ; [#uses = 1]
  %38 = zext i32 %37 to i64                       ; [#uses = 1]
  %39 = load float*, float** %data, align 8       ; [#uses = 1]
  %40 = getelementptr inbounds float, float* %39, i64 %38 ; [#uses = 2, type = float*]
  %41 = load float, float* %40, align 4           ; [#uses = 1]
  %42 = fadd float %41, 5.000000e-01              ; [#uses = 1]
  store float %42, float* %40, align 4
  ret void
}

; [#uses = 6]
; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; [#uses = 1]
; Function Attrs: uwtable
define i32 @_D7kernels5applyFNbNiMDFNbNiiZiiZi({ i8*, i32 (i8*, i32)* } %f_arg, i32 %v_arg) #2 {
  %f = alloca { i8*, i32 (i8*, i32)* }, align 8   ; [#uses = 5, size/byte = 16]
  %v = alloca i32, align 4                        ; [#uses = 2, size/byte = 4]
  store { i8*, i32 (i8*, i32)* } %f_arg, { i8*, i32 (i8*, i32)* }* %f, align 8
  store i32 %v_arg, i32* %v, align 4
  %1 = getelementptr inbounds { i8*, i32 (i8*, i32)* }, { i8*, i32 (i8*, i32)* }* %f, i32 0, i32 1 ; [#uses = 1, type = i32 (i8*, i32)**]
  %.funcptr = load i32 (i8*, i32)*, i32 (i8*, i32)** %1, align 8 ; [#uses = 1]
  %2 = getelementptr inbounds { i8*, i32 (i8*, i32)* }, { i8*, i32 (i8*, i32)* }* %f, i32 0, i32 0 ; [#uses = 1, type = i8**]
  %.ptr = load i8*, i8** %2, align 8              ; [#uses = 1]
  %3 = getelementptr inbounds { i8*, i32 (i8*, i32)* }, { i8*, i32 (i8*, i32)* }* %f, i32 0, i32 1 ; [#uses = 1, type = i32 (i8*, i32)**]
  %.funcptr1 = load i32 (i8*, i32)*, i32 (i8*, i32)** %3, align 8 ; [#uses = 1]
  %4 = getelementptr inbounds { i8*, i32 (i8*, i32)* }, { i8*, i32 (i8*, i32)* }* %f, i32 0, i32 0 ; [#uses = 1, type = i8**]
  %.ptr2 = load i8*, i8** %4, align 8             ; [#uses = 1]
  %5 = load i32, i32* %v, align 4                 ; [#uses = 1]
  %6 = call i32 %.funcptr1(i8* nonnull %.ptr2, i32 %5) ; [#uses = 1]
  %7 = call i32 %.funcptr(i8* nonnull %.ptr, i32 %6) ; [#uses = 1]
  ret i32 %7
}

; [#uses = 0]
; Function Attrs: uwtable
define amdgpu_kernel void @delegates(i32 %n_arg, i32* %data_arg) #2 {
  %n = alloca i32, align 4                        ; [#uses = 2, size/byte = 4]
  %data = alloca i32*, align 8                    ; [#uses = 4, size/byte = 8]
  %.frame = alloca %nest.kernel_delegates, align 4 ; [#uses = 2, size/byte = 4]
  %i = alloca i32, align 4                        ; [#uses = 5, size/byte = 4]
  store i32 %n_arg, i32* %n, align 4
  store i32* %data_arg, i32** %data, align 8
  %step = getelementptr inbounds %nest.kernel_delegates, %nest.kernel_delegates* %.frame, i32 0, i32 0 ; [#uses = 2, type = i32*]
  %1 = call i32 @_D7kernels2idFNbNiZk() #2        ; [#uses = 1]
  store i32 %1, i32* %i, align 4
  %2 = load i32, i32* %i, align 4                 ; [#uses = 1]
  %3 = load i32, i32* %n, align 4                 ; [#uses = 1]
  %4 = icmp uge i32 %2, %3                        ; [#uses = 1]
  br i1 %4, label %if, label %endif

if:                                               ; preds = %0
  ret void

dummy.afterreturn:                                ; No predecessors!
  br label %endif

endif:                                            ; preds = %dummy.afterreturn, %0
  %5 = load i32, i32* %i, align 4                 ; [#uses = 1]
  %6 = zext i32 %5 to i64                         ; [#uses = 1]
  %7 = load i32*, i32** %data, align 8            ; [#uses = 1]
  %8 = getelementptr inbounds i32, i32* %7, i64 %6 ; [#uses = 1, type = i32*]
  %9 = load i32, i32* %8, align 4                 ; [#uses = 1]
  %10 = and i32 %9, 15                            ; [#uses = 1]
  store i32 %10, i32* %step, align 4
  %11 = load i32, i32* %i, align 4                ; [#uses = 1]
  %12 = zext i32 %11 to i64                       ; [#uses = 1]
  %13 = load i32*, i32** %data, align 8           ; [#uses = 1]
  %14 = getelementptr inbounds i32, i32* %13, i64 %12 ; [#uses = 1, type = i32*]
  %15 = bitcast %nest.kernel_delegates* %.frame to i8* ; [#uses = 1]
  %16 = insertvalue { i8*, i32 (i8*, i32)* } undef, i8* %15, 0 ; [#uses = 1]
  %.dg = insertvalue { i8*, i32 (i8*, i32)* } %16, i32 (i8*, i32)* @_D7kernels16kernel_delegatesUNbNikPiZ3addMFNaNbNiNfiZi, 1 ; [#uses = 1]
  %17 = load i32, i32* %i, align 4                ; [#uses = 1]
  %18 = zext i32 %17 to i64                       ; [#uses = 1]
  %19 = load i32*, i32** %data, align 8           ; [#uses = 1]
  %20 = getelementptr inbounds i32, i32* %19, i64 %18 ; [#uses = 1, type = i32*]
  %21 = load i32, i32* %20, align 4               ; [#uses = 1]
  %22 = call i32 @_D7kernels5applyFNbNiMDFNbNiiZiiZi({ i8*, i32 (i8*, i32)* } %.dg, i32 %21) #2 ; [#uses = 1]
  %23 = load i32, i32* %step, align 4             ; [#uses = 1]
  %24 = mul i32 %22, %23                          ; [#uses = 1]
  store i32 %24, i32* %14, align 4
  ret void
}

; [#uses = 1]
; Function Attrs: uwtable
define i32 @_D7kernels16kernel_delegatesUNbNikPiZ3addMFNaNbNiNfiZi(i8* nonnull %.nest_arg, i32 %v_arg) #2 {
  %v = alloca i32, align 4                        ; [#uses = 2, size/byte = 4]
  store i32 %v_arg, i32* %v, align 4
  %1 = bitcast i8* %.nest_arg to %nest.kernel_delegates* ; [#uses = 1]
  %step = getelementptr inbounds %nest.kernel_delegates, %nest.kernel_delegates* %1, i32 0, i32 0 ; [#uses = 2, type = i32*]
  %2 = load i32, i32* %step, align 4              ; [#uses = 1]
  %3 = add i32 %2, 1                              ; [#uses = 1]
  store i32 %3, i32* %step, align 4
  %4 = load i32, i32* %v, align 4                 ; [#uses = 1]
  %5 = bitcast i8* %.nest_arg to %nest.kernel_delegates* ; [#uses = 1]
  %step1 = getelementptr inbounds %nest.kernel_delegates, %nest.kernel_delegates* %5, i32 0, i32 0 ; [#uses = 1, type = i32*]
  %6 = load i32, i32* %step1, align 4             ; [#uses = 1]
  %7 = add i32 %4, %6                             ; [#uses = 1]
  ret i32 %7
}

; [#uses = 0]
; Function Attrs: uwtable
define amdgpu_kernel void @fixed(i32 %n_arg, i32* %data_arg) #2 {
  %n = alloca i32, align 4                        ; [#uses = 2, size/byte = 4]
  %data = alloca i32*, align 8                    ; [#uses = 8, size/byte = 8]
  %i = alloca i32, align 4                        ; [#uses = 9, size/byte = 4]
  %x = alloca %"kernels.Fixed!12.Fixed", align 4  ; [#uses = 6, size/byte = 4]
  %r = alloca %"kernels.Fixed!12.Fixed", align 4  ; [#uses = 12, size/byte = 4]
  %1 = alloca %"kernels.Fixed!12.Fixed", align 4  ; [#uses = 2, size/byte = 4]
  %.structliteral = alloca %"kernels.Fixed!12.Fixed", align 4 ; [#uses = 2, size/byte = 4]
  %2 = alloca %"kernels.Fixed!12.Fixed", align 4  ; [#uses = 2, size/byte = 4]
  %.structliteral1 = alloca %"kernels.Fixed!12.Fixed", align 4 ; [#uses = 2, size/byte = 4]
  %3 = alloca %"kernels.Fixed!12.Fixed", align 4  ; [#uses = 2, size/byte = 4]
  %4 = alloca %"kernels.Fixed!12.Fixed", align 4  ; [#uses = 2, size/byte = 4]
  %.structliteral2 = alloca %"kernels.Fixed!12.Fixed", align 4 ; [#uses = 2, size/byte = 4]
  %5 = alloca %"kernels.Fixed!12.Fixed", align 4  ; [#uses = 2, size/byte = 4]
  %.structliteral3 = alloca %"kernels.Fixed!12.Fixed", align 4 ; [#uses = 2, size/byte = 4]
  %6 = alloca %"kernels.Fixed!12.Fixed", align 4  ; [#uses = 2, size/byte = 4]
  %7 = alloca %"kernels.Fixed!12.Fixed", align 4  ; [#uses = 2, size/byte = 4]
  %.structliteral4 = alloca %"kernels.Fixed!12.Fixed", align 4 ; [#uses = 2, size/byte = 4]
  %8 = alloca %"kernels.Fixed!12.Fixed", align 4  ; [#uses = 2, size/byte = 4]
  %.structliteral5 = alloca %"kernels.Fixed!12.Fixed", align 4 ; [#uses = 2, size/byte = 4]
  %9 = alloca %"kernels.Fixed!12.Fixed", align 4  ; [#uses = 2, size/byte = 4]
  %10 = alloca %"kernels.Fixed!12.Fixed", align 4 ; [#uses = 2, size/byte = 4]
  %.structliteral6 = alloca %"kernels.Fixed!12.Fixed", align 4 ; [#uses = 2, size/byte = 4]
  %11 = alloca %"kernels.Fixed!12.Fixed", align 4 ; [#uses = 2, size/byte = 4]
  %.structliteral7 = alloca %"kernels.Fixed!12.Fixed", align 4 ; [#uses = 2, size/byte = 4]
  %12 = alloca %"kernels.Fixed!12.Fixed", align 4 ; [#uses = 2, size/byte = 4]
  %13 = alloca %"kernels.Fixed!12.Fixed", align 4 ; [#uses = 2, size/byte = 4]
  %.structliteral8 = alloca %"kernels.Fixed!12.Fixed", align 4 ; [#uses = 2, size/byte = 4]
  %14 = alloca %"kernels.Fixed!12.Fixed", align 4 ; [#uses = 2, size/byte = 4]
  %.structliteral9 = alloca %"kernels.Fixed!12.Fixed", align 4 ; [#uses = 2, size/byte = 4]
  %15 = alloca %"kernels.Fixed!12.Fixed", align 4 ; [#uses = 2, size/byte = 4]
  store i32 %n_arg, i32* %n, align 4
  store i32* %data_arg, i32** %data, align 8
  %16 = call i32 @_D7kernels2idFNbNiZk() #2       ; [#uses = 1]
  store i32 %16, i32* %i, align 4
  %17 = load i32, i32* %i, align 4                ; [#uses = 1]
  %18 = load i32, i32* %n, align 4                ; [#uses = 1]
  %19 = icmp uge i32 %17, %18                     ; [#uses = 1]
  br i1 %19, label %if, label %endif

if:                                               ; preds = %0
  ret void

dummy.afterreturn:                                ; No predecessors!
  br label %endif

endif:                                            ; preds = %dummy.afterreturn, %0
  %20 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %x, i32 0, i32 0 ; [#uses = 1, type = i32*]
  %21 = load i32, i32* %i, align 4                ; [#uses = 1]
  %22 = zext i32 %21 to i64                       ; [#uses = 1]
  %23 = load i32*, i32** %data, align 8           ; [#uses = 1]
  %24 = getelementptr inbounds i32, i32* %23, i64 %22 ; [#uses = 1, type = i32*]
  %25 = load i32, i32* %24, align 4               ; [#uses = 1]
  store i32 %25, i32* %20, align 4
  %26 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %r, i32 0, i32 0 ; [#uses = 1, type = i32*]
  store i32 4096, i32* %26, align 4
  %27 = load %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %x, align 4 ; [#uses = 1]
  %28 = call %"kernels.Fixed!12.Fixed" @_D7kernels__T5FixedVii12ZQm__T8opBinaryHVAyaa1_2aZQuMxUNaNbNiNfSQCk__TQCfVii12ZQCoZQu(%"kernels.Fixed!12.Fixed"* nonnull %r, %"kernels.Fixed!12.Fixed" %27) #5 ; [#uses = 1]
  store %"kernels.Fixed!12.Fixed" %28, %"kernels.Fixed!12.Fixed"* %1, align 4
  %29 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral, i32 0, i32 0 ; [#uses = 1, type = i32*]
  store i32 1024, i32* %29, align 4
  %30 = load %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral, align 4 ; [#uses = 1]
  %31 = call %"kernels.Fixed!12.Fixed" @_D7kernels__T5FixedVii12ZQm__T8opBinaryVAyaa1_2bZQtMxUNaNbNiNfSQCj__TQCeVii12ZQCnZQu(%"kernels.Fixed!12.Fixed"* nonnull %1, %"kernels.Fixed!12.Fixed" %30) #5 ; [#uses = 1]
  store %"kernels.Fixed!12.Fixed" %31, %"kernels.Fixed!12.Fixed"* %2, align 4
  %32 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral1, i32 0, i32 0 ; [#uses = 1, type = i32*]
  %33 = load i32, i32* %i, align 4                ; [#uses = 1]
  %34 = zext i32 %33 to i64                       ; [#uses = 1]
  %35 = load i32*, i32** %data, align 8           ; [#uses = 1]
  %36 = getelementptr inbounds i32, i32* %35, i64 %34 ; [#uses = 1, type = i32*]
  %37 = load i32, i32* %36, align 4               ; [#uses = 1]
  %38 = ashr i32 %37, 1                           ; [#uses = 1]
  store i32 %38, i32* %32, align 4
  %39 = load %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral1, align 4 ; [#uses = 1]
  %40 = call %"kernels.Fixed!12.Fixed" @_D7kernels__T5FixedVii12ZQm__T8opBinaryVAyaa1_2dZQtMxUNaNbNiNfSQCj__TQCeVii12ZQCnZQu(%"kernels.Fixed!12.Fixed"* nonnull %2, %"kernels.Fixed!12.Fixed" %39) #5 ; [#uses = 1]
  store %"kernels.Fixed!12.Fixed" %40, %"kernels.Fixed!12.Fixed"* %3, align 4
  %41 = bitcast %"kernels.Fixed!12.Fixed"* %r to i8* ; [#uses = 1]
  %42 = bitcast %"kernels.Fixed!12.Fixed"* %3 to i8* ; [#uses = 1]
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %41, i8* align 1 %42, i64 4, i1 false)
  %43 = load %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %x, align 4 ; [#uses = 1]
  %44 = call %"kernels.Fixed!12.Fixed" @_D7kernels__T5FixedVii12ZQm__T8opBinaryHVAyaa1_2aZQuMxUNaNbNiNfSQCk__TQCfVii12ZQCoZQu(%"kernels.Fixed!12.Fixed"* nonnull %r, %"kernels.Fixed!12.Fixed" %43) #5 ; [#uses = 1]
  store %"kernels.Fixed!12.Fixed" %44, %"kernels.Fixed!12.Fixed"* %4, align 4
  %45 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral2, i32 0, i32 0 ; [#uses = 1, type = i32*]
  store i32 2048, i32* %45, align 4
  %46 = load %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral2, align 4 ; [#uses = 1]
  %47 = call %"kernels.Fixed!12.Fixed" @_D7kernels__T5FixedVii12ZQm__T8opBinaryVAyaa1_2bZQtMxUNaNbNiNfSQCj__TQCeVii12ZQCnZQu(%"kernels.Fixed!12.Fixed"* nonnull %4, %"kernels.Fixed!12.Fixed" %46) #5 ; [#uses = 1]
  store %"kernels.Fixed!12.Fixed" %47, %"kernels.Fixed!12.Fixed"* %5, align 4
  %48 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral3, i32 0, i32 0 ; [#uses = 1, type = i32*]
  %49 = load i32, i32* %i, align 4                ; [#uses = 1]
  %50 = zext i32 %49 to i64                       ; [#uses = 1]
  %51 = load i32*, i32** %data, align 8           ; [#uses = 1]
  %52 = getelementptr inbounds i32, i32* %51, i64 %50 ; [#uses = 1, type = i32*]
  %53 = load i32, i32* %52, align 4               ; [#uses = 1]
  %54 = ashr i32 %53, 2                           ; [#uses = 1]
  store i32 %54, i32* %48, align 4
  %55 = load %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral3, align 4 ; [#uses = 1]
  %56 = call %"kernels.Fixed!12.Fixed" @_D7kernels__T5FixedVii12ZQm__T8opBinaryVAyaa1_2dZQtMxUNaNbNiNfSQCj__TQCeVii12ZQCnZQu(%"kernels.Fixed!12.Fixed"* nonnull %5, %"kernels.Fixed!12.Fixed" %55) #5 ; [#uses = 1]
  store %"kernels.Fixed!12.Fixed" %56, %"kernels.Fixed!12.Fixed"* %6, align 4
  %57 = bitcast %"kernels.Fixed!12.Fixed"* %r to i8* ; [#uses = 1]
  %58 = bitcast %"kernels.Fixed!12.Fixed"* %6 to i8* ; [#uses = 1]
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %57, i8* align 1 %58, i64 4, i1 false)
  %59 = load %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %x, align 4 ; [#uses = 1]
  %60 = call %"kernels.Fixed!12.Fixed" @_D7kernels__T5FixedVii12ZQm__T8opBinaryHVAyaa1_2aZQuMxUNaNbNiNfSQCk__TQCfVii12ZQCoZQu(%"kernels.Fixed!12.Fixed"* nonnull %r, %"kernels.Fixed!12.Fixed" %59) #5 ; [#uses = 1]
  store %"kernels.Fixed!12.Fixed" %60, %"kernels.Fixed!12.Fixed"* %7, align 4
  %61 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral4, i32 0, i32 0 ; [#uses = 1, type = i32*]
  store i32 3072, i32* %61, align 4
  %62 = load %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral4, align 4 ; [#uses = 1]
  %63 = call %"kernels.Fixed!12.Fixed" @_D7kernels__T5FixedVii12ZQm__T8opBinaryVAyaa1_2bZQtMxUNaNbNiNfSQCj__TQCeVii12ZQCnZQu(%"kernels.Fixed!12.Fixed"* nonnull %7, %"kernels.Fixed!12.Fixed" %62) #5 ; [#uses = 1]
  store %"kernels.Fixed!12.Fixed" %63, %"kernels.Fixed!12.Fixed"* %8, align 4
  %64 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral5, i32 0, i32 0 ; [#uses = 1, type = i32*]
  %65 = load i32, i32* %i, align 4                ; [#uses = 1]
  %66 = zext i32 %65 to i64                       ; [#uses = 1]
  %67 = load i32*, i32** %data, align 8           ; [#uses = 1]
  %68 = getelementptr inbounds i32, i32* %67, i64 %66 ; [#uses = 1, type = i32*]
  %69 = load i32, i32* %68, align 4               ; [#uses = 1]
  %70 = ashr i32 %69, 3                           ; [#uses = 1]
  store i32 %70, i32* %64, align 4
  %71 = load %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral5, align 4 ; [#uses = 1]
  %72 = call %"kernels.Fixed!12.Fixed" @_D7kernels__T5FixedVii12ZQm__T8opBinaryVAyaa1_2dZQtMxUNaNbNiNfSQCj__TQCeVii12ZQCnZQu(%"kernels.Fixed!12.Fixed"* nonnull %8, %"kernels.Fixed!12.Fixed" %71) #5 ; [#uses = 1]
  store %"kernels.Fixed!12.Fixed" %72, %"kernels.Fixed!12.Fixed"* %9, align 4
  %73 = bitcast %"kernels.Fixed!12.Fixed"* %r to i8* ; [#uses = 1]
  %74 = bitcast %"kernels.Fixed!12.Fixed"* %9 to i8* ; [#uses = 1]
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %73, i8* align 1 %74, i64 4, i1 false)
  %75 = load %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %x, align 4 ; [#uses = 1]
  %76 = call %"kernels.Fixed!12.Fixed" @_D7kernels__T5FixedVii12ZQm__T8opBinaryHVAyaa1_2aZQuMxUNaNbNiNfSQCk__TQCfVii12ZQCoZQu(%"kernels.Fixed!12.Fixed"* nonnull %r, %"kernels.Fixed!12.Fixed" %75) #5 ; [#uses = 1]
  store %"kernels.Fixed!12.Fixed" %76, %"kernels.Fixed!12.Fixed"* %10, align 4
  %77 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral6, i32 0, i32 0 ; [#uses = 1, type = i32*]
  store i32 4096, i32* %77, align 4
  %78 = load %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral6, align 4 ; [#uses = 1]
  %79 = call %"kernels.Fixed!12.Fixed" @_D7kernels__T5FixedVii12ZQm__T8opBinaryVAyaa1_2bZQtMxUNaNbNiNfSQCj__TQCeVii12ZQCnZQu(%"kernels.Fixed!12.Fixed"* nonnull %10, %"kernels.Fixed!12.Fixed" %78) #5 ; [#uses = 1]
  store %"kernels.Fixed!12.Fixed" %79, %"kernels.Fixed!12.Fixed"* %11, align 4
  %80 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral7, i32 0, i32 0 ; [#uses = 1, type = i32*]
  %81 = load i32, i32* %i, align 4                ; [#uses = 1]
  %82 = zext i32 %81 to i64                       ; [#uses = 1]
  %83 = load i32*, i32** %data, align 8           ; [#uses = 1]
  %84 = getelementptr inbounds i32, i32* %83, i64 %82 ; [#uses = 1, type = i32*]
  %85 = load i32, i32* %84, align 4               ; [#uses = 1]
  %86 = ashr i32 %85, 4                           ; [#uses = 1]
  store i32 %86, i32* %80, align 4
  %87 = load %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral7, align 4 ; [#uses = 1]
  %88 = call %"kernels.Fixed!12.Fixed" @_D7kernels__T5FixedVii12ZQm__T8opBinaryVAyaa1_2dZQtMxUNaNbNiNfSQCj__TQCeVii12ZQCnZQu(%"kernels.Fixed!12.Fixed"* nonnull %11, %"kernels.Fixed!12.Fixed" %87) #5 ; [#uses = 1]
  store %"kernels.Fixed!12.Fixed" %88, %"kernels.Fixed!12.Fixed"* %12, align 4
  %89 = bitcast %"kernels.Fixed!12.Fixed"* %r to i8* ; [#uses = 1]
  %90 = bitcast %"kernels.Fixed!12.Fixed"* %12 to i8* ; [#uses = 1]
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %89, i8* align 1 %90, i64 4, i1 false)
  %91 = load %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %x, align 4 ; [#uses = 1]
  %92 = call %"kernels.Fixed!12.Fixed" @_D7kernels__T5FixedVii12ZQm__T8opBinaryHVAyaa1_2aZQuMxUNaNbNiNfSQCk__TQCfVii12ZQCoZQu(%"kernels.Fixed!12.Fixed"* nonnull %r, %"kernels.Fixed!12.Fixed" %91) #5 ; [#uses = 1]
  store %"kernels.Fixed!12.Fixed" %92, %"kernels.Fixed!12.Fixed"* %13, align 4
  %93 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral8, i32 0, i32 0 ; [#uses = 1, type = i32*]
  store i32 5120, i32* %93, align 4
  %94 = load %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral8, align 4 ; [#uses = 1]
  %95 = call %"kernels.Fixed!12.Fixed" @_D7kernels__T5FixedVii12ZQm__T8opBinaryVAyaa1_2bZQtMxUNaNbNiNfSQCj__TQCeVii12ZQCnZQu(%"kernels.Fixed!12.Fixed"* nonnull %13, %"kernels.Fixed!12.Fixed" %94) #5 ; [#uses = 1]
  store %"kernels.Fixed!12.Fixed" %95, %"kernels.Fixed!12.Fixed"* %14, align 4
  %96 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral9, i32 0, i32 0 ; [#uses = 1, type = i32*]
  %97 = load i32, i32* %i, align 4                ; [#uses = 1]
  %98 = zext i32 %97 to i64                       ; [#uses = 1]
  %99 = load i32*, i32** %data, align 8           ; [#uses = 1]
  %100 = getelementptr inbounds i32, i32* %99, i64 %98 ; [#uses = 1, type = i32*]
  %101 = load i32, i32* %100, align 4             ; [#uses = 1]
  %102 = ashr i32 %101, 5                         ; [#uses = 1]
  store i32 %102, i32* %96, align 4
  %103 = load %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral9, align 4 ; [#uses = 1]
  %104 = call %"kernels.Fixed!12.Fixed" @_D7kernels__T5FixedVii12ZQm__T8opBinaryVAyaa1_2dZQtMxUNaNbNiNfSQCj__TQCeVii12ZQCnZQu(%"kernels.Fixed!12.Fixed"* nonnull %14, %"kernels.Fixed!12.Fixed" %103) #5 ; [#uses = 1]
  store %"kernels.Fixed!12.Fixed" %104, %"kernels.Fixed!12.Fixed"* %15, align 4
  %105 = bitcast %"kernels.Fixed!12.Fixed"* %r to i8* ; [#uses = 1]
  %106 = bitcast %"kernels.Fixed!12.Fixed"* %15 to i8* ; [#uses = 1]
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %105, i8* align 1 %106, i64 4, i1 false)
  %107 = load i32, i32* %i, align 4               ; [#uses = 1]
  %108 = zext i32 %107 to i64                     ; [#uses = 1]
  %109 = load i32*, i32** %data, align 8          ; [#uses = 1]
  %110 = getelementptr inbounds i32, i32* %109, i64 %108 ; [#uses = 1, type = i32*]
  %111 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %r, i32 0, i32 0 ; [#uses = 1, type = i32*]
  %112 = load i32, i32* %111, align 4             ; [#uses = 1]
  store i32 %112, i32* %110, align 4
  ret void
}

; [#uses = 5]
; Function Attrs: uwtable
define weak_odr %"kernels.Fixed!12.Fixed" @_D7kernels__T5FixedVii12ZQm__T8opBinaryHVAyaa1_2aZQuMxUNaNbNiNfSQCk__TQCfVii12ZQCoZQu(%"kernels.Fixed!12.Fixed"* nonnull %.this_arg, %"kernels.Fixed!12.Fixed" %o_arg) #2 {
  %o = alloca %"kernels.Fixed!12.Fixed", align 4  ; [#uses = 2, size/byte = 4]
  %.structliteral = alloca %"kernels.Fixed!12.Fixed", align 4 ; [#uses = 2, size/byte = 4]
  store %"kernels.Fixed!12.Fixed" %o_arg, %"kernels.Fixed!12.Fixed"* %o, align 4
  %1 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral, i32 0, i32 0 ; [#uses = 1, type = i32*]
  %2 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.this_arg, i32 0, i32 0 ; [#uses = 1, type = i32*]
  %3 = load i32, i32* %2, align 4                 ; [#uses = 1]
  %4 = sext i32 %3 to i64                         ; [#uses = 1]
  %5 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %o, i32 0, i32 0 ; [#uses = 1, type = i32*]
  %6 = load i32, i32* %5, align 4                 ; [#uses = 1]
  %7 = sext i32 %6 to i64                         ; [#uses = 1]
  %8 = mul i64 %4, %7                             ; [#uses = 1]
  %9 = sext i32 12 to i64                         ; [#uses = 1]
  %10 = ashr i64 %8, %9                           ; [#uses = 1]
  %11 = trunc i64 %10 to i32                      ; [#uses = 1]
  store i32 %11, i32* %1, align 4
  %12 = load %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral, align 4 ; [#uses = 1]
  ret %"kernels.Fixed!12.Fixed" %12
}

; [#uses = 5]
; Function Attrs: uwtable
define weak_odr %"kernels.Fixed!12.Fixed" @_D7kernels__T5FixedVii12ZQm__T8opBinaryVAyaa1_2bZQtMxUNaNbNiNfSQCj__TQCeVii12ZQCnZQu(%"kernels.Fixed!12.Fixed"* nonnull %.this_arg, %"kernels.Fixed!12.Fixed" %o_arg) #2 {
  %o = alloca %"kernels.Fixed!12.Fixed", align 4  ; [#uses = 2, size/byte = 4]
  %.structliteral = alloca %"kernels.Fixed!12.Fixed", align 4 ; [#uses = 2, size/byte = 4]
  store %"kernels.Fixed!12.Fixed" %o_arg, %"kernels.Fixed!12.Fixed"* %o, align 4
  %1 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral, i32 0, i32 0 ; [#uses = 1, type = i32*]
  %2 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.this_arg, i32 0, i32 0 ; [#uses = 1, type = i32*]
  %3 = load i32, i32* %2, align 4                 ; [#uses = 1]
  %4 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %o, i32 0, i32 0 ; [#uses = 1, type = i32*]
  %5 = load i32, i32* %4, align 4                 ; [#uses = 1]
  %6 = add i32 %3, %5                             ; [#uses = 1]
  store i32 %6, i32* %1, align 4
  %7 = load %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral, align 4 ; [#uses = 1]
  ret %"kernels.Fixed!12.Fixed" %7
}

; [#uses = 5]
; Function Attrs: uwtable
define weak_odr %"kernels.Fixed!12.Fixed" @_D7kernels__T5FixedVii12ZQm__T8opBinaryVAyaa1_2dZQtMxUNaNbNiNfSQCj__TQCeVii12ZQCnZQu(%"kernels.Fixed!12.Fixed"* nonnull %.this_arg, %"kernels.Fixed!12.Fixed" %o_arg) #2 {
  %o = alloca %"kernels.Fixed!12.Fixed", align 4  ; [#uses = 2, size/byte = 4]
  %.structliteral = alloca %"kernels.Fixed!12.Fixed", align 4 ; [#uses = 2, size/byte = 4]
  store %"kernels.Fixed!12.Fixed" %o_arg, %"kernels.Fixed!12.Fixed"* %o, align 4
  %1 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral, i32 0, i32 0 ; [#uses = 1, type = i32*]
  %2 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.this_arg, i32 0, i32 0 ; [#uses = 1, type = i32*]
  %3 = load i32, i32* %2, align 4                 ; [#uses = 1]
  %4 = getelementptr inbounds %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %o, i32 0, i32 0 ; [#uses = 1, type = i32*]
  %5 = load i32, i32* %4, align 4                 ; [#uses = 1]
  %6 = sub i32 %3, %5                             ; [#uses = 1]
  store i32 %6, i32* %1, align 4
  %7 = load %"kernels.Fixed!12.Fixed", %"kernels.Fixed!12.Fixed"* %.structliteral, align 4 ; [#uses = 1]
  ret %"kernels.Fixed!12.Fixed" %7
}

; [#uses = 0]
; Function Attrs: uwtable
define amdgpu_kernel void @sorting(i32 %n_arg, i32* %data_arg) #2 {
  %n = alloca i32, align 4                        ; [#uses = 2, size/byte = 4]
  %data = alloca i32*, align 8                    ; [#uses = 2, size/byte = 8]
  %i = alloca i32, align 4                        ; [#uses = 4, size/byte = 4]
  %a = alloca { i64, i32* }, align 8              ; [#uses = 13, size/byte = 16]
  %gap = alloca i64, align 8                      ; [#uses = 9, size/byte = 8]
  %__key25 = alloca i64, align 8                  ; [#uses = 5, size/byte = 8]
  %__limit26 = alloca i64, align 8                ; [#uses = 2, size/byte = 8]
  %j = alloca i64, align 8                        ; [#uses = 4, size/byte = 8]
  %t = alloca i32, align 4                        ; [#uses = 3, size/byte = 4]
  %k = alloca i64, align 8                        ; [#uses = 10, size/byte = 8]
  store i32 %n_arg, i32* %n, align 4
  store i32* %data_arg, i32** %data, align 8
  %1 = call i32 @_D7kernels2idFNbNiZk() #2        ; [#uses = 1]
  store i32 %1, i32* %i, align 4
  %2 = load i32, i32* %i, align 4                 ; [#uses = 1]
  %3 = load i32, i32* %n, align 4                 ; [#uses = 1]
  %4 = icmp uge i32 %2, %3                        ; [#uses = 1]
  br i1 %4, label %if, label %endif

if:                                               ; preds = %0
  ret void

dummy.afterreturn:                                ; No predecessors!
  br label %endif

endif:                                            ; preds = %dummy.afterreturn, %0
  %5 = load i32, i32* %i, align 4                 ; [#uses = 1]
  %6 = mul i32 %5, 8                              ; [#uses = 1]
  %7 = zext i32 %6 to i64                         ; [#uses = 3]
  %8 = load i32, i32* %i, align 4                 ; [#uses = 1]
  %9 = mul i32 %8, 8                              ; [#uses = 1]
  %10 = add i32 %9, 8                             ; [#uses = 1]
  %11 = zext i32 %10 to i64                       ; [#uses = 2]
  %bounds.cmp.lo = icmp ule i64 %7, %11           ; [#uses = 1]
  br i1 %bounds.cmp.lo, label %bounds.ok, label %bounds.fail

bounds.ok:                                        ; preds = %endif
  %12 = load i32*, i32** %data, align 8           ; [#uses = 1]
  %lowerbound = getelementptr inbounds i32, i32* %12, i64 %7 ; [#uses = 2, type = i32*]
  %13 = sub i64 %11, %7                           ; [#uses = 2]
  %14 = insertvalue { i64, i32* } undef, i64 %13, 0 ; [#uses = 1]
  %15 = insertvalue { i64, i32* } %14, i32* %lowerbound, 1 ; [#uses = 0]
  %16 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %a, i32 0, i32 0 ; [#uses = 1, type = i64*]
  store i64 %13, i64* %16, align 8
  %17 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %a, i32 0, i32 1 ; [#uses = 1, type = i32**]
  store i32* %lowerbound, i32** %17, align 8
  store i64 4, i64* %gap, align 8
  br label %forcond

forcond:                                          ; preds = %forinc, %bounds.ok
  %18 = load i64, i64* %gap, align 8              ; [#uses = 1]
  %19 = icmp ugt i64 %18, 0                       ; [#uses = 1]
  br i1 %19, label %forbody, label %endfor

forbody:                                          ; preds = %forcond
  %20 = load i64, i64* %gap, align 8              ; [#uses = 1]
  store i64 %20, i64* %__key25, align 8
  %21 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %a, i32 0, i32 0 ; [#uses = 1, type = i64*]
  %.len = load i64, i64* %21, align 8             ; [#uses = 1]
  store i64 %.len, i64* %__limit26, align 8
  br label %forcond1

forcond1:                                         ; preds = %forinc3, %forbody
  %22 = load i64, i64* %__key25, align 8          ; [#uses = 1]
  %23 = load i64, i64* %__limit26, align 8        ; [#uses = 1]
  %24 = icmp ult i64 %22, %23                     ; [#uses = 1]
  br i1 %24, label %forbody2, label %endfor4

forbody2:                                         ; preds = %forcond1
  %25 = load i64, i64* %__key25, align 8          ; [#uses = 1]
  store i64 %25, i64* %j, align 8
  %26 = load i64, i64* %j, align 8                ; [#uses = 1]
  %27 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %a, i32 0, i32 0 ; [#uses = 1, type = i64*]
  %.len5 = load i64, i64* %27, align 8            ; [#uses = 1]
  %bounds.cmp = icmp ult i64 %26, %.len5          ; [#uses = 1]
  br i1 %bounds.cmp, label %bounds.ok6, label %bounds.fail7

bounds.ok6:                                       ; preds = %forbody2
  %28 = load i64, i64* %j, align 8                ; [#uses = 1]
  %29 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %a, i32 0, i32 1 ; [#uses = 1, type = i32**]
  %.ptr = load i32*, i32** %29, align 8           ; [#uses = 1]
  %30 = getelementptr inbounds i32, i32* %.ptr, i64 %28 ; [#uses = 1, type = i32*]
  %31 = load i32, i32* %30, align 4               ; [#uses = 1]
  store i32 %31, i32* %t, align 4
  %32 = load i64, i64* %j, align 8                ; [#uses = 1]
  store i64 %32, i64* %k, align 8
  br label %forcond8

forcond8:                                         ; preds = %forinc10, %bounds.ok6
  %33 = load i64, i64* %k, align 8                ; [#uses = 1]
  %34 = load i64, i64* %gap, align 8              ; [#uses = 1]
  %35 = icmp uge i64 %33, %34                     ; [#uses = 1]
  br i1 %35, label %andand, label %andandend

andand:                                           ; preds = %forcond8
  %36 = load i64, i64* %k, align 8                ; [#uses = 1]
  %37 = load i64, i64* %gap, align 8              ; [#uses = 1]
  %38 = sub i64 %36, %37                          ; [#uses = 2]
  %39 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %a, i32 0, i32 0 ; [#uses = 1, type = i64*]
  %.len12 = load i64, i64* %39, align 8           ; [#uses = 1]
  %bounds.cmp13 = icmp ult i64 %38, %.len12       ; [#uses = 1]
  br i1 %bounds.cmp13, label %bounds.ok14, label %bounds.fail15

bounds.ok14:                                      ; preds = %andand
  %40 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %a, i32 0, i32 1 ; [#uses = 1, type = i32**]
  %.ptr16 = load i32*, i32** %40, align 8         ; [#uses = 1]
  %41 = getelementptr inbounds i32, i32* %.ptr16, i64 %38 ; [#uses = 1, type = i32*]
  %42 = load i32, i32* %41, align 4               ; [#uses = 1]
  %43 = load i32, i32* %t, align 4                ; [#uses = 1]
  %44 = icmp sgt i32 %42, %43                     ; [#uses = 1]
  br label %andandend

bounds.fail15:                                    ; preds = %andand
  call void @__assert(i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i32 0, i32 0), i32 112) #2
  unreachable

andandend:                                        ; preds = %bounds.ok14, %forcond8
  %andandval = phi i1 [ false, %forcond8 ], [ %44, %bounds.ok14 ] ; [#uses = 1, type = i1]
  br i1 %andandval, label %forbody9, label %endfor11

forbody9:                                         ; preds = %andandend
  %45 = load i64, i64* %k, align 8                ; [#uses = 1]
  %46 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %a, i32 0, i32 0 ; [#uses = 1, type = i64*]
  %.len17 = load i64, i64* %46, align 8           ; [#uses = 1]
  %bounds.cmp18 = icmp ult i64 %45, %.len17       ; [#uses = 1]
  br i1 %bounds.cmp18, label %bounds.ok19, label %bounds.fail20

bounds.ok19:                                      ; preds = %forbody9
  %47 = load i64, i64* %k, align 8                ; [#uses = 1]
  %48 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %a, i32 0, i32 1 ; [#uses = 1, type = i32**]
  %.ptr21 = load i32*, i32** %48, align 8         ; [#uses = 1]
  %49 = getelementptr inbounds i32, i32* %.ptr21, i64 %47 ; [#uses = 1, type = i32*]
  %50 = load i64, i64* %k, align 8                ; [#uses = 1]
  %51 = load i64, i64* %gap, align 8              ; [#uses = 1]
  %52 = sub i64 %50, %51                          ; [#uses = 2]
  %53 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %a, i32 0, i32 0 ; [#uses = 1, type = i64*]
  %.len22 = load i64, i64* %53, align 8           ; [#uses = 1]
  %bounds.cmp23 = icmp ult i64 %52, %.len22       ; [#uses = 1]
  br i1 %bounds.cmp23, label %bounds.ok24, label %bounds.fail25

bounds.ok24:                                      ; preds = %bounds.ok19
  %54 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %a, i32 0, i32 1 ; [#uses = 1, type = i32**]
  %.ptr26 = load i32*, i32** %54, align 8         ; [#uses = 1]
  %55 = getelementptr inbounds i32, i32* %.ptr26, i64 %52 ; [#uses = 1, type = i32*]
  %56 = load i32, i32* %55, align 4               ; [#uses = 1]
  store i32 %56, i32* %49, align 4
  br label %forinc10

bounds.fail25:                                    ; preds = %bounds.ok19
  call void @__assert(i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i32 0, i32 0), i32 112) #2
  unreachable

bounds.fail20:                                    ; preds = %forbody9
  call void @__assert(i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i32 0, i32 0), i32 112) #2
  unreachable

forinc10:                                         ; preds = %bounds.ok24
  %57 = load i64, i64* %gap, align 8              ; [#uses = 1]
  %58 = load i64, i64* %k, align 8                ; [#uses = 1]
  %59 = sub i64 %58, %57                          ; [#uses = 1]
  store i64 %59, i64* %k, align 8
  br label %forcond8

endfor11:                                         ; preds = %andandend
  %60 = load i64, i64* %k, align 8                ; [#uses = 1]
  %61 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %a, i32 0, i32 0 ; [#uses = 1, type = i64*]
  %.len27 = load i64, i64* %61, align 8           ; [#uses = 1]
  %bounds.cmp28 = icmp ult i64 %60, %.len27       ; [#uses = 1]
  br i1 %bounds.cmp28, label %bounds.ok29, label %bounds.fail30

bounds.ok29:                                      ; preds = %endfor11
  %62 = load i64, i64* %k, align 8                ; [#uses = 1]
  %63 = getelementptr inbounds { i64, i32* }, { i64, i32* }* %a, i32 0, i32 1 ; [#uses = 1, type = i32**]
  %.ptr31 = load i32*, i32** %63, align 8         ; [#uses = 1]
  %64 = getelementptr inbounds i32, i32* %.ptr31, i64 %62 ; [#uses = 1, type = i32*]
  %65 = load i32, i32* %t, align 4                ; [#uses = 1]
  store i32 %65, i32* %64, align 4
  br label %forinc3

bounds.fail30:                                    ; preds = %endfor11
  call void @__assert(i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i32 0, i32 0), i32 113) #2
  unreachable

bounds.fail7:                                     ; preds = %forbody2
  call void @__assert(i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i32 0, i32 0), i32 110) #2
  unreachable

forinc3:                                          ; preds = %bounds.ok29
  %66 = load i64, i64* %__key25, align 8          ; [#uses = 1]
  %67 = add i64 %66, 1                            ; [#uses = 1]
  store i64 %67, i64* %__key25, align 8
  br label %forcond1

endfor4:                                          ; preds = %forcond1
  br label %forinc

forinc:                                           ; preds = %endfor4
  %68 = load i64, i64* %gap, align 8              ; [#uses = 1]
  %69 = udiv i64 %68, 2                           ; [#uses = 1]
  store i64 %69, i64* %gap, align 8
  br label %forcond

endfor:                                           ; preds = %forcond
  ret void

bounds.fail:                                      ; preds = %endif
  call void @__assert(i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i32 0, i32 0), i32 107) #2
  unreachable
}

; [#uses = 0]
; Function Attrs: uwtable
define amdgpu_kernel void @longs(i32 %n_arg, i64* %data_arg) #2 {
  %n = alloca i32, align 4                        ; [#uses = 2, size/byte = 4]
  %data = alloca i64*, align 8                    ; [#uses = 11, size/byte = 8]
  %i = alloca i32, align 4                        ; [#uses = 12, size/byte = 4]
  store i32 %n_arg, i32* %n, align 4
  store i64* %data_arg, i64** %data, align 8
  %1 = call i32 @_D7kernels2idFNbNiZk() #2        ; [#uses = 1]
  store i32 %1, i32* %i, align 4
  %2 = load i32, i32* %i, align 4                 ; [#uses = 1]
  %3 = load i32, i32* %n, align 4                 ; [#uses = 1]
  %4 = icmp uge i32 %2, %3                        ; [#uses = 1]
  br i1 %4, label %if, label %endif

if:                                               ; preds = %0
  ret void

dummy.afterreturn:                                ; No predecessors!
  br label %endif

endif:                                            ; preds = %dummy.afterreturn, %0
  %5 = load i32, i32* %i, align 4                 ; [#uses = 1]
  %6 = zext i32 %5 to i64                         ; [#uses = 1]
  %7 = load i64*, i64** %data, align 8            ; [#uses = 1]
  %8 = getelementptr inbounds i64, i64* %7, i64 %6 ; [#uses = 1, type = i64*]
  %9 = load i64, i64* %8, align 8                 ; [#uses = 1]
  %10 = urem i64 %9, 4                            ; [#uses = 1]
  switch i64 %10, label %defaultcntr [
    i64 0, label %casecntr
    i64 1, label %casecntr7
    i64 2, label %casecntr8
    i64 3, label %casecntr9
  ]

switchbody:                                       ; No predecessors!
  br label %case

casecntr:                                         ; preds = %endif
  br label %case

case:                                             ; preds = %casecntr, %switchbody
  %11 = load i32, i32* %i, align 4                ; [#uses = 1]
  %12 = zext i32 %11 to i64                       ; [#uses = 1]
  %13 = load i64*, i64** %data, align 8           ; [#uses = 1]
  %14 = getelementptr inbounds i64, i64* %13, i64 %12 ; [#uses = 1, type = i64*]
  %15 = load i32, i32* %i, align 4                ; [#uses = 1]
  %16 = zext i32 %15 to i64                       ; [#uses = 1]
  %17 = load i64*, i64** %data, align 8           ; [#uses = 1]
  %18 = getelementptr inbounds i64, i64* %17, i64 %16 ; [#uses = 1, type = i64*]
  %19 = load i64, i64* %18, align 8               ; [#uses = 1]
  %20 = udiv i64 %19, 1000003                     ; [#uses = 1]
  store i64 %20, i64* %14, align 8
  br label %switchend

afterbreak:                                       ; No predecessors!
  br label %case1

casecntr7:                                        ; preds = %endif
  br label %case1

case1:                                            ; preds = %casecntr7, %afterbreak
  %21 = load i32, i32* %i, align 4                ; [#uses = 1]
  %22 = zext i32 %21 to i64                       ; [#uses = 1]
  %23 = load i64*, i64** %data, align 8           ; [#uses = 1]
  %24 = getelementptr inbounds i64, i64* %23, i64 %22 ; [#uses = 1, type = i64*]
  %25 = load i32, i32* %i, align 4                ; [#uses = 1]
  %26 = zext i32 %25 to i64                       ; [#uses = 1]
  %27 = load i64*, i64** %data, align 8           ; [#uses = 1]
  %28 = getelementptr inbounds i64, i64* %27, i64 %26 ; [#uses = 1, type = i64*]
  %29 = load i64, i64* %28, align 8               ; [#uses = 1]
  %30 = uitofp i64 %29 to double                  ; [#uses = 1]
  %31 = fmul double %30, 1.500000e+00             ; [#uses = 1]
  %32 = fptoui double %31 to i64                  ; [#uses = 1]
  store i64 %32, i64* %24, align 8
  br label %switchend

afterbreak2:                                      ; No predecessors!
  br label %case3

casecntr8:                                        ; preds = %endif
  br label %case3

case3:                                            ; preds = %casecntr8, %afterbreak2
  %33 = load i32, i32* %i, align 4                ; [#uses = 1]
  %34 = zext i32 %33 to i64                       ; [#uses = 1]
  %35 = load i64*, i64** %data, align 8           ; [#uses = 1]
  %36 = getelementptr inbounds i64, i64* %35, i64 %34 ; [#uses = 1, type = i64*]
  %37 = load i32, i32* %i, align 4                ; [#uses = 1]
  %38 = zext i32 %37 to i64                       ; [#uses = 1]
  %39 = load i64*, i64** %data, align 8           ; [#uses = 1]
  %40 = getelementptr inbounds i64, i64* %39, i64 %38 ; [#uses = 1, type = i64*]
  %41 = load i64, i64* %40, align 8               ; [#uses = 1]
  %42 = sext i32 3 to i64                         ; [#uses = 1]
  %43 = lshr i64 %41, %42                         ; [#uses = 1]
  %44 = load i32, i32* %i, align 4                ; [#uses = 1]
  %45 = zext i32 %44 to i64                       ; [#uses = 1]
  %46 = load i64*, i64** %data, align 8           ; [#uses = 1]
  %47 = getelementptr inbounds i64, i64* %46, i64 %45 ; [#uses = 1, type = i64*]
  %48 = load i64, i64* %47, align 8               ; [#uses = 1]
  %49 = sext i32 61 to i64                        ; [#uses = 1]
  %50 = shl i64 %48, %49                          ; [#uses = 1]
  %51 = or i64 %43, %50                           ; [#uses = 1]
  store i64 %51, i64* %36, align 8
  br label %switchend

afterbreak4:                                      ; No predecessors!
  br label %case5

casecntr9:                                        ; preds = %endif
  br label %case5

case5:                                            ; preds = %casecntr9, %afterbreak4
  %52 = load i32, i32* %i, align 4                ; [#uses = 1]
  %53 = zext i32 %52 to i64                       ; [#uses = 1]
  %54 = load i64*, i64** %data, align 8           ; [#uses = 1]
  %55 = getelementptr inbounds i64, i64* %54, i64 %53 ; [#uses = 1, type = i64*]
  %56 = load i32, i32* %i, align 4                ; [#uses = 1]
  %57 = zext i32 %56 to i64                       ; [#uses = 1]
  %58 = load i64*, i64** %data, align 8           ; [#uses = 1]
  %59 = getelementptr inbounds i64, i64* %58, i64 %57 ; [#uses = 1, type = i64*]
  %60 = load i64, i64* %59, align 8               ; [#uses = 1]
  %61 = srem i64 %60, -77                         ; [#uses = 1]
  store i64 %61, i64* %55, align 8
  br label %switchend

afterbreak6:                                      ; No predecessors!
  br label %default

defaultcntr:                                      ; preds = %endif
  br label %default

default:                                          ; preds = %defaultcntr, %afterbreak6
  br i1 false, label %assertPassed, label %assertFailed

assertPassed:                                     ; preds = %default
  br label %switchend

assertFailed:                                     ; preds = %default
  call void @__assert(i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i32 0, i32 0), i32 0) #2
  unreachable

switchend:                                        ; preds = %assertPassed, %case5, %case3, %case1, %case
  ret void
}

; [#uses = 1]
; Function Attrs: uwtable
define linkonce_odr hidden i32 @_D7kernels12kernel_foldsUNbNikPxiPiZ__T9__lambda6TiTxiTmZQsFNaNbNiNfiximZi(i32 %a_arg, i32 %v_arg, i64 %k_arg) #2 {
  %a = alloca i32, align 4                        ; [#uses = 2, size/byte = 4]
  %v = alloca i32, align 4                        ; [#uses = 2, size/byte = 4]
  %k = alloca i64, align 8                        ; [#uses = 2, size/byte = 8]
  store i32 %a_arg, i32* %a, align 4
  store i32 %v_arg, i32* %v, align 4
  store i64 %k_arg, i64* %k, align 8
  %1 = load i32, i32* %a, align 4                 ; [#uses = 1]
  %2 = mul i32 %1, 31                             ; [#uses = 1]
  %3 = load i32, i32* %v, align 4                 ; [#uses = 1]
  %4 = load i64, i64* %k, align 8                 ; [#uses = 1]
  %5 = trunc i64 %4 to i32                        ; [#uses = 1]
  %6 = xor i32 %3, %5                             ; [#uses = 1]
  %7 = add i32 %2, %6                             ; [#uses = 1]
  ret i32 %7
}

; [#uses = 1]
; Function Attrs: uwtable
define linkonce_odr hidden i32 @_D7kernels12kernel_foldsUNbNikPxiPiZ__T9__lambda7TiTxiTmZQsFNaNbNiNfiximZi(i32 %a_arg, i32 %v_arg, i64 %k_arg) #2 {
  %a = alloca i32, align 4                        ; [#uses = 3, size/byte = 4]
  %v = alloca i32, align 4                        ; [#uses = 3, size/byte = 4]
  %k = alloca i64, align 8                        ; [#uses = 1, size/byte = 8]
  %condtmp = alloca i32*, align 8                 ; [#uses = 4, size/byte = 8]
  store i32 %a_arg, i32* %a, align 4
  store i32 %v_arg, i32* %v, align 4
  store i64 %k_arg, i64* %k, align 8
  %1 = load i32, i32* %a, align 4                 ; [#uses = 1]
  %2 = load i32, i32* %v, align 4                 ; [#uses = 1]
  %3 = icmp sgt i32 %1, %2                        ; [#uses = 1]
  br i1 %3, label %condtrue, label %condfalse

condtrue:                                         ; preds = %0
  store i32* %a, i32** %condtmp, align 8
  br label %condend

condfalse:                                        ; preds = %0
  store i32* %v, i32** %condtmp, align 8
  br label %condend

condend:                                          ; preds = %condfalse, %condtrue
  %4 = load i32*, i32** %condtmp, align 8         ; [#uses = 1]
  %5 = load i32, i32* %4, align 4                 ; [#uses = 0]
  %6 = load i32*, i32** %condtmp, align 8         ; [#uses = 1]
  %7 = load i32, i32* %6, align 4                 ; [#uses = 1]
  ret i32 %7
}

attributes #0 = { nounwind readnone speculatable willreturn "frame-pointer"="all" }
attributes #1 = { cold noreturn nounwind "frame-pointer"="all" }
attributes #2 = { uwtable "frame-pointer"="all" }
attributes #3 = { argmemonly nofree nounwind willreturn writeonly }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { "frame-pointer"="all" }

!llvm.ident = !{!0}

!0 = !{!"ldc version 1.30.0"}
