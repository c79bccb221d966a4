#include "PlainSprites.h"

#include <SDL2/SDL.h>
#include <math.h>
#include <stdlib.h>
#include <time.h>

static double processor_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

// Writes the corners of all sprites, which lie a point further right in every other frame.
static void place(const plain_sprites *sprites, SDL_Vertex *corners, int frame) {
  const float half = (float)sprites->side / 2;
  const SDL_Color white = {255, 255, 255, 255};
  for (int i = 0; i < sprites->count; i++) {
    const float x = sprites->centers[2 * i] + (float)(frame & 1), y = sprites->centers[2 * i + 1];
    const float along = cosf(sprites->angles[i]) * half, across = sinf(sprites->angles[i]) * half;
    SDL_Vertex *corner = corners + 4 * i;
    corner[0] = (SDL_Vertex){{x - along + across, y - across - along}, white, {0, 0}};
    corner[1] = (SDL_Vertex){{x + along + across, y + across - along}, white, {1, 0}};
    corner[2] = (SDL_Vertex){{x + along - across, y + across + along}, white, {1, 1}};
    corner[3] = (SDL_Vertex){{x - along - across, y - across + along}, white, {0, 1}};
  }
}

static double draw_frames(const plain_sprites *sprites, SDL_Renderer *renderer, SDL_Texture *texture) {
  SDL_Vertex *corners = malloc(sizeof(SDL_Vertex) * 4 * (size_t)sprites->count);
  int *indices = malloc(sizeof(int) * 6 * (size_t)sprites->count);
  double start = 0, result = -1;
  if (corners && indices) {
    const int order[6] = {0, 1, 2, 0, 2, 3};
    for (int i = 0; i < 6 * sprites->count; i++) indices[i] = i / 6 * 4 + order[i % 6];
    for (int frame = 0; frame < sprites->warm_up + sprites->frames; frame++) {
      SDL_Event event;
      while (SDL_PollEvent(&event)) {}
      if (frame == sprites->warm_up) start = processor_time();
      place(sprites, corners, frame);
      SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255);
      SDL_RenderClear(renderer);
      SDL_RenderGeometry(renderer, texture, corners, 4 * sprites->count, indices, 6 * sprites->count);
      SDL_RenderPresent(renderer);
    }
    result = (processor_time() - start) / sprites->frames;
  }
  free(corners);
  free(indices);
  return result;
}

double plain_sprites_run(const plain_sprites *sprites) {
  double result = -1;
  if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) return result;
  SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "1");
  SDL_Window *window = SDL_CreateWindow("C", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 800, 600, 0);
  SDL_Renderer *renderer = window ? SDL_CreateRenderer(window, -1, 0) : NULL;
  SDL_Texture *texture = renderer ? SDL_CreateTexture(renderer, SDL_PIXELFORMAT_RGBA32, SDL_TEXTUREACCESS_STATIC,
                                                      sprites->pixel_side, sprites->pixel_side)
                                  : NULL;
  if (texture) {
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
    SDL_UpdateTexture(texture, NULL, sprites->pixels, sprites->pixel_side * 4);
    result = draw_frames(sprites, renderer, texture);
  }
  if (renderer) SDL_DestroyRenderer(renderer);
  if (window) SDL_DestroyWindow(window);
  SDL_QuitSubSystem(SDL_INIT_VIDEO);
  return result;
}
