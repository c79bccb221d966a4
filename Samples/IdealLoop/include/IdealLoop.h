#pragma once
#include <stddef.h>
#include <stdint.h>

#include "CountedPart.h"
#include "MemoryUse.h"

/// x' = a·x + c·y + tx, y' = b·x + d·y + ty.
typedef struct {
  float a, b, c, d, tx, ty;
} ideal_transform;

/// A whole view in one cache line: what hit-testing, moving and drawing read, as the engine lays it out.
typedef struct {
  float x, y, width, height;
  float linear[4];
  float origin_x, origin_y;
  uint32_t links[4];
  uint32_t flags;
  float alpha;
} ideal_record;

/// A view in paint order: which one, the index of its parent before it, and where those in it end. The first has no
/// parent.
typedef struct {
  uint32_t view, parent, end;
} ideal_node;

/// Where and how a listed view appears.
typedef struct {
  ideal_transform transform;
  float alpha;
  int32_t clip;
} ideal_appearance;

/// The box in which a view can be hit: (minX, minY, -maxX, -maxY).
typedef struct {
  float sides[4];
} ideal_box;

/// Where a view goes: its new centre.
typedef struct {
  uint32_t node;
  float x, y;
} ideal_move;

/// A run of nodes in preorder: a subtree.
typedef struct {
  uint32_t start, end;
} ideal_range;

/// Where all views of a list appear.
void ideal_appearances(const ideal_record *records, const ideal_node *nodes, ideal_appearance *list, size_t count);

/// The same for the views of some runs of the list, which are sorted and do not overlap.
void ideal_appearances_in(const ideal_record *records, const ideal_node *nodes, ideal_appearance *list,
                          const ideal_range *runs, size_t count);

/// Moves views: writes the record and the box of each. Both arrays hold `records[i]`'s box at `boxes[i]`.
void ideal_moves(ideal_record *records, ideal_box *boxes, const ideal_move *moves, size_t count);
