// Kernels in MLIR's own dialects (gpu, arith, scf, math, vector, amdgpu), which mlir-opt makes LLVM IR of.
module attributes {gpu.container_module} {
gpu.module @kernels [#rocdl.target<chip = "gfx90a">] {
  gpu.func @saxpy(%n: i32, %a: f32, %x: memref<100xf32, 1>, %y: memref<100xf32, 1>) kernel {
    %item = gpu.thread_id x
    %group = gpu.block_id x
    %size = arith.constant 64 : index
    %base = arith.muli %group, %size : index
    %i = arith.addi %base, %item : index
    %w = arith.index_cast %n : i32 to index
    %c = arith.cmpi ult, %i, %w : index
    scf.if %c {
      %p = memref.load %x[%i] : memref<100xf32, 1>
      %q = memref.load %y[%i] : memref<100xf32, 1>
      %r = math.fma %a, %p, %q : f32
      memref.store %r, %y[%i] : memref<100xf32, 1>
    }
    gpu.return
  }

  // Sums of groups, by a tree in local memory.
  gpu.func @group_sum(%x: memref<128xi32, 1>, %out: memref<2xi32, 1>) workgroup(%part: memref<64xi32, #gpu.address_space<workgroup>>) kernel {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %t = gpu.thread_id x
    %g = gpu.block_id x
    %item = gpu.thread_id x
    %group = gpu.block_id x
    %size = arith.constant 64 : index
    %base = arith.muli %group, %size : index
    %i = arith.addi %base, %item : index
    %v = memref.load %x[%i] : memref<128xi32, 1>
    memref.store %v, %part[%t] : memref<64xi32, #gpu.address_space<workgroup>>
    %c32 = arith.constant 32 : index
    %last = scf.while (%s = %c32) : (index) -> index {
      %more = arith.cmpi ugt, %s, %c0 : index
      scf.condition(%more) %s : index
    } do {
    ^bb0(%s: index):
      gpu.barrier
      %in = arith.cmpi ult, %t, %s : index
      scf.if %in {
        %j = arith.addi %t, %s : index
        %a = memref.load %part[%t] : memref<64xi32, #gpu.address_space<workgroup>>
        %b = memref.load %part[%j] : memref<64xi32, #gpu.address_space<workgroup>>
        %r = arith.addi %a, %b : i32
        memref.store %r, %part[%t] : memref<64xi32, #gpu.address_space<workgroup>>
      }
      %h = arith.divui %s, %c2 : index
      scf.yield %h : index
    }
    %first = arith.cmpi eq, %t, %c0 : index
    scf.if %first {
      %r = memref.load %part[%c0] : memref<64xi32, #gpu.address_space<workgroup>>
      memref.store %r, %out[%g] : memref<2xi32, 1>
    }
    gpu.return
  }

  // Each thread asks its neighbours; sums of the wave, by a butterfly.
  gpu.func @shuffles(%x: memref<128xf32, 1>, %out: memref<128xf32, 1>) kernel {
    %item = gpu.thread_id x
    %group = gpu.block_id x
    %size = arith.constant 64 : index
    %base = arith.muli %group, %size : index
    %i = arith.addi %base, %item : index
    %v = memref.load %x[%i] : memref<128xf32, 1>
    %width = arith.constant 64 : i32
    %one = arith.constant 1 : i32
    %five = arith.constant 5 : i32
    %a, %p = gpu.shuffle xor %v, %one, %width : f32
    %b, %q = gpu.shuffle down %v, %five, %width : f32
    %c = arith.addf %a, %v : f32
    %e = arith.select %q, %b, %c : f32
    %d = arith.mulf %c, %e : f32
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %s = scf.for %k = %c1 to %c7 step %c1 iter_args(%t = %d) -> (f32) {
      %n = arith.index_cast %k : index to i32
      %h = arith.shrui %width, %n : i32
      %o, %q2 = gpu.shuffle xor %t, %h, %width : f32
      %u = arith.addf %t, %o : f32
      scf.yield %u : f32
    }
    %r = arith.addf %s, %v : f32
    memref.store %r, %out[%i] : memref<128xf32, 1>
    gpu.return
  }

  gpu.func @mathematics(%x: memref<128xf32, 1>, %out: memref<128xf32, 1>) kernel {
    %item = gpu.thread_id x
    %group = gpu.block_id x
    %size = arith.constant 64 : index
    %base = arith.muli %group, %size : index
    %i = arith.addi %base, %item : index
    %v = memref.load %x[%i] : memref<128xf32, 1>
    %a = math.absf %v : f32
    %b = math.sqrt %a : f32
    %c = math.floor %v : f32
    %d = math.ceil %b : f32
    %e = math.exp2 %c : f32
    %one = arith.constant 1.0 : f32
    %f = arith.addf %a, %one : f32
    %g = math.log2 %f : f32
    %h = arith.maximumf %d, %e : f32
    %k = arith.minnumf %h, %g : f32
    %l = math.copysign %k, %v : f32
    %m = math.round %l : f32
    %n = arith.divf %v, %f : f32
    %o = arith.addf %m, %n : f32
    %p = arith.addf %o, %b : f32
    memref.store %p, %out[%i] : memref<128xf32, 1>
    gpu.return
  }

  // Vectors, halves, shapes, reductions.
  gpu.func @vectors(%x: memref<512xf16, 1>, %out: memref<128xf32, 1>) kernel {
    %item = gpu.thread_id x
    %group = gpu.block_id x
    %size = arith.constant 64 : index
    %base = arith.muli %group, %size : index
    %i = arith.addi %base, %item : index
    %c4 = arith.constant 4 : index
    %j = arith.muli %i, %c4 : index
    %v = vector.load %x[%j] : memref<512xf16, 1>, vector<4xf16>
    %w = vector.shuffle %v, %v [3, 1, 2, 0] : vector<4xf16>, vector<4xf16>
    %s = arith.mulf %v, %w : vector<4xf16>
    %e = arith.extf %s : vector<4xf16> to vector<4xf32>
    %r = vector.reduction <add>, %e : vector<4xf32> into f32
    memref.store %r, %out[%i] : memref<128xf32, 1>
    gpu.return
  }

  // A matrix product with the processor's matrix instruction: 16 x 16, one wave.
  gpu.func @mfma(%x: memref<16x16xf16, 1>, %y: memref<16x16xf16, 1>, %out: memref<16x16xf32, 1>) kernel {
    %t = gpu.thread_id x
    %c16 = arith.constant 16 : index
    %c4 = arith.constant 4 : index
    %row = arith.remui %t, %c16 : index
    %part = arith.divui %t, %c16 : index
    %k = arith.muli %part, %c4 : index
    %a = vector.load %x[%row, %k] : memref<16x16xf16, 1>, vector<4xf16>
    %b = vector.load %y[%row, %k] : memref<16x16xf16, 1>, vector<4xf16>
    %zero = arith.constant dense<0.0> : vector<4xf32>
    %d = amdgpu.mfma 16x16x16 %a * %b + %zero {abid = 0 : i32, cbsz = 0 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
    vector.store %d, %out[%row, %k] : memref<16x16xf32, 1>, vector<4xf32>
    gpu.return
  }

  gpu.func @integers(%x: memref<128xi64, 1>, %out: memref<128xi64, 1>) kernel {
    %item = gpu.thread_id x
    %group = gpu.block_id x
    %size = arith.constant 64 : index
    %base = arith.muli %group, %size : index
    %i = arith.addi %base, %item : index
    %v = memref.load %x[%i] : memref<128xi64, 1>
    %c7 = arith.constant 7 : i64
    %a = arith.divsi %v, %c7 : i64
    %b = arith.remui %v, %c7 : i64
    %c = arith.shrsi %v, %c7 : i64
    %lo, %hi = arith.mulsi_extended %v, %v : i64
    %d = math.ctpop %v : i64
    %e = math.ctlz %v : i64
    %f = arith.maxsi %a, %b : i64
    %g = arith.xori %f, %c : i64
    %h = arith.addi %g, %lo : i64
    %k = arith.subi %h, %hi : i64
    %l = arith.addi %k, %d : i64
    %m = arith.ceildivsi %l, %c7 : i64
    %n = arith.addi %m, %e : i64
    memref.store %n, %out[%i] : memref<128xi64, 1>
    gpu.return
  }

  gpu.func @atomics(%x: memref<128xi32, 1>, %sums: memref<8xi32, 1>, %top: memref<1xi32, 1>) kernel {
    %item = gpu.thread_id x
    %group = gpu.block_id x
    %size = arith.constant 64 : index
    %base = arith.muli %group, %size : index
    %i = arith.addi %base, %item : index
    %v = memref.load %x[%i] : memref<128xi32, 1>
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %b = arith.remui %i, %c8 : index
    %o = memref.atomic_rmw addi %v, %sums[%b] : (i32, memref<8xi32, 1>) -> i32
    %p = memref.atomic_rmw maxs %v, %top[%c0] : (i32, memref<1xi32, 1>) -> i32
    gpu.return
  }

  // A switch and a loop whose number of turns each thread has of its own, with private memory.
  gpu.func @control(%x: memref<128xi32, 1>) private(%local: memref<8xi32, #gpu.address_space<private>>) kernel {
    %item = gpu.thread_id x
    %group = gpu.block_id x
    %size = arith.constant 64 : index
    %base = arith.muli %group, %size : index
    %i = arith.addi %base, %item : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %v = memref.load %x[%i] : memref<128xi32, 1>
    %three = arith.constant 3 : i32
    scf.for %k = %c0 to %c8 step %c1 {
      %t = arith.index_cast %k : index to i32
      %m = arith.muli %t, %v : i32
      memref.store %m, %local[%k] : memref<8xi32, #gpu.address_space<private>>
    }
    %n = arith.remui %i, %c8 : index
    %sum = scf.for %k = %c0 to %n step %c1 iter_args(%s = %v) -> (i32) {
      %m = memref.load %local[%k] : memref<8xi32, #gpu.address_space<private>>
      %r = arith.xori %s, %m : i32
      %w = arith.muli %r, %three : i32
      scf.yield %w : i32
    }
    %r = scf.index_switch %n -> i32
    case 1 {
      %a = arith.addi %sum, %three : i32
      scf.yield %a : i32
    }
    case 4 {
      %a = arith.muli %sum, %sum : i32
      scf.yield %a : i32
    }
    default {
      scf.yield %sum : i32
    }
    memref.store %r, %x[%i] : memref<128xi32, 1>
    gpu.return
  }
}
}
