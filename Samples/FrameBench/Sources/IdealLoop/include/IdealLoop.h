#pragma once
#include <stddef.h>
#include <stdint.h>

#include "CountedPart.h"
#include "MemoryUse.h"

/// x' = a·x + c·y + tx, y' = b·x + d·y + ty.
typedef struct {
  float a, b, c, d, tx, ty;
} ideal_transform;

/// A whole view in one cache line: the values that hit-testing, moving and drawing read, in the engine's layout.
typedef struct {
  float x, y, width, height;
  float linear[4];
  float origin_x, origin_y;
  uint32_t links[4];
  uint32_t flags;
  float alpha;
} ideal_record;

/// A view in paint order: its index among the records, the index of its parent earlier in the list, and the end of its
/// descendants. The first has no parent.
typedef struct {
  uint32_t view, parent, end;
} ideal_node;

/// The transform, opacity and clipping of a listed view.
typedef struct {
  ideal_transform transform;
  float alpha;
  int32_t clip;
} ideal_appearance;

/// The box in which a view can be hit: (minX, minY, -maxX, -maxY).
typedef struct {
  float sides[4];
} ideal_box;

/// A move of a view to a new centre.
typedef struct {
  uint32_t node;
  float x, y;
} ideal_move;

/// A range of nodes in preorder: a subtree.
typedef struct {
  uint32_t start, end;
} ideal_range;

/// Computes the appearances of all views of a list.
void ideal_appearances(const ideal_record *records, const ideal_node *nodes, ideal_appearance *list, size_t count);

/// Computes the appearances of the views in some ranges of the list, which are sorted and do not overlap.
void ideal_appearances_in(const ideal_record *records, const ideal_node *nodes, ideal_appearance *list,
                          const ideal_range *runs, size_t count);

/// Moves views: writes the record and the box of each. The box of `records[i]` is `boxes[i]`.
void ideal_moves(ideal_record *records, ideal_box *boxes, const ideal_move *moves, size_t count);
