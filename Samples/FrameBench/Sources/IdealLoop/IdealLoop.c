#include "IdealLoop.h"

#include <math.h>

static inline void step(const ideal_record *records, const ideal_node *nodes, ideal_appearance *list, size_t index) {
  static const ideal_appearance around = {{1, 0, 0, 1, 0, 0}, 1, -1};
  const ideal_node node = nodes[index];
  const ideal_record *r = &records[node.view];
  const ideal_appearance *outer = node.parent == UINT32_MAX ? &around : &list[node.parent];
  const ideal_transform p = outer->transform;
  const float *l = r->linear;
  const float pivot_x = r->origin_x + r->width / 2, pivot_y = r->origin_y + r->height / 2;
  const float tx = r->x + r->width / 2 - l[0] * pivot_x - l[2] * pivot_y;
  const float ty = r->y + r->height / 2 - l[1] * pivot_x - l[3] * pivot_y;
  ideal_appearance w;
  w.transform.a = p.a * l[0] + p.c * l[1];
  w.transform.b = p.b * l[0] + p.d * l[1];
  w.transform.c = p.a * l[2] + p.c * l[3];
  w.transform.d = p.b * l[2] + p.d * l[3];
  w.transform.tx = p.a * tx + p.c * ty + p.tx;
  w.transform.ty = p.b * tx + p.d * ty + p.ty;
  w.alpha = outer->alpha * r->alpha;
  w.clip = -1;
  list[index] = w;
}

void ideal_appearances(const ideal_record *records, const ideal_node *nodes, ideal_appearance *list, size_t count) {
  for (size_t index = 0; index < count; index++) step(records, nodes, list, index);
}

void ideal_appearances_in(const ideal_record *records, const ideal_node *nodes, ideal_appearance *list,
                          const ideal_range *runs, size_t count) {
  enum { near = 8, far = 16 };
  for (size_t number = 0; number < count; number++) {
    if (number + far < count) {
      const uint32_t next = runs[number + far].start;
      __builtin_prefetch(&nodes[next]);
      __builtin_prefetch(&list[next], 1);
    }
    if (number + near < count) {
      const ideal_node next = nodes[runs[number + near].start];
      __builtin_prefetch(&records[next.view]);
      if (next.parent != UINT32_MAX) __builtin_prefetch(&list[next.parent]);
    }
    for (size_t index = runs[number].start; index < runs[number].end; index++) step(records, nodes, list, index);
  }
}

void ideal_moves(ideal_record *records, ideal_box *boxes, const ideal_move *moves, size_t count) {
  enum { ahead = 24 };
  for (size_t index = 0; index < count; index++) {
    if (index + ahead < count) {
      __builtin_prefetch(&records[moves[index + ahead].node], 1);
      __builtin_prefetch(&boxes[moves[index + ahead].node], 1);
    }
    const ideal_move move = moves[index];
    ideal_record *record = &records[move.node];
    record->x = move.x - record->width / 2;
    record->y = move.y - record->height / 2;
    const float *m = record->linear;
    const float w = (fabsf(m[0]) * record->width + fabsf(m[2]) * record->height) / 2;
    const float h = (fabsf(m[1]) * record->width + fabsf(m[3]) * record->height) / 2;
    boxes[move.node] = (ideal_box){{move.x - w, move.y - h, -(move.x + w), -(move.y + h)}};
  }
}
