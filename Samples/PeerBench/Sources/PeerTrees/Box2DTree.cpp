#include <box2d/b2_dynamic_tree.h>

#include "Tree.hpp"

namespace {
b2AABB aabb(const Box &box) { return {b2Vec2(box.minX, box.minY), b2Vec2(box.maxX, box.maxY)}; }

class Box2DTree : public Tree {
 public:
  void build(const std::vector<Box> &boxes) override {
    proxies.push_back(b2_nullNode);
    for (size_t number = 1; number < boxes.size(); number++) {
      proxies.push_back(tree.CreateProxy(aabb(boxes[number]), reinterpret_cast<void *>(number)));
    }
  }

  void move(uint32_t number, const Box &before, const Box &after) override {
    tree.MoveProxy(proxies[number], aabb(after), b2Vec2(after.minX - before.minX, after.minY - before.minY));
  }

  int32_t last(float x, float y, const std::function<bool(uint32_t)> &passes) override {
    Query query{tree, passes, -1};
    tree.Query(&query, {b2Vec2(x, y), b2Vec2(x, y)});
    return query.best;
  }

 private:
  struct Query {
    const b2DynamicTree &tree;
    const std::function<bool(uint32_t)> &passes;
    int32_t best;

    bool QueryCallback(int32 proxy) {
      const auto number = static_cast<int32_t>(reinterpret_cast<uintptr_t>(tree.GetUserData(proxy)));
      if (number > best && passes(static_cast<uint32_t>(number))) best = number;
      return true;
    }
  };

  b2DynamicTree tree;
  std::vector<int32> proxies;
};
}  // namespace

std::unique_ptr<Tree> makeBox2DTree() { return std::make_unique<Box2DTree>(); }
