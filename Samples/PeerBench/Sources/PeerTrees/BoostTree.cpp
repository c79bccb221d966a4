#include "BoostConversionFix.hpp"

#include <boost/geometry.hpp>
#include <boost/geometry/geometries/box.hpp>
#include <boost/geometry/geometries/point.hpp>
#include <boost/geometry/index/rtree.hpp>

#include "Tree.hpp"

namespace {
namespace geometry = boost::geometry;
using Point = geometry::model::point<float, 2, geometry::cs::cartesian>;
using Entry = std::pair<geometry::model::box<Point>, uint32_t>;

Entry entry(uint32_t number, const Box &box) { return {{Point(box.minX, box.minY), Point(box.maxX, box.maxY)}, number}; }

class BoostTree : public Tree {
 public:
  void build(const std::vector<Box> &boxes) override {
    std::vector<Entry> entries;
    for (size_t number = 1; number < boxes.size(); number++) {
      entries.push_back(entry(static_cast<uint32_t>(number), boxes[number]));
    }
    tree = decltype(tree)(entries);
  }

  void move(uint32_t number, const Box &before, const Box &after) override {
    tree.remove(entry(number, before));
    tree.insert(entry(number, after));
  }

  int32_t last(float x, float y, const std::function<bool(uint32_t)> &passes) override {
    int32_t best = -1;
    for (auto found = tree.qbegin(geometry::index::intersects(Point(x, y))); found != tree.qend(); ++found) {
      const auto number = static_cast<int32_t>(found->second);
      if (number > best && passes(found->second)) best = number;
    }
    return best;
  }

 private:
  geometry::index::rtree<Entry, geometry::index::rstar<16>> tree;
};
}  // namespace

std::unique_ptr<Tree> makeBoostTree() { return std::make_unique<BoostTree>(); }
