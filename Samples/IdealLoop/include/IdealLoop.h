#pragma once
#include <stddef.h>
#include <stdint.h>

#include "MemoryUse.h"

/// x' = a·x + c·y + tx, y' = b·x + d·y + ty.
typedef struct {
  float a, b, c, d, tx, ty;
} ideal_transform;

/// A whole view in one cache line, as small as one can be that hit-testing, moving and drawing read.
typedef struct {
  float x, y, width, height;
  float linear[4];
  float other[8];
} ideal_record;

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

/// World transforms of all nodes. `parents` of node 0 is not read; every other parent comes before its children.
void ideal_transforms(const ideal_transform *local, const uint32_t *parents, ideal_transform *world, size_t count);

/// World transforms of the nodes of some subtrees, which are sorted and do not overlap.
void ideal_transforms_in(const ideal_transform *local, const uint32_t *parents, ideal_transform *world,
                         const ideal_range *ranges, size_t count);

/// Moves views: writes the record and the box of each. Both arrays hold `records[i]`'s box at `boxes[i]`.
void ideal_moves(ideal_record *records, ideal_box *boxes, const ideal_move *moves, size_t count);
