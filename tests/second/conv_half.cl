// A layer of a neural network: 3 by 3 convolution of eight channels in half precision, with a
// bias and a cut below zero.
#include "opencl.h"

typedef half half8_t __attribute__((ext_vector_type(8)));

kernel void conv_half(global const half8_t *in, constant half8_t *weights, constant half *bias,
                      global half *out, int width, int height, int channels) {
  int x = get_global_id(0), y = get_global_id(1), channel = get_global_id(2);
  if (x >= width - 2 || y >= height - 2 || channel >= channels)
    return;
  half8_t sum = 0;
  for (int dy = 0; dy < 3; dy++)
    for (int dx = 0; dx < 3; dx++)
      sum = fma(in[(y + dy) * width + x + dx], weights[channel * 9 + dy * 3 + dx], sum);
  half total = bias[channel];
  for (int k = 0; k < 8; k++)
    total += sum[k];
  out[(channel * (height - 2) + y) * (width - 2) + x] = fmax(total, (half)0);
}
