#include "IdealLoop.h"

#include <math.h>

static inline void step(const ideal_transform *local, const uint32_t *parents, ideal_transform *world, size_t node) {
  const ideal_transform l = local[node], p = world[parents[node]];
  ideal_transform w;
  w.a = p.a * l.a + p.c * l.b;
  w.b = p.b * l.a + p.d * l.b;
  w.c = p.a * l.c + p.c * l.d;
  w.d = p.b * l.c + p.d * l.d;
  w.tx = p.a * l.tx + p.c * l.ty + p.tx;
  w.ty = p.b * l.tx + p.d * l.ty + p.ty;
  world[node] = w;
}

void ideal_transforms(const ideal_transform *local, const uint32_t *parents, ideal_transform *world, size_t count) {
  if (count == 0) return;
  world[0] = local[0];
  for (size_t node = 1; node < count; node++) step(local, parents, world, node);
}

void ideal_transforms_in(const ideal_transform *local, const uint32_t *parents, ideal_transform *world,
                         const ideal_range *ranges, size_t count) {
  enum { ahead = 8 };
  for (size_t place = 0; place < count; place++) {
    if (place + ahead < count) {
      const uint32_t next = ranges[place + ahead].start;
      __builtin_prefetch(&local[next]);
      __builtin_prefetch(&parents[next]);
      __builtin_prefetch(&world[next], 1);
    }
    if (ranges[place].start == 0) world[0] = local[0];
    for (size_t node = ranges[place].start ? ranges[place].start : 1; node < ranges[place].end; node++) {
      step(local, parents, world, node);
    }
  }
}

void ideal_moves(ideal_record *records, ideal_box *boxes, const ideal_move *moves, size_t count) {
  enum { ahead = 24 };
  for (size_t place = 0; place < count; place++) {
    if (place + ahead < count) {
      __builtin_prefetch(&records[moves[place + ahead].node], 1);
      __builtin_prefetch(&boxes[moves[place + ahead].node], 1);
    }
    const ideal_move move = moves[place];
    ideal_record *record = &records[move.node];
    record->x = move.x - record->width / 2;
    record->y = move.y - record->height / 2;
    const float *m = record->linear;
    const float w = (fabsf(m[0]) * record->width + fabsf(m[2]) * record->height) / 2;
    const float h = (fabsf(m[1]) * record->width + fabsf(m[3]) * record->height) / 2;
    boxes[move.node] = (ideal_box){{move.x - w, move.y - h, -(move.x + w), -(move.y + h)}};
  }
}
