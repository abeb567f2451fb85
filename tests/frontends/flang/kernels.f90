! Kernels in Fortran: array arguments of explicit shape, whole-array operations, complex numbers, derived types, select case, do
! while, internal and recursive procedures, intrinsics. What is bound to C with a name `kernel_…` becomes a kernel (make.py).
module kernels
  use, intrinsic :: iso_c_binding
  implicit none
  interface
    pure function item() bind(c, name="llvm_amdgcn_workitem_id_x")
      import
      integer(c_int) :: item
    end function
    pure function group() bind(c, name="llvm_amdgcn_workgroup_id_x")
      import
      integer(c_int) :: group
    end function
  end interface

  type, bind(c) :: particle
    real(c_float) :: x, v
    integer(c_int) :: hits
  end type
contains
  pure function id()
    integer(c_int) :: id
    id = group() * 64 + item() + 1
  end function

  subroutine saxpy(n, a, x, y) bind(c, name="kernel_saxpy")
    integer(c_int), value :: n
    real(c_float), value :: a
    real(c_float), intent(in) :: x(n)
    real(c_float), intent(inout) :: y(n)
    integer :: i
    i = id()
    if (i <= n) y(i) = a * x(i) + y(i)
  end subroutine

  subroutine matrix(n, a, b, c) bind(c, name="kernel_matrix")
    integer(c_int), value :: n
    real(c_double), intent(in) :: a(n, n), b(n, n)
    real(c_double), intent(out) :: c(n, n)
    integer :: i, j, k
    real(c_double) :: s
    i = item() + 1
    j = group() + 1
    if (i > n .or. j > n) return
    s = 0
    do k = 1, n
      s = s + a(i, k) * b(k, j)
    end do
    c(i, j) = s
  end subroutine

  subroutine bounce(n, p) bind(c, name="kernel_bounce")
    integer(c_int), value :: n
    type(particle), intent(inout) :: p(n)
    integer :: i, step
    i = id()
    if (i > n) return
    do step = 1, 20
      p(i)%x = p(i)%x + p(i)%v * 0.125
      if (abs(p(i)%x) > 2.0) then
        p(i)%v = -p(i)%v
        p(i)%hits = p(i)%hits + 1
      end if
    end do
  end subroutine

  subroutine waves(n, z) bind(c, name="kernel_waves")
    integer(c_int), value :: n
    complex(c_float_complex), intent(inout) :: z(n)
    complex(c_float_complex) :: w
    integer :: i, k
    i = id()
    if (i > n) return
    w = z(i)
    do k = 1, 4
      w = w * w + conjg(z(i)) * (0.5, -0.25)
      if (real(w) * real(w) + aimag(w) * aimag(w) > 4.0) exit
    end do
    z(i) = w
  end subroutine

  subroutine classes(n, d) bind(c, name="kernel_classes")
    integer(c_int), value :: n
    integer(c_int), intent(inout) :: d(n)
    integer :: i, v, s
    i = id()
    if (i > n) return
    v = d(i)
    select case (modulo(v, 11))
    case (0)
      v = not(v)
    case (1:3)
      v = ieor(ishft(v, 3), v)
    case (5, 7)
      v = popcnt(v) + leadz(v)
    case (8:)
      s = 0
      do while (v > 1)
        if (mod(v, 2) == 0) then
          v = v / 2
        else
          v = 3 * v + 1
        end if
        s = s + 1
        if (s > 200) exit
      end do
      v = s
    case default
      v = ibits(v, 4, 12)
    end select
    d(i) = v
  end subroutine

  ! Work-items sort rows of their own, in an automatic copy.
  subroutine sorting(n, d) bind(c, name="kernel_sorting")
    integer(c_int), value :: n
    integer(c_int), intent(inout) :: d(8, n)
    integer :: i, j, k, t, row(8)
    i = id()
    if (i > n) return
    row = d(:, i)
    do j = 2, 8
      t = row(j)
      k = j - 1
      do while (k >= 1)
        if (row(k) <= t) exit
        row(k + 1) = row(k)
        k = k - 1
      end do
      row(k + 1) = t
    end do
    d(:, i) = row(8:1:-1)
  end subroutine

  subroutine arrays(n, x, y) bind(c, name="kernel_arrays")
    integer(c_int), value :: n
    real(c_float), intent(in) :: x(4, n)
    real(c_float), intent(inout) :: y(n)
    real(c_float) :: v(4), w(4)
    integer :: i
    i = id()
    if (i > n) return
    v = x(:, i)
    w = merge(v, 1.0 - v, v > 0.5)
    y(i) = sum(v * w) + maxval(w) + dot_product(v, v(4:1:-1)) + real(count(w > 0.0)) + minval(v)
  end subroutine

  recursive function ackermann(m, n) result(r)
    integer, value :: m, n
    integer :: r
    if (m == 0) then
      r = n + 1
    else if (n == 0) then
      r = ackermann(m - 1, 1)
    else
      r = ackermann(m - 1, ackermann(m, n - 1))
    end if
  end function

  subroutine recursion(n, d) bind(c, name="kernel_recursion")
    integer(c_int), value :: n
    integer(c_int), intent(inout) :: d(n)
    integer :: i
    i = id()
    if (i <= n) d(i) = ackermann(modulo(d(i), 3), modulo(d(i), 4))
  end subroutine

  subroutine wide(n, d) bind(c, name="kernel_wide")
    integer(c_int), value :: n
    integer(c_int64_t), intent(inout) :: d(n)
    integer(16) :: a
    integer :: i
    i = id()
    if (i > n) return
    a = int(d(i), 16) * 1234567890123_16 + 77_16
    d(i) = int(mod(a / 1000003_16, 9223372036854775807_16), c_int64_t) + int(d(i), c_int8_t)
  end subroutine
end module
