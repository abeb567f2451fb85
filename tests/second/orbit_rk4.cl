// Orbits around two centres by the method of Runge and Kutta of fourth order, in doubles.
#include "opencl.h"

INLINE double2 pull(double2 p, double2 centre, double mass) {
  double2 d = centre - p;
  double r2 = d.x * d.x + d.y * d.y + 0.01;
  return d * (mass / (r2 * sqrt(r2)));
}

INLINE double2 force(double2 p) {
  return pull(p, (double2)(-1, 0), 1.0) + pull(p, (double2)(1, 0), 0.5);
}

kernel void orbit_rk4(global double2 *places, global double2 *speeds, double dt, int steps,
                      int n) {
  int i = get_global_id(0);
  if (i >= n)
    return;
  double2 p = places[i], v = speeds[i];
  for (int s = 0; s < steps; s++) {
    double2 v1 = v, a1 = force(p);
    double2 v2 = v + a1 * (0.5 * dt), a2 = force(p + v1 * (0.5 * dt));
    double2 v3 = v + a2 * (0.5 * dt), a3 = force(p + v2 * (0.5 * dt));
    double2 v4 = v + a3 * dt, a4 = force(p + v3 * dt);
    p += (v1 + 2.0 * v2 + 2.0 * v3 + v4) * (dt / 6);
    v += (a1 + 2.0 * a2 + 2.0 * a3 + a4) * (dt / 6);
  }
  places[i] = p;
  speeds[i] = v;
}
