#pragma once
#include <stdint.h>

/// Sprites in a window of 800 x 600 points, as a plain program in C draws them: the corners of all of them in one
/// array, and one call of SDL's for all.
typedef struct {
  /// How many sprites there are, and how many frames are drawn before and while time is taken.
  int count, warm_up, frames;
  /// Where the middle of each sprite is in a frame that shows it in place, x and y by turns; and its angle.
  const float *centers, *angles;
  /// The picture: rows of pixels of red, green, blue and opacity.
  const uint8_t *pixels;
  /// How many points the sprites are wide and high, and how many pixels the picture.
  int side, pixel_side;
} plain_sprites;

/// Draws the frames. Returns the nanoseconds of processor time that one of them took, or a negative number if there is
/// no window or no renderer.
double plain_sprites_run(const plain_sprites *sprites);
