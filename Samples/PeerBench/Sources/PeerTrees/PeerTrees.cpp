#include "PeerTrees.h"

#include <algorithm>
#include <cmath>

#include "Tree.hpp"

namespace {
struct World {
  float a, b, c, d, tx, ty;
};
}  // namespace

struct peer_scene {
  std::unique_ptr<Tree> tree;
  std::vector<peer_view> views;
  std::vector<World> worlds;
  std::vector<Box> boxes;

  /// Computes the transform of a view to the scene, and the part of its box that no ancestor clips.
  void put(uint32_t view) {
    const peer_view &v = views[view];
    const float *m = v.linear;
    const float px = v.width / 2, py = v.height / 2, cx = v.x + px, cy = v.y + py;
    const World local{m[0], m[1], m[2], m[3], cx - m[0] * px - m[2] * py, cy - m[1] * px - m[3] * py};
    World w = local;
    if (view > 0) {
      const World &o = worlds[v.parent];
      w = {o.a * local.a + o.c * local.b, o.b * local.a + o.d * local.b, o.a * local.c + o.c * local.d,
           o.b * local.c + o.d * local.d, o.a * local.tx + o.c * local.ty + o.tx,
           o.b * local.tx + o.d * local.ty + o.ty};
    }
    worlds[view] = w;
    const float x = w.a * px + w.c * py + w.tx, y = w.b * px + w.d * py + w.ty;
    // The box is a little larger than the view, so that rounding loses nothing: the exact test decides.
    const float slack = 1e-5f * (std::abs(x) + std::abs(y)) + 1e-3f;
    const float width = std::abs(w.a) * px + std::abs(w.c) * py + slack;
    const float height = std::abs(w.b) * px + std::abs(w.d) * py + slack;
    Box box{x - width, y - height, x + width, y + height};
    if (view > 0) {
      const Box &o = boxes[v.parent];
      box = {std::max(box.minX, o.minX), std::max(box.minY, o.minY), std::min(box.maxX, o.maxX),
             std::min(box.maxY, o.maxY)};
      box.maxX = std::max(box.minX, box.maxX);
      box.maxY = std::max(box.minY, box.maxY);
    }
    boxes[view] = box;
  }

  /// Whether the point lies in a view and all its ancestors; on success the point is in the view's own coordinates.
  bool contains(uint32_t view, float &x, float &y) const {
    const peer_view &v = views[view];
    if (view > 0 && !contains(v.parent, x, y)) return false;
    const float *m = v.linear;
    if (m[0] == 1 && m[1] == 0 && m[2] == 0 && m[3] == 1) {
      x -= v.x;
      y -= v.y;
    } else {
      const float scale = 1 / (m[0] * m[3] - m[1] * m[2]);
      const float dx = x - (v.x + v.width / 2), dy = y - (v.y + v.height / 2);
      x = (m[3] * dx - m[2] * dy) * scale + v.width / 2;
      y = (m[0] * dy - m[1] * dx) * scale + v.height / 2;
    }
    return x >= 0 && y >= 0 && x < v.width && y < v.height;
  }
};

peer_scene *peer_make(peer_kind kind, const peer_view *views, uint32_t count) {
  auto *scene = new peer_scene;
  scene->tree = kind == peer_box2d ? makeBox2DTree() : makeBoostTree();
  scene->views.assign(views, views + count);
  scene->worlds.resize(count);
  scene->boxes.resize(count);
  for (uint32_t view = 0; view < count; view++) scene->put(view);
  scene->tree->build(scene->boxes);
  return scene;
}

void peer_free(peer_scene *scene) { delete scene; }

int32_t peer_hit(peer_scene *scene, float x, float y) {
  const auto passes = [&](uint32_t view) {
    float insideX = x, insideY = y;
    return scene->contains(view, insideX, insideY);
  };
  const int32_t best = scene->tree->last(x, y, passes);
  return best < 0 && passes(0) ? 0 : best;
}

void peer_moves(peer_scene *scene, const peer_move *moves, uint32_t count) {
  std::vector<uint32_t> moved;
  for (uint32_t index = 0; index < count; index++) {
    scene->views[moves[index].view].x = moves[index].x;
    scene->views[moves[index].view].y = moves[index].y;
    moved.push_back(moves[index].view);
  }
  std::sort(moved.begin(), moved.end());
  uint32_t done = 0;
  for (const uint32_t top : moved) {
    for (uint32_t view = std::max(top, done); view < scene->views[top].end; view++) {
      const Box before = scene->boxes[view];
      scene->put(view);
      scene->tree->move(view, before, scene->boxes[view]);
    }
    done = std::max(done, scene->views[top].end);
  }
}
