#pragma once

#if __has_include(<SDL2/SDL.h>)
#include <SDL2/SDL.h>
#else
#error "SDL2's headers are missing: run  sudo apt-get install libsdl2-dev"
#endif

// A macro with a cast, which Swift does not import.
static const int CSDL_WINDOWPOS_CENTERED = SDL_WINDOWPOS_CENTERED;
