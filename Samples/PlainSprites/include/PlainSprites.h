#pragma once
#include <stdint.h>

/// Sprites in a window of 800 x 600 points, as a plain C program draws them: the corners of all sprites in one array,
/// and one call of SDL's for all.
typedef struct {
  /// The number of sprites, and the numbers of frames that are drawn before and during the measurement.
  int count, warm_up, frames;
  /// The middle of each sprite in a frame without an offset, x and y in turn; and its angle.
  const float *centers, *angles;
  /// The picture: rows of pixels of red, green, blue and opacity.
  const uint8_t *pixels;
  /// The width and height of the sprites in points, and of the picture in pixels.
  int side, pixel_side;
} plain_sprites;

/// Draws the frames. Returns the mean processor time of one of them in nanoseconds, or a negative number if there is no
/// window or no renderer.
double plain_sprites_run(const plain_sprites *sprites);
