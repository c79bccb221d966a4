#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A view in preorder: where it lies in its parent, and where its subtree ends.
typedef struct {
  float x, y, width, height;
  float linear[4];
  uint32_t parent, end;
} peer_view;

/// Where a view goes: its new left top corner before the transform.
typedef struct {
  uint32_t view;
  float x, y;
} peer_move;

/// The trees that there are.
typedef enum { peer_box2d, peer_boost } peer_kind;

/// A tree of the boxes of views.
typedef struct peer_scene peer_scene;

/// Makes a tree of some views; free it with `peer_free`.
peer_scene *peer_make(peer_kind kind, const peer_view *views, uint32_t count);
void peer_free(peer_scene *scene);

/// The view that a point hits, or -1.
int32_t peer_hit(peer_scene *scene, float x, float y);

/// Moves views, with all in them; they are sorted here.
void peer_moves(peer_scene *scene, const peer_move *moves, uint32_t count);

#ifdef __cplusplus
}
#endif
