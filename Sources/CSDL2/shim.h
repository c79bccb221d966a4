#pragma once

#if __has_include(<SDL2/SDL.h>)
#include <SDL2/SDL.h>
#else
#error "SDL2's headers are missing: run  sudo apt-get install libsdl2-dev"
#endif

// A macro with a cast, which Swift does not import.
static const int CSDL_WINDOWPOS_CENTERED = SDL_WINDOWPOS_CENTERED;

// What <SDL2/SDL_syswm.h> tells of a window, without the headers of every window system: SDL_SysWMinfo as it begins in all of
// SDL 2, and room for the rest of it.
typedef struct {
  SDL_version version;
  int kind;
  void *display;
  void *rest[15];
} CSDL_WindowSystem;

// Two of SDL_SYSWM_TYPE.
static const int CSDL_SYSWM_X11 = 2;
static const int CSDL_SYSWM_WAYLAND = 6;

struct SDL_SysWMinfo;
extern DECLSPEC SDL_bool SDLCALL SDL_GetWindowWMInfo(SDL_Window *window, struct SDL_SysWMinfo *info);

static inline SDL_bool CSDL_GetWindowSystem(SDL_Window *window, CSDL_WindowSystem *system) {
  SDL_GetVersion(&system->version);
  return SDL_GetWindowWMInfo(window, (struct SDL_SysWMinfo *)system);
}
