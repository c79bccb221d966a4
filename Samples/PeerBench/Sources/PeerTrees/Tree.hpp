#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

/// An upright box in the coordinates of the scene.
struct Box {
  float minX, minY, maxX, maxY;
};

/// A tree of boxes, each with a number.
class Tree {
 public:
  virtual ~Tree() = default;
  /// Takes all boxes but the first in; the numbers are their indices. The first is around all others: it would be a
  /// candidate everywhere, and makes Box2D's tree many times slower.
  virtual void build(const std::vector<Box> &boxes) = 0;
  /// Moves a box.
  virtual void move(uint32_t number, const Box &before, const Box &after) = 0;
  /// The highest number of a box around the point that passes a test, or -1.
  virtual int32_t last(float x, float y, const std::function<bool(uint32_t)> &passes) = 0;
};

std::unique_ptr<Tree> makeBox2DTree();
std::unique_ptr<Tree> makeBoostTree();
