// Lattice Boltzmann in two dimensions with nine velocities: streaming from the neighbours, walls
// that throw back, collision.
#include "opencl.h"

constant int CX[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
constant int CY[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
constant int OPPOSITE[9] = {0, 3, 4, 1, 2, 7, 8, 5, 6};
constant float WEIGHT[9] = {4 / 9.0f,  1 / 9.0f,  1 / 9.0f,  1 / 9.0f, 1 / 9.0f,
                            1 / 36.0f, 1 / 36.0f, 1 / 36.0f, 1 / 36.0f};

kernel void lattice_boltzmann(global const float *in, global float *out, global const uchar *wall,
                              int nx, int ny, float omega) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= nx || y >= ny)
    return;
  int cells = nx * ny, at = y * nx + x;
  float f[9];
  for (int k = 0; k < 9; k++) {
    int sx = (x - CX[k] + nx) % nx, sy = (y - CY[k] + ny) % ny;
    int from = sy * nx + sx;
    f[k] = wall[from] ? in[OPPOSITE[k] * cells + at] : in[k * cells + from];
  }
  float rho = 0, ux = 0, uy = 0;
  for (int k = 0; k < 9; k++) {
    rho += f[k];
    ux += CX[k] * f[k];
    uy += CY[k] * f[k];
  }
  ux /= rho;
  uy /= rho;
  float square = 1.5f * (ux * ux + uy * uy);
  for (int k = 0; k < 9; k++) {
    float cu = 3 * (CX[k] * ux + CY[k] * uy);
    float equilibrium = rho * WEIGHT[k] * (1 + cu + 0.5f * cu * cu - square);
    out[k * cells + at] = f[k] + omega * (equilibrium - f[k]);
  }
}
