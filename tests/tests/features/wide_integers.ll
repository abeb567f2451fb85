; processors gfx906 gfx90a
; Integers of more than 128 bits.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @arith_129(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %wa = load i136, ptr addrspace(1) %pa, align 8
  %a = trunc i136 %wa to i129
  %pb = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 24
  %wb = load i136, ptr addrspace(1) %pb, align 8
  %b = trunc i136 %wb to i129
  %pc = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 48
  %wc = load i136, ptr addrspace(1) %pc, align 8
  %c = trunc i136 %wc to i129
  %s = add i129 %a, %b
  %d = sub i129 %s, %c
  %m = mul i129 %d, %b
  %x = xor i129 %m, %c
  %n = and i129 %x, -13
  %r = or i129 %n, 1000
  %q = getelementptr [48 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i129 %m, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store i129 %r, ptr addrspace(1) %q1, align 8
  ret void
}

define amdgpu_kernel void @shifts_129(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %wa = load i136, ptr addrspace(1) %pa, align 8
  %a = trunc i136 %wa to i129
  %pb = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 24
  %wb = load i136, ptr addrspace(1) %pb, align 8
  %b = trunc i136 %wb to i129
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 4
  %sh = zext i32 %sh64 to i129
  %l = shl i129 %a, %sh
  %r = lshr i129 %a, %sh
  %s = ashr i129 %a, %sh
  %k = ashr i129 %b, 77
  %j = shl i129 %b, 128
  %q = getelementptr [120 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i129 %l, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store i129 %r, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 48
  store i129 %s, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 72
  store i129 %k, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 96
  store i129 %j, ptr addrspace(1) %q4, align 8
  ret void
}

define amdgpu_kernel void @udivrem_129(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %wa = load i136, ptr addrspace(1) %pa, align 8
  %a = trunc i136 %wa to i129
  %pb = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 24
  %wb = load i136, ptr addrspace(1) %pb, align 8
  %b = trunc i136 %wb to i129
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 4
  %sh = zext i32 %sh64 to i129
  %y = lshr i129 %b, %sh
  %y1 = or i129 %y, 1
  %d = udiv i129 %a, %y1
  %r = urem i129 %a, %y1
  %k = udiv i129 %a, 4096
  %j = urem i129 %a, 4096
  %q = getelementptr [96 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i129 %d, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store i129 %r, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 48
  store i129 %k, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 72
  store i129 %j, ptr addrspace(1) %q3, align 8
  ret void
}

define amdgpu_kernel void @sdivrem_129(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %wa = load i136, ptr addrspace(1) %pa, align 8
  %a = trunc i136 %wa to i129
  %pb = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 24
  %wb = load i136, ptr addrspace(1) %pb, align 8
  %b = trunc i136 %wb to i129
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 4
  %sh = zext i32 %sh64 to i129
  %y = lshr i129 %b, %sh
  %y1 = or i129 %y, 1
  %yy = ashr i129 %b, %sh
  %y2 = or i129 %yy, 1
  %d = sdiv i129 %a, %y2
  %r = srem i129 %a, %y2
  %q = getelementptr [48 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i129 %d, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store i129 %r, ptr addrspace(1) %q1, align 8
  ret void
}

define amdgpu_kernel void @compare_129(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %wa = load i136, ptr addrspace(1) %pa, align 8
  %a = trunc i136 %wa to i129
  %pb = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 24
  %wb = load i136, ptr addrspace(1) %pb, align 8
  %b = trunc i136 %wb to i129
  %even32 = and i32 %i, 3
  %even = icmp eq i32 %even32, 0
  %bb = select i1 %even, i129 %a, i129 %b
  %a2 = add i129 %a, 1
  %near = icmp eq i32 %even32, 1
  %bc = select i1 %near, i129 %a2, i129 %bb
  %c0 = icmp eq i129 %a, %bc
  %z0 = zext i1 %c0 to i32
  %h0 = shl i32 %z0, 0
  %o0 = or i32 0, %h0
  %c1 = icmp ne i129 %a, %bc
  %z1 = zext i1 %c1 to i32
  %h1 = shl i32 %z1, 1
  %o1 = or i32 %o0, %h1
  %c2 = icmp ugt i129 %a, %bc
  %z2 = zext i1 %c2 to i32
  %h2 = shl i32 %z2, 2
  %o2 = or i32 %o1, %h2
  %c3 = icmp uge i129 %a, %bc
  %z3 = zext i1 %c3 to i32
  %h3 = shl i32 %z3, 3
  %o3 = or i32 %o2, %h3
  %c4 = icmp ult i129 %a, %bc
  %z4 = zext i1 %c4 to i32
  %h4 = shl i32 %z4, 4
  %o4 = or i32 %o3, %h4
  %c5 = icmp ule i129 %a, %bc
  %z5 = zext i1 %c5 to i32
  %h5 = shl i32 %z5, 5
  %o5 = or i32 %o4, %h5
  %c6 = icmp sgt i129 %a, %bc
  %z6 = zext i1 %c6 to i32
  %h6 = shl i32 %z6, 6
  %o6 = or i32 %o5, %h6
  %c7 = icmp sge i129 %a, %bc
  %z7 = zext i1 %c7 to i32
  %h7 = shl i32 %z7, 7
  %o7 = or i32 %o6, %h7
  %c8 = icmp slt i129 %a, %bc
  %z8 = zext i1 %c8 to i32
  %h8 = shl i32 %z8, 8
  %o8 = or i32 %o7, %h8
  %c9 = icmp sle i129 %a, %bc
  %z9 = zext i1 %c9 to i32
  %h9 = shl i32 %z9, 9
  %o9 = or i32 %o8, %h9
  %smax = call i129 @llvm.smax.i129(i129 %a, i129 %bc)
  %smin = call i129 @llvm.smin.i129(i129 %a, i129 %bc)
  %umax = call i129 @llvm.umax.i129(i129 %a, i129 %bc)
  %umin = call i129 @llvm.umin.i129(i129 %a, i129 %bc)
  %q = getelementptr [104 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i32 %o9, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 8
  store i129 %smax, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 32
  store i129 %smin, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 56
  store i129 %umax, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 80
  store i129 %umin, ptr addrspace(1) %q4, align 8
  ret void
}

define amdgpu_kernel void @bits_129(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %wa = load i136, ptr addrspace(1) %pa, align 8
  %a = trunc i136 %wa to i129
  %pb = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 24
  %wb = load i136, ptr addrspace(1) %pb, align 8
  %b = trunc i136 %wb to i129
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 4
  %sh = zext i32 %sh64 to i129
  %y = lshr i129 %b, %sh
  %ctlz = call i129 @llvm.ctlz.i129(i129 %y, i1 false)
  %cttz = call i129 @llvm.cttz.i129(i129 %y, i1 false)
  %abs = call i129 @llvm.abs.i129(i129 %y, i1 false)
  %ctpop = call i129 @llvm.ctpop.i129(i129 %a)
  %bitreverse = call i129 @llvm.bitreverse.i129(i129 %a)
  %q = getelementptr [120 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i129 %ctlz, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store i129 %cttz, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 48
  store i129 %abs, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 72
  store i129 %ctpop, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 96
  store i129 %bitreverse, ptr addrspace(1) %q4, align 8
  ret void
}

define amdgpu_kernel void @funnel_129(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %wa = load i136, ptr addrspace(1) %pa, align 8
  %a = trunc i136 %wa to i129
  %pb = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 24
  %wb = load i136, ptr addrspace(1) %pb, align 8
  %b = trunc i136 %wb to i129
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 4
  %sh = zext i32 %sh64 to i129
  %y = lshr i129 %b, %sh
  %y1 = or i129 %y, 1
  %kfshl = call i129 @llvm.fshl.i129(i129 %a, i129 %b, i129 71)
  %kfshr = call i129 @llvm.fshr.i129(i129 %a, i129 %b, i129 71)
  %q = getelementptr [48 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i129 %kfshl, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store i129 %kfshr, ptr addrspace(1) %q1, align 8
  ret void
}

define amdgpu_kernel void @overflow_129(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %wa = load i136, ptr addrspace(1) %pa, align 8
  %a = trunc i136 %wa to i129
  %pb = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 24
  %wb = load i136, ptr addrspace(1) %pb, align 8
  %b = trunc i136 %wb to i129
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 4
  %sh = zext i32 %sh64 to i129
  %y = lshr i129 %b, %sh
  %x = ashr i129 %a, %sh
  %psadd = call {i129, i1} @llvm.sadd.with.overflow.i129(i129 %x, i129 %b)
  %vsadd = extractvalue {i129, i1} %psadd, 0
  %fsadd = extractvalue {i129, i1} %psadd, 1
  %zsadd = zext i1 %fsadd to i8
  %puadd = call {i129, i1} @llvm.uadd.with.overflow.i129(i129 %x, i129 %b)
  %vuadd = extractvalue {i129, i1} %puadd, 0
  %fuadd = extractvalue {i129, i1} %puadd, 1
  %zuadd = zext i1 %fuadd to i8
  %pssub = call {i129, i1} @llvm.ssub.with.overflow.i129(i129 %x, i129 %b)
  %vssub = extractvalue {i129, i1} %pssub, 0
  %fssub = extractvalue {i129, i1} %pssub, 1
  %zssub = zext i1 %fssub to i8
  %pusub = call {i129, i1} @llvm.usub.with.overflow.i129(i129 %x, i129 %b)
  %vusub = extractvalue {i129, i1} %pusub, 0
  %fusub = extractvalue {i129, i1} %pusub, 1
  %zusub = zext i1 %fusub to i8
  %psmul = call {i129, i1} @llvm.smul.with.overflow.i129(i129 %x, i129 %b)
  %vsmul = extractvalue {i129, i1} %psmul, 0
  %fsmul = extractvalue {i129, i1} %psmul, 1
  %zsmul = zext i1 %fsmul to i8
  %pumul = call {i129, i1} @llvm.umul.with.overflow.i129(i129 %x, i129 %b)
  %vumul = extractvalue {i129, i1} %pumul, 0
  %fumul = extractvalue {i129, i1} %pumul, 1
  %zumul = zext i1 %fumul to i8
  %ssadd = call i129 @llvm.sadd.sat.i129(i129 %x, i129 %b)
  %suadd = call i129 @llvm.uadd.sat.i129(i129 %x, i129 %b)
  %sssub = call i129 @llvm.ssub.sat.i129(i129 %x, i129 %b)
  %susub = call i129 @llvm.usub.sat.i129(i129 %x, i129 %b)
  %ssshl = call i129 @llvm.sshl.sat.i129(i129 %y, i129 %sh)
  %sushl = call i129 @llvm.ushl.sat.i129(i129 %y, i129 %sh)
  %q = getelementptr [336 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i129 %vsadd, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store i8 %zsadd, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 32
  store i129 %vuadd, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 56
  store i8 %zuadd, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 64
  store i129 %vssub, ptr addrspace(1) %q4, align 8
  %q5 = getelementptr i8, ptr addrspace(1) %q, i32 88
  store i8 %zssub, ptr addrspace(1) %q5, align 8
  %q6 = getelementptr i8, ptr addrspace(1) %q, i32 96
  store i129 %vusub, ptr addrspace(1) %q6, align 8
  %q7 = getelementptr i8, ptr addrspace(1) %q, i32 120
  store i8 %zusub, ptr addrspace(1) %q7, align 8
  %q8 = getelementptr i8, ptr addrspace(1) %q, i32 128
  store i129 %vsmul, ptr addrspace(1) %q8, align 8
  %q9 = getelementptr i8, ptr addrspace(1) %q, i32 152
  store i8 %zsmul, ptr addrspace(1) %q9, align 8
  %q10 = getelementptr i8, ptr addrspace(1) %q, i32 160
  store i129 %vumul, ptr addrspace(1) %q10, align 8
  %q11 = getelementptr i8, ptr addrspace(1) %q, i32 184
  store i8 %zumul, ptr addrspace(1) %q11, align 8
  %q12 = getelementptr i8, ptr addrspace(1) %q, i32 192
  store i129 %ssadd, ptr addrspace(1) %q12, align 8
  %q13 = getelementptr i8, ptr addrspace(1) %q, i32 216
  store i129 %suadd, ptr addrspace(1) %q13, align 8
  %q14 = getelementptr i8, ptr addrspace(1) %q, i32 240
  store i129 %sssub, ptr addrspace(1) %q14, align 8
  %q15 = getelementptr i8, ptr addrspace(1) %q, i32 264
  store i129 %susub, ptr addrspace(1) %q15, align 8
  %q16 = getelementptr i8, ptr addrspace(1) %q, i32 288
  store i129 %ssshl, ptr addrspace(1) %q16, align 8
  %q17 = getelementptr i8, ptr addrspace(1) %q, i32 312
  store i129 %sushl, ptr addrspace(1) %q17, align 8
  ret void
}

define amdgpu_kernel void @widths_129(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %wa = load i136, ptr addrspace(1) %pa, align 8
  %a = trunc i136 %wa to i129
  %pb = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 24
  %wb = load i136, ptr addrspace(1) %pb, align 8
  %b = trunc i136 %wb to i129
  %t64 = trunc i129 %a to i64
  %t100 = trunc i129 %a to i100
  %t130 = zext i129 %a to i130
  %s = sext i64 %t64 to i129
  %z = zext i100 %t100 to i129
  %s2 = sext i100 %t100 to i129
  %w = zext i129 %b to i1000
  %v = sext i129 %b to i1000
  %q = getelementptr [376 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i64 %t64, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 8
  store i100 %t100, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store i130 %t130, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 48
  store i129 %s, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 72
  store i129 %z, ptr addrspace(1) %q4, align 8
  %q5 = getelementptr i8, ptr addrspace(1) %q, i32 96
  store i129 %s2, ptr addrspace(1) %q5, align 8
  %q6 = getelementptr i8, ptr addrspace(1) %q, i32 120
  store i1000 %w, ptr addrspace(1) %q6, align 8
  %q7 = getelementptr i8, ptr addrspace(1) %q, i32 248
  store i1000 %v, ptr addrspace(1) %q7, align 8
  ret void
}

define amdgpu_kernel void @to_float_129(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %wa = load i136, ptr addrspace(1) %pa, align 8
  %a = trunc i136 %wa to i129
  %pb = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 24
  %wb = load i136, ptr addrspace(1) %pb, align 8
  %b = trunc i136 %wb to i129
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 4
  %sh = zext i32 %sh64 to i129
  %y = lshr i129 %b, %sh
  %x = ashr i129 %a, %sh
  %yf = lshr i129 %y, 2
  %xf = ashr i129 %x, 2
  %ufloat = uitofp i129 %yf to float
  %sfloat = sitofp i129 %xf to float
  %udouble = uitofp i129 %y to double
  %sdouble = sitofp i129 %x to double
  %yh = lshr i129 %y, 109
  %xh = ashr i129 %x, 109
  %uhalf = uitofp i129 %yh to half
  %shalf = sitofp i129 %xh to half
  %q = getelementptr [48 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store float %ufloat, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 8
  store float %sfloat, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 16
  store double %udouble, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store double %sdouble, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 32
  store half %uhalf, ptr addrspace(1) %q4, align 8
  %q5 = getelementptr i8, ptr addrspace(1) %q, i32 40
  store half %shalf, ptr addrspace(1) %q5, align 8
  ret void
}

define amdgpu_kernel void @from_float_129(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %wa = load i136, ptr addrspace(1) %pa, align 8
  %a = trunc i136 %wa to i129
  %pb = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 24
  %wb = load i136, ptr addrspace(1) %pb, align 8
  %b = trunc i136 %wb to i129
  %w = trunc i129 %a to i32
  %e = urem i32 %w, 126
  %e1 = add i32 %e, 64
  %sign = and i32 %w, -2147483648
  %m = lshr i32 %w, 9
  %e2 = shl i32 %e1, 23
  %f0 = or i32 %e2, %m
  %f1 = or i32 %f0, %sign
  %f = bitcast i32 %f1 to float
  %af = call float @llvm.fabs.f32(float %f)
  %d = fpext float %f to double
  %d3 = fmul double %d, 1.0000000000000002
  %r = fptosi float %f to i129
  %s = fptoui float %af to i129
  %t = fptosi double %d3 to i129
  %q = getelementptr [72 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i129 %r, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store i129 %s, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 48
  store i129 %t, ptr addrspace(1) %q2, align 8
  ret void
}

define amdgpu_kernel void @arith_160(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i160, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 24
  %b = load i160, ptr addrspace(1) %pb, align 8
  %pc = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 48
  %c = load i160, ptr addrspace(1) %pc, align 8
  %s = add i160 %a, %b
  %d = sub i160 %s, %c
  %m = mul i160 %d, %b
  %x = xor i160 %m, %c
  %n = and i160 %x, -13
  %r = or i160 %n, 1000
  %q = getelementptr [48 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i160 %m, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store i160 %r, ptr addrspace(1) %q1, align 8
  ret void
}

define amdgpu_kernel void @shifts_160(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i160, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 24
  %b = load i160, ptr addrspace(1) %pb, align 8
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 5
  %sh = zext i32 %sh64 to i160
  %l = shl i160 %a, %sh
  %r = lshr i160 %a, %sh
  %s = ashr i160 %a, %sh
  %k = ashr i160 %b, 77
  %j = shl i160 %b, 128
  %q = getelementptr [120 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i160 %l, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store i160 %r, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 48
  store i160 %s, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 72
  store i160 %k, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 96
  store i160 %j, ptr addrspace(1) %q4, align 8
  ret void
}

define amdgpu_kernel void @udivrem_160(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i160, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 24
  %b = load i160, ptr addrspace(1) %pb, align 8
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 5
  %sh = zext i32 %sh64 to i160
  %y = lshr i160 %b, %sh
  %y1 = or i160 %y, 1
  %d = udiv i160 %a, %y1
  %r = urem i160 %a, %y1
  %k = udiv i160 %a, 4096
  %j = urem i160 %a, 4096
  %q = getelementptr [96 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i160 %d, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store i160 %r, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 48
  store i160 %k, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 72
  store i160 %j, ptr addrspace(1) %q3, align 8
  ret void
}

define amdgpu_kernel void @sdivrem_160(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i160, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 24
  %b = load i160, ptr addrspace(1) %pb, align 8
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 5
  %sh = zext i32 %sh64 to i160
  %y = lshr i160 %b, %sh
  %y1 = or i160 %y, 1
  %yy = ashr i160 %b, %sh
  %y2 = or i160 %yy, 1
  %d = sdiv i160 %a, %y2
  %r = srem i160 %a, %y2
  %q = getelementptr [48 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i160 %d, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store i160 %r, ptr addrspace(1) %q1, align 8
  ret void
}

define amdgpu_kernel void @compare_160(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i160, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 24
  %b = load i160, ptr addrspace(1) %pb, align 8
  %even32 = and i32 %i, 3
  %even = icmp eq i32 %even32, 0
  %bb = select i1 %even, i160 %a, i160 %b
  %a2 = add i160 %a, 1
  %near = icmp eq i32 %even32, 1
  %bc = select i1 %near, i160 %a2, i160 %bb
  %c0 = icmp eq i160 %a, %bc
  %z0 = zext i1 %c0 to i32
  %h0 = shl i32 %z0, 0
  %o0 = or i32 0, %h0
  %c1 = icmp ne i160 %a, %bc
  %z1 = zext i1 %c1 to i32
  %h1 = shl i32 %z1, 1
  %o1 = or i32 %o0, %h1
  %c2 = icmp ugt i160 %a, %bc
  %z2 = zext i1 %c2 to i32
  %h2 = shl i32 %z2, 2
  %o2 = or i32 %o1, %h2
  %c3 = icmp uge i160 %a, %bc
  %z3 = zext i1 %c3 to i32
  %h3 = shl i32 %z3, 3
  %o3 = or i32 %o2, %h3
  %c4 = icmp ult i160 %a, %bc
  %z4 = zext i1 %c4 to i32
  %h4 = shl i32 %z4, 4
  %o4 = or i32 %o3, %h4
  %c5 = icmp ule i160 %a, %bc
  %z5 = zext i1 %c5 to i32
  %h5 = shl i32 %z5, 5
  %o5 = or i32 %o4, %h5
  %c6 = icmp sgt i160 %a, %bc
  %z6 = zext i1 %c6 to i32
  %h6 = shl i32 %z6, 6
  %o6 = or i32 %o5, %h6
  %c7 = icmp sge i160 %a, %bc
  %z7 = zext i1 %c7 to i32
  %h7 = shl i32 %z7, 7
  %o7 = or i32 %o6, %h7
  %c8 = icmp slt i160 %a, %bc
  %z8 = zext i1 %c8 to i32
  %h8 = shl i32 %z8, 8
  %o8 = or i32 %o7, %h8
  %c9 = icmp sle i160 %a, %bc
  %z9 = zext i1 %c9 to i32
  %h9 = shl i32 %z9, 9
  %o9 = or i32 %o8, %h9
  %smax = call i160 @llvm.smax.i160(i160 %a, i160 %bc)
  %smin = call i160 @llvm.smin.i160(i160 %a, i160 %bc)
  %umax = call i160 @llvm.umax.i160(i160 %a, i160 %bc)
  %umin = call i160 @llvm.umin.i160(i160 %a, i160 %bc)
  %q = getelementptr [104 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i32 %o9, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 8
  store i160 %smax, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 32
  store i160 %smin, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 56
  store i160 %umax, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 80
  store i160 %umin, ptr addrspace(1) %q4, align 8
  ret void
}

define amdgpu_kernel void @bits_160(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i160, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 24
  %b = load i160, ptr addrspace(1) %pb, align 8
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 5
  %sh = zext i32 %sh64 to i160
  %y = lshr i160 %b, %sh
  %ctlz = call i160 @llvm.ctlz.i160(i160 %y, i1 false)
  %cttz = call i160 @llvm.cttz.i160(i160 %y, i1 false)
  %abs = call i160 @llvm.abs.i160(i160 %y, i1 false)
  %ctpop = call i160 @llvm.ctpop.i160(i160 %a)
  %bitreverse = call i160 @llvm.bitreverse.i160(i160 %a)
  %bswap = call i160 @llvm.bswap.i160(i160 %a)
  %q = getelementptr [144 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i160 %ctlz, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store i160 %cttz, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 48
  store i160 %abs, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 72
  store i160 %ctpop, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 96
  store i160 %bitreverse, ptr addrspace(1) %q4, align 8
  %q5 = getelementptr i8, ptr addrspace(1) %q, i32 120
  store i160 %bswap, ptr addrspace(1) %q5, align 8
  ret void
}

define amdgpu_kernel void @funnel_160(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i160, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 24
  %b = load i160, ptr addrspace(1) %pb, align 8
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 5
  %sh = zext i32 %sh64 to i160
  %y = lshr i160 %b, %sh
  %y1 = or i160 %y, 1
  %kfshl = call i160 @llvm.fshl.i160(i160 %a, i160 %b, i160 71)
  %kfshr = call i160 @llvm.fshr.i160(i160 %a, i160 %b, i160 71)
  %q = getelementptr [48 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i160 %kfshl, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store i160 %kfshr, ptr addrspace(1) %q1, align 8
  ret void
}

define amdgpu_kernel void @overflow_160(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i160, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 24
  %b = load i160, ptr addrspace(1) %pb, align 8
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 5
  %sh = zext i32 %sh64 to i160
  %y = lshr i160 %b, %sh
  %x = ashr i160 %a, %sh
  %psadd = call {i160, i1} @llvm.sadd.with.overflow.i160(i160 %x, i160 %b)
  %vsadd = extractvalue {i160, i1} %psadd, 0
  %fsadd = extractvalue {i160, i1} %psadd, 1
  %zsadd = zext i1 %fsadd to i8
  %puadd = call {i160, i1} @llvm.uadd.with.overflow.i160(i160 %x, i160 %b)
  %vuadd = extractvalue {i160, i1} %puadd, 0
  %fuadd = extractvalue {i160, i1} %puadd, 1
  %zuadd = zext i1 %fuadd to i8
  %pssub = call {i160, i1} @llvm.ssub.with.overflow.i160(i160 %x, i160 %b)
  %vssub = extractvalue {i160, i1} %pssub, 0
  %fssub = extractvalue {i160, i1} %pssub, 1
  %zssub = zext i1 %fssub to i8
  %pusub = call {i160, i1} @llvm.usub.with.overflow.i160(i160 %x, i160 %b)
  %vusub = extractvalue {i160, i1} %pusub, 0
  %fusub = extractvalue {i160, i1} %pusub, 1
  %zusub = zext i1 %fusub to i8
  %psmul = call {i160, i1} @llvm.smul.with.overflow.i160(i160 %x, i160 %b)
  %vsmul = extractvalue {i160, i1} %psmul, 0
  %fsmul = extractvalue {i160, i1} %psmul, 1
  %zsmul = zext i1 %fsmul to i8
  %pumul = call {i160, i1} @llvm.umul.with.overflow.i160(i160 %x, i160 %b)
  %vumul = extractvalue {i160, i1} %pumul, 0
  %fumul = extractvalue {i160, i1} %pumul, 1
  %zumul = zext i1 %fumul to i8
  %ssadd = call i160 @llvm.sadd.sat.i160(i160 %x, i160 %b)
  %suadd = call i160 @llvm.uadd.sat.i160(i160 %x, i160 %b)
  %sssub = call i160 @llvm.ssub.sat.i160(i160 %x, i160 %b)
  %susub = call i160 @llvm.usub.sat.i160(i160 %x, i160 %b)
  %ssshl = call i160 @llvm.sshl.sat.i160(i160 %y, i160 %sh)
  %sushl = call i160 @llvm.ushl.sat.i160(i160 %y, i160 %sh)
  %q = getelementptr [336 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i160 %vsadd, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store i8 %zsadd, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 32
  store i160 %vuadd, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 56
  store i8 %zuadd, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 64
  store i160 %vssub, ptr addrspace(1) %q4, align 8
  %q5 = getelementptr i8, ptr addrspace(1) %q, i32 88
  store i8 %zssub, ptr addrspace(1) %q5, align 8
  %q6 = getelementptr i8, ptr addrspace(1) %q, i32 96
  store i160 %vusub, ptr addrspace(1) %q6, align 8
  %q7 = getelementptr i8, ptr addrspace(1) %q, i32 120
  store i8 %zusub, ptr addrspace(1) %q7, align 8
  %q8 = getelementptr i8, ptr addrspace(1) %q, i32 128
  store i160 %vsmul, ptr addrspace(1) %q8, align 8
  %q9 = getelementptr i8, ptr addrspace(1) %q, i32 152
  store i8 %zsmul, ptr addrspace(1) %q9, align 8
  %q10 = getelementptr i8, ptr addrspace(1) %q, i32 160
  store i160 %vumul, ptr addrspace(1) %q10, align 8
  %q11 = getelementptr i8, ptr addrspace(1) %q, i32 184
  store i8 %zumul, ptr addrspace(1) %q11, align 8
  %q12 = getelementptr i8, ptr addrspace(1) %q, i32 192
  store i160 %ssadd, ptr addrspace(1) %q12, align 8
  %q13 = getelementptr i8, ptr addrspace(1) %q, i32 216
  store i160 %suadd, ptr addrspace(1) %q13, align 8
  %q14 = getelementptr i8, ptr addrspace(1) %q, i32 240
  store i160 %sssub, ptr addrspace(1) %q14, align 8
  %q15 = getelementptr i8, ptr addrspace(1) %q, i32 264
  store i160 %susub, ptr addrspace(1) %q15, align 8
  %q16 = getelementptr i8, ptr addrspace(1) %q, i32 288
  store i160 %ssshl, ptr addrspace(1) %q16, align 8
  %q17 = getelementptr i8, ptr addrspace(1) %q, i32 312
  store i160 %sushl, ptr addrspace(1) %q17, align 8
  ret void
}

define amdgpu_kernel void @widths_160(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i160, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 24
  %b = load i160, ptr addrspace(1) %pb, align 8
  %t64 = trunc i160 %a to i64
  %t100 = trunc i160 %a to i100
  %t130 = trunc i160 %a to i130
  %s = sext i64 %t64 to i160
  %z = zext i100 %t100 to i160
  %s2 = sext i100 %t100 to i160
  %w = zext i160 %b to i1000
  %v = sext i160 %b to i1000
  %q = getelementptr [376 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i64 %t64, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 8
  store i100 %t100, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store i130 %t130, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 48
  store i160 %s, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 72
  store i160 %z, ptr addrspace(1) %q4, align 8
  %q5 = getelementptr i8, ptr addrspace(1) %q, i32 96
  store i160 %s2, ptr addrspace(1) %q5, align 8
  %q6 = getelementptr i8, ptr addrspace(1) %q, i32 120
  store i1000 %w, ptr addrspace(1) %q6, align 8
  %q7 = getelementptr i8, ptr addrspace(1) %q, i32 248
  store i1000 %v, ptr addrspace(1) %q7, align 8
  ret void
}

define amdgpu_kernel void @to_float_160(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i160, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 24
  %b = load i160, ptr addrspace(1) %pb, align 8
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 5
  %sh = zext i32 %sh64 to i160
  %y = lshr i160 %b, %sh
  %x = ashr i160 %a, %sh
  %yf = lshr i160 %y, 33
  %xf = ashr i160 %x, 33
  %ufloat = uitofp i160 %yf to float
  %sfloat = sitofp i160 %xf to float
  %udouble = uitofp i160 %y to double
  %sdouble = sitofp i160 %x to double
  %yh = lshr i160 %y, 140
  %xh = ashr i160 %x, 140
  %uhalf = uitofp i160 %yh to half
  %shalf = sitofp i160 %xh to half
  %q = getelementptr [48 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store float %ufloat, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 8
  store float %sfloat, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 16
  store double %udouble, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store double %sdouble, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 32
  store half %uhalf, ptr addrspace(1) %q4, align 8
  %q5 = getelementptr i8, ptr addrspace(1) %q, i32 40
  store half %shalf, ptr addrspace(1) %q5, align 8
  ret void
}

define amdgpu_kernel void @from_float_160(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i160, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [72 x i8], ptr addrspace(1) %in, i32 %i, i32 24
  %b = load i160, ptr addrspace(1) %pb, align 8
  %w = trunc i160 %a to i32
  %e = urem i32 %w, 126
  %e1 = add i32 %e, 64
  %sign = and i32 %w, -2147483648
  %m = lshr i32 %w, 9
  %e2 = shl i32 %e1, 23
  %f0 = or i32 %e2, %m
  %f1 = or i32 %f0, %sign
  %f = bitcast i32 %f1 to float
  %af = call float @llvm.fabs.f32(float %f)
  %d = fpext float %f to double
  %d3 = fmul double %d, 1.0000000000000002
  %r = fptosi float %f to i160
  %s = fptoui float %af to i160
  %t = fptosi double %d3 to i160
  %q = getelementptr [72 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i160 %r, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store i160 %s, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 48
  store i160 %t, ptr addrspace(1) %q2, align 8
  ret void
}

define amdgpu_kernel void @arith_256(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [96 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i256, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [96 x i8], ptr addrspace(1) %in, i32 %i, i32 32
  %b = load i256, ptr addrspace(1) %pb, align 8
  %pc = getelementptr [96 x i8], ptr addrspace(1) %in, i32 %i, i32 64
  %c = load i256, ptr addrspace(1) %pc, align 8
  %s = add i256 %a, %b
  %d = sub i256 %s, %c
  %m = mul i256 %d, %b
  %x = xor i256 %m, %c
  %n = and i256 %x, -13
  %r = or i256 %n, 1000
  %q = getelementptr [64 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i256 %m, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 32
  store i256 %r, ptr addrspace(1) %q1, align 8
  ret void
}

define amdgpu_kernel void @shifts_256(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [96 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i256, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [96 x i8], ptr addrspace(1) %in, i32 %i, i32 32
  %b = load i256, ptr addrspace(1) %pb, align 8
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 8
  %sh = zext i32 %sh64 to i256
  %l = shl i256 %a, %sh
  %r = lshr i256 %a, %sh
  %s = ashr i256 %a, %sh
  %k = ashr i256 %b, 77
  %j = shl i256 %b, 128
  %q = getelementptr [160 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i256 %l, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 32
  store i256 %r, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 64
  store i256 %s, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 96
  store i256 %k, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 128
  store i256 %j, ptr addrspace(1) %q4, align 8
  ret void
}

define amdgpu_kernel void @udivrem_256(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [96 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i256, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [96 x i8], ptr addrspace(1) %in, i32 %i, i32 32
  %b = load i256, ptr addrspace(1) %pb, align 8
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 8
  %sh = zext i32 %sh64 to i256
  %y = lshr i256 %b, %sh
  %y1 = or i256 %y, 1
  %d = udiv i256 %a, %y1
  %r = urem i256 %a, %y1
  %k = udiv i256 %a, 4096
  %j = urem i256 %a, 4096
  %q = getelementptr [128 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i256 %d, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 32
  store i256 %r, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 64
  store i256 %k, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 96
  store i256 %j, ptr addrspace(1) %q3, align 8
  ret void
}

define amdgpu_kernel void @sdivrem_256(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [96 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i256, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [96 x i8], ptr addrspace(1) %in, i32 %i, i32 32
  %b = load i256, ptr addrspace(1) %pb, align 8
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 8
  %sh = zext i32 %sh64 to i256
  %y = lshr i256 %b, %sh
  %y1 = or i256 %y, 1
  %yy = ashr i256 %b, %sh
  %y2 = or i256 %yy, 1
  %d = sdiv i256 %a, %y2
  %r = srem i256 %a, %y2
  %q = getelementptr [64 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i256 %d, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 32
  store i256 %r, ptr addrspace(1) %q1, align 8
  ret void
}

define amdgpu_kernel void @compare_256(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [96 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i256, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [96 x i8], ptr addrspace(1) %in, i32 %i, i32 32
  %b = load i256, ptr addrspace(1) %pb, align 8
  %even32 = and i32 %i, 3
  %even = icmp eq i32 %even32, 0
  %bb = select i1 %even, i256 %a, i256 %b
  %a2 = add i256 %a, 1
  %near = icmp eq i32 %even32, 1
  %bc = select i1 %near, i256 %a2, i256 %bb
  %c0 = icmp eq i256 %a, %bc
  %z0 = zext i1 %c0 to i32
  %h0 = shl i32 %z0, 0
  %o0 = or i32 0, %h0
  %c1 = icmp ne i256 %a, %bc
  %z1 = zext i1 %c1 to i32
  %h1 = shl i32 %z1, 1
  %o1 = or i32 %o0, %h1
  %c2 = icmp ugt i256 %a, %bc
  %z2 = zext i1 %c2 to i32
  %h2 = shl i32 %z2, 2
  %o2 = or i32 %o1, %h2
  %c3 = icmp uge i256 %a, %bc
  %z3 = zext i1 %c3 to i32
  %h3 = shl i32 %z3, 3
  %o3 = or i32 %o2, %h3
  %c4 = icmp ult i256 %a, %bc
  %z4 = zext i1 %c4 to i32
  %h4 = shl i32 %z4, 4
  %o4 = or i32 %o3, %h4
  %c5 = icmp ule i256 %a, %bc
  %z5 = zext i1 %c5 to i32
  %h5 = shl i32 %z5, 5
  %o5 = or i32 %o4, %h5
  %c6 = icmp sgt i256 %a, %bc
  %z6 = zext i1 %c6 to i32
  %h6 = shl i32 %z6, 6
  %o6 = or i32 %o5, %h6
  %c7 = icmp sge i256 %a, %bc
  %z7 = zext i1 %c7 to i32
  %h7 = shl i32 %z7, 7
  %o7 = or i32 %o6, %h7
  %c8 = icmp slt i256 %a, %bc
  %z8 = zext i1 %c8 to i32
  %h8 = shl i32 %z8, 8
  %o8 = or i32 %o7, %h8
  %c9 = icmp sle i256 %a, %bc
  %z9 = zext i1 %c9 to i32
  %h9 = shl i32 %z9, 9
  %o9 = or i32 %o8, %h9
  %smax = call i256 @llvm.smax.i256(i256 %a, i256 %bc)
  %smin = call i256 @llvm.smin.i256(i256 %a, i256 %bc)
  %umax = call i256 @llvm.umax.i256(i256 %a, i256 %bc)
  %umin = call i256 @llvm.umin.i256(i256 %a, i256 %bc)
  %q = getelementptr [136 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i32 %o9, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 8
  store i256 %smax, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 40
  store i256 %smin, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 72
  store i256 %umax, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 104
  store i256 %umin, ptr addrspace(1) %q4, align 8
  ret void
}

define amdgpu_kernel void @bits_256(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [96 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i256, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [96 x i8], ptr addrspace(1) %in, i32 %i, i32 32
  %b = load i256, ptr addrspace(1) %pb, align 8
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 8
  %sh = zext i32 %sh64 to i256
  %y = lshr i256 %b, %sh
  %ctlz = call i256 @llvm.ctlz.i256(i256 %y, i1 false)
  %cttz = call i256 @llvm.cttz.i256(i256 %y, i1 false)
  %abs = call i256 @llvm.abs.i256(i256 %y, i1 false)
  %ctpop = call i256 @llvm.ctpop.i256(i256 %a)
  %bitreverse = call i256 @llvm.bitreverse.i256(i256 %a)
  %bswap = call i256 @llvm.bswap.i256(i256 %a)
  %q = getelementptr [192 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i256 %ctlz, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 32
  store i256 %cttz, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 64
  store i256 %abs, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 96
  store i256 %ctpop, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 128
  store i256 %bitreverse, ptr addrspace(1) %q4, align 8
  %q5 = getelementptr i8, ptr addrspace(1) %q, i32 160
  store i256 %bswap, ptr addrspace(1) %q5, align 8
  ret void
}

define amdgpu_kernel void @funnel_256(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [96 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i256, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [96 x i8], ptr addrspace(1) %in, i32 %i, i32 32
  %b = load i256, ptr addrspace(1) %pb, align 8
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 8
  %sh = zext i32 %sh64 to i256
  %y = lshr i256 %b, %sh
  %y1 = or i256 %y, 1
  %fshl = call i256 @llvm.fshl.i256(i256 %a, i256 %b, i256 %sh)
  %kfshl = call i256 @llvm.fshl.i256(i256 %a, i256 %b, i256 71)
  %fshr = call i256 @llvm.fshr.i256(i256 %a, i256 %b, i256 %sh)
  %kfshr = call i256 @llvm.fshr.i256(i256 %a, i256 %b, i256 71)
  %q = getelementptr [128 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i256 %fshl, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 32
  store i256 %kfshl, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 64
  store i256 %fshr, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 96
  store i256 %kfshr, ptr addrspace(1) %q3, align 8
  ret void
}

define amdgpu_kernel void @overflow_256(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [96 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i256, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [96 x i8], ptr addrspace(1) %in, i32 %i, i32 32
  %b = load i256, ptr addrspace(1) %pb, align 8
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 8
  %sh = zext i32 %sh64 to i256
  %y = lshr i256 %b, %sh
  %x = ashr i256 %a, %sh
  %psadd = call {i256, i1} @llvm.sadd.with.overflow.i256(i256 %x, i256 %b)
  %vsadd = extractvalue {i256, i1} %psadd, 0
  %fsadd = extractvalue {i256, i1} %psadd, 1
  %zsadd = zext i1 %fsadd to i8
  %puadd = call {i256, i1} @llvm.uadd.with.overflow.i256(i256 %x, i256 %b)
  %vuadd = extractvalue {i256, i1} %puadd, 0
  %fuadd = extractvalue {i256, i1} %puadd, 1
  %zuadd = zext i1 %fuadd to i8
  %pssub = call {i256, i1} @llvm.ssub.with.overflow.i256(i256 %x, i256 %b)
  %vssub = extractvalue {i256, i1} %pssub, 0
  %fssub = extractvalue {i256, i1} %pssub, 1
  %zssub = zext i1 %fssub to i8
  %pusub = call {i256, i1} @llvm.usub.with.overflow.i256(i256 %x, i256 %b)
  %vusub = extractvalue {i256, i1} %pusub, 0
  %fusub = extractvalue {i256, i1} %pusub, 1
  %zusub = zext i1 %fusub to i8
  %psmul = call {i256, i1} @llvm.smul.with.overflow.i256(i256 %x, i256 %b)
  %vsmul = extractvalue {i256, i1} %psmul, 0
  %fsmul = extractvalue {i256, i1} %psmul, 1
  %zsmul = zext i1 %fsmul to i8
  %pumul = call {i256, i1} @llvm.umul.with.overflow.i256(i256 %x, i256 %b)
  %vumul = extractvalue {i256, i1} %pumul, 0
  %fumul = extractvalue {i256, i1} %pumul, 1
  %zumul = zext i1 %fumul to i8
  %ssadd = call i256 @llvm.sadd.sat.i256(i256 %x, i256 %b)
  %suadd = call i256 @llvm.uadd.sat.i256(i256 %x, i256 %b)
  %sssub = call i256 @llvm.ssub.sat.i256(i256 %x, i256 %b)
  %susub = call i256 @llvm.usub.sat.i256(i256 %x, i256 %b)
  %ssshl = call i256 @llvm.sshl.sat.i256(i256 %y, i256 %sh)
  %sushl = call i256 @llvm.ushl.sat.i256(i256 %y, i256 %sh)
  %q = getelementptr [432 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i256 %vsadd, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 32
  store i8 %zsadd, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 40
  store i256 %vuadd, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 72
  store i8 %zuadd, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 80
  store i256 %vssub, ptr addrspace(1) %q4, align 8
  %q5 = getelementptr i8, ptr addrspace(1) %q, i32 112
  store i8 %zssub, ptr addrspace(1) %q5, align 8
  %q6 = getelementptr i8, ptr addrspace(1) %q, i32 120
  store i256 %vusub, ptr addrspace(1) %q6, align 8
  %q7 = getelementptr i8, ptr addrspace(1) %q, i32 152
  store i8 %zusub, ptr addrspace(1) %q7, align 8
  %q8 = getelementptr i8, ptr addrspace(1) %q, i32 160
  store i256 %vsmul, ptr addrspace(1) %q8, align 8
  %q9 = getelementptr i8, ptr addrspace(1) %q, i32 192
  store i8 %zsmul, ptr addrspace(1) %q9, align 8
  %q10 = getelementptr i8, ptr addrspace(1) %q, i32 200
  store i256 %vumul, ptr addrspace(1) %q10, align 8
  %q11 = getelementptr i8, ptr addrspace(1) %q, i32 232
  store i8 %zumul, ptr addrspace(1) %q11, align 8
  %q12 = getelementptr i8, ptr addrspace(1) %q, i32 240
  store i256 %ssadd, ptr addrspace(1) %q12, align 8
  %q13 = getelementptr i8, ptr addrspace(1) %q, i32 272
  store i256 %suadd, ptr addrspace(1) %q13, align 8
  %q14 = getelementptr i8, ptr addrspace(1) %q, i32 304
  store i256 %sssub, ptr addrspace(1) %q14, align 8
  %q15 = getelementptr i8, ptr addrspace(1) %q, i32 336
  store i256 %susub, ptr addrspace(1) %q15, align 8
  %q16 = getelementptr i8, ptr addrspace(1) %q, i32 368
  store i256 %ssshl, ptr addrspace(1) %q16, align 8
  %q17 = getelementptr i8, ptr addrspace(1) %q, i32 400
  store i256 %sushl, ptr addrspace(1) %q17, align 8
  ret void
}

define amdgpu_kernel void @widths_256(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [96 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i256, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [96 x i8], ptr addrspace(1) %in, i32 %i, i32 32
  %b = load i256, ptr addrspace(1) %pb, align 8
  %t64 = trunc i256 %a to i64
  %t100 = trunc i256 %a to i100
  %t130 = trunc i256 %a to i130
  %s = sext i64 %t64 to i256
  %z = zext i100 %t100 to i256
  %s2 = sext i100 %t100 to i256
  %w = zext i256 %b to i1000
  %v = sext i256 %b to i1000
  %q = getelementptr [400 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i64 %t64, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 8
  store i100 %t100, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store i130 %t130, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 48
  store i256 %s, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 80
  store i256 %z, ptr addrspace(1) %q4, align 8
  %q5 = getelementptr i8, ptr addrspace(1) %q, i32 112
  store i256 %s2, ptr addrspace(1) %q5, align 8
  %q6 = getelementptr i8, ptr addrspace(1) %q, i32 144
  store i1000 %w, ptr addrspace(1) %q6, align 8
  %q7 = getelementptr i8, ptr addrspace(1) %q, i32 272
  store i1000 %v, ptr addrspace(1) %q7, align 8
  ret void
}

define amdgpu_kernel void @to_float_256(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [96 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i256, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [96 x i8], ptr addrspace(1) %in, i32 %i, i32 32
  %b = load i256, ptr addrspace(1) %pb, align 8
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 8
  %sh = zext i32 %sh64 to i256
  %y = lshr i256 %b, %sh
  %x = ashr i256 %a, %sh
  %yf = lshr i256 %y, 129
  %xf = ashr i256 %x, 129
  %ufloat = uitofp i256 %yf to float
  %sfloat = sitofp i256 %xf to float
  %udouble = uitofp i256 %y to double
  %sdouble = sitofp i256 %x to double
  %yh = lshr i256 %y, 236
  %xh = ashr i256 %x, 236
  %uhalf = uitofp i256 %yh to half
  %shalf = sitofp i256 %xh to half
  %q = getelementptr [48 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store float %ufloat, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 8
  store float %sfloat, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 16
  store double %udouble, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store double %sdouble, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 32
  store half %uhalf, ptr addrspace(1) %q4, align 8
  %q5 = getelementptr i8, ptr addrspace(1) %q, i32 40
  store half %shalf, ptr addrspace(1) %q5, align 8
  ret void
}

define amdgpu_kernel void @from_float_256(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [96 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i256, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [96 x i8], ptr addrspace(1) %in, i32 %i, i32 32
  %b = load i256, ptr addrspace(1) %pb, align 8
  %w = trunc i256 %a to i32
  %e = urem i32 %w, 126
  %e1 = add i32 %e, 64
  %sign = and i32 %w, -2147483648
  %m = lshr i32 %w, 9
  %e2 = shl i32 %e1, 23
  %f0 = or i32 %e2, %m
  %f1 = or i32 %f0, %sign
  %f = bitcast i32 %f1 to float
  %af = call float @llvm.fabs.f32(float %f)
  %d = fpext float %f to double
  %d3 = fmul double %d, 1.0000000000000002
  %r = fptosi float %f to i256
  %s = fptoui float %af to i256
  %t = fptosi double %d3 to i256
  %q = getelementptr [96 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i256 %r, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 32
  store i256 %s, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 64
  store i256 %t, ptr addrspace(1) %q2, align 8
  ret void
}

define amdgpu_kernel void @arith_511(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [192 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %wa = load i512, ptr addrspace(1) %pa, align 8
  %a = trunc i512 %wa to i511
  %pb = getelementptr [192 x i8], ptr addrspace(1) %in, i32 %i, i32 64
  %wb = load i512, ptr addrspace(1) %pb, align 8
  %b = trunc i512 %wb to i511
  %pc = getelementptr [192 x i8], ptr addrspace(1) %in, i32 %i, i32 128
  %wc = load i512, ptr addrspace(1) %pc, align 8
  %c = trunc i512 %wc to i511
  %s = add i511 %a, %b
  %d = sub i511 %s, %c
  %m = mul i511 %d, %b
  %x = xor i511 %m, %c
  %n = and i511 %x, -13
  %r = or i511 %n, 1000
  %q = getelementptr [128 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i511 %m, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 64
  store i511 %r, ptr addrspace(1) %q1, align 8
  ret void
}

define amdgpu_kernel void @shifts_511(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [192 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %wa = load i512, ptr addrspace(1) %pa, align 8
  %a = trunc i512 %wa to i511
  %pb = getelementptr [192 x i8], ptr addrspace(1) %in, i32 %i, i32 64
  %wb = load i512, ptr addrspace(1) %pb, align 8
  %b = trunc i512 %wb to i511
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 16
  %sh = zext i32 %sh64 to i511
  %l = shl i511 %a, %sh
  %r = lshr i511 %a, %sh
  %s = ashr i511 %a, %sh
  %k = ashr i511 %b, 77
  %j = shl i511 %b, 128
  %q = getelementptr [320 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i511 %l, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 64
  store i511 %r, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 128
  store i511 %s, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 192
  store i511 %k, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 256
  store i511 %j, ptr addrspace(1) %q4, align 8
  ret void
}

define amdgpu_kernel void @udivrem_511(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [192 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %wa = load i512, ptr addrspace(1) %pa, align 8
  %a = trunc i512 %wa to i511
  %pb = getelementptr [192 x i8], ptr addrspace(1) %in, i32 %i, i32 64
  %wb = load i512, ptr addrspace(1) %pb, align 8
  %b = trunc i512 %wb to i511
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 16
  %sh = zext i32 %sh64 to i511
  %y = lshr i511 %b, %sh
  %y1 = or i511 %y, 1
  %d = udiv i511 %a, %y1
  %r = urem i511 %a, %y1
  %k = udiv i511 %a, 4096
  %j = urem i511 %a, 4096
  %q = getelementptr [256 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i511 %d, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 64
  store i511 %r, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 128
  store i511 %k, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 192
  store i511 %j, ptr addrspace(1) %q3, align 8
  ret void
}

define amdgpu_kernel void @sdivrem_511(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [192 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %wa = load i512, ptr addrspace(1) %pa, align 8
  %a = trunc i512 %wa to i511
  %pb = getelementptr [192 x i8], ptr addrspace(1) %in, i32 %i, i32 64
  %wb = load i512, ptr addrspace(1) %pb, align 8
  %b = trunc i512 %wb to i511
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 16
  %sh = zext i32 %sh64 to i511
  %y = lshr i511 %b, %sh
  %y1 = or i511 %y, 1
  %yy = ashr i511 %b, %sh
  %y2 = or i511 %yy, 1
  %d = sdiv i511 %a, %y2
  %r = srem i511 %a, %y2
  %q = getelementptr [128 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i511 %d, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 64
  store i511 %r, ptr addrspace(1) %q1, align 8
  ret void
}

define amdgpu_kernel void @compare_511(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [192 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %wa = load i512, ptr addrspace(1) %pa, align 8
  %a = trunc i512 %wa to i511
  %pb = getelementptr [192 x i8], ptr addrspace(1) %in, i32 %i, i32 64
  %wb = load i512, ptr addrspace(1) %pb, align 8
  %b = trunc i512 %wb to i511
  %even32 = and i32 %i, 3
  %even = icmp eq i32 %even32, 0
  %bb = select i1 %even, i511 %a, i511 %b
  %a2 = add i511 %a, 1
  %near = icmp eq i32 %even32, 1
  %bc = select i1 %near, i511 %a2, i511 %bb
  %c0 = icmp eq i511 %a, %bc
  %z0 = zext i1 %c0 to i32
  %h0 = shl i32 %z0, 0
  %o0 = or i32 0, %h0
  %c1 = icmp ne i511 %a, %bc
  %z1 = zext i1 %c1 to i32
  %h1 = shl i32 %z1, 1
  %o1 = or i32 %o0, %h1
  %c2 = icmp ugt i511 %a, %bc
  %z2 = zext i1 %c2 to i32
  %h2 = shl i32 %z2, 2
  %o2 = or i32 %o1, %h2
  %c3 = icmp uge i511 %a, %bc
  %z3 = zext i1 %c3 to i32
  %h3 = shl i32 %z3, 3
  %o3 = or i32 %o2, %h3
  %c4 = icmp ult i511 %a, %bc
  %z4 = zext i1 %c4 to i32
  %h4 = shl i32 %z4, 4
  %o4 = or i32 %o3, %h4
  %c5 = icmp ule i511 %a, %bc
  %z5 = zext i1 %c5 to i32
  %h5 = shl i32 %z5, 5
  %o5 = or i32 %o4, %h5
  %c6 = icmp sgt i511 %a, %bc
  %z6 = zext i1 %c6 to i32
  %h6 = shl i32 %z6, 6
  %o6 = or i32 %o5, %h6
  %c7 = icmp sge i511 %a, %bc
  %z7 = zext i1 %c7 to i32
  %h7 = shl i32 %z7, 7
  %o7 = or i32 %o6, %h7
  %c8 = icmp slt i511 %a, %bc
  %z8 = zext i1 %c8 to i32
  %h8 = shl i32 %z8, 8
  %o8 = or i32 %o7, %h8
  %c9 = icmp sle i511 %a, %bc
  %z9 = zext i1 %c9 to i32
  %h9 = shl i32 %z9, 9
  %o9 = or i32 %o8, %h9
  %smax = call i511 @llvm.smax.i511(i511 %a, i511 %bc)
  %smin = call i511 @llvm.smin.i511(i511 %a, i511 %bc)
  %umax = call i511 @llvm.umax.i511(i511 %a, i511 %bc)
  %umin = call i511 @llvm.umin.i511(i511 %a, i511 %bc)
  %q = getelementptr [264 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i32 %o9, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 8
  store i511 %smax, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 72
  store i511 %smin, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 136
  store i511 %umax, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 200
  store i511 %umin, ptr addrspace(1) %q4, align 8
  ret void
}

define amdgpu_kernel void @bits_511(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [192 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %wa = load i512, ptr addrspace(1) %pa, align 8
  %a = trunc i512 %wa to i511
  %pb = getelementptr [192 x i8], ptr addrspace(1) %in, i32 %i, i32 64
  %wb = load i512, ptr addrspace(1) %pb, align 8
  %b = trunc i512 %wb to i511
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 16
  %sh = zext i32 %sh64 to i511
  %y = lshr i511 %b, %sh
  %ctlz = call i511 @llvm.ctlz.i511(i511 %y, i1 false)
  %cttz = call i511 @llvm.cttz.i511(i511 %y, i1 false)
  %abs = call i511 @llvm.abs.i511(i511 %y, i1 false)
  %ctpop = call i511 @llvm.ctpop.i511(i511 %a)
  %bitreverse = call i511 @llvm.bitreverse.i511(i511 %a)
  %q = getelementptr [320 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i511 %ctlz, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 64
  store i511 %cttz, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 128
  store i511 %abs, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 192
  store i511 %ctpop, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 256
  store i511 %bitreverse, ptr addrspace(1) %q4, align 8
  ret void
}

define amdgpu_kernel void @funnel_511(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [192 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %wa = load i512, ptr addrspace(1) %pa, align 8
  %a = trunc i512 %wa to i511
  %pb = getelementptr [192 x i8], ptr addrspace(1) %in, i32 %i, i32 64
  %wb = load i512, ptr addrspace(1) %pb, align 8
  %b = trunc i512 %wb to i511
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 16
  %sh = zext i32 %sh64 to i511
  %y = lshr i511 %b, %sh
  %y1 = or i511 %y, 1
  %kfshl = call i511 @llvm.fshl.i511(i511 %a, i511 %b, i511 71)
  %kfshr = call i511 @llvm.fshr.i511(i511 %a, i511 %b, i511 71)
  %q = getelementptr [128 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i511 %kfshl, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 64
  store i511 %kfshr, ptr addrspace(1) %q1, align 8
  ret void
}

define amdgpu_kernel void @overflow_511(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [192 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %wa = load i512, ptr addrspace(1) %pa, align 8
  %a = trunc i512 %wa to i511
  %pb = getelementptr [192 x i8], ptr addrspace(1) %in, i32 %i, i32 64
  %wb = load i512, ptr addrspace(1) %pb, align 8
  %b = trunc i512 %wb to i511
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 16
  %sh = zext i32 %sh64 to i511
  %y = lshr i511 %b, %sh
  %x = ashr i511 %a, %sh
  %psadd = call {i511, i1} @llvm.sadd.with.overflow.i511(i511 %x, i511 %b)
  %vsadd = extractvalue {i511, i1} %psadd, 0
  %fsadd = extractvalue {i511, i1} %psadd, 1
  %zsadd = zext i1 %fsadd to i8
  %puadd = call {i511, i1} @llvm.uadd.with.overflow.i511(i511 %x, i511 %b)
  %vuadd = extractvalue {i511, i1} %puadd, 0
  %fuadd = extractvalue {i511, i1} %puadd, 1
  %zuadd = zext i1 %fuadd to i8
  %pssub = call {i511, i1} @llvm.ssub.with.overflow.i511(i511 %x, i511 %b)
  %vssub = extractvalue {i511, i1} %pssub, 0
  %fssub = extractvalue {i511, i1} %pssub, 1
  %zssub = zext i1 %fssub to i8
  %pusub = call {i511, i1} @llvm.usub.with.overflow.i511(i511 %x, i511 %b)
  %vusub = extractvalue {i511, i1} %pusub, 0
  %fusub = extractvalue {i511, i1} %pusub, 1
  %zusub = zext i1 %fusub to i8
  %ssadd = call i511 @llvm.sadd.sat.i511(i511 %x, i511 %b)
  %suadd = call i511 @llvm.uadd.sat.i511(i511 %x, i511 %b)
  %sssub = call i511 @llvm.ssub.sat.i511(i511 %x, i511 %b)
  %susub = call i511 @llvm.usub.sat.i511(i511 %x, i511 %b)
  %ssshl = call i511 @llvm.sshl.sat.i511(i511 %y, i511 %sh)
  %sushl = call i511 @llvm.ushl.sat.i511(i511 %y, i511 %sh)
  %q = getelementptr [672 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i511 %vsadd, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 64
  store i8 %zsadd, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 72
  store i511 %vuadd, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 136
  store i8 %zuadd, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 144
  store i511 %vssub, ptr addrspace(1) %q4, align 8
  %q5 = getelementptr i8, ptr addrspace(1) %q, i32 208
  store i8 %zssub, ptr addrspace(1) %q5, align 8
  %q6 = getelementptr i8, ptr addrspace(1) %q, i32 216
  store i511 %vusub, ptr addrspace(1) %q6, align 8
  %q7 = getelementptr i8, ptr addrspace(1) %q, i32 280
  store i8 %zusub, ptr addrspace(1) %q7, align 8
  %q8 = getelementptr i8, ptr addrspace(1) %q, i32 288
  store i511 %ssadd, ptr addrspace(1) %q8, align 8
  %q9 = getelementptr i8, ptr addrspace(1) %q, i32 352
  store i511 %suadd, ptr addrspace(1) %q9, align 8
  %q10 = getelementptr i8, ptr addrspace(1) %q, i32 416
  store i511 %sssub, ptr addrspace(1) %q10, align 8
  %q11 = getelementptr i8, ptr addrspace(1) %q, i32 480
  store i511 %susub, ptr addrspace(1) %q11, align 8
  %q12 = getelementptr i8, ptr addrspace(1) %q, i32 544
  store i511 %ssshl, ptr addrspace(1) %q12, align 8
  %q13 = getelementptr i8, ptr addrspace(1) %q, i32 608
  store i511 %sushl, ptr addrspace(1) %q13, align 8
  ret void
}

define amdgpu_kernel void @widths_511(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [192 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %wa = load i512, ptr addrspace(1) %pa, align 8
  %a = trunc i512 %wa to i511
  %pb = getelementptr [192 x i8], ptr addrspace(1) %in, i32 %i, i32 64
  %wb = load i512, ptr addrspace(1) %pb, align 8
  %b = trunc i512 %wb to i511
  %t64 = trunc i511 %a to i64
  %t100 = trunc i511 %a to i100
  %t130 = trunc i511 %a to i130
  %s = sext i64 %t64 to i511
  %z = zext i100 %t100 to i511
  %s2 = sext i100 %t100 to i511
  %w = zext i511 %b to i1000
  %v = sext i511 %b to i1000
  %q = getelementptr [496 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i64 %t64, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 8
  store i100 %t100, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store i130 %t130, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 48
  store i511 %s, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 112
  store i511 %z, ptr addrspace(1) %q4, align 8
  %q5 = getelementptr i8, ptr addrspace(1) %q, i32 176
  store i511 %s2, ptr addrspace(1) %q5, align 8
  %q6 = getelementptr i8, ptr addrspace(1) %q, i32 240
  store i1000 %w, ptr addrspace(1) %q6, align 8
  %q7 = getelementptr i8, ptr addrspace(1) %q, i32 368
  store i1000 %v, ptr addrspace(1) %q7, align 8
  ret void
}

define amdgpu_kernel void @to_float_511(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [192 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %wa = load i512, ptr addrspace(1) %pa, align 8
  %a = trunc i512 %wa to i511
  %pb = getelementptr [192 x i8], ptr addrspace(1) %in, i32 %i, i32 64
  %wb = load i512, ptr addrspace(1) %pb, align 8
  %b = trunc i512 %wb to i511
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 16
  %sh = zext i32 %sh64 to i511
  %y = lshr i511 %b, %sh
  %x = ashr i511 %a, %sh
  %yf = lshr i511 %y, 384
  %xf = ashr i511 %x, 384
  %ufloat = uitofp i511 %yf to float
  %sfloat = sitofp i511 %xf to float
  %udouble = uitofp i511 %y to double
  %sdouble = sitofp i511 %x to double
  %yh = lshr i511 %y, 491
  %xh = ashr i511 %x, 491
  %uhalf = uitofp i511 %yh to half
  %shalf = sitofp i511 %xh to half
  %q = getelementptr [48 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store float %ufloat, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 8
  store float %sfloat, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 16
  store double %udouble, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store double %sdouble, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 32
  store half %uhalf, ptr addrspace(1) %q4, align 8
  %q5 = getelementptr i8, ptr addrspace(1) %q, i32 40
  store half %shalf, ptr addrspace(1) %q5, align 8
  ret void
}

define amdgpu_kernel void @from_float_511(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [192 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %wa = load i512, ptr addrspace(1) %pa, align 8
  %a = trunc i512 %wa to i511
  %pb = getelementptr [192 x i8], ptr addrspace(1) %in, i32 %i, i32 64
  %wb = load i512, ptr addrspace(1) %pb, align 8
  %b = trunc i512 %wb to i511
  %w = trunc i511 %a to i32
  %e = urem i32 %w, 126
  %e1 = add i32 %e, 64
  %sign = and i32 %w, -2147483648
  %m = lshr i32 %w, 9
  %e2 = shl i32 %e1, 23
  %f0 = or i32 %e2, %m
  %f1 = or i32 %f0, %sign
  %f = bitcast i32 %f1 to float
  %af = call float @llvm.fabs.f32(float %f)
  %d = fpext float %f to double
  %d3 = fmul double %d, 1.0000000000000002
  %r = fptosi float %f to i511
  %s = fptoui float %af to i511
  %t = fptosi double %d3 to i511
  %q = getelementptr [192 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i511 %r, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 64
  store i511 %s, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 128
  store i511 %t, ptr addrspace(1) %q2, align 8
  ret void
}

define amdgpu_kernel void @arith_1024(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [384 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i1024, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [384 x i8], ptr addrspace(1) %in, i32 %i, i32 128
  %b = load i1024, ptr addrspace(1) %pb, align 8
  %pc = getelementptr [384 x i8], ptr addrspace(1) %in, i32 %i, i32 256
  %c = load i1024, ptr addrspace(1) %pc, align 8
  %s = add i1024 %a, %b
  %d = sub i1024 %s, %c
  %m = mul i1024 %d, %b
  %x = xor i1024 %m, %c
  %n = and i1024 %x, -13
  %r = or i1024 %n, 1000
  %q = getelementptr [256 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i1024 %m, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 128
  store i1024 %r, ptr addrspace(1) %q1, align 8
  ret void
}

define amdgpu_kernel void @shifts_1024(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [384 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i1024, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [384 x i8], ptr addrspace(1) %in, i32 %i, i32 128
  %b = load i1024, ptr addrspace(1) %pb, align 8
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 33
  %sh = zext i32 %sh64 to i1024
  %l = shl i1024 %a, %sh
  %r = lshr i1024 %a, %sh
  %s = ashr i1024 %a, %sh
  %k = ashr i1024 %b, 77
  %j = shl i1024 %b, 128
  %q = getelementptr [640 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i1024 %l, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 128
  store i1024 %r, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 256
  store i1024 %s, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 384
  store i1024 %k, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 512
  store i1024 %j, ptr addrspace(1) %q4, align 8
  ret void
}

define amdgpu_kernel void @compare_1024(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [384 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i1024, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [384 x i8], ptr addrspace(1) %in, i32 %i, i32 128
  %b = load i1024, ptr addrspace(1) %pb, align 8
  %even32 = and i32 %i, 3
  %even = icmp eq i32 %even32, 0
  %bb = select i1 %even, i1024 %a, i1024 %b
  %a2 = add i1024 %a, 1
  %near = icmp eq i32 %even32, 1
  %bc = select i1 %near, i1024 %a2, i1024 %bb
  %c0 = icmp eq i1024 %a, %bc
  %z0 = zext i1 %c0 to i32
  %h0 = shl i32 %z0, 0
  %o0 = or i32 0, %h0
  %c1 = icmp ne i1024 %a, %bc
  %z1 = zext i1 %c1 to i32
  %h1 = shl i32 %z1, 1
  %o1 = or i32 %o0, %h1
  %c2 = icmp ugt i1024 %a, %bc
  %z2 = zext i1 %c2 to i32
  %h2 = shl i32 %z2, 2
  %o2 = or i32 %o1, %h2
  %c3 = icmp uge i1024 %a, %bc
  %z3 = zext i1 %c3 to i32
  %h3 = shl i32 %z3, 3
  %o3 = or i32 %o2, %h3
  %c4 = icmp ult i1024 %a, %bc
  %z4 = zext i1 %c4 to i32
  %h4 = shl i32 %z4, 4
  %o4 = or i32 %o3, %h4
  %c5 = icmp ule i1024 %a, %bc
  %z5 = zext i1 %c5 to i32
  %h5 = shl i32 %z5, 5
  %o5 = or i32 %o4, %h5
  %c6 = icmp sgt i1024 %a, %bc
  %z6 = zext i1 %c6 to i32
  %h6 = shl i32 %z6, 6
  %o6 = or i32 %o5, %h6
  %c7 = icmp sge i1024 %a, %bc
  %z7 = zext i1 %c7 to i32
  %h7 = shl i32 %z7, 7
  %o7 = or i32 %o6, %h7
  %c8 = icmp slt i1024 %a, %bc
  %z8 = zext i1 %c8 to i32
  %h8 = shl i32 %z8, 8
  %o8 = or i32 %o7, %h8
  %c9 = icmp sle i1024 %a, %bc
  %z9 = zext i1 %c9 to i32
  %h9 = shl i32 %z9, 9
  %o9 = or i32 %o8, %h9
  %smax = call i1024 @llvm.smax.i1024(i1024 %a, i1024 %bc)
  %smin = call i1024 @llvm.smin.i1024(i1024 %a, i1024 %bc)
  %umax = call i1024 @llvm.umax.i1024(i1024 %a, i1024 %bc)
  %umin = call i1024 @llvm.umin.i1024(i1024 %a, i1024 %bc)
  %q = getelementptr [520 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i32 %o9, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 8
  store i1024 %smax, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 136
  store i1024 %smin, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 264
  store i1024 %umax, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 392
  store i1024 %umin, ptr addrspace(1) %q4, align 8
  ret void
}

define amdgpu_kernel void @bits_1024(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [384 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i1024, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [384 x i8], ptr addrspace(1) %in, i32 %i, i32 128
  %b = load i1024, ptr addrspace(1) %pb, align 8
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 33
  %sh = zext i32 %sh64 to i1024
  %y = lshr i1024 %b, %sh
  %ctlz = call i1024 @llvm.ctlz.i1024(i1024 %y, i1 false)
  %cttz = call i1024 @llvm.cttz.i1024(i1024 %y, i1 false)
  %abs = call i1024 @llvm.abs.i1024(i1024 %y, i1 false)
  %ctpop = call i1024 @llvm.ctpop.i1024(i1024 %a)
  %bitreverse = call i1024 @llvm.bitreverse.i1024(i1024 %a)
  %bswap = call i1024 @llvm.bswap.i1024(i1024 %a)
  %q = getelementptr [768 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i1024 %ctlz, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 128
  store i1024 %cttz, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 256
  store i1024 %abs, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 384
  store i1024 %ctpop, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 512
  store i1024 %bitreverse, ptr addrspace(1) %q4, align 8
  %q5 = getelementptr i8, ptr addrspace(1) %q, i32 640
  store i1024 %bswap, ptr addrspace(1) %q5, align 8
  ret void
}

define amdgpu_kernel void @funnel_1024(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [384 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i1024, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [384 x i8], ptr addrspace(1) %in, i32 %i, i32 128
  %b = load i1024, ptr addrspace(1) %pb, align 8
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 33
  %sh = zext i32 %sh64 to i1024
  %y = lshr i1024 %b, %sh
  %y1 = or i1024 %y, 1
  %fshl = call i1024 @llvm.fshl.i1024(i1024 %a, i1024 %b, i1024 %sh)
  %kfshl = call i1024 @llvm.fshl.i1024(i1024 %a, i1024 %b, i1024 71)
  %fshr = call i1024 @llvm.fshr.i1024(i1024 %a, i1024 %b, i1024 %sh)
  %kfshr = call i1024 @llvm.fshr.i1024(i1024 %a, i1024 %b, i1024 71)
  %q = getelementptr [512 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i1024 %fshl, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 128
  store i1024 %kfshl, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 256
  store i1024 %fshr, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 384
  store i1024 %kfshr, ptr addrspace(1) %q3, align 8
  ret void
}

define amdgpu_kernel void @overflow_1024(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [384 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i1024, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [384 x i8], ptr addrspace(1) %in, i32 %i, i32 128
  %b = load i1024, ptr addrspace(1) %pb, align 8
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 33
  %sh = zext i32 %sh64 to i1024
  %y = lshr i1024 %b, %sh
  %x = ashr i1024 %a, %sh
  %psadd = call {i1024, i1} @llvm.sadd.with.overflow.i1024(i1024 %x, i1024 %b)
  %vsadd = extractvalue {i1024, i1} %psadd, 0
  %fsadd = extractvalue {i1024, i1} %psadd, 1
  %zsadd = zext i1 %fsadd to i8
  %puadd = call {i1024, i1} @llvm.uadd.with.overflow.i1024(i1024 %x, i1024 %b)
  %vuadd = extractvalue {i1024, i1} %puadd, 0
  %fuadd = extractvalue {i1024, i1} %puadd, 1
  %zuadd = zext i1 %fuadd to i8
  %pssub = call {i1024, i1} @llvm.ssub.with.overflow.i1024(i1024 %x, i1024 %b)
  %vssub = extractvalue {i1024, i1} %pssub, 0
  %fssub = extractvalue {i1024, i1} %pssub, 1
  %zssub = zext i1 %fssub to i8
  %pusub = call {i1024, i1} @llvm.usub.with.overflow.i1024(i1024 %x, i1024 %b)
  %vusub = extractvalue {i1024, i1} %pusub, 0
  %fusub = extractvalue {i1024, i1} %pusub, 1
  %zusub = zext i1 %fusub to i8
  %ssadd = call i1024 @llvm.sadd.sat.i1024(i1024 %x, i1024 %b)
  %suadd = call i1024 @llvm.uadd.sat.i1024(i1024 %x, i1024 %b)
  %sssub = call i1024 @llvm.ssub.sat.i1024(i1024 %x, i1024 %b)
  %susub = call i1024 @llvm.usub.sat.i1024(i1024 %x, i1024 %b)
  %ssshl = call i1024 @llvm.sshl.sat.i1024(i1024 %y, i1024 %sh)
  %sushl = call i1024 @llvm.ushl.sat.i1024(i1024 %y, i1024 %sh)
  %q = getelementptr [1312 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i1024 %vsadd, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 128
  store i8 %zsadd, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 136
  store i1024 %vuadd, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 264
  store i8 %zuadd, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 272
  store i1024 %vssub, ptr addrspace(1) %q4, align 8
  %q5 = getelementptr i8, ptr addrspace(1) %q, i32 400
  store i8 %zssub, ptr addrspace(1) %q5, align 8
  %q6 = getelementptr i8, ptr addrspace(1) %q, i32 408
  store i1024 %vusub, ptr addrspace(1) %q6, align 8
  %q7 = getelementptr i8, ptr addrspace(1) %q, i32 536
  store i8 %zusub, ptr addrspace(1) %q7, align 8
  %q8 = getelementptr i8, ptr addrspace(1) %q, i32 544
  store i1024 %ssadd, ptr addrspace(1) %q8, align 8
  %q9 = getelementptr i8, ptr addrspace(1) %q, i32 672
  store i1024 %suadd, ptr addrspace(1) %q9, align 8
  %q10 = getelementptr i8, ptr addrspace(1) %q, i32 800
  store i1024 %sssub, ptr addrspace(1) %q10, align 8
  %q11 = getelementptr i8, ptr addrspace(1) %q, i32 928
  store i1024 %susub, ptr addrspace(1) %q11, align 8
  %q12 = getelementptr i8, ptr addrspace(1) %q, i32 1056
  store i1024 %ssshl, ptr addrspace(1) %q12, align 8
  %q13 = getelementptr i8, ptr addrspace(1) %q, i32 1184
  store i1024 %sushl, ptr addrspace(1) %q13, align 8
  ret void
}

define amdgpu_kernel void @widths_1024(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [384 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i1024, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [384 x i8], ptr addrspace(1) %in, i32 %i, i32 128
  %b = load i1024, ptr addrspace(1) %pb, align 8
  %t64 = trunc i1024 %a to i64
  %t100 = trunc i1024 %a to i100
  %t130 = trunc i1024 %a to i130
  %s = sext i64 %t64 to i1024
  %z = zext i100 %t100 to i1024
  %s2 = sext i100 %t100 to i1024
  %w = trunc i1024 %b to i1000
  %v = trunc i1024 %b to i1000
  %q = getelementptr [688 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i64 %t64, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 8
  store i100 %t100, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store i130 %t130, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 48
  store i1024 %s, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 176
  store i1024 %z, ptr addrspace(1) %q4, align 8
  %q5 = getelementptr i8, ptr addrspace(1) %q, i32 304
  store i1024 %s2, ptr addrspace(1) %q5, align 8
  %q6 = getelementptr i8, ptr addrspace(1) %q, i32 432
  store i1000 %w, ptr addrspace(1) %q6, align 8
  %q7 = getelementptr i8, ptr addrspace(1) %q, i32 560
  store i1000 %v, ptr addrspace(1) %q7, align 8
  ret void
}

define amdgpu_kernel void @to_float_1024(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [384 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i1024, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [384 x i8], ptr addrspace(1) %in, i32 %i, i32 128
  %b = load i1024, ptr addrspace(1) %pb, align 8
  %sh32 = and i32 %i, 31
  %sh64 = mul i32 %sh32, 33
  %sh = zext i32 %sh64 to i1024
  %y = lshr i1024 %b, %sh
  %x = ashr i1024 %a, %sh
  %yf = lshr i1024 %y, 897
  %xf = ashr i1024 %x, 897
  %ufloat = uitofp i1024 %yf to float
  %sfloat = sitofp i1024 %xf to float
  %udouble = uitofp i1024 %y to double
  %sdouble = sitofp i1024 %x to double
  %yh = lshr i1024 %y, 1004
  %xh = ashr i1024 %x, 1004
  %uhalf = uitofp i1024 %yh to half
  %shalf = sitofp i1024 %xh to half
  %q = getelementptr [48 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store float %ufloat, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 8
  store float %sfloat, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 16
  store double %udouble, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store double %sdouble, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 32
  store half %uhalf, ptr addrspace(1) %q4, align 8
  %q5 = getelementptr i8, ptr addrspace(1) %q, i32 40
  store half %shalf, ptr addrspace(1) %q5, align 8
  ret void
}

define amdgpu_kernel void @from_float_1024(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [384 x i8], ptr addrspace(1) %in, i32 %i, i32 0
  %a = load i1024, ptr addrspace(1) %pa, align 8
  %pb = getelementptr [384 x i8], ptr addrspace(1) %in, i32 %i, i32 128
  %b = load i1024, ptr addrspace(1) %pb, align 8
  %w = trunc i1024 %a to i32
  %e = urem i32 %w, 126
  %e1 = add i32 %e, 64
  %sign = and i32 %w, -2147483648
  %m = lshr i32 %w, 9
  %e2 = shl i32 %e1, 23
  %f0 = or i32 %e2, %m
  %f1 = or i32 %f0, %sign
  %f = bitcast i32 %f1 to float
  %af = call float @llvm.fabs.f32(float %f)
  %d = fpext float %f to double
  %d3 = fmul double %d, 1.0000000000000002
  %r = fptosi float %f to i1024
  %s = fptoui float %af to i1024
  %t = fptosi double %d3 to i1024
  %q = getelementptr [384 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i1024 %r, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 128
  store i1024 %s, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 256
  store i1024 %t, ptr addrspace(1) %q2, align 8
  ret void
}

define amdgpu_kernel void @vectors(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [32 x i8], ptr addrspace(1) %in, i32 %i
  %v = load <8 x i32>, ptr addrspace(1) %p, align 4
  %a = bitcast <8 x i32> %v to i256
  %b = mul i256 %a, 12345678901234567890123456789012345678901234567890
  %f = bitcast i256 %b to <16 x i16>
  %g = add <16 x i16> %f, splat (i16 3)
  %h = bitcast <16 x i16> %g to i256
  %t = trunc i256 %h to i160
  %w = bitcast i160 %t to <5 x float>
  %w2 = bitcast <5 x float> %w to i160
  %x = lshr i160 %w2, 3
  %q = getelementptr [64 x i8], ptr addrspace(1) %o, i32 %i
  store i256 %h, ptr addrspace(1) %q, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 32
  store i160 %x, ptr addrspace(1) %q2, align 4
  ret void
}

@table = addrspace(4) constant [3 x i192] [i192 1, i192 -5, i192 3138550867693340381917894711603833208051177722232017256448]

define internal {i192, i1} @callee(i192 %a, ptr addrspace(5) %p, i160 %b) noinline {
  %c = load i192, ptr addrspace(5) %p, align 8
  %d = add i192 %a, %c
  %e = icmp ult i192 %d, %a
  %b2 = zext i160 %b to i192
  %d2 = xor i192 %d, %b2
  %r = insertvalue {i192, i1} poison, i192 %d2, 0
  %r2 = insertvalue {i192, i1} %r, i1 %e, 1
  ret {i192, i1} %r2
}

define amdgpu_kernel void @whole(ptr addrspace(1) %o, ptr addrspace(1) %in, i192 %k) {
entry:
  %var = alloca i192, align 8, addrspace(5)
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %third = urem i32 %i, 3
  %g = getelementptr [3 x i192], ptr addrspace(4) @table, i32 0, i32 %third
  %t = load i192, ptr addrspace(4) %g, align 8
  store i192 %t, ptr addrspace(5) %var, align 8
  br label %loop
loop:
  %n = phi i32 [ %i, %entry ], [ %n2, %loop ]
  %x = phi i192 [ %k, %entry ], [ %x3, %loop ]
  %small = trunc i192 %x to i160
  %s = call {i192, i1} @callee(i192 %x, ptr addrspace(5) %var, i160 %small)
  %x2 = extractvalue {i192, i1} %s, 0
  %c = extractvalue {i192, i1} %s, 1
  %m = mul i192 %x2, 3
  %fr = freeze i192 %m
  %x3 = select i1 %c, i192 %fr, i192 %x2
  %n2 = lshr i32 %n, 1
  %more = icmp ne i32 %n2, 0
  br i1 %more, label %loop, label %done
done:
  %low = and i192 %x3, 3
  %q = getelementptr i192, ptr addrspace(1) %o, i32 %i
  switch i192 %low, label %other [
    i192 0, label %zero
    i192 2, label %two
  ]
zero:
  store i192 %x3, ptr addrspace(1) %q, align 8
  ret void
two:
  store i192 -1, ptr addrspace(1) %q, align 8
  ret void
other:
  %neg = sub i192 0, %x3
  store i192 %neg, ptr addrspace(1) %q, align 8
  ret void
}

declare float @llvm.fabs.f32(float)
declare i1024 @llvm.abs.i1024(i1024, i1)
declare i1024 @llvm.bitreverse.i1024(i1024)
declare i1024 @llvm.bswap.i1024(i1024)
declare i1024 @llvm.ctlz.i1024(i1024, i1)
declare i1024 @llvm.ctpop.i1024(i1024)
declare i1024 @llvm.cttz.i1024(i1024, i1)
declare i1024 @llvm.fshl.i1024(i1024, i1024, i1024)
declare i1024 @llvm.fshr.i1024(i1024, i1024, i1024)
declare i1024 @llvm.sadd.sat.i1024(i1024, i1024)
declare i1024 @llvm.smax.i1024(i1024, i1024)
declare i1024 @llvm.smin.i1024(i1024, i1024)
declare i1024 @llvm.sshl.sat.i1024(i1024, i1024)
declare i1024 @llvm.ssub.sat.i1024(i1024, i1024)
declare i1024 @llvm.uadd.sat.i1024(i1024, i1024)
declare i1024 @llvm.umax.i1024(i1024, i1024)
declare i1024 @llvm.umin.i1024(i1024, i1024)
declare i1024 @llvm.ushl.sat.i1024(i1024, i1024)
declare i1024 @llvm.usub.sat.i1024(i1024, i1024)
declare i129 @llvm.abs.i129(i129, i1)
declare i129 @llvm.bitreverse.i129(i129)
declare i129 @llvm.ctlz.i129(i129, i1)
declare i129 @llvm.ctpop.i129(i129)
declare i129 @llvm.cttz.i129(i129, i1)
declare i129 @llvm.fshl.i129(i129, i129, i129)
declare i129 @llvm.fshr.i129(i129, i129, i129)
declare i129 @llvm.sadd.sat.i129(i129, i129)
declare i129 @llvm.smax.i129(i129, i129)
declare i129 @llvm.smin.i129(i129, i129)
declare i129 @llvm.sshl.sat.i129(i129, i129)
declare i129 @llvm.ssub.sat.i129(i129, i129)
declare i129 @llvm.uadd.sat.i129(i129, i129)
declare i129 @llvm.umax.i129(i129, i129)
declare i129 @llvm.umin.i129(i129, i129)
declare i129 @llvm.ushl.sat.i129(i129, i129)
declare i129 @llvm.usub.sat.i129(i129, i129)
declare i160 @llvm.abs.i160(i160, i1)
declare i160 @llvm.bitreverse.i160(i160)
declare i160 @llvm.bswap.i160(i160)
declare i160 @llvm.ctlz.i160(i160, i1)
declare i160 @llvm.ctpop.i160(i160)
declare i160 @llvm.cttz.i160(i160, i1)
declare i160 @llvm.fshl.i160(i160, i160, i160)
declare i160 @llvm.fshr.i160(i160, i160, i160)
declare i160 @llvm.sadd.sat.i160(i160, i160)
declare i160 @llvm.smax.i160(i160, i160)
declare i160 @llvm.smin.i160(i160, i160)
declare i160 @llvm.sshl.sat.i160(i160, i160)
declare i160 @llvm.ssub.sat.i160(i160, i160)
declare i160 @llvm.uadd.sat.i160(i160, i160)
declare i160 @llvm.umax.i160(i160, i160)
declare i160 @llvm.umin.i160(i160, i160)
declare i160 @llvm.ushl.sat.i160(i160, i160)
declare i160 @llvm.usub.sat.i160(i160, i160)
declare i256 @llvm.abs.i256(i256, i1)
declare i256 @llvm.bitreverse.i256(i256)
declare i256 @llvm.bswap.i256(i256)
declare i256 @llvm.ctlz.i256(i256, i1)
declare i256 @llvm.ctpop.i256(i256)
declare i256 @llvm.cttz.i256(i256, i1)
declare i256 @llvm.fshl.i256(i256, i256, i256)
declare i256 @llvm.fshr.i256(i256, i256, i256)
declare i256 @llvm.sadd.sat.i256(i256, i256)
declare i256 @llvm.smax.i256(i256, i256)
declare i256 @llvm.smin.i256(i256, i256)
declare i256 @llvm.sshl.sat.i256(i256, i256)
declare i256 @llvm.ssub.sat.i256(i256, i256)
declare i256 @llvm.uadd.sat.i256(i256, i256)
declare i256 @llvm.umax.i256(i256, i256)
declare i256 @llvm.umin.i256(i256, i256)
declare i256 @llvm.ushl.sat.i256(i256, i256)
declare i256 @llvm.usub.sat.i256(i256, i256)
declare i511 @llvm.abs.i511(i511, i1)
declare i511 @llvm.bitreverse.i511(i511)
declare i511 @llvm.ctlz.i511(i511, i1)
declare i511 @llvm.ctpop.i511(i511)
declare i511 @llvm.cttz.i511(i511, i1)
declare i511 @llvm.fshl.i511(i511, i511, i511)
declare i511 @llvm.fshr.i511(i511, i511, i511)
declare i511 @llvm.sadd.sat.i511(i511, i511)
declare i511 @llvm.smax.i511(i511, i511)
declare i511 @llvm.smin.i511(i511, i511)
declare i511 @llvm.sshl.sat.i511(i511, i511)
declare i511 @llvm.ssub.sat.i511(i511, i511)
declare i511 @llvm.uadd.sat.i511(i511, i511)
declare i511 @llvm.umax.i511(i511, i511)
declare i511 @llvm.umin.i511(i511, i511)
declare i511 @llvm.ushl.sat.i511(i511, i511)
declare i511 @llvm.usub.sat.i511(i511, i511)
declare {i1024, i1} @llvm.sadd.with.overflow.i1024(i1024, i1024)
declare {i1024, i1} @llvm.ssub.with.overflow.i1024(i1024, i1024)
declare {i1024, i1} @llvm.uadd.with.overflow.i1024(i1024, i1024)
declare {i1024, i1} @llvm.usub.with.overflow.i1024(i1024, i1024)
declare {i129, i1} @llvm.sadd.with.overflow.i129(i129, i129)
declare {i129, i1} @llvm.smul.with.overflow.i129(i129, i129)
declare {i129, i1} @llvm.ssub.with.overflow.i129(i129, i129)
declare {i129, i1} @llvm.uadd.with.overflow.i129(i129, i129)
declare {i129, i1} @llvm.umul.with.overflow.i129(i129, i129)
declare {i129, i1} @llvm.usub.with.overflow.i129(i129, i129)
declare {i160, i1} @llvm.sadd.with.overflow.i160(i160, i160)
declare {i160, i1} @llvm.smul.with.overflow.i160(i160, i160)
declare {i160, i1} @llvm.ssub.with.overflow.i160(i160, i160)
declare {i160, i1} @llvm.uadd.with.overflow.i160(i160, i160)
declare {i160, i1} @llvm.umul.with.overflow.i160(i160, i160)
declare {i160, i1} @llvm.usub.with.overflow.i160(i160, i160)
declare {i256, i1} @llvm.sadd.with.overflow.i256(i256, i256)
declare {i256, i1} @llvm.smul.with.overflow.i256(i256, i256)
declare {i256, i1} @llvm.ssub.with.overflow.i256(i256, i256)
declare {i256, i1} @llvm.uadd.with.overflow.i256(i256, i256)
declare {i256, i1} @llvm.umul.with.overflow.i256(i256, i256)
declare {i256, i1} @llvm.usub.with.overflow.i256(i256, i256)
declare {i511, i1} @llvm.sadd.with.overflow.i511(i511, i511)
declare {i511, i1} @llvm.ssub.with.overflow.i511(i511, i511)
declare {i511, i1} @llvm.uadd.with.overflow.i511(i511, i511)
declare {i511, i1} @llvm.usub.with.overflow.i511(i511, i511)
