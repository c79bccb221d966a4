#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A view in preorder: its frame in its parent, its transform, and the end of its subtree.
typedef struct {
  float x, y, width, height;
  float linear[4];
  uint32_t parent, end;
} peer_view;

/// A move of a view to a new left top corner before the transform.
typedef struct {
  uint32_t view;
  float x, y;
} peer_move;

/// The kinds of trees.
typedef enum { peer_box2d, peer_boost } peer_kind;

/// A tree of the boxes of views.
typedef struct peer_scene peer_scene;

/// Makes a tree of some views; free it with `peer_free`.
peer_scene *peer_make(peer_kind kind, const peer_view *views, uint32_t count);
void peer_free(peer_scene *scene);

/// Returns the view that a point hits, or -1.
int32_t peer_hit(peer_scene *scene, float x, float y);

/// Moves views, with all their descendants; the moves may be in any order.
void peer_moves(peer_scene *scene, const peer_move *moves, uint32_t count);

#ifdef __cplusplus
}
#endif
